import { charsetOf, decodeText } from '../../text/decode-text.ts';
import { escapeText, fenced, oneLine, table } from '../../text/write-markdown.ts';
import { type Format, plainDraft } from '../draft.ts';
import { joinLines } from './join-lines.ts';

const LEVELS: Readonly<Record<string, number>> = {
  part: 1,
  chapter: 1,
  section: 2,
  subsection: 3,
  subsubsection: 4,
  paragraph: 5,
};
/** An argument in braces with up to two levels in it. */
const ARGUMENT = String.raw`\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\}){0,5000})\}`;
const VERBATIM =
  /\\begin\{(verbatim|lstlisting|minted|alltt)\*?\}(?:\[[^\]\n]*\])?(?:\{[^}\n]*\})?\n?([\s\S]*?)\\end\{\1\*?\}/g;
const TITLE = new RegExp(String.raw`\\title(?:\[[^\]]*\])?${ARGUMENT}`);

/**
 * LaTeX: sections, lists, quotes, code, simple tables, links and emphasis. Formulas are kept as they are written; what
 * no rule knows loses its command and keeps its text.
 */
export const latex: Format = {
  revision: 1,
  libraries: [],
  read({ bytes, facts }) {
    const source = decodeText(bytes, charsetOf(facts.mime));
    const title = TITLE.exec(source)?.[1];
    const body = /\\begin\{document\}([\s\S]*?)(?:\\end\{document\}|$)/.exec(source)?.[1] ?? source;
    const shown = title === undefined ? null : oneLine(inline(title).replace(/(?<!\\)\*+|\\(?=.)/g, ''));
    return plainDraft(shown, [shown === null ? '' : `# ${escapeText(shown)}`, writeBody(body)].join('\n\n'));
  },
};

function writeBody(body: string): string {
  const kept: string[] = [];
  const keep = (block: string) => `\n\n\u0001${kept.push(block) - 1}\u0001\n\n`;
  let text = body.replace(VERBATIM, (_, _name, code: string) => keep(fenced(code.replace(/^\n+/, ''))));
  text = text.replace(/(?<!\\)%.*\n?/g, '');
  text = text.replace(
    /\\begin\{tabular[x*]?\}(?:\{[^{}]*\})?(?:\[[^\]]*\])?\{(?:[^{}]|\{[^{}]*\})*\}([\s\S]*?)\\end\{tabular[x*]?\}/g,
    (_, rows: string) => keep(writeTable(rows)),
  );
  text = text.replace(/\\\[([\s\S]{0,5000}?)\\\]|\$\$([\s\S]{0,5000}?)\$\$/g, (_, a?: string, b?: string) =>
    keep(fenced((a ?? b ?? '').trim(), 'math')),
  );
  text = text.replace(
    /\\begin\{(equation|align|gather|multline)\*?\}([\s\S]{0,10000}?)\\end\{\1\*?\}/g,
    (_, _name, formula: string) => keep(fenced(formula.trim(), 'math')),
  );
  const lines = text.split('\n').map((line) => line.trim());
  return joinLines(writeLines(lines)).replace(
    /\u0001(\d+)\u0001/g,
    (_, at: string) => kept[Number(at)] ?? '',
  );
}

function writeLines(lines: readonly string[]): string[] {
  const out: string[] = [];
  const lists: string[] = [];
  let quotes = 0;
  const section = new RegExp(
    String.raw`^\\(part|chapter|(?:sub){0,2}section|paragraph)\*?(?:\[[^\]]*\])?${ARGUMENT}(.*)$`,
  );
  for (const line of lines) {
    const heading = section.exec(line);
    const begin = /^\\begin\{(\w+)\*?\}/.exec(line)?.[1];
    const end = /^\\end\{(\w+)\*?\}/.exec(line)?.[1];
    const item = /^\\item(?:\[([^\]]*)\])?\s*(.*)$/.exec(line);
    if (heading !== null) {
      out.push(
        '',
        `${'#'.repeat(LEVELS[heading[1] ?? ''] ?? 2)} ${inline(heading[2] ?? '')}`,
        '',
        inline(heading[3] ?? ''),
      );
    } else if (begin === 'itemize' || begin === 'enumerate' || begin === 'description') lists.push(begin);
    else if (end === 'itemize' || end === 'enumerate' || end === 'description') {
      lists.pop();
      if (lists.length === 0) out.push('');
    } else if (begin === 'quote' || begin === 'quotation') quotes++;
    else if (end === 'quote' || end === 'quotation') quotes = Math.max(0, quotes - 1);
    else if (item !== null) {
      const label = item[1] === undefined ? '' : `${inline(item[1])}: `;
      out.push(
        `${'   '.repeat(Math.max(0, lists.length - 1))}${lists.at(-1) === 'enumerate' ? '1.' : '-'} ${label}${inline(item[2] ?? '')}`,
      );
    } else out.push(quotes > 0 && line !== '' ? `> ${inline(line)}` : inline(line));
  }
  return out;
}

