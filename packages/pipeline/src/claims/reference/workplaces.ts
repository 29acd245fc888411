import type { Clause, NounPhrase } from '../../language/analyze.ts';
import { wordTable } from '../../language/words/word-table.ts';
import type { Reading } from '../reading.ts';
import { type Entity, nameOf } from './discourse.ts';

/** Where somebody works, studies or plays, and what that may be called. */
export type Workplace = { readonly at: Entity; readonly nouns: RegExp };

const ofFirms =
  /^(?:employer|company|firm|bank|hospital|school|university|college|agency|newspaper|museum|hotel|restaurant|brewery|bakery)$/;

/** Where people are by what they do there, and what they call it: 'her employer', 'his club', 'their school'. */
const ofDoing = wordTable<{ readonly preposition: RegExp; readonly nouns: RegExp }>({
  work: {
    preposition: /^(?:at|for|with)$/,
    nouns: ofFirms,
  },
  teach: { preposition: /^at$/, nouns: /^(?:employer|school|university|college|institute)$/ },
  study: { preposition: /^at$/, nouns: /^(?:school|university|college|institute)$/ },
  play: { preposition: /^for$/, nouns: /^(?:employer|club|team|side)$/ },
});

/** Notes where a sentence says that people work, study or play: 'Marta works at Crane Foods'. */
export function noteWorkplaces({ analysis, discourse, entities }: Reading): void {
  const { clauses, nounPhrases, tokens, verbGroups } = analysis;
  for (const { subjects, verb, prepositional } of clauses) {
    const { lemma = '', negated = false, tense = null } = verbGroups[verb] ?? {};
    const doing = ofDoing[lemma];
    const isOver = negated || (lemma !== 'study' && tense === 'past');
    const place = prepositional.find(({ preposition }) =>
      doing?.preposition.test(tokens[preposition]?.lower ?? ''),
    );
    const at = entities.get(place?.phrase ?? -1);
    if (
      doing === undefined ||
      isOver ||
      at === undefined ||
      nounPhrases[place?.phrase ?? -1]?.kind !== 'proper'
    )
      continue;
    for (const index of subjects) {
      const who = entities.get(index);
      if (who !== undefined && who !== at) discourse.workplaces.set(who, { at, nouns: doing.nouns });
    }
  }
}

/**
 * Puts the name for 'her employer', 'his club' where it was told, in place of `owner`'s name that stands for the pronoun; whether it did.
 * 'Her employer is Orr Ltd', 'her employer, Orr Ltd, opened' tell the name themselves.
 */
export function nameWorkplace(reading: Reading, phrase: NounPhrase, owner: Entity | null): boolean {
  const { analysis, discourse, edits, entities, roles } = reading;
  const { tokens, clauses } = analysis;
  const [first, head] = [tokens[phrase.start], tokens[phrase.head]];
  if (owner === null || first === undefined || head === undefined || phrase.end - phrase.start !== 2)
    return false;
  const owners = owner.members.length > 0 ? owner.members : [owner];
  const known = owners.map((who) => discourse.workplaces.get(who) ?? postOf(reading, who));
  const [told] = known;
  if (told === undefined || known.some((other) => other?.at !== told.at) || !told.nouns.test(head.lower))
    return false;
  const behind = tokens[phrase.end + Number(tokens[phrase.end]?.text === ',')];
  const isNamed = behind?.pos === 'PROPN' || clauses.some((clause) => namesSubject(reading, clause, phrase));
  if (isNamed || roles.get(phrase.index) === 'predicate') return false;
  const own = edits.findIndex(({ start }) => start === first.start);
  if (own >= 0) edits.splice(own, 1);
  edits.push({ start: first.start, end: head.end, text: nameOf(told.at), entity: told.at });
  discourse.touch(told.at, roles.get(phrase.index) ?? 'other', phrase.start);
  entities.set(phrase.index, told.at);
  return true;
}

/** Where somebody has a post: 'Iris is CEO of Norrland Works. Her company …' */
function postOf({ discourse }: Reading, who: Entity): Workplace | undefined {
  const body = discourse.posts.findLast(({ holder }) => holder === who)?.body.replace(/^the /i, '');
  const at = body === undefined ? undefined : discourse.byName(body);
  return at?.kind === 'organization' ? { at, nouns: ofFirms } : undefined;
}

function namesSubject(
  { analysis }: Reading,
  { subjects, objects, verb }: Clause,
  phrase: NounPhrase,
): boolean {
  const complement = analysis.nounPhrases[objects[0] ?? -1];
  return (
    subjects[0] === phrase.index &&
    analysis.verbGroups[verb]?.copula === true &&
    complement?.kind === 'proper'
  );
}
