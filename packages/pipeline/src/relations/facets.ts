import type { Draft } from './draft.ts';
import { kindOfUse } from './names/choices.ts';
import { placeFacet } from './names/name-types.ts';
import { normalizeName } from './names/names.ts';
import { softwareKind } from './names/software-kinds.ts';
import { isUse } from './predicates.ts';

const groups =
  '(?:(?:non-)?members|adults|children|kids|students|pupils|seniors|pensioners|concessions|families|groups|companies|businesses|individuals|teams|residents|visitors|locals|tourists|beginners|teenagers|employees|(?:new|existing) customers|(?:private|business) customers)';
/** For whom and where a price is: 'for adults', 'in Germany', 'with a case', 'at the door'. */
const scope = new RegExp(
  String.raw`(?:^| )(for ${groups}|in (?:the )?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Q\d)\b)\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|with(?:out)? (?:an? )?[\p{Ll} -]{3,30}|online|in advance|in shops|in stores|at the (?:door|gate)|on site)(?=[.,;]|$| (?:costs?|is|was|from|since|until|in \d))`,
  'u',
);

/** Where somebody works, rather than what they play in or lend a hand to besides. */
const team =
  /^(?!.*\b(?:hiring|response|safety|leadership|management|national|football|rowing|relay|quiz|chess|rescue|crisis|works|project|volunteer|medical|youth|school|bid|debating|social)\b).*\b(?:team|squad)$/i;

/** Of what is owned in part others own the rest. */
const stake =
  /\b(?:stakes?|shares?|shareholders?|per ?cent|half|third|quarter|part|partly|jointly|joint|co-own(?:s|ed|er|ers)|minority|majority|together|both|also|as well|too)\b|%/i;

/**
 * Values of different facets do not exclude each other: a town lies in a county and in a country, and a lamp costs one price in
 * Germany and another in France. A tool's facet is its kind, a stake is owned beside others, and of the teams of a firm one is
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
  if (predicate !== 'price') return '';
  const [, found = ''] = scope.exec(text) ?? [];
  return found.toLowerCase();
}
