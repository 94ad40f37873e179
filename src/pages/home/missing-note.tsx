import { Icon } from "../../components/icon.tsx";
import type { Words } from "./words.ts";

/** For visitors who come from an address that does not exist; the script opens it, and it floats over the page. */
export function MissingNote({ words }: { words: Words["missing"] }) {
  return (
    <div id="missing-note" className="missing-note tone-ink" popover="auto" hidden>
      <p>{words.text}</p>
      <button type="button" popoverTarget="missing-note" popoverTargetAction="hide" aria-label={words.close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
