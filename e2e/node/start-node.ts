import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBinary, hasGo } from '../kubernetes/binaries.ts';

const SCRIPT = join(import.meta.dirname, 'node.sh');
const INSTALL = join(import.meta.dirname, 'install-node-parts.sh');
/** Clusters side by side have an index each, by which their networks differ. */
const INDEXES = 50;

export type RunOptions = { input?: string; timeoutMs?: number; env?: Record<string, string> };
export type Part =
  | 'etcd'
  | 'kube-apiserver'
  | 'kube-controller-manager'
  | 'kube-scheduler'
  | 'kubelet'
  | 'containerd';

/** A whole one-node cluster of this machine, and the programs that speak to it. */
export type RunningNode = {
  folder: string;
  kubectl(args: readonly string[], options?: RunOptions): Promise<string>;
  helm(args: readonly string[], options?: RunOptions): Promise<string>;
  /** Imports OCI archives into containerd. */
  load(...archives: string[]): Promise<void>;
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
  const kube = await ensureBinary('kube', say);
  const coredns = await ensureBinary('coredns', say);
  const helm = await ensureBinary('helm', say);
  const folder = mkdtempSync(join(tmpdir(), 'memory-node-'));
  const script = { KUBE: kube, COREDNS: coredns, IMAGES: images, KUBE_INDEX: String(freeIndex()) };
  const kubeconfig = join(folder, 'admin.kubeconfig');
  const helmHome = join(folder, 'helm');
  mkdirSync(helmHome);
  const node = (args: string[], timeoutMs = 120_000) => run(SCRIPT, args, { env: script, timeoutMs });
  const stop = () => {
    execFileSync(SCRIPT, ['stop', folder], { env: { ...process.env, ...script }, timeout: 60_000 });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await node(['start', folder], 240_000);
  } catch (error) {
    stop();
    throw error;
  }
  return {
    folder,
    kubectl: (args, options) => run(kube, ['kubectl', '--kubeconfig', kubeconfig, ...args], options),
    helm: (args, options) =>
      run(helm, args as string[], {
        ...options,
        env: {
          KUBECONFIG: kubeconfig,
          HELM_CACHE_HOME: helmHome,
          HELM_CONFIG_HOME: helmHome,
          HELM_DATA_HOME: helmHome,
        },
      }),
    load: async (...archives) => void (await node(['load', folder, ...archives])),
    async restart(part) {
      await node(['kill', folder, part]);
      await node(['run', folder, part]);
    },
    stop,
  };
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
