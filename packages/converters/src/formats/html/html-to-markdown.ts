import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { ConversionError } from '../../conversion-error.ts';
import type { ConversionLimits } from '../../limits.ts';
import { tooDeep } from '../../text/decode-text.ts';

/** What is used of turndown's own document tree. */
type Element = { nodeName: string; getAttribute(name: string): string | null };

/** Elements that show nothing, or are no part of the text. */
const DROPPED = new Set([
  'head',
  'title',
  'meta',
  'link',
  'script',
  'style',
  'noscript',
  'template',
  'nav',
  'iframe',
  'object',
  'embed',
  'canvas',
  'svg',
  'button',
  'input',
  'select',
  'textarea',
]);
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr p li td th tr dt dd option'.split(
    ' ',
  ),
);

/** HTML as Markdown with headings, tables, nested lists, links and fences; scripts, forms and navigation are left out. */
export function htmlToMarkdown(html: string, limits: ConversionLimits): string {
  if (depthOf(html) > limits.nesting) throw tooDeep(limits.nesting);
  return createService().turndown(mainPart(html));
}

/** The one `main` element of a page, where it has exactly one; around it stand menus and footers. */
function mainPart(html: string): string {
  const starts = [...html.matchAll(/<main\b[^>]{0,2000}>/gi)];
  const end = html.search(/<\/main\s*>/i);
  const [start] = starts;
  if (start === undefined || starts.length > 1 || end < start.index) return html;
  return html.slice(start.index + start[0].length, end);
}

function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  });
  service.use(gfm);
  service.remove((node) => DROPPED.has((node as Element).nodeName.toLowerCase()));
  const prefixOf = createNumbering();
  service.addRule('list items', {
    filter: 'li',
    replacement: (content, node) => {
      const prefix = prefixOf(node as unknown as ListItem);
      const text = content.replace(/^\s+|\s+$/g, '').replace(/\n(?=.)/g, `\n${' '.repeat(prefix.length)}`);
      return `${prefix}${text}\n`;
    },
  });
  service.addRule('links that lead somewhere', {
    filter: (node) =>
      node.nodeName === 'A' && !/^(?:https?:|mailto:|tel:|ftp:|[^:#][^:]*$)/i.test(href(node as Element)),
    replacement: (content) => content,
  });
  service.addRule('pictures by their text', {
    filter: 'img',
    replacement: (_, node) => {
      const alt = ((node as Element).getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
      return alt === '' ? '' : service.escape(alt);
    },
  });
  return service;
}

type ListItem = { parentNode: Element | null };

/** Numbers the items of each list as they come, which is the order of the document. */
function createNumbering(): (item: ListItem) => string {
  const numbers = new WeakMap<Element, number>();
  return ({ parentNode }) => {
    if (parentNode?.nodeName !== 'OL') return '- ';
    const start = Number.parseInt(parentNode.getAttribute('start') ?? '1', 10);
    const number = numbers.get(parentNode) ?? (Number.isNaN(start) ? 1 : Math.max(0, start));
    numbers.set(parentNode, number + 1);
    return `${number}. `;
  };
}

function href(node: Element): string {
  return (node.getAttribute('href') ?? '').trim();
}

/** How deep open elements stand, counted without a parser, since deep trees end parsers. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, slash, name, rest] of html.matchAll(/<(\/?)([a-z][\w:-]*)([^<>]{0,5000})>/gi)) {
    if (name === undefined || VOID.has(name.toLowerCase()) || rest?.endsWith('/')) continue;
    depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}

/** For callers that hold HTML which is only part of a file: null where it cannot be read. */
export function tryHtml(html: string, limits: ConversionLimits): string | null {
  try {
    return htmlToMarkdown(html, limits);
  } catch (error) {
    if (error instanceof ConversionError || error instanceof RangeError) return null;
    throw error;
  }
}
