import { uncapital } from '../rewordings/sentence-rule.ts';
import type { Layout } from './layout.ts';
import { isSentence } from './whole-sentences.ts';

const kind = /^(?:An?|The) \p{Ll}[^.!?:;"“”|]{4,110}\.?$/u;

/** 'A static site generator for museums' right below the title of a page: what its subject is; null for any other line. */
export function wordTagline(line: string, { structure, section, subject }: Layout): string | null {
  const text = line.trim();
  if (subject === null || section?.level !== 1 || !kind.test(text) || /\?$/.test(section.heading ?? ''))
    return null;
  const first = structure.blocks
    .slice(section.firstBlock, section.lastBlock)
    .find((block) => block.kind !== 'heading');
  if (first?.text.plain.trim() !== text || isSentence(text)) return null;
  return `${subject} is ${uncapital(text).replace(/\.$/, '')}`;
}
