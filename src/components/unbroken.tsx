/** Text whose lines end between words, never at a hyphen or a dash: `e-commerce`, `1.000–5.000 €`. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/((?:\S|\u00a0)*[-–](?:\S|\u00a0)*)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
