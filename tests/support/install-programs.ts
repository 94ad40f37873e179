import { type Gate, programsOf } from "./gates.ts";
import { installMissing } from "./programs.ts";

// `tsx tests/support/install-programs.ts full` installs what the full gate needs and this machine lacks.
const [, , gate = "quick"] = process.argv;
installMissing(programsOf(gate as Gate));
