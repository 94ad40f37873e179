import { drawingFrom } from "../../components/drawing-from.tsx";
import type { Words } from "./words.ts";

export const Drawing = drawingFrom("src/pages/home/drawing.svg");
const Band = drawingFrom("src/pages/home/band.svg");
const Back = drawingFrom("src/pages/home/back.svg");
const BackBand = drawingFrom("src/pages/home/back-band.svg");

/** The hero composition; a click anywhere turns it to its back face, and again to its front. */
export function PictureFaces({ words, alt }: { words: Words["hero"]["flip"]; alt: string }) {
  return (
    <div className="flip" data-card="">
      <div className="face" data-face="front">
        <button type="button" className="flip-button" data-turn="" aria-label={words.turn} />
        <Drawing alt={alt} />
        <Band alt={alt} />
      </div>
      <div className="face" data-face="back">
        <button type="button" className="flip-button" data-turn="" aria-label={words.back} />
        <Back />
        <BackBand />
        <p className="flip-words">
          {words.words.map((word) => (
            <strong key={word} className="title-m">
              {word}
            </strong>
          ))}
          <span>{words.back}</span>
        </p>
      </div>
    </div>
  );
}
