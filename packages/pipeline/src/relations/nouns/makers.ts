import type { Clause, Token } from '../../language/analyze.ts';
import { wordTable } from '../../language/words/word-table.ts';
import { type Drafts, fitOf } from '../draft.ts';
import type { Mention } from '../normalized-claim.ts';
import { predicateOf } from '../predicates.ts';
import { headLemma, nameOf, possessorOf, rangeText, type Scene, termOf } from '../scene.ts';
import { nounLemma } from './relational-nouns.ts';

/** 'a novel by Jane Austen'. */
export function makerBehind(scene: Scene, index: number): Mention | null {
  const { tokens, nounPhrases } = scene.analysis;
  const { phrase } = termOf(scene, index);
  const next = nounPhrases[index + 1];
  if (next === undefined || next.governor !== phrase.end || (tokens[phrase.end] as Token).lower !== 'by')
    return null;
  return nameOf(scene, next.index);
}

/** 'made the mill a museum', 'makes our town a better place': two objects that nothing joins, where only the second has 'a'. */
export function makesOther({ analysis }: Scene, { objectGroups }: Clause): boolean {
  const { nounPhrases, tokens } = analysis;
  const [what, into] = objectGroups.map(([first = -1]) => nounPhrases[first]);
  const article = tokens[into?.determiner ?? -1]?.lower ?? '';
  return what !== undefined && into?.start === what.end && /^an?$/.test(article);
}

export const makingNouns = wordTable<string>({
  book: 'author_of',
  novel: 'author_of',
  poem: 'author_of',
  play: 'author_of',
  article: 'author_of',
  essay: 'author_of',
  memoir: 'author_of',
  novella: 'author_of',
  biography: 'author_of',
  autobiography: 'author_of',
  trilogy: 'author_of',
  monograph: 'author_of',
  textbook: 'author_of',
  treatise: 'author_of',
  handbook: 'author_of',
  cookbook: 'author_of',
  thriller: 'created',
  mural: 'painted',
  portrait: 'painted',
  ballet: 'composed',
  operetta: 'composed',
  film: 'directed',
  movie: 'directed',
  painting: 'painted',
  sculpture: 'painted',
  symphony: 'composed',
  opera: 'composed',
  song: 'recorded',
  album: 'recorded',
});

/** 'her novel The Weir', where the article of the title parts it from its noun. */
function readOwnWork(scene: Scene, index: number, mention: Mention, drafts: Drafts): boolean {
  const { nounPhrases, tokens } = scene.analysis;
  const { phrase } = termOf(scene, index);
  const before = nounPhrases[index - 1];
  if (before === undefined || before.end !== phrase.start || before.kind !== 'common') return false;
  if (!/^(?:The|A|An)$/.test((tokens[phrase.start] as Token).text)) return false;
  const made = predicateOf(makingNouns[headLemma(scene, before.index)] ?? '');
  const maker = made === undefined ? null : possessorOf(scene, before);
  if (made === undefined || maker === null || fitOf(maker, made.subject) === 0) return false;
  const text = rangeText(scene, phrase.start, phrase.head + 1);
  drafts.hold(made, maker, { ...mention, surface: text, type: 'work', isTypeCertain: true });
  return true;
}

/** 'is reading Cold Acre by Miriam Joss', 'My favourite book is Cold Acre by …', 'Cold Acre by … is a novel': what is told to be a book. */
function isRead(scene: Scene, index: number): boolean {
  const { analysis, terms } = scene;
  const { mention, phrase } = termOf(scene, index);
  const maker = makerBehind(scene, index);
  if (phrase.kind !== 'proper' || mention?.type === 'organization' || maker?.type !== 'person') return false;
  const isBook = (other: number | undefined) =>
    other !== undefined &&
    terms[other]?.mention === null &&
    makingNouns[headLemma(scene, other)] === 'author_of';
  return analysis.clauses.some(({ verb, subjects, objects }) => {
    const group = analysis.verbGroups[verb];
    if (objects.includes(index)) return /^(?:re-?)?read$/.test(group?.lemma ?? '') || isBook(subjects[0]);
    return group?.copula === true && subjects.includes(index) && isBook(objects[0]);
  });
}

/** '"Emma" by Jane Austen', 'the novel Emma by Jane Austen'. */
export function readMaker(scene: Scene, index: number, drafts: Drafts): void {
  const { nounPhrases, tokens, clauses, verbGroups } = scene.analysis;
  const { mention, phrase, descriptor } = termOf(scene, index);
  if (mention !== null && readOwnWork(scene, index, mention, drafts)) return;
  if (mention === null || !(mention.type === 'work' || isRead(scene, index))) return;
  const noun = descriptor === null ? '' : nounLemma(tokens[descriptor.end - 1] as Token);
  const owner = noun in makingNouns ? possessorOf(scene, phrase) : null;
  const made = predicateOf(makingNouns[noun] ?? 'author_of');
  if (
    owner !== null &&
    made !== undefined &&
    fitOf(owner, ['person']) >= 2 &&
    owner.type !== 'organization'
  ) {
    // 'her novel The Weir'
    drafts.hold(made, owner, mention);
    return;
  }
  const next = nounPhrases[index + 1];
  if (next === undefined || next.governor !== phrase.end || (tokens[phrase.end] as Token).lower !== 'by')
    return;
  if (
    clauses.some(
      (clause) =>
        verbGroups[clause.verb]?.voice === 'passive' &&
        (verbGroups[clause.verb]?.start ?? 0) >= phrase.end &&
        (verbGroups[clause.verb]?.end ?? 0) <= next.start,
    )
  )
    return;
  const maker = nameOf(scene, next.index);
  if (maker === null) return;
  if (made !== undefined)
    drafts.hold(
      made,
      maker,
      mention.type === 'work' ? mention : { ...mention, type: 'work', isTypeCertain: true },
    );
}
