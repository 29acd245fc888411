import type { Token } from '../../language/analyze.ts';
import { coordinatedPhrases } from '../coordination.ts';
import { type Drafts, fitOf, objectFit, plainMood } from '../draft.ts';
import { holdersOf } from '../holders.ts';
import { isToldBySize, readKind } from '../names/kinds.ts';
import { isInsideName } from '../names/name-runs.ts';
import { classNounType, isDemonym } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import { bodiesOf } from '../posts/post-holders.ts';
import { isJobTitle } from '../posts/post-ranks.ts';
import { addPost, formerIn, isBetweenPeople, isJobThere, isSupposed, postOf } from '../posts/posts.ts';
import { isScientific, type NounReading, predicateOf } from '../predicates.ts';
import { mentionOfName, possessorOf, rangeText, type Scene, termOf, valueText } from '../scene.ts';
import type { Term } from '../term.ts';
import { byItself, type Meant } from '../verbs/meant.ts';
import type { Mood } from '../verbs/moods.ts';
import type { Effect } from '../verbs/patterns.ts';
import { association } from '../verbs/verb-relations.ts';
import { appositionBehind, isAge } from './appositions.ts';
import { fittingReading, isOfField, readDescriptor } from './descriptors.ts';
import { makingNouns, readMaker } from './makers.ts';
import { readKeeper } from './ownership.ts';
import { readSeat } from './seats.ts';

/**
 * 'S is (the) N of O' for a name S and a relational phrase: posts, kin, capitals, parts. True where the phrase told a
 * relation.
 */
export function readRelationalPhrase(
  scene: Scene,
  index: number,
  named: readonly Mention[],
  meant: Meant,
  drafts: Drafts,
  shared: readonly Mention[] = [],
): boolean {
  const term = termOf(scene, index);
  const { tokens } = scene.analysis;
  const post = postOf(scene, index);
  // 'the hotel's manager': of a thing a manager is a post, of a person the boss
  const isManager =
    term.noun === 'manager' &&
    !isJobThere(scene, index) &&
    !holdersOf(scene, index).some(({ type }) => type === 'person');
  if ((post === null || post.spec === null) && isManager && readManager(scene, index, named, meant, drafts))
    return true;
  const isFirm = post?.spec === null && isToldBySize(scene, index, named);
  if (
    post !== null &&
    !isFirm &&
    (post.spec !== null || term.relation === null || isJobThere(scene, index))
  ) {
    const people = named.filter(
      (mention) => fitOf(mention, ['person']) >= 1 && !isDemonym(mention.name.toLowerCase()),
    );
    if (people.length > 0) {
      for (const person of people)
        addPost(
          scene,
          person,
          post,
          meant.mood,
          meant.effect,
          meant.clause,
          drafts,
          bodiesOf(scene, post, shared),
        );
      return true;
    }
  }
  if (term.relation === null) return false;
  // 'the largest employer in Hull' is not where Hull works
  const isRanked = tokens
    .slice(term.phrase.start, term.phrase.head)
    .some(({ lower }) => /(?:est|main|major|large|top)$/.test(lower));
  // 'ESTEC is ESA's largest site' does not say where ESA is
  const isAmongOthers = /^(?:employer|site|venue|location|university|school|college)$/.test(term.noun);
  if (isAmongOthers && isRanked) return false;
  // 'a concert venue in Hull', 'a school in York' is one there, 'the venue of the fair' is where that is
  const article = tokens[term.phrase.determiner ?? -1]?.lower ?? '';
  const isOf = scene.analysis.nounPhrases.some(({ attachedTo }) => attachedTo === index);
  if (/^an?$/.test(article) && !isOf && term.relation.readings.every(({ as }) => as === 'attribute'))
    return false;
  const effect: Effect = formerIn(tokens, term.phrase.start, term.phrase.head + 1) ? 'end' : meant.effect;
  const mood: Mood = isSupposed(tokens, term.phrase) ? { ...meant.mood, modality: 'hedged' } : meant.mood;
  const own = holdersOf(scene, index);
  const holders = own.length > 0 ? own : shared;
  // 'a dentist in Lugano', 'a teacher from Lublin': where somebody works, not whose dentist it is; 'a speaker at the fair' speaks no fair
  const isThere = !isOf && /^(?:in|at|near|from)$/.test(tokens[term.phrase.end]?.lower ?? '');
  let told = false;
  for (const holder of holders) {
    for (const mention of named) {
      const reading = fittingReading(term.relation.readings, mention, holder);
      if (reading === null) continue;
      const { predicate, as } = reading;
      if (isThere && own.length > 0 && (isBetweenPeople(predicate) || predicate.name === 'speaks')) continue;
      if (predicate.name === 'reports_to' && isManagerOfField(tokens, term.relation.span)) continue;
      // 'Leeds's bus operator' runs the buses there, and not Leeds
      if (predicate.name === 'manages' && holder.type === 'place' && isOfField(tokens, term.relation.span))
        continue;
      if (holder.type === 'concept' && !isScientific(predicate.name)) continue;
      const [subject, object] = as === 'holder' ? [mention, holder] : [holder, mention];
      if (predicate.object === 'value')
        drafts.add({
          predicate: predicate.name,
          spec: predicate,
          subject,
          object: null,
          text: object.name,
          isUnique: false,
          ...meant,
          effect,
          mood,
        });
      else
        drafts.add({
          predicate: predicate.name,
          spec: predicate,
          subject,
          object,
          text: null,
          isUnique: false,
          ...meant,
          effect,
          mood,
        });
      // 'is a goalkeeper at Brno Stars': for whom she plays, and as what
      if (predicate.name === 'plays_for' && /^an?$/.test(article))
        drafts.add({
          predicate: 'occupation',
          spec: predicateOf('occupation') ?? null,
          subject,
          object: null,
          text: `${article} ${term.noun}`,
          isUnique: false,
          ...meant,
          effect,
          mood,
        });
      told = true;
    }
  }
  return told;
}

