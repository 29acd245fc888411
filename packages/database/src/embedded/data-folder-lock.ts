import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process has the data folder open. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

export type DataFolderLock = { release(): void };

/**
 * Takes a data folder for this process by a pid file, so that two processes never open one database. The file of a
 * process that is gone, or whose pid belongs to another process by now, is taken over.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'memory.pid');
  const mine = `${process.pid} ${startTime(process.pid)}\n`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return { release: () => releaseLock(file, mine) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
        throw error;
      }
    }
    removeStale(file, folder);
  }
  throw new DataFolderInUseError(`the data folder ${folder} is being taken by another process`);
}

function removeStale(file: string, folder: string): void {
  const held = readIfThere(file);
  if (held === null) {
    return;
  }
  const [pidText = '', started = ''] = held.trim().split(' ');
  const pid = Number(pidText);
  if (Number.isInteger(pid) && pid > 0 && isAlive(pid) && started === startTime(pid)) {
    throw new DataFolderInUseError(
      `the data folder ${folder} is in use by process ${pid}: stop that process, or set SERVICE_DATA_DIR to another folder`,
    );
  }
  // Moved away before it is judged again: between reading and removing another process may have taken the folder.
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) !== held) {
    renameSync(aside, file);
    return;
  }
  rmSync(aside, { force: true });
}

function releaseLock(file: string, mine: string): void {
  if (readIfThere(file) === mine) {
    rmSync(file, { force: true });
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started, in clock ticks since boot, where the system tells; a pid used again has another. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
