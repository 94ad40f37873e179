import type { Path } from "../../urls.ts";
import { useLinkWords } from "../page-context.tsx";

/** How links name a page. Lines end between words, never at a hyphen. */
export function PageName({ of: path }: { of: Path }) {
  const { label } = useLinkWords()(path);
  return label.split(/(\S*-\S*)/).map((part) =>
    part.includes("-") ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
