import type { TestPage } from "../../support/dom/serve-pages.ts";

export const nav = `
  <a id="to-home" href="/it/">Home</a>
  <a id="to-about" href="/it/about/">About</a>
  <a id="to-services" href="/it/services/">Services</a>
  <a id="to-contact-page" href="/it/contact/#contact" data-scroll-to="contact">Contact</a>`;

/** Four pages that link to each other. */
export const site = {
  "/it/": {
    title: "Casa",
    header: nav,
    main: `<a id="here" href="#contact" data-scroll-to="contact">Contatti</a><a id="faq-link" href="#faq">FAQ</a>
      <section id="contact"></section><section id="faq"></section>`,
  },
  "/it/about/": {
    title: "Chi siamo",
    header: nav,
    head: '<link rel="canonical" href="https://www.example.com/it/about/" data-page>',
  },
  "/it/services/": { title: "Servizi", header: nav },
  "/it/contact/": { title: "Contatti", header: nav, main: '<section id="contact"></section>' },
} satisfies Record<string, TestPage>;

/** Throws like a method that the browser refuses. */
export function refuse(): never {
  throw new DOMException("Refused", "SecurityError");
}
