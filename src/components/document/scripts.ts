/** Where the scripts of the site begin. */
export const scripts = {
  main: "src/client/main.ts",
  /** With React. */
  islands: "src/client/islands.ts",
  /** They stand in documents. */
  inline: {
    head: "src/client/head-script.ts",
    redirect: "src/client/redirect.ts",
    feed: "src/client/social-feed/social-feed-frame.ts",
  },
};
