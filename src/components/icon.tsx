import type { ReactNode } from "react";
import { chatSign } from "../islands/chat-sign.ts";
import type { ServiceIcon } from "./service-cards.ts";

/** A drawing for a service card, or a small sign for the controls. */
export type IconName = ServiceIcon | Glyph;

/**
 * Always decoration: the text beside it says the same. The main colour is that
 * of the text around it, so an icon follows its card and the colour scheme.
 */
export function Icon({ name }: { name: IconName }) {
  const [size, drawing] = name in services ? [58, services[name as ServiceIcon]] : [24, drawGlyph(name as Glyph)];
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="currentColor"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}

type Glyph = keyof typeof lines | keyof typeof solids;

const services: Record<ServiceIcon, ReactNode> = {
  target: (
    <>
      <circle cx="29" cy="29" r="24" fill="none" stroke="currentColor" strokeWidth="6" />
      <circle cx="29" cy="29" r="11" fill="var(--tomato)" />
    </>
  ),
  cart: (
    <>
      <path d="M0 6h11l2 7h43l-7 27H15L7 11H0z" />
      <path fill="var(--tomato)" d="M14 50a6 6 0 1 0 12 0 6 6 0 1 0-12 0m24 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0" />
    </>
  ),
  megaphone: (
    <>
      <path d="M2 20h12L42 4v44L14 32v20H6V32H2z" />
      <path fill="var(--tomato)" d="M46 14a12 12 0 0 1 0 24z" />
    </>
  ),
  bars: (
    <>
      <path fill="var(--mustard)" d="M3 34h14v20H3z" />
      <path fill="var(--tomato)" d="M22 19h14v35H22z" />
      <path d="M41 4h14v50H41z" />
    </>
  ),
  bolt: (
    <>
      <circle cx="40" cy="40" r="14" fill="var(--mustard)" />
      <path d="M33 2 8 33h17l-4 23 27-33H31z" />
    </>
  ),
  chat: (
    <>
      <path d="M24 3a20 20 0 1 1-9 38L3 46l5-13A20 20 0 0 1 24 3z" />
      <path fill="var(--teal)" d="M40 22a15 15 0 0 1 12 24l3 9-10-3a15 15 0 1 1-5-30z" />
    </>
  ),
  page: (
    <>
      <path fillRule="evenodd" d="M6 3h46v52H6zm7 27v5h32v-5zm0 11v5h20v-5z" />
      <path fill="var(--mustard)" d="M13 10h32v14H13z" />
    </>
  ),
  phone: (
    <>
      <path d="M4 4h20v18h-6a40 40 0 0 0 18 18v-6h18v20A50 50 0 0 1 4 4z" />
      <path fill="var(--tomato)" d="M36 4a18 18 0 0 1 18 18H36z" />
    </>
  ),
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
