import { FriezeFrame } from "../../components/shapes.tsx";

/** Two hands from both sides of the page, with sleeve, cuff and thumb, finger between finger. */
export function Frieze({ alt }: { alt: string }) {
  return (
    <FriezeFrame alt={alt}>
      <path fill="var(--mustard)" d="M-900 0h3240v224H-900z" />
      <path fill="var(--ink)" d="M-900 30H470v164H-900zM970 30H2340v164H970z" />
      <path fill="var(--paper)" d="M470 22h32v180h-32zM938 22h32v180h-32z" />
      <path fill="var(--tomato)" d="M502 40h110v106H502z" />
      <path fill="var(--teal)" d="M828 77h110v106H828z" />
      <g strokeWidth={32} strokeLinecap="round">
        <path stroke="var(--tomato)" d="M600 56H800M600 130H800M560 56L640 22" />
        <path className="gesture gesture-right" stroke="var(--teal)" d="M840 93H640M840 167H640M880 167 800 204" />
      </g>
    </FriezeFrame>
  );
}
