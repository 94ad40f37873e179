import type { Path } from "../../urls.ts";
import { useLinkWords } from "../page-context.tsx";

/** How links name a page; lines end between words, never at a hyphen. */
export function PageName({ of: path }: { of: Path }) {
  const words = useLinkWords()(path).label.split(" ");
  return words.map((word, index) => [
    index > 0 && " ",
    word.includes("-") ? (
      <span key={word} className="unbroken">
        {word}
      </span>
    ) : (
      word
    ),
  ]);
}
