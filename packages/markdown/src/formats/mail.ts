import type { MarkdownBlock } from '../markdown-block.ts';
import type { Turn } from '../types.ts';

const field = /^(?:[>\s*]*)(from|von|de|date|sent|to|cc|bcc|subject|reply-to):\**\s*(.*)$/i;
/** 'On 3 May 2024 at 10:02, Ana Bell <ana@a.b> wrote:' */
const wrote =
  /^(?:On|Am|Le|El) (.{4,80}?),? (?:schrieb )?([\p{Lu}"'][^<>\n\d]{1,60}?)"?'?(?: [<([]?[^\s<>()]+@[^\s<>()]+[>)\]]?)? ?(?:wrote|schrieb|a écrit|escribió)? ?:$/u;
const mostHead = 1_500;

type Writer = { readonly speaker: string; readonly when: string | null };

/**
 * Gives the parts of a mail that quote another their writers: what stands behind '>' below 'On … Ana wrote:', and the mails below each
 * other's headers. What the first writer says stays with the document's own header where nobody else's does. Tells whether the text
 * is a thread of at least two headers.
 */
export function giveMailTurns(blocks: readonly MarkdownBlock[]): boolean {
  const heads = new Map<number, Writer>();
  const quotes = new Map<number, Writer>();
  for (const [i, { kind, text }] of blocks.entries()) {
    if (kind !== 'paragraph' && kind !== 'quote' && kind !== 'listItem') continue;
    const head = readHead(text.plain, text.lineEnds);
    if (head !== null) heads.set(i, head);
    const match = text.plain.length > 200 ? null : wrote.exec(text.plain.trim());
    if (match?.[1] !== undefined && match[2] !== undefined)
      quotes.set(i, { speaker: match[2].replace(/^["']|["']$/g, ''), when: match[1] });
  }
  const isThread = heads.size > 1;
  if (!isThread && quotes.size === 0) return false;
  let own: Turn | null = null;
  // writers of what is quoted, by depth of quotation
  const quoted: (Turn | null)[] = [];
  for (const [i, block] of blocks.entries()) {
    const head = heads.get(i);
    const quote = quotes.get(i);
    if (head !== undefined) {
      own = isThread ? { ...head, textStart: 0 } : null;
      quoted.length = 0;
    } else if (quote !== undefined) {
      quoted[block.quoteDepth + 1] = { ...quote, textStart: 0 };
      quoted.length = block.quoteDepth + 2;
    } else if (block.kind === 'paragraph' || block.kind === 'listItem' || block.kind === 'quote') {
      block.turn = block.quoteDepth > 0 ? (quoted[block.quoteDepth] ?? null) : own;
    }
  }
  return isThread;
}

/** Who wrote a mail and when, off a block that is its header: 'From' first, with a date, an addressee or a subject. */
function readHead(plain: string, lineEnds: readonly number[]): Writer | null {
  if (
    plain.length > mostHead ||
    !/^(?:from|von|de|date|sent|to|subject):/i.test(plain.replace(/^[>\s*]+/, ''))
  )
    return null;
  const fields = new Map<string, string>();
  let from = 0;
  for (const end of [...lineEnds, plain.length]) {
    const match = field.exec(plain.slice(from, end).trim());
    if (match?.[1] !== undefined) fields.set(match[1].toLowerCase(), match[2] ?? '');
    from = end + 1;
  }
  const writer =
    fields
      .get('from')
      ?.replace(/\s*[<([].*$|(?<=\S)\s+\S+@\S+$/, '')
      .replace(/^["']|["']$/g, '')
      .trim() ?? '';
  if (fields.size < 2 || !/^\p{L}[\p{L}\p{M}\p{N} .,'’@_-]{1,59}$/u.test(writer)) return null;
  return { speaker: writer, when: fields.get('date') ?? fields.get('sent') ?? null };
}
