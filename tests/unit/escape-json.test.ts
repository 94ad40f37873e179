import { expect, test } from "vitest";
import { escapeJson } from "../../src/components/escape-json.ts";

test.each([
  "</script><script>alert(1)</script>",
  "<!-- <script>",
  "]]>",
  "\u2028 and \u2029",
  'quotes " and \\ and \u0000',
  "Perché no? 🙂",
])("%j is unchanged after parsing and cannot end the script element", (hostile) => {
  const escaped = escapeJson({ hostile });
  expect(JSON.parse(escaped)).toEqual({ hostile });
  expect(escaped).not.toMatch(/[<\u2028\u2029]/);
});
