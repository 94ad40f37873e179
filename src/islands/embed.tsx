import { useEffect, useRef, useState } from "react";
import { FEED_MESSAGE } from "../contract.ts";
import { type Slot, StaticSlot } from "./static-slot.tsx";

/** What is embedded, and the words in its place. */
export interface EmbedProps {
  src: string;
  title: string;
  /** If the visitor is asked before anything is loaded: label of the button, and what a click on it means. */
  load?: string;
  notice?: string;
  /** Said in the place of a feed that does not come. */
  failed: string;
  sandbox: string;
  slots: { picture: Slot };
}

/** A lazy, sandboxed frame of a third party, or the picture that stands for it until the visitor asks. */
export function Embed({ src, title, load, notice, failed, sandbox, slots }: EmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [asked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow || data?.type !== FEED_MESSAGE) return;
      setFailed(data.status === "failed");
    };
    addEventListener("message", onMessage);
    // The feed may have failed before this island was alive: ask.
    frame.current?.contentWindow?.postMessage({ type: FEED_MESSAGE }, "*");
    return () => removeEventListener("message", onMessage);
  }, []);

  // The button that was clicked is gone: its focus goes to what came in its place.
  useEffect(() => {
    if (asked) frame.current?.focus();
  }, [asked]);

  const shown = !load || asked;
  return (
    <div className="embed-place">
      <StaticSlot as="div" name="picture" className="embed-picture" html={slots.picture} />
      {shown && !hasFailed && (
        <iframe ref={frame} src={src} title={title} sandbox={sandbox} loading="lazy" referrerPolicy="no-referrer" />
      )}
      {shown && hasFailed && <p className="embed-failed">{failed}</p>}
      {!shown && (
        <div className="embed-ask">
          <button type="button" className="button" onClick={() => setAsked(true)}>
            {load}
          </button>
          <p>{notice}</p>
        </div>
      )}
    </div>
  );
}
