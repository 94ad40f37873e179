import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { listen, type Place } from "../../../src/servers/listen.ts";

async function start(place: Place): Promise<string[]> {
  const server = createServer((_, response) => void response.end("here"));
  onTestFinished(() => void server.close());
  return listen(server, place);
}

const portOf = (origin = "") => Number(new URL(origin).port);
const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
const { address } = addresses.find(({ family, internal }) => family === "IPv4" && !internal) ?? {};

test("only this machine can reach a server, unless the network is asked for", async () => {
  const origins = await start({ port: 0 });
  expect(origins).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)]);
  if (address) await expect(fetch(`http://${address}:${portOf(origins[0])}`)).rejects.toThrow();
});

test.runIf(address)("for the network, the address to type is there and answers", async () => {
  const origins = await start({ port: 0, host: true });
  const [outside] = origins.filter((origin) => origin.includes(address ?? ""));
  expect(await (await fetch(outside ?? "")).text()).toBe("here");
});

test("a port that is taken is left to whoever has it", async () => {
  const [first] = await start({ port: 0 });
  const [second] = await start({ port: portOf(first) });
  expect(portOf(second)).not.toBe(portOf(first));
});
