import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program, dictionary or font that tests need and npm does not provide. */
export interface Program {
  /** Name for messages. */
  title: string;
  /** File names on the PATH, the preferred name first. */
  names: readonly string[];
  /** Other possible files. */
  places?: readonly string[];
  debianPackages: readonly string[];
}

/** Chromium without the parts that only a visible browser needs. Tests of pages take two thirds of the time in it. */
export const headlessShell: Program = {
  title: "Chromium's headless shell",
  names: ["chromium-headless-shell"],
  debianPackages: ["chromium-headless-shell"],
};

export const chromium: Program = {
  title: "Chromium or Chrome",
  names: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"],
  places: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  debianPackages: ["chromium", ...headlessShell.debianPackages],
};

export const firefox: Program = {
  title: "Firefox",
  names: ["firefox-esr", "firefox"],
  places: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  debianPackages: ["firefox-esr"],
};

export const webkitDriver: Program = {
  title: "WebKitGTK",
  names: ["WebKitWebDriver"],
  debianPackages: ["webkit2gtk-driver"],
};

/** Arial, or the font of the same width. Computers and phones have one or the other. */
export const arial: Program = {
  title: "Liberation Sans",
  names: [],
  places: [
    "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
    "/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf",
    "/System/Library/Fonts/Supplemental/Arial.ttf",
  ],
  debianPackages: ["fonts-liberation"],
};

export const xvfb: Program = { title: "Xvfb", names: ["Xvfb"], debianPackages: ["xvfb"] };

export const nginx: Program = { title: "nginx", names: ["nginx"], debianPackages: ["nginx-light"] };

export const apache: Program = { title: "Apache", names: ["apache2"], debianPackages: ["apache2-bin"] };

export const hunspell: Program = {
  title: "hunspell",
  names: ["hunspell"],
  debianPackages: ["hunspell"],
};

export const italianDictionary: Program = {
  title: "the Italian dictionary of hunspell",
  names: [],
  places: ["/usr/share/hunspell/it_IT.dic"],
  debianPackages: ["hunspell-it"],
};

export const englishDictionary: Program = {
  title: "the English dictionary of hunspell",
  names: [],
  places: ["/usr/share/hunspell/en_GB.dic"],
  debianPackages: ["hunspell-en-gb"],
};

/**
 * Returns the file of a program on this machine.
 *
 * @throws Error that says how to install it, if it is missing.
 */
export function findProgram(program: Program): string {
  const found = locate(program);
  if (found) return found;
  throw new Error(`${program.title} is not installed. ${installAdvice([program])}`);
}

/** Returns the file of a program if it is installed. `CHROME_PATH` overrides Chromium. */
export function locate(program: Program): string | undefined {
  if (program === chromium && process.env.CHROME_PATH) return process.env.CHROME_PATH;
  // Debian installs servers in a folder that is only on root's PATH.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const onPath = program.names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(program.places ?? [])].find((file) => existsSync(file));
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
  console.log("To do without, stop this and run: npx vitest run. It leaves out the tests that need them.");
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
  return programs.flatMap(({ debianPackages }) => debianPackages).join(" ");
}
