/**
 * The image's entrypoint: `api`, `worker`, `migrate`, `operator` … as the container's first argument. Runs that
 * program in this process, so that it is pid 1 and gets the signals; there is no shell.
 */
import { pathToFileURL } from 'node:url';
import { findPrograms } from './find-programs.ts';

const programs = findPrograms(new URL('..', import.meta.url));
const [name = '', ...args] = process.argv.slice(2);
const main = programs.get(name);
if (main === undefined) {
  const problem = name === '' ? 'no program named' : `no program '${name}'`;
  process.stderr.write(`${problem}; this image has: ${[...programs.keys()].join(', ')}\n`);
  process.exit(64);
}

// The kernel gives pid 1 no default action for a signal: without this one, a program that is told to stop before it
// has set up its own handlers would be killed only at the end of the grace period.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

process.argv = [process.execPath, main, ...args];
await import(pathToFileURL(main).href);