/** 'Tom's account manager', 'the new branch manager': of a field, unlike a line manager. */
function isManagerOfField(tokens: readonly Token[], { start, end }: { start: number; end: number }): boolean {
  const field = tokens[start - 1];
  return tokens[end - 1]?.lower === 'manager' && field?.pos === 'NOUN' && field.text === field.lower;
}

/** 'the manager of the Blue Anchor': of a thing, not the boss of a person. */
export function readManager(
  scene: Scene,
  index: number,
  named: readonly Mention[],
  meant: Meant,
  drafts: Drafts,
): boolean {
  const manages = predicateOf('manages');
  const holders = holdersOf(scene, index).filter(
    (holder) =>
      holder.type !== 'person' &&
      manages !== undefined &&
      manages.object !== 'value' &&
      objectFit(holder, manages.object) > 0,
  );
  const people = named.filter((mention) => fitOf(mention, ['person']) >= 1);
  if (manages === undefined || holders.length === 0 || people.length === 0) return false;
  const { tokens } = scene.analysis;
  const { phrase } = termOf(scene, index);
  const isOver = formerIn(tokens, phrase.start, phrase.head + 1);
  const effect: Effect = isOver ? 'end' : meant.effect;
  // 'the manager of the sales team at Orr' does not run Orr
  const isOfPart = /^(?:at|in|for)$/.test(
    tokens[scene.analysis.nounPhrases[index + 1]?.end ?? -1]?.lower ?? '',
  );
  const [person] = people;
  if (isOfPart && person !== undefined && readKeeper(scene, person, index, { ...meant, effect }, drafts))
    return true;
  for (const subject of people)
    for (const object of holders)
      drafts.add({
        predicate: manages.name,
        spec: manages,
        subject,
        object,
        text: null,
        isUnique: false,
        ...meant,
        effect,
      });
  return true;
}

