import qrcode from "qrcode-generator";

/** Modules round a code that have to stay empty. */
const QUIET_ZONE = 4;

/** A QR code of an address. A screen has no scratches, so the lowest error correction will do: its modules are the largest. */
export function QrCode({ address }: { address: string }) {
  const code = qrcode(0, "L");
  code.addData(address);
  code.make();
  const modules = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  const rows = modules.map((row) => {
    const line = modules.map((column) => (code.isDark(row, column) ? "h" : "m")).join("");
    return `M0 ${row}.5${line.replace(/h+/g, ({ length }) => `h${length}`).replace(/m+/g, ({ length }) => `m${length} 0`)}`;
  });
  const side = modules.length + 2 * QUIET_ZONE;
  return (
    <svg viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`} role="img" aria-label={`QR: ${address}`}>
      <path fill="var(--paper)" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h-${side}z`} />
      <path stroke="var(--ink)" shapeRendering="crispEdges" d={rows.join("")} />
    </svg>
  );
}
