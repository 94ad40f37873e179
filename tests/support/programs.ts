import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Something the tests drive that npm cannot bring. */
export interface Program {
  /** What it may be called on the path, the best first. */
  names: readonly string[];
  /** Where else it may be. */
  places?: readonly string[];
  debianPackage: string;
}

/** The whole browser, as visitors have it. */
export const chromium: Program = {
  names: ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"],
  places: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  debianPackage: "chromium",
};

/** Chromium's engine without the browser's own window round it, which takes as much computing as our pages do. */
export const headlessShell: Program = {
  names: ["chromium-headless-shell", "chrome-headless-shell"],
  debianPackage: "chromium-headless-shell",
};

export const nginx: Program = { names: ["nginx"], debianPackage: "nginx-light" };

export const apache: Program = { names: ["apache2"], debianPackage: "apache2-bin" };

/**
 * Where a program is on this machine, installed first where it is missing and we may.
 *
 * @throws Error saying how to get it where it can neither be found nor installed.
 */
export function findProgram(program: Program): string {
  if (!locate(program)) install(program);
  const found = locate(program);
  if (found) return found;
  const { names, debianPackage } = program;
  throw new Error(
    `The tests need ${names[0]}, and it could neither be found nor installed. Install it (on Debian: \`apt-get install ${debianPackage}\`) and run them again.`,
  );
}

/** Where a program is on this machine, if it is. */
export function locate({ names, places = [] }: Program): string | undefined {
  // Debian keeps servers where only root looks.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places].find((file) => existsSync(file));
}

/** Installs Debian's package, with what it recommends: Chromium has its fonts from there. Where that fails, whoever needs the program says so. */
export function install({ debianPackage }: Program): void {
  const get = process.getuid?.() === 0 ? "apt-get" : "sudo -n apt-get";
  console.log(`Installing ${debianPackage} from Debian.`);
  try {
    execFileSync("sh", ["-c", `${get} update && ${get} install -y ${debianPackage}`], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: "ignore",
    });
  } catch {
    // No Debian, no network or no right to.
  }
}
