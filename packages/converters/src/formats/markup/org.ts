import { charsetOf, decodeText } from '../../text/decode-text.ts';
import { fenced, table } from '../../text/write-markdown.ts';
import { type Format, plainDraft } from '../draft.ts';
import { code, type InlineMark, link, writeInline } from './inline-marks.ts';
import { joinLines } from './join-lines.ts';

const marks: readonly InlineMark[] = [
  {
    pattern: /\[\[([^[\]\n]{1,500})\]\[([^[\]\n]{1,500})\]\]/y,
    write: ([, target, text]) => link(text ?? '', target ?? ''),
  },
  { pattern: /\[\[([^[\]\n]{1,500})\]\]/y, write: ([, target]) => link('', target ?? '') },
  {
    pattern: /(?<!\w)[=~]([^\s=~](?:[^=~\n]{0,300}[^\s=~])?)[=~](?!\w)/y,
    write: ([, text]) => code(text ?? ''),
  },
  { pattern: /(?<!\w)\*([^\s*](?:[^*\n]{0,300}[^\s*])?)\*(?!\w)/y, write: ([, text]) => `**${text}**` },
  { pattern: /(?<![\w:/])\/([^\s/](?:[^/\n]{0,300}[^\s/])?)\/(?!\w)/y, write: ([, text]) => `*${text}*` },
];
const inline = (text: string) => writeInline(text, marks);

/** Org: headings, lists, tables, blocks, links and marks; drawers, settings and planning lines are left out. */
export const org: Format = {
  revision: 1,
  libraries: [],
  read({ bytes, facts }) {
    const lines = decodeText(bytes, charsetOf(facts.mime)).split('\n');
    const title = lines
      .map((line) => /^#\+title:\s*(.+)/i.exec(line)?.[1])
      .find((text) => text !== undefined);
    return plainDraft(title ?? null, joinLines(writeLines(lines)));
  },
};

function writeLines(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const block = /^\s*#\+begin_(\w+)\s*(\S*)/i.exec(line);
    const headline = /^(\*+)\s+(?:(TODO|DONE)\s+)?(.*?)(?:\s+:[\w@:]+:)?\s*$/.exec(line);
    if (block !== null) {
      const end = lines.findIndex(
        (one, no) => no > at && new RegExp(`^\\s*#\\+end_${block[1]}\\b`, 'i').test(one),
      );
      const body = lines.slice(at + 1, end < 0 ? lines.length : end);
      const isQuote = block[1]?.toLowerCase() === 'quote';
      out.push(
        '',
        isQuote
          ? body.map((one) => `> ${inline(one.trim())}`).join('\n')
          : fenced(body.join('\n'), block[2] ?? ''),
        '',
      );
      at += body.length + 1;
    } else if (/^\s*:(?:PROPERTIES|LOGBOOK):\s*$/i.test(line)) {
      const end = lines.findIndex((one, no) => no > at && /^\s*:END:\s*$/i.test(one));
      if (end > 0) at = end;
    } else if (/^\s*#(?:\+|\s|$)|^\s*(?:SCHEDULED|DEADLINE|CLOSED):/.test(line)) continue;
    else if (headline !== null) {
      const state = headline[2] === undefined ? '' : `${headline[2]} `;
      out.push(
        '',
        `${'#'.repeat(Math.min(6, headline[1]?.length ?? 1))} ${inline(`${state}${headline[3] ?? ''}`)}`,
        '',
      );
    } else if (/^\s*\|/.test(line)) {
      const rows: string[] = [];
      for (; /^\s*\|/.test(lines[at] ?? ''); at++) rows.push(lines[at] ?? '');
      at--;
      out.push('', writeTable(rows), '');
    } else out.push(writeListLine(line));
  }
  return out;
}

function writeTable(rows: readonly string[]): string {
  const cells = rows
    .filter((row) => !/^\s*\|[-+]+\|?\s*$/.test(row))
    .map((row) =>
      row
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
  return cells.length === 0 ? '' : table(cells[0] ?? [], cells.slice(1));
}

function writeListLine(line: string): string {
  const item = /^(\s*)([-+]|\d+[.)])\s+(?:\[([ xX-])\]\s+)?(.*)$/.exec(line);
  if (item === null) return inline(line.trim());
  const [, space = '', bullet = '-', checked, text = ''] = item;
  const box = checked === undefined ? '' : `[${/x/i.test(checked) ? 'x' : ' '}] `;
  const pair = /^(.*?)\s+::\s+(.*)$/.exec(text);
  const shown = pair === null ? inline(text) : `${inline(pair[1] ?? '')}: ${inline(pair[2] ?? '')}`;
  return `${space}${/\d/.test(bullet) ? bullet : '-'} ${box}${shown}`;
}
