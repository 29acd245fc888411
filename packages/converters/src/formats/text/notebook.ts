import { ConversionError } from '../../conversion-error.ts';
import { decodeText } from '../../text/decode-text.ts';
import { fenced } from '../../text/write-markdown.ts';
import type { Format, Part } from '../draft.ts';

type Lines = string | string[];
type Output = {
  output_type?: string;
  text?: Lines;
  data?: Record<string, Lines>;
  ename?: string;
  evalue?: string;
};
type Cell = { cell_type?: string; source?: Lines; input?: Lines; outputs?: Output[] };
type Notebook = {
  cells?: Cell[];
  worksheets?: { cells?: Cell[] }[];
  metadata?: { title?: unknown; kernelspec?: { language?: string }; language_info?: { name?: string } };
};

const OUTPUT_CHARS = 20_000;

/** A Jupyter notebook: its texts, its code, and what the code printed; pictures are left out. */
export const notebook: Format = {
  revision: 1,
  libraries: [],
  read({ bytes }) {
    const { cells, worksheets, metadata } = JSON.parse(decodeText(bytes)) as Notebook;
    const all = cells ?? worksheets?.flatMap((sheet) => sheet.cells ?? []);
    if (!Array.isArray(all))
      throw new ConversionError('malformed', 'a notebook has cells, and this has none');
    const language = metadata?.language_info?.name ?? metadata?.kernelspec?.language ?? '';
    const parts = all.map(
      (cell, at): Part => ({
        anchor: { kind: 'cell', name: String(at + 1) },
        markdown: writeCell(cell, /^[\w+#-]{1,20}$/.test(language) ? language : ''),
      }),
    );
    return { title: typeof metadata?.title === 'string' ? metadata.title : null, parts };
  },
};

function writeCell(cell: Cell, language: string): string {
  const source = joined(cell.source ?? cell.input);
  if (cell.cell_type === 'markdown' || cell.cell_type === 'heading')
    return source.replace(/!\[[^\]\n]{0,500}\]\(attachment:[^)\n]{0,500}\)/g, '');
  if (cell.cell_type !== 'code') return source.trim() === '' ? '' : fenced(source);
  const outputs = (cell.outputs ?? []).map(printed).filter((text) => text.trim() !== '');
  return [
    ...(source.trim() === '' ? [] : [fenced(source, language)]),
    ...outputs.map((text) => fenced(text, 'text')),
  ].join('\n\n');
}

function printed(output: Output): string {
  const text =
    output.output_type === 'error'
      ? `${output.ename ?? 'Error'}: ${output.evalue ?? ''}`
      : joined(output.text ?? output.data?.['text/plain']);
  return text.slice(0, OUTPUT_CHARS);
}

function joined(lines: Lines | undefined): string {
  return Array.isArray(lines) ? lines.join('') : (lines ?? '');
}
