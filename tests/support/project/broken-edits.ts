/** A mistake as an owner makes it, as a file of `tests/builds/broken-edits` writes it. */
export interface BrokenEdit {
  files: FileEdit[];
  /** `npm run build`, or another command with its words. */
  command: string;
  /** What stands on the screen then. `{line}` is the line of the first edit, `{line + 1}` the next one. */
  screen: string;
  /** The file without the screen. */
  head: string;
}

/** An edit of a file. Without old text the file is new, without both it is deleted. */
interface FileEdit {
  path: string;
  before: string;
  after: string;
  /** Whether the new text is written as base64. */
  isBinary: boolean;
}

/** Where the screen begins, after the command. */
const COMMAND = /^\$ (npm .*)\n/m;

/** Reads a file: a sentence, edits below `--- path` with lines of `-` and `+`, then `$ npm …` and the screen. */
export function readEdit(text: string): BrokenEdit {
  const [started = "", command = ""] = COMMAND.exec(text) ?? [];
  const index = text.indexOf(started);
  const [, ...parts] = text.slice(0, index).split(/^--- /m);
  const files = parts.map((part): FileEdit => {
    const [heading = "", ...lines] = part.split("\n");
    const of = (mark: string) => lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(1)] : [])).join("\n");
    return {
      path: heading.replace(" (base64)", ""),
      before: of("-"),
      after: of("+"),
      isBinary: heading.endsWith(" (base64)"),
    };
  });
  const end = index + started.length;
  return { files, command, screen: text.slice(end).trimEnd(), head: text.slice(0, end) };
}

/** Returns the text of a file after an edit, and the line of the edit. */
export function applyEdit(text: string, { path, before, after }: FileEdit): { text: string; line: number } {
  const index = text.indexOf(before);
  if (index === -1) throw new Error(`${path} has no "${before}". Adapt the edit to the file.`);
  return {
    text: text.slice(0, index) + after + text.slice(index + before.length),
    line: text.slice(0, index).split("\n").length,
  };
}
