import { type Drafts, plainMood } from '../draft.ts';
import { holdersOf } from '../holders.ts';
import type { LearntAlias, Mention } from '../normalized-claim.ts';
import { attributePredicate, predicateOf } from '../predicates.ts';
import { givenName, headLemma, nameOf, rangeText, type Scene, termOf, verbOf } from '../scene.ts';
import type { Frame } from '../verbs/frame.ts';

import { typeOfName } from './name-types.ts';

/** 'X is also known as Y', 'X, formerly Y', 'X, better known as Y', 'Y stands for X': two names of one thing. */
export function readNaming(scene: Scene, frame: Frame, aliases: LearntAlias[], drafts: Drafts): boolean {
  const { tokens, nounPhrases } = scene.analysis;
  const { lemma, clause } = frame;
  const verb = verbOf(scene, clause);
  // 'a novel titled Salt Road': the phrase bears the name
  const [bearer] = frame.subjects;
  if (
    bearer !== undefined &&
    givenName(scene, bearer) !== null &&
    termOf(scene, bearer).phrase.end === verb.start
  )
    return true;
  // 'Ben is standing in for Elena' is no short form of her name
  if (lemma === 'stand' && tokens[verb.end]?.lower === 'for') {
    const [short] = names(scene, frame.subjects);
    const [long] = names(
      scene,
      frame.prepositional.filter(({ word }) => word === 'for').map(({ phrase }) => phrase),
    );
    // 'ABB stands for Asea Brown Boveri': nobody, whatever the words look like
    const isBody = long?.type === 'person' && !long.isTypeCertain && /^\p{Lu}{2,}$/u.test(short?.name ?? '');
    return learn(isBody ? { ...long, type: 'organization' } : long, short, 'abbreviation', aliases);
  }
  if (lemma === 'go' && frame.directs.length === 0) {
    const by = frame.prepositional.filter(({ word }) => word === 'by').map(({ phrase }) => phrase);
    const [name] = names(scene, frame.subjects);
    const [other] = names(scene, by);
    if (by.length === 1 && other !== undefined) return learn(name, other, 'variant', aliases);
  }
  if (lemma === 'be' && bearer !== undefined) return readMaidenName(scene, frame, bearer, aliases, drafts);
  if (/^(?:rename|rebrand|retitle)$/.test(lemma)) return readRenaming(scene, frame, aliases, drafts);
  if (lemma === 'change' && frame.directs.some((index) => headLemma(scene, index) === 'name'))
    return readRenaming(scene, frame, aliases, drafts);
  if (lemma === 'become' && isBecomingAnother(scene, frame))
    return readRenaming(scene, frame, aliases, drafts);
  const known = lemma === 'know' || lemma === 'abbreviate' || lemma === 'refer';
  const called = lemma === 'call' || lemma === 'nickname' || lemma === 'dub';
  if (!(known || called) || verb.voice !== 'passive') return false;
  const [name] = names(scene, frame.subjects);
  // people are known as something, things are called something
  const isPerson = name !== undefined && (name.type === 'person' || typeOfName(name.name).type === 'person');
  const [named] = clause.objects.flatMap((index) => nameOf(scene, index) ?? []);
  // 'Julia Sand has been called Julia Beck since her wedding'
  const isRenamed = named !== undefined && named.name.split(' ')[0] === name?.name.split(' ')[0];
  if (called && lemma === 'call' && isPerson && !isRenamed) return false;
  const target = known
    ? frame.prepositional.filter(({ word }) => word === 'as' || word === 'to')
    : clause.objects.map((phrase) => ({ word: '', phrase }));
  // 'known to his friends as Beto'
  const other = target.find(({ word }) => word === 'as') ?? target[0];
  if (name === undefined || other === undefined) return false;
  const { mention, phrase } = termOf(scene, other.phrase);
  if (mention === null && !/^\p{Lu}/u.test(tokens[phrase.head]?.text ?? '')) return false;
  // a name may run on over 'of': 'the Kingdom of the West'
  const next = nounPhrases[other.phrase + 1];
  const end = next?.attachedTo === other.phrase && next.kind === 'proper' ? next.end : phrase.end;
  const alias = rangeText(scene, phrase.start, end).replace(/^(?:the|a|an)\s+/i, '');
  const isFormer = tokens
    .slice(Math.max(0, verb.start - 1), verb.end)
    .some(({ lower }) => /^(?:formerly|previously|originally)$/.test(lower));
  // 'was known as Orla until 1920'
  const isOver = verb.tense === 'past' && /^(?:until|till)$/.test(tokens[end]?.lower ?? '');
  if (isFormer || isOver) keepFormerName(name, alias, drafts, isOver ? frame.clause : null);
  else if (lemma === 'know' && frame.mood.polarity === 'affirmed' && frame.mood.modality === 'asserted')
    keepOtherName(name, alias, drafts);
  return learn(name, { ...name, name: alias }, 'variant', aliases);
}

