import { expect, test } from "vitest";
import { aTowns, ilNumero, iNumeri } from "../../../src/words/articles.ts";

const numbers = [...Array.from({ length: 102 }, (_, number) => number), 800, 1800, 8000, 11_000, 80_000];

test("Italian articles are elided before one, eleven and eight", () => {
  const elided = numbers.filter((number) => ilNumero(number).startsWith("l’"));
  expect(elided).toEqual([1, 8, 11, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 800, 8000, 11_000, 80_000]);
  expect(numbers.filter((number) => iNumeri(number).startsWith("gli"))).toEqual([0, ...elided.slice(1)]);
  expect([ilNumero(0), ilNumero(30), ilNumero(1800)]).toEqual(["lo 0", "il 30", "il 1800"]);
});

test("articles join prepositions and what the page shows", () => {
  expect(ilNumero(80, "80%", "di")).toBe("dell’80%");
  expect(ilNumero(30, "30%", "a")).toBe("al 30%");
  expect(iNumeri(8000, "8.000 €", "su")).toBe("sugli 8.000 €");
  expect(iNumeri(3, "3 mesi", "in")).toBe("nei 3 mesi");
  expect([iNumeri(1, "1 mese"), iNumeri(1, "1 mese", "di")]).toEqual(["1 mese", "di 1 mese"]);
  expect([aTowns("Monza e Arezzo"), aTowns("Arezzo e Monza")]).toEqual(["a Monza e Arezzo", "ad Arezzo e Monza"]);
});
