import { Drawing, TileRow } from "./drawing.tsx";
import { BackBand, HomeBackDrawing } from "./drawing-back.tsx";
import type { Words } from "./words.ts";

/** The hero composition; a click anywhere turns it to its back face, and again to its front. */
export function PictureFaces({ words: { flip, drawingAlt } }: { words: Words["hero"] }) {
  return (
    <div className="flip" data-card="">
      <div className="face" data-face="front">
        <button type="button" className="flip-button" data-turn="" aria-label={flip.turn} />
        <Drawing alt={drawingAlt} />
        <TileRow alt={drawingAlt} />
      </div>
      <div className="face" data-face="back">
        <button type="button" className="flip-button" data-turn="" aria-label={flip.back} />
        <HomeBackDrawing />
        <BackBand />
        <p className="flip-words">
          {flip.words.map((word) => (
            <strong key={word}>{word}</strong>
          ))}
          <span>{flip.back}</span>
        </p>
      </div>
    </div>
  );
}
