/** What begins, continues or ends a press. The browser cancels the pointer of a finger that scrolls, but not its touch. */
const PRESSES = ["pointerdown", "pointerup", "pointercancel", "touchstart", "touchmove", "touchend", "touchcancel"];

/** Moves that stand still while their board is pressed, so that a press ends on the card where it began. */
interface HeldMoves {
  isPressed: boolean;
  moves: Animation[];
}

/** Holds the moves on a board while it is pressed. */
export function holdMoves(board: Element, leaving: AbortSignal): HeldMoves {
  const held: HeldMoves = { isPressed: false, moves: [] };
  for (const type of PRESSES) addEventListener(type, onPress, { passive: true, signal: leaving });
  return held;

  function onPress({ type, target, touches }: Event & Partial<TouchEvent>): void {
    const isDown = type === "pointerdown" || (touches?.length ?? 0) > 0;
    held.isPressed = isDown && board.contains(target as Node);
    for (const move of held.moves) move.playbackRate = held.isPressed ? 0 : 1;
  }
}
