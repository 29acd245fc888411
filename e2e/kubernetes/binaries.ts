import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MODULES = join(import.meta.dirname, 'modules');
const BUILD_DEADLINE_MS = 30 * 60_000;
const LOCK_STALE_MS = 60_000;
const LOCK_REFRESH_MS = 10_000;

/**
 * What can be built from Go modules: `kube` (etcd, kube-apiserver, kube-controller-manager, kube-scheduler, kubelet,
 * kube-proxy and kubectl in one program, chosen by its first argument), `coredns`, `helm`, and `go-operator`, which the
 * benchmark holds the operator against.
 */
export type BinaryName = 'kube' | 'coredns' | 'helm' | 'go-operator';

/** Where built binaries are kept, outside of any checkout: `MEMORY_E2E_CACHE`, else the user's cache folder. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  return (
    env.MEMORY_E2E_CACHE ?? join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'memory-service', 'e2e')
  );
}

/** The file of a binary, whether it is built or not; its name changes with the module's go.mod, go.sum and source. */
export async function binaryPath(name: BinaryName): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['go.mod', 'go.sum', 'main.go']) {
    const path = join(MODULES, name, file);
    if (existsSync(path)) hash.update(await readFile(path));
  }
  return join(cacheFolder(), `${name}-${hash.digest('hex').slice(0, 16)}`);
}

/** Whether this machine has a Go that can build. */
export async function hasGo(): Promise<boolean> {
  return run('go', ['version'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

/**
 * The path of a binary, built where the cache does not hold it: 6 to 9 minutes for `kube` on two cores, 1 to 2 for
 * each of the others. Two that ask at once wait for one build.
 */
export async function ensureBinary(name: BinaryName, say: (line: string) => void): Promise<string> {
  const path = await binaryPath(name);
  if (existsSync(path)) return path;
  await mkdir(cacheFolder(), { recursive: true });
  const lock = `${path}.lock`;
  const deadline = Date.now() + BUILD_DEADLINE_MS;
  for (let waited = false; ; waited = true) {
    if (existsSync(path)) return path;
    if (await takeLock(lock)) break;
    if (Date.now() > deadline) throw new Error(`another build of ${name} holds ${lock} for too long`);
    if (!waited) say(`another process builds ${name}; waiting for it`);
    await sleep(1_000);
  }
  const refresh = setInterval(() => {
    const now = new Date();
    utimes(lock, now, now).catch(() => undefined);
  }, LOCK_REFRESH_MS);
  try {
    say(`building ${name} from Go modules, once; it is kept as ${path}`);
    const started = Date.now();
    await build(name, `${path}.part`);
    await rename(`${path}.part`, path);
    say(`built ${name} in ${Math.round((Date.now() - started) / 1_000)} s`);
  } finally {
    clearInterval(refresh);
    await rm(lock, { recursive: true, force: true });
  }
  return path;
}

/** A lock whose holder has not touched it for a minute died. */
async function takeLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch {
    const held = await stat(lock).catch(() => null);
    if (held && Date.now() - held.mtimeMs > LOCK_STALE_MS) await rm(lock, { recursive: true, force: true });
    return false;
  }
}

async function build(name: BinaryName, out: string): Promise<void> {
  const cwd = join(MODULES, name);
  const env = {
    ...process.env,
    CGO_ENABLED: '0',
    GOFLAGS: '-buildvcs=false -mod=readonly -trimpath',
    GOTOOLCHAIN: 'local',
    GOWORK: 'off',
  };
  const version = async (module: string) =>
    (await run('go', ['list', '-m', '-f', '{{.Version}}', module], { cwd, env })).stdout.trim();
  const flags: string[] = ['-s', '-w'];
  if (name === 'kube') {
    const release = await version('k8s.io/kubernetes');
    const [major, minor] = release.slice(1).split('.');
    const stamps = {
      gitVersion: release,
      gitMajor: major,
      gitMinor: minor,
      gitTreeState: 'clean',
      gitCommit: 'go-module',
      buildDate: '1970-01-01T00:00:00Z',
    };
    for (const [key, value] of Object.entries(stamps)) {
      flags.push('-X', `k8s.io/component-base/version.${key}=${value}`);
    }
  }
  if (name === 'helm') {
    flags.push('-X', `helm.sh/helm/v3/internal/version.version=${await version('helm.sh/helm/v3')}`);
    // As released Helm: without a cluster, charts are else rendered for Kubernetes 1.20, which ours refuse.
    const minor = (await version('k8s.io/client-go')).split('.')[1];
    for (const place of ['pkg/chartutil', 'pkg/lint/rules']) {
      flags.push('-X', `helm.sh/helm/v3/${place}.k8sVersionMajor=1`);
      flags.push('-X', `helm.sh/helm/v3/${place}.k8sVersionMinor=${minor}`);
    }
  }
  const source = name === 'helm' ? 'helm.sh/helm/v3/cmd/helm' : '.';
  await run('go', ['build', '-ldflags', flags.join(' '), '-o', out, source], {
    cwd,
    env,
    timeout: BUILD_DEADLINE_MS,
    maxBuffer: 64 << 20,
  });
}
