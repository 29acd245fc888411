import { analyzeSentence } from '../../language/analyze.ts';
import { isSentence } from '../layout/whole-sentences.ts';

import { capital } from './sentence-rule.ts';

/** 'The team works in Oslo: Ann and Tom have moved there.': the two sentences around a colon; null where the first is none, or reports the other. */
export function splitAtColon(sentence: string): readonly [string, string] | null {
  const at = sentence.search(
    /(?<=[\p{L}\p{N}]): (?:\p{Lu}|it\b|s?he\b|they\b|we\b|(?:the|my|our|his|her|its|their) \p{L}|since \d)/u,
  );
  if (at < 0) return null;
  const [front, behind] = [sentence.slice(0, at), sentence.slice(at + 2)];
  // 'Orr has a new chair: Ann Lee took over in May'
  if (/ (?:has|got) (?:(?:its|their) )?an? new [\p{Ll} -]{3,40}$/u.test(front)) return null;
  // 'The figure was given incorrectly: it should have read 54'
  if (/^(?:it|this|that) should (?:have|be|read)\b/.test(behind)) return null;
  // 'the importer (owner: Lotte)'
  if (front.lastIndexOf('(') > front.lastIndexOf(')')) return null;
  // 'It hadn't: since 1951 it has hung in Bern'
  if (denial.test(front) && isSentence(behind)) return [`${front}.`, capital(behind)];
  return isSentence(front) && isSentence(behind) && !isReport(front) ? [`${front}.`, capital(behind)] : null;
}

/** 'One more thing', 'Change of owner': words that name nothing, and leave what stands behind them as certain as it is. */
const label = /^(?:(?:An? |The |One |Some )?\p{Lu}?\p{Ll}+)(?: [\p{Ll}’'-]+){1,6}$/u;
const doubting =
  /\b(?:rumou?rs?|unconfirmed|myths?|plans?|ideas?|proposals?|proposed|suggest\p{L}*|goals?|targets?|drafts?|options?|if|questions?|examples?|quotes?|hypothes[ei]s|wish\p{L}*|hopes?|alleged(?:ly)?|claims?|fiction|false|wrong|errors?|mistakes?|not|never|no|corrections?|corrected|errat\p{L}+|instead of|possib\p{L}+|maybe|perhaps|speculation|gossip|dreams?|jokes?|scenarios?|imagine|suppose|says?|said|asks?|told|wrote|according to|assum\p{L}+|expect\p{L}*|predict\p{L}*|prognos\p{L}+|forecasts?|rules?|motto|slogan|titles?|headlines?|words?|as follows|following)\b/iu;

/** 'The hut has a new owner': the sentence behind tells who, and from whom. */
const changesHands =
  /^(.{2,60}?) (?:has|have|got|has got|gets) (?:a|its|their) new (?:owner|landlord|operator|proprietor)s?$/u;
const passedOn = / (sold|has sold|transferred|handed|gave|passed|leased|donated) it(?= to\b| over\b| on\b)/u;

/** 'One more thing: the deadline is now 3 May' -> 'The deadline is now 3 May'; null where no such words stand in front of a sentence. */
export function behindLabel(sentence: string): string | null {
  const at = sentence.indexOf(': ');
  const [front, behind] = [sentence.slice(0, Math.max(at, 0)), sentence.slice(at + 2)];
  const [, what] = changesHands.exec(front) ?? [];
  if (what !== undefined && passedOn.test(behind))
    return capital(
      behind.replace(passedOn, (_, verb: string) => ` ${verb} ${what.replace(/^The /, 'the ')}`),
    );
  if (!label.test(front) || doubting.test(front) || isSentence(front)) return null;
  return /^[\p{L}\d]/u.test(behind) && isSentence(behind) ? capital(behind) : null;
}

/** 'It hadn't', 'They did not': nothing by itself. */
const denial = /^(?:it|s?he|they|that) (?:has|have|had|did|does|do|was|were|is|are)(?:n['’]t| not)$/i;

/** 'She said: …' tells whose words are behind; 'If', 'not' and a rumour leave open what is so. */
function isReport(front: string): boolean {
  if (/\b(?:if|when|whether|that|not|never|following|rumou?rs?)\b/i.test(front)) return true;
  const { clauses, verbGroups } = analyzeSentence(front);
  return clauses.some(({ verb }) => reporting.has(verbGroups[verb]?.lemma ?? ''));
}

const reporting = new Set(
  'say tell write ask reply answer add claim state announce report note read think believe hear mean warn promise predict suggest demand hope fear expect'.split(
    ' ',
  ),
);