function writeTable(rows: string): string {
  const grid = rows
    .replace(/\\(?:hline|toprule|midrule|bottomrule|cline\{[^}]*\})/g, '')
    .split(/\\\\(?:\[[^\]]*\])?/)
    .map((row) => row.split(/(?<!\\)&/).map((cell) => oneLine(inline(cell)).replace(/\\(.)/g, '$1')))
    .filter((row) => row.some((cell) => cell !== ''));
  return grid.length === 0 ? '' : table(grid[0] ?? [], grid.slice(1));
}

const DROPPED =
  /\\(?:label|vspace|hspace|includegraphics|bibliographystyle|bibliography|usepackage|input|include|index|pagestyle|thispagestyle|setcounter|addtocounter)\*?(?:\[[^\]\n]*\])?\{[^{}\n]*\}/g;
const SYMBOLS: Readonly<Record<string, string>> = {
  ldots: '…',
  dots: '…',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
  textbackslash: '\\',
  quad: ' ',
  qquad: ' ',
  newline: ' ',
  item: '-',
};
const ACCENTS: Readonly<Record<string, string>> = {
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  c: '\u0327',
  v: '\u030c',
};

/** Text of one line with its commands resolved; formulas between dollars stay. */
function inline(text: string): string {
  return text
    .split(/(\$(?:\\.|[^$\\\n]){1,500}\$|\\\((?:[^\\]|\\[^)]){1,500}\\\))/)
    .map((piece, at) => (at % 2 === 1 ? `\`${piece.replace(/^\$|\$$|^\\\(|\\\)$/g, '')}\`` : words(piece)))
    .join('');
}

function words(text: string): string {
  let out = text.replace(DROPPED, '');
  out = out.replace(/\\(["'`^~]|[cv](?=\{))\{?([A-Za-z])\}?/g, (_, accent: string, letter: string) =>
    `${letter}${ACCENTS[accent] ?? ''}`.normalize('NFC'),
  );
  out = out.replace(
    new RegExp(String.raw`\\href\{([^{}\s]{1,500})\}${ARGUMENT}`, 'g'),
    (_, target: string, shown: string) => `${shown} (${target})`,
  );
  out = out
    .replace(/\\([#$%&_{}])/g, '$1')
    .replace(/(?<!\\)~/g, ' ')
    .replace(/\\\\(?:\[[^\]]*\])?/g, ' ');
  out = out.replace(/---/g, '—').replace(/--/g, '–').replace(/``|''/g, '"');
  // Commands around text, from the inside out.
  for (let round = 0; round < 4; round++) {
    out = out.replace(
      /\\([A-Za-z]+)\*?(?:\[[^\]\n]{0,200}\])?\{([^{}\n]{0,2000})\}/g,
      (_, name: string, inner: string) => mark(name, inner),
    );
  }
  out = out.replace(/\\([A-Za-z]+)\s?/g, (_, name: string) =>
    Object.hasOwn(SYMBOLS, name) ? `${SYMBOLS[name]} ` : '',
  );
  return unmark(escapeText(out.replace(/[{}]/g, '')));
}

/** Marks stand as private characters until the text is escaped. */
function mark(name: string, inner: string): string {
  if (/^(?:textbf|bfseries)$/.test(name)) return `\ue000${inner}\ue000`;
  if (/^(?:emph|textit)$/.test(name)) return `\ue001${inner}\ue001`;
  if (/^(?:footnote)$/.test(name)) return ` (${inner})`;
  if (/^(?:begin|end)$/.test(name)) return '';
  return inner;
}

function unmark(text: string): string {
  return text.replaceAll('\ue000', '**').replaceAll('\ue001', '*');
}
