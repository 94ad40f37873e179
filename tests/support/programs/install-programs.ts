import { type Gate, programsOf } from "../gate/gates.ts";
import { installMissing } from "./programs.ts";

// `tsx tests/support/programs/install-programs.ts full` installs missing programs of the full gate.
const [, , gate = "quick"] = process.argv;
installMissing(programsOf(gate as Gate));
