import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes every view of a folder and whatever builds left behind; answers whether there was any. */
export function removeViews(root: string): boolean {
  if (!existsSync(root)) return false;
  const ours = readdirSync(root).filter(
    (name) => name === 'views' || name === 'current' || /^\.(?:building|current)-/.test(name),
  );
  for (const name of ours) rmSync(join(root, name), { recursive: true, force: true });
  return ours.length > 0;
}
