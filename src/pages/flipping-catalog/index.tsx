import { FirstScreenEnd } from "../../components/document/first-screen-end.tsx";
import { drawingFrom } from "../../components/drawing-from.tsx";
import { Icon } from "../../components/icon.tsx";
import { EmailLink, PageLink, WhatsAppLink } from "../../components/links.tsx";
import type { PageContent } from "../../components/page.ts";
import { usePage, useSite } from "../../components/page-context.tsx";
import { PriceAndBill } from "../../components/sections/bill.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { Items } from "../../components/sections/lists.tsx";
import { PageHero } from "../../components/sections/page-hero.tsx";
import { Answers } from "../../components/sections/questions.tsx";
import { Section, type Tone } from "../../components/sections/section.tsx";

import { FlipBook } from "./flip-book.tsx";
import { QrCode } from "./qr-code.tsx";
import type { Words } from "./words.ts";

const Drawing = drawingFrom("src/pages/flipping-catalog/drawing.svg");
const Band = drawingFrom("src/pages/flipping-catalog/band.svg");
const Closing = drawingFrom("src/pages/flipping-catalog/closing.svg");

/** Flipping Catalog: a small one to try, its advantages and its uses. */
export const page: PageContent<Words> = {
  Body,
  Drawing,
  ground: "tomato",
  service: "flippingCatalog",
};

function Body({ words }: { words: Words }) {
  const { absoluteUrl, pageUrl } = useSite();
  const { language, path } = usePage();
  return (
    <>
      <PageHero tone="tomato" kind="bleeds" hero={words.hero} Drawing={Drawing} Band={Band}>
        <a href="#demo" className="button primary">
          {words.demo.title}
          <Icon name="arrow-down" />
        </a>
        <PageLink to="contact" className="button ghost">
          {words.cta.button}
        </PageLink>
      </PageHero>
      <Section tone="sky" id="demo" className="tabletop" head={words.demo}>
        <FlipBook words={words.demo} />
        <figure className="scan">
          <QrCode address={`${absoluteUrl(pageUrl(language, path))}#demo`} />
          <figcaption>{words.demo.scan}</figcaption>
        </figure>
      </Section>
      <FirstScreenEnd />
      <Section id="advantages" head={words.advantages}>
        <Items items={words.advantages.items} look="stack-3" className="corners" />
      </Section>
      <Section tone="ink" id="uses" head={words.uses}>
        <Pile words={words.uses} />
      </Section>
      <PriceAndBill of="flippingCatalog" tone="sand" side="left" moves={words.moves} />
      <Section id="questions" items={words.questions.items} head={words.questions}>
        <Answers items={words.questions.items} className="answers spread" />
      </Section>
      <CallToAction
        cta={words.cta}
        tone="tomato"
        art={<Closing />}
        layout="poster-type"
        send={<Send words={words.cta.send} />}
      />
    </>
  );
}

/** What can be leafed through, as a pile of books that shows their spines. */
function Pile({ words }: { words: Words["uses"] }) {
  const tones: readonly Tone[] = ["mustard", "tomato", "sky"];
  return <Items items={words.items} className="pile" tones={tones} />;
}

/** Where to send a catalogue. */
function Send({ words: { start, chat, or, mail, end } }: { words: Words["cta"]["send"] }) {
  return (
    <>
      {start} <WhatsAppLink mark={false}>{chat}</WhatsAppLink> {or} <EmailLink mark={false}>{mail}</EmailLink>
      {`${end} `}
    </>
  );
}
