import type { TestSite } from "../../support/dom/serve-pages.ts";

export const nav = `
  <a id="to-home" href="/it/">Home</a>
  <a id="to-about" href="/it/about/">About</a>
  <a id="to-services" href="/it/services/">Services</a>`;

/** Pages that link to each other. */
export const site = {
  "/it/": {
    title: "Casa",
    header: nav,
    main: `<a id="here" href="#contact" data-scroll-to="contact">Contatti</a>
      <input id="field"><section id="contact"></section><section id="faq"></section>`,
  },
  "/it/about/": { title: "Chi siamo", header: `${nav}<a id="to-faq" href="/it/#faq">FAQ</a>` },
  "/it/services/": { title: "Servizi", header: nav },
} satisfies TestSite;
