import { type Clause, type SentenceAnalysis, textOf, type VerbGroup } from '../../language/analyze.ts';
import type { Reading } from '../reading.ts';
import type { ToldPost } from '../rewordings/posts.ts';
import type { Entity } from './discourse.ts';

/** 'She stepped down in 2020', 'was mayor from 1990 to 2001': whoever succeeds her does so then, and she succeeded others in 1990. */
export function noteDeparture({ analysis, discourse, entities }: Reading, clause: Clause): void {
  const { tokens, verbGroups, nounPhrases } = analysis;
  const verb = verbGroups[clause.verb];
  const holder = entities.get(clause.subjects[0] ?? -1);
  if (verb === undefined || holder === undefined || verb.negated || clause.subjects.length !== 1) return;
  const isOver = /^(?:resign|retire|leave|quit|die|step|stand)$/.test(verb.lemma);
  const begins =
    verb.voice === 'passive'
      ? /^(?:elect|appoint|name|choose|install|make)$/.test(verb.lemma)
      : /^(?:become|take)$/.test(verb.lemma);
  for (const { preposition, phrase } of clause.prepositional) {
    const time = nounPhrases[phrase];
    const word = tokens[preposition]?.lower ?? '';
    const said = time?.kind === 'time' ? textOf(analysis, time.start, time.end) : '';
    if (!/\b\d{4}$/.test(said)) continue;
    const then = {
      holder,
      when: `${/^\d{1,2} /.test(said) ? 'on' : 'in'} ${said}`,
      sentence: discourse.sentence,
    };
    if (isOver ? /^(?:in|on)$/.test(word) : /^(?:until|till|to)$/.test(word)) discourse.departure = then;
    else if (/^(?:from|since)$/.test(word) || (begins && /^(?:in|on)$/.test(word))) discourse.arrival = then;
  }
}

/** ' in 2001': when somebody followed another, as the sentence before told of the one's leaving or the other's beginning. */
function whenFollowed(
  { analysis, discourse }: Reading,
  clause: Clause,
  gone: Entity | undefined,
  next: Entity | undefined,
): string {
  const isTimed =
    clause.times.length > 0 || clause.prepositional.some(({ phrase }) => isTime(analysis)(phrase));
  if (isTimed || analysis.verbGroups[clause.verb]?.tense !== 'past') return '';
  const told = [
    { who: gone, moment: discourse.departure },
    { who: next, moment: discourse.arrival },
  ].find(
    ({ who, moment }) =>
      who !== undefined && moment?.holder === who && discourse.sentence - moment.sentence <= 2,
  );
  return told?.moment == null ? '' : ` ${told.moment.when}`;
}

