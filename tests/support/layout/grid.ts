/** Runs in the page. Returns heroes, intros and closings that do not start on a line of the grid. */
export function findOffGrid(): string[] {
  // Positions before rotation, because some pictures are rotated slightly.
  const left = (element: Element | null): number =>
    element instanceof HTMLElement
      ? element.offsetLeft + left(element.offsetParent)
      : (element?.getBoundingClientRect().left ?? 0);
  const measure = document.querySelector<HTMLElement>(".header-row");
  if (!measure) throw new Error("The page has no header row.");
  const gap = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 1.5;
  const column = (measure.clientWidth - 11 * gap) / 12;
  const line = (number: number) => Math.round(left(measure) + (number - 1) * (column + gap));
  const expected: [selector: string, line: number][] = [
    [".hero:is(.framed, .bleeds) .hero-picture, .frieze .hero-deal", 8],
    [".section:not(.beside, .poster, .feed) > .measure > .section-head > p", 8],
    [".section.beside > .measure > .section-head ~ :not(.ask)", 6],
    [".ask:not(.book *)", 1],
    [".section.poster > .measure > .section-head ~ *", 6],
    [".cta:not(.art-left, .poster-type) .measure > svg", 8],
    [".index-words, .funnel ol, .louder p, .rows > * > :nth-child(3)", 8],
  ];
  const starts = expected.flatMap(([selector, number]) =>
    [...document.querySelectorAll(selector)].map((element) => ({
      selector,
      left: Math.round(left(element)),
      isOnLine: Math.abs(left(element) - line(number)) <= 1,
    })),
  );
  if (starts.length === 0) return ["the page has nothing on the grid"];
  return starts.filter(({ isOnLine }) => !isOnLine).map(({ selector, left }) => `${selector} starts at ${left} px`);
}

/** Runs in the page. Returns buttons that are higher than their label needs. */
export function findStretchedButtons(): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>(".actions > .button")];
  return buttons
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .flatMap((button) => {
      const { height } = button.getBoundingClientRect();
      button.style.alignSelf = "flex-start";
      const needed = button.getBoundingClientRect().height;
      button.style.alignSelf = "";
      return height > needed + 1 ? [`${button.textContent}: ${height} px`] : [];
    });
}
