import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * One for each checkout. Not inside it: as root the Postgres runs as another user, who may not be able to get there.
 */
export const defaultDirectory = join(
  tmpdir(),
  `memory-services-${createHash('sha256')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 8)}`,
);

/** Where Postgres 15 or newer with pgvector and Redis are on this machine; the missing ones as a reason each. */
export function findBinaries() {
  const missing = [];
  const postgres = postgresFolders().find((bin) => existsSync(join(bin, 'initdb')));
  if (!postgres) {
    missing.push('Postgres 15 or newer is not installed');
  } else if (!existsSync(join(extensionFolder(postgres), 'vector.control'))) {
    missing.push(`pgvector is not installed for ${postgres}`);
  }
  const redis = onPath('redis-server');
  if (!redis) {
    missing.push('redis-server is not installed');
  }
  if (process.platform === 'win32') {
    missing.push('private servers are not started on Windows');
  } else if (process.getuid() === 0 && !serverUser()) {
    missing.push('Postgres does not run as root, and there is no user "postgres" or "nobody" to run it as');
  }
  return { postgres, redis, missing };
}

/**
 * Starts both in `directory` (made, and emptied first where a dead pair left it) and waits until they answer. They
 * outlive this process; `stopServices` ends them.
 */
export async function startServices(directory) {
  const { postgres, redis, missing } = findBinaries();
  if (missing.length > 0) {
    throw new Error(missing.join('; '));
  }
  await stopServices(directory);
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  const pids = {};
  try {
    const postgresPort = await freePort();
    const redisPort = await freePort();
    pids.postgres = startPostgres(postgres, directory, postgresPort);
    writePids(directory, pids);
    pids.redis = startRedis(redis, directory, redisPort);
    writePids(directory, pids);
    await waitFor(() => probePostgres(postgres, postgresPort), 'Postgres', join(directory, 'postgres.log'));
    await waitFor(() => probeRedis(redisPort), 'Redis', join(directory, 'redis.log'));
    const services = {
      pids,
      env: {
        MEMORY_TEST_POSTGRES_URL: `postgres://postgres@127.0.0.1:${postgresPort}/postgres`,
        MEMORY_TEST_REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      },
    };
    writeFileSync(join(directory, 'services.json'), JSON.stringify(services));
    return services;
  } catch (error) {
    await stopServices(directory);
    throw error;
  }
}

/** The pair that runs in `directory`, or null. */
export async function readServices(directory) {
  const file = join(directory, 'services.json');
  if (!existsSync(file)) {
    return null;
  }
  const services = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(services.pids).every((pid) => belongsTo(pid, directory)) ? services : null;
}

/** Ends what runs in `directory` and removes it; a pid that is another program by now is left alone. */
export async function stopServices(directory) {
  const file = join(directory, 'pids.json');
  const pids = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const [name, pid] of Object.entries(pids)) {
    if (belongsTo(pid, directory)) {
      // SIGINT: Postgres' fast shutdown; Redis takes it as it takes SIGTERM.
      await endProcess(pid, name === 'postgres' ? 'SIGINT' : 'SIGTERM', directory);
    }
  }
  rmSync(directory, { recursive: true, force: true });
}

/**
 * Takes one of a running pair down for `downMs` and brings it back on its port: Postgres by its fast shutdown, with
 * its data; Redis at once, and empty, as it keeps nothing on disk. For tests of what survives.
 */
export async function restartService(directory, name, downMs) {
  const { pids, env } = JSON.parse(readFileSync(join(directory, 'services.json'), 'utf8'));
  const { postgres, redis } = findBinaries();
  await endProcess(pids[name], name === 'postgres' ? 'SIGINT' : 'SIGKILL', directory);
  await new Promise((resolve) => setTimeout(resolve, downMs));
  if (name === 'postgres') {
    const port = Number(new URL(env.MEMORY_TEST_POSTGRES_URL).port);
    pids.postgres = runPostgres(postgres, directory, port);
    writePids(directory, pids);
    await waitFor(() => probePostgres(postgres, port), 'Postgres', join(directory, 'postgres.log'));
  } else {
    const port = Number(new URL(env.MEMORY_TEST_REDIS_URL).port);
    pids.redis = startRedis(redis, directory, port);
    writePids(directory, pids);
    await waitFor(() => probeRedis(port), 'Redis', join(directory, 'redis.log'));
  }
  writeFileSync(join(directory, 'services.json'), JSON.stringify({ pids, env }));
}

