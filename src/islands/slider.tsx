import { useEffect, useRef } from "react";
import { Text } from "./text.tsx";

/** The values that a slider can have, and the first one. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
  start: number;
}

/** A labelled range input. It keeps its own value, so that a move before hydration counts: `onMove` is told at once. */
export function Slider({
  label,
  shown,
  range,
  onMove,
}: {
  label: string;
  /** The value in words, beside the label and for screen readers. */
  shown: string;
  range: SliderRange;
  onMove: (value: number) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the value at hydration was missed.
  useEffect(() => onMove(input.current?.valueAsNumber ?? range.start), []);
  const { min, max, step, start } = range;
  return (
    <label className="slider">
      <Text>{label}</Text> <Text as="strong">{shown}</Text>
      <input
        ref={input}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={start}
        aria-label={label}
        aria-valuetext={shown}
        onInput={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
      />
    </label>
  );
}
