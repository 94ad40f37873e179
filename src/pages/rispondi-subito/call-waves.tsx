import { palette, Wave } from "../../components/shapes.tsx";

const ringing = [60, 60, 60, 60, 60, 4, 4, 4, 60, 60, 60, 60, 60, 4, 4, 4, 60, 60, 60, 60, 60];
const speaking = [6, 18, 40, 28, 54, 34, 14, 26, 48, 62, 38, 20, 10, 30, 52, 24, 44, 58, 32, 14, 6];

/** The four moments of a call, in their order: it rings, someone speaks, it is handed on, it is written down. */
export const callWaves = [
  <Wave key="ring" heights={ringing} />,
  <Wave key="question" heights={speaking} />,
  <svg key="person" viewBox="0 0 248 64" aria-hidden="true">
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth={6}
      d="M4 29v6M16 29v6M28 29v6M40 29v6M52 29v6M64 29v6M76 29v6M88 29v6M100 29v6M112 29v6M124 29v6M136 32h40M160 14l18 18-18 18"
    />
    <circle cx={216} cy={32} r={28} fill={palette.tomato} />
  </svg>,
  <svg key="record" viewBox="0 0 248 64" aria-hidden="true">
    <path fill="currentColor" d="M0 0h248v64H0z" />
    <circle cx={36} cy={32} r={18} fill={palette.teal} />
    <path stroke={palette.ink} strokeWidth={8} d="M74 22h140M74 42h90" />
  </svg>,
];
