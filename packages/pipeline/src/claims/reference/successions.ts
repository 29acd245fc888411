import { type Clause, type SentenceAnalysis, textOf, type VerbGroup } from '../../language/analyze.ts';
import type { Reading } from '../reading.ts';
import type { ToldPost } from '../rewordings/posts.ts';
import type { Entity } from './discourse.ts';

/** 'She stepped down in 2020': whoever succeeds her does so then. */
export function noteDeparture({ analysis, discourse, entities }: Reading, clause: Clause): void {
  const { tokens, verbGroups, nounPhrases } = analysis;
  const verb = verbGroups[clause.verb];
  const holder = entities.get(clause.subjects[0] ?? -1);
  if (verb === undefined || holder === undefined || verb.negated || clause.subjects.length !== 1) return;
  const isOver = /^(?:resign|retire|leave|quit|die|step|stand)$/.test(verb.lemma);
  for (const { preposition, phrase } of clause.prepositional) {
    const time = nounPhrases[phrase];
    const word = tokens[preposition]?.lower ?? '';
    if (time?.kind !== 'time' || !(isOver ? /^(?:in|on)$/ : /^until$/).test(word)) continue;
    const said = textOf(analysis, time.start, time.end);
    if (!/\b\d{4}$/.test(said)) continue;
    const when = `${word === 'until' ? (/^\d{1,2} /.test(said) ? 'on' : 'in') : word} ${said}`;
    discourse.departure = { holder, when, sentence: discourse.sentence };
  }
}

/** 'Ben took over from her', 'Ben succeeded Ann': in the post that Ann, or else Ben, was said to have. */
export function nameSuccession(reading: Reading, clause: Clause): void {
  const { analysis, discourse, edits, entities } = reading;
  const { tokens, verbGroups } = analysis;
  const verb = verbGroups[clause.verb];
  if (verb === undefined) return;
  const governed = (word: string) =>
    clause.prepositional.find(({ preposition }) => tokens[preposition]?.lower === word)?.phrase;
  if (governed('as') !== undefined) return;
  const isTakeover = verb.lemma === 'take' && tokens[verb.particle ?? -1]?.lower === 'over';
  if (!isTakeover && !/^(?:succeed|replace)$/.test(verb.lemma)) return;
  // 'Ann was replaced by Ben'
  const isPassive = verb.voice === 'passive';
  // 'left Orr to take over at Tarn': a post elsewhere
  if (isTakeover && analysis.nounPhrases[governed('at') ?? -1]?.kind === 'proper') return;
  if (isTakeover && governed('from') === undefined && clause.objects.every(isTime(analysis))) {
    nameVacatedPost(reading, clause, verb);
    return;
  }
  const [subject] = clause.subjects;
  const [gone, next] = isPassive
    ? [subject, governed('by')]
    : [isTakeover ? governed('from') : clause.objects[0], subject];
  const holder = entities.get(gone ?? -1);
  const successor = entities.get(next ?? -1);
  const last = analysis.nounPhrases[(isPassive ? next : gone) ?? -1];
  const end = tokens[(last?.end ?? 0) - 1]?.end;
  if (holder === undefined || end === undefined) return;
  const ofHolder = discourse.posts.filter((post) => post.holder === holder);
  // 'The director is Ann Lee, who succeeded Bob Ray'
  const ofSuccessor = discourse.posts.filter((post) => post.holder === successor);
  // 'Orsk has a new mayor: Ann Lee succeeded Bob Ray'
  const open = discourse.posts.filter((post) => post.holder === null && post.section === discourse.section);
  const held = [ofHolder, ofSuccessor, open].find(({ length }) => length > 0) ?? [];
  const [post] = held;
  const isClear =
    post !== undefined && held.every(({ title, body }) => sameTitle(title, post.title) && body === post.body);
  const { departure } = discourse;
  const isTimed = clause.prepositional.some(({ phrase }) => isTime(analysis)(phrase));
  const isThen =
    departure?.holder === holder &&
    discourse.sentence - departure.sentence === 1 &&
    verb.tense === 'past' &&
    !isTimed &&
    clause.times.length === 0;
  // 'He replaces Tom Ek, who was sacked in May': as what Tom was sacked, the next clause is to say
  if (
    isClear &&
    analysis.tokens[last?.end ?? -1]?.text === ',' &&
    analysis.tokens[(last?.end ?? 0) + 1]?.lower === 'who'
  ) {
    discourse.posts.push({ ...post, holder });
    return;
  }
  const text = `${isClear ? ` as ${post.title} of ${post.body}` : ''}${isThen ? ` ${departure.when}` : ''}`;
  if (text !== '') edits.push({ start: end, end, text });
  // whoever takes over from somebody in a post ends it, which the verb that names both says
  const from = clause.prepositional.find(({ phrase }) => phrase === gone)?.preposition;
  const isPlain = verb.tense === 'past' && verb.particle === verb.start + 1;
  if (isClear && isTakeover && isPlain && from === (verb.particle ?? -2) + 1)
    edits.push({ start: tokens[verb.start]?.start ?? 0, end: tokens[from]?.end ?? 0, text: 'succeeded' });
}

