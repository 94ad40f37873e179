import { WhatsAppLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";

/** A question and its answer. */
export interface FaqItem {
  question: string;
  answer: string;
}

/** Questions under a heading. */
export interface QuestionsWords {
  title: string;
  items: readonly FaqItem[];
}

/** Questions that open one at a time, natively: `name` makes the group exclusive without a script. Below them is the way to ask another. */
export function Faq({
  items,
  name,
  firstOpen = false,
}: {
  items: readonly FaqItem[];
  name: string;
  firstOpen?: boolean;
}) {
  const { ui } = usePage().shared;
  return (
    <>
      <div className="faq">
        {items.map(({ question, answer }, index) => (
          <details key={question} name={name} open={firstOpen && index === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <div className="ask">
        <p>{ui.anotherQuestion}</p>
        <WhatsAppLink className="" />
      </div>
    </>
  );
}

/** Questions with their answers in view, for pages where there is room to read both. */
export function Answers({ items }: { items: readonly FaqItem[] }) {
  return (
    <dl className="answers">
      {items.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
