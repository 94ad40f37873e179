import type { Path } from "../../urls.ts";
import { useLinkWords } from "../page-context.tsx";
import { Unbroken } from "../unbroken.tsx";

/** How links name a page. */
export function PageName({ of: path }: { of: Path }) {
  return <Unbroken text={useLinkWords()(path).label} />;
}
