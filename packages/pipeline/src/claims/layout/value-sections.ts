import { splitSentences } from '../../language/words/sentences.ts';
import { isBoilerplate } from '../certainty/screen.ts';
import type { Layout } from './layout.ts';
import { isSentence } from './whole-sentences.ts';
import { wordPair } from './wording.ts';

/** Headings that ask for one value, as labels do. */
const valued =
  /^(?:(?:list |retail |unit |current |entry |ticket )?(?:price|cost|fee)|licen[cs]e|address|location|venue|headquarters|phone|telephone|e-?mail|owner|author|maintainer|maintained by|publisher|agent|manager|director|chair|contact|status|version|latest version|deadline|due date|budget|capacity|warranty|guarantee|founder|founded|born|nationality|occupation|profession|employer|material|weight|dimensions|size|duration|length|difficulty|serves|language|architect|designer|manufacturer|maker)$/i;
const MAX_VALUE = 80;

/**
 * 'MIT' alone below 'Licence', '€129 including VAT' below 'Price': a heading that is a label and the value for it, of what the page
 * is about; null where more stands below the heading or another kind of thing.
 */
export function wordValueBelow(text: string, { section, structure, subject }: Layout): string | null {
  const heading = section?.heading?.trim() ?? '';
  if (section === undefined || subject === null || subject === heading || !valued.test(heading)) return null;
  const below = structure.blocks
    .slice(section.firstBlock, section.lastBlock)
    .filter(({ kind, sectionIndex }) => kind !== 'heading' && structure.sections[sectionIndex] === section);
  const [only, ...others] = below;
  if (only?.kind !== 'paragraph' || others.length > 0 || only.text.lineEnds.length > 0) return null;
  const [first] = splitSentences(only.text.plain);
  const isFirst = first !== undefined && only.text.plain.slice(first.start, first.end).trim() === text.trim();
  const value = text.trim().replace(/\.$/, '');
  if (
    !isFirst ||
    isBoilerplate(value) ||
    value.length > MAX_VALUE ||
    !/^[\p{Lu}\p{N}$€£+]/u.test(value) ||
    isSentence(value)
  )
    return null;
  return wordPair(subject, heading, value);
}
