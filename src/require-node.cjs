/**
 * Stops a command on a Node version that is too old: what fails there is often
 * silent. Plain CommonJS, so that every version can read it.
 */
const { engines } = require("../package.json");

const [major, minor] = process.versions.node.split(".").map(Number);
const [neededMajor, neededMinor] = engines.node.match(/\d+/g).map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`Node ${process.versions.node} is too old. Install Node ${neededMajor}.${neededMinor} or newer.`);
  process.exit(1);
}
