/**
 * Runs a TypeScript file with its arguments: `node src/commands/run.cjs build.ts --preview`.
 *
 * Through tsx's loader of CommonJS, which works where the file itself does. Its
 * loader of ES modules has a thread of its own on Node 20, and each of the
 * recipe's modules waits for an answer from there: a quarter of a second, and a
 * third of the computing, of every build. Later Nodes need neither. The price:
 * what is run here awaits in functions only.
 *
 * Packages come as Node itself loads them. tsx would read each of their files
 * for ES syntax first, which is an eighth of a build.
 */
const { resolve } = require("node:path");

const loadAsNode = require.extensions[".js"];
require("tsx/cjs");
const loadAsTsx = require.extensions[".js"];
require.extensions[".js"] = (module, file) =>
  (/[\\/]node_modules[\\/]/.test(file) ? loadAsNode : loadAsTsx)(module, file);

const [node, , script, ...args] = process.argv;
process.argv = [node, resolve(script), ...args];
require(process.argv[1]);
