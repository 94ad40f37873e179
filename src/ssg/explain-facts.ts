import { BuildError, failOnProblems } from "./problems/build-error.ts";

/** Runs what imports pages. They read the facts, so a wrong fact may end the import before the facts are checked. */
export async function explainFacts<Result>(root: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof BuildError) throw error;
    const { factProblems } = await import("./checks/fact-problems.ts");
    const { site } = await import("../site.ts");
    failOnProblems(factProblems(root, site));
    throw error;
  }
}
