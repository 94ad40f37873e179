import { act, useState } from "react";
import { expect, test, vi } from "vitest";
import { islands } from "../../../src/islands/index.ts";
import { find } from "../../support/dom/find.ts";
import { hydrate, moveSlider, writeIsland } from "../../support/dom/mount-island.tsx";

const lostCalls = { chat: "https://wa.me/39", range: { min: 0, max: 10, step: 1, start: 3 }, words: {} };

test.each([
  [new TypeError("The slider is stuck."), "The slider is stuck."],
  ["no slider", "no slider"],
])("an island that throws %s shows its error in its place, and others keep working", async (thrown, message) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  Object.assign(islands, {
    "online-day": function Fragile() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw thrown;
      return <button type="button" onClick={() => setBroken(true)} />;
    },
  });
  const island = await hydrate(writeIsland("online-day", {}));
  const other = await hydrate(writeIsland("lost-calls", lostCalls));
  document.body.append(island);
  await act(async () => find("button", island).click());
  await moveSlider(find("input", other), 10);
  expect(island.textContent).toContain("Something went wrong.");
  expect(island.textContent).toContain(message);
  expect(find<HTMLDetailsElement>("details", island).open).toBe(false);
  expect(find("details pre", island).textContent).toContain("Fragile");
  expect(logged.mock.calls.flat()).toContain(thrown);
  expect(find("output strong", other).textContent).toBe("220");
});
