import { analyzeSentence } from '../../language/analyze.ts';
import { fillClipped } from '../clipped.ts';
import { isOwnName } from './own-names.ts';

const idle =
  /^(?:still |again |currently |now )?(?:blocked|stuck|waiting|out|off|away|sick|ill|back|busy|on (?:leave|holiday|vacation|call|sick leave|parental leave))\b/;

/**
 * What a line of a stand-up tells of who is named in front ('Ines: finished the parser, now picking up MEM-412'), a sentence
 * for each thing done; null where the name is nobody's or what stands behind it is no report.
 */
export function wordUpdate(who: string, said: string): string[] | null {
  if (!isOwnName(who) || !/^\p{Ll}/u.test(said)) return null;
  const parts = said
    .replace(/[.;]+$/, '')
    .split(/(?:[,;]| [–—-]) (?=(?:(?:and|then) )?(?:now|then|still|today|next|also|will|has|is)? ?\p{Ll}+)/u);
  const told: string[] = [];
  for (const part of parts) {
    const clipped = wordPart(who, part.replace(/^(?:and|then) /, ''));
    // 'fixed the parser, the lexer and the docs' is one report
    if (clipped === null && told.length === 0) return null;
    if (clipped === null) told.push(`${(told.pop() ?? '').replace(/\.$/, '')}, ${part}.`);
    else told.push(clipped);
  }
  return told;
}

function wordPart(who: string, part: string): string | null {
  if (idle.test(part)) return `${who} is ${part}.`;
  if (/^(?:will|has|is) \p{Ll}/u.test(part)) return `${who} ${part}.`;
  const { tokens } = analyzeSentence(part);
  const filled = fillClipped(part, tokens, who, false);
  return filled === null ? null : `${filled}.`;
}
