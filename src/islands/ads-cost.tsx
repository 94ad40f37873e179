import { useEffect, useRef, useState } from "react";
import { enquiriesFor, type PriceList } from "../facts/bill.ts";
import { compareAds } from "../facts/compare-ads.ts";
import { wholeEuro } from "../facts/format.ts";
import { SendLink } from "./send-link.tsx";
import { Slider, type SliderRange } from "./slider.tsx";
import { Text } from "./text.tsx";

export interface AdsCostProps {
  locale: string;
  /** The items that it compares: top-ups and ads management. */
  list: PriceList;
  /** How many top-ups a month. */
  range: SliderRange;
  /** What an enquiry costs in ads, from and to, if that is known. */
  enquiryCost?: readonly [number, number] | undefined;
  /** The address of a chat, to which the figures are added. */
  chat: string;
  words: AdsCostWords & { opensNewTab: string };
}

export interface AdsCostWords {
  /** Names the result. */
  result: string;
  /** Each names an amount: of a month after the start, of the set-up, and of the first bill of management. */
  topUps: string;
  management: string;
  setUp: string;
  onApproval: string;
  /** Stands beside the lower one. */
  less: string;
  /** How many enquiries. */
  enquiries: string;
  /** Name what moves them. */
  spend: string;
  channels: string;
  winWin: string;
  /** Sends the figures to us. */
  send: string;
}

/** What the same ads cost a month by top-ups and under management, for one channel or both. */
export function AdsCost({ locale, list, range, enquiryCost, chat, words }: AdsCostProps) {
  const [count, setCount] = useState(range.start);
  const [isOnBoth, setOnBoth] = useState(false);
  const [winWin, setWinWin] = useState(false);

  const month = compareAds(count, list, { channels: isOnBoth ? 2 : 1, winWin });
  const { management, onApproval, setUp, spend, topUps } = month;
  const { format } = wholeEuro(locale);
  return (
    <div className="stack-3 tool">
      <output className="stack-2" aria-label={words.result} aria-live="polite">
        <Sum name={words.topUps} amount={format(topUps)} note={topUps < management ? words.less : ""} />
        <Sum name={words.management} amount={format(management)} note={management < topUps ? words.less : ""} />
        <Sum name={words.setUp} amount={format(setUp)} />
        <Sum name={words.onApproval} amount={format(onApproval)} />
        {enquiryCost && <Sum name={words.enquiries} amount={enquiriesFor(spend, enquiryCost).join("–")} />}
      </output>
      <Slider label={words.spend} shown={format(spend)} range={range} onMove={setCount} />
      <div>
        <Switch label={words.channels} onSwitch={setOnBoth} />
        <Switch label={words.winWin} onSwitch={setWinWin} />
      </div>
      <SendLink chat={chat + encodeURIComponent(` ${italianLine(month, isOnBoth, winWin)}`)} words={words} />
    </div>
  );
}

/** A name and its amount, large where a note compares it. */
function Sum({ name, amount, note }: { name: string; amount: string; note?: string }) {
  const size = note === undefined ? "title-s" : "tool-result";
  return (
    <span className="tool-sum">
      <Text>{name}</Text> <Text className="tool-less">{note ?? ""}</Text>{" "}
      <Text as="strong" className={`tool-amount ${size}`}>
        {amount}
      </Text>
    </span>
  );
}

/** A box that keeps its own state, so that a tick before hydration counts. */
function Switch({ label, onSwitch }: { label: string; onSwitch: (isOn: boolean) => void }) {
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the state at hydration was missed.
  useEffect(() => onSwitch(box.current?.checked ?? false), []);
  return (
    <label className="side-by-side tool-switch">
      <input ref={box} type="checkbox" onChange={({ target }) => onSwitch(target.checked)} /> <Text>{label}</Text>
    </label>
  );
}

/** The figures for our chat, which is in Italian on every page. */
function italianLine(month: ReturnType<typeof compareAds>, isOnBoth: boolean, winWin: boolean): string {
  const { format } = wholeEuro("it-IT");
  const { management, onApproval, spend, topUps } = month;
  const channels = isOnBoth ? "su Google e Facebook" : "su un canale";
  return `Annunci: ${format(spend)} al mese ${channels}. Con le ricariche ${format(topUps)} al mese, con la gestione ${format(management)}${winWin ? " (Win-Win)" : ""}; prima fattura della gestione ${format(onApproval)}, annunci a parte.`;
}
