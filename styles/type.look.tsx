import type { Look } from "../src/components/look.ts";

export const type: Look = {
  says: "Styles of type and classes of text. A class makes a title of what is no heading; a rule takes a style by its token.",
  kinds: {
    "classes of text": () => (
      <div className="specimens-type">
        {["title-l", "title-m", "title-s", "lede", "more", "fine-print"].map((className) => (
          <p key={className} className={className}>
            {className}
          </p>
        ))}
      </div>
    ),
    "styles of type": ({ tokens }) => (
      <div className="specimens-type">
        {tokens.type.map((token) => (
          <p key={token} className={`specimen${token}`}>
            {token}
          </p>
        ))}
      </div>
    ),
  },
  isSameInTones: true,
};
