import { expect, test, vi } from "vitest";
import { floatingButtons } from "../../src/client/page/floating-buttons.ts";
import { find } from "../support/dom/find.ts";

// tests/browser/layout/floating-buttons.test.ts scrolls to each of them. On a tall screen two are in view at once.
test.each(["#hero", "#contact", "#next-page", "#footer"])(
  "the buttons are out of the way while %s is in view",
  (rival) => {
    document.body.innerHTML = `<section id="hero" class="hero"></section><section id="contact"></section>
    <a id="next-page" class="next-page"></a><footer id="footer"></footer><nav class="floating"><a></a></nav>`;
    const seen = new Set<Element>();
    let tell: IntersectionObserverCallback = () => {};
    vi.stubGlobal("IntersectionObserver", function observe(callback: IntersectionObserverCallback) {
      tell = callback;
      return { observe: (element: Element) => seen.add(element) };
    });
    floatingButtons.start(find(".floating"), { leaving: new AbortController().signal });
    const scroll = (isIntersecting: boolean) => {
      const told = [...seen].map((target) => ({ target, isIntersecting: isIntersecting && target === find(rival) }));
      tell(told as IntersectionObserverEntry[], {} as IntersectionObserver);
      return find(".floating a").hasAttribute("data-shown");
    };
    expect([scroll(false), scroll(true), scroll(false)]).toEqual([true, false, true]);
  },
);
