import { useState } from "react";
import { type Slot, StaticSlot } from "./static-slot.tsx";

/** Names of the button; the two faces are its slots. */
export interface FlipImageProps {
  /** Names of the button, by the face in front. */
  turn: string;
  back: string;
  slots: { front: Slot; back: Slot };
}

/** The hero image: a click turns it over, another turns it back (specification section 4). */
export function FlipImage({ turn, back, slots }: FlipImageProps) {
  const [turned, setTurned] = useState(false);
  return (
    <div className="flip" data-turned={turned ? "" : undefined}>
      <StaticSlot as="div" name="front" className="face" html={slots.front} />
      <StaticSlot as="div" name="back" className="face flip-back" html={slots.back} />
      <button
        type="button"
        className="flip-button"
        aria-label={turned ? back : turn}
        onClick={() => setTurned(!turned)}
      />
    </div>
  );
}
