import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import { articleOf } from './articles.ts';
import { pageName } from './heading-names.ts';
import { plainKey } from './label-keys.ts';
import type { Layout } from './layout.ts';
import { isPersonsName } from './own-names.ts';
import { wordProfile } from './profile-labels.ts';

/** 'Founding director, Head of Housing' alone on a line below somebody's name: the posts they hold where the page is about; null for other lines. */
export function wordBareTitle(line: string, { section, structure, subject }: Layout): string[] | null {
  if (subject === null || section?.heading !== subject || !/ /.test(subject) || !isPersonsName(subject))
    return null;
  // 'Head of Maintenance, Verdano Rail'
  const there = wordProfile(subject, 'position', line.trim());
  if (there !== null && !/[.!?:;(]/.test(line) && line.length < 90) return [there];
  const titles = line.trim().split(/, | \| | · /u);
  const isTitle = (title: string) =>
    /^\p{Lu}[\p{L}&'’-]*(?: [\p{L}&'’-]+){0,5}$/u.test(title) &&
    isRole(
      title
        .split(/ (?:of|for) /u)[0]
        ?.toLowerCase()
        .split(' ')
        .at(-1) ?? '',
    );
  if (line.length > 100 || !titles.every(isTitle)) return null;
  const body = pageName(structure);
  const at = body !== null && kindOfName(body).kind === 'organization' ? ` at ${body}` : '';
  return titles.map((title) => {
    const post = plainKey(title);
    return `${subject} is ${articleOf(post)}${uncapital(post)}${at}`;
  });
}
