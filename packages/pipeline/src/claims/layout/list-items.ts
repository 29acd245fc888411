import { analyzeSentence } from '../../language/analyze.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import { unfold } from '../rewordings/unfold.ts';
import { articleOf } from './articles.ts';
import { isSentence } from './whole-sentences.ts';

function midSentence(subject: string): string {
  return subject.replace(/^(?:The|Our|Its|Their|This|That|A|An)(?= )/, uncapital);
}

/** 'The team includes the following members:' + 'Ann' -> 'The team includes Ann'; null where the introduction does not carry on. */
export function wordListItem(intro: string, item: string): string | null {
  const lead = intro.replace(/\s*(?:[,:–—-]\s*)+$/, '').trim();
  const what = item.replace(/[.;,]+$/, '').trim();
  if (lead === '' || what === '' || lead.length > 400) return null;
  const front =
    /^(?:the following|these)(?: [\p{L}-]+){0,3}? ((?:were|was|are|is|have|has|will|can|must|may|attended|joined|participated|apply|applied|changed|failed|passed|won|remain|exist|support|use)\b.*)$/iu.exec(
      lead,
    );
  if (front?.[1] !== undefined)
    return `${what} ${front[1]
      .replace(/^were\b/, 'was')
      .replace(/^are\b/, 'is')
      .replace(/^have\b/, 'has')}`;
  if (!isSentence(lead) && !isSentence(`${lead} ${what}`)) return null;
  // 'No new hires until May' below 'Decisions:'
  if (/^\p{Lu}\p{Ll}/u.test(what) && analyzeSentence(lead).verbGroups.length === 0) return null;
  // 'The club has three officers:' + 'Ann Lee'
  const [, owner = '', parts = ''] =
    /^(.+?) (?:has|have|had|comprises?|consists of) (?:(?:only |just )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|several|many|a number of|the following) )?((?:\p{Ll}+ )?\p{Ll}+s)$/u.exec(
      lead,
    ) ?? [];
  const one =
    /^(subsidiar|member|partner|director|trustee|founder|brand|shareholder|division|branch|customer|client|supplier|officer)(?:ies|e?s)$/
      .exec(parts)?.[1]
      ?.replace(/r$/, (r) => (parts.endsWith('ies') ? 'ry' : r));
  if (owner !== '')
    return one === undefined
      ? `The ${parts} of ${midSentence(owner)} include ${what}`
      : `${what} is ${articleOf(one)}${one} of ${midSentence(owner)}`;
  const replaced = lead.replace(
    /,? (?:(?:as follows|(?:of |by |in |for |with )?the following(?: [\p{L}-]+){0,3}|the(?:se)?(?: \p{L}+)? below))$/iu,
    (match) => {
      const preposition = /\b(?:of|by|in|for|with)\b/i.exec(match);
      return preposition === null ? '' : ` ${preposition[0]}`;
    },
  );
  if (/\b(?:are|were)$/.test(replaced))
    return `${replaced.replace(/are$/, 'include').replace(/were$/, 'included')} ${what}`;
  return `${replaced} ${what}`;
}

/** 'The board of Orr includes Ann', 'Its offices are in Leeds': what is to be put in other words, or says whose it is by a pronoun. */
export function needsReading(wording: string): boolean {
  const [first, ...more] = unfold(`${wording}.`);
  return more.length > 0 || first !== `${wording}.` || /^(?:Its|Their) /.test(wording);
}
