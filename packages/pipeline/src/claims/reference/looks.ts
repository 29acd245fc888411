import { isCalling } from '../../language/repair/repair-phrase.ts';
import { lookUp, lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { isDemonym } from '../../relations/names/name-types.ts';
import type { Entity } from './discourse.ts';
import { isPet } from './entity-kinds.ts';

/** 'Zoo Arden', 'Lake Orr', 'Camp Tern': where the first word says what it is. */
export function isLand(name: string): boolean {
  return /^(?:Zoo|Lake|Mount|Camp|Fort|Port|Castle|Villa|Hotel|Café|Cafe|Radio|Studio|Club|Bank|Museum|Schloss|Burg|Institut|Institute|Academy|College|École|Universit\p{L}+) /u.test(
    name,
  );
}

export function isOrdinary(word: string): boolean {
  const names = Word.male | Word.female | Word.firstName;
  const common =
    Word.noun | Word.pluralNoun | Word.uncountable | Word.switching | Word.verbBase | Word.adjective;
  const bits = lookUp(word) | lookUpVerb(word);
  return (bits & names) === 0 && (bits & common) !== 0;
}

/** 'Bellweather Mill', 'Tanner Lofts': a name of a house rather than of somebody who is not told to be he or she. */
export function looksBuilt({ name, gender }: Entity): boolean {
  const words = name.toLowerCase().split(' ');
  const isGiven = (lookUp(words[0] ?? '') & Word.firstName) !== 0;
  return (
    words.length > 1 && gender === null && !isGiven && isOrdinary((words.at(-1) ?? '').replace(/s$/, ''))
  );
}

/** 'italian', but 'holland' and 'paris' as somebody is called. */
function isPeople(word: string): boolean {
  return isDemonym(word) && (lookUp(word) & Word.firstName) === 0;
}

/** Whether a name may be somebody's by its looks and by what it was called. */
export function looksPersonal(entity: Entity): boolean {
  return (
    entity.proper &&
    // 'the Mexican Revolution'
    !entity.article &&
    /^\p{Lu}[\p{Ll}'’-]+(?:(?<=-)\p{Lu}[\p{Ll}'’]+)?(?:(?: (?:de|da|di|du|del|dos|van|von|la|den|der|ten|ter|af|zu|bin|al)){0,2} \p{Lu}[\p{L}\p{N}_.'’-]*){0,3}$/u.test(
      entity.name,
    ) &&
    [...entity.nouns].every((noun) => isCalling(noun) || isPet(noun)) &&
    // a title of ordinary words ('Meeting Notes') is nobody, nor is 'Zoo Arden'
    !(entity.heading && entity.name.split(' ').every((word) => isOrdinary(word.toLowerCase()))) &&
    !/^(?:Christmas|Easter|Halloween|Thanksgiving|Ramadan|Hanukkah|Diwali|Passover|Lent|Advent|Eid)\b/.test(
      entity.name,
    ) &&
    // 'Her mother is Italian'
    !isPeople(entity.name.toLowerCase()) &&
    !isLand(entity.name)
  );
}
