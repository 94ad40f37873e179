import { beforeEach, expect, test } from "vitest";
import { chosenPlan } from "../../src/client/page/chosen-plan.ts";
import { whatsAppUrl } from "../../src/words/whatsapp.ts";
import { find } from "../support/dom/find.ts";

const chat = whatsAppUrl("+39800000000");

beforeEach(() => {
  document.body.innerHTML = `
    <a class="elsewhere" href="${chat}"></a>
    <a id="try" href="#contact" data-plan="TRY ADS" data-choice="You chose TRY ADS."><b>Choose</b></a>
    <a id="year" href="#contact" data-plan="12 mesi & più" data-choice="You chose 12 months."></a>
    <a id="other" href="#contact"></a>
    <section id="contact"><p data-chosen hidden></p><a href="${chat}"></a><a href="tel:+39800000000"></a></section>`;
  for (const button of document.querySelectorAll<HTMLElement>(chosenPlan.selector)) chosenPlan.start(button);
});

const press = (selector: string) => find(selector).click();
const place = () => find("[data-chosen]");
const messageOf = (selector: string) => new URL(find<HTMLAnchorElement>(selector).href).searchParams.get("text");
const greeting = new URL(chat).searchParams.get("text");

test("a press on a plan is said in the contact section and in its chat message, until another is pressed", () => {
  press("#try b");
  expect(place().hidden).toBe(false);
  expect(place().textContent).toBe("You chose TRY ADS.");
  expect(messageOf("#contact a")).toBe(`${greeting} Ho scelto: TRY ADS.`);
  press("#year");
  expect(place().textContent).toBe("You chose 12 months.");
  expect(messageOf("#contact a")).toBe(`${greeting} Ho scelto: 12 mesi & più.`);
  expect(messageOf(".elsewhere")).toBe(greeting);
  expect(find("#contact a[href^=tel]").getAttribute("href")).toBe("tel:+39800000000");
});

test("nothing is said before a plan is chosen, nor on a page without a place for it", () => {
  press("#other");
  expect(place().hidden).toBe(true);
  place().remove();
  press("#try");
  expect(messageOf("#contact a")).toBe(greeting);
});
