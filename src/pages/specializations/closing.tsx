import { Vignette } from "../../components/shapes.tsx";

/** A toolbox with the tools of the page in it. */
export function Closing() {
  return (
    <Vignette>
      <g className="gesture gesture-down">
        <path fill="var(--mustard)" d="M56 40h44v150H56z" />
        <path fill="var(--ink)" d="M56 58h18v8H56zm0 28h26v8H56zm0 28h18v8H56zm0 28h26v8H56z" />
        <path fill="var(--ink)" d="M156 30h14v34l36 130h-18l-25-92-25 92h-18l36-130z" />
        <circle cx={163} cy={76} r={18} fill="var(--tomato)" />
        <circle cx={250} cy={92} r={40} fill="none" stroke="var(--paper)" strokeWidth={16} />
        <path fill="var(--paper)" d="M242 128h16v64h-16z" />
      </g>
      <path fill="var(--ink)" d="M20 176h280v144H20z" />
      <path fill="var(--teal)" d="M20 176h280v30H20z" />
      <path fill="var(--mustard)" d="M132 192h56v38h-56z" />
    </Vignette>
  );
}
