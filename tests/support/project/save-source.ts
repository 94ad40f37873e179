import { EVENTS } from "../../../src/servers/dev/events.ts";
import type { Served } from "./project-copy.ts";

/** Saves a change and waits until the development server tells open pages of one. */
export async function saveSource(server: Served, save: () => Promise<void>): Promise<void> {
  const next = await listen(server);
  await next();
  await save();
  while ((await next()).startsWith("data:"));
}

/** Returns what the server tells a page that starts to listen: the problems of the sources. */
export async function tellProblems(server: Served): Promise<string> {
  const next = await listen(server);
  return JSON.parse((await next()).replace("data: ", ""));
}

async function listen(server: Served): Promise<() => Promise<string>> {
  const { body } = await fetch(new URL(EVENTS, server.url));
  const events = body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await events?.read())?.value ?? "";
}
