import { normalizeName } from '../entities/names.ts';
import type { Draft } from './draft.ts';
import { doneAsOftenAs } from './frequencies.ts';
import { kindOfUse } from './names/choices.ts';
import { placeFacet } from './names/place-facets.ts';
import { softwareKind } from './names/software-kinds.ts';
import { isUse } from './predicates.ts';

const groups =
  '(?:(?:non-)?members|adults|children|kids|students|pupils|seniors|pensioners|concessions|families|groups|companies|businesses|individuals|teams|residents|visitors|locals|tourists|beginners|teenagers|employees|(?:new|existing) customers|(?:private|business) customers)';
const amount = String.raw`\d[\d.,/]* ?(?:m?g|kg|lb|oz|[cm]?l|litres?|liters?|pints?|pieces?|pcs|people|persons|nights?|days?|hours?)`;
/** For whom and where a price is and of how much: 'for adults', 'in Germany', 'with a case', 'at the door', 'for 500 g'. */
const scope = new RegExp(
  String.raw`(?:^| )(for ${groups}|for ${amount}|in (?:the )?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Q\d)\b)\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|with(?:out)? (?!effect\b)(?:an? )?[\p{Ll} -]{3,30}|online|in advance|in shops|in stores|at the (?:door|gate)|on site)(?=[.,;]|$| (?:costs?|is|was|from|since|until|in \d))`,
  'u',
);

/** Where somebody works, rather than what they play in or lend a hand to besides. */
const team =
  /^(?!.*\b(?:hiring|response|safety|leadership|management|national|football|rowing|relay|quiz|chess|rescue|crisis|works|project|volunteer|medical|youth|school|bid|debating|social)\b).*\b(?:team|squad)$/i;

/** Of what is owned in part others own the rest. */
const stake =
  /\b(?:stakes?|shares?|shareholders?|per ?cent|half|third|quarter|part|partly|jointly|joint|co-own(?:s|ed|er|ers)|minority|majority|together|both|also|as well|too)\b|%/i;

/** The house that somebody lives in, which stands in a town: 'a cottage by the harbour', but not 'a cottage near Ghent'. */
const dwelling =
  /^(?:an? |the |his |her |their )?(?:[\p{Ll}-]+ ){0,3}?(?:house|flat|apartment|cottage|bungalow|villa|cabin|houseboat|boat|studio|loft|farmhouse|townhouse|caravan|van|bedsit|maisonette|penthouse|hostel|dormitory|care home|retirement home)(?![^.]*\p{Lu})/u;

/**
 * Values of different facets do not exclude each other: a town lies in a county and in a country, and a lamp costs one price in
 * Germany and another in France. Who lives in a cottage lives in a town too. How often somebody does one thing excludes another figure for the same. A tool's facet is its kind, a stake is owned beside others, and of the teams of a firm one is
 * in one at a time.
 */
export function facetOf({ object, predicate, text: told }: Draft, text: string): string {
  if (object === null && isUse(predicate)) return kindOfUse(told ?? '');
  if (object !== null && isUse(predicate)) return softwareKind(object.name) || kindOfUse(object.name);
  if (object !== null && predicate === 'member_of')
    return team.test(object.name) && !/\b(?:also|as well|too)\b/.test(text) ? 'team' : '';
  if (predicate === 'owns') return stake.test(text) ? 'stake' : '';
  if (object !== null)
    return predicate.endsWith('_in') || predicate === 'part_of' ? placeFacet(normalizeName(object.name)) : '';
  if (predicate === 'lives_in') return dwelling.test(told ?? '') ? 'dwelling' : '';
  if (predicate.startsWith('other:')) return doneAsOftenAs(told ?? '');
  if (!/^(?:price|rent|fee)$/.test(predicate)) return '';
  const [, found = ''] = scope.exec(text) ?? [];
  return found.toLowerCase();
}
