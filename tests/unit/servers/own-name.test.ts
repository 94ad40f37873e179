import { expect, test } from "vitest";
import { isOwnName } from "../../../src/servers/dev/own-name.ts";

test.each([
  ["localhost", false, true],
  // The port of a container or a tunnel.
  ["localhost:8080", false, true],
  ["app.localhost:4321", false, true],
  ["127.0.0.1:8080", false, true],
  ["[::1]:8080", false, true],
  // A container, a virtual machine or a private network names addresses that this machine does not have.
  ["172.17.0.1:4321", true, true],
  ["100.101.102.103", true, true],
  ["[fe80::1]:4321", true, true],
  ["laptop.local:4321", false, false],
  ["Laptop.local:4321", true, true],
  ["example.com", true, false],
  ["localhost.example.com", true, false],
  ["192.168.1.9.example.com", true, false],
  ["notlocalhost", true, false],
  ["", true, false],
])("%s is a name of this machine, open to the network %s: %s", (host, isOpen, expected) => {
  expect(isOwnName(host, isOpen)).toBe(expected);
});
