import { palette, Vignette } from "../../components/shapes.tsx";

/** What a report is for: a question, with its point coming down. */
export function QuestionMark() {
  return (
    <Vignette>
      <path fill="none" stroke={palette.mustard} strokeWidth={64} d="M72 124a88 88 0 1 1 88 88v32" />
      <circle className="gesture gesture-up" cx={160} cy={286} r={32} fill={palette.tomato} />
    </Vignette>
  );
}
