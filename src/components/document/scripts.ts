/** Where the scripts of the site begin. */
export const scripts = {
  main: "src/client/entry/main.ts",
  /** With React. */
  islands: "src/client/page/react.ts",
  /** They stand in documents. */
  inline: {
    head: "src/client/entry/head.ts",
    redirect: "src/client/entry/redirect.ts",
    feed: "src/client/entry/feed-frame.ts",
  },
};
