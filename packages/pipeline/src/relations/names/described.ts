import type { NounPhrase, Token } from '../../language/analyze.ts';
import { isLandscape, isSomebodyByUse } from '../../language/clauses/somebody.ts';
import { appositionBehind } from '../nouns/appositions.ts';
import { isPost } from '../predicates.ts';
import { type Scene, verbOf } from '../scene.ts';
import type { Term } from '../term.ts';
import { classNounType, isOccupationNoun } from './name-types.ts';
import { isPluralTeam } from './plural-teams.ts';
import { isNamedAsThing, worksByDeed } from './works-by-deed.ts';

/** 'Hale Marten, a brewery', 'Hale Marten is a brewery': a name of which only its look says 'person' is of the kind that it is called. */
export function typeDescribed(scene: Scene): readonly Term[] {
  const { clauses, nounPhrases } = scene.analysis;
  const told = new Map<number, number>();
  for (const { phrase, mention } of scene.terms) {
    const behind = mention === null ? null : appositionBehind(scene, phrase.index);
    if (behind !== null) told.set(phrase.index, behind);
  }
  for (const clause of clauses) {
    const verb = verbOf(scene, clause);
    const [subject] = clause.subjects;
    const [object] = clause.objects;
    if (!verb.copula || verb.negated || clause.subjects.length !== 1) continue;
    if (subject === undefined || object === undefined) continue;
    told.set(subject, object);
    // 'The treasurer is Oda Brand'
    if (scene.terms[subject]?.mention == null && !told.has(object)) told.set(object, subject);
  }
  const firms = firmsByDeed(scene);
  const works = worksByDeed(scene);
  const bodies = bodiesSetOff(scene);
  return scene.terms.map((term, index) => {
    if (term.mention !== null && works.has(index))
      return { ...term, mention: { ...term.mention, type: 'work', isTypeCertain: true } };
    if (term.mention !== null && isPluralTeam(scene, term))
      return { ...term, mention: { ...term.mention, type: 'organization', isTypeCertain: true } };
    if (term.mention !== null && isNamedAsThing(scene, term))
      return { ...term, mention: { ...term.mention, type: 'thing', isTypeCertain: false } };
    if (term.mention !== null && (firms.has(index) || bodies.has(index)))
      return { ...term, mention: { ...term.mention, type: 'organization', isTypeCertain: true } };
    const kind = nounPhrases[told.get(index) ?? -1];
    const { mention } = term;
    if (mention !== null && isJoined(scene, term))
      return { ...term, mention: { ...mention, type: 'organization', isTypeCertain: true } };
    if (mention !== null && isLandscape(mention.name) && isSomebodyByUse(scene.analysis, index, mention.name))
      return { ...term, mention: { ...mention, type: 'person', isTypeCertain: true } };
    if (mention !== null && isLandscape(mention.name) && kind !== undefined && isCalling(scene, kind))
      return { ...term, mention: { ...mention, type: 'person', isTypeCertain: true } };
    if (mention !== null && isMover(scene, term))
      return { ...term, mention: { ...mention, type: 'person', isTypeCertain: false } };
    if (mention !== null && isJoinedAs(scene, term))
      return { ...term, mention: { ...mention, type: 'organization', isTypeCertain: true } };
    if (kind === undefined || mention === null) return term;
    // 'Night Ferry, a band': the word at the end of a name knows less than what it is called
    const isGuess =
      mention.type === 'product' || (/^(?:person|thing)$/.test(mention.type) && !mention.isTypeCertain);
    if (!isGuess) return term;
    const noun = (scene.analysis.tokens[kind.head] as Token).lower;
    if (kind.kind !== 'common' || kind.plural || classNounType(noun) !== 'organization') return term;
    return { ...term, mention: { ...mention, type: 'organization', isTypeCertain: true } };
  });
}

/**
 * 'our rowing club, Clyde Rowers': what stands between commas, or at the end, is of the kind that stands in front of it. Not behind
 * 'the head of a company', who may be meant, unless the sentence says who that is ('Ann is the treasurer of our club, Clyde Rowers').
 */
function bodiesSetOff({ analysis, terms }: Scene): ReadonlySet<number> {
  const { tokens, nounPhrases, clauses, verbGroups } = analysis;
  const found = new Set<number>();
  for (const { index, start, end, kind } of nounPhrases) {
    if (kind !== 'proper' || terms[index]?.mention?.type !== 'person') continue;
    if (tokens[start - 1]?.text !== ',' || !/^[,.;!]?$/.test(tokens[end]?.text ?? '')) continue;
    const front = nounPhrases.find((phrase) => phrase.end === start - 1);
    // 'In her school, Martin Lind was liked'
    if (front === undefined || front.kind !== 'common' || front.plural || front.governor === 0) continue;
    const opens = tokens[front.determiner ?? front.start]?.lower ?? '';
    if (front.possessor === null && !/^(?:an?|my|our|his|her|their|its)$/.test(opens)) continue;
    if (classNounType((tokens[front.head] as Token).lower) !== 'organization') continue;
    const holder =
      front.governor === null ? null : nounPhrases.find((phrase) => phrase.end === front.governor);
    const isSaid = clauses.some(
      ({ verb, objects, subjects }) =>
        subjects.length > 0 && objects.includes(holder?.index ?? -1) && verbGroups[verb]?.copula === true,
    );
    if (holder == null || isSaid) found.add(index);
  }
  return found;
}

