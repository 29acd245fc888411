import { link } from './markdown.ts';
import type { ViewFile, ViewWriter } from './view-writer.ts';

/** Entries of one page: about 100 KB, which GitHub renders still. */
const PER_PAGE = 1_000;

/** The list of a folder, on as many pages as it takes: `index.md`, `index-2.md`, … */
export type ListPages = { add(text: string, to: string): void; finish(): number };

export function createListPages(writer: ViewWriter, folder: string, title: string): ListPages {
  let page: ViewFile | null = null;
  let count = 0;

  function turn(): ViewFile {
    const number = count / PER_PAGE + 1;
    page?.write(`\n${link('Next page', nameOf(number))}\n`);
    page?.close();
    const next = writer.open(`${folder}/${nameOf(number)}`);
    next.write(`# ${title}${number === 1 ? '' : `, page ${number}`}\n\n`);
    next.write(
      number === 1 ? `${link('Start', '../index.md')}\n\n` : `${link('Page before', nameOf(number - 1))}\n\n`,
    );
    return next;
  }

  return {
    add(text, to) {
      if (page === null || count % PER_PAGE === 0) page = turn();
      page.write(`- ${link(text, to)}\n`);
      count += 1;
    },
    finish() {
      page ??= turn();
      page.close();
      return count;
    },
  };
}

function nameOf(number: number): string {
  return number === 1 ? 'index.md' : `index-${number}.md`;
}

/** The page to begin with. */
export function writeStart(
  writer: ViewWriter,
  { deploymentId, documents, entities }: { deploymentId: string; documents: number; entities: number },
): void {
  writer.write(
    'index.md',
    `# Memory

What the deployment \`${deploymentId}\` holds, as files.

- ${link('Documents', 'documents/index.md')}: ${documents}
- ${link('Entities', 'entities/index.md')}: ${entities}

Each document has a folder: its text under the original's name, what it says as claims, and what follows from them as facts,
both to read (\`.md\`) and for programs (\`.jsonl\`, a line each). Each entity has a page. \`manifest.jsonl\` lists every file
with its SHA-256.
`,
  );
}