/** 'Ben took over from her', 'Ben succeeded Ann': in the post that Ann, or else Ben, was said to have. */
export function nameSuccession(reading: Reading, clause: Clause): void {
  const { analysis, discourse, edits, entities } = reading;
  const { tokens, verbGroups } = analysis;
  const verb = verbGroups[clause.verb];
  if (verb === undefined) return;
  const governed = (word: string) =>
    clause.prepositional.find(({ preposition }) => tokens[preposition]?.lower === word)?.phrase;
  const isTakeover = verb.lemma === 'take' && tokens[verb.particle ?? -1]?.lower === 'over';
  if (!isTakeover && !/^(?:succeed|replace|follow)$/.test(verb.lemma)) return;
  if (governed('as') !== undefined) {
    dateSuccession(reading, clause, verb, governed('by'));
    return;
  }
  // 'was followed by a debate'
  if (verb.lemma === 'follow' && entities.get(clause.subjects[0] ?? -1)?.kind !== 'person') return;
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
  // 'The Orr Bridge replaced an older bridge and was opened by the mayor of Orsk': nobody took over a post
  if (!holder.proper && /^an?$/.test(tokens[last?.determiner ?? -1]?.lower ?? '')) return;
  if ([holder, successor].some((who) => /^(?:organization|place)$/.test(who?.kind ?? ''))) return;
  const ofHolder = discourse.posts.filter((post) => post.holder === holder);
  // 'The director is Ann Lee, who succeeded Bob Ray'
  const ofSuccessor = discourse.posts.filter((post) => post.holder === successor);
  // 'Orsk has a new mayor: Ann Lee succeeded Bob Ray'
  const open = discourse.posts.filter(
    // 'The museum has found its new director': the museum is none
    (post) =>
      (post.holder === null || post.holder.kind === 'organization') && post.section === discourse.section,
  );
  const held = [ofHolder, ofSuccessor, open].find(({ length }) => length > 0) ?? [];
  const [post] = held;
  const isClear =
    post !== undefined && held.every(({ title, body }) => sameTitle(title, post.title) && body === post.body);
  // 'He replaces Tom Ek, who was sacked in May': as what Tom was sacked, the next clause is to say
  if (
    isClear &&
    !isPassive &&
    analysis.tokens[last?.end ?? -1]?.text === ',' &&
    analysis.tokens[(last?.end ?? 0) + 1]?.lower === 'who'
  ) {
    discourse.notePost({ ...post, holder });
    return;
  }
  const when = whenFollowed(reading, clause, holder, successor);
  const text = `${isClear ? ` as ${post.title} of ${post.body}` : ''}${when}`;
  // 'was succeeded by Ann Lee, who served until 2015': the name is told again behind it
  const isTold =
    isPassive && tokens[last?.end ?? -1]?.text === ',' && tokens[(last?.end ?? 0) + 1]?.lower === 'who';
  const at = isTold ? tokens[verb.end - 1]?.end : end;
  if (text !== '' && at !== undefined) edits.push({ start: at, end: at, text });
  if (isClear && successor !== undefined) discourse.notePost({ ...post, holder: successor });
  // whoever takes over from somebody in a post ends it, which the verb that names both says
  const from = clause.prepositional.find(({ phrase }) => phrase === gone)?.preposition;
  const isPlain = verb.tense === 'past' && verb.particle === verb.start + 1;
  if (isClear && isTakeover && isPlain && from === (verb.particle ?? -2) + 1)
    edits.push({ start: tokens[verb.start]?.start ?? 0, end: tokens[from]?.end ?? 0, text: 'succeeded' });
}

/** 'was mayor from 1990 to 2001. She succeeded Bo Orr as mayor': when. */
function dateSuccession(reading: Reading, clause: Clause, verb: VerbGroup, by: number | undefined): void {
  const { edits, entities } = reading;
  const { tokens } = reading.analysis;
  const [subject, object] = [entities.get(clause.subjects[0] ?? -1), entities.get(clause.objects[0] ?? -1)];
  const [gone, next] = verb.voice === 'passive' ? [subject, entities.get(by ?? -1)] : [object, subject];
  const post = onlyPostOf(reading, next) ?? onlyPostOf(reading, gone);
  const said = textOf(reading.analysis, clause.start, clause.end);
  const isSame = post !== null && said.includes(post.title) && verb.lemma !== 'take';
  const when = isSame ? whenFollowed(reading, clause, gone, next) : '';
  const last = tokens[clause.end - 1];
  const end = last?.pos === 'PUNCT' ? last.start : last?.end;
  if (when !== '' && end !== undefined) edits.push({ start: end, end, text: when });
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

/** Posts are told again in any case: 'Managing Director', 'the managing director'. */
export const sameTitle = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** 'acting chair' where a chairman was told of: one post, whoever has it for a while. */
export const likeTitle = (a: string, b: string) => plainTitle(a) === plainTitle(b);

const plainTitle = (title: string) =>
  title
    .toLowerCase()
    .replace(/^(?:acting|interim|temporary|caretaker|permanent|new) /, '')
    .replace(/\b(chair|spokes)(?:man|woman|person)$/, '$1');
