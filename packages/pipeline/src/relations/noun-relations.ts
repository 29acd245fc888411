import type { NounPhrase, Token } from '../language/analyze.ts';
import { joins } from '../language/noun-phrases.ts';
import { type Drafts, fitOf, objectFit, plainMood } from './draft.ts';
import type { Mood } from './moods.ts';
import { classNounType, isDemonym, typeOfName } from './name-types.ts';
import type { Mention } from './normalized-claim.ts';
import type { Effect } from './patterns.ts';
import { addPost, bodiesOf, formerIn, postOf } from './posts.ts';
import { isPost, isScientific, type NounReading, otherPredicate, predicateOf } from './predicates.ts';
import {
  aboutHolders,
  coordinatedPhrases,
  headLemma,
  holdersOf,
  mentionOfName,
  nameOf,
  possessorOf,
  rangeText,
  type Scene,
  termOf,
  valueText,
} from './scene.ts';
import { isInsideName, nounLemma, relationAt } from './terms.ts';

type Meant = {
  readonly mood: Mood;
  readonly effect: Effect;
  readonly clause: import('../language/analyze.ts').Clause | null;
};

const byItself: Meant = { mood: plainMood, effect: 'state', clause: null };

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
  const isManager = term.noun === 'manager' && !holdersOf(scene, index).some(({ type }) => type === 'person');
  if ((post === null || post.spec === null) && isManager && readManager(scene, index, named, meant, drafts))
    return true;
  if (post !== null && (post.spec !== null || term.relation === null)) {
    const people = named.filter((mention) => fitOf(mention, ['person']) >= 1);
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
  const effect: Effect = formerIn(tokens, term.phrase.start, term.phrase.head + 1) ? 'end' : meant.effect;
  const own = holdersOf(scene, index);
  const holders = own.length > 0 ? own : shared;
  let told = false;
  for (const holder of holders) {
    for (const mention of named) {
      const reading = fittingReading(term.relation.readings, mention, holder);
      if (reading === null) continue;
      const { predicate, as } = reading;
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
      told = true;
    }
  }
  return told;
}

function readManager(
  scene: Scene,
  index: number,
  named: readonly Mention[],
  meant: Meant,
  drafts: Drafts,
): boolean {
  const manages = predicateOf('manages');
  const holders = holdersOf(scene, index).filter(
    (holder) => manages !== undefined && manages.object !== 'value' && objectFit(holder, manages.object) > 0,
  );
  const people = named.filter((mention) => fitOf(mention, ['person']) >= 1);
  if (manages === undefined || holders.length === 0 || people.length === 0) return false;
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
      });
  return true;
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
    // a thing has a manager, but reports to nobody
    if (predicate.name === 'reports_to' && subject.type !== 'person') continue;
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

