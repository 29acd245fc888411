import type { NounPhrase, Token } from '../../language/analyze.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { reportingVerbs } from '../../language/words/verb-classes.ts';
import { coordinatedPhrases } from '../coordination.ts';
import { isOccupationNoun } from '../names/name-types.ts';
import { type Scene, termOf } from '../scene.ts';

/** The phrase in apposition behind one: set off by a comma or dash, or a name right behind its description. */
export function appositionBehind(scene: Scene, index: number): number | null {
  const { tokens, nounPhrases, verbGroups } = scene.analysis;
  const first = nounPhrases[index];
  if (first === undefined || first.kind === 'time' || first.kind === 'quantity' || first.kind === 'pronoun')
    return null;
  let end = first.end;
  let at = index + 1;
  while (
    nounPhrases[at]?.attachedTo !== null &&
    nounPhrases[at] !== undefined &&
    (nounPhrases[at]?.attachedTo ?? -1) >= index
  ) {
    end = nounPhrases[at]?.end ?? end;
    at++;
  }
  // 'The head of sales at Orr Mills, Bo Lind, said': where it is, too
  const there = nounPhrases[at];
  if (
    there?.governor === end &&
    /^(?:at|for)$/.test(tokens[end]?.lower ?? '') &&
    first.kind === 'common' &&
    first.determiner !== null &&
    there.kind === 'proper' &&
    isSubject(scene, index)
  ) {
    end = there.end;
    at++;
  }
  // 'Jane Doe, 54, a painter'
  const age = nounPhrases[at];
  if (age !== undefined && isAge(scene, age, end)) {
    end = age.end;
    at++;
  }
  const next = nounPhrases[at];
  if (
    next === undefined ||
    next.kind === 'time' ||
    next.kind === 'quantity' ||
    next.kind === 'pronoun' ||
    next.governor !== null
  )
    return null;
  // 'the purchase of Orr Mills of Stamford, Connecticut'
  if (isLandOfTown(scene, index, at)) return null;
  const between = tokens
    .slice(end, next.start)
    .filter(
      (token) =>
        !/^(?:formerly|previously|once|now|currently|then|later|himself|herself|itself)$/.test(token.lower),
    );
  // 'bought her sister a Kindle' names no sister
  const direct =
    between.length === 0 &&
    next.determiner === null &&
    termOf(scene, index).relation !== null &&
    termOf(scene, index).mention === null &&
    termOf(scene, at).mention !== null;
  if (direct) return at;
  const mark = between[0];
  if (between.length !== 1 || mark === undefined || !/^[,–—:]$/.test(mark.text)) return null;
  if (first.governor !== null && isSubject(scene, at)) return null;
  // 'is a fellow of Orr College, Tarvel': where that is, and no other fellow
  const isAmongMany = /^an?$/.test(tokens[first.determiner ?? -1]?.lower ?? '');
  const isTold = verbGroups.some(({ copula, end: verbEnd }) => copula && verbEnd === first.start);
  const isBehindName = nounPhrases[at - 1]?.kind === 'proper' && at - 1 > index;
  if (isAmongMany && isTold && isBehindName && next.kind === 'proper') return null;
  // 'Without becoming CEO of Orr, Ann Lee …': what somebody becomes there
  const isGoverned = verbGroups.some(
    ({ end: verbEnd, form }) => verbEnd === first.start && form !== 'finite',
  );
  if (isGoverned && isSubject(scene, at)) return null;
  // 'has bought Finch Foods, a spokeswoman said'
  const speaks = verbGroups.some(({ start, lemma }) => start === next.end && reportingVerbs.has(lemma));
  if (speaks && !isSubject(scene, index)) return null;
  // a list, not an apposition: 'Jane Doe, the CEO and the board'
  const [a, b] = [termOf(scene, index), termOf(scene, at)];
  if (a.mention !== null && b.mention !== null) return null;
  if (a.mention === null && b.mention === null) return null;
  const described = a.mention === null ? a : b;
  if (described === b && b.phrase.plural && !a.phrase.plural) return null;
  // 'died in Hull, keeper of the light': no town is one
  if (described === b && isPlaceOfDoing(scene, first) && isOccupationNoun(described.noun)) return null;
  if (described.relation === null && described.phrase.determiner === null && described === b) {
    if (!/(?:or|er|ist|ian|ant|man|woman|ess)$/.test(described.noun)) return null;
  }
  // ends at a comma, a verb or the sentence's end
  let after = next.end;
  for (const phrase of nounPhrases.slice(at + 1)) {
    if ((phrase.governor ?? -1) < after - 1 || phrase.start > after + 3) break;
    if (phrase.governor === after) after = phrase.end;
  }
  const closing = tokens[after];
  if (mark.text === ':' && a.relation === null) return null;
  if (
    closing !== undefined &&
    closing.pos === 'CCONJ' &&
    verbGroups.every((verb) => verb.start > after + 3 || verb.start < after)
  ) {
    const members = coordinatedPhrases(scene, at);
    if (
      members.length > 0 &&
      members.every((member) => termOf(scene, member).mention !== null) &&
      !a.phrase.plural
    )
      return null;
  }
  return at;
}

/** 'Hull' in 'died in Hull': where the clause's subject did it. */
function isPlaceOfDoing(scene: Scene, { governor, attachedTo }: NounPhrase): boolean {
  const { tokens, verbGroups } = scene.analysis;
  if (governor === null || attachedTo !== null) return false;
  return (
    /^(?:in|at|near)$/.test(tokens[governor]?.lower ?? '') && verbGroups.some(({ end }) => end <= governor)
  );
}

/** 'Connecticut' in 'the purchase of Orr Mills of Stamford, Connecticut': in which land the town in front is, and nothing that was bought. */
function isLandOfTown(scene: Scene, index: number, at: number): boolean {
  const { nounPhrases, tokens } = scene.analysis;
  const [town, land] = [nounPhrases[at - 1], nounPhrases[at]];
  if (town === undefined || land === undefined || town.index === index || town.attachedTo === index)
    return false;
  const word = tokens[town.governor ?? -1]?.lower ?? '';
  const name = tokens.slice(land.start, land.end).map(({ lower }) => lower);
  return (
    land.kind === 'proper' &&
    town.kind === 'proper' &&
    /^(?:of|in|at|near|from)$/.test(word) &&
    (lookUp(name.join(' ')) & Word.place) !== 0
  );
}

/** 'Except for Lisbon, all offices use it': what follows is the clause's subject. */
function isSubject(scene: Scene, index: number): boolean {
  return scene.analysis.clauses.some(
    (clause) =>
      clause.kind !== 'relative' && clause.kind !== 'participial' && clause.subjects.includes(index),
  );
}

/** A bare number between commas behind a name. */
export function isAge(scene: Scene, phrase: NounPhrase, behind: number): boolean {
  const { tokens } = scene.analysis;
  const isNumber = /^\d{1,3}$/.test((tokens[phrase.head] as Token).text) && phrase.end - phrase.start === 1;
  return (
    isNumber &&
    phrase.start === behind + 1 &&
    tokens[behind]?.text === ',' &&
    tokens[phrase.end]?.text === ','
  );
}
