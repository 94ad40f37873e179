import { Island } from "../../src/components/island.tsx";
import type { Look } from "../../src/components/look.ts";
import { useSite } from "../../src/components/page-context.tsx";
import { Examples } from "../../src/components/sections/examples.tsx";
import { OnlineTool } from "../../src/components/sections/online-tool.tsx";

export const tool: Look = {
  says: "A result that follows a slider. The last of its days is tomato, which is not seen on that ground. Without a script and on paper a table of examples stands in its place.",
  kinds: {
    "<OnlineTool>": () => <OnlineTool words={onlineWords} what="Sito" days={5} counted="working" />,
    '<Island name="lost-calls">': () => (
      <Island name="lost-calls" props={{ range, chat: "#", words: { ...words, ...callWords } }} />
    ),
    '<Island name="ads-cost">': () => <AdsTool />,
    "<Examples>": () => <Examples words={examples} rows={[["Monday", "Friday"]]} />,
  },
};

function AdsTool() {
  const { management, topUp } = useSite().priceList;
  const props = { locale: "en", list: { management, topUp }, range, chat: "#", words: { ...words, ...adsWords } };
  return <Island name="ads-cost" props={props} />;
}

const range = { min: 1, max: 8, step: 1, start: 3 };
const examples = { caption: "Examples", columns: ["Start", "Online"] };
const words = { result: "The result", send: "Send it to us", opensNewTab: "new tab" };
const onlineWords = {
  ...words,
  title: "When is it online?",
  start: "Start",
  tomorrow: "tomorrow",
  time: "in 5 days",
  online: "your site is online",
  note: "Working days count.",
  examples,
};
const callWords = {
  perDay: "Lost calls a day",
  perMonth: "calls a month",
  monthly: { figure: "€ 40", note: "a month" },
};
const adsWords = {
  topUps: "With top-ups",
  management: "With management",
  setUp: "Setup",
  onApproval: "First invoice",
  less: "costs less",
  enquiries: "Enquiries",
  spend: "Ad spend a month",
  channels: "On both channels",
  winWin: "Win-Win",
};
