import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBinary, hasGo } from '../kubernetes/binaries.ts';

const SCRIPT = join(import.meta.dirname, 'node.sh');
const INSTALL = join(import.meta.dirname, 'install-node-parts.sh');
/** Clusters side by side have an index each, by which their networks differ. */
const INDEXES = 50;
const START_MS = 240_000;

export type RunOptions = { input?: string; timeoutMs?: number; env?: Record<string, string> };
export type Part = 'etcd' | 'kube-apiserver' | 'kube-controller-manager' | 'kube-scheduler' | 'kubelet';

/** Where a node is, and what it was started with. */
export type NodePlace = {
  folder: string;
  images: string;
  index: number;
  kube: string;
  coredns: string;
  helm: string;
};

/** A whole one-node cluster of this machine, and the programs that speak to it. */
export type RunningNode = {
  place: NodePlace;
  kubectl(args: readonly string[], options?: RunOptions): Promise<string>;
  helm(args: readonly string[], options?: RunOptions): Promise<string>;
  /** `kill -9`, and start again. */
  restart(part: Part): Promise<void>;
  stop(): void;
};

/** Why a whole node cannot be had here; null where it can. */
export async function whyNoNode(): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'a whole node needs Linux and root';
  if (!existsSync('/sys/fs/cgroup/cpuset')) {
    return 'a whole node is only set up for cgroup v1 here; run the journey on a cluster of kind (kind.yaml)';
  }
  if (!(await hasGo())) return 'the Kubernetes binaries are built from Go modules, and there is no Go';
  try {
    execFileSync(INSTALL, { stdio: ['ignore', 2, 2], timeout: 300_000 });
  } catch {
    return 'containerd and its companions could not be installed';
  }
  return null;
}

/** Starts one, with the archives of `images` (the pause image among them) imported; Ready, with DNS, in about 13 s. */
export async function startNode(images: string, say: (line: string) => void): Promise<RunningNode> {
  const found = {
    folder: mkdtempSync(join(tmpdir(), 'memory-node-')),
    images,
    index: freeIndex(),
    kube: await ensureBinary('kube', say),
    coredns: await ensureBinary('coredns', say),
    helm: await ensureBinary('helm', say),
  };
  mkdirSync(join(found.folder, 'helm'));
  const attached = attachNode(found);
  const guard = stopWhenOrphaned(found);
  const node = {
    ...attached,
    stop() {
      guard.kill('SIGKILL');
      attached.stop();
    },
  };
  try {
    await run(SCRIPT, ['start', found.folder], { env: scriptEnv(found), timeoutMs: START_MS });
  } catch (error) {
    node.stop();
    throw error;
  }
  return node;
}

/** Speaks to a node that another process has started. */
export function attachNode(place: NodePlace): RunningNode {
  const { folder } = place;
  const kubeconfig = join(folder, 'admin.kubeconfig');
  const helmHome = join(folder, 'helm');
  const script = (...args: string[]) => run(SCRIPT, args, { env: scriptEnv(place), timeoutMs: 120_000 });
  return {
    place,
    kubectl: (args, options) => run(place.kube, ['kubectl', '--kubeconfig', kubeconfig, ...args], options),
    helm: (args, options) =>
      run(place.helm, args, {
        ...options,
        env: {
          KUBECONFIG: kubeconfig,
          HELM_CACHE_HOME: helmHome,
          HELM_CONFIG_HOME: helmHome,
          HELM_DATA_HOME: helmHome,
        },
      }),
    async restart(part) {
      await script('kill', folder, part);
      await script('run', folder, part);
    },
    stop() {
      const env = { ...process.env, ...scriptEnv(place) };
      execFileSync(SCRIPT, ['stop', folder], { env, timeout: 60_000 });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A process of its own that ends the node should this one die without a word: its input then closes. */
function stopWhenOrphaned(place: NodePlace): { kill(signal: 'SIGKILL'): boolean } {
  const guard = spawn('bash', ['-c', 'cat >/dev/null; "$0" stop "$1"; rm -rf "$1"', SCRIPT, place.folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, ...scriptEnv(place) },
  });
  guard.stdin.on('error', () => {});
  guard.unref();
  (guard.stdin as { unref?: () => void }).unref?.();
  return guard;
}

function scriptEnv({ kube, coredns, images, index }: NodePlace): Record<string, string> {
  return { KUBE: kube, COREDNS: coredns, IMAGES: images, KUBE_INDEX: String(index) };
}

function freeIndex(): number {
  for (let index = 10; index < INDEXES; index += 1) {
    if (!existsSync(`/run/netns/e2e-${index}`)) return index;
  }
  throw new Error('50 clusters are more than one machine takes: look at /run/netns');
}

function run(file: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      file,
      [...args],
      {
        env: { ...process.env, ...options.env },
        timeout: options.timeoutMs ?? 60_000,
        maxBuffer: 32 << 20,
      },
      (error, stdout, stderr) => {
        if (error)
          reject(new Error(`${args.slice(0, 6).join(' ')}: ${stderr.slice(-3_000) || error.message}`));
        else resolve(stdout);
      },
    );
    child.stdin?.end(options.input ?? '');
  });
}
