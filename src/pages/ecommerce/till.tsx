import { Dotted, palette, Vignette } from "../../components/shapes.tsx";

/** The till that prints the receipt; its drawer closes. */
export function Till() {
  return (
    <Vignette>
      <path fill={palette.ink} d="M88 20h144v64H88zM148 84h24v28h-24zM12 224h296v96H12z" />
      <path fill={palette.paper} d="M104 36h112v32H104z" />
      <path fill={palette.teal} d="M62 112h196l50 112H12z" />
      <Dotted width={26} gap={48} color={palette.paper} d="M88 148h150M72 188h180" />
      <g className="gesture gesture-down">
        <path fill={palette.tomato} d="M28 240h264v56H28z" />
        <path fill={palette.paper} d="M130 262h60v12h-60z" />
      </g>
    </Vignette>
  );
}
