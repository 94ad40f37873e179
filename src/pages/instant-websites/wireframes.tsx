import type { ReactNode } from "react";
import type { Tone } from "../../components/sections/section.tsx";

/** The parts of a site as its plan draws them: first lines, phone, buttons, map, search result, count. Each with its ground. */
export const wireframes: readonly (readonly [Tone, ReactNode])[] = [
  ["mustard", <Wireframe key="first-lines" d="M4 12h120v16H4zM4 38h84v16H4zM4 70h52v20H4zM140 4h16v86h-16z" />],
  [
    "teal",
    <Wireframe
      key="phone"
      d="M40 0h80a10 10 0 0 1 10 10v80a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10V10A10 10 0 0 1 40 0m2 12v76h76V12zm10 12h56v12H52zm0 20h56v6H52zm0 12h40v6H52z"
    />,
  ],
  [
    "tomato",
    <Wireframe
      key="buttons"
      d="M22 8h116a18 18 0 0 1 0 36H22a18 18 0 0 1 0-36M26 56h48a16 16 0 0 1 0 36H26a18 18 0 0 1 0-36"
    />,
  ],
  [
    "sky",
    <Wireframe
      key="map"
      d="M4 4h152v88H4zm8 8v34h34V12zm42 0v34h60V12zm68 0v20l26 20V12zM12 54v30h60V54zm68 0v30h68V66l-16-12z"
    />,
  ],
  ["paper", <Wireframe key="result" d="M4 10h90v8H4zM4 28h140v18H4zM4 56h152v8H4zM4 72h120v8H4z" />],
  [
    "ink",
    <Wireframe key="count" d="M4 60h22v32H4zM36 44h22v48H36zM68 52h22v40H68zM100 24h22v68h-22zM132 4h22v88h-22z" />,
  ],
];

function Wireframe({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={d} />
    </svg>
  );
}
