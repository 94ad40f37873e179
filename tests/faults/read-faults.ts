import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One wrong line of the product, and the rows of which at least one must turn red. */
export interface Fault {
  room: string;
  /** What a visitor, owner or host would meet. */
  says: string;
  file: string;
  from: string;
  to: string;
  /** A test file, and part of the names of its rows. */
  test: string;
  row?: string | undefined;
}

/** Reads the list, which says itself how it is written. */
export function readFaults(): Fault[] {
  const faults: Fault[] = [];
  const text = readFileSync(join(import.meta.dirname, "faults.txt"), "utf8");
  let [room, file, test] = ["", "", ""];
  let row: string | undefined;
  // What stands before the first room explains the list.
  for (const block of text.slice(text.indexOf("\n# ")).split(/\n\n+/)) {
    const lines = block.split("\n").filter(Boolean);
    const [first = ""] = lines;
    const place = /^(\S+) → (\S+?)(?:: (.+))?$/.exec(first);
    if (first.startsWith("# ")) room = first.slice(2);
    else if (place) [, file = "", test = "", row] = place;
    else if (lines.length > 0) {
      const strange = lines.slice(1).find((line) => !/^[-+] /.test(line));
      if (strange) throw new Error(`tests/faults/faults.txt: "${strange}" begins with neither "- " nor "+ ".`);
      const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
      const [from, to] = [marked("- ").join("\n"), marked("+ ").join("\n")];
      if (!from) throw new Error(`tests/faults/faults.txt: "${first}" names no text to replace.`);
      faults.push({ room, says: first, file, from, to, test, row });
    }
  }
  return faults;
}
