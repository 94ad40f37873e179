import { WhatsAppLink } from "../links.tsx";
import { usePage } from "../page-context.tsx";
import { Unbroken } from "../unbroken.tsx";

/** A question and its answer. */
export interface FaqItem {
  question: string;
  /** A folded answer may have several lines: each is a paragraph. */
  answer: string;
}

/** Questions under a heading, which open one at a time. */
export interface FaqWords {
  title: string;
  items: readonly FaqItem[];
}

/** The questions of a page that sells a service. Search engines are told two of them: when it is active, how its results are measured. */
export interface QuestionsWords {
  title: string;
  items: Readonly<Record<"activation" | "results", FaqItem>>;
}

/** A shorter list stands open. */
const FOLDED_QUESTIONS = 4;

/** Questions that open one at a time, natively: `name` makes the group exclusive without a script. Below them is the way to ask another. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  const { ui } = usePage().shared;
  return (
    <>
      {items.length < FOLDED_QUESTIONS ? <Answers items={items} /> : <FoldedAnswers items={items} />}
      <div className="link-row ask">
        <p>{ui.anotherQuestion}</p>
        <WhatsAppLink />
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
            <p key={text}>
              <Unbroken text={text} />
            </p>
          ))}
        </details>
      ))}
    </div>
  );
}

/** A list, or questions by what they ask. */
type Answered = readonly FaqItem[] | Readonly<Record<string, FaqItem>>;

/** Questions with their answers in view, for pages where there is room to read both. */
export function Answers({
  items,
  rule,
  className = "answers",
}: {
  items: Answered;
  /** What each answer hangs from. */
  rule?: "ticks" | "dots";
  className?: string;
}) {
  return (
    <dl className={rule ? `${className} ruled ${rule}` : className}>
      {Object.values(items).map(({ question, answer }) => (
        <div key={question}>
          <dt className="title-m">{question}</dt>
          <dd>
            <Unbroken text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
