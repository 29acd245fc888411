import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const followParent = new URL('./follow-parent.mjs', import.meta.url).href;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a script of this checkout with the given Node and answers its exit code.
 *
 * Ctrl-C reaches this process from the terminal and once more from npm. The script runs in a process group of its own
 * and gets each signal once, so that "a second one exits at once" means a second key stroke. Should this process die
 * without a word, the script notices by `follow-parent.mjs` and ends as well.
 *
 * Whatever the script started in its group and left behind ends with it.
 *
 * npm passes a signal on to the shell that it runs a script with, and dash keeps it to itself; so package.json says
 * `exec node …`, which leaves no shell in between. Under npm the end of the parent counts as SIGTERM.
 */
export function runNode(node, [script, ...args], { env = {}, cwd = root, flags = [] } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [...flags, '--import', followParent, join(root, script), ...args], {
      cwd,
      env: { ...process.env, ...env, MEMORY_LAUNCHER_PID: String(process.pid) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    const passedOn = new Map();
    const forward = (signal) => {
      const now = performance.now();
      if (now - (passedOn.get(signal) ?? Number.NEGATIVE_INFINITY) > 150) {
        child.kill(signal);
      }
      passedOn.set(signal, now);
    };
    for (const signal of SIGNALS) {
      process.on(signal, forward);
    }
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) {
        clearInterval(watch);
        forward('SIGTERM');
      }
    }, 250);
    const settle = () => {
      clearInterval(watch);
      for (const signal of SIGNALS) {
        process.off(signal, forward);
      }
    };
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      settle();
      endGroup(child.pid);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

function endGroup(leader) {
  if (process.platform === 'win32') {
    return;
  }
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing is left of the group.
  }
}