/** 'Merrow Foods, formerly Sallow Dairies': that it had that name is kept beside the name. */
export function keepFormerName(
  owner: Mention,
  name: string,
  drafts: Drafts,
  clause: Frame['clause'] | null = null,
): void {
  keepName('former_name', owner, `${owner.name} was formerly called ${name}`, drafts, clause);
}

/** 'Leona Briggs is better known as DJ Marble': that she is, is kept beside the name. */
function keepOtherName(owner: Mention, name: string, drafts: Drafts): void {
  keepName('other_name', owner, `${owner.name} is also known as ${name}`, drafts);
}

function keepName(
  attribute: string,
  owner: Mention,
  text: string,
  drafts: Drafts,
  clause: Frame['clause'] | null = null,
): void {
  drafts.add({
    predicate: attributePredicate(attribute),
    spec: null,
    subject: owner,
    object: null,
    text,
    effect: 'state',
    mood: plainMood,
    clause,
    isUnique: false,
  });
}

function names(scene: Scene, indices: readonly number[]): Mention[] {
  return indices.flatMap((index) => nameOf(scene, index) ?? []);
}

function learn(
  name: Mention | undefined,
  alias: Mention | undefined,
  origin: LearntAlias['origin'],
  aliases: LearntAlias[],
): boolean {
  if (name === undefined || alias === undefined || name.name === alias.name) return false;
  aliases.push({ name: name.name, alias: alias.name, type: name.type, origin });
  return true;
}

/** "Petra Halas's maiden name was Novak": she was called by her first name and that. */
function readMaidenName(
  scene: Scene,
  { clause, mood }: Frame,
  subject: number,
  aliases: LearntAlias[],
  drafts: Drafts,
): boolean {
  const { phrase } = termOf(scene, subject);
  const [holder] = holdersOf(scene, subject);
  const [surname] = clause.objects.flatMap((index) => nameOf(scene, index)?.name ?? []);
  const said = rangeText(scene, phrase.start, phrase.end);
  if (holder === undefined || surname === undefined || !/\b(?:maiden|birth) name$/.test(said)) return false;
  if (/\s/.test(surname) || !/\s/.test(holder.name) || mood.polarity === 'negated') return false;
  const before = holder.name.replace(/\S+$/, surname);
  keepFormerName(holder, before, drafts);
  return learn(holder, { ...holder, name: before }, 'variant', aliases);
}

/** 'Orr Rovers became Orley City in 1894': a body that has another name from then on, and not what it came to be. */
function isBecomingAnother(scene: Scene, { subjects, clause, mood }: Frame): boolean {
  const [first, ...others] = clause.objects.filter((index) => termOf(scene, index).phrase.kind !== 'time');
  const [subject] = names(scene, subjects);
  if (first === undefined || others.length > 0 || subjects.length !== 1 || mood.polarity === 'negated')
    return false;
  const { mention, phrase, descriptor } = termOf(scene, first);
  return (
    subject?.type === 'organization' &&
    mention !== null &&
    descriptor === null &&
    phrase.possessor === null &&
    phrase.determiner === null &&
    phrase.kind === 'proper' &&
    (mention.type === 'organization' || (mention.type === 'place' && /\s/.test(mention.name)))
  );
}

/** 'Twitter was renamed X', 'Acme changed its name to Beta': both names mean it; that it was renamed is kept beside. */
function readRenaming(scene: Scene, frame: Frame, aliases: LearntAlias[], drafts: Drafts): boolean {
  const { clause, mood, lemma } = frame;
  const spec = predicateOf('renamed_to');
  const to = frame.prepositional
    .filter(({ word }) => word === 'to' || word === 'as')
    .map(({ phrase }) => phrase);
  const isBecoming = lemma === 'become';
  const behind =
    lemma === 'change' ? to : [...to, ...clause.objects.slice(frame.passive || isBecoming ? 0 : 1)];
  const renamed =
    frame.passive || lemma === 'change' || isBecoming || frame.directs.length === 0
      ? frame.subjects
      : frame.directs.slice(0, 1);
  const [bearer] = names(scene, renamed);
  // 'Tarn Mutual changed its name': nobody, whatever the words look like
  const isIts = frame.directs.some(
    (index) => scene.analysis.tokens[termOf(scene, index).phrase.start]?.lower === 'its',
  );
  const name =
    isIts && bearer?.type === 'person' && !bearer.isTypeCertain
      ? { ...bearer, type: 'organization' as const }
      : bearer;
  const [next] = behind;
  if (name === undefined || next === undefined || spec === undefined || mood.modality === 'hedged')
    return false;
  const { mention } = termOf(scene, next);
  if (mention === null || mention.name === name.name) return false;
  drafts.add({
    predicate: spec.name,
    spec,
    subject: name,
    object: null,
    text: mention.name,
    effect: 'state',
    mood,
    clause,
    isUnique: false,
  });
  // both names mean it now, and only this tells which of them was the earlier
  if (mood.polarity === 'affirmed') {
    keepFormerName({ ...name, name: mention.name, surface: mention.surface }, name.name, drafts, clause);
    aliases.push({ name: name.name, alias: mention.name, type: name.type, origin: 'variant' });
  }
  return true;
}
