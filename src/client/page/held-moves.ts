/** What begins, continues or ends a press. The browser cancels the pointer of a finger that scrolls, but not its touch. */
const PRESSES = ["pointerdown", "pointerup", "pointercancel", "touchstart", "touchmove", "touchend", "touchcancel"];

/** Holds the moves of cards while one of them is pressed, so that a press ends on the card where it began. */
export function holdMoves(board: Element, leaving: AbortSignal) {
  let moves: Animation[] = [];
  let hasPointer = false;
  let hasFinger = false;
  const isPressed = () => hasPointer || hasFinger;
  for (const type of PRESSES) addEventListener(type, onPress, { passive: true, signal: leaving });
  leaving.addEventListener("abort", end);
  return { isPressed, end, hold };

  function onPress({ type, target, touches }: Event & Partial<TouchEvent>): void {
    if (touches) hasFinger = [...touches].some((finger) => board.contains(finger.target as Node));
    else hasPointer = type === "pointerdown" && board.contains(target as Node);
    for (const move of moves) move.playbackRate = isPressed() ? 0 : 1;
  }

  /** Holds the moves of a shuffle. */
  function hold(begun: Animation[]): void {
    moves = begun;
  }

  /** Ends them where they lead. */
  function end(): void {
    for (const move of moves) move.cancel();
  }
}
