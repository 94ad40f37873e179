import { PageLink } from "../../src/components/links.tsx";
import type { Look, Sample } from "../../src/components/look.ts";
import { type HeroKind, PageHero } from "../../src/components/sections/page-hero.tsx";
import type { Tone } from "../../src/components/sections/section.tsx";

const opening =
  (kind: HeroKind) =>
  ({ hero, cta, Drawing, Band }: Sample, tone: Tone) => (
    <PageHero
      kind={kind}
      tone={tone}
      hero={{ ...hero, offer: [cta, cta].map(({ title }, index) => ({ figure: `${index + 1}`, note: title })) }}
      // A frieze is its band at every width.
      {...(kind !== "frieze" && { Drawing })}
      Band={Band}
    >
      <PageLink to="contact" className="button primary">
        {cta.button}
      </PageLink>
    </PageHero>
  );

export const hero: Look = {
  says: "The opening of every page: what it offers, for how much and how soon, the first action, and the page's drawing.",
  kinds: {
    "<PageHero>": opening("framed"),
    '<PageHero kind="bleeds">': opening("bleeds"),
    '<PageHero kind="hangs">': opening("hangs"),
    '<PageHero kind="frieze">': opening("frieze"),
    '<PageHero kind="type">': opening("type"),
  },
  isSection: true,
};
