import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The shell blocks of a page of docs/, by the heading (`## …`) that they stand under. */
export function documentedCommands(page: string): Map<string, string[]> {
  const text = readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8');
  const found = new Map<string, string[]>();
  for (const section of text.split(/^## /m).slice(1)) {
    const title = section.slice(0, section.indexOf('\n'));
    const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
    if (blocks.length > 0) found.set(title, blocks);
  }
  return found;
}
