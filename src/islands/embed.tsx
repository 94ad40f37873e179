import { useEffect, useRef, useState } from "react";
import { FEED_MESSAGE } from "../contract.ts";
import { type Slot, StaticSlot } from "./static-slot.tsx";

/** What is embedded, and the words around it. */
export interface EmbedProps {
  kind: "map" | "feed";
  src: string;
  title: string;
  /** `on-click` shows a picture and loads nothing before it is asked to. */
  mode: "on-view" | "on-click";
  /** With `on-click`: label of the button that loads the frame, and what that means. */
  load?: string;
  notice?: string;
  /** The plain link that is always there. */
  open: string;
  href: string;
  /** Said in the place of a feed that does not come. */
  failed: string;
  sandbox: string;
  slots: { picture: Slot };
}

/** A lazy, sandboxed frame of a third party, or the picture that stands for it until the visitor asks. */
export function Embed({ kind, src, title, mode, load, notice, open, href, failed, sandbox, slots }: EmbedProps) {
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

  const shown = mode === "on-view" || asked;
  return (
    <div className={`embed embed-${kind}`}>
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
      <a href={href} target="_blank" rel="noopener">
        {open}
      </a>
    </div>
  );
}
