import { charsetOf, decodeText } from '../../text/decode-text.ts';
import { fenced } from '../../text/write-markdown.ts';
import { type Format, plainDraft } from '../draft.ts';
import { code, type InlineMark, link, writeInline } from './inline-marks.ts';
import { joinLines } from './join-lines.ts';

const marks: readonly InlineMark[] = [
  { pattern: /``([^`\n](?:[^\n]{0,500}?[^`\n])?)``/y, write: ([, text]) => code(text ?? '') },
  {
    pattern: /`([^`<>\n]{1,300}?)\s*<([^`<>\s]{1,500})>`__?/y,
    write: ([, text, target]) => link(text ?? '', target ?? ''),
  },
  {
    pattern: /:[\w:+-]{1,40}:`([^`\n]{1,300}?)(?:\s*<[^`<>\n]{1,300}>)?`/y,
    write: ([, text]) => code((text ?? '').replace(/^~/, '')),
  },
  { pattern: /(?<!\w)\*\*([^\s*](?:[^\n]{0,500}?[^\s*])?)\*\*(?!\w)/y, write: ([, text]) => `**${text}**` },
  { pattern: /(?<!\w)\*([^\s*](?:[^*\n]{0,500}[^\s*])?)\*(?!\w)/y, write: ([, text]) => `*${text}*` },
  { pattern: /`([^`\n]{1,300})`_{0,2}/y, write: ([, text]) => text ?? '' },
];
const inline = (text: string) => writeInline(text, marks);

/** Directives whose content is code. */
const CODE = /^(?:code|code-block|sourcecode|literalinclude|parsed-literal|math|raw)$/;
/** Directives whose content is text with a label in front. */
const ADMONITION =
  /^(?:note|warning|tip|important|caution|danger|attention|hint|error|seealso|admonition|deprecated|versionadded|versionchanged)$/;

/** reStructuredText: sections, lists, code, notes, links and marks; comments, targets and other directives are left out. */
export const rst: Format = {
  revision: 1,
  libraries: [],
  read({ bytes, facts }) {
    const lines = decodeText(bytes, charsetOf(facts.mime))
      .split('\n')
      .map((line) => line.trimEnd());
    return plainDraft(null, joinLines(writeBlocks(lines, [])));
  },
};

function writeBlocks(lines: readonly string[], levels: string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const section = sectionAt(lines, at);
    const directive = /^\.\. ([\w-]+)::\s*(.*)$/.exec(line);
    if (section !== null) {
      if (!levels.includes(section.style)) levels.push(section.style);
      out.push(
        '',
        `${'#'.repeat(Math.min(6, levels.indexOf(section.style) + 1))} ${inline(section.text)}`,
        '',
      );
      at += section.lines - 1;
    } else if (directive !== null) {
      const body = blockBelow(lines, at);
      out.push('', ...writeDirective(directive[1] ?? '', directive[2] ?? '', body, levels), '');
      at += body.lines;
    } else if (/^\.\. |^\.\.$|^__ /.test(line)) {
      at += blockBelow(lines, at).lines;
    } else if (/::$/.test(line) && !/^\s*:/.test(line)) {
      const body = blockBelow(lines, at);
      const text = line.replace(/\s*::$/, (colons) => (/\s/.test(colons) ? '' : ':'));
      if (text.trim() !== '') out.push(inline(text));
      if (body.text.length > 0) out.push('', fenced(body.text.join('\n')), '');
      at += body.lines;
    } else out.push(writeLine(line));
  }
  return out;
}

function writeDirective(
  name: string,
  argument: string,
  body: { text: string[] },
  levels: string[],
): string[] {
  const options = body.text.findIndex((line) => !/^:[\w-]+:/.test(line));
  const content = options < 0 ? [] : body.text.slice(options);
  if (CODE.test(name))
    return [fenced(content.join('\n').replace(/^\n+/, ''), /^[\w+#-]{1,20}$/.test(argument) ? argument : '')];
  if (!ADMONITION.test(name)) return [];
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [`**${label}:** ${inline(argument)}`.trimEnd(), '', ...writeBlocks(content, levels)];
}

/** The indented lines below a line, without their indentation. */
function blockBelow(lines: readonly string[], at: number): { text: string[]; lines: number } {
  let end = at + 1;
  while (end < lines.length && (lines[end] === '' || /^\s/.test(lines[end] ?? ''))) end++;
  const block = lines.slice(at + 1, end);
  const least = Math.min(...block.filter((line) => line !== '').map((line) => line.search(/\S/)), 40);
  const text = block.map((line) => line.slice(least));
  while (text[0] === '') text.shift();
  while (text.at(-1) === '') text.pop();
  return { text, lines: block.length };
}

function sectionAt(
  lines: readonly string[],
  at: number,
): { text: string; style: string; lines: number } | null {
  const rule = (line: string | undefined) => /^([=\-~^"'`#*+.:_<>])\1{2,}$/.exec(line ?? '')?.[1] ?? null;
  const over = rule(lines[at]);
  if (over !== null && (lines[at + 1] ?? '').trim() !== '' && rule(lines[at + 2]) === over)
    return { text: (lines[at + 1] ?? '').trim(), style: `${over}${over}`, lines: 3 };
  const text = lines[at] ?? '';
  const under = rule(lines[at + 1]);
  const isTitle =
    under !== null && /^\S/.test(text) && over === null && (lines[at + 1]?.length ?? 0) >= text.length - 1;
  return isTitle ? { text: text.trim(), style: under, lines: 2 } : null;
}

function writeLine(line: string): string {
  const field = /^:([^:\n]{1,60}):\s+(.*)$/.exec(line);
  if (field !== null) return `- ${inline(field[1] ?? '')}: ${inline(field[2] ?? '')}`;
  const item = /^(\s*)(?:([-*+•])|(?:(\d+|#)[.)]))\s+(.*)$/.exec(line);
  if (item === null) return inline(line.trim());
  const [, space = '', bullet, number, text = ''] = item;
  return `${space}${bullet === undefined ? `${number === '#' ? 1 : number}.` : '-'} ${inline(text)}`;
}
