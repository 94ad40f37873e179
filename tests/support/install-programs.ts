import { apache, chromium, headlessShell, install, locate, nginx } from "./programs.ts";

/** Runs once before any test, so that no two tests install at the same time; one by one, since not every system has them all. */
export default function installPrograms(): void {
  for (const program of [chromium, headlessShell, nginx, apache]) {
    if (!locate(program)) install(program);
  }
}