/** The one post that somebody was said to have; null where there are several or none. */
export function onlyPostOf({ discourse }: Reading, holder: Entity | undefined): ToldPost | null {
  const held = discourse.posts.filter((post) => post.holder === holder);
  const [post] = held;
  return post !== undefined &&
    held.every(({ title, body }) => sameTitle(title, post.title) && body === post.body)
    ? post
    : null;
}

/** 'Ann was its chair until 2012. Her son has held the position since': the one post that the sentences before told of. */
export function onlyPostTold({ discourse }: Reading): ToldPost | null {
  const told = discourse.posts.filter(({ section }) => section === discourse.section);
  const [post] = told;
  return post !== undefined &&
    told.every(({ title, body }) => sameTitle(title, post.title) && body === post.body)
    ? post
    : null;
}

const isTime =
  ({ nounPhrases }: SentenceAnalysis) =>
  (index: number) =>
    nounPhrases[index]?.kind === 'time';

/** 'Ann was its editor until March. Bo took over in April': somebody by name, in the one post that was told of. */
function nameVacatedPost(reading: Reading, { kind, subjects, head }: Clause, verb: VerbGroup): void {
  const { analysis, edits, entities } = reading;
  const index = kind === 'relative' ? head : subjects[0];
  const successor = entities.get(index ?? -1);
  const post = onlyPostTold(reading);
  const end = analysis.tokens[verb.particle ?? -1]?.end;
  const isSomebody =
    successor?.proper === true &&
    !/^(?:organization|place)$/.test(successor.kind) &&
    /\s/.test(successor.name);
  if (post === null || post.holder === successor || !isSomebody || end === undefined || verb.negated) return;
  edits.push({ start: end, end, text: ` as ${post.title} of ${post.body}` });
}

const taking = /^(?:join|come|start|take|accept|begin|serve|stay)$/;

/** 'Ann was announced as its coach, but she will not join after all': what she then is not. */
export function nameTurnedDown(reading: Reading, { kind, subjects, verb: index }: Clause): void {
  const { analysis, edits, entities } = reading;
  const { text, tokens, verbGroups } = analysis;
  const verb = verbGroups[index];
  const [start, behind] = [tokens[verb?.start ?? -1]?.start, tokens[verb?.end ?? -1]?.start];
  if (verb === undefined || start === undefined || behind === undefined) return;
  if (kind === 'relative' || !verb.negated || verb.tense === 'past' || !taking.test(verb.lemma)) return;
  const rest =
    /^(?:(?:up |on )?(?:the|this|that|her|his) (?:post|position|role|job|office) |up )?after all\b/u;
  const [said] = rest.exec(text.slice(behind)) ?? [];
  const post = onlyPostOf(reading, entities.get(subjects[0] ?? -1));
  if (said === undefined || post === null) return;
  edits.push({ start, end: behind + said.length, text: `is not ${post.title} of ${post.body}` });
}

const sameTitle = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
