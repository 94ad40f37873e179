import { cycle } from "../../components/cycle.ts";
import { drawingsFrom } from "../../components/drawing-from.tsx";
import { Icon } from "../../components/icon.tsx";
import { WhatsAppLink } from "../../components/links.tsx";
import { usePage } from "../../components/page-context.tsx";
import { samplePrices } from "./sample-prices.ts";
import type { SamplePage, Words } from "./words.ts";

const order: readonly SamplePage[] = ["cover", "mug", "bowl", "jug", "vase", "shop"];
const drawings = drawingsFrom("src/pages/flipping-catalog/catalog", order);
const prices: Partial<Record<SamplePage, number>> = samplePrices;

/**
 * A small catalog to try: a region that scrolls sideways, so touch, wheel,
 * keyboard and the links at the corners turn its pages without a script. The
 * styles make the scrolling look like turning.
 */
export function FlipBook({ words }: { words: Words["demo"] }) {
  const { euro } = usePage().say;
  const pages = order.map((name) => ({ ...words.pages[name], price: prices[name] }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1).
    <section className="book" aria-label={words.label} tabIndex={0} data-scroller="">
      <ol>
        {pages.map((page, index) => (
          <li key={page.title} id={pageId(index)} className="leaf">
            <div className="sheet">
              {cycle(drawings, index)}
              <div>
                <h3>{page.title}</h3>
                {page.price && <p className="piece-price">{euro(page.price)}</p>}
                <p>{page.text}</p>
              </div>
              {page.price && <WhatsAppLink className="ask-about">{words.ask}</WhatsAppLink>}
              {index > 0 && (
                <TurnLink to={index - 1} className="turn-back">
                  {`${words.previous}: ${pages[index - 1]?.title}`}
                </TurnLink>
              )}
              {index < pages.length - 1 && (
                <TurnLink to={index + 1} className="turn-on">
                  {`${words.next}: ${pages[index + 1]?.title}`}
                </TurnLink>
              )}
              {index === 0 && (
                <p className="leaf-through tone-mustard" aria-hidden="true">
                  {words.leaf}
                  <Icon name="arrow-right" />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Covers one side of the page. */
function TurnLink({ to, className, children }: { to: number; className: string; children: string }) {
  return (
    <a href={`#${pageId(to)}`} className={className}>
      <Icon name={className === "turn-back" ? "arrow-left" : "arrow-right"} />
      <span className="hidden">{children}</span>
    </a>
  );
}

function pageId(index: number): string {
  return `page-${index + 1}`;
}
