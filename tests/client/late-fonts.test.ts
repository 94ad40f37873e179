import { afterEach, expect, test, vi } from "vitest";
import { holdFonts } from "../../src/client/late-fonts.ts";

afterEach(() => vi.unstubAllGlobals());

test("fonts are held back, and applied together once each has loaded or failed and no scroll is under way", async () => {
  document.head.innerHTML = "<style data-fonts></style>";
  const style = document.head.querySelector("style") as HTMLStyleElement;
  const rules = ["Display", "Body"].map((family) => ({
    style: { getPropertyValue: (name: string) => (name === "font-family" ? family : "") },
  }));
  Object.defineProperty(style, "sheet", { value: { cssRules: rules } });
  const ends = new Map<string, (isLost: boolean) => void>();
  class FakeFace {
    status = "unloaded";
    readonly family: string;
    constructor(family: string) {
      this.family = family;
    }
    async load() {
      const isLost = await new Promise((resolve) => ends.set(this.family, resolve));
      if (isLost) throw new Error("lost");
      this.status = "loaded";
    }
  }
  vi.stubGlobal("FontFace", FakeFace);
  const applied: string[] = [];
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { add: ({ family }: FakeFace) => applied.push(family) },
  });

  const apply = holdFonts();
  expect(style.media).toBe("not all");
  const done = apply();
  ends.get("Display")?.(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(applied).toEqual([]);
  vi.stubGlobal("scrollEvents", 3);
  ends.get("Body")?.(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(applied, "during a scroll").toEqual([]);
  vi.stubGlobal("scrollEvents", 0);
  await done;
  expect(applied).toEqual(["Display"]);
});
