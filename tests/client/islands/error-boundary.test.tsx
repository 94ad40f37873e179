import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { islands } from "../../../src/islands/index.ts";
import { find, hydrate, mountIsland, perform, writeIsland } from "../../support/dom/mount-island.tsx";

const carousel = {
  label: "Clients",
  kind: "carousel",
  previous: "Previous",
  next: "Next",
  position: "{first}",
};

let logged: MockInstance;
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => {});
});

test("an island that throws during hydration shows its error in its place", async () => {
  const original = replaceIsland("flip-image", Broken);
  const element = writeIsland("flip-image", {}, {});
  broken.isOnServer = false;
  await hydrate(element);
  replaceIsland("flip-image", original);
  expectCrash(element, "The picture fell off the wall.");
  expect(find("details pre", element).textContent).toContain("Broken");
});

test("an island that throws later shows its error in its place", async () => {
  const element = await mountIsland("carousel", carousel, { slides: "<li>1</li><li>2</li>" });
  find("li:last-child", element).toggleAttribute = () => {
    throw new TypeError("The slide is stuck.");
  };
  await perform(() => find("button[aria-label=Next]", element).click());
  expectCrash(element, "The slide is stuck.");
});

test("a thrown value need not be an Error", async () => {
  const element = await mountIsland("carousel", carousel, { slides: "<li>1</li><li>2</li>" });
  find("li:last-child", element).toggleAttribute = () => {
    throw "no slide";
  };
  await perform(() => find("button[aria-label=Next]", element).click());
  expect(element.textContent).toContain("no slide");
});

test("other islands keep working", async () => {
  const element = await mountIsland("carousel", carousel, { slides: "<li>1</li><li>2</li>" });
  find("li:last-child", element).toggleAttribute = () => {
    throw new Error("broken");
  };
  const { island, script } = { island: element, script: element.nextElementSibling as Element };
  const other = await mountIsland("carousel", carousel, { slides: "<li>1</li><li>2</li><li>3</li>" });
  document.body.append(island, script);
  await perform(() => find("button[aria-label=Next]", island).click());
  await perform(() => find("button[aria-label=Next]", other).click());
  expectCrash(island, "broken");
  expect(find("[aria-live]", other).textContent).toBe("2");
});

const broken = { isOnServer: true };

function Broken() {
  if (broken.isOnServer) return <p>From the server</p>;
  throw new Error("The picture fell off the wall.");
}

function replaceIsland(name: keyof typeof islands, component: unknown): unknown {
  const original = islands[name];
  Object.assign(islands, { [name]: component });
  return original;
}

function expectCrash(element: HTMLElement, message: string): void {
  expect(element.textContent).toContain("Something went wrong.");
  expect(element.textContent).toContain(message);
  expect(find<HTMLDetailsElement>("details", element).open).toBe(false);
  const errors = logged.mock.calls.flat().filter((value) => value instanceof Error);
  expect(errors.map((error) => error.message)).toContain(message);
}
