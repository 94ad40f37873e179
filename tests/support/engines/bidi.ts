import { WebSocket } from "ws";

/** A connection to a browser that speaks WebDriver BiDi. */
export interface BidiConnection {
  /**
   * Sends a command and returns its result.
   *
   * @throws Error with the browser's message, if the command fails.
   */
  send<Result = unknown>(method: string, params: object): Promise<Result>;
  close(): void;
}

export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on("message", (text) => {
    const answer: Answer = JSON.parse(String(text));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  socket.on("close", () => {
    for (const answer of waiting.values()) answer({ error: "closed", message: "The browser has gone." });
  });
  let last = 0;
  return {
    async send<Result>(method: string, params: object) {
      const id = ++last;
      const answer = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (answer.error) throw new Error(`${method}: ${answer.message}`);
      return answer.result as Result;
    },
    close: () => socket.close(),
  };
}

interface Answer {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}
