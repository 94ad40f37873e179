import type { ComponentType } from "react";
import { chatSign } from "../islands/chat-sign.ts";
import { drawingFrom } from "./drawing-from.tsx";
import type { ServiceIcon } from "./service-cards.ts";

/** A drawing for a service card, or a small sign for the controls. */
export type IconName = ServiceIcon | Glyph;

/**
 * Always decoration: the text beside it says the same. The main colour is that
 * of the text around it, so an icon follows its card and the colour scheme.
 */
export function Icon({ name }: { name: IconName }) {
  if (name in services) {
    const Drawing = services[name as ServiceIcon];
    return <Drawing />;
  }
  return (
    <svg className="icon" width={24} height={24} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      {drawGlyph(name as Glyph)}
    </svg>
  );
}

type Glyph = keyof typeof lines | keyof typeof solids;

const services: Record<ServiceIcon, ComponentType> = {
  target: drawingFrom("src/components/icons/target.svg"),
  cart: drawingFrom("src/components/icons/cart.svg"),
  megaphone: drawingFrom("src/components/icons/megaphone.svg"),
  bars: drawingFrom("src/components/icons/bars.svg"),
  bolt: drawingFrom("src/components/icons/bolt.svg"),
  chat: drawingFrom("src/components/icons/chat.svg"),
  page: drawingFrom("src/components/icons/page.svg"),
  phone: drawingFrom("src/components/icons/phone.svg"),
};

const lines = {
  "arrow-right": "M4 12h15m-6-7 7 7-7 7",
  "arrow-left": "M20 12H5m6-7-7 7 7 7",
  "arrow-down": "M12 4v15m-7-6 7 7 7-7",
  mail: "M3 5.5h18v13H3zm0 .5 9 7.5L21 6",
  calendar: "M4 6h16v14H4zm0 5h16M8 3v5m8-5v5",
  external: "M10 6H5v13h13v-5M13 5h6v6m0-6-9 9",
  menu: "M3 7h18M3 12h18M3 17h18",
  close: "m5 5 14 14m0-14L5 19",
  check: "m4 12 6 6L20 6",
  plus: "M12 4v16m-8-8h16",
} as const;

const solids = {
  "phone-small": "M2 2h8v7H7a17 17 0 0 0 8 8v-3h7v8A20 20 0 0 1 2 2z",
  "chat-small": chatSign,
  pin: "M12 1a8 8 0 0 1 8 8c0 5-4 9-8 14-4-5-8-9-8-14a8 8 0 0 1 8-8m0 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  star: "m12 1 3 8h8l-6 5 2 8-7-5-7 5 2-8-6-5h8z",
} as const;

function drawGlyph(name: Glyph) {
  if (name in solids) return <path d={solids[name as keyof typeof solids]} />;
  return <path d={lines[name as keyof typeof lines]} fill="none" stroke="currentColor" strokeWidth="2" />;
}
