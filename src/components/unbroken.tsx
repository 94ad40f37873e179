/** Text whose lines end between words, never at a hyphen or a dash: `e-commerce`, `1.000–5.000`. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S*[-–]\S*)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
