import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { explainInstallFailure } from './explain-install-failure.mjs';
import { PlainError } from './plain-error.mjs';

/** Runs `.ts` files as they are; fetched from the npm registry where the Node at hand is older. */
const PINNED_NODE = '24.21.0';
const OLDEST_LAUNCHER = 20;

/**
 * The Node to run everything with, after the dependencies have been installed where they are missing or not those of
 * the lockfile. Silent when there is nothing to do.
 */
export async function ensureToolchain(root) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_LAUNCHER) {
    throw new PlainError(
      `Node ${process.versions.node} is too old: Node ${OLDEST_LAUNCHER} or newer is needed`,
    );
  }
  const remembered = readRemembered(root);
  const fits = Number.parseInt(process.versions.node, 10) >= Number.parseInt(PINNED_NODE, 10);
  const installed = remembered?.lockfile === lockfileHash(root);
  if (installed && (fits || existsSync(remembered.node))) {
    return { node: fits ? process.execPath : remembered.node };
  }
  requireWritable(root);
  const pnpmVersion = pinnedPnpm(root);
  const packages = [...(fits ? [] : [`node@${PINNED_NODE}`]), `pnpm@${pnpmVersion}`];
  const tools = await fetchTools(packages, fits);
  const node = fits ? process.execPath : tools.node;
  if (!installed) {
    await install(root, node, tools.pnpm);
  }
  remember(root, { lockfile: lockfileHash(root), node });
  return { node };
}

/** Puts the packages into npm's own cache and answers where their programs are. */
async function fetchTools(packages, fits) {
  say(`fetching ${packages.join(' and ')} from the npm registry (once) …`);
  const started = Date.now();
  const report = 'process.stdout.write(JSON.stringify({ node: process.execPath, path: process.env.PATH }))';
  const result = await runNpm([
    'exec',
    '--yes',
    ...packages.map((name) => `--package=${name}`),
    '--',
    'node',
    '-e',
    report,
  ]);
  const failed = () => new PlainError(explainInstallFailure(result.output, packages.join(' and ')));
  if (result.code !== 0) {
    throw failed();
  }
  const found = JSON.parse(result.stdout.slice(result.stdout.indexOf('{"node"')));
  const pnpmName = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm';
  const pnpm = found.path
    .split(delimiter)
    .filter((folder) => basename(dirname(folder)) === 'node_modules')
    .map((folder) => join(folder, pnpmName))
    .find((file) => existsSync(file));
  if (!pnpm || (!fits && !runs(found.node, PINNED_NODE))) {
    throw new PlainError(
      `there is no Node ${PINNED_NODE} for ${process.platform} on ${process.arch}${libc()} in the npm registry: install Node 24 or newer yourself and run the command again`,
    );
  }
  say(`… done in ${seconds(started)}`);
  return { node: found.node, pnpm };
}

async function install(root, node, pnpm) {
  say('installing the dependencies of pnpm-lock.yaml …');
  const started = Date.now();
  const args = ['install', '--frozen-lockfile', ...(process.stderr.isTTY ? [] : ['--reporter=append-only'])];
  const result = await run(pnpm, args, {
    cwd: root,
    // pnpm runs its scripts, and looks for Node, by the path.
    env: {
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
      CI: 'true',
      npm_config_loglevel: 'notice',
    },
    show: true,
  });
  if (result.code !== 0) {
    throw new PlainError(explainInstallFailure(result.output, 'the dependencies'));
  }
  say(`… done in ${seconds(started)}`);
}

function runNpm(args) {
  // npm tells its own script to what it runs; without it (started by another tool) the one on the path has to do.
  const script = process.env.npm_execpath;
  // The checkout's .npmrc silences npm, and what it says is needed to explain a failure.
  const env = { ...process.env, npm_config_loglevel: 'notice' };
  const options = { cwd: tmpdir(), env, show: false };
  return script && basename(script).startsWith('npm-cli')
    ? run(process.execPath, [script, ...args], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** Runs to its end; what it says goes to stderr as it comes where `show` is set, and is kept for a failure. */
function run(file, args, { cwd, env, show }) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32' && file.endsWith('.cmd');
    const child = spawn(file, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let output = '';
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) {
      process.on(signal, forward);
    }
    const take = (data) => {
      output = (output + data).slice(-20_000);
      if (show) {
        process.stderr.write(data);
      }
    };
    child.stdout.on('data', (data) => {
      stdout += data;
      take(data);
    });
    child.stderr.on('data', take);
    const end = (code) => {
      for (const signal of signals) {
        process.off(signal, forward);
      }
      resolve({ code, stdout, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code, signal) => {
      if (signal) {
        process.exit(130);
      }
      end(code ?? 1);
    });
  });
}

function runs(node, version) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;
}

function requireWritable(root) {
  try {
    accessSync(root, constants.W_OK);
    mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
    accessSync(join(root, 'node_modules'), constants.W_OK);
  } catch (error) {
    throw new PlainError(
      `the dependencies go into ${join(root, 'node_modules')}, and that cannot be written: ${error.message}`,
    );
  }
}

function pinnedPnpm(root) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return packageManager.replace(/^pnpm@/, '').replace(/\+.*$/, '');
}

function lockfileHash(root) {
  const hash = createHash('sha256');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(root, name)));
  }
  return hash.digest('hex');
}

/** Kept inside node_modules, so that it goes when that goes. */
function rememberedFile(root) {
  return join(root, 'node_modules', '.cache', 'memory-toolchain.json');
}

function readRemembered(root) {
  try {
    // Without pnpm's own record the folder is half an installation.
    readFileSync(join(root, 'node_modules', '.modules.yaml'));
    return JSON.parse(readFileSync(rememberedFile(root), 'utf8'));
  } catch {
    return null;
  }
}

function remember(root, value) {
  writeFileSync(rememberedFile(root), `${JSON.stringify(value)}\n`);
}

function libc() {
  const glibc = process.report?.getReport().header.glibcVersionRuntime;
  return process.platform === 'linux' && !glibc ? ' with musl' : '';
}

function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

function say(text) {
  process.stderr.write(`memory: ${text}\n`);
}
