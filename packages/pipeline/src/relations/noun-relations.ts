import type { Token } from '../language/analyze.ts';
import { appositionBehind, isAge } from './appositions.ts';
import { type Drafts, fitOf, objectFit, plainMood } from './draft.ts';
import { readKind } from './kinds.ts';
import { makingNouns, readMaker } from './makers.ts';
import { byItself, type Meant } from './meant.ts';
import { isInsideName } from './name-runs.ts';
import { isDemonym, isOccupationNoun, typeOfName } from './name-types.ts';
import type { Mention } from './normalized-claim.ts';
import { isTrade } from './occupations.ts';
import type { Effect } from './patterns.ts';
import { bodiesOf, publicOffices } from './post-holders.ts';
import { servesField } from './post-ranks.ts';
import { addPost, formerIn, isBetweenPeople, isJobThere, postOf, titleOf } from './posts.ts';
import { isPost, isScientific, type NounReading, predicateOf } from './predicates.ts';
import { nounLemma } from './relational-nouns.ts';
import {
  coordinatedNames,
  coordinatedPhrases,
  holdersOf,
  isFieldOf,
  mentionOfName,
  nameOf,
  possessorOf,
  rangeText,
  type Scene,
  termOf,
  valueText,
} from './scene.ts';
import { readSeat } from './seats.ts';
import { association } from './verb-relations.ts';

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
  if (post !== null && (post.spec !== null || term.relation === null || isJobThere(scene, index))) {
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
  const isAmongOthers = /^(?:employer|site|venue|location)$/.test(term.noun);
  if (isAmongOthers && isRanked) return false;
  // 'a concert venue in Hull', 'a school in York' is one there, 'the venue of the fair' is where that is
  const article = tokens[term.phrase.determiner ?? -1]?.lower ?? '';
  const isOf = scene.analysis.nounPhrases.some(({ attachedTo }) => attachedTo === index);
  if (/^an?$/.test(article) && !isOf && term.relation.readings.every(({ as }) => as === 'attribute'))
    return false;
  const effect: Effect = formerIn(tokens, term.phrase.start, term.phrase.head + 1) ? 'end' : meant.effect;
  const own = holdersOf(scene, index);
  const holders = own.length > 0 ? own : shared;
  // 'a dentist in Lugano': where somebody works, not whose dentist it is
  const isThere = !isOf && /^(?:in|at|near)$/.test(tokens[term.phrase.end]?.lower ?? '');
  let told = false;
  for (const holder of holders) {
    for (const mention of named) {
      const reading = fittingReading(term.relation.readings, mention, holder);
      if (reading === null) continue;
      const { predicate, as } = reading;
      if (isThere && own.length > 0 && isBetweenPeople(predicate)) continue;
      if (predicate.name === 'reports_to' && isManagerOfField(tokens, term.relation.span)) continue;
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
        effect: isOver ? 'end' : meant.effect,
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

/** The reading of a relational noun whose signature fits best: `named` is the N of `holder`. */
export function fittingReading(
  readings: readonly NounReading[],
  named: Mention,
  holder: Mention,
): NounReading | null {
  let best: NounReading | null = null;
  let bestFit = 0;
  for (const reading of readings) {
    const { predicate, as } = reading;
    const [subject, object] = as === 'holder' ? [named, holder] : [holder, named];
    // a thing has a manager and a language, but reports to nobody and does not speak
    if (/^(?:reports_to|speaks)$/.test(predicate.name) && as === 'attribute' && subject.type !== 'person')
      continue;
    // 'his wife is Italian' names nobody
    const types = as === 'holder' ? predicate.subject : predicate.object;
    if (types.includes('person') && isDemonym(named.name.toLowerCase())) continue;
    const fit = predicate.object === 'value' ? 1 : objectFit(object, predicate.object);
    const subjectFit = fitOf(subject, predicate.subject);
    if (subjectFit === 0 || fit === 0) continue;
    if (subjectFit + fit > bestFit) {
      best = reading;
      bestFit = subjectFit + fit;
    }
  }
  return best;
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

/** 'Acme is led by CEO Jane Doe': the post is where she leads. */
function ledBy(scene: Scene, index: number): Mention[] {
  const { clauses, verbGroups } = scene.analysis;
  const clause = clauses.find(
    (candidate) =>
      candidate.subjects.includes(index) ||
      candidate.objects.includes(index) ||
      candidate.prepositional.some(({ phrase }) => phrase === index),
  );
  const verb = clause === undefined ? undefined : verbGroups[clause.verb];
  if (
    clause === undefined ||
    verb === undefined ||
    !/^(?:lead|head|run|manage|found|represent|chair)$/.test(verb.lemma)
  )
    return [];
  const others = [...clause.subjects, ...clause.objects].filter((other) => other !== index);
  return others
    .flatMap((other) => nameOf(scene, other) ?? [])
    .filter((other) => fitOf(other, ['organization']) >= 2);
}

/** 'Jane Doe of the University of Oslo', 'of the Tern Platform team': where somebody belongs. */
function readAffiliation(scene: Scene, index: number, drafts: Drafts): void {
  const { mention } = termOf(scene, index);
  const body = scene.analysis.nounPhrases.find((other) => other.attachedTo === index);
  const team = body === undefined ? null : namedTeam(scene, body.index);
  const isPerson = mention?.type === 'person' && mention.isTypeCertain;
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

const isKin =
  /^(?:grand|step|god)?(?:mother|father|mum|mom|dad|ma|pa|parent|son|daughter|child|twin|uncle|niece|nephew|wife|husband|girlfriend|boyfriend|spouse|sibling)s?(?:-in-law)?$/;

/** What firms are called by what they do; a person with such a trade has a first name that tells it. */
const trading =
  /^(?:supplier|maker|manufacturer|producer|provider|retailer|distributor|carrier|lender|insurer|vendor|wholesaler|brewer|carmaker|chipmaker|drugmaker|subcontractor|reseller|utility|startup|start-up)$/;

/** Trades whose nouns also tell who made a thing; in front of them a name is rather where somebody works. */
const tradesOfMakers =
  /^(?:architect|builder|developer|designer|writer|playwright|songwriter|screenwriter|composer|painter|sculptor|inventor)$/;

/** Those who work for themselves as a rule. */
const ownTrades =
  /^(?:architect|builder|writer|playwright|songwriter|screenwriter|composer|painter|sculptor|inventor|novelist|poet|potter|farmer|baker|photographer)$/;

/** 'Leo' of 'her sons Tom and Leo founded Loom', and not Loom. */
function namesJoinedTo(scene: Scene, index: number): Mention[] {
  return termOf(scene, index).phrase.governor === null
    ? coordinatedPhrases(scene, index).flatMap((other) => nameOf(scene, other) ?? [])
    : coordinatedNames(scene, index);
}

/** 'Acme CEO Jane Doe', 'her husband Bob', 'the German painter Max Ernst'. */
function readDescriptor(scene: Scene, index: number, drafts: Drafts): void {
  const term = termOf(scene, index);
  const { mention, relation, descriptor, phrase } = term;
  if (mention === null || descriptor === null) return;
  const { tokens } = scene.analysis;
  const effect: Effect = formerIn(tokens, phrase.start, descriptor.end) ? 'end' : 'state';
  if (relation !== null && relation.span.end <= descriptor.end) {
    const reading = relation.readings.find(({ predicate, as }) => as === 'holder' && isPost(predicate.name));
    const holders = holdersOf(scene, index);
    if (reading !== undefined) {
      const post = {
        phrase: index,
        // 'Orr's security chief Ann Lee': one of several there
        spec: servesField(tokens, relation.span) ? null : reading.predicate,
        title: titleOf(scene, relation.span),
        holders,
        effect,
        isFuture: false,
      };
      // 'Halm was founded by King Erik III', of whatever land he was king
      const isPublic = publicOffices.test(reading.predicate.name);
      const led = holders.length > 0 || isPublic ? [] : ledBy(scene, index);
      if (holders.length + led.length > 0)
        addPost(scene, mention, post, plainMood, effect, null, drafts, led);
      return;
    }
    // 'her sons Tom and Leo'
    const noun = tokens[relation.span.end - 1] as Token;
    const others = nounLemma(noun) === noun.lower ? [] : namesJoinedTo(scene, index);
    // 'Leeds architect Ann Poe' is an architect from Leeds, and 'Low Tide author Ann Poe' no author from Low Tide
    const isTrade = phrase.possessor === null && tradesOfMakers.test(nounLemma(noun));
    // "Orr's buyer Ann Poe" buys for Orr
    const isBuyer = relation.noun === 'buyer' && mention.type === 'person';
    const made = isBuyer
      ? []
      : isTrade
        ? holders.filter(({ type, isTypeCertain }) => isTypeCertain && /^(?:work|product)$/.test(type))
        : holders;
    for (const [holder, named] of made.flatMap((one) =>
      [mention, ...others].map((other) => [one, other] as const),
    )) {
      const fit = fittingReading(relation.readings, named, holder);
      if (fit === null) continue;
      const [subject, object] = fit.as === 'holder' ? [named, holder] : [holder, named];
      drafts.add({
        predicate: fit.predicate.name,
        spec: fit.predicate,
        subject,
        object: fit.predicate.object === 'value' ? null : object,
        text: fit.predicate.object === 'value' ? object.name : null,
        effect,
        mood: plainMood,
        clause: null,
        isUnique: false,
      });
    }
    if (
      made.length > 0 ||
      mention.type !== 'person' ||
      relation.readings.some(({ as }) => as === 'attribute')
    )
      return;
  }
  // 'the painter Max Ernst', 'Google engineer Ann Lee'
  const last = tokens[descriptor.end - 1] as Token;
  // 'Lady McCrae'
  if (mention.type !== 'person' || last.pos !== 'NOUN' || /^(?:Lady|Lord|Dame|Sir)$/.test(last.text)) return;
  const text = rangeText(scene, descriptor.start, descriptor.end);
  const owner = possessorOf(scene, phrase) ?? leadingName(scene, descriptor.start, descriptor.end - 1);
  // 'the Leeds architect Ann Poe', 'the Norrby writer Carl Orr': rather where they are from
  const isFrom =
    owner !== null &&
    phrase.possessor === null &&
    (owner.type === 'place' || (!owner.isTypeCertain && ownTrades.test(nounLemma(last))));
  // 'Rafa's mate Iker' works nowhere that is told
  const isJob =
    phrase.possessor === null || isOccupationNoun(nounLemma(last)) || owner?.isTypeCertain === true;
  if (owner !== null && !isFrom && isJob && fitOf(owner, ['organization']) >= 2) {
    const works = predicateOf('works_at') ?? null;
    drafts.add({
      predicate: 'works_at',
      spec: works,
      subject: mention,
      object: owner,
      text: null,
      effect,
      mood: plainMood,
      clause: null,
      isUnique: false,
    });
    return;
  }
  // 'his aunt's mother Ana Reed': kin of somebody unnamed
  // 'Korean supplier Hanjin Cell'
  if (owner === null && trading.test(nounLemma(last)) && !typeOfName(mention.name).isCertain) {
    drafts.add({
      predicate: 'is_a',
      spec: predicateOf('is_a') ?? null,
      subject: { ...mention, type: 'organization' },
      object: null,
      text: calling(text.replace(/^(?:the|a|an)\s+/i, '')),
      effect,
      mood: plainMood,
      clause: null,
      isUnique: false,
    });
    return;
  }
  if (
    (owner === null || isFrom) &&
    !isKin.test(nounLemma(last)) &&
    !/^(?:professor|prof|doctor|dr|captain|sister|brother|father|mr|mrs|ms|man|woman|girl|boy|guy|person|resident|user|member|colleague|friend|neighbour|neighbor|classmate|teammate|roommate|flatmate|partner|cousin|aunt|uncle|acquaintance|side|outfit|arrival|signing|newcomer|addition)$/.test(
      nounLemma(last),
    )
  ) {
    drafts.add({
      predicate: 'occupation',
      spec: predicateOf('occupation') ?? null,
      subject: mention,
      object: null,
      text: calling(
        singular(
          (isFrom ? text.slice(text.indexOf(owner.name) + owner.name.length).trim() : text)
            .replace(/^(?:the|a|an|former|late|then)\s+/i, '')
            .replace(
              /^(?:\p{Lu}\S*-(?:born|based)|\d+-year-old|original|founding|current|new|long-?time|young|veteran)\s+/u,
              '',
            ),
        ),
      ),
      effect,
      mood: plainMood,
      clause: null,
      isUnique: false,
    });
  }
}

/** 'engineers' in front of two names: each is one. */
function singular(text: string): string {
  return text.replace(/\p{L}+$/u, (word) => nounLemma({ lower: word.toLowerCase(), pos: 'NOUN' }));
}

/** 'Novelist' -> 'a novelist', 'Spanish chef' -> 'a Spanish chef'. */
function calling(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const keeps = isDemonym(first.toLowerCase()) || /^\p{Lu}{2}|^\p{Lu}\p{L}+-/u.test(first);
  const opening = keeps ? first : first.toLowerCase();
  return `${/^[aeiou]/i.test(opening) ? 'an' : 'a'} ${[opening, ...rest].join(' ')}`;
}

function leadingName(scene: Scene, from: number, end: number): Mention | null {
  const { tokens } = scene.analysis;
  let start = from;
  // 'former Vexel executive'
  while (start < end && describes(tokens[start] as Token)) start++;
  let to = start;
  while (to < end && ((tokens[to] as Token).pos === 'PROPN' || (tokens[to] as Token).text === '&')) to++;
  if (to === start) return null;
  const isField = to === start + 1 && isFieldOf(tokens[start] as Token, nounLemma(tokens[end] as Token));
  if (isField) return null;
  const name = rangeText(scene, start, to);
  if (isDemonym(name.toLowerCase())) return null;
  return typeOfName(name).type === 'person' ? null : mentionOfName(name);
}

/** An adjective in front of a name that is none of its words: 'former', 'Senior' at the sentence's beginning. */
function describes({ index, lower, text, pos }: Token): boolean {
  if (!/^\p{Lu}/u.test(text)) return pos !== 'PROPN';
  return (
    index === 0 &&
    /^(?:former|ex|current|senior|junior|young|veteran|longtime|retired|late|acting|renowned|famous)$/.test(
      lower,
    )
  );
}

/** 'Jane Doe, the CEO of Acme,' – 'Acme's CEO, Jane Doe,' – 'Rex, a dog,' – 'the company's founder Jane Doe'. */
function readApposition(scene: Scene, index: number, drafts: Drafts): void {
  const first = termOf(scene, index);
  const next = appositionBehind(scene, index);
  if (next === null) return;
  const second = termOf(scene, next);
  if (first.mention !== null && second.mention === null) {
    const described = [next, ...coordinatedPhrases(scene, next)];
    let told = false;
    const shared =
      described.map((phrase) => holdersOf(scene, phrase)).find((holders) => holders.length > 0) ?? [];
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
    (first.phrase.possessor !== null || isTrade(first.noun)) &&
    postOf(scene, index) !== null;
  if (first.mention === null && second.mention !== null && (first.relation !== null || isJob)) {
    const plural = first.phrase.plural;
    const names = plural ? [next, ...coordinatedPhrases(scene, next)] : [next];
    const named = names.flatMap((phrase) => termOf(scene, phrase).mention ?? []);
    const told = readRelationalPhrase(scene, index, named, byItself, drafts);
    if (!told && first.phrase.possessor === null) return;
  }
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
