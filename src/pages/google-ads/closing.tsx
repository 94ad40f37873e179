import { palette, Vignette } from "../../components/shapes.tsx";

/** Piles of coins with milled edges, each higher than the one before, to the edge of the screen; and the coin that is spent next. */
export function Closing() {
  return (
    <Vignette>
      {piles.map((coins, pile) =>
        Array.from({ length: coins }, (_, coin) => {
          const [x, y] = [pile * 132, 280 - coin * 44];
          return (
            <g key={y}>
              <rect x={x} y={y} width={120} height={44} rx={8} fill={coin % 2 ? palette.paper : palette.mustard} />
              <path stroke={palette.ink} strokeWidth={24} strokeDasharray="4 12" d={`M${x + 10} ${y + 22}h100`} />
            </g>
          );
        }),
      )}
      <g className="gesture gesture-up">
        <circle cx={60} cy={170} r={56} fill={palette.ink} />
        <path fill="none" stroke={palette.mustard} strokeWidth={12} d="M94 147a36 36 0 1 0 0 46M22 162h50M22 178h50" />
      </g>
    </Vignette>
  );
}

/** How many coins each pile has. */
const piles = [1, 3, 5, 6, 7, 7, 7];
