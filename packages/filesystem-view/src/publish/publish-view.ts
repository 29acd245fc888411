import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { currentFolder, storedViews, viewFolder } from './layout.ts';

/**
 * Makes a finished build the published view by one rename of the link that readers follow, and removes those beyond
 * `keep`. A reader sees the view before or this one, never a part; killed at any point, one of both stays published.
 */
export function publishView(root: string, built: string, version: string, keep: number): void {
  const folder = viewFolder(root, version);
  // The same content, built before: that folder stands.
  if (existsSync(folder)) rmSync(built, { recursive: true, force: true });
  else renameSync(built, folder);
  const now = new Date();
  utimesSync(folder, now, now);
  const link = join(root, `.current-${randomBytes(6).toString('hex')}`);
  symlinkSync(`views/${version}`, link);
  try {
    renameSync(link, currentFolder(root));
  } catch (error) {
    rmSync(link, { force: true });
    throw error;
  }
  for (const old of storedViews(root).slice(keep)) rmSync(old.folder, { recursive: true, force: true });
}
