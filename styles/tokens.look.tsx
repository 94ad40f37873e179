import type { Look } from "../src/components/look.ts";

export const tokens: Look = {
  says: "Room, corners and sizes of small drawings, by their names. A rule takes one of them before it makes a number of its own.",
  kinds: {
    room: ({ tokens }) => <Bars names={tokens.room} />,
    corners: ({ tokens }) => (
      <ul className="specimens">
        {tokens.corners.map((token) => (
          <li key={token}>
            <span className={`specimen specimen${token}`} />
            <code>{token}</code>
          </li>
        ))}
      </ul>
    ),
    "lines of text, drawings": ({ tokens }) => <Bars names={tokens.widths} />,
  },
  isSameInTones: true,
};

function Bars({ names }: { names: readonly string[] }) {
  return (
    <ul className="stack-2">
      {names.map((token) => (
        <li key={token}>
          <code>{token}</code>
          <div className={`specimen-room specimen${token}`} />
        </li>
      ))}
    </ul>
  );
}
