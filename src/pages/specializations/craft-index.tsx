import type { ReactNode } from "react";
import { palette, Ring } from "../../components/shapes.tsx";
import type { Words } from "./words.ts";

/** The four crafts side by side: each with its instrument, and a link to what it does. Phones have no room for it. */
export function CraftIndex({ words: { platforms, seo, analytics } }: { words: Words }) {
  return (
    <ul className="craft-index">
      <Craft id="google" name={platforms.google.title} ground="on-paper">
        <path fill={palette.ink} d="M86 120h28v76H86z" />
        <circle cx={100} cy={70} r={58} fill={palette.mustard} />
        <Ring x={100} y={70} r={56} width={22} color={palette.ink} />
        <path fill={palette.ink} d="M72 46h56v12H72zm0 22h56v12H72zm0 22h34v12H72z" />
      </Craft>
      <Craft id="facebook" name={platforms.facebook.title} ground="tone-teal">
        {[50, 90, 130].map((r) => (
          <Ring key={r} x={100} y={200} r={r} width={9} color={r === 90 ? palette.mustard : palette.sky} />
        ))}
        <path fill={palette.ink} d="M91 0h18v40l8 18 34 138h-10L100 76 59 196H49L83 58l8-18z" />
        <circle cx={100} cy={50} r={28} fill={palette.paper} />
      </Craft>
      <Craft id="seo" name={seo.title} ground="tone-tomato">
        <path fill={palette.paper} d="M50 4h100v192H50z" />
        <path stroke={palette.ink} strokeWidth={36} strokeDasharray="6 19" d="M68 16v180" />
        <path stroke={palette.ink} strokeWidth={68} strokeDasharray="6 119" d="M84 16v180" />
      </Craft>
      <Craft id="analytics" name={analytics.title} ground="tone-mustard">
        <path stroke={palette.ink} strokeWidth={8} d="M40 4v192m60-192v192m60-192v192" />
        <path
          className="gesture gesture-up"
          fill={palette.paper}
          stroke={palette.ink}
          strokeWidth={6}
          d="M20 120h40v44H20zM80 56h40v44H80zm60 70h40v44h-40z"
        />
      </Craft>
    </ul>
  );
}

function Craft({ id, name, ground, children }: { id: string; name: string; ground: string; children: ReactNode }) {
  return (
    <li className={ground}>
      <a href={`#${id}`}>
        {name}
        <svg viewBox="0 0 200 200" aria-hidden="true">
          {children}
        </svg>
      </a>
    </li>
  );
}
