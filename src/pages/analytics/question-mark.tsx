import { palette, Vignette } from "../../components/shapes.tsx";

/** What a report is for: a question, with its point coming down. */
export function QuestionMark() {
  return (
    <Vignette>
      <path fill="none" stroke={palette.mustard} strokeWidth={60} d="M82 110a78 78 0 1 1 78 78v44" />
      <circle className="gesture gesture-up" cx={160} cy={288} r={30} fill={palette.tomato} />
    </Vignette>
  );
}
