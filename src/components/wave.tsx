/** A strip of sound: bars round a middle line, as a recorder draws a voice. */
export function Wave({ heights }: { heights: readonly number[] }) {
  const bars = heights.map((height, index) => `M${4 + index * 12} ${32 - height / 2}v${height}`);
  return (
    <svg viewBox={`0 0 ${heights.length * 12 - 4} 64`} aria-hidden="true">
      <path stroke="currentColor" strokeWidth={6} d={bars.join("")} />
    </svg>
  );
}
