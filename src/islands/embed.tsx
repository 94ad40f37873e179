import { useEffect, useRef, useState } from "react";
import { FEED_MESSAGE } from "../contract.ts";
import { type Slot, StaticSlot } from "./static-slot.tsx";

/** What is embedded, and the words in its place. */
export interface EmbedProps {
  src: string;
  title: string;
  sandbox: string;
  /** A page of ours, which posts a message when its content is ready or has failed. Others only have a load event. */
  isOwn: boolean;
  /** If the visitor is asked before anything is loaded: label of the button, and what a click on it means. */
  load?: string;
  notice?: string;
  slots: { picture: Slot };
}

/**
 * A picture, and over it the sandboxed frame of a third party once that has
 * loaded. Where it never does, the picture stays.
 */
export function Embed({ src, title, sandbox, isOwn, load, notice, slots }: EmbedProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"idle" | "asked" | "framed" | "shown" | "failed">("idle");

  useEffect(() => {
    if (!load) setState("asked");
  }, [load]);

  useEffect(() => {
    if (state !== "asked") return;
    // A host that cannot be reached loads too, as an error page of the browser: only a request tells.
    const answer = isOwn ? Promise.resolve() : fetch(src, { method: "HEAD", mode: "no-cors", credentials: "omit" });
    answer.then(
      () => setState("framed"),
      () => setState("failed"),
    );
  }, [state, src, isOwn]);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow || data?.type !== FEED_MESSAGE) return;
      setState(data.status === "ready" ? "shown" : "failed");
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);

  // The button that was clicked goes: the place takes its focus, and hands it on to what has come.
  useEffect(() => {
    if (load && state === "asked") place.current?.focus();
    if (state === "shown" && place.current === document.activeElement) frame.current?.focus();
  }, [load, state]);

  return (
    <div ref={place} className="embed-place" tabIndex={-1} data-state={state}>
      <StaticSlot as="div" name="picture" className="embed-picture" html={slots.picture} />
      {(state === "framed" || state === "shown") && (
        <iframe
          ref={frame}
          src={src}
          title={title}
          sandbox={sandbox}
          referrerPolicy="no-referrer"
          onLoad={() => !isOwn && setState("shown")}
        />
      )}
      {load && (
        <div className="embed-ask">
          <button type="button" className="button" onClick={() => setState("asked")}>
            {load}
          </button>
          <p>{notice}</p>
        </div>
      )}
    </div>
  );
}
