import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBinary, hasGo } from './binaries.ts';

const run = promisify(execFile);

/** A Helm of this machine: the one on the path, else built from Go modules and kept; null where there is neither. */
export async function findHelm(say: (line: string) => void): Promise<string | null> {
  const isThere = await run('helm', ['version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  if (isThere) return 'helm';
  return (await hasGo()) ? ensureBinary('helm', say) : null;
}

/** What a shell needs so that `kubectl` and `helm` in it are these programs and speak to this cluster. */
export type Shell = {
  /** Runs commands as a person would paste them, in the repository; answers what they printed. */
  sh(commands: string, timeoutMs?: number): Promise<string>;
};

/** `folder` is a scratch folder for links and for what Helm keeps. */
export async function openShell(options: {
  folder: string;
  kubeconfig: string;
  kubectl: readonly string[];
  helm: string;
}): Promise<Shell> {
  const bin = join(options.folder, 'bin');
  await mkdir(bin, { recursive: true });
  const wrap = (name: string, command: readonly string[]) =>
    writeFile(join(bin, name), `#!/bin/sh\nexec ${command.map((word) => `'${word}'`).join(' ')} "$@"\n`, {
      mode: 0o755,
    });
  if (options.helm !== 'helm') await wrap('helm', [options.helm]);
  await wrap('kubectl', options.kubectl);
  const home = join(options.folder, 'helm');
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    KUBECONFIG: options.kubeconfig,
    HELM_CACHE_HOME: home,
    HELM_CONFIG_HOME: home,
    HELM_DATA_HOME: home,
  };
  return {
    async sh(commands, timeoutMs = 120_000) {
      const cwd = join(import.meta.dirname, '../..');
      const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', commands], {
        cwd,
        env,
        timeout: timeoutMs,
        maxBuffer: 32 << 20,
      }).catch((error: { stderr?: string; message: string; killed?: boolean }) => {
        const why = error.killed ? `not ended after ${timeoutMs} ms` : error.stderr?.slice(-2_000);
        throw new Error(`${commands}\n${why || error.message}`);
      });
      return stdout;
    },
  };
}
