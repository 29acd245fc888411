import { execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts, isPortFree } from '@memory/telemetry/testing';
import { Agent, request } from 'undici';
import { ensureBinary, hasGo } from './binaries.ts';

const run = promisify(execFile);
const PKI = join(import.meta.dirname, '../node/pki.sh');
const READY_MS = 120_000;
const STOP_MS = 10_000;

export const parts = ['etcd', 'kube-apiserver', 'kube-controller-manager'] as const;
export type Part = (typeof parts)[number];

/** How a control plane is had on this machine, or why there is none. */
export type Provider =
  | { kind: 'given'; kubeconfig: string }
  | { kind: 'binaries'; command: (part: Part | 'kubectl') => [file: string, ...args: string[]] }
  | { kind: 'kind' }
  | { kind: 'none'; reason: string };

/**
 * In this order: the cluster of `MEMORY_E2E_KUBECONFIG`; the binaries in `KUBEBUILDER_ASSETS`; `kind` where Docker runs;
 * binaries built from Go modules, which are kept; else none.
 */
export async function findProvider(say: (line: string) => void): Promise<Provider> {
  const { MEMORY_E2E_KUBECONFIG: given, KUBEBUILDER_ASSETS: assets } = process.env;
  if (given) return { kind: 'given', kubeconfig: given };
  if (assets) {
    const missing = [...parts, 'kubectl'].filter((part) => !existsSync(join(assets, part)));
    if (missing.length === 0) return { kind: 'binaries', command: (part) => [join(assets, part)] };
    say(`KUBEBUILDER_ASSETS has no ${missing.join(', ')}; looking further`);
  }
  const works = (command: string, ...args: string[]) =>
    run(command, args, { timeout: 20_000 }).then(
      () => true,
      () => false,
    );
  const hasKind =
    (await works('docker', 'info')) &&
    (await works('kind', 'version')) &&
    (await works('kubectl', 'version', '--client'));
  if (hasKind) return { kind: 'kind' };
  if (await hasGo()) {
    const kube = await ensureBinary('kube', say);
    return { kind: 'binaries', command: (part) => [kube, part] };
  }
  return {
    kind: 'none',
    reason:
      'no Kubernetes: set MEMORY_E2E_KUBECONFIG or KUBEBUILDER_ASSETS, or install kind and kubectl with Docker, or Go 1.26',
  };
}

