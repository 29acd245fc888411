/** `npm run bench` lists the benchmarks; `npm run bench -- NAME [arguments]` runs one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './lib/run-node.mjs';

const SUFFIX = '.bench.ts';

function findBenchmarks() {
  const found = new Map();
  const members = ['packages', 'services'].flatMap((group) =>
    readdirSync(group).map((member) => join(group, member)),
  );
  for (const member of [...members, 'e2e']) {
    const folder = join(member, 'bench');
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      if (file.endsWith(SUFFIX)) {
        found.set(file.slice(0, -SUFFIX.length), join(folder, file));
      }
    }
  }
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b)));
}

/** The first sentence of the file's first doc comment. */
function describe(file) {
  const comment = /\/\*\*([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const text = comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.:](?= |$)/.exec(text)?.[0] ?? text;
}

const benchmarks = findBenchmarks();
const [name, ...args] = process.argv.slice(2);
const file = benchmarks.get(name ?? '');
if (file) {
  process.exitCode = await runNode(process.execPath, [file, ...args]);
} else {
  if (name !== undefined) {
    console.error(`there is no benchmark named ${name}`);
    process.exitCode = 64;
  }
  const width = Math.max(0, ...[...benchmarks.keys()].map((key) => key.length));
  for (const [key, path] of benchmarks) {
    console.log(`${key.padEnd(width)}  ${describe(path)}`);
  }
}
