import { PageLink } from "../../src/components/links.tsx";
import type { Look } from "../../src/components/look.ts";

export const button: Look = {
  says: "One primary action, a ghost beside it, and a link that leads on; a compact button stands in a row or a card.",
  kinds: {
    'className="actions"': () => (
      <div className="actions">
        {["button primary", "button", "button ghost", "button primary compact", "more"].map((className) => (
          <PageLink key={className} to="contact" className={className}>
            {className}
          </PageLink>
        ))}
      </div>
    ),
  },
};
