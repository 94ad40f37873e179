import { useState } from "react";
import { type Slot, StaticSlot } from "./static-slot.tsx";

export interface FlipImageProps {
  /** Names of the button while the front or the back is shown. */
  turn: string;
  back: string;
  slots: { front: Slot; back: Slot };
}

/** The hero image: a click turns it over, another turns it back. */
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
