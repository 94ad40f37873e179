import { spawn } from "node:child_process";
import type { Answers } from "./run-site.ts";

type AnswerTo<Name extends keyof Answers> = Awaited<ReturnType<Answers[Name]>>;

/** A process that runs the site. */
export interface SiteProcess {
  /** Rejects with an error, or with its description. */
  ask<Name extends keyof Answers>(name: Name, ...values: Parameters<Answers[Name]>): Promise<AnswerTo<Name>>;
  isRunning(): boolean;
  stop(): void;
}

/** Starts a process from the code of `run-site.ts`. Once it is stopped, or ends by itself, its answers are errors. */
export function startSiteProcess(root: string, code: string): SiteProcess {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // Keeps bytes and errors.
    serialization: "advanced",
  });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (reason: unknown) => void }>();
  let last = 0;
  let hasEnded = false;

  child.on("message", ({ id, value, error }: { id: number; value: never; error?: unknown }) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    error === undefined ? resolve?.(value) : reject?.(error);
  });
  child.once("close", () => {
    hasEnded = true;
    for (const { reject } of waiting.values()) reject(new Error(ENDED));
  });

  return {
    ask: (name, ...values) =>
      new Promise((resolve, reject) => {
        if (hasEnded || !child.connected) return reject(new Error(ENDED));
        waiting.set(++last, { resolve, reject });
        child.send({ id: last, name, values }, (error) => error && reject(error));
      }),
    isRunning: () => !hasEnded,
    stop: () => void child.kill("SIGKILL"),
  };
}

const ENDED = "The sources have ended the process that runs them. Save a file to start another.";
