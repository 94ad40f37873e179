import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, resolve } from "node:path";

/** A program, dictionary or font that tests need and npm does not provide. */
export type Program = ReturnType<typeof program>;

/** The title is for messages. Files are names on the PATH, or whole paths: the first that exists is used. */
function program(title: string, debianPackages: string, ...files: string[]) {
  return { title, debianPackages, files };
}

/** Chromium without the parts that only a visible browser needs. Tests of pages take three quarters of the time in it. */
export const headlessShell = program("Chromium's headless shell", "chromium-headless-shell", "chromium-headless-shell");

export const chromium = program(
  "Chromium or Chrome",
  "chromium chromium-headless-shell",
  ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"],
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
);

/** Arial, or the font of the same width. Computers and phones have one or the other. */
export const arial = program(
  "Liberation Sans",
  "fonts-liberation",
  "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
  "/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf",
  "/System/Library/Fonts/Supplemental/Arial.ttf",
);

export const firefox = program(
  "Firefox",
  "firefox-esr",
  ...["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
);
export const webkitDriver = program("WebKitGTK", "webkit2gtk-driver", "WebKitWebDriver");
/** The browser that WebKitGTK's driver starts by itself unless it gets settings. */
export const miniBrowser = program(
  "WebKitGTK's MiniBrowser",
  "webkit2gtk-driver",
  ...["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
);
export const xvfb = program("Xvfb", "xvfb", "Xvfb");
export const nginx = program("nginx", "nginx-light", "nginx");
export const apache = program("Apache", "apache2-bin", "apache2");
export const hunspell = program("hunspell", "hunspell", "hunspell");
export const italian = program("An Italian dictionary", "hunspell-it", "/usr/share/hunspell/it_IT.dic");
export const english = program("An English dictionary", "hunspell-en-gb", "/usr/share/hunspell/en_GB.dic");

/** Returns the file of a program on this machine. Throws an error that says how to install it, if it is missing. */
export function findProgram(program: Program): string {
  const found = locate(program);
  if (!found) throw new Error(`${program.title} is not installed. ${installAdvice([program])}`);
  return found;
}

/** Returns the file of a program if it is installed. `CHROME_PATH` overrides Chromium. */
export function locate(program: Program): string | undefined {
  if (program === chromium && process.env.CHROME_PATH) return process.env.CHROME_PATH;
  // Debian installs servers in a folder that is only on root's PATH.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  // A whole path is the same from every folder.
  return program.files.flatMap((file) => folders.map((folder) => resolve(folder, file))).find(existsSync);
}

/** Says how to install these programs. */
export function installAdvice(programs: readonly Program[]): string {
  return `Install ${programs.map(({ title }) => title).join(", ")} (on Debian: "apt-get install ${packagesOf(programs)}").`;
}

/** Installs missing programs from Debian packages. If that is not possible, prints how to install them. */
export function installMissing(programs: readonly Program[]): void {
  const missing = programs.filter((program) => !locate(program));
  if (missing.length === 0) return;
  const get = process.getuid?.() === 0 ? "apt-get" : "sudo -n apt-get";
  // Includes recommended packages, such as fonts for Chromium.
  const install = `${get} install -y ${packagesOf(missing)}`;
  console.log(`Missing: ${missing.map(({ title }) => title).join(", ")}. Installing from Debian: ${install}`);
  try {
    execFileSync("sh", ["-c", `${get} update && ${install}`], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: "inherit",
    });
  } catch {
    console.log(`Not installed. ${installAdvice(missing)}`);
  }
}

function packagesOf(programs: readonly Program[]): string {
  return programs.map(({ debianPackages }) => debianPackages).join(" ");
}
