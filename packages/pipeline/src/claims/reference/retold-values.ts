import { knownKind } from '../../relations/names/known-things.ts';
import { capital, uncapital } from '../rewordings/sentence-rule.ts';

const WHAT = String.raw`((?:[Tt]he|[Oo]ur) (?:(?!(?:is|are|was|were|has|will)\b)[\p{L}\p{N}_-]+ ){0,3}?((?!(?:is|are|was|were|has|will)\b)[\p{L}-]+)(?: (?:of|for|at|on|in) [^,;.]{2,50}?)?)`;
const valued = new RegExp(
  String.raw`^(?:(?:As of|From|Since|Until|In|On|Effective|With effect from|Starting|Before) [^,;]{2,40}?,? (?=the |our ))?${WHAT} (?:(?:is|are|was|were|has been|have been|will be|costs?|used to be) (?:now )?(?!not\b|no\b)([^;]{1,80})|(?:has |have |was |were )?(?:been )?(?:changed|moved|updated|replaced)(?: (?:on|in|last|this|at|yesterday|today)\b[^,;]{0,30})?)$`,
  'u',
);
const again =
  /^(?:((?:[Bb]efore|[Uu]ntil|[Ss]ince|[Ff]rom|[Uu]p to|[Tt]ill) [^,;]{2,30}?|[Pp]reviously|[Ff]ormerly|[Ee]arlier|(?:[Ll]ast|[Nn]ext|[Tt]his) (?:week|month|year|term|season)),? )?(?:[Ii]t|[Tt]hat) (was|were|had been|used to be|is now|['’]s now|has been|will be|is) ((?:[$€£]?\d|["“\p{Lu}]|[\p{L}\p{N}]+[-_.]?\d|(?:Mr|Mrs|Ms|Dr)\b|the \p{Lu}|[\p{L}\p{N}-]+(?:\.|:\/\/|@)[\p{L}\p{N}])[^;]{0,60}?)\.?$/u;
/** 'The new one is maple-77', 'The old one was guest1234' */
const anew =
  /^(?:[Tt]he|[Oo]ur) (new|old|previous|former) one (?:is|was|will be) (?:now )?([^,;]{1,50}?)\.?$/u;
/** 'Before him it was Mrs Quist': only that it was so before. */
const earlier = /^(?:before (?:him|her|them|that|it|then|this)|previously|formerly|earlier|before)$/i;

/** What was given a value, and the unit of it. */
export type ToldValue = { readonly what: string; readonly unit: string };

/** What a sentence gives a value or a holder: the wifi password of 'The wifi password is now heron-42'; null of any other sentence. */
export function valueToldIn(sentence: string): ToldValue | null {
  const [, what = '', noun = '', value = ''] = valued.exec(sentence.replace(/\.$/, '')) ?? [];
  if (what === '' || knownKind(noun) === null) return null;
  const [, unit = ''] = /^[$€£]?\d[\d.,]*( \p{Ll}+)?/u.exec(value) ?? [];
  return { what, unit };
}

/** 'It used to be guest1234', 'Before him it was Mrs Quist', 'since then it has been Tomasz Wilk': of what the sentence before told it. */
export function retellValue(sentence: string, { what, unit }: ToldValue): string | null {
  const [, front = '', verb = '', said = ''] = again.exec(sentence) ?? [];
  const [, now, before] =
    /^(.{1,50}?)(?: now)?,? (?:and )?(?:not|no longer|instead of|rather than) (.{1,50})$/u.exec(said) ?? [];
  if (now !== undefined && before !== undefined && / now\b/.test(sentence))
    return `${capital(what)} was changed from ${before.replace(/ any ?more$/, '')} to ${now}.`;
  const [, age, one = ''] = anew.exec(sentence) ?? [];
  if (age !== undefined) return `${capital(what)} ${age === 'new' ? 'is now' : 'used to be'} ${one}.`;
  if (said === '' || (front === '' && !/used to|now/.test(verb) && !/ now$/.test(said))) return null;
  const value = /^\d[\d.,]*$/.test(said) ? `${said}${unit}` : said;
  const link = verb.replace(/^['’]s/, 'is');
  if (earlier.test(front.trim())) return `${capital(what)} used to be ${value}.`;
  return front === ''
    ? `${capital(what)} ${link} ${value}.`
    : `${capital(front)}, ${uncapital(what)} ${link} ${value}.`;
}
