/**
 * Runs a TypeScript file with its arguments: `node src/commands/run.cjs build.ts --preview`.
 *
 * Through tsx's loader of CommonJS, which works where the file itself does. Its
 * loader of ES modules has a thread of its own on Node 20, and each of the
 * recipe's modules waits for an answer from there: a quarter of a second, and a
 * third of the computing, of every build. Later Nodes need neither. The price:
 * what is run here awaits in functions only.
 */
const { resolve } = require("node:path");
require("tsx/cjs");

const [node, , script, ...args] = process.argv;
process.argv = [node, resolve(script), ...args];
require(process.argv[1]);