/** Which of a noun's readings makes it an attribute of one of `holders` ('phone number' of a person), if one does. */
export function attributeReading(
  readings: readonly NounReading[],
  holders: readonly Mention[],
): NounReading | undefined {
  return readings.find(
    ({ predicate, as }) =>
      as === 'attribute' && holders.some((holder) => fitOf(holder, predicate.subject) > 0),
  );
}

/** What noun phrases say on their own: descriptions in front of names, appositions, possessives, '-based'. */
export function readNounPhrases(scene: Scene, drafts: Drafts): void {
  for (const term of scene.terms) {
    const { phrase } = term;
    if (isInsideName(scene.analysis, phrase)) continue;
    readDescriptor(scene, phrase.index, drafts);
    readApposition(scene, phrase.index, drafts);
    readAge(scene, phrase.index, drafts);
    readAffiliation(scene, phrase.index, drafts);
    readBase(scene, phrase.index, drafts);
    readMaker(scene, phrase.index, drafts);
    readSeat(scene, phrase.index, drafts);
  }
}

/** 'Jane Doe of the University of Oslo', 'of the Tern Platform team': where somebody belongs. */
function readAffiliation(scene: Scene, index: number, drafts: Drafts): void {
  const { mention } = termOf(scene, index);
  const body = scene.analysis.nounPhrases.find((other) => other.attachedTo === index);
  const team = body === undefined ? null : namedTeam(scene, body.index);
  const isPerson = mention?.type === 'person' && mention.isTypeCertain && !/\d/.test(mention.name);
  const mayBe =
    team !== null && /^(?:person|thing)$/.test(mention?.type ?? '') && / /.test(mention?.name ?? '');
  if (mention === null || !(isPerson || mayBe)) return;
  const employer = team ?? (body === undefined ? null : (termOf(scene, body.index).mention ?? null));
  const isMember = team !== null || association.test(employer?.name ?? '');
  const spec = predicateOf(isMember ? 'member_of' : 'works_at');
  if (employer === null || spec === undefined || employer.type !== 'organization' || !employer.isTypeCertain)
    return;
  drafts.add({
    predicate: spec.name,
    spec,
    subject: mention,
    object: employer,
    text: null,
    effect: 'state',
    mood: plainMood,
    clause: null,
    isUnique: false,
  });
}

/** 'the Tern Platform team' */
function namedTeam(scene: Scene, index: number): Mention | null {
  const { phrase } = termOf(scene, index);
  const name = valueText(scene, index);
  const isTeam =
    phrase.determiner !== null && phrase.possessor === null && /^(?:\p{Lu}[\p{L}\p{N}]*\s)+team$/u.test(name);
  return isTeam ? mentionOfName(name, 'organization') : null;
}

/** 'Jane Doe, the CEO of Acme,' – 'Acme's CEO, Jane Doe,' – 'Rex, a dog,' – 'the company's founder Jane Doe'. */
function readApposition(scene: Scene, index: number, drafts: Drafts): void {
  const first = termOf(scene, index);
  const next = appositionBehind(scene, index);
  if (next === null) return;
  const second = termOf(scene, next);
  if (first.mention !== null && second.mention === null) {
    // 'The mayor of Orsk, a former teacher, …': no town taught
    const post = scene.terms[first.phrase.attachedTo ?? -1];
    const isOfHolder = post !== undefined && postOf(scene, post.phrase.index) !== null;
    if (isOfHolder && first.mention.type !== 'person' && classNounType(second.noun) === 'person') return;
    const described = [next, ...coordinatedPhrases(scene, next)];
    let told = false;
    const shared =
      described
        .filter((phrase) => !isOfPrize(termOf(scene, phrase)))
        .map((phrase) => holdersOf(scene, phrase))
        .find((holders) => holders.length > 0) ?? [];
    for (const phrase of described)
      told = readRelationalPhrase(scene, phrase, [first.mention], byItself, drafts, shared) || told;
    if (!told) readKind(scene, first.mention, next, byItself, drafts);
    return;
  }
  const made = predicateOf(makingNouns[first.noun] ?? '');
  const maker = made === undefined || first.mention !== null ? null : possessorOf(scene, first.phrase);
  if (made !== undefined && maker !== null && second.mention !== null && fitOf(maker, made.subject) >= 2) {
    // 'Strand's third symphony, Northern Lights'
    drafts.hold(made, maker, { ...second.mention, type: 'work', isTypeCertain: true });
    return;
  }
  // 'Acme's lawyer, Ann Lee', 'the plumber, Ernst Weil'
  const isJob =
    first.relation === null &&
    (first.phrase.possessor !== null || isJobTitle(scene.analysis.tokens, first.phrase, first.noun)) &&
    postOf(scene, index) !== null;
  if (first.mention === null && second.mention !== null && (first.relation !== null || isJob)) {
    const plural = first.phrase.plural;
    const names = plural ? [next, ...coordinatedPhrases(scene, next)] : [next];
    const named = names.flatMap((phrase) => termOf(scene, phrase).mention ?? []);
    const told = readRelationalPhrase(scene, index, named, byItself, drafts);
    if (!told && first.phrase.possessor === null) return;
  }
}

