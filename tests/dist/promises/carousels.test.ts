import { expect } from "vitest";
import { site } from "../../../src/site.ts";
import { files, read } from "../../support/site/built-site.ts";
import { all, embeds, every, has, ifGiven, leadsTo, testPromises, textOf } from "../../support/site/promises.ts";

/** The carousels show the first six. */
const carouselReviews = Math.min(6, site.reviews.length);

testPromises([
  [
    "The first 6 entries are links to external demo sites. The last 5 are text-only names. A grid of 17 reviews.",
    "",
    () => {
      const { clients, reviews } = site;
      expect([clients.demos.length, clients.names.length, reviews.length]).toEqual([6, 5, 17]);
    },
  ],
  [
    "Clients carousel: first links to external demo sites with an image and the text Visita il sito, then text-only names.",
    "",
    (page, language) => {
      const slides = all(page, ".clients .slide");
      expect(slides).toHaveLength(site.clients.demos.length + site.clients.names.length);
      for (const [at, slide] of slides.entries()) {
        const demo = site.clients.demos[at];
        expect(all(slide, "img").length).toBe(demo ? 1 : 0);
        expect(slide.querySelector("a[target=_blank]")?.getAttribute("href") ?? null).toBe(demo?.url ?? null);
        if (demo) expect(textOf(slide)).toMatch({ it: /Visita il sito/, en: /Visit the site/ }[language]);
        else expect(textOf(slide)).toBe(site.clients.names[at - site.clients.demos.length]);
      }
    },
  ],
  [
    "Previous and next buttons are disabled at the ends.",
    "",
    (page) =>
      expect(all(page, ".clients .move, .reviews .move").map((button) => button.getAttribute("aria-disabled"))).toEqual(
        ["true", "false", "true", "false"],
      ),
  ],
  [
    "Testimonials carousel (6 reviews) and a social-feed embed section from a third-party widget.",
    "",
    every(
      has(".reviews .slide", carouselReviews),
      ifGiven(site.links.socialFeedScript, (url) => embeds(".embed-feed", url, "embed/social-feed/")),
    ),
  ],
  ["A testimonials carousel.", "google-ads", has(".reviews .slide", carouselReviews)],
  [
    "Testimonials carousel: a link to view all testimonials goes to /{lang}/testimonials; previous is disabled at the start.",
    ["", "google-ads"],
    every(
      leadsTo("testimonials", ".reviews"),
      has(".reviews .move-back[aria-disabled=true]", 1),
      has(".reviews .move-on[aria-disabled=false]", 1),
    ),
  ],
  [
    "Shows 3 cards on wide screens, 2 below 1024px, 1 below 640px; the clients carousel 1 under 768px, otherwise 3.",
    "",
    () => {
      const styles = read(files.find((file) => file.startsWith("assets/styles-")) ?? "");
      const [wide, rest] = [".clients .slide{--visible:3}", ".reviews .slide{--visible:3}"];
      expect(styles).toContain(`@media (width>=768px){${wide}}`);
      expect(styles).toContain("@media (width>=640px){.reviews .slide{--visible:2}}");
      expect(styles).toContain(`@media (width>=1024px){${rest}}`);
    },
  ],
]);
