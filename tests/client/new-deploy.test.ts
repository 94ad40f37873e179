import { beforeEach, expect, test, vi } from "vitest";
import { reloadIfPublishedAnew, watchPhotos } from "../../src/client/document/new-deploy.ts";
import { settle } from "../support/dom/open-page.ts";

const page = (photo: string, script: string) =>
  `<head><script type="module" src="/assets/${script}.js" data-entry=""></script></head><main><img src="/assets/${photo}.webp"></main>`;

let reload: () => void;
let answer: Response | null;
const asked = vi.fn();

beforeEach(() => {
  reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  asked.mockClear();
  vi.stubGlobal("fetch", async (address: string) => {
    asked(address);
    if (!answer) throw new TypeError("Failed to fetch");
    return answer;
  });
  document.documentElement.innerHTML = page("photo-1", "main-1");
  watchPhotos();
});

async function failPhoto(src?: string): Promise<void> {
  const photo = document.querySelector("img") as HTMLImageElement;
  if (src) photo.src = src;
  photo.dispatchEvent(new Event("error"));
  await settle();
}

test.each([
  { has: "another photo", html: page("photo-2", "main-1"), reloads: 1 },
  { has: "the same photo, which did not come", html: page("photo-1", "main-1"), reloads: 0 },
  { has: "somebody else's page", html: "<h1>Log in</h1>", reloads: 0 },
  { has: "no answer", html: null, reloads: 0 },
])(
  "where a photo is gone and the host has $has, the page is loaded again $reloads times",
  async ({ html, reloads }) => {
    answer = html === null ? null : new Response(html);
    await failPhoto();
    expect(asked).toHaveBeenCalledWith(location.pathname);
    expect(reload).toHaveBeenCalledTimes(reloads);
  },
);

test("a picture of somebody else that does not come asks for nothing", async () => {
  await failPhoto("https://elsewhere.example/flag.png");
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  { script: "main-1", reloads: 0 },
  { script: "main-2", reloads: 1 },
])(
  "where a tool is gone and the page has the script $script, it is loaded again $reloads times",
  async ({ script, reloads }) => {
    answer = new Response(page("photo-1", script));
    await reloadIfPublishedAnew();
    expect(reload).toHaveBeenCalledTimes(reloads);
  },
);
