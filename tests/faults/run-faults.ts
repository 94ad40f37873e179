import { programsOf } from "../support/gate/gates.ts";
import { installMissing } from "../support/programs/programs.ts";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";
import { type Fault, readFaults } from "./read-faults.ts";

// `tsx tests/faults/run-faults.ts [words]`: tries the faults of the list, or those with these words. Makes each in a
// copy of the project, and runs the rows that must turn red and that are green without it.

const CAUGHT = "caught";
const READS_SITE = /^tests\/(?:dist|browser|system)\//;

const faults = readFaults();
const words = process.argv.slice(2);
const chosen = faults.filter((fault) => words.every((word) => Object.values(fault).join(" ").includes(word)));

installMissing([...new Set(chosen.flatMap(({ test }) => programsOf("full", suiteOf(test))))]);
const copy = await copyProject();
/** What is wrong with rows even without a fault, by file and names. */
const unedited = new Map<string, Promise<string | undefined>>();
let missed = 0;
try {
  for (const [at, fault] of chosen.entries()) {
    const answer = await tryFault(copy, fault).catch((error: Error) => error.message);
    const isCaught = answer === CAUGHT;
    if (!isCaught) missed++;
    console.log(`${at + 1}/${chosen.length} ${isCaught ? CAUGHT : "MISSED"}: ${fault.room}: ${fault.says}`);
    if (!isCaught) console.log(`  ${fault.file} → ${fault.test}: ${answer}`);
  }
} finally {
  await copy.remove();
}
console.log(`${chosen.length - missed} of ${chosen.length} faults are caught.`);
if (missed > 0 || chosen.length === 0) process.exit(1);

/** Returns that a fault is caught, or what happened instead. */
async function tryFault(copy: ProjectCopy, { file, from, to, test, row }: Fault): Promise<string> {
  const place = `${test}: ${row}`;
  if (!unedited.has(place)) unedited.set(place, findRedRows(copy, test, row));
  const before = await unedited.get(place);
  if (before) return before;
  const undo = await copy.edit(file, (text) => {
    const parts = text.split(from);
    if (parts.length === 2) return parts.join(to);
    throw new Error(`The file has this text ${parts.length - 1} times, not once. Adapt the fault to it.`);
  });
  try {
    const { failed, passed } = await runRows(copy, test, row);
    if (failed === 0) return `${passed} rows are green, and none is red.`;
    // A file that breaks as a whole tells nothing of the fault.
    return passed > 0 || row ? CAUGHT : `All ${failed} rows of the file are red. Name the one that must be.`;
  } finally {
    await undo();
  }
}

/** Returns why rows prove nothing: without a fault all must be green, and there must be some. */
async function findRedRows(copy: ProjectCopy, test: string, row?: string): Promise<string | undefined> {
  const { failed, passed } = await runRows(copy, test, row);
  if (failed > 0) return `${failed} rows are red without the fault. Repair them first.`;
  return passed > 0
    ? undefined
    : "No row ran, even without the fault. Adapt the name to the test, or see why its file does not load.";
}

/** Builds the copy for rows that read its site, and counts the rows by their results. */
async function runRows(copy: ProjectCopy, test: string, row?: string): Promise<{ failed: number; passed: number }> {
  if (READS_SITE.test(test)) {
    const { status, stderr } = await copy.build();
    if (status !== 0) throw new Error(`The build refuses it: ${stderr}`);
  }
  const rows = row ? ["-t", row] : [];
  const options = ["run", "--mode", "full", "--project", suiteOf(test), "--reporter=json", test, ...rows];
  const { stdout, stderr } = await copy.run("node_modules/vitest/vitest.mjs", ...options);
  const report = /\{"numTotalTestSuites".*/s.exec(stdout)?.[0];
  if (!report) throw new Error(`Vitest did not run: ${stderr.slice(0, 500)}`);
  const { numFailedTests, numPassedTests } = JSON.parse(report);
  return { failed: numFailedTests, passed: numPassedTests };
}

function suiteOf(test: string): string {
  const [, folder = ""] = test.split("/");
  return { unit: "node", dist: "node", browser: "chromium" }[folder] ?? folder;
}
