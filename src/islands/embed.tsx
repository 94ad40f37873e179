import { useEffect, useRef, useState } from "react";
import { FEED_MESSAGE } from "../shared/contract.ts";
import { type Slot, StaticSlot } from "./static-slot.tsx";
import { Text } from "./text.tsx";

export interface EmbedProps {
  src: string;
  title: string;
  sandbox: string;
  /** A page of ours, which posts a message when its content is ready or has failed. */
  isOwn: boolean;
  /** If a click loads it: label of the button, and the notice beside it. */
  load?: string;
  notice?: string;
  slots: { picture: Slot };
}

/** Shows a picture until the sandboxed frame of a third party has loaded, and for good if it never does. */
export function Embed({ src, title, sandbox, isOwn, load, notice, slots }: EmbedProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"idle" | "requested" | "framed" | "shown" | "failed">(load ? "idle" : "requested");

  useEffect(() => {
    if (state !== "requested") return;
    // An unreachable host fires a load event too, for the browser's error page, so a request comes first.
    const answer = isOwn ? Promise.resolve() : fetch(src, { method: "HEAD", mode: "no-cors", credentials: "omit" });
    answer.then(
      () => setState("framed"),
      () => setState("failed"),
    );
  }, [state, src, isOwn]);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data?.type !== FEED_MESSAGE) return;
      setState(data.status === "ready" ? "shown" : "failed");
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);

  // The clicked button disappears: its focus moves to the place, then to the frame.
  useEffect(() => {
    if (load && state === "requested") place.current?.focus();
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
        <div className="actions embed-ask">
          <button type="button" className="button" onClick={() => setState("requested")}>
            <Text>{load}</Text>
          </button>
          <Text as="p">{notice ?? ""}</Text>
        </div>
      )}
    </div>
  );
}
