import type { BuildError, Problem } from "./problem.ts";

/** Returns an error as problems, each at the line of the sources that it names. `doing` says what failed: "The words cannot be written". */
export function problemsOfError(root: string, error: unknown, doing?: string): readonly Problem[] {
  if (!(error instanceof Error)) return [{ place: "", says: sentence(doing, String(error)), fix: LOOK_AT_CHANGES }];
  // The development server imports another class of the same name after each save.
  if (error.name === "BuildError") return (error as BuildError).problems;
  const mistakes = mistakesOfBundler(root, error.message);
  if (mistakes.length > 0) return mistakes;
  const missing = missingModule(root, error.message);
  if (missing) return [missing];

  const says = sentence(doing, `${error.name}: ${error.message.replaceAll(root, ".")}`);
  const advice = adviceFor(error);
  const [first, ...callers] = ownFrames(root, error.stack ?? "");
  if (!first && !advice) {
    const stack = error.stack?.match(/^\s+at .*$/gm) ?? [];
    return [{ place: "", says, fix: [LOOK_AT_CHANGES, ...stack.map((line) => line.trim())].join("\n  ") }];
  }
  // The steps of the build follow only where they are at fault themselves.
  const end = isStep(first) ? -1 : callers.findIndex(isStep);
  const ours = end === -1 ? callers : callers.slice(0, end);
  const fix = [advice ?? "Correct it there.", ...ours.map(({ place, name }) => `at ${name} (${place})`)].join("\n  ");
  return [{ place: first?.place ?? "", says, fix }];
}

const LOOK_AT_CHANGES = "No line of the sources is named: look at what was changed last.";

function adviceFor(error: Error): string | undefined {
  if (error.message.endsWith(" is not defined")) return "Put it in quotes if it is text, or correct the name.";
  // Of an import: Node names neither file nor line.
  if (error.name === "SyntaxError") return "Correct the name where it is exported, or where it is imported.";
  return undefined;
}

function sentence(doing: string | undefined, text: string): string {
  return `${doing ? `${doing}: ` : ""}${text}${/[.!?]$/.test(text) ? "" : "."}`;
}

/** Returns what esbuild cannot read; tsx uses it too. */
function mistakesOfBundler(root: string, message: string): Problem[] {
  return [...message.matchAll(/^(.*):(\d+):(\d+): ERROR: (.*)$/gm)].map(([, file = "", line, column, reason = ""]) => ({
    // Columns count from 0 there, and from 1 in an editor.
    place: `${shorten(root, file)}:${line}:${Number(column) + 1}`,
    says: `${reason}.`,
    fix: reason.startsWith("Legacy octal") ? PLAIN_NUMBER : LOOK_AROUND,
  }));
}

const LOOK_AROUND =
  "Look there and in the line above for a quote, comma or bracket that is missing or extra, or a wrong name.";
/** JavaScript reads the zeros after a thousands comma as a number of its own. */
const PLAIN_NUMBER = "Write numbers without commas or points between thousands: 4000.";

/** Returns the problem if Node finds no file of an import. */
function missingModule(root: string, message: string): Problem | undefined {
  const [, file, importer] = /^Cannot find module '(.*?)' imported from (.*)$/m.exec(message) ?? [];
  if (!file || !importer) return undefined;
  const says = `It imports ${shorten(root, file)}, but there is no such file.`;
  return { place: shorten(root, importer), says, fix: "Correct the name of the import, or put the file there." };
}

interface Frame {
  name: string;
  /** File, line and column: `src/site.ts:18:9`. */
  place: string;
}

/** Returns the lines of a stack that are in our files. Node calls top-level code and arrow functions `<anonymous>`. */
function ownFrames(root: string, stack: string): Frame[] {
  const frames = [...stack.matchAll(/^\s+at (?:(.*?) \()?(\S.*?)(?:\?[^:]*)?:(\d+):(\d+)\)?$/gm)];
  return frames.flatMap(([, name = "<anonymous>", file = "", line, column]) => {
    // Those only waited for the error.
    if (name.startsWith("async ") || file.startsWith("async ")) return [];
    const path = shorten(root, file);
    const isOwn = !/^(?:\.\.|\w+:|\/|.*\bnode_modules\/)/.test(path);
    return isOwn ? [{ name, place: `${path}:${line}:${column}` }] : [];
  });
}

/** Whether a line belongs to the build, not to what it builds. */
function isStep(frame: Frame | undefined): boolean {
  return frame !== undefined && /^(?:build\.ts|src\/(?:commands|servers|ssg)\/|src\/pages\/[^/]+:)/.test(frame.place);
}

/** Returns a file as it is named in the project, with forward slashes; one elsewhere keeps its path. */
function shorten(root: string, file: string): string {
  const forward = (path: string) => path.replaceAll("\\", "/");
  const path = forward(file.startsWith("file:") ? decodeURI(file).replace(/^file:\/\/(?:\/(?=\w:))?/, "") : file);
  const folder = `${forward(root)}/`;
  return path.startsWith(folder) ? path.slice(folder.length) : path;
}