/** 'Jane Doe of the University of Oslo': where somebody belongs. */
function readAffiliation(scene: Scene, index: number, drafts: Drafts): void {
  const { mention } = termOf(scene, index);
  if (mention === null || mention.type !== 'person' || !mention.isTypeCertain) return;
  const body = scene.analysis.nounPhrases.find((other) => other.attachedTo === index);
  const employer = body === undefined ? null : (termOf(scene, body.index).mention ?? null);
  const spec = predicateOf('works_at');
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
        spec: reading.predicate,
        title: relation.noun,
        holders,
        effect,
        isFuture: false,
      };
      const led = holders.length > 0 ? [] : ledBy(scene, index);
      if (holders.length + led.length > 0)
        addPost(scene, mention, post, plainMood, effect, null, drafts, led);
      return;
    }
    for (const holder of holders) {
      const fit = fittingReading(relation.readings, mention, holder);
      if (fit === null) continue;
      const [subject, object] = fit.as === 'holder' ? [mention, holder] : [holder, mention];
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
      holders.length > 0 ||
      mention.type !== 'person' ||
      relation.readings.some(({ as }) => as === 'attribute')
    )
      return;
  }
  // 'the painter Max Ernst', 'Google engineer Ann Lee'
  const last = tokens[descriptor.end - 1] as Token;
  if (mention.type !== 'person' || last.pos !== 'NOUN') return;
  const text = rangeText(scene, descriptor.start, descriptor.end);
  const owner = possessorOf(scene, phrase) ?? leadingName(scene, descriptor.start, descriptor.end - 1);
  if (owner !== null && fitOf(owner, ['organization']) >= 2) {
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
  if (
    owner === null &&
    !/^(?:professor|prof|doctor|dr|captain|sister|brother|father|mr|mrs|ms|man|woman|girl|boy|guy|person|resident|user|member|colleague|friend|neighbour|neighbor|classmate|teammate|roommate|flatmate|partner|cousin|aunt|uncle|acquaintance)$/.test(
      last.lower,
    )
  ) {
    drafts.add({
      predicate: 'occupation',
      spec: predicateOf('occupation') ?? null,
      subject: mention,
      object: null,
      text: calling(
        singular(
          text.replace(/^(?:the|a|an|former|late|then)\s+/i, '').replace(/^\p{Lu}\S*-(?:born|based)\s+/u, ''),
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
  const opening = isDemonym(first.toLowerCase()) || /^\p{Lu}{2}/u.test(first) ? first : first.toLowerCase();
  return `${/^[aeiou]/i.test(opening) ? 'an' : 'a'} ${[opening, ...rest].join(' ')}`;
}

function leadingName(scene: Scene, start: number, end: number): Mention | null {
  const { tokens } = scene.analysis;
  let to = start;
  while (to < end && ((tokens[to] as Token).pos === 'PROPN' || (tokens[to] as Token).text === '&')) to++;
  if (to === start) return null;
  const name = rangeText(scene, start, to);
  if (isDemonym(name.toLowerCase())) return null;
  return typeOfName(name).type === 'person' ? null : mentionOfName(name);
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
    drafts.add({
      predicate: made.name,
      spec: made,
      subject: maker,
      object: { ...second.mention, type: 'work', isTypeCertain: true },
      text: null,
      effect: 'state',
      mood: plainMood,
      clause: null,
      isUnique: false,
    });
    return;
  }
  const isJob = first.relation === null && first.phrase.possessor !== null && postOf(scene, index) !== null;
  if (first.mention === null && second.mention !== null && (first.relation !== null || isJob)) {
    const plural = first.phrase.plural;
    const names = plural ? [next, ...coordinatedPhrases(scene, next)] : [next];
    const named = names.flatMap((phrase) => termOf(scene, phrase).mention ?? []);
    const told = readRelationalPhrase(scene, index, named, byItself, drafts);
    if (!told && first.phrase.possessor === null) return;
  }
}

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
  const between = tokens
    .slice(end, next.start)
    .filter(
      (token) =>
        !/^(?:formerly|previously|once|now|currently|then|later|himself|herself|itself)$/.test(token.lower),
    );
  const direct =
    between.length === 0 &&
    termOf(scene, index).relation !== null &&
    termOf(scene, index).mention === null &&
    termOf(scene, at).mention !== null;
  if (direct) return at;
  const mark = between[0];
  if (between.length !== 1 || mark === undefined || !/^[,–—:]$/.test(mark.text)) return null;
  if (first.governor !== null && isSubject(scene, at)) return null;
  // a list, not an apposition: 'Jane Doe, the CEO and the board'
  const [a, b] = [termOf(scene, index), termOf(scene, at)];
  if (a.mention !== null && b.mention !== null) return null;
  if (a.mention === null && b.mention === null) return null;
  const described = a.mention === null ? a : b;
  if (described === b && b.phrase.plural && !a.phrase.plural) return null;
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

/** 'Except for Lisbon, all offices use it': what follows is the clause's subject. */
function isSubject(scene: Scene, index: number): boolean {
  return scene.analysis.clauses.some(
    (clause) =>
      clause.kind !== 'relative' && clause.kind !== 'participial' && clause.subjects.includes(index),
  );
}

/** A bare number between commas behind a name. */
function isAge(scene: Scene, phrase: NounPhrase, behind: number): boolean {
  const { tokens } = scene.analysis;
  const isNumber = /^\d{1,3}$/.test((tokens[phrase.head] as Token).text) && phrase.end - phrase.start === 1;
  return (
    isNumber &&
    phrase.start === behind + 1 &&
    tokens[behind]?.text === ',' &&
    tokens[phrase.end]?.text === ','
  );
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

/** 'Rex, a dog': what kind of thing a name is; people have occupations. */
export function readKind(scene: Scene, given: Mention, index: number, meant: Meant, drafts: Drafts): void {
  const { phrase, mention } = termOf(scene, index);
  const { tokens } = scene.analysis;
  if (mention !== null || phrase.kind !== 'common') return;
  const head = tokens[phrase.head] as Token;
  if (head.pos !== 'NOUN' && head.pos !== 'ADJ') return;
  const isBare =
    phrase.head - phrase.start === 1 && scene.analysis.nounPhrases[index + 1]?.attachedTo !== index;
  if (head.pos === 'ADJ' || (isBare && (tokens[phrase.start] as Token).lower === 'the')) return;
  if (/^(?:man|woman|person|one|people|guy|thing)$/.test(head.lower) && phrase.head - phrase.start <= 1)
    return;
  const text = kindText(scene, index);
  const effect: Effect = formerIn(tokens, phrase.start, phrase.head) ? 'end' : meant.effect;
  const type = classNounType(head.lower);
  const subject =
    type !== null && !given.isTypeCertain && given.type !== 'concept'
      ? { ...given, type, isTypeCertain: true }
      : given;
  const place = placeBehind(scene, index);
  const maker = makerBehind(scene, index);
  if (maker !== null) {
    const made = predicateOf(makingNouns[nounLemma(head)] ?? '');
    if (made !== undefined)
      drafts.add({
        predicate: made.name,
        spec: made,
        subject: maker,
        object: { ...subject, type: subject.type === 'thing' ? 'work' : subject.type },
        text: null,
        isUnique: false,
        ...meant,
      });
  }
  const name = subject.type === 'person' && postOf(scene, index) !== null ? 'occupation' : 'is_a';
  drafts.add({
    predicate: name,
    spec: predicateOf(name) ?? null,
    subject,
    object: null,
    text,
    isUnique: false,
    ...meant,
    effect,
  });
  if (place !== null && subject.type !== 'person') {
    drafts.add({
      predicate: 'located_in',
      spec: predicateOf('located_in') ?? null,
      subject,
      object: place,
      text: null,
      isUnique: false,
      ...meant,
    });
  }
}

/** What kind, in words that can follow 'is': with 'a', and with what its of-phrases add. */
function kindText(scene: Scene, index: number): string {
  const { phrase } = termOf(scene, index);
  const text = valueText(scene, index);
  if (
    phrase.plural ||
    /^(?:an?|one|some|no|this|that|his|her|its|their|my|our|your|[\p{L}]+['’]s)\s/iu.test(text)
  )
    return text;
  if (phrase.determiner !== null)
    return `${(scene.analysis.tokens[phrase.determiner] as Token).lower} ${text}`;
  return `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
}

/** 'a novel by Jane Austen'. */
function makerBehind(scene: Scene, index: number): Mention | null {
  const { tokens, nounPhrases } = scene.analysis;
  const { phrase } = termOf(scene, index);
  const next = nounPhrases[index + 1];
  if (next === undefined || next.governor !== phrase.end || (tokens[phrase.end] as Token).lower !== 'by')
    return null;
  return nameOf(scene, next.index);
}

/** 'a city in France', 'a company based in Rome'. */
function placeBehind(scene: Scene, index: number): Mention | null {
  const { tokens, nounPhrases } = scene.analysis;
  let end = nounPhrases[index]?.end ?? 0;
  for (const other of nounPhrases.slice(index + 1)) {
    if (other.attachedTo !== null && other.start <= end + 2) {
      end = other.end;
      continue;
    }
    if (other.kind === 'common' && joins(tokens, end, other.start)) {
      end = other.end;
      continue;
    }
    if (other.governor !== end || !/^(?:in|on|near)$/.test((tokens[other.governor] as Token).lower))
      return null;
    // 'a town in the county of Wex'
    const inner = nounPhrases.find(({ attachedTo }) => attachedTo === other.index);
    const mention = nameOf(scene, other.index) ?? (inner === undefined ? null : nameOf(scene, inner.index));
    return mention !== null && fitOf(mention, ['place']) >= 2 ? mention : null;
  }
  return null;
}

/** 'Berlin-based Foo Labs', 'the London-headquartered bank Bar'. */
function readBase(scene: Scene, index: number, drafts: Drafts): void {
  const { tokens } = scene.analysis;
  const { phrase, mention } = termOf(scene, index);
  const named = mention ?? scene.referents.get(index) ?? appositionName(scene, index);
  if (named === null) return;
  for (let i = phrase.start; i < phrase.end; i++) {
    const match = /^(\p{Lu}[\p{L}.'’-]*)-(based|headquartered|born)$/u.exec((tokens[i] as Token).text);
    if (match === null) continue;
    let start = i;
    while (start > phrase.start && (tokens[start - 1] as Token).pos === 'PROPN') start--;
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

const makingNouns: Readonly<Record<string, string>> = {
  book: 'author_of',
  novel: 'author_of',
  poem: 'author_of',
  play: 'author_of',
  article: 'author_of',
  essay: 'author_of',
  memoir: 'author_of',
  film: 'directed',
  movie: 'directed',
  painting: 'painted',
  sculpture: 'painted',
  symphony: 'composed',
  opera: 'composed',
  song: 'recorded',
  album: 'recorded',
};

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
  drafts.add({
    predicate: made.name,
    spec: made,
    subject: maker,
    object: { ...mention, surface: text, type: 'work', isTypeCertain: true },
    text: null,
    effect: 'state',
    mood: plainMood,
    clause: null,
    isUnique: false,
  });
  return true;
}

/** '"Emma" by Jane Austen', 'the novel Emma by Jane Austen'. */
function readMaker(scene: Scene, index: number, drafts: Drafts): void {
  const { nounPhrases, tokens, clauses, verbGroups } = scene.analysis;
  const { mention, phrase, descriptor } = termOf(scene, index);
  if (mention !== null && readOwnWork(scene, index, mention, drafts)) return;
  if (mention === null || mention.type !== 'work') return;
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
    drafts.add({
      predicate: made.name,
      spec: made,
      subject: owner,
      object: mention,
      text: null,
      effect: 'state',
      mood: plainMood,
      clause: null,
      isUnique: false,
    });
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
    drafts.add({
      predicate: made.name,
      spec: made,
      subject: maker,
      object: mention,
      text: null,
      effect: 'state',
      mood: plainMood,
      clause: null,
      isUnique: false,
    });
}

/**
 * 'The price of the plan is $20', 'Acme's CEO is Jane Doe', 'The colour of the door is blue': the subject is a relational
 * or any other noun with a holder, the predicate its value. True where it was one.
 */
export function readAttribute(
  scene: Scene,
  subject: number,
  objects: readonly number[],
  valueRange: string | null,
  meant: Meant,
  drafts: Drafts,
): boolean {
  const term = termOf(scene, subject);
  if (term.mention !== null || term.phrase.kind === 'pronoun') return false;
  const { tokens } = scene.analysis;
  const found = term.relation ?? relationAt(tokens, term.phrase.start, term.phrase.head + 1);
  const relation = found !== null && isPlain(tokens, term.phrase, found.span.start) ? found : null;
  let holders = holdersOf(scene, subject);
  if (
    holders.length === 0 &&
    term.phrase.determiner !== null &&
    /^(?:the|our|its|their)$/.test((tokens[term.phrase.determiner] as Token).lower)
  )
    holders = aboutHolders(scene);
  if (holders.length === 0) return false;
  const named = objects.flatMap((index) => nameOf(scene, index) ?? []);
  if (named.length > 0 && relation !== null && relation.span.end === term.phrase.head + 1) {
    const told = holders.some((holder) =>
      named.some((mention) => fittingReading(relation.readings, mention, holder) !== null),
    );
    if (told) {
      for (const holder of holders) {
        for (const mention of named) {
          const reading = fittingReading(relation.readings, mention, holder);
          if (reading === null) continue;
          const { predicate, as } = reading;
          const [from, to] = as === 'holder' ? [mention, holder] : [holder, mention];
          const isValue = predicate.object === 'value';
          drafts.add({
            predicate: predicate.name,
            spec: predicate,
            subject: from,
            object: isValue ? null : to,
            text: isValue ? to.name : null,
            isUnique: false,
            ...meant,
          });
        }
      }
      return true;
    }
  }
  const text = valueRange;
  if (text === null || text.trim() === '') return false;
  const whole = relation !== null && !isFavourite(scene, subject) ? relation.readings : [];
  const valued =
    whole.find(
      ({ predicate, as }) =>
        as === 'attribute' && holders.some((holder) => fitOf(holder, predicate.subject) > 0),
    ) ?? null;
  for (const holder of holders) {
    if (valued !== null && (valued.predicate.object === 'value' || named.length === 0)) {
      drafts.add({
        predicate: valued.predicate.name,
        spec: valued.predicate,
        subject: holder,
        object: null,
        text,
        isUnique: false,
        ...meant,
      });
      continue;
    }
    const noun = headLemma(scene, subject);
    if (!/^\p{L}[\p{L}-]+$/u.test(noun)) continue;
    const predicate = otherPredicate(attributeName(scene, subject, noun).replace('favorite', 'favourite'));
    const [object] =
      /^(?:motto|slogan|tagline|password|nickname|message|subject|theme|greeting|signature)$/.test(noun)
        ? []
        : named;
    if (object !== undefined && named.length === 1 && !term.phrase.plural) {
      drafts.add({ predicate, spec: null, subject: holder, object, text: null, isUnique: true, ...meant });
    } else {
      drafts.add({
        predicate,
        spec: null,
        subject: holder,
        object: null,
        text: `${holder.name}'s ${attributeName(scene, subject, term.phrase.plural ? (tokens[term.phrase.head] as Token).lower : noun).replaceAll('_', ' ')} ${term.phrase.plural ? 'are' : 'is'}${meant.mood.polarity === 'negated' ? ' not' : ''} ${text}`,
        isUnique: !term.phrase.plural,
        ...meant,
      });
    }
  }
  return true;
}

/** 'Ana's favourite film': one of its kind, by its noun. */
export function isFavourite(scene: Scene, index: number): boolean {
  const { phrase } = termOf(scene, index);
  const before = scene.analysis.tokens[phrase.head - 1];
  return before !== undefined && /^favou?rite$/.test(before.lower);
}

/** Whether nothing in front of a relational noun makes it another one ('favourite colour' is no colour). */
export function isPlain(
  tokens: readonly Token[],
  phrase: { readonly start: number; readonly possessor: { readonly end: number } | null },
  to: number,
): boolean {
  const from = phrase.possessor === null ? phrase.start : phrase.possessor.end + 1;
  return tokens
    .slice(from, to)
    .every(
      (token) =>
        /^(?:DET|PRON|PROPN|NUM|X)$/.test(token.pos) ||
        /^\p{Lu}/u.test(token.text) ||
        /^(?:new|current|present|latest|last|old|former|next|official|main|own|final|first|total|overall|estimated|regular|standard|annual|average|exact|original)$/.test(
          token.lower,
        ),
    );
}

/** The noun with its own adjectives and nouns: 'favourite colour', 'launch date'. */
export function attributeName(scene: Scene, index: number, noun: string): string {
  const { tokens } = scene.analysis;
  const { phrase } = termOf(scene, index);
  let start = phrase.head;
  const isOwned = scene.analysis.nounPhrases.some(({ attachedTo }) => attachedTo === index);
  const floor = phrase.possessor === null ? phrase.start : phrase.possessor.end + 1;
  while (start > floor && phrase.head - start < 3) {
    const token = tokens[start - 1] as Token;
    if (!/^(?:NOUN|ADJ|VERB)$/.test(token.pos) && !(isOwned && token.pos === 'PROPN')) break;
    if (/^(?:new|current|present|latest|last|old|former|next|official|main|own)$/.test(token.lower)) break;
    start--;
  }
  const lead = start < phrase.head ? `${rangeText(scene, start, phrase.head).toLowerCase()} ` : '';
  return `${lead}${noun}`.replace(/\s+/g, '_');
}
