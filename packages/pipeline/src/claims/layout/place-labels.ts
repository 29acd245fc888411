import { typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';

/** Labels that are verbs of which the page's subject does it: 'Crosses: River Wend'. */
const doing =
  /^(?:crosses|spans|serves|connects|links|borders|replaces|replaced|succeeds|neighbours|flows into|flows through|empties into|joins|passes through)$/;
/** Labels for what a place lies in. */
const around =
  /^(?:(?:administrative |historical |local |metropolitan )?(?:region|district|county|province|state|canton|municipality|commune|parish|borough|department|prefecture|oblast|voivodeship|island|archipelago|continent|area)|country|(?:mountain |parent )?range|sovereign state|(?:city|town|village)(?: or (?:city|town))?)$/;
const NAMED = String.raw`(?:the )?\p{Lu}[\p{L}’'.-]*(?: (?:(?:of|the) )?\p{Lu}[\p{L}’'.-]*){0,4}`;
const isNamed = new RegExp(`^${NAMED}$`, 'u');
const several = new RegExp(`^${NAMED}(?:(?:, | and |, and )${NAMED}){0,6}$`, 'u');
const league = /\b(?:League|Division|Premiership|Conference|Liga|Bundesliga|Superliga)\b/;
const YEAR = String.raw`(?:1[5-9]|20)\d\d`;
const dated = new RegExp(
  String.raw`^(.+?) \((?:(?:as of|census|est\.?|in|year) )?(${YEAR})(?: (?:census|estimate|est\.?|count))?\)$`,
  'iu',
);
const ascent = new RegExp(
  String.raw`^(?:in )?((?:\d{1,2} \p{Lu}\p{Ll}+ )?${YEAR})(?:,? (?:by )?| \()(${NAMED}(?:(?:, | and )${NAMED})*)\)?$`,
  'u',
);

/** 'Crosses: River Wend', 'Country: Norland', 'First ascent: 1869 by Luc Meunier' of places and clubs, as a sentence without a full stop; null for other labels. */
export function wordPlace(subject: string | null, label: string, written: string): string | null {
  const value = written.replace(/[.;]$/, '');
  if (subject === null) return null;
  if (doing.test(label) && several.test(value)) return `${subject} ${label} ${value}`;
  const [, what, year] = dated.exec(label) ?? [];
  // 'Population (2010): 8,240'
  if (what !== undefined && /^(?:about |around |~ ?)?[$€£]?\d[\d.,]*(?: ?\p{L}+)?$/u.test(value))
    return `${what === 'population' ? 'As of' : 'In'} ${year}, the ${what} of ${subject.replace(/^The /, 'the ')} was ${value}`;
  const { kind } = kindOfName(subject);
  if (kind === 'person' || typeOfName(subject).type === 'person') return null;
  // a department of France's, or of a firm's
  const isOfPlace = label !== 'department' || kind === 'place' || typeOfName(subject).type === 'place';
  if (around.test(label) && isNamed.test(value) && kind !== 'organization' && isOfPlace)
    return `${subject} is in ${value}`;
  // 'Nearest town: Tarnby', which lies elsewhere
  if (/^nearest (?:town|city|village|settlement)$/.test(label) && isNamed.test(value))
    return `${subject} is near ${value}`;
  if (label === 'river' && isNamed.test(value))
    return `${subject} lies on the ${/\bRiver\b/.test(value) ? '' : 'River '}${value.replace(/^the /, '')}`;
  if (/^(?:league|division)$/.test(label) && league.test(value) && isNamed.test(value))
    return `${subject} is a member of the ${value.replace(/^the /, '')}`;
  const [, when, who] = label === 'first ascent' ? (ascent.exec(value) ?? []) : [];
  return who === undefined ? null : `${subject} was first climbed in ${when} by ${who}`;
}

/** What rivers come from: a source of water rather than of what is told. */
export const isSpring = (value: string): boolean =>
  /^(?:the )?(?:(?:Mount|Lake|Mt\.?|Monte|Pico|Piz|Loch) \p{Lu}|(?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Hills?|Mountains?|Moors?|Springs?|Plateau|Range|Alps|Glacier|Fells?|Forest|Lake|Peak|Highlands?|Massif|Valley|Heath|Bog|Marsh|Ridge|Downs|Wood|Woods)\b)/u.test(
    value,
  );
