import { claimFromWording, type Draft } from '../draft.ts';
import type { SourceText } from '../source-text.ts';
import type { Layout } from './layout.ts';
import { isOwnName } from './own-names.ts';
import { wordUse } from './use-lists.ts';

const members =
  /^(?:(?:our|key|main|current|supported|top|new|other|board|team|founding) )?(?:features?|members|attendees|participants|present|absent|authors|ingredients|products|offices|locations|services|clients|customers|partners|languages|platforms|founders|directors|awards|publications|books|albums|films|works|children|hobbies|skills|allergies|symptoms|side effects|causes|benefits|advantages|disadvantages|limitations|risks|components|modules|dependencies|investors|competitors|brands|subsidiaries|sponsors|speakers|topics|goals|sites|branches|models|editions|integrations|databases|formats|requirements|prerequisites|maintainers|contributors|users|agents|supporters|trustees|officers)$/i;

/** Bare items below 'Features' or 'Members' of something. */
export function listedUnder(source: SourceText, heading: string, layout: Layout): Draft[] {
  const { subject, setting } = layout;
  const what = heading.trim();
  const used = wordUse(subject, what.replace(/:$/, ''), source.text);
  if (used !== null)
    return claimFromWording(source, used, [{ start: 0, end: source.text.length }], setting, subject);
  if (!members.test(what) || subject === null || source.text.split(/\s+/).length > 14) return [];
  const noun = /^(?:present|absent)$/i.test(what)
    ? `people ${what.toLowerCase()}`
    : what
        .toLowerCase()
        .replace(/^our /, '')
        .replace(/feature$/, 'features');
  const item = source.text.replace(/[.;,]+$/, '');
  const link = /^(?:present|absent)$/i.test(what) ? 'at' : 'of';
  const [person = ''] = item.split(/ \(|, /);
  const post = /^(?:maintainer|contributor|trustee|officer)(?=s$)/.exec(noun)?.[0];
  if (post !== undefined && isOwnName(person)) {
    const role =
      post === 'maintainer'
        ? `${subject} is maintained by ${person}`
        : `${person} is ${/^o/.test(post) ? 'an' : 'a'} ${post} of ${subject}`;
    return claimFromWording(source, role, [{ start: 0, end: source.text.length }], setting, person);
  }
  return claimFromWording(
    source,
    /^(?:requirements|prerequisites)$/.test(noun) &&
      /^\p{Lu}[\p{L}\p{N}.+#]*(?: [\p{Lu}\p{N}][\p{L}\p{N}.+#]*){0,3}(?: or (?:newer|later|higher|above))?$/u.test(
        item,
      )
      ? `${subject} requires ${item}`
      : `The ${noun} ${link} ${subject} include ${item}`,
    [{ start: 0, end: source.text.length }],
    setting,
    subject,
  );
}
