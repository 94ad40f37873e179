/** What a visitor has set on a page: the values of its inputs, its open answers, and the places of its strips, in their order. */
export interface Controls {
  values: (string | boolean)[];
  lefts: number[];
}

const isControl = "main :is(input, details)";
/** What scrolls sideways can be focused. */
const isStrip = "main [tabindex='0']";

export function readControls(): Controls {
  const strips = [...document.querySelectorAll(isStrip)];
  return { values: findControls().map(stateOf), lefts: strips.map(({ scrollLeft }) => Math.round(scrollLeft)) };
}

/** Sets the controls of the same page as they were. After an edit of the page, they stay as they are. */
export function setControls({ values, lefts }: Controls): void {
  const controls = findControls();
  if (controls.length !== values.length) return;
  for (const [index, control] of controls.entries()) {
    const value = values[index];
    if (value === undefined || stateOf(control) === value) continue;
    if (control instanceof HTMLDetailsElement) control.open = Boolean(value);
    else if (typeof value === "boolean") control.checked = value;
    else control.value = value;
    // Its island shows the result, as after a touch.
    control.dispatchEvent(new Event("pointerover", { bubbles: true }));
  }
  for (const [index, strip] of document.querySelectorAll(isStrip).entries())
    strip.scrollTo({ left: lefts[index] ?? 0, behavior: "instant" });
}

function findControls(): (HTMLInputElement | HTMLDetailsElement)[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLDetailsElement>(isControl)];
}

function stateOf(control: HTMLInputElement | HTMLDetailsElement): string | boolean {
  if (control instanceof HTMLDetailsElement) return control.open;
  return control.type === "range" ? control.value : control.checked;
}
