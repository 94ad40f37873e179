import type { Look } from "../src/components/look.ts";
import { tones as names } from "../src/components/sections/section.tsx";

export const tones: Look = {
  says: "Grounds, each with a full set of roles: rules name a role, so that what stands on a ground has its colours.",
  kinds: {
    'tone="…"': ({ tokens }) => (
      <ul className="specimens">
        {tokens.roles.map((role) => (
          <li key={role}>
            <span className={`specimen specimen${role}`} />
            <code>{role}</code>
          </li>
        ))}
      </ul>
    ),
    "a tone in another": () => (
      <ul className="specimens">
        {[...names.map((tone) => `tile tone-${tone}`), "tile on-paper"].map((className) => (
          <li key={className}>
            <div className={className}>
              <code>{className}</code>
              <span className="more">more</span>
              <p className="fine-print">fine-print</p>
            </div>
          </li>
        ))}
      </ul>
    ),
    "tone-place, the ground of an item's place in its list": () => (
      <ul className="specimens">
        {[1, 2, 3, 4, 5].map((place) => (
          <li key={place}>
            <div className="tile tone-place">tile tone-place</div>
          </li>
        ))}
      </ul>
    ),
  },
};
