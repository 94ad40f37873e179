/**
 * Waits for the end of something that sends events, such as a scroll.
 *
 * @param time How long no event may have come, in milliseconds. A frame without one must follow: on a busy machine the
 *   frame that would send it is late.
 * @param onRest Called at the end.
 * @returns `wait`, to be called at each event, and `stop`, which ends the wait without the call.
 */
export function awaitRest(time: number, onRest: () => void): { wait: () => void; stop: () => void } {
  let latest = 0;
  const wait = () => {
    const own = ++latest;
    const unlessMoved = (next: () => void) => () => own === latest && next();
    setTimeout(
      unlessMoved(() => requestAnimationFrame(unlessMoved(onRest))),
      time,
    );
  };
  const stop = () => {
    latest++;
  };
  return { wait, stop };
}
