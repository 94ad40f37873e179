import type { ReactNode } from "react";
import type { Service } from "../../facts/fact-rules.ts";
import { PageLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";
import { Section, SectionHead, type Tone } from "./section.tsx";

/** The worked cases of a service in a section of their own. */
export function WorkedCases({ of: service, tone, children }: { of: Service; tone: Tone; children?: ReactNode }) {
  const { say, shared } = usePage();
  if (!say.cases[service]) return null;
  return (
    <Section tone={tone} labelledBy="cases-title">
      <SectionHead id="cases-title" title={shared.ui.cases.title} />
      <CasesTable of={service} />
      {children}
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
