import { palette, Vignette } from "../../components/shapes.tsx";

/** What a report is for: a question, with its point coming down. */
export function QuestionMark() {
  return (
    <Vignette>
      <path fill={palette.mustard} d="M40 112a120 120 0 1 1 152 115v13h-64v-64h32a64 64 0 1 0-56-64z" />
      <circle className="gesture gesture-up" cx={160} cy={286} r={32} fill={palette.tomato} />
    </Vignette>
  );
}
