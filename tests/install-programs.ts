import { apache, chromium, headlessShell, install, locate, nginx } from "./programs.ts";

/** Runs once before any test: what is missing is installed in one go, before several tests could ask for it at the same time. */
export default function installPrograms(): void {
  const missing = [chromium, headlessShell, nginx, apache].filter((program) => !locate(program));
  if (missing.length > 0) install(missing);
}
