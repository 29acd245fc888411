import { isKnownWord } from '../../language/words/tokens.ts';
import { isCalling } from './jobs.ts';
import { capital, NAME, type Rule, ruleHolding, WHEN_BEHIND } from './sentence-rule.ts';

const BESIDE =
  '(?:in addition to|alongside|besides|as well as|on top of|while (?:keeping|retaining|continuing in))';
const OWN = '(?:his|her|their) (?:(?:current|existing|present|other|old|day|main) )?';
const WORK = '(?:roles?|posts?|jobs?|positions?|duties|work|responsibilities)';

/** Posts that stand beside what a sentence mainly tells, said on their own. */
export const besidePosts: readonly Rule[] = [
  // 'Ann Lee will act as head of sales from May in addition to her role as head of marketing'
  ruleHolding(
    'in addition|alongside|besides|as well as|on top of|while ',
    String.raw`^((?:[^;]{3,80}?, )?)(${NAME}|He|She|I) ([^;]{3,120}?),? (?:${BESIDE} ${OWN}${WORK} (?:as|of)|while (?:remaining|staying(?: on as)?|continuing as)) ((?:[Tt]he |an? |its )?[^,;.]{3,60}?)${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', told = '', post = '', when = '']) => {
      if (!isCalling(post.replace(/^(?:the|an?|its) /i, '').toLowerCase())) return [];
      const be = /^(?:became|was|had|took|joined|served|began|started)\b/.test(told)
        ? 'was'
        : who === 'I'
          ? 'am'
          : 'is';
      return [`${who} ${be} ${inSmallLetters(post)}${when}.`, `${capital(front)}${who} ${told}.`];
    },
  ),
  // 'Orr Foods chief executive Ann Lee, who took the job in May, said …'
  ruleHolding(
    ', who (?:has |had )?t[oa]',
    String.raw`^(${NAME})(?:['’]s?)? ((?:\p{Ll}[\p{Ll}-]* ){0,3}?(?:C[A-Z]O|\p{Ll}+)),? (${NAME}),? who (?:has |had )?(?:only |just )?(?:took|taken)(?: up| on)? (?:the|her|his) (?:job|post|role|position|office) ([^,;]{3,40}), (\p{Ll}.+)$`,
    ([, firm = '', title = '', who = '', when = '', rest = '']) =>
      isCalling(title)
        ? [`${who} became ${title} of ${firm} ${when}.`, `${firm} ${title} ${who} ${rest}`]
        : [],
  ),
];

/** 'head of marketing' of 'Head of Marketing'; 'CEO of Orr' as it is. */
function inSmallLetters(post: string): string {
  const isPlain = post
    .split(' ')
    .every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word) && isKnownWord(word.toLowerCase()));
  return isPlain ? post.toLowerCase() : post;
}
