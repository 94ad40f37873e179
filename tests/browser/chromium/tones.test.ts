import { expect, test } from "vitest";
import { tones } from "../../../src/components/sections/section.tsx";
import { luminance } from "../../support/browser/axe-violations.ts";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine();

/** The last ones are of items in the first five places of a list. */
const grounds = [...tones, "on-paper", ...[1, 2, 3, 4, 5].map((place) => `place ${place}`)];

/** A role, those that it is seen on, and the least contrast (WCAG 1.4.3 for text, 1.4.11 for large letters and signs). */
const pairs: [role: string, on: string[], least: number][] = [
  ["--text", ["--ground", "--surface"], 4.5],
  ["--text-2", ["--ground", "--surface"], 4.5],
  ["--accent", ["--ground", "--surface"], 4.5],
  ["--highlight", ["--ground", "--surface"], 3],
  ["--press-text", ["--press"], 4.5],
  ["--press-over-text", ["--press-over"], 4.5],
];

test.each(["light", "dark"] as const)(
  "in the %s scheme a tone has its colours in any other, and what stands on it can be read",
  async (scheme) => {
    const { tab } = await open("/en/");
    await tab.chromium.emulate({ "prefers-color-scheme": scheme });
    const roles = [...new Set(pairs.flatMap(([role, on]) => [role, ...on])), "--hairline"];
    const alone = await tab.evaluate(readTones, null, grounds, roles);
    for (const outer of grounds) expect(await tab.evaluate(readTones, outer, grounds, roles), outer).toEqual(alone);
    const poor = grounds.flatMap((ground) =>
      pairs.flatMap(([role, on, least]) =>
        on
          .map((under) => ({ under, ratio: contrast(alone[ground]?.[role], alone[ground]?.[under]) }))
          .filter(({ ratio }) => !(ratio >= least))
          .map(({ under, ratio }) => `${ground}: ${role} on ${under} is ${ratio.toFixed(2)}, not ${least}`),
      ),
    );
    expect(poor).toEqual([]);
  },
);

function contrast(one: readonly number[] = [], other: readonly number[] = []): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Runs in the page. Returns the colours of the roles in each ground, inside another ground or on the page itself. */
function readTones(outer: string | null, grounds: readonly string[], roles: readonly string[]) {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  const read = (element: Element, role: string) => {
    (element as HTMLElement).style.color = `var(${role})`;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  /** Returns the element of a ground, at its end. */
  const lay = (ground: string, parent: Element): Element => {
    const [, place] = ground.split(" ");
    const list = parent.appendChild(document.createElement("ul"));
    for (let item = 1; item < Number(place ?? 1); item++) list.append(document.createElement("li"));
    const element = list.appendChild(document.createElement("li")).appendChild(document.createElement("div"));
    element.className = place ? "tone-place" : ground.startsWith("on-") ? ground : `tone-${ground}`;
    return element;
  };
  const place = outer ? lay(outer, document.body) : document.body;
  return Object.fromEntries(
    grounds.map((ground) => {
      const element = lay(ground, place);
      return [ground, Object.fromEntries(roles.map((role) => [role, read(element, role)]))];
    }),
  );
}
