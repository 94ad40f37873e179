import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { vi } from "vitest";

// Vitest ends a worker with SIGTERM, which by itself runs no "exit" listeners.
process.once("SIGTERM", () => process.exit());

/** Starts a program, and kills it if the test process exits early. */
export function startProgram(file: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(file, args, options);
  const kill = () => child.kill("SIGKILL");
  // Before the folders that it writes into are deleted.
  process.prependOnceListener("exit", kill);
  const ended = once(child, "close");
  return {
    child,
    /** Stops the program and waits for its exit. */
    async stop(): Promise<void> {
      process.off("exit", kill);
      kill();
      await ended;
    },
  };
}

/** Starts a server and waits until it answers at an address. */
export async function startServer(file: string, args: readonly string[], url: string, env = process.env) {
  const program = startProgram(file, args, { stdio: ["ignore", "ignore", "pipe"], env });
  let errors = "";
  program.child.stderr?.on("data", (text) => (errors += text));
  try {
    await vi.waitFor(() => fetch(url, { redirect: "manual" }), { timeout: 10_000 });
    // Another program may have taken the port before, and answer.
    if (program.child.exitCode !== null) throw new Error("It has ended.");
    return program;
  } catch {
    await program.stop();
    throw new Error(`${file} does not answer at ${url}: ${errors}`);
  }
}

/** Returns a port that is not in use. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
