/** Returns a document. Browsers apply the security policy to what follows it. */
export function htmlDocument({
  lang,
  policy,
  head,
  body,
  bodyClass,
}: {
  lang: string;
  policy: string;
  /** Below charset, policy and viewport. */
  head: string;
  body: string;
  bodyClass?: string;
}): string {
  const policyTag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>';
  // Phones take the VAT and register numbers for telephone numbers. Our own links say what is one.
  const detection = '<meta name="format-detection" content="telephone=no"/>';
  const opening = bodyClass ? `<body class="${bodyClass}">` : "<body>";
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"/>${policyTag}${viewport}${detection}${head}</head>${opening}${body}</body></html>`;
}