/** 'the treasurer', 'chief executive of Orr': a phrase for somebody by what they are. */
function isCalling(scene: Scene, { index, head, kind, plural }: NounPhrase): boolean {
  if (kind !== 'common' || plural) return false;
  const readings = scene.terms[index]?.relation?.readings ?? [];
  const { lower } = scene.analysis.tokens[head] as Token;
  return (
    readings.some(({ predicate, as }) => as === 'holder' && isPost(predicate.name)) || isOccupationNoun(lower)
  );
}

/** What firms have and people do not. */
const premises =
  /^(?:offices|branches|headquarters|subsidiaries|shareholders|plants|factories|showrooms|depots|warehouses|stores|outlets|customers|clients)$/;

/** 'Marlin has offices in Derry', 'Marlin was founded in 1998': a first name, by its looks, of which only a firm is told. */
function firmsByDeed(scene: Scene): ReadonlySet<number> {
  const { clauses, nounPhrases, tokens } = scene.analysis;
  const found = new Set<number>();
  for (const { subjects, objects, verb } of clauses) {
    const group = scene.analysis.verbGroups[verb];
    const [subject] = subjects;
    const [object] = objects;
    if (group === undefined || subject === undefined || subjects.length > 1) continue;
    const has =
      /^(?:have|move|relocate|open|close)$/.test(group.lemma) &&
      group.voice === 'active' &&
      object !== undefined;
    const isFounded =
      group.voice === 'passive' && /^(?:found|co-found|incorporate|headquarter)$/.test(group.lemma);
    const owns = has && premises.test(tokens[nounPhrases[object]?.head ?? -1]?.lower ?? '');
    const mention = scene.terms[subject]?.mention;
    if ((owns || isFounded) && mention?.type === 'person' && !/\s/.test(mention.name)) found.add(subject);
  }
  // who is told so once is so all through the sentence
  const names = new Set([...found].map((index) => scene.terms[index]?.mention?.name));
  for (const { phrase, mention } of scene.terms)
    if (mention !== null && names.has(mention.name)) found.add(phrase.index);
  return found;
}

/** 'is a member of Night Ferry': who has members is no ware. */
function isJoined({ analysis: { tokens } }: Scene, { phrase, mention }: Term): boolean {
  const at = phrase.governor;
  if (mention?.type !== 'product' || at === null || tokens[at]?.lower !== 'of') return false;
  return /^(?:members?|singer|drummer|guitarist|bassist|fans?)$/.test(tokens[at - 1]?.lower ?? '');
}

/** 'Arvid and Signe moved to Malmo': two of one word who do together what firms do one by one. */
function isMover({ analysis, terms }: Scene, { phrase }: Term): boolean {
  return analysis.clauses.some(
    ({ subjects, verb }) =>
      subjects.length === 2 &&
      subjects.includes(phrase.index) &&
      /^(?:move|marry|live|meet|divorce|retire|emigrate)$/.test(analysis.verbGroups[verb]?.lemma ?? '') &&
      subjects.every((index) => {
        const mention = terms[index]?.mention;
        return (
          mention != null && /^\p{Lu}\p{Ll}+$/u.test(mention.name) && /^(?:thing|person)$/.test(mention.type)
        );
      }),
  );
}

/** 'joined Tecno Sur as a typist': a body, whatever its name looks like. */
function isJoinedAs(
  { analysis: { tokens, clauses, verbGroups } }: Scene,
  { phrase, mention }: Term,
): boolean {
  if (mention?.type !== 'person' || mention.isTypeCertain) return false;
  return (
    tokens[phrase.end]?.lower === 'as' &&
    /^an?$/.test(tokens[phrase.end + 1]?.lower ?? '') &&
    clauses.some(({ objects, verb }) => objects[0] === phrase.index && verbGroups[verb]?.lemma === 'join')
  );
}

/** 'Ludo moved to Aalst' where Ludo speaks: whoever the text around knows to be somebody is no firm. */
export function typeKnownPerson(terms: readonly Term[], name: string | null): readonly Term[] {
  if (name === null) return terms;
  return terms.map((term) =>
    term.mention?.name === name
      ? { ...term, mention: { ...term.mention, type: 'person', isTypeCertain: true } }
      : term,
  );
}
