import { claimFromWording, type Draft } from '../draft.ts';
import type { SourceText } from '../source-text.ts';
import type { Layout } from './layout.ts';
import { wordUpdate } from './updates.ts';
import { isSentence } from './whole-sentences.ts';
import { wordPair } from './wording.ts';

const entry = /^(\p{Lu}[^:;—–]{1,60}?)\s+[—–-]\s+([^;]+(?:;[^;]+)+)$/u;

/** 'MV Aurora — built 1998; owner: Nordline; home port: Bergen': what a register tells of each entry. */
export function claimsOfEntry(source: SourceText, layout: Layout): Draft[] | null {
  const match = entry.exec(source.text);
  const [, name = '', details = ''] = match ?? [];
  // 'Ines – finished the parser; starts on the lexer'
  if (match === null || isSentence(name) || wordUpdate(name, details) !== null) return null;
  const behind = source.text.length - details.length;
  let at = behind;
  return details.split(';').flatMap((part) => {
    const start = at + (part.length - part.trimStart().length);
    at += part.length + 1;
    const said = part.trim().replace(/[.]$/, '');
    const pair = /^([^:]{2,40}):\s+(.+)$/.exec(said);
    const wording =
      pair === null
        ? `${name} ${/^\p{Ll}+(?:ed|t|n)\b/u.test(said) ? `was ${said.replace(/^(\p{Ll}+) (?=\d{4}$)/u, '$1 in ')}` : `${/^\d[\d,.]* (?!metres|meters|miles|feet|inches|tonnes|tons|litres|liters|knots|years|hours|minutes|acres|hectares)\p{Ll}{3,}s$/u.test(said) ? 'has' : 'is'} ${said}`}`
        : wordPair(name, pair[1] ?? '', pair[2] ?? '');
    const ranges = [
      { start: 0, end: name.length },
      { start, end: start + said.length },
    ];
    return said === '' ? [] : claimFromWording(source, wording, ranges, layout.setting, name);
  });
}