export type ControlPlane = {
  /** An administrator's. */
  kubeconfig: string;
  kubectl(args: string[], input?: string): Promise<string>;
  /** Whether its parts can be killed: they are processes of ours. */
  restartable: boolean;
  /** Kills a part with SIGKILL and starts it again. */
  restart(part: Part): Promise<void>;
  kill(part: Part): Promise<void>;
  start(part: Part): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a control plane: etcd, API server and controller manager on loopback, in about 4 s. */
export async function startControlPlane(
  provider: Exclude<Provider, { kind: 'none' }>,
): Promise<ControlPlane> {
  if (provider.kind === 'given') return withoutParts(provider.kubeconfig, async () => {});
  if (provider.kind === 'kind') return startKind();
  const directory = await mkdtemp(join(tmpdir(), 'memory-control-plane-'));
  const [api, client, peer, manager] = await freePorts(4);
  const ports = { api: api ?? 0, client: client ?? 0, peer: peer ?? 0, manager: manager ?? 0 };
  await run('bash', [PKI, directory, `127.0.0.1:${ports.api}`, '10.96.0.1'], { timeout: 60_000 });
  await mkdir(join(directory, 'logs'));
  await writeFile(join(directory, 'ports.json'), JSON.stringify(ports));
  const plane = attachControlPlane(directory, provider);
  try {
    for (const part of parts) await plane.start(part);
  } catch (error) {
    await plane.stop();
    throw error;
  }
  return { ...plane, kubeconfig: join(directory, 'admin.kubeconfig') };
}

/** The control plane that another process started in `directory`. */
export function attachControlPlane(
  directory: string,
  provider: Extract<Provider, { kind: 'binaries' }>,
): ControlPlane {
  const kubeconfig = join(directory, 'admin.kubeconfig');
  const pidFile = (part: Part) => join(directory, `${part}.pid`);
  const ports = () => JSON.parse(readFileSync(join(directory, 'ports.json'), 'utf8')) as Ports;

  const start = async (part: Part) => {
    const [file, ...before] = provider.command(part);
    // The threads of one that was killed may hold its sockets a little longer than its name is seen.
    const deadline = Date.now() + STOP_MS;
    while (!(await isPortFree(portOf(part, ports()))) && Date.now() < deadline) await sleep(20);
    const log = openSync(join(directory, 'logs', `${part}.log`), 'a');
    const child = spawn(file, [...before, ...argumentsOf(part, directory, ports())], {
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.unref();
    await writeFile(pidFile(part), String(child.pid));
    if (part === 'kube-apiserver') await untilReady(directory, ports().api, child.pid ?? 0);
  };
  const end = async (part: Part, signal: 'SIGKILL' | 'SIGTERM') => {
    const file = pidFile(part);
    if (!existsSync(file)) return;
    const pid = Number(await readFile(file, 'utf8'));
    const program = await realpath(provider.command(part)[0]);
    // The number may be another process's by now.
    const isOurs = () => {
      try {
        return readlinkSync(`/proc/${pid}/exe`) === program;
      } catch {
        return false;
      }
    };
    if (isOurs()) process.kill(pid, signal);
    const deadline = Date.now() + STOP_MS;
    while (isOurs()) {
      if (Date.now() > deadline) process.kill(pid, 'SIGKILL');
      await sleep(20);
    }
    await rm(file, { force: true });
  };

  return {
    kubeconfig,
    restartable: true,
    kubectl: kubectlOf(provider.command('kubectl'), kubeconfig),
    start,
    kill: (part) => end(part, 'SIGKILL'),
    async restart(part) {
      await end(part, 'SIGKILL');
      await start(part);
    },
    async stop() {
      for (const part of [...parts].reverse()) await end(part, 'SIGTERM');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function portOf(part: Part, ports: Ports): number {
  return { etcd: ports.peer, 'kube-apiserver': ports.api, 'kube-controller-manager': ports.manager }[part];
}

type Ports = { api: number; client: number; peer: number; manager: number };

function argumentsOf(part: Part, directory: string, ports: Ports): string[] {
  const pki = (file: string) => join(directory, 'pki', file);
  const etcd = `http://127.0.0.1:${ports.client}`;
  const peer = `http://127.0.0.1:${ports.peer}`;
  const manager = join(directory, 'kube-controller-manager.kubeconfig');
  const flags: Record<Part, Record<string, string>> = {
    etcd: {
      name: 'e',
      'data-dir': join(directory, 'etcd'),
      'unsafe-no-fsync': 'true',
      'log-level': 'warn',
      'listen-client-urls': etcd,
      'advertise-client-urls': etcd,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': `e=${peer}`,
    },
    'kube-apiserver': {
      'bind-address': '127.0.0.1',
      'secure-port': String(ports.api),
      'etcd-servers': etcd,
      'tls-cert-file': pki('apiserver.crt'),
      'tls-private-key-file': pki('apiserver.key'),
      'client-ca-file': pki('ca.crt'),
      'service-account-issuer': 'https://kubernetes.default.svc.cluster.local',
      'service-account-key-file': pki('sa.pub'),
      'service-account-signing-key-file': pki('sa.key'),
      'service-cluster-ip-range': '10.96.0.0/16',
      'authorization-mode': 'Node,RBAC',
      'endpoint-reconciler-type': 'none',
      'allow-privileged': 'true',
    },
    'kube-controller-manager': {
      'bind-address': '127.0.0.1',
      'secure-port': String(ports.manager),
      kubeconfig: manager,
      'authentication-kubeconfig': manager,
      'authorization-kubeconfig': manager,
      'leader-elect': 'false',
      'use-service-account-credentials': 'true',
      'service-account-private-key-file': pki('sa.key'),
      'root-ca-file': pki('ca.crt'),
      'cluster-signing-cert-file': pki('ca.crt'),
      'cluster-signing-key-file': pki('ca.key'),
    },
  };
  return Object.entries(flags[part]).map(([name, value]) => `--${name}=${value}`);
}

async function untilReady(directory: string, port: number, pid: number): Promise<void> {
  const dispatcher = new Agent({
    allowH2: false,
    connect: { ca: await readFile(join(directory, 'pki/ca.crt'), 'utf8') },
  });
  const deadline = Date.now() + READY_MS;
  try {
    for (;;) {
      const answer = await request(`https://127.0.0.1:${port}/readyz`, { dispatcher }).catch(() => null);
      if (answer && (await answer.body.text()) === 'ok') return;
      if (Date.now() > deadline || !existsSync(`/proc/${pid}`)) {
        const log = await readFile(join(directory, 'logs/kube-apiserver.log'), 'utf8');
        throw new Error(`the API server did not start: ${log.split('\n').slice(-6).join('\n')}`);
      }
      await sleep(50);
    }
  } finally {
    await dispatcher.destroy();
  }
}

function kubectlOf([file, ...before]: [string, ...string[]], kubeconfig: string) {
  return async (args: string[], input?: string): Promise<string> => {
    const child = run(file, [...before, '--kubeconfig', kubeconfig, ...args], {
      timeout: 120_000,
      maxBuffer: 64 << 20,
    });
    child.child.stdin?.end(input ?? '');
    const { stdout } = await child;
    return stdout;
  };
}

async function startKind(): Promise<ControlPlane> {
  const directory = await mkdtemp(join(tmpdir(), 'memory-kind-'));
  const kubeconfig = join(directory, 'kubeconfig');
  const name = `memory-e2e-${process.pid}`;
  const { MEMORY_E2E_KIND_IMAGE: image } = process.env;
  const args = ['--name', name, '--kubeconfig', kubeconfig, '--wait', '120s'];
  await run('kind', ['create', 'cluster', ...args, ...(image ? ['--image', image] : [])], {
    timeout: 600_000,
  });
  const plane = withoutParts(kubeconfig, async () => {
    await run('kind', ['delete', 'cluster', '--name', name], { timeout: 120_000 });
    await rm(directory, { recursive: true, force: true });
  });
  try {
    // Tests write the status of pods in the kubelet's stead; a kubelet that has the pods too would write it anew.
    await plane.kubectl(['taint', 'nodes', '--all', 'memory-e2e=stood-in-for:NoSchedule']);
  } catch (error) {
    await plane.stop();
    throw error;
  }
  return plane;
}

function withoutParts(kubeconfig: string, stop: () => Promise<void>): ControlPlane {
  const refuse = async () => {
    throw new Error('the parts of this cluster are not ours to kill');
  };
  return {
    kubeconfig,
    restartable: false,
    kubectl: kubectlOf(['kubectl'], kubeconfig),
    restart: refuse,
    kill: refuse,
    start: refuse,
    stop,
  };
}
