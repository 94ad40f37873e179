import { useEffect, useRef, useState } from "react";
import { type AdsTerms, adsCost } from "../facts/ads-cost.ts";
import { wholeEuro } from "../facts/format.ts";
import { SendLink } from "./send-link.tsx";
import { Slider, type SliderRange } from "./slider.tsx";
import { Text } from "./text.tsx";

export interface AdsCostProps {
  locale: string;
  terms: AdsTerms;
  range: SliderRange;
  /** The address of a chat, to which the figures are added. */
  chat: string;
  words: AdsCostWords & { opensNewTab: string };
}

export interface AdsCostWords {
  /** Names the result. */
  result: string;
  /** Each names an amount. */
  fee: string;
  firstInvoice: string;
  total: string;
  firstYear: string;
  /** Name what moves them. */
  spend: string;
  channels: string;
  winWin: string;
  /** Sends the figures to us. */
  send: string;
}

/** What ads management costs, from the monthly ad spend, for one channel or both. */
export function AdsCost({ locale, terms, range, chat, words }: AdsCostProps) {
  const [spend, setSpend] = useState(range.start);
  const [isOnBoth, setOnBoth] = useState(false);
  const [isWinWin, setWinWin] = useState(false);

  const cost = adsCost(spend, terms, { channels: isOnBoth ? 2 : 1, isWinWin });
  const { fee, firstInvoice, total, firstYear } = cost;
  const { format } = wholeEuro(locale);
  const message = italianLine({ spend, ...cost }, isOnBoth, isWinWin);
  return (
    <div className="stack-3 tool">
      <output className="stack-2" aria-label={words.result} aria-live="polite">
        <Sum name={words.fee} amount={format(fee)} />
        <Sum name={words.firstInvoice} amount={format(firstInvoice)} />
        <Sum name={words.total} amount={format(total)} />
        <Sum name={words.firstYear} amount={format(firstYear)} />
        {/* The colour of the fee's figure, and that of the ads. */}
        <svg viewBox={`0 0 ${total} 8`} preserveAspectRatio="none" aria-hidden="true">
          <path fill="var(--mustard)" d={`M0 0h${fee}v8H0z`} />
          <path fill="currentColor" d={`M${fee} 0h${spend}v8H${fee}z`} />
        </svg>
      </output>
      <Slider label={words.spend} shown={format(spend)} range={range} onMove={setSpend} />
      <div>
        <Switch label={words.channels} onSwitch={setOnBoth} />
        <Switch label={words.winWin} onSwitch={setWinWin} />
      </div>
      <SendLink chat={chat + encodeURIComponent(` ${message}`)} words={words} />
    </div>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <span className="tool-sum">
      <Text>{name}</Text> <Text as="strong">{amount}</Text>
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
function italianLine(
  { spend, fee, firstInvoice, firstYear }: Record<"spend" | "fee" | "firstInvoice" | "firstYear", number>,
  isOnBoth: boolean,
  isWinWin: boolean,
): string {
  const { format } = wholeEuro("it-IT");
  const channels = isOnBoth ? "su Google e Facebook" : "su un canale";
  return `Annunci: ${format(spend)} al mese ${channels}${isWinWin ? ", con Win-Win" : ""}. Compenso ${format(fee)} al mese, prima fattura ${format(firstInvoice)} annunci a parte, primo anno ${format(firstYear)} annunci compresi.`;
}
