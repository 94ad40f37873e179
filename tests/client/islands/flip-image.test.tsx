import { expect, test, vi } from "vitest";
import { find, hydrate, mountIsland, perform, writeIsland } from "../../support/dom/mount-island.tsx";

const props = { turn: "Gira l’immagine", back: "Clicca per tornare all’immagine" };
const slots = { front: "<svg></svg>", back: "<p>Velocità</p><p>Successo</p>" };

test("a click turns the picture over, another click turns it back", async () => {
  const element = await mountIsland("flip-image", props, slots);
  const button = find("button", element);
  const state = () => [find(".flip", element).hasAttribute("data-turned"), button.getAttribute("aria-label")];
  expect(state()).toEqual([false, props.turn]);
  await perform(() => button.click());
  expect(state()).toEqual([true, props.back]);
  await perform(() => button.click());
  expect(state()).toEqual([false, props.turn]);
});

test("the markup contains both faces, and hydration does not change them", async () => {
  const logged = vi.spyOn(console, "error");
  const before = writeIsland("flip-image", props, slots).innerHTML;
  expect(before).toContain(slots.front);
  expect(before).toContain(slots.back);
  const element = await mountIsland("flip-image", props, slots);
  expect(element.innerHTML).toBe(before);
  expect(logged).not.toHaveBeenCalled();
});

test("an island without props takes none from its neighbours", async () => {
  const element = writeIsland("flip-image", {}, { front: "<p>Front</p>", back: "<p>Back</p>" });
  element.removeAttribute("data-props");
  element.insertAdjacentHTML("afterend", '<script type="application/json">{"turn":"of another"}</script>');
  await hydrate(element);
  expect(find("button", element).getAttribute("aria-label")).toBeNull();
});
