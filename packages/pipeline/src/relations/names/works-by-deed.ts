import type { Scene } from '../scene.ts';
import type { Term } from '../term.ts';
import { classNounType } from './name-types.ts';

/** What only works are told of, by the verb in the passive with whose work it is. */
const made = /^(?:direct|compose|film|illustrate|translate|publish|write)$/;

/** 'Dusty Roads premiered', 'Night Ferry stars Jan Holt', 'Cold Harbour was directed by …': titles that end in a noun for places or wares. */
export function worksByDeed({ analysis, terms }: Scene): ReadonlySet<number> {
  const { clauses, tokens, verbGroups } = analysis;
  const found = new Set<number>();
  for (const { subjects, objects, prepositional, verb } of clauses) {
    const group = verbGroups[verb];
    const [subject] = subjects;
    if (group === undefined || subject === undefined || subjects.length > 1) continue;
    const words = prepositional.map(({ preposition }) => tokens[preposition]?.lower);
    const isMade = group.voice === 'passive' && made.test(group.lemma) && words.includes('by');
    const isBased =
      group.lemma === 'base' &&
      prepositional.some(
        ({ preposition, phrase }) => tokens[preposition]?.lower === 'on' && isWork(terms[phrase], tokens),
      );
    const isStarring =
      group.voice === 'active' &&
      group.lemma === 'star' &&
      terms[objects[0] ?? -1]?.mention?.type === 'person';
    // nobody has a premiere
    const isShown = group.voice === 'active' && /^premi[eè]re?$/.test(group.lemma);
    if ((isMade || isBased || isStarring || isShown) && isTitle(terms[subject], isShown)) found.add(subject);
  }
  return found;
}

function isWork(term: Term | undefined, tokens: Scene['analysis']['tokens']): boolean {
  return (
    term?.mention?.type === 'work' || classNounType(tokens[term?.phrase.head ?? -1]?.lower ?? '') === 'work'
  );
}

/** 'Cold Harbour': by its words a place, a ware or nothing known, or, with `anybody`, somebody; and more than one of them. */
function isTitle(term: Term | undefined, anybody: boolean): boolean {
  const { mention = null } = term ?? {};
  if (mention === null || !/\s/.test(mention.name)) return false;
  return anybody || /^(?:place|product|thing)$/.test(mention.type);
}

/** 'The Aurelia', 'The Harriet': a first name that has an article is a ship's or a thing's, and nobody's. */
export function isNamedAsThing(
  { analysis: { tokens } }: Scene,
  { phrase, mention, descriptor }: Term,
): boolean {
  return (
    mention?.type === 'person' &&
    !/\s/.test(mention.name) &&
    descriptor === null &&
    phrase.kind === 'proper' &&
    !phrase.plural &&
    phrase.determiner !== null &&
    tokens[phrase.determiner]?.text.toLowerCase() === 'the' &&
    phrase.determiner === phrase.head - 1 &&
    !/s$/.test(tokens[phrase.head]?.lower ?? '') &&
    classNounType(tokens[phrase.head]?.lower ?? '') !== 'person'
  );
}
