import { capital, NAME } from '../rewordings/sentence-rule.ts';

/** Whose child was last said to be born, and when that was said to be; `when` is empty where it was not. */
export type Newborn = { readonly parents: string; readonly when: string };

const PARENTS = `(?:${NAME}|(?:[Mm]y|[Hh]is|[Hh]er) [\\p{Ll}-]+(?: ${NAME})?)(?: and (?:${NAME}|(?:his|her|my) [\\p{Ll}-]+))?|[Ss]he|[Hh]e|[Tt]hey|[Ww]e|I`;
const WHEN = `((?:,? (?:on|in|at|last|this|yesterday|today|tonight)\\b(?: [^,;.!]{1,40})?)?)`;

const born = new RegExp(
  `^(${PARENTS})(?: has| have|['’]ve|['’]s)? (?:(?:just|finally|now|also) )?(?:had|gave birth to|given birth to|welcomed) (?:the|an?|her|his|their|our|my) (?:(?:first|second|third|fourth|little|new) )*(?:baby|child|little one)${WHEN}[.!]*$`,
  'u',
);
const gaveBirth = new RegExp(
  `^(${PARENTS})(?: has| have|['’]ve|['’]s)? (?:(?:just|finally|now) )?(?:(?:gave|given) birth|bec[ao]me (?:an? )?(?:mother|father|mum|mom|dad|parents))${WHEN}[.!]*$`,
  'u',
);

/** Of whose child a sentence says that it is born: 'Ida had the baby on Friday.'; null where of none. */
function newbornIn(sentence: string): Newborn | null {
  const [, parents, when = ''] = born.exec(sentence) ?? gaveBirth.exec(sentence) ?? [];
  return parents === undefined ? null : { parents, when };
}

const OPENER = `(?:(?:[Tt]urns out|[Ww]ell|[Aa]nd|[Ss]o|[Yy]es),? (?:that )?)?`;
const ofKind = new RegExp(
  `^${OPENER}(?:[Ii]t(?:['’]s| is| was)|[Tt]hey had) an? (?:(?:healthy|little|baby|beautiful) ){0,2}(girl|boy|daughter|son)(?:(?:,| named| called|,? (?:and )?(?:his|her) name(?:['’]s| is)|,? (?:and )?s?he(?:['’]s| is) (?:called|named)) (${NAME}))?[.!]*$`,
  'u',
);
const ofName = new RegExp(
  `^${OPENER}(?:([Hh]is|[Hh]er|[Ii]ts|[Tt]he baby['’]s|[Tt]he child['’]s) name(?:['’]s| is)|([Hh]e|[Ss]he|[Tt]he baby|[Tt]he (?:little )?(?:boy|girl))(?:['’]s| is| was) (?:called|named)|(?:[Tt]hey|[Ww]e)(?:['’]ve| have)? (?:named|called) (him|her|it|the baby)) (${NAME})[.!]*$`,
  'u',
);

/**
 * What a sentence says of a child that was just told of, as said of its parents: 'It's a girl, her name is Noor.' -> 'Ida has a daughter, Noor.'
 * Without parents, 'It's a girl.' says nothing of anybody named; null where a sentence says something else.
 */
function ofNewborn(sentence: string, newborn: Newborn | null): string[] | null {
  const kind = ofKind.exec(sentence);
  if (kind !== null && newborn === null && kind[2] === undefined) return [];
  const naming = kind === null ? ofName.exec(sentence) : null;
  if (newborn === null || (kind === null && naming === null)) return null;
  const who = capital(newborn.parents);
  const has = /^(?:I|We|They)$|.+ and /.test(who) ? 'have' : 'has';
  const name = kind?.[2] ?? naming?.[4];
  const child =
    kind === null
      ? childNamed(`${naming?.[1] ?? naming?.[2] ?? naming?.[3] ?? ''}`.toLowerCase())
      : ({ girl: 'daughter', boy: 'son' }[kind[1] ?? ''] ?? kind[1]);
  if (name === undefined) return [`${who} ${has} a ${child}.`];
  const day = newborn.when === '' ? [] : [`${name} was born${newborn.when.replace(/^,/, '')}.`];
  return [`${who} ${has} a ${child}, ${name}.`, ...day];
}

function childNamed(word: string): string {
  if (/^(?:his|he|him|the (?:little )?boy)$/.test(word)) return 'son';
  return /^(?:her|she|the (?:little )?girl)$/.test(word) ? 'daughter' : 'child';
}

/** What a part of a text says, as said of whose child it is where it tells of one just born ('Ida had the baby.', 'It's a girl, Noor.'). */
export function withNewborn(part: string, discourse: { newborn: Newborn | null }): string[] {
  const told = ofNewborn(part, discourse.newborn);
  discourse.newborn = newbornIn(part) ?? discourse.newborn;
  return told ?? [part];
}