function startPostgres(bin, directory, port) {
  const data = join(directory, 'postgres');
  const user = process.getuid() === 0 ? serverUser() : null;
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (user) {
    chownSync(data, user.uid, user.gid);
  }
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      ...identity,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: '/' },
    },
  );
  return runPostgres(bin, directory, port);
}

function runPostgres(bin, directory, port) {
  const data = join(directory, 'postgres');
  const user = process.getuid() === 0 ? serverUser() : null;
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    shared_buffers: process.env.MEMORY_SERVICES_SHARED_BUFFERS ?? '256MB',
    max_wal_size: '2GB',
    log_min_messages: 'warning',
  };
  const log = openSync(join(directory, 'postgres.log'), 'a');
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...identity, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  );
  child.on('error', () => {});
  child.unref();
  return child.pid;
}

function startRedis(binary, directory, port) {
  const data = join(directory, 'redis');
  mkdirSync(data, { recursive: true });
  const log = openSync(join(directory, 'redis.log'), 'a');
  const child = spawn(
    binary,
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', data, '--save', '', '--appendonly', 'no'],
    { cwd: data, detached: true, stdio: ['ignore', log, log] },
  );
  child.on('error', () => {});
  child.unref();
  return child.pid;
}

function postgresFolders() {
  const debian = '/usr/lib/postgresql';
  const versioned = existsSync(debian)
    ? readdirSync(debian)
        .filter((name) => Number(name) >= 15)
        .sort((a, b) => Number(a) - Number(b))
        .map((name) => join(debian, name, 'bin'))
    : [];
  const initdb = onPath('initdb');
  return [...versioned, ...(initdb ? [dirname(initdb)] : [])];
}

function extensionFolder(bin) {
  const pgConfig = join(bin, 'pg_config');
  const share = existsSync(pgConfig)
    ? execFileSync(pgConfig, ['--sharedir'], { encoding: 'utf8' }).trim()
    : bin.replace('/lib/', '/share/').replace(/\/bin$/, '');
  return join(share, 'extension');
}

function serverUser() {
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : null;
}

function onPath(name) {
  const folders = `${process.env.PATH ?? ''}:/usr/local/bin:/usr/bin:/usr/sbin`.split(':');
  return folders.map((folder) => join(folder, name)).find((file) => folderFile(file)) ?? null;
}

function folderFile(file) {
  return file.startsWith('/') && existsSync(file);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function probePostgres(bin, port) {
  try {
    execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    return true;
  } catch {
    return false;
  }
}

function probeRedis(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data).startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
}

async function waitFor(probe, name, log) {
  const deadline = Date.now() + 30_000;
  while (!(await probe())) {
    if (Date.now() > deadline) {
      const tail = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n') : '';
      throw new Error(`${name} did not start within 30 s\n${tail}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function writePids(directory, pids) {
  writeFileSync(join(directory, 'pids.json'), JSON.stringify(pids));
}

/** Whether the process runs and was started with this directory in its arguments. */
function belongsTo(pid, directory) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (/\) Z /.test(status)) {
      return false;
    }
    return (
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(directory) ||
      workingFolder(pid)?.startsWith(directory)
    );
  } catch {
    return process.platform !== 'linux' && isAlive(pid);
  }
}

function workingFolder(pid) {
  try {
    return execFileSync('readlink', [`/proc/${pid}/cwd`], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function endProcess(pid, signal, directory) {
  process.kill(pid, signal);
  const deadline = Date.now() + 10_000;
  while (belongsTo(pid, directory)) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGKILL');
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
