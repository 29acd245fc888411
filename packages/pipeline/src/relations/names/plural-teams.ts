import { isFamily } from '../../language/words/kin.ts';
import type { Scene } from '../scene.ts';
import type { Term } from '../term.ts';
import { isSpecies } from './species.ts';

/** 'The Torp Tigers moved to Hull', 'Torp Tigers are based in Hull': several of a kind behind a name are a team, and nobody. */
export function isPluralTeam(
  { analysis: { tokens, clauses, verbGroups } }: Scene,
  { phrase, mention }: Term,
): boolean {
  if (mention === null || !/^(?:person|thing)$/.test(mention.type) || phrase.kind !== 'proper') return false;
  const words = mention.name.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  const one = last.replace(/s$/, '');
  if (words.length < 2 || one === last || isFamily(one) || !isMascot(one)) return false;
  if (tokens[phrase.determiner ?? -1]?.lower === 'the') return true;
  return clauses.some(({ subjects, verb }) => {
    const isPlural = /^(?:are|were|have|play)$/.test(tokens[verbGroups[verb]?.start ?? -1]?.lower ?? '');
    return isPlural && subjects.length === 1 && subjects[0] === phrase.index;
  });
}

/** What teams call themselves besides animals. */
const mascots =
  /^(?:comet|king|knight|saint|giant|titan|warrior|chief|star|sun|jet|rocket|blue|red|devil|dragon|pirate|viking|raider|ranger|rover|wanderer|charger|bull|ram|colt|bronco|stallion|panther|cougar|wolve|wasp|pioneer|trojan|spartan|gladiator|viper|storm|flyer|hunter|hornet|bulldog|greyhound|harlequin|phoenix|cavalier|crusader|royal|senator|miner|steeler|packer|sailor|admiral|celtic|thunderbird|wildcat|maverick|magician|monarch|barbarian|cowboy|musketeer|stormer)$/;

function isMascot(one: string): boolean {
  return isSpecies(one) || mascots.test(one);
}
