import { Icon } from "../../components/icon.tsx";
import type { Tone } from "../../components/sections/section.tsx";
import type { Words } from "./words.ts";

/** The four crafts as the tabs of a register, each leads to what it does. Phones have no room for it. */
export function CraftIndex({ words: { platforms, seo, analytics } }: { words: Words }) {
  const crafts: readonly [id: string, name: string, tone: Tone][] = [
    ["google", platforms.google.title, "mustard"],
    ["facebook", platforms.facebook.title, "teal"],
    ["seo", seo.title, "tomato"],
    ["analytics", analytics.title, "ink"],
  ];
  return (
    <div className="tone-sky">
      <ul className="page-width craft-index">
        {crafts.map(([id, name, tone]) => (
          <li key={id}>
            <a href={`#${id}`} className={`tone-${tone}`}>
              {name}
              <Icon name="arrow-down" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
