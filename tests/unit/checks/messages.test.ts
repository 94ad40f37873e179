import { beforeAll, expect, test } from "vitest";
import { causeMessages } from "../../support/project/cause-messages.ts";

/** Messages of the checks by their cause; facts.test.ts tests those of the facts, tests/builds/faults.test.ts those of a build. */
let messages: [cause: string, message: string][];
beforeAll(async () => {
  messages = [...(await causeMessages())];
});

test("every message names a file, with the line if there is one", () => {
  const place = /(?:^|[\s"(])(?:src|styles|static|dist)\/|\b[\w/-]+\.html\b|^https:|\/\.?dist\b/;
  expect(messages.filter(([, message]) => !place.test(message))).toEqual([]);
});

test("every message says what to do", () => {
  const advice =
    /(?:^|[.:;?)`] |\n *|, or )(?:Add|Change|Check|Choose|Copy|Correct|Delete|Free|Give|Look|Make|Put|Rename|Replace|Run|Shorten|Translate|Write)\b/;
  expect(messages.filter(([, message]) => !advice.test(message))).toEqual([]);
});
