import { existsSync, readFileSync } from "node:fs";
import { type Gate, programsOf } from "../gate/gates.ts";
import { headlessShell, installMissing } from "./programs.ts";

const OS_RELEASE = "/etc/os-release";

// `tsx tests/support/programs/install-programs.ts full` installs missing programs of the full gate.
const [, , gate = "quick"] = process.argv;
// Other systems have no package of it, and do without.
const isDebian = existsSync(OS_RELEASE) && /^ID=debian$/m.test(readFileSync(OS_RELEASE, "utf8"));
installMissing([...programsOf(gate as Gate), ...(isDebian ? [headlessShell] : [])]);
