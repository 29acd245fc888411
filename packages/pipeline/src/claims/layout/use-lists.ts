import { isQuestion } from '../certainty/screen.ts';

/** Headings of what a program is made with. */
const madeWith =
  /^(?:(?:built|made|written|developed|created|implemented) (?:with|in|on|using)|powered by|runs on|(?:our |the )?(?:tech(?:nology)?|software) ?stack|technologies(?: used)?)$/i;
/** Headings of who uses what the page is about. */
const usedBy =
  /^(?:used by|in use at|adopters|(?:some |known |notable )?users|who (?:is using|uses) (?:it|this|us|(?-i:\p{Lu})\S*(?: \S+)?)\??|where (?:it is|is it) used\??)$/iu;

/** 'SQLite' below 'Built with', 'City Archive of Gent' below 'Who uses it?': what the page's subject uses, or who uses it; null below other headings. */
export function wordUse(subject: string | null, heading: string, item: string): string | null {
  const name = item.trim().replace(/[.;,]+$/, '');
  if (subject === null || isQuestion(name) || !/^[\p{Lu}\p{N}]/u.test(name)) return null;
  const [what = ''] = name.split(/ [–—-] |: | \(|, /u);
  if (what.length > 60 || what.split(' ').length > 7) return null;
  if (madeWith.test(heading.trim())) return `${subject} uses ${what}`;
  return usedBy.test(heading.trim()) ? `${what} uses ${subject}` : null;
}
