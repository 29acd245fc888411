import { charsetOf, decodeText } from '../../text/decode-text.ts';
import { fenced, table } from '../../text/write-markdown.ts';
import { type Format, plainDraft } from '../draft.ts';
import { code, type InlineMark, link, writeInline } from './inline-marks.ts';
import { joinLines } from './join-lines.ts';

const marks: readonly InlineMark[] = [
  {
    pattern: /(?:link:)?((?:https?|ftp|mailto):[^\s[\]]{1,500})\[([^\]\n]{0,300})\]/y,
    write: ([, target, text]) => link(text ?? '', target ?? ''),
  },
  {
    pattern: /(?:xref:[^\s[\]]{1,300}\[|<<[^<>,\n]{1,200},)([^\]>\n]{1,300})(?:\]|>>)/y,
    write: ([, text]) => text ?? '',
  },
  { pattern: /`{1,2}\+?([^`\n]{1,500}?)\+?`{1,2}/y, write: ([, text]) => code(text ?? '') },
  { pattern: /\*\*?([^\s*](?:[^*\n]{0,500}[^\s*])?)\*\*?/y, write: ([, text]) => `**${text}**` },
  { pattern: /(?<!\w)_([^\s_](?:[^_\n]{0,500}[^\s_])?)_(?!\w)/y, write: ([, text]) => `*${text}*` },
];
const inline = (text: string) => writeInline(text, marks);

/** AsciiDoc: sections, lists, code and quote blocks, tables, notes, links and marks; nothing is included from elsewhere. */
export const asciidoc: Format = {
  revision: 1,
  libraries: [],
  read({ bytes, facts }) {
    const lines = decodeText(bytes, charsetOf(facts.mime))
      .split('\n')
      .map((line) => line.trimEnd());
    const title = lines.map((line) => /^= (.+)/.exec(line)?.[1]).find((text) => text !== undefined);
    return plainDraft(title ?? null, joinLines(writeLines(lines)));
  },
};

function writeLines(lines: readonly string[]): string[] {
  const out: string[] = [];
  let language = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const section = /^(={1,6})\s+(.*?)(?:\s+=+)?$/.exec(line);
    const fence = /^(-{4,}|\.{4,}|_{4,}|={4,}|\*{4,}|\/{4,}|\+{4,}|\|={3,}|```)/.exec(line)?.[1];
    if (section !== null && fence === undefined) {
      out.push('', `${'#'.repeat(section[1]?.length ?? 1)} ${inline(section[2] ?? '')}`, '');
    } else if (fence !== undefined) {
      const end = lines.indexOf(fence === '```' ? fence : line, at + 1);
      const body = lines.slice(at + 1, end < 0 ? lines.length : end);
      out.push('', ...writeBlock(fence, body, language || line.slice(3).trim()), '');
      at += body.length + 1;
      language = '';
    } else if (/^\[.*\]$/.test(line)) {
      language = /^\[(?:source|,)\s*,?\s*([\w+#-]{1,20})/.exec(line)?.[1] ?? '';
    } else if (
      /^:[\w!-]+:|^\/\/|^include::|^(?:image|video|toc)::|^'''$|^<<<$|^ifdef::|^ifndef::|^endif::/.test(line)
    )
      continue;
    else out.push(writeLine(line));
  }
  return out;
}

function writeBlock(fence: string, body: readonly string[], language: string): string[] {
  if (fence.startsWith('/') || fence.startsWith('+')) return [];
  if (fence.startsWith('|')) return [writeTable(body)];
  if (fence.startsWith('_')) return writeLines(body).map((line) => `> ${line}`.trimEnd());
  if (fence.startsWith('=') || fence.startsWith('*')) return writeLines(body);
  return [fenced(body.join('\n'), /^[\w+#-]{1,20}$/.test(language) ? language : '')];
}

/** Cells stand behind `|`; the first line of cells gives the width. */
function writeTable(body: readonly string[]): string {
  const rows = body.filter((line) => line.trim() !== '');
  const cellsOf = (line: string) =>
    line
      .split(/(?<!\\)\d*[.+*]?\d*[<^>]?[a-z]?\|/)
      .slice(1)
      .map((cell) => cell.trim());
  const width = Math.max(1, cellsOf(rows[0] ?? '').length);
  const cells = rows.flatMap(cellsOf);
  const grid = Array.from({ length: Math.ceil(cells.length / width) }, (_, at) =>
    cells.slice(at * width, (at + 1) * width),
  );
  return grid.length === 0 ? '' : table(grid[0] ?? [], grid.slice(1));
}

function writeLine(line: string): string {
  const note = /^(NOTE|TIP|IMPORTANT|WARNING|CAUTION):\s+(.*)$/.exec(line);
  if (note !== null)
    return `**${note[1]?.charAt(0)}${note[1]?.slice(1).toLowerCase()}:** ${inline(note[2] ?? '')}`;
  const item = /^\s*(\*{1,5}|-|\.{1,5}|\d+\.)\s+(?:\[([ xX*])\]\s+)?(.*)$/.exec(line);
  if (item !== null) {
    const [, bullet = '-', checked, text = ''] = item;
    const depth = /^[*.]/.test(bullet) ? bullet.length - 1 : 0;
    const mark = /^[.\d]/.test(bullet) ? '1.' : '-';
    const box = checked === undefined ? '' : `[${checked === ' ' ? ' ' : 'x'}] `;
    return `${'   '.repeat(depth)}${mark} ${box}${inline(text)}`;
  }
  const pair = /^(\S.{0,200}?)::(?:\s+(.*))?$/.exec(line);
  if (pair !== null) return `- ${inline(pair[1] ?? '')}: ${inline(pair[2] ?? '')}`.trimEnd();
  const caption = /^\.(\S.*)$/.exec(line);
  if (caption !== null) return `**${inline(caption[1] ?? '')}**\n`;
  if (line === '+') return '';
  return inline(line.trim().replace(/\s\+$/, ''));
}
