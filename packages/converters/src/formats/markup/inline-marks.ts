import { escapeText } from '../../text/write-markdown.ts';

/** A mark of one markup language and what it is in Markdown. */
export type InlineMark = { pattern: RegExp; write: (match: string[]) => string };

/** Text with its marks as Markdown; what stands between them is escaped. The first mark of the list wins at a place. */
export function writeInline(text: string, marks: readonly InlineMark[]): string {
  const out: string[] = [];
  let plainFrom = 0;
  for (let at = 0; at < text.length; ) {
    const found = markAt(text, at, marks);
    if (found === null) {
      at++;
      continue;
    }
    out.push(text.slice(plainFrom, at).replace(/[\s\S]+/, (plain) => escapeBetween(plain, plainFrom === 0)));
    out.push(found.markdown);
    at += found.length;
    plainFrom = at;
  }
  out.push(escapeBetween(text.slice(plainFrom), plainFrom === 0));
  return out.join('');
}

/** Marks of blocks mean something only at the start of the whole text. */
function escapeBetween(plain: string, isStart: boolean): string {
  return isStart ? escapeText(plain) : escapeText(`x${plain}`).slice(1);
}

function markAt(
  text: string,
  at: number,
  marks: readonly InlineMark[],
): { markdown: string; length: number } | null {
  for (const { pattern, write } of marks) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null && match[0].length > 0)
      return { markdown: write([...match]), length: match[0].length };
  }
  return null;
}

/** A link of Markdown, or its text alone where the target is no address. */
export function link(text: string, target: string): string {
  const shown = escapeText(text.trim() === '' ? target : text.trim());
  return /^(?:https?|ftp|mailto):[^\s<>]+$/i.test(target) ? `[${shown}](<${target}>)` : shown;
}

/** Code between as many back-ticks as it needs. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}
