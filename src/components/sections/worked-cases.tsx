import type { ReactNode } from "react";
import type { Service } from "../../facts/fact-rules.ts";
import { PageLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";
import { PriceRows } from "./price.tsx";
import { Section, SectionTitle, type Tone } from "./section.tsx";

/** The worked cases of a service in a section of their own. */
export function WorkedCases({ of: service, tone, children }: { of: Service; tone: Tone; children?: ReactNode }) {
  const { say, shared } = usePage();
  if (!say.cases[service]) return null;
  return (
    <Section tone={tone} id="cases" head={shared.ui.cases}>
      <CasesTable of={service} />
      {children}
    </Section>
  );
}

/** What the page's service costs, and beside it the two cases on a ground of their own. */
export function PriceAndCases({
  tone,
  ground,
  side,
  moves,
  notes,
}: {
  tone: Tone;
  /** Ground of the cases: the page's leading colour. */
  ground: Tone;
  /** Where the cases stand where there is room, if not on the right. */
  side?: "left";
  /** What moves the price inside its range, in one line. */
  moves: string;
  /** What is to be said of the price, below both. */
  notes?: ReactNode;
}) {
  const { say, service, shared } = usePage();
  if (!service || !say.cases[service]) return null;
  const { excluded, rows } = say.prices[service];
  // The cases say what a year comes to.
  const conditions = rows.filter(({ term }) => term !== say.terms.rowNames.years);
  return (
    <Section tone={tone} className={side ? "one-review voice-left" : "one-review"} id="price">
      <SectionTitle className="hidden">{shared.ui.reviews.price}</SectionTitle>
      <div>
        <PriceRows rows={conditions} note={`${excluded}. ${moves}`} />
      </div>
      <div className={`tile tone-${ground} cases-tile`}>
        <h3 className="hidden">{shared.ui.cases.title}</h3>
        <CasesTable of={service} />
      </div>
      {notes && <div className="cases-notes">{notes}</div>}
    </Section>
  );
}

/** What a small customer and a larger one of a service pay today, each month and in a year, and what happens if they stop. */
export function CasesTable({ of: service }: { of: Service }) {
  const { say, shared } = usePage();
  const cases = say.cases[service];
  if (!cases) return null;
  const { small, larger } = cases;
  const words = shared.ui.cases;
  return (
    <>
      <table className="cases">
        <thead>
          <tr>
            <td />
            {[small, larger].map(({ title, bought }) => (
              <th key={title} scope="col">
                {title} <span>{bought}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {small.rows.map(({ term, text }, at) => {
            const other = larger.rows[at]?.text ?? "";
            // What is the same for both is said once.
            const texts = text === other ? [text] : [text, other];
            return (
              <tr key={term}>
                <th scope="row">{term}</th>
                {texts.map((cell, column) => (
                  <td key={cell} colSpan={texts.length === 1 ? 2 : undefined}>
                    {cell}
                    {at === 0 && <small>{[small, larger][column]?.withVat}</small>}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="fine-print">
        {words.note}{" "}
        <PageLink to="services" section="terms">
          {words.link}
        </PageLink>
        .
      </p>
    </>
  );
}
