/**
 * `node src/commands/run.cjs build` runs `build.ts` beside this file. First it stops on a Node
 * version that is too old: what fails there is often silent. Plain CommonJS, so that every
 * version can read it.
 */
const { engines } = require("../../package.json");

const [major, minor] = process.versions.node.split(".").map(Number);
const [neededMajor, neededMinor] = engines.node.match(/\d+/g).map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`Node ${process.versions.node} is too old. Install Node ${neededMajor}.${neededMinor} or newer.`);
  process.exit(1);
}

// React reads it when it is imported.
process.env.NODE_ENV = process.env.NODE_ENV || "production";

const [command] = process.argv.splice(2, 1);
if (command) import("tsx").then(() => import(`./${command}.ts`));
