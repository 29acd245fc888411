#!/usr/bin/env node
/**
 * What the commands of package.json run: `node scripts/run.mjs start|test|e2e|memory|mcp|bench|check [arguments]`.
 *
 * Plain JavaScript that Node 20 runs: it makes sure of the pinned Node and pnpm and of the dependencies, says on
 * stderr what it does meanwhile, and then runs the command with that Node. Where there is no POSIX shell for npm's
 * scripts (Windows), start it as above.
 */
import { fileURLToPath } from 'node:url';
import { builtConsole } from './lib/built-console.mjs';
import { bundledMcp } from './lib/bundled-mcp.mjs';
import { PlainError } from './lib/plain-error.mjs';
import { runNode } from './lib/run-node.mjs';
import { runTests } from './lib/run-tests.mjs';
import { ensureToolchain } from './lib/toolchain.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

// A young generation of 8 MiB and an old one that is collected before it is half as large again take half the memory of
// the defaults, for a twentieth of the processor time.
const smallHeap = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

const commands = {
  start: (node, args) => {
    builtConsole(root, node);
    return runNode(node, ['services/standalone/src/main.ts', ...args], { flags: smallHeap });
  },
  // Paths on its command line are meant from where the person stands, which npm keeps in INIT_CWD.
  memory: (node, args) =>
    runNode(node, ['services/cli/src/main.ts', ...args], { cwd: process.env.INIT_CWD ?? process.cwd() }),
  mcp: (node, args) =>
    runNode(node, [bundledMcp(root, node), ...args], {
      cwd: process.env.INIT_CWD ?? process.cwd(),
      flags: smallHeap,
    }),
  bench: (node, args) => runNode(node, ['scripts/bench.mjs', ...args]),
  test: (node, args) => runTests(node, root, args),
  e2e: (node, args) => runNode(node, ['e2e/run.ts', ...args]),
  check: async (node, args) => {
    const tsc = 'node_modules/typescript/bin/tsc';
    const types = await runNode(node, [tsc, '-p', 'tsconfig.json']);
    const pages = await runNode(node, [tsc, '-p', 'services/console/web/tsconfig.json']);
    const style = await runNode(node, ['node_modules/@biomejs/biome/bin/biome', 'check', ...args]);
    return types || pages || style;
  },
};

const [name, ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : null;
if (!command) {
  console.error(`usage: node scripts/run.mjs ${Object.keys(commands).join('|')} [arguments]`);
  process.exit(64);
}
try {
  const { node } = await ensureToolchain(root);
  process.exitCode = await command(node, args);
} catch (error) {
  console.error(error instanceof PlainError ? `memory: ${error.message}` : error);
  process.exitCode = 1;
  if (name === 'test') {
    console.log('0 passed, 1 failed');
  }
}
