import type { Answers } from "../../support/dom/serve-pages.ts";

export const nav = `
  <a id="to-home" href="/it/">Home</a>
  <a id="to-about" href="/it/about/">About</a>
  <a id="to-services" href="/it/services/">Services</a>
  <a id="to-contact-page" href="/it/contact/#contact" data-scroll-to="contact">Contact</a>
  <a id="to-en" href="/en/" data-language-switch="en">English</a>`;

/** Pages that link to each other. */
export const site = {
  "/it/": {
    title: "Casa",
    header: nav,
    main: `<a id="here" href="#contact" data-scroll-to="contact">Contatti</a><a id="faq-link" href="#faq">FAQ</a>
      <section id="contact"></section><section id="faq"></section>`,
  },
  "/it/about/": { title: "Chi siamo", header: `${nav}<a id="to-faq" href="/it/#faq">FAQ</a>` },
  "/it/services/": { title: "Servizi", header: nav },
  "/it/contact/": { title: "Contatti", header: nav, main: '<section id="contact"></section>' },
  "/en/": { title: "Home", lang: "en", header: nav },
} satisfies Answers;

/** Throws like a method that the browser refuses. */
export function refuse(): never {
  throw new DOMException("Refused", "SecurityError");
}
