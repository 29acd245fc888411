import { isKnownWord } from '../../language/words/tokens.ts';
import { isDemonym, isOccupationNoun } from '../../relations/names/name-types.ts';
import { isRole } from '../reference/entity-kinds.ts';
import { isPersonsName } from './own-names.ts';

const DEGREE = String.raw`(?:Ph\.?D|D\.?Phil|M\.?Sc|M\.?A|M\.?Eng|M\.?Phil|M\.?Ed|MBA|LL\.?M|LL\.?B|B\.?Sc|B\.?A|B\.?Eng|B\.?Ed|B\.?Com|MD|[Dd]iploma|[Dd]egree|[Mm]aster(?:['’]s)?(?: degree)?|[Bb]achelor(?:['’]s)?(?: degree)?|[Dd]octorate)\.?`;
const SCHOOL = String.raw`((?:the )?\p{Lu}[^,;()]{2,60})`;
/** 'MSc in Chemistry, University of Coimbra (2003)', 'MSc Chemistry, University of Coimbra, 2003' */
const degreeFirst = new RegExp(
  String.raw`^(${DEGREE})(?: (?:in )?(\p{L}[\p{L} &-]{2,40}))?(?:,| at| from|:) ${SCHOOL}?(?:,? \(?((?:19|20)\d\d)\)?)?$`,
  'u',
);
/** 'University of Coimbra (MSc Chemistry, 2003)' */
const schoolFirst = new RegExp(
  String.raw`^${SCHOOL} \((${DEGREE})(?: (?:in )?(\p{L}[\p{L} &-]{2,40}))?(?:, ((?:19|20)\d\d))?\)$`,
  'u',
);
/** 'Head of Quality, Vidro Norte' */
const postAt =
  /^((?:\p{Lu}[\p{L}&-]*|of|and|for|in|the)(?: (?:\p{L}[\p{L}&-]*|&))*), (\p{Lu}[^,;()]{1,50})(?:, \p{Lu}[^,;()]{1,30})?$/u;

/** A value that begins with a day. */
export const dayFirst =
  /^(?:\d{1,2}(?:st|nd|rd|th)?\s+\p{L}{3,}|\p{L}{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?,|\d{4}-\d{2}-\d{2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/iu;

/**
 * What a label tells in more than one part: when and where somebody was born, a degree with its school and year, a post with its
 * firm; null for any other.
 */
export function wordLabelInParts(label: string, value: string, subject: string): string | null {
  // 'Born: 4 May 1974, Lund'
  const [, day, place] = /^(.*\b\d{4})(?:,? in|,) (\p{Lu}.*)$/u.exec(value) ?? [];
  if (/^(?:born|died|founded|established)$/.test(label) && place !== undefined)
    return `${subject} ${label === 'died' ? '' : 'was '}${label} ${dayFirst.test(value) ? 'on' : 'in'} ${day} in ${place}`;
  if (!isPersonsName(subject)) return null;
  if (/^(?:education|degrees?|qualifications?|studies)$/.test(label)) {
    const [, degree, field, school, year] = degreeFirst.exec(value) ?? [];
    if (degree !== undefined && school !== undefined) return earned(subject, degree, field, school, year);
    const [, body, title, subjectOf, when] = schoolFirst.exec(value) ?? [];
    return body === undefined || title === undefined ? null : earned(subject, title, subjectOf, body, when);
  }
  if (!/^(?:current |present |new )?(?:position|role|post|job|job title|title|occupation|work)$/.test(label))
    return null;
  const [, title = '', firm = ''] = postAt.exec(value) ?? [];
  const isRoleOf = (words: string) => isRole(words.split(' ').at(-1)?.toLowerCase() ?? '');
  const noun = title.split(/ (?:of|for|in) /)[0] ?? '';
  const isPost = isRoleOf(noun) || isOccupationNoun(noun.split(' ').at(-1)?.toLowerCase() ?? '');
  return !isPost || firm === '' || isRoleOf(firm) ? null : `${subject} is ${lower(title)} at ${firm}`;
}

function earned(
  who: string,
  degree: string,
  field: string | undefined,
  school: string,
  year: string | undefined,
): string {
  const article = /^(?:MSc|MA|MBA|MEng|MPhil|LL|[AEFHIMNORSX][A-Z])/.test(degree) ? 'an' : 'a';
  return `${who} earned ${article} ${degree}${field === undefined ? '' : ` in ${lower(field)}`} from ${school}${year === undefined ? '' : ` in ${year}`}`;
}

/** 'head of quality' of 'Head of Quality', which is one of a department, and of nothing of that name. */
function lower(title: string): string {
  return title.replace(/\p{Lu}\p{Ll}+/gu, (word) =>
    isKnownWord(word.toLowerCase()) && !isDemonym(word.toLowerCase()) ? word.toLowerCase() : word,
  );
}
