import type { Look } from "../../src/components/look.ts";
import { Carousel } from "../../src/components/sections/carousel.tsx";

export const carousel: Look = {
  says: "A strip that scrolls sideways, with buttons where a script works; what is in a slide is the page's own.",
  kinds: {
    "<Carousel>": ({ process }) => (
      <Carousel
        label="carousel"
        slides={process.steps.map(({ title, text }) => ({
          key: title,
          className: "tile tone-sky",
          content: (
            <>
              <h3>{title}</h3>
              <p>{text}</p>
            </>
          ),
        }))}
      />
    ),
  },
};
