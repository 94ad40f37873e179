import { expect, test } from "vitest";
import { type Breakpoints, clampIndex, visibleAt } from "../../src/islands/carousel-index.ts";

const clients: Breakpoints = [
  [768, 3],
  [0, 1],
];
const testimonials: Breakpoints = [
  [1024, 3],
  [640, 2],
  [0, 1],
];

test.each([
  { name: "clients", breakpoints: clients, width: 320, visible: 1 },
  { name: "clients", breakpoints: clients, width: 767, visible: 1 },
  { name: "clients", breakpoints: clients, width: 768, visible: 3 },
  { name: "clients", breakpoints: clients, width: 1920, visible: 3 },
  { name: "testimonials", breakpoints: testimonials, width: 320, visible: 1 },
  { name: "testimonials", breakpoints: testimonials, width: 639, visible: 1 },
  { name: "testimonials", breakpoints: testimonials, width: 640, visible: 2 },
  { name: "testimonials", breakpoints: testimonials, width: 1023, visible: 2 },
  { name: "testimonials", breakpoints: testimonials, width: 1024, visible: 3 },
])("$name show $visible at $width px", ({ breakpoints, width, visible }) => {
  expect(visibleAt(width, breakpoints)).toBe(visible);
});

test.each([
  { index: -1, count: 11, visible: 3, nearest: 0 },
  { index: 0, count: 11, visible: 3, nearest: 0 },
  { index: 8, count: 11, visible: 3, nearest: 8 },
  { index: 9, count: 11, visible: 3, nearest: 8 },
  { index: 10, count: 11, visible: 1, nearest: 10 },
  { index: 11, count: 11, visible: 1, nearest: 10 },
  { index: 1, count: 2, visible: 3, nearest: 0 },
])("index $index of $count with $visible visible is $nearest", ({ index, count, visible, nearest }) => {
  expect(clampIndex(index, count, visible)).toBe(nearest);
});
