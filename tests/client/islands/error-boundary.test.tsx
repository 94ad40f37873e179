import { useState } from "react";
import { expect, test, vi } from "vitest";
import { islands } from "../../../src/islands/index.ts";
import { find, mountIsland, perform } from "../../support/dom/mount-island.tsx";

const words = { label: "Clients", kind: "carousel", previous: "Previous", next: "Next", position: "{first}" };

test.each([
  { thrown: new TypeError("The slide is stuck."), message: "The slide is stuck." },
  { thrown: "no slide", message: "no slide" },
])(
  "an island that throws $thrown shows its error in its place, and others keep working",
  async ({ thrown, message }) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    Object.assign(islands, {
      "lost-calls": function Fragile() {
        const [isBroken, setBroken] = useState(false);
        if (isBroken) throw thrown;
        return <button type="button" aria-label="Next" onClick={() => setBroken(true)} />;
      },
    });
    const island = await mountIsland("lost-calls", {});
    const other = await mountIsland("carousel", words, { slides: "<li>1</li><li>2</li><li>3</li>" });
    document.body.append(island);
    await perform(() => find("button[aria-label=Next]", island).click());
    await perform(() => find("button[aria-label=Next]", other).click());
    expect(island.textContent).toContain("Something went wrong.");
    expect(island.textContent).toContain(message);
    expect(find<HTMLDetailsElement>("details", island).open).toBe(false);
    expect(find("details pre", island).textContent).toContain("Fragile");
    expect(logged.mock.calls.flat()).toContain(thrown);
    expect(find("[aria-live]", other).textContent).toBe("2");
  },
);
