import type { Look } from "../../src/components/look.ts";
import { TextList } from "../../src/components/sections/lists.tsx";

export const ticket: Look = {
  says: "A price above the perforation, and below it what it buys; tickets beside each other are compared.",
  kinds: {
    'className="tickets" of className="ticket"': ({ features, cta }) => (
      <ul className="stack-2 tickets">
        {features.items.map(({ title, text }) => (
          <li key={title} className="ticket tone-place">
            <div className="stub">
              <h3>{title}</h3>
              <p className="price">
                <strong>{cta.button}</strong>
              </p>
            </div>
            <div>
              <TextList items={[text]} />
            </div>
          </li>
        ))}
      </ul>
    ),
  },
};
