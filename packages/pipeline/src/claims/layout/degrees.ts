import { articleOf } from './articles.ts';

const DEGREE = String.raw`(?:B\.?A|M\.?A|B\.?Sc|M\.?Sc|B\.?Eng|M\.?Eng|B\.?Ed|M\.?Phil|LL\.?[BM]|MBA|Ph\.?D|MD|Bachelor|Master|Diploma|Doctorate)(?:['’]s)?\.?(?: \(Hons\))?(?: degree)?(?: (?:(?:of|in) )?[\p{L} ]{3,40}?)?`;
const SCHOOL = String.raw`(?:the )?(?:\p{Lu}[\p{L} .'’-]* )?(?:University|College|School|Institute|Academy|Polytechnic)\b[\p{L} .'’-]*`;
const degreeFirst = new RegExp(
  String.raw`^(${DEGREE})(?:,| at|,? from| [–—-]) (${SCHOOL}|\p{Lu}[\p{L}.'’ -]{2,50})(?:, \p{Lu}[\p{L} -]+)?$`,
  'u',
);
const schoolFirst = new RegExp(String.raw`^(${SCHOOL}),(?: \p{Lu}[\p{L} -]+,)? (${DEGREE})$`, 'u');

/** 'MSc in Statistics, University of Leuven', 'University of Leuven, MSc Statistics': what somebody studied where; null for other lines. */
export function wordDegree(subject: string, line: string, when: string): string[] | null {
  const bare = line.replace(/[.;]+$/, '');
  const [, school = '', last = ''] = schoolFirst.exec(bare) ?? [];
  const [, written = last, place = school] = school === '' ? (degreeFirst.exec(bare) ?? []) : [];
  // 'BSc Nursing'
  const degree = written.replace(/^([BM]\p{L}{1,3}|Ph\.?D|Diploma) (?=\p{Lu})/u, '$1 in ');
  if (degree === '') return null;
  const article = /^M[.\dA-Z]|^MSc|^MEng|^LL/.test(degree) ? 'an ' : articleOf(degree);
  // the year at its end
  if (/^in \d{4}$/.test(when)) return [`${subject} received ${article}${degree} from ${place} ${when}`];
  return [`${subject} studied at ${place} ${when}`.trimEnd(), `${subject} has ${article}${degree}`];
}
