import { isRole } from '../reference/entity-kinds.ts';
import { subjectName } from './heading-names.ts';
import type { Layout } from './layout.ts';

/** '2010–2019: Hester Vane' below 'Headteachers' on the page of a school: who had the post that the heading names, and when; null below other headings. */
export function wordHeldUnder({ section, structure }: Layout, written: string, when: string): string | null {
  const [, post = ''] =
    /^(?:(?:[Ll]ist of |[Pp]ast |[Ff]ormer |[Pp]revious )*)(\p{Lu}?[\p{Ll}-]+(?: \p{Ll}+)?)s$/u.exec(
      section?.heading?.trim() ?? '',
    ) ?? [];
  const noun = post.toLowerCase().replace(/che$/, 'ch');
  const who = written.trim().replace(/[.;]$/, '');
  if (section === undefined || !isRole(noun.split(' ').at(-1) ?? '') || !person.test(who)) return null;
  const body =
    section.headingPath
      .slice(0, -1)
      .map(subjectName)
      .findLast((name) => name !== null) ?? (structure.title === null ? null : subjectName(structure.title));
  // 'Headteachers' as the name of a page tells no school
  const of = body === null || body === section.heading?.trim() ? '' : ` of ${body}`;
  return `${who} ${/^since/.test(when) ? 'has been' : 'was'} the ${noun}${of} ${when}`;
}

const person = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}$/u;

/** 'Hester Vane (2010–2019)', 'Marcus Bell, since 2019' below 'Headteachers'. */
export function wordYearsHeld(layout: Layout, line: string): string | null {
  const [, who = '', from, to, since] =
    /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3})(?: \(|, )(?:((?:1[5-9]|20)\d\d)\s?[–—-]\s?((?:1[5-9]|20)\d\d|present|now)?\s?|since ((?:1[5-9]|20)\d\d))\)?\.?$/u.exec(
      line,
    ) ?? [];
  if (who === '') return null;
  const isOpen = to === undefined || /^\p{L}/u.test(to);
  return wordHeldUnder(layout, who, isOpen ? `since ${since ?? from}` : `from ${from} to ${to}`);
}
