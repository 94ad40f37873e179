/** The bands of a page that convinces, from top to bottom: promise, offer, proof, answers, button. */
export const landingBands = [
  <Band key="promise">
    <path fill="var(--ink)" d="M30 34h180v20H30zM60 66h120v20H60z" />
  </Band>,
  <Band key="offer">
    <path fill="var(--mustard)" d="M30 10h180v100H30z" />
    <circle cx={84} cy={60} r={34} fill="var(--tomato)" />
    <path fill="var(--ink)" d="M136 36h54v10h-54zm0 20h54v10h-54zm0 20h30v10h-30z" />
  </Band>,
  <Band key="proof">
    <path fill="var(--teal)" d="M30 20h52v52H30zM94 20h52v52H94zM158 20h52v52h-52z" />
    <path fill="var(--sky)" d="M30 72a26 26 0 0 1 52 0zM94 72a26 26 0 0 1 52 0zM158 72a26 26 0 0 1 52 0z" />
    <path fill="var(--ink)" d="M30 84h52v8H30zM94 84h52v8H94zM158 84h52v8h-52z" />
  </Band>,
  <Band key="answers">
    <path stroke="var(--ink)" strokeWidth={4} d="M30 22h180M30 60h180M30 98h180M190 34v14m-7-7h14M190 72v14m-7-7h14" />
    <path fill="var(--ink)" d="M30 36h100v10H30zM30 74h76v10H30z" />
  </Band>,
  <Band key="button">
    <rect x={40} y={28} width={160} height={56} rx={28} fill="var(--tomato)" />
    <path fill="var(--ink)" d="m150 60 74 30-30 12-12 30z" />
  </Band>,
] as const;

function Band({ children }: { children: React.ReactNode }) {
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true">
      {children}
    </svg>
  );
}
