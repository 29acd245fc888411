import { isBoilerplate } from '../certainty/screen.ts';
import { claimFromWording, type Draft } from '../draft.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import type { SourceText } from '../source-text.ts';
import type { Layout } from './layout.ts';
import { isPersonsName } from './own-names.ts';

/** What the items below a heading of a CV are to whom it is of. */
const told: readonly { readonly heading: RegExp; readonly verb: string; readonly isName: boolean }[] = [
  { heading: /^(?:spoken )?languages?(?: skills| spoken)?$/i, verb: 'speaks', isName: true },
  { heading: /^(?:hobbies|interests|hobbies and interests|pastimes)$/i, verb: 'likes', isName: false },
  {
    heading: /^(?:(?:technical|computer|it|key) )?(?:skills|tools|software)$/i,
    verb: 'is skilled in',
    isName: false,
  },
];

/** 'Arabic (native), French (fluent)' below 'Languages' on somebody's page, a line or an item: a claim for each; null for other lines. */
export function claimsOfPersonalList(
  source: SourceText,
  { section, setting, subject }: Layout,
): Draft[] | null {
  const heading = section?.heading?.trim() ?? '';
  const kind = told.find((one) => one.heading.test(heading));
  if (kind === undefined || subject === null || !isPersonsName(subject) || isBoilerplate(source.text))
    return null;
  const text = source.text.replace(/[.;]$/, '');
  const items = text.split(/(?:[,;·•|]| and)\s+(?![^()]*\))/u).map((item) => item.trim());
  const names = items.map((item) => item.replace(/\s*\([^()]*\)$|\s*(?::| [–—-]) [\p{L}\d ]{2,30}$/u, ''));
  const isList = names.every(
    (name) => /^[\p{L}\d][\p{L}\d+#./ -]{1,30}$/u.test(name) && name.split(' ').length <= 3,
  );
  if (!isList || (kind.isName && names.some((name) => !/^\p{Lu}/u.test(name)))) return null;
  return names.flatMap((name) => {
    const start = source.text.indexOf(name);
    // 'Python' and 'Excel' are names, 'Data analysis' and 'Chess' are none
    const isName = kind.isName || (kind.verb === 'is skilled in' && !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name));
    const object = isName ? name : uncapital(name);
    return claimFromWording(
      source,
      `${subject} ${kind.verb} ${object}`,
      [{ start, end: start + name.length }],
      setting,
      subject,
    );
  });
}
