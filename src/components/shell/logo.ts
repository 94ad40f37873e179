import { drawingFrom } from "../drawing-from.tsx";

/** The agency's mark. Decorative, because the name is beside it as text. */
export const Logo = drawingFrom("src/components/shell/logo.svg");
