import { WebSocket } from "ws";

/** A WebDriver BiDi connection to a browser. */
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
  const waiting = new Map<number, (message: Message) => void>();
  socket.on("message", (text) => {
    const message: Message = JSON.parse(String(text));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  socket.on("close", () => {
    for (const resolve of waiting.values())
      resolve({ error: "closed", message: "The browser has closed the connection." });
  });
  let last = 0;
  return {
    async send<Result>(method: string, params: object) {
      const id = ++last;
      const message = await new Promise<Message>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (message.error) throw new Error(`${method}: ${message.message}`);
      return message.result as Result;
    },
    close: () => socket.close(),
  };
}

interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}
