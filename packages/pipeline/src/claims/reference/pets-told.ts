import { predicateOf } from '../../relations/predicates.ts';
import type { Discourse, Entity } from './discourse.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’-]+`;
const taking = new RegExp(
  String.raw`^(.{2,80}?\b(?:adopted|took in|taken in|rescued|rehomed) )(him|her|it|${NAME})(?: (?:him|her|them)sel(?:f|ves))?(?=\.?$| (?:in|on|from|last|this|after|when|two|a) )`,
  'u',
);

/** 'Moira has adopted him herself' as 'Moira has adopted the beagle Bruno' where Bruno was told to be one: people adopt animals as well as children. */
export function withPetNamed(text: string, { entities, section }: Discourse): string {
  const [said, front = '', whom = ''] = taking.exec(text) ?? [];
  if (said === undefined) return text;
  const isPronoun = /^(?:him|her|it)$/.test(whom);
  const meant = entities.filter(
    (entity) =>
      entity.proper &&
      !entity.plural &&
      kindOf(entity) !== null &&
      (isPronoun ? entity.section === section : entity.name.replace(/ the .*$/, '') === whom),
  );
  const [pet, ...more] = meant;
  if (pet === undefined || more.length > 0) return text;
  const rest = text.slice(said.length);
  // 'Bruno the beagle' says it already
  return / the /.test(pet.name)
    ? `${front.replace(/(?:has |have |had )?\p{Ll}+(?: in)? $/u, 'began to own ')}${pet.name}${rest}`
    : `${front}the ${kindOf(pet)} ${pet.name}${rest}`;
}

/** The animal that somebody was told to be; null of people and things. */
function kindOf({ nouns }: Entity): string | null {
  return [...nouns].find((noun) => predicateOf('has_pet')?.attributes?.includes(noun)) ?? null;
}
