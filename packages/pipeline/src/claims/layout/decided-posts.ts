import { NAME } from '../rewordings/sentence-rule.ts';

/** 'Decision 2', 'Resolved': what stands in front of what a meeting decided. */
export const decisionLabel =
  /^(?:decisions?|decided|resolutions?|resolved|agreed|motions?(?: carried)?)(?: (?:no\.? ?)?\d{1,3})?$/i;

const done: Readonly<Record<string, string>> = {
  appoint: 'appointed',
  elect: 'elected',
  're-elect': 're-elected',
  name: 'named',
  hire: 'hired',
  promote: 'promoted',
};
const eitherCase = (words: readonly string[]) =>
  words.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`).join('|');
const asked = new RegExp(`^(?:[Tt]o )?(${eitherCase(Object.keys(done))}) (${NAME}) (as|to) (.+)$`, 'u');
const told = new RegExp(
  `^(?:[Tt]hat )?(${NAME}) (?:is|be) (${Object.values(done).join('|')}) (?:as |to be )?(.+)$`,
  'u',
);
const released = new RegExp(
  `^(?:[Tt]o )?[Aa]ccept (?:the )?(?:(${NAME})['’]s? resignation|resignation of (${NAME}))(?: (?:as|from) (.+?))?((?: (?:on|from|with effect from) .+)?)$`,
  'u',
);

/** 'appoint Lena Fisk as treasurer' that `subject` decided: 'Lena Fisk was appointed as treasurer of the Marsh Trust'; null where no post is given or taken. */
export function wordDecidedPost(subject: string | null, value: string): string | null {
  const said = value.trim().replace(/[.;]$/, '');
  const [, left, of, office, when = ''] = released.exec(said) ?? [];
  const gone = left ?? of;
  if (gone !== undefined)
    return office === undefined
      ? `${gone} resigned${when}`
      : `${gone} resigned as ${ofBody(office, subject)}${when}`;
  const [, verb = '', who, word = '', post = ''] = asked.exec(said) ?? [];
  if (who !== undefined) return `${who} was ${done[verb.toLowerCase()]} ${word} ${ofBody(post, subject)}`;
  const [, whom, how = '', what = ''] = told.exec(said) ?? [];
  if (whom !== undefined) return `${whom} was ${how} as ${ofBody(what, subject)}`;
  // 'to paint the hall'
  return /^to \p{Ll}+ /u.test(said) ? `${subject ?? 'It was'} decided ${said}` : null;
}

/** The post, with the body that decided where it says none itself and no time behind it. */
function ofBody(post: string, subject: string | null): string {
  const [, title = post, when = ''] =
    /^(.+?)((?: (?:from|on|until|for|with effect from) .+)?)$/u.exec(post) ?? [];
  return subject === null || / (?:of|at) \p{Lu}/u.test(title) ? post : `${title} of ${subject}${when}`;
}
