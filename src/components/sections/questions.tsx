import { WhatsAppLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";

/** A question and its answer. */
export interface FaqItem {
  question: string;
  /** A folded answer may have several lines: each is a paragraph. */
  answer: string;
  /** Questions that search engines are told too: when a service is active, how its results are measured. */
  topic?: "activation" | "results";
}

/** Questions under a heading. */
export interface QuestionsWords {
  title: string;
  items: readonly FaqItem[];
}

/** A shorter list stands open. */
const FOLDED_QUESTIONS = 4;

/** Questions that open one at a time, natively: `name` makes the group exclusive without a script. Below them is the way to ask another. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  const { ui } = usePage().shared;
  return (
    <>
      {items.length < FOLDED_QUESTIONS ? <Answers items={items} /> : <FoldedAnswers items={items} />}
      <div className="ask">
        <p>{ui.anotherQuestion}</p>
        <WhatsAppLink className="" />
      </div>
    </>
  );
}

/** Questions of which one is open at a time. */
export function FoldedAnswers({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="faq">
      {items.map(({ question, answer }) => (
        <details key={question} name="faq">
          <summary>
            <h3>{question}</h3>
          </summary>
          {answer.split("\n").map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      ))}
    </div>
  );
}

/** Questions with their answers in view, for pages where there is room to read both. */
export function Answers({ items, className = "answers" }: { items: readonly FaqItem[]; className?: string }) {
  return (
    <dl className={className}>
      {items.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
