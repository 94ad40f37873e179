/** A bar in two parts, as wide as their figures. */
export function Split({ parts: [one, other] }: { parts: readonly [number, number] }) {
  return (
    <svg className="split" viewBox={`0 0 ${one + other} 8`} preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--mustard)" d={`M0 0h${one}v8H0z`} />
      <path fill="var(--sky)" d={`M${one} 0h${other}v8H${one}z`} />
    </svg>
  );
}
