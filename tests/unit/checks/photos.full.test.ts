import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { picturesIn } from "../../../src/components/photo-places.ts";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { formatProblem } from "../../../src/problems/problem.ts";
import { makePhotos } from "../../../src/ssg/assets/make-photos.ts";
import { readStaticFiles } from "../../../src/ssg/assets/read-static-files.ts";
import { readDocument } from "../../../src/ssg/documents/read-document.ts";
import { facts as realFacts } from "../../support/project/real-facts.ts";
import { site } from "../../support/site/own-site.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const root = temporaryFolder();
mkdirSync(join(root, "static"));

/** 64 × 64 pixels of blue. */
const HEIC =
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAGAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAgbWRhdAAAABQoAa8EGPx5OOv/+TUn31J9TRHQ4A==";

/** Dark, with a white upper half: without the noise of a photo it is compressed in a tenth of the time. */
function plainPhoto(width = 1500, height = 1200): Promise<Buffer> {
  const sky = `<svg width="${width}" height="${height / 2}"><rect width="100%" height="100%" fill="#fff"/></svg>`;
  return sharp({ create: { width, height, channels: 3, background: "#024" } })
    .composite([{ input: Buffer.from(sky), gravity: "north" }])
    .jpeg()
    .toBuffer();
}

const save = (name: string, body: string | Buffer) => writeFile(join(root, "static", name), body);

/** Processes the pictures of these facts, with no clients unless they are given. */
async function make(facts: Partial<Facts>) {
  const { problems, ...made } = await makePhotos(
    { ...site, root },
    picturesIn({ ...realFacts, clients: { demos: [], names: [] }, ...facts }),
    await readStaticFiles(root),
  );
  return { ...made, problems: problems.map(formatProblem) };
}

/** Processes the picture of one client. */
async function makeClient(image: string) {
  const made = await make({ clients: { demos: [{ name: "Bar", url: "https://bar.it", image }], names: [] } });
  return { ...made, ...made.copies.get(`client ${image}`) };
}

describe("a client's photo", () => {
  test("becomes WebP in three widths, cropped to the shape it is shown in", async () => {
    await save("photo.jpg", await plainPhoto());
    const { files, src, srcSet, published, problems } = await makeClient("photo.jpg");
    const made = await Promise.all(files.map(({ body }) => sharp(body).metadata()));
    expect(made.map(({ format, width, height }) => [format, width, height])).toEqual([
      ["webp", 320, 213],
      ["webp", 640, 427],
      ["webp", 960, 640],
    ]);
    expect(srcSet).toMatch(
      /^\/assets\/photo-320-\w+\.webp 320w, \/assets\/photo-640-\w+\.webp 640w, \/assets\/photo-960-\w+\.webp 960w$/,
    );
    expect(srcSet).toContain(`, ${src} 960w`);
    expect(published.map(({ path }) => path)).not.toContain("photo.jpg");
    expect(problems).toEqual([]);
  });

  test("is rotated first, as its metadata says", async () => {
    const lying = sharp(await plainPhoto()).withMetadata({ orientation: 6 });
    await save("lying.jpg", await lying.toBuffer());
    const { files } = await makeClient("lying.jpg");
    // What was its upper half is now on the right.
    const halves = [0, 480].map(async (left) => {
      const half = sharp(files.at(-1)?.body).extract({ left, top: 0, width: 480, height: 640 });
      return Math.round((await sharp(await half.toBuffer()).stats()).channels[0]?.mean ?? 0);
    });
    const [left = 255, right = 0] = await Promise.all(halves);
    expect(left).toBeLessThan(50);
    expect(right).toBeGreaterThan(200);
  });

  test.each([
    [500, 300, [320, 450]],
    [320, 320, [320]],
    [640, 640, [320, 640]],
    [960, 960, [320, 640, 960]],
  ])("of %i × %i pixels is never enlarged, and has each width once: %j", async (width, height, widths) => {
    await save(`${width}.jpg`, await plainPhoto(width, height));
    const { srcSet, problems } = await makeClient(`${width}.jpg`);
    expect(srcSet?.match(/\d+(?=w)/g)?.map(Number)).toEqual(widths);
    expect(problems).toEqual([]);
  });

  test("keeps its top if it is too high", async () => {
    await save("high.jpg", await plainPhoto(960, 1600));
    const { files } = await makeClient("high.jpg");
    const { channels } = await sharp(files.at(-1)?.body).stats();
    expect(channels[0]?.min).toBeGreaterThan(200);
  });

  test("may have spaces and commas in its name", async () => {
    await save("il mio, bar.jpg", await plainPhoto());
    const { files, src, srcSet } = await makeClient("il mio, bar.jpg");
    const { links } = readDocument(`<img srcset="${srcSet}" src="${src}">`);
    expect([...links].map(decodeURIComponent)).toEqual(files.map(({ path }) => `/${path}`));
  });

  test("is found by a name whose accents have the other Unicode form, because both look the same", async () => {
    await save("caffe\u0300.jpg", await plainPhoto());
    expect(await makeClient("caff\u00e8.jpg")).toMatchObject({ problems: [] });
  });
});

test("the founder's photo becomes a portrait", async () => {
  await save("photo.jpg", await plainPhoto());
  const { files } = await make({ founder: { initials: "L. R.", photo: "photo.jpg" } });
  const { width, height } = await sharp(files.at(-1)?.body).metadata();
  expect([width, height]).toEqual([640, 800]);
});

test("a drawing is published unchanged", async () => {
  await save("drawing.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>');
  const { files, copies, published, problems } = await makeClient("drawing.svg");
  expect([files, [...copies], problems]).toEqual([[], [], []]);
  expect(published.map(({ path }) => path)).toContain("drawing.svg");
});

const NO_PICTURE = /cannot be read as a picture\. Replace it with .* 960 × 640 pixels or more\.$/;
const IS_HEIC = RegExp(
  "is a HEIC photo, which most browsers cannot show\\. Save it as a JPEG of 960 × 640 pixels or more\\. " +
    "On a Mac .* On an iPhone .* On Windows ",
);

test.each<[image: string, body: Buffer | string | null, message: RegExp]>([
  ["none.jpg", null, /There is no file static\/none\.jpg\. Put a picture of 960 × 640 pixels or more there\.$/],
  ["text.jpg", "This is no picture.", NO_PICTURE],
  ["text.svg", "This is no drawing.", NO_PICTURE],
  ["IMG_4838.HEIC", Buffer.from(HEIC, "base64"), IS_HEIC],
  ["IMG_4838.jpeg", Buffer.from(HEIC, "base64"), IS_HEIC],
])("%s is reported with its place, and with what to do", async (image, body, message) => {
  if (body) await save(image, body);
  const { files, problems } = await makeClient(image);
  expect(files).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(message)]);
  expect(problems[0]).toMatch(/^src\/site\.ts, clients\.demos\.0\.image: /);
  expect(problems[0]).toContain(`static/${image}`);
});

test("a failure that is not the photo's is told with its cause", async () => {
  // Its copies are in no cache.
  await save("other.jpg", await plainPhoto(1400, 1200));
  const toBuffer = vi.spyOn(sharp.prototype, "toBuffer").mockRejectedValue(new Error("out of memory"));
  onTestFinished(() => toBuffer.mockRestore());
  expect((await makeClient("other.jpg")).problems).toEqual([
    expect.stringMatching(/The copies of static\/other\.jpg cannot be made: out of memory\. Solve that/),
  ]);
});
