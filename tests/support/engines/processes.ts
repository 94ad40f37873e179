import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** A program that runs during the tests. */
export interface RunningProgram {
  child: ChildProcess;
  /** Stops the program and waits for its exit. */
  stop(): Promise<void>;
}

/** Starts a program with a pipe for standard error, and kills it if the test process exits early. */
export function startProgram(file: string, args: readonly string[], options: SpawnOptions = {}): RunningProgram {
  const child = spawn(file, args, { stdio: ["ignore", "ignore", "pipe"], ...options });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return {
    child,
    async stop() {
      process.off("exit", kill);
      child.kill("SIGTERM");
      const force = setTimeout(kill, STOP_MS);
      await ended;
      clearTimeout(force);
    },
  };
}

/** Long enough for a browser to exit normally. */
const STOP_MS = 5000;

/**
 * Waits for a line in the output of a program.
 *
 * @returns the first group of the pattern.
 * @throws Error with all output, if the program exits first.
 */
export function waitForOutput(
  { child }: RunningProgram,
  stream: NodeJS.ReadableStream | null,
  line: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    stream?.on("data", (text) => {
      output += text;
      const found = line.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("close", (status) => reject(new Error(`${child.spawnfile} exited with ${status}: ${output}`)));
    child.once("error", reject);
  });
}
