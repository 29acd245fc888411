import { KIN } from '../../language/words/kin.ts';
import { capital } from '../rewordings/sentence-rule.ts';

/** 'When is your birthday?', 'My favourite colour is red.': of what 'mine' is then said. */
export function ownedIn(text: string): string | null {
  return (
    /^(?:.{0,40}[\s,])?(?:what|when|where|which|who|how)(?: (?:is|are|was)|['’]s) your ([\p{Ll} -]{2,40})\?$/iu.exec(
      text,
    )?.[1] ??
    /^[Mm]y ((?:\p{Ll}+ ){0,3}\p{Ll}+) (?:is|are) \S/u.exec(text)?.[1] ??
    /^(?:\p{L}+, )?[Yy]our ((?:\p{Ll}+ ){0,3}\p{Ll}+) (?:is|are) \S/u.exec(text)?.[1] ??
    null
  );
}

/** 'Mine is on 12 March.' -> 'My birthday is on 12 March.'; null where it is not told what. */
export function ofMine(text: string, owned: string | null): string | null {
  const rest = owned === null ? undefined : /^mine((?:['’]s| is| are) .+)$/iu.exec(text)?.[1];
  return rest === undefined ? null : `My ${owned}${rest.replace(/^['’]s/u, ' is')}`;
}

const theirs = new RegExp(
  `^(?:and |but )?(my (?:${KIN}))['’]s (is|are) (?=\\S+(?: \\S+){0,3}[.!]*$)(?!an? |the |\\p{Ll}+ing\\b)(.+)$`,
  'iu',
);

/** 'My name is Ana.' – 'And my husband's is Bo.' -> 'My husband's name is Bo.'; null where it is not told what. */
export function ofTheirs(text: string, owned: string | null): string | null {
  const [, whose, is, rest] = owned === null || owned.includes("'") ? [] : (theirs.exec(text) ?? []);
  return whose === undefined ? null : `${capital(whose)}'s ${owned} ${is} ${rest}`;
}
