import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConversionError } from '../conversion-error.ts';
import type { Converted } from '../converted.ts';
import type { ConversionRequest } from '../process/frames.ts';
import { checkSignature } from '../signatures/check-signature.ts';
import { joinParts } from './join-parts.ts';
import { openFormat } from './open-format.ts';

/** Converts one file in this process: signature, format, clean Markdown, the format's own title. Runs inside the child alone. */
export async function convertFile(
  { route, facts, limits }: ConversionRequest,
  bytes: Uint8Array,
): Promise<Converted> {
  checkSignature(route, bytes);
  const format = await openFormat(route);
  const draft = await format.read({ bytes, facts, limits });
  const { markdown, anchors } = joinParts(draft.parts);
  if (Buffer.byteLength(markdown) > limits.outputBytes)
    throw new ConversionError('output_limit', `the text is larger than ${limits.outputBytes} bytes`);
  const made = [
    `${route} ${format.revision}`,
    ...format.libraries.map((name) => `${name} ${versionOf(name)}`),
  ];
  return {
    markdown,
    title: cleanTitle(draft.title),
    anchors,
    converter: made.join(', '),
  };
}

const TITLE_CHARS = 500;
/** What programs write where the author gave no title: their own words, and names of files. */
const NO_TITLES =
  /^(?:untitled.{0,20}|(?:powerpoint )?presentation\s?\d*|document\s?\d*|slide 1|microsoft (?:word|powerpoint|excel) - .*|\S*\.(?:docx?|pptx?|xlsx?|indd|dvi|tex|pdf|qxd|p65|exe))$/i;

function cleanTitle(title: string | null): string | null {
  const text = (title ?? '')
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return text === '' || NO_TITLES.test(text) ? null : [...text].slice(0, TITLE_CHARS).join('');
}

const MODULES = join(import.meta.dirname, '../../node_modules');

function versionOf(library: string): string {
  const manifest = JSON.parse(readFileSync(join(MODULES, library, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
