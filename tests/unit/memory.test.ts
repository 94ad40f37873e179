import { expect, test } from "vitest";
import { startInspection } from "../../src/ssg/inspect.ts";
import { emptyMemory, remember, startVersion } from "../../src/ssg/memory.ts";

const render = () => ({ path: "a.html", body: "" });

test("a page is rendered again only when its words have changed", () => {
  const memory = emptyMemory();
  const first = remember(memory, "a.html", { title: "Old" }, render);
  expect(remember(memory, "a.html", { title: "Old" }, render)).toBe(first);
  expect(remember(memory, "a.html", { title: "New" }, render)).not.toBe(first);
});

test("other code or assets forget every page", () => {
  const memory = emptyMemory();
  startVersion(memory, "1");
  const first = remember(memory, "a.html", {}, render);
  startVersion(memory, "1");
  expect(remember(memory, "a.html", {}, render)).toBe(first);
  startVersion(memory, "2");
  expect(remember(memory, "a.html", {}, render)).not.toBe(first);
});

test("a remembered page is looked at once, and told of in every build", () => {
  const { sights } = emptyMemory();
  let looks = 0;
  const file = {
    path: "it/index.html",
    get body() {
      looks++;
      return '<body><main>{phone}</main><a href="/it/nowhere/">x</a>';
    },
  };
  for (let build = 0; build < 2; build++) {
    const { watch, problems } = startInspection("x", sights);
    for (const seen of watch([file])) expect(seen).toBe(file);
    expect(problems(process.cwd())).toHaveLength(2);
  }
  expect(looks).toBe(1);
});
