import { verbShape } from '../../language/words/lexicon.ts';
import { claimFromWording, type Draft } from '../draft.ts';
import type { SourceText } from '../source-text.ts';
import type { Layout } from './layout.ts';
import { isOwnName } from './own-names.ts';

const entry = /^(\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){1,3}), (\p{Ll}+ [^;:]{4,80})$/u;
const step =
  /^(\p{Ll}+) (?:(?:on|in) )?(\d{1,2} \p{Lu}\p{Ll}+ \d{4}|\p{Lu}\p{Ll}+ \d{1,2}, \d{4}|\p{Lu}\p{Ll}+ \d{4}|\d{4}(?:-\d\d-\d\d)?)$/u;
/** What people do themselves; the rest is done to them. */
const done = /^(?:joined|left|retired|resigned|died|graduated|married|rejoined|returned|started)$/;

/** 'Viktor Lund, joined 12 June 2018, left 2022' in a register: what became of whom, each with its date. */
export function claimsOfDates(source: SourceText, { subject, setting }: Layout): Draft[] | null {
  const [, name = '', details = ''] = entry.exec(source.text.replace(/[.]$/, '')) ?? [];
  if (name === '' || !isOwnName(name)) return null;
  const steps = details.split(/, (?:and )?|; /).map((part) => ({ part, read: step.exec(part) }));
  const isTold = steps.every(({ read }) => {
    const verb = read?.[1] ?? '';
    return verb !== '' && (done.test(verb) || verbShape(verb, verb).participle);
  });
  if (!isTold) return null;
  return steps.flatMap(({ part, read }) => {
    const [, verb = '', date = ''] = read ?? [];
    const start = source.text.indexOf(part);
    const whom = subject !== null && /^(?:re)?joined$|^left$/.test(verb) ? ` ${subject}` : '';
    const when = `${/^\d{1,2} |, |-/.test(date) ? 'on' : 'in'} ${date}`;
    const wording = `${name} ${done.test(verb) ? '' : 'was '}${verb}${whom} ${when}`;
    const ranges = [
      { start: 0, end: name.length },
      { start, end: start + part.length },
    ];
    return claimFromWording(source, wording, ranges, setting, name);
  });
}
