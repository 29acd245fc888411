import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The links of the Markdown pages of a folder that lead nowhere, a heading counting as part of its page; `page: link`. */
export function deadLinks(
  folder: string,
  isPage: (path: string) => boolean,
): { links: number; dead: string[] } {
  const headings = new Map<string, ReadonlySet<string>>();
  const dead: string[] = [];
  let links = 0;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.md') && isPage(path))) {
    const page = join(folder, file);
    for (const [, target = ''] of readFileSync(page, 'utf8').matchAll(/(?<!\\)\]\(([^)\s]+)\)/g)) {
      links += 1;
      const [path = '', heading] = target.split('#');
      const to = join(dirname(page), decodeURIComponent(path));
      const isThere = existsSync(to) && !relative(folder, to).startsWith('..');
      if (!isThere || (heading !== undefined && !headingsOf(to).has(heading)))
        dead.push(`${file}: ${target}`);
    }
  }
  return { links, dead };

  function headingsOf(page: string): ReadonlySet<string> {
    const known =
      headings.get(page) ??
      new Set([...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, text]) => text ?? ''));
    headings.set(page, known);
    return known;
  }
}
