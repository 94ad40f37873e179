import { type Gate, programsOf } from "../gate/gates.ts";
import { installMissing } from "./programs.ts";

// `tsx tests/support/programs/install-programs.ts full` installs what the full gate needs and this machine lacks.
const [, , gate = "quick"] = process.argv;
installMissing(programsOf(gate as Gate));
