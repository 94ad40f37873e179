import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { photoPlaces } from "../../../src/components/photo-places.ts";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { makePhotos } from "../../../src/ssg/assets/make-photos.ts";
import { readStaticFiles } from "../../../src/ssg/assets/read-static-files.ts";
import { formatProblem } from "../../../src/ssg/problems/problem.ts";
import { readDocument } from "../../../src/ssg/read-document.ts";
import { root as project } from "../../support/project/project-root.ts";
import { facts as realFacts } from "../../support/project/real-facts.ts";
import { site } from "../../support/site/own-site.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const root = temporaryFolder();
beforeAll(async () => {
  await mkdir(join(root, "static"));
  await mkdir(join(root, "src"));
  await cp(join(project, "tests/support/project/real-facts.ts"), join(root, "src/site.ts"));
  const photo = await plainPhoto(1500, 1200);
  await save("photo.jpg", photo);
  await save("lying.jpg", await sharp(photo).withMetadata({ orientation: 6 }).toBuffer());
  await save("small.jpg", await plainPhoto(500, 300));
  await save("caffe\u0300.jpg", photo);
  await save("text.jpg", Buffer.from("This is no picture."));
  await save("text.svg", Buffer.from("This is no drawing."));
  await save("drawing.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>'));
});

/** Dark, with a white upper half: without the noise of a photo it is compressed in a tenth of the time. */
function plainPhoto(width: number, height: number): Promise<Buffer> {
  const sky = `<svg width="${width}" height="${height / 2}"><rect width="100%" height="100%" fill="#fff"/></svg>`;
  return sharp({ create: { width, height, channels: 3, background: "#024" } })
    .composite([{ input: Buffer.from(sky), gravity: "north" }])
    .jpeg()
    .toBuffer();
}

function save(name: string, body: Buffer): Promise<void> {
  return writeFile(join(root, "static", name), body);
}

/** Processes the pictures of these facts, with no clients unless they are given. */
async function make(facts: Partial<Facts>) {
  const { problems, ...made } = await makePhotos(
    { ...site, root, facts: { ...realFacts, clients: { demos: [], names: [] }, ...facts } },
    await readStaticFiles(root),
  );
  return { ...made, problems: problems.map(formatProblem) };
}

/** Processes the picture of one client. */
function makeClient(image: string) {
  return make({ clients: { demos: [{ name: "Bar", url: "https://bar.it", image }], names: [] } });
}

describe("a client's photo", () => {
  test("becomes WebP in three widths, cropped to the shape it is shown in", async () => {
    const { files, copies, published, problems } = await makeClient("photo.jpg");
    const made = await Promise.all(files.map(({ body }) => sharp(body).metadata()));
    expect(made.map(({ format, width, height }) => [format, width, height])).toEqual([
      ["webp", 320, 213],
      ["webp", 640, 427],
      ["webp", 960, 640],
    ]);
    const { src, srcSet } = copies.get("client photo.jpg") ?? {};
    expect(srcSet).toMatch(
      /^\/assets\/photo-320-\w+\.webp 320w, \/assets\/photo-640-\w+\.webp 640w, \/assets\/photo-960-\w+\.webp 960w$/,
    );
    expect(srcSet).toContain(`, ${src} 960w`);
    expect(published.map(({ path }) => path)).not.toContain("photo.jpg");
    expect(problems).toEqual([]);
  });

  test("is rotated first, as its metadata says", async () => {
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

  test("is never enlarged", async () => {
    const { files, problems } = await makeClient("small.jpg");
    expect(files.map(({ path }) => path.replace(/-\w+\./, "."))).toEqual([
      "assets/small-320.webp",
      "assets/small-450.webp",
    ]);
    expect(problems).toEqual([]);
  });

  test.each(photoPlaces.client.widths)("of exactly %i px has each width once", async (width) => {
    await save(`exact-${width}.jpg`, await plainPhoto(width, width));
    const { copies } = await makeClient(`exact-${width}.jpg`);
    const widths = copies.get(`client exact-${width}.jpg`)?.srcSet.match(/\d+(?=w)/g);
    expect(widths?.map(Number)).toEqual(photoPlaces.client.widths.filter((one) => one <= width));
  });

  test("keeps its top if it is too high", async () => {
    await save("high.jpg", await plainPhoto(960, 1600));
    const { files } = await makeClient("high.jpg");
    const { channels } = await sharp(files.at(-1)?.body).stats();
    expect(channels[0]?.min).toBeGreaterThan(200);
  });

  test("may have spaces and commas in its name", async () => {
    await save("il mio, bar.jpg", await plainPhoto(1500, 1200));
    const { files, copies } = await makeClient("il mio, bar.jpg");
    const { src, srcSet } = copies.get("client il mio, bar.jpg") ?? {};
    const { links } = readDocument("it/index.html", `<img srcset="${srcSet}" src="${src}">`);
    expect(links).toHaveLength(3);
    const paths = files.map(({ path }) => `/${path}`);
    for (const link of links) expect(paths).toContain(decodeURIComponent(link));
  });
});

test.each(["IMG_4838.HEIC", "IMG_4838.jpeg"])(
  "a HEIC photo of an iPhone, %s, is refused with what to do on each system",
  async (name) => {
    await save(name, Buffer.from(HEIC, "base64"));
    const { files, problems } = await makeClient(name);
    expect(files).toEqual([]);
    expect(problems).toEqual([
      expect.stringMatching(
        /static\/IMG_4838\.\w+ is a HEIC photo, which most browsers cannot show\. Save it as a JPEG of 960 × 640 pixels or more\. On a Mac .* On an iPhone .* On Windows /,
      ),
    ]);
  },
);

/** 64 × 64 pixels of blue. */
const HEIC =
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAGAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAgbWRhdAAAABQoAa8EGPx5OOv/+TUn31J9TRHQ4A==";

test("a failure that is not the photo's is told with its cause", async () => {
  // Its copies are in no cache.
  await save("other.jpg", await plainPhoto(1400, 1200));
  const toBuffer = vi.spyOn(sharp.prototype, "toBuffer").mockRejectedValue(new Error("out of memory"));
  onTestFinished(() => toBuffer.mockRestore());
  expect((await makeClient("other.jpg")).problems).toEqual([
    expect.stringMatching(/The copies of static\/other\.jpg cannot be made: out of memory\. Solve that/),
  ]);
});

test("a name whose accents have the other Unicode form is found, because both look the same", async () => {
  expect(await makeClient("caff\u00e8.jpg")).toMatchObject({ problems: [] });
});

test("the founder's photo becomes a portrait", async () => {
  const founder = { initials: "L. R.", photo: "photo.jpg" };
  const { files } = await make({ founder });
  const { width, height } = await sharp(files.at(-1)?.body).metadata();
  expect([width, height]).toEqual([640, 800]);
});

test("a drawing is published unchanged", async () => {
  const { files, copies, published, problems } = await makeClient("drawing.svg");
  expect([files, [...copies], problems]).toEqual([[], [], []]);
  expect(published.map(({ path }) => path)).toContain("drawing.svg");
});

describe("a file that is not a picture is reported with its line and the size it needs", () => {
  test.each([
    ["none.jpg", /: There is no file static\/none\.jpg\. Put a picture of 960 × 640 pixels or more there\.$/],
    ["text.jpg", /: static\/text\.jpg cannot be read as a picture\. Replace it with .* 960 × 640 pixels or more\.$/],
    ["text.svg", /: static\/text\.svg cannot be read as a picture\. Replace it with .* 960 × 640 pixels or more\.$/],
  ])("%s", async (image, message) => {
    const { files, problems } = await makeClient(image);
    expect(files).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(problems[0]).toMatch(/^src\/site\.ts, clients\.demos\.0\.image:/);
  });
});
