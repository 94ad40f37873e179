import { useEffect, useRef, useState } from "react";
import { type AdsTerms, adsCost } from "../facts/ads-cost.ts";
import { wholeEuro } from "../facts/format.ts";
import { Slider, type SliderRange } from "./slider.tsx";
import { Text } from "./text.tsx";

export interface AdsCostProps {
  locale: string;
  terms: AdsTerms;
  range: SliderRange;
  words: AdsCostWords;
}

export interface AdsCostWords {
  /** Names the slider and the result. */
  spend: string;
  result: string;
  winWin: string;
  /** Each names an amount. */
  fee: string;
  total: string;
  firstInvoice: string;
}

/** What a month of ads costs, from the spend. */
export function AdsCost({ locale, terms, range, words }: AdsCostProps) {
  const [spend, setSpend] = useState(range.start);
  const [isWinWin, setWinWin] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // A box that was ticked before hydration.
  useEffect(() => setWinWin(box.current?.checked ?? false), []);

  const { fee, total, firstInvoice } = adsCost(spend, terms, { channels: 1, isWinWin });
  const { format } = wholeEuro(locale);
  return (
    <div className="stack-3 tool">
      <output className="stack-2" aria-label={words.result} aria-live="polite">
        <Sum name={words.fee} amount={format(fee)} />
        <Sum name={words.total} amount={format(total)} />
        <Sum name={words.firstInvoice} amount={format(firstInvoice)} />
        {/* The colour of the fee's figure, and that of the ads. */}
        <svg viewBox={`0 0 ${total} 8`} preserveAspectRatio="none" aria-hidden="true">
          <path fill="var(--mustard)" d={`M0 0h${fee}v8H0z`} />
          <path fill="currentColor" d={`M${fee} 0h${spend}v8H${fee}z`} />
        </svg>
      </output>
      <Slider label={words.spend} shown={format(spend)} range={range} onMove={setSpend} />
      <label className="side-by-side tool-switch">
        <input ref={box} type="checkbox" onChange={({ target }) => setWinWin(target.checked)} />{" "}
        <Text>{words.winWin}</Text>
      </label>
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
