import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { writeOciArchive } from './oci-archive.ts';

/** Images of what a cluster and a tenant need beside our own, made from this machine's files: no registry is asked. */

const POSTGRES = '/usr/lib/postgresql/15';
/** Compiling queries needs LLVM, 120 MB; Postgres does without where it is not there. */
const JIT = /llvmjit|\/bitcode/;
/** As in the images of Docker's library, so that charts need not know which they run. */
const DATABASE_USER = 999;

/** What holds a pod's namespaces. */
export async function buildPauseImage(folder: string, file: string): Promise<void> {
  const root = freshRoot(folder);
  execFileSync('go', ['build', '-trimpath', '-ldflags', '-s -w', '-o', join(root, 'pause'), '.'], {
    cwd: join(import.meta.dirname, 'pause'),
    env: { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-buildvcs=false', GOTOOLCHAIN: 'local' },
    stdio: ['ignore', 2, 2],
  });
  await writeOciArchive(file, {
    name: 'localhost/e2e/pause:1',
    config: { Entrypoint: ['/pause'], User: '65535:65535' },
    layers: [root],
  });
}

/** Debian's Postgres 15 with pgvector, behind an entrypoint that reads what Docker's image reads. */
export async function buildPostgresImage(folder: string, file: string): Promise<void> {
  const root = freshRoot(folder);
  addSystem(root);
  for (const tree of [POSTGRES, '/usr/share/postgresql/15']) {
    cpSync(tree, join(root, tree), { recursive: true, dereference: true, filter: (path) => !JIT.test(path) });
  }
  const { stdout } = programs(
    'find',
    POSTGRES,
    '-type',
    'f',
    '(',
    '-perm',
    '/111',
    '-o',
    '-name',
    '*.so',
    ')',
  );
  for (const program of stdout.trim().split('\n')) {
    if (!JIT.test(program)) addLibraries(root, program);
  }
  for (const tool of ['bash', 'sh', 'id', 'mkdir', 'chmod', 'cat', 'rm']) addProgram(root, tool);
  cpSync('/usr/share/zoneinfo', join(root, 'usr/share/zoneinfo'), { recursive: true, dereference: true });
  cpSync('/usr/lib/locale/C.utf8', join(root, 'usr/lib/locale/C.utf8'), { recursive: true });
  mkdirSync(join(root, 'var/run'), { recursive: true });
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
  copyFileSync(
    join(import.meta.dirname, 'postgres-entrypoint.sh'),
    join(root, 'usr/local/bin/entrypoint.sh'),
  );
  chmodSync(join(root, 'usr/local/bin/entrypoint.sh'), 0o755);
  await writeOciArchive(file, {
    name: 'localhost/e2e/postgres:15',
    config: {
      Entrypoint: ['/usr/local/bin/entrypoint.sh'],
      Cmd: ['postgres'],
      Env: [`PATH=${POSTGRES}/bin:/usr/local/bin:/usr/bin:/bin`, 'LANG=C.UTF-8'],
      User: `${DATABASE_USER}:${DATABASE_USER}`,
    },
    layers: [root],
  });
}

/** Debian's Redis. */
export async function buildRedisImage(folder: string, file: string): Promise<void> {
  const root = freshRoot(folder);
  addSystem(root);
  addProgram(root, 'redis-server');
  addProgram(root, 'redis-cli');
  await writeOciArchive(file, {
    name: 'localhost/e2e/redis:7',
    config: {
      Cmd: ['redis-server'],
      Env: ['PATH=/usr/bin:/bin'],
      User: `${DATABASE_USER}:${DATABASE_USER}`,
      WorkingDir: '/tmp',
    },
    layers: [root],
  });
}

function freshRoot(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

function addSystem(root: string): void {
  for (const name of ['etc', 'tmp', 'usr/bin']) mkdirSync(join(root, name), { recursive: true });
  chmodSync(join(root, 'tmp'), 0o1777);
  execFileSync('ln', ['-s', 'usr/bin', join(root, 'bin')]);
  const user = `${DATABASE_USER}:${DATABASE_USER}`;
  writeFileSync(
    join(root, 'etc/passwd'),
    `root:x:0:0:root:/root:/bin/false\npostgres:x:${user}:postgres:/var/lib/postgresql:/bin/false\n`,
  );
  writeFileSync(join(root, 'etc/group'), `root:x:0:\npostgres:x:${DATABASE_USER}:\n`);
  writeFileSync(join(root, 'etc/nsswitch.conf'), 'hosts: files dns\n');
}

function addProgram(root: string, name: string): void {
  const from = realpathSync(programs('which', name).stdout.trim());
  const to = join(root, 'usr/bin', name);
  copyFileSync(from, to);
  chmodSync(to, 0o755);
  addLibraries(root, from);
}

function addLibraries(root: string, program: string): void {
  const { stdout } = programs('ldd', program);
  for (const [, library = ''] of stdout.matchAll(/(\/\S+)\s+\(0x/g)) {
    const to = join(root, library);
    if (existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(realpathSync(library), to);
    chmodSync(to, 0o755);
  }
}

/** Scripts among the programs have no libraries; `ldd` says so by its exit code. */
function programs(file: string, ...args: string[]): { stdout: string } {
  try {
    return { stdout: execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }) };
  } catch (error) {
    if (file === 'ldd') return { stdout: '' };
    throw error;
  }
}