/** 'Nobel laureate': what was won employs nobody, 'an economist and Nobel laureate' not either. */
function isOfPrize({ relation }: Term): boolean {
  return relation?.readings.some(({ predicate }) => predicate.name === 'won') ?? false;
}

/** 'Jane Doe, 54, …': her age when it was written. */
function readAge(scene: Scene, index: number, drafts: Drafts): void {
  const { mention, phrase } = termOf(scene, index);
  const next = scene.analysis.nounPhrases[index + 1];
  const spec = predicateOf('age');
  if (
    mention === null ||
    spec === undefined ||
    next === undefined ||
    fitOf(mention, ['person']) < 2 ||
    !isAge(scene, next, phrase.end)
  )
    return;
  drafts.add({
    predicate: 'age',
    spec,
    subject: mention,
    object: null,
    text: valueText(scene, next.index),
    effect: 'state',
    mood: plainMood,
    clause: null,
    isUnique: false,
  });
}

function opensPlace({ text, pos }: Token): boolean {
  return pos === 'PROPN' || /^(?:New|North|South|East|West|Great|Little|Upper|Lower|Old)$/.test(text);
}

/** 'Berlin-based Foo Labs', 'the London-headquartered bank Bar'. */
function readBase(scene: Scene, index: number, drafts: Drafts): void {
  const { tokens } = scene.analysis;
  const { phrase, mention } = termOf(scene, index);
  const named = mention ?? scene.referents.get(index) ?? appositionName(scene, index);
  if (named === null) return;
  for (let i = phrase.start; i < phrase.end; i++) {
    const match = /^(\p{Lu}[\p{L}\p{N}_.'’-]*)-(based|headquartered|born)$/u.exec((tokens[i] as Token).text);
    // 'Ghanaian-born' names no place
    if (match === null || isDemonym((match[1] ?? '').toLowerCase())) continue;
    let start = i;
    // 'New York-based', 'San Francisco-based'
    while (start > phrase.start && opensPlace(tokens[start - 1] as Token)) start--;
    const place = `${rangeText(scene, start, i)} ${match[1]}`.trim();
    const predicate =
      match[2] === 'born'
        ? 'born_in'
        : named.type === 'person' && match[2] === 'based'
          ? 'lives_in'
          : 'headquartered_in';
    drafts.add({
      predicate,
      spec: predicateOf(predicate) ?? null,
      subject: named,
      object: mentionOfName(place, 'place'),
      text: null,
      effect: 'state',
      mood: plainMood,
      clause: null,
      isUnique: false,
    });
  }
}

function appositionName(scene: Scene, index: number): Mention | null {
  const next = appositionBehind(scene, index);
  return next === null ? null : termOf(scene, next).mention;
}

/** 'Ana's favourite film': one of its kind, by its noun. */
export function isFavourite(scene: Scene, index: number): boolean {
  const { phrase } = termOf(scene, index);
  const before = scene.analysis.tokens[phrase.head - 1];
  return before !== undefined && /^favou?rite$/.test(before.lower);
}
