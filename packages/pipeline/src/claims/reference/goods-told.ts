import type { NounPhrase } from '../../language/analyze.ts';
import type { Reading } from '../reading.ts';
import type { Entity } from './discourse.ts';

/** What is done with goods, and not with who makes them. */
const goodsDo = /^(?:cost|retail|weigh|ship|feature)$/;
const onSale =
  /^(?:went on (?:sale|the market)|is (?:now )?(?:on sale|in (?:the )?shops|available)|has been (?:on sale|on the market|in (?:the )?shops|available)|(?:hit|reached) the (?:shops|market|shelves|stores)|(?:came|comes|will come) (?:out|on the market|onto the market|with)|(?:is|was|will be|has been) (?:launched|released|sold|priced|discontinued|replaced by|available|made of|made in|powered by))\b/;
/** What goods have and firms seldom have. */
const ofGoods =
  /^(?:successor|replacement|price|battery|screen|display|engine|colou?r|weight|range|top speed|design|list price|retail price|release|launch)$/;

/** 'Nimbelo has launched the Orbi. It went on sale on Thursday': the Orbi did; who made the thing of the sentence before. */
export function makersOf(reading: Reading, pronoun: NounPhrase): Entity[] {
  const { analysis } = reading;
  const { tokens, text } = analysis;
  const clause = analysis.clauses.find(({ subjects }) => subjects[0] === pronoun.index);
  const verb = analysis.verbGroups[clause?.verb ?? -1];
  const behind = text.slice(tokens[pronoun.end]?.start ?? text.length);
  return verb !== undefined && (goodsDo.test(verb.lemma) || onSale.test(behind)) ? makers(reading) : [];
}

/** 'Nimbelo has launched the Orbi. Its price is 90 euros': the Orbi's. */
export function makersOfWhatHas(reading: Reading, { head }: NounPhrase): Entity[] {
  return ofGoods.test(reading.analysis.tokens[head]?.lower ?? '') ? makers(reading) : [];
}

/** Whoever was the subject of the sentence before, where its object was a named thing. */
function makers({ discourse }: Reading): Entity[] {
  const before = discourse.entities.filter(({ sentence }) => discourse.sentence - sentence === 1);
  const isMade = before.some(
    ({ kind, plural, proper, role }) =>
      proper && !plural && role === 'object' && /^(?:thing|unknown|person)$/.test(kind),
  );
  return isMade ? before.filter(({ kind, role }) => role === 'subject' && kind !== 'thing') : [];
}

/** 'Papillon 3.0 came out in May. It is now released under the MIT licence': not that version alone. */
export function programOf({ analysis }: Reading, found: Entity | null): Entity | null {
  const [, program] = /^(.*\p{L}.*) \d+(?:\.\d+)+$/u.exec(found?.name ?? '') ?? [];
  const isLasting =
    /^It (?:is|has been) (?:now |also |still )?(?:licen[cs]ed|distributed|released under|available|maintained|developed|written|published under|called)\b/u;
  return found === null || program === undefined || !isLasting.test(analysis.text)
    ? found
    : { ...found, name: program };
}
