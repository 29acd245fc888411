import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Everything below a folder, links as such: `readdir`'s own recursion goes through links to folders. */
export function* walk(root: string): Generator<{ path: string; entry: Dirent }> {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const path = join(root, entry.name);
    yield { path, entry };
    if (entry.isDirectory()) yield* walk(path);
  }
}
