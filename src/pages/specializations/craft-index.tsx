import type { ReactNode } from "react";
import type { Tone } from "../../components/sections/section.tsx";
import { palette, Ring } from "../../components/shapes.tsx";
import type { Words } from "./words.ts";

/** The four crafts side by side: each with its instrument, and a link to what it does. Phones have no room for it. */
export function CraftIndex({ words: { platforms, seo, analytics } }: { words: Words }) {
  return (
    <ul className="craft-index">
      <Craft id="google" name={platforms.google.title} tone="sky">
        <path fill={palette.ink} d="M84 140h32v160H84z" />
        <circle cx={100} cy={96} r={62} fill={palette.mustard} />
        <Ring x={100} y={96} r={60} width={22} color={palette.ink} />
        <path fill={palette.ink} d="M70 72h60v12H70zm0 22h60v12H70zm0 22h36v12H70z" />
      </Craft>
      <Craft id="facebook" name={platforms.facebook.title} tone="teal">
        {[70, 120, 170].map((r) => (
          <Ring key={r} x={100} y={300} r={r} width={10} color={r === 120 ? palette.mustard : palette.sky} />
        ))}
        <path fill={palette.ink} d="M91 0h18v60l8 24 34 216h-8L100 90 57 300h-8L83 84l8-24z" />
        <circle cx={100} cy={70} r={32} fill={palette.paper} />
      </Craft>
      <Craft id="seo" name={seo.title} tone="tomato">
        <path fill={palette.paper} d="M50 20h100v280H50z" />
        <path stroke={palette.ink} strokeWidth={36} strokeDasharray="6 19" d="M68 34v266" />
        <path stroke={palette.ink} strokeWidth={68} strokeDasharray="6 119" d="M84 34v266" />
      </Craft>
      <Craft id="analytics" name={analytics.title} tone="mustard">
        <path stroke={palette.ink} strokeWidth={8} d="M40 20v280m60-280v280m60-280v280" />
        <path
          className="gesture gesture-up"
          fill={palette.paper}
          stroke={palette.ink}
          strokeWidth={6}
          d="M20 120h40v50H20zM80 50h40v50H80zm60 70h40v50h-40z"
        />
      </Craft>
    </ul>
  );
}

function Craft({ id, name, tone, children }: { id: string; name: string; tone: Tone; children: ReactNode }) {
  return (
    <li className={`tone-${tone}`}>
      <a href={`#${id}`}>
        {name}
        <svg viewBox="0 0 200 160" aria-hidden="true">
          {children}
        </svg>
      </a>
    </li>
  );
}
