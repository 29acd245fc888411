import type { Clause, Token } from '../../language/analyze.ts';
import { isFamily } from '../../language/words/kin.ts';
import { coordinatedPhrases } from '../coordination.ts';
import { type Drafts, fitOf } from '../draft.ts';
import { holdersOf } from '../holders.ts';
import { isToldBySize, readKind } from '../names/kinds.ts';
import { classNounType, isNationality } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import { readAttribute } from '../nouns/attributes.ts';
import { isFavourite, readManager, readRelationalPhrase } from '../nouns/noun-relations.ts';
import { isRegionBehind, premisesOf, readBranch } from '../nouns/seats.ts';
import { isTrade } from '../posts/occupations.ts';
import { bodiesOf, contextHolders } from '../posts/post-holders.ts';
import { isJobTitle } from '../posts/post-ranks.ts';
import { addPost, formerIn, isJobThere, type Post, postOf } from '../posts/posts.ts';
import { nameOf, type Scene, termOf, valueText, verbOf } from '../scene.ts';
import { conceptOf, thingOf } from '../things.ts';
import { closureOf } from '../verbs/closures.ts';
import { occasionOf } from '../verbs/events.ts';
import type { Frame } from '../verbs/frame.ts';
import type { Mood } from '../verbs/moods.ts';
import { readAdjective, readYearsOld, statusWords } from './adjectives.ts';
import { predicateText } from './predicate-text.ts';

/** 'I'm out Thu/Fri, dentist and …', 'off on Monday, plumber in the morning': why somebody is away, rather than what they are. */
function isAppointment(scene: Scene, clause: Clause, index: number): boolean {
  const { tokens } = scene.analysis;
  const { determiner, kind, start } = termOf(scene, index).phrase;
  return (
    kind === 'common' &&
    determiner === null &&
    tokens[start - 1]?.text === ',' &&
    /^(?:out|off|away|in|back|on|at|free|busy|unavailable|late)$/.test(
      tokens[verbOf(scene, clause).end]?.lower ?? '',
    )
  );
}

/** 'S is …': posts, kin, kinds, places, values, states. True where it said something that is kept. */
export function readCopula(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, mood, lemma } = frame;
  if (tellsAge(scene, clause)) return true;
  const effect = lemma === 'become' ? 'start' : 'state';
  const meant = { mood, effect, clause } as const;
  if (clause.objects.some((index) => isAppointment(scene, clause, index))) return true;
  const objects = [...clause.objects].filter(
    (index) =>
      (termOf(scene, index).phrase.kind !== 'time' || clause.objects.length === 1) &&
      !isRegionBehind(scene, index) &&
      !isDifference(scene, index),
  );
  const [firstObject] = objects;
  const named = frame.subjects.flatMap((index) => nameOf(scene, index) ?? []);
  const subjectNames =
    named.length > 0 ? named : frame.subjects.flatMap((index) => conceptOf(scene, index) ?? []);
  if (readFieldPost(scene, frame, firstObject, drafts)) return true;
  let told = readTrade(scene, frame, firstObject, drafts);
  for (const subject of frame.subjects) {
    if (termOf(scene, subject).mention !== null) continue;
    const named = scene.referents.get(subject);
    if (named !== undefined && !objects.some((index) => termOf(scene, index).mention?.name === named.name))
      continue;
    if (readBranch(scene, subject, placesOf(frame), meant, drafts)) {
      told = true;
      continue;
    }
    const value = predicateText(scene, clause);
    // 'Ana's mother is Ghanaian': where she comes from, and not who she is
    if (isFamily(termOf(scene, subject).noun) && isNationality((value ?? '').toLowerCase())) continue;
    const values = objects.length > 0 ? objects : isBody(scene, subject) ? [] : placesOf(frame);
    told = readAttribute(scene, subject, values, value, meant, drafts) || told;
  }
  if (told) return true;
  // 'Arrival is Ana's favourite film' says what her favourite film is, 'Ida is the contact for Orion' who its contact is
  const isOfHolder =
    firstObject !== undefined &&
    (isFavourite(scene, firstObject) ||
      isInService(scene, firstObject) ||
      (named.length > 0 && isContact(scene, firstObject)));
  if (isOfHolder) {
    const [subject] = frame.subjects;
    if (subject !== undefined && termOf(scene, subject).phrase.kind !== 'pronoun')
      told = readAttribute(scene, firstObject, frame.subjects, valueText(scene, subject), meant, drafts);
    if (told) return true;
  }
  if (firstObject !== undefined && readYearsOld(scene, frame, firstObject, subjectNames, drafts)) return true;
  if (firstObject === undefined || isMeasured(scene, firstObject))
    return readAdjective(scene, frame, subjectNames, drafts);
  const first = termOf(scene, firstObject);
  // 'The founder of Acme is Jane Doe' read the other way round: 'Jane Doe is the founder'
  if (subjectNames.length > 0) {
    const predicates = [
      firstObject,
      ...coordinatedPhrases(scene, firstObject).filter(
        (index) => objects.includes(index) || termOf(scene, index).mention === null,
      ),
    ];
    const posts = predicates.flatMap((index) => postOf(scene, index) ?? []);
    const shared =
      [...posts.map((post) => post.holders), ...predicates.map((index) => holdersOf(scene, index))].find(
        (holders) => holders.length > 0,
      ) ?? [];
    for (const index of predicates) {
      const post = postOf(scene, index);
      if (
        post !== null &&
        termOf(scene, index).mention === null &&
        !(post.spec === null && isToldBySize(scene, index, subjectNames)) &&
        subjectNames.some((person) => fitOf(person, ['person']) >= 1) &&
        (post.spec !== null || termOf(scene, index).relation === null || isJobThere(scene, index))
      ) {
        const hinted = post.spec !== null && post.holders.length === 0 ? contextHolders(scene, [post]) : [];
        for (const person of subjectNames)
          addPost(
            scene,
            person,
            post,
            mood,
            effect,
            clause,
            drafts,
            holdersBehind(scene, post, shared, hinted),
          );
        told = true;
        continue;
      }
      if (
        termOf(scene, index).mention === null &&
        readRelationalPhrase(
          scene,
          index,
          subjectNames,
          meant,
          drafts,
          sharesHolder(scene, index) ? shared : [],
        )
      ) {
        told = true;
        continue;
      }
      for (const subject of subjectNames) {
        if (
          termOf(scene, index).phrase.kind === 'common' &&
          (termOf(scene, index).phrase.determiner !== null ||
            subject.type === 'person' ||
            termOf(scene, index).phrase.plural)
        ) {
          readKind(scene, subject, index, meant, drafts);
          told = true;
        }
      }
    }
    if (told) return true;
    const asConcept = thingOf(scene, firstObject);
    if (
      asConcept !== null &&
      first.phrase.kind === 'common' &&
      subjectNames.some((subject) => subject.type === 'concept')
    ) {
      for (const subject of subjectNames) addText(scene, subject, clause, mood, drafts);
      return true;
    }
  }
  return readAdjective(scene, frame, subjectNames, drafts);
}

/** 'two years older than Beth', '10 cm taller than Bo': by how much, rather than what. */
function isDifference(scene: Scene, index: number): boolean {
  const { tokens } = scene.analysis;
  const { end } = termOf(scene, index).phrase;
  return (
    /^(?:\p{Ll}{2,}er|more|less)$/u.test(tokens[end]?.lower ?? '') &&
    tokens.slice(end + 1, end + 3).some(({ lower }) => lower === 'than')
  );
}

/** 'the contact', 'the contact person', 'the point of contact' */
function isContact(scene: Scene, index: number): boolean {
  const { noun, phrase } = termOf(scene, index);
  const { tokens } = scene.analysis;
  if (noun === 'person') return tokens[phrase.head - 1]?.lower === 'contact';
  return noun === 'contact' || (noun === 'point' && tokens[phrase.head + 2]?.lower === 'contact');
}

/** 'Ida is Leo's accountant', 'Leo's landlord': whom Leo has, rather than what she is by trade. */
function isInService(scene: Scene, index: number): boolean {
  const { noun, phrase } = termOf(scene, index);
  if (phrase.possessor === null || phrase.plural) return false;
  const isHousehold =
    /^(?:landlord|landlady|tenant|lodger|nanny|babysitter|childminder|cleaner|housekeeper)$/;
  const isHired =
    /^(?:lawyer|attorney|solicitor|accountant|bookkeeper|gardener|hairdresser|barber|plumber|electrician|vet|carer|trainer)$/;
  return holdersOf(scene, index).some(({ type }) =>
    type === 'person'
      ? isHousehold.test(noun) || isHired.test(noun)
      : type === 'thing' && isHousehold.test(noun),
  );
}

/** 'When she was young, …', 'When he was 12, …', 'while still a child': says only when. */
function tellsAge(scene: Scene, clause: Clause): boolean {
  if (clause.kind !== 'adverbial' || verbOf(scene, clause).tense !== 'past') return false;
  const [object] = clause.objects;
  const phrase = object === undefined ? null : termOf(scene, object).phrase;
  if (phrase?.kind === 'quantity') return true;
  const word = scene.analysis.tokens[clause.adjective ?? phrase?.head ?? -1]?.lower ?? '';
  return /^(?:young|younger|little|small|old|older|alive|child|boy|girl|teenager|kid|baby)$/.test(word);
}

/** 'is lactose intolerant', 'is gluten free': an adjective with its noun in front. */
function isMeasured(scene: Scene, index: number): boolean {
  const { phrase, mention } = termOf(scene, index);
  const { tokens } = scene.analysis;
  return (
    mention === null &&
    phrase.kind === 'common' &&
    !phrase.plural &&
    phrase.end === phrase.start + 1 &&
    tokens[phrase.end]?.pos === 'ADJ' &&
    !/^\p{L}/u.test(tokens[phrase.end + 1]?.text ?? '')
  );
}

/** 'The head of marketing at Acme is Ann Ode': a post with a field of its own, or of a thing. */
function readFieldPost(scene: Scene, frame: Frame, object: number | undefined, drafts: Drafts): boolean {
  const [subject] = frame.subjects;
  const person = object === undefined ? null : nameOf(scene, object);
  if (subject === undefined || person === null || frame.subjects.length > 1) return false;
  const { noun, phrase } = termOf(scene, subject);
  const post = phrase.plural ? null : postOf(scene, subject);
  const effect = formerIn(scene.analysis.tokens, phrase.start, phrase.head) ? 'end' : 'state';
  const meant = { mood: frame.mood, effect, clause: frame.clause } as const;
  // 'The manager of the Blue Anchor is Ann Ode'
  // 'The store manager of Acme Foods is Ann Ode'
  const isJob =
    /^(?:manager|director|lead)$/.test(noun) &&
    post !== null &&
    post.spec === null &&
    isJobThere(scene, subject);
  if (isJob && post.holders.length > 0) {
    addPost(scene, person, post, frame.mood, effect, frame.clause, drafts);
    return true;
  }
  if (noun === 'manager' && readManager(scene, subject, [person], meant, drafts)) return true;
  const [field] = post?.holders ?? [];
  // 'The head of the Hull office is Ann Ode'
  const isOfSite = scene.analysis.nounPhrases.some(
    ({ attachedTo, head, kind }) =>
      attachedTo === phrase.index &&
      kind === 'common' &&
      /^(?:office|branch|plant|kitchen|warehouse|factory|workshop|shop|store|site)$/.test(
        scene.analysis.tokens[head]?.lower ?? '',
      ),
  );
  if (post?.spec != null && field === undefined && isOfSite && fitOf(person, ['person']) > 0) {
    addPost(scene, person, post, frame.mood, effect, frame.clause, drafts);
    return true;
  }
  if (post === null || post.spec === null || field?.type !== 'concept' || fitOf(person, ['person']) === 0)
    return false;
  const bodies = bodiesOf(scene, post, contextHolders(scene, [post]));
  addPost(scene, person, post, frame.mood, 'state', frame.clause, drafts, bodies);
  return true;
}

/** 'The new electrician is G. Holm', "Orr's chief engineer is Ulf Brand": what the person does. */
function readTrade(scene: Scene, frame: Frame, object: number | undefined, drafts: Drafts): boolean {
  const [subject] = frame.subjects;
  const person = object === undefined ? null : termOf(scene, object).mention;
  if (subject === undefined || person === null || frame.subjects.length > 1) return false;
  const { tokens } = scene.analysis;
  const { phrase, noun } = termOf(scene, subject);
  const post = !phrase.plural && isJobTitle(tokens, phrase, noun) ? postOf(scene, subject) : null;
  const isOne =
    phrase.possessor === null ? tokens[phrase.determiner ?? -1]?.lower === 'the' : post?.spec === null;
  if (post === null || !isOne || fitOf(person, ['person']) === 0) return false;
  const isBodys = phrase.possessor !== null || !isTrade(noun);
  if (isBodys && !post.holders.some(({ type }) => type !== 'person')) return false;
  addPost(scene, person, post, frame.mood, post.effect, frame.clause, drafts);
  return true;
}

/** Whose the post is where its own phrase does not say: 'founder and CEO of Acme', 'head of marketing at Acme'. */
function holdersBehind(
  scene: Scene,
  post: Post,
  shared: readonly Mention[],
  hinted: readonly Mention[],
): readonly Mention[] {
  const [body] = bodiesOf(scene, post, []);
  if (body !== undefined) return [body];
  if (post.spec !== null && shared.length > 0 && sharesHolder(scene, post.phrase)) return shared;
  return hinted;
}

/** 'a lawyer and the mayor of Lund', 'a mother of three and …': what is complete by itself takes no holder from its neighbour. */
function sharesHolder(scene: Scene, index: number): boolean {
  const { phrase } = termOf(scene, index);
  const { nounPhrases, tokens } = scene.analysis;
  if (nounPhrases.some((other) => other.attachedTo === index)) return false;
  if (phrase.determiner !== null && /^an?$/.test((tokens[phrase.determiner] as Token).lower)) {
    // 'a co-founder and director of Orr'
    const follower = nounPhrases[index + 1];
    return (
      /^(?:co-?founder|founder|co-?owner|owner|shareholder|trustee)$/.test(termOf(scene, index).noun) &&
      tokens[phrase.end]?.lower === 'and' &&
      follower?.start === phrase.end + 1 &&
      follower.determiner === null
    );
  }
  if (phrase.determiner !== null) return true;
  // 'a poet, critic and the founder of Orr': the critic goes with the poet
  const [before, next] = [nounPhrases[index - 1], nounPhrases[index + 1]];
  const isListed = before?.end === phrase.start - 1 && before.determiner !== null;
  const article = tokens[before?.determiner ?? -1]?.lower ?? '';
  return !(
    isListed &&
    /^an?$/.test(article) &&
    next?.determiner === next?.start &&
    tokens[phrase.end]?.pos === 'CCONJ' &&
    next?.start === phrase.end + 1
  );
}

/** Phrases that say where: 'The headquarters are in Berlin'. */
function placesOf(frame: Frame): number[] {
  return frame.prepositional
    .filter(({ word }) => /^(?:in|at|on|near|within)$/.test(word))
    .map(({ phrase }) => phrase);
}

/** 'Acme's headquarters is located in Berlin', 'Its office lies in Rome': where an attribute is, is its value. */
export function readPlacedAttribute(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, mood, lemma } = frame;
  if (!/^(?:be|locate|situate|base|lie|sit|stand|house|site|find)$/.test(lemma) || clause.objects.length > 0)
    return false;
  let told = false;
  for (const subject of frame.subjects) {
    if (termOf(scene, subject).mention !== null || termOf(scene, subject).relation === null) continue;
    // 'Ann's employer, Orsa Mills, is in Hull': she does not work for Hull
    if (isBody(scene, subject)) continue;
    told =
      readAttribute(scene, subject, placesOf(frame), null, { mood, effect: 'state', clause }, drafts) || told;
  }
  return told;
}

/** 'her employer', 'his school': where it is, is not who it is. */
function isBody(scene: Scene, index: number): boolean {
  const { noun } = termOf(scene, index);
  return classNounType(noun) === 'organization' || /^(?:school|university|college|academy)$/.test(noun);
}

const reaching = /^(?:stand|close|reach|hit|average|total|amount|settle|peak|hover|range|number|exceed)$/;

/** 'Acme's share price closed at 104 kroner', 'Unemployment in Ostland stood at 5%': a figure of an attribute. */
export function readFigure(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, mood, lemma } = frame;
  if (!reaching.test(lemma) || frame.passive) return false;
  const values = [
    ...frame.directs,
    ...frame.prepositional
      .filter(({ word }) => /^(?:at|to|around|about)$/.test(word))
      .map(({ phrase }) => phrase),
  ].filter((index) => termOf(scene, index).phrase.kind === 'quantity' || /\d/.test(valueText(scene, index)));
  const [value] = values;
  if (value === undefined || termOf(scene, value).phrase.kind === 'time') return false;
  let told = false;
  for (const subject of frame.subjects) {
    if (termOf(scene, subject).mention !== null) continue;
    const text = valueText(scene, value);
    told = readAttribute(scene, subject, [], text, { mood, effect: 'state', clause }, drafts) || told;
  }
  return told;
}

/** What a thing is after it did this, or had it done. */
const turnsInto: Readonly<Record<string, string>> = {
  reopen: 'open',
  close: 'closed',
  shut: 'closed',
  resume: 'active',
};

/** 'The project was cancelled', 'the shop is closed': a state that a participle without an agent tells. */
export function readStatus(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, mood } = frame;
  const closed = closureOf(scene, frame);
  const turned = closed ?? turnsInto[frame.lemma];
  const group = verbOf(scene, clause);
  // 'closes on Mondays': what comes again and again is no state
  if (
    turned !== undefined &&
    turned !== 'in force' &&
    group.tense === 'present' &&
    group.voice === 'active' &&
    !group.perfect &&
    !group.progressive
  )
    return false;
  // 'was sold to Regal Resorts', 'is employed at Harrow Mill': says whose it is now, where she works
  const links: Readonly<Record<string, RegExp>> = { sell: /^to$/, employ: /^(?:at|with)$/ };
  // 'was released under the MIT License'
  if (frame.lemma === 'release' && frame.prepositional.some(({ word }) => word === 'under')) return false;
  if (
    frame.prepositional.some(
      ({ word, phrase }) => links[frame.lemma]?.test(word) === true && nameOf(scene, phrase) !== null,
    )
  )
    return false;
  if (
    turned !== undefined &&
    (closed !== null || frame.directs.length === 0) &&
    clause.kind !== 'relative' &&
    clause.kind !== 'participial'
  ) {
    const names = frame.subjects
      .flatMap((index) => nameOf(scene, index) ?? premisesOf(scene, index) ?? occasionOf(scene, index) ?? [])
      .filter((name) => name.type !== 'person');
    for (const subject of names)
      drafts.addValue('status', {
        subject,
        text: turned,
        effect: 'start',
        mood,
        clause,
      });
    return names.length > 0;
  }
  if (!frame.passive || frame.prepositional.some(({ word }) => word === 'by')) return false;
  const verb = verbOf(scene, clause);
  const word = (scene.analysis.tokens[verb.head] as Token).lower;
  // 'is sold in 12 countries': to whoever wants one
  if (word === 'sold' && verb.tense === 'present' && !verb.perfect && frame.prepositional.length > 0)
    return false;
  if (!statusWords.test(word) || clause.kind === 'relative' || clause.kind === 'participial') return false;
  let told = false;
  for (const index of frame.subjects) {
    const subject = nameOf(scene, index) ?? occasionOf(scene, index);
    if (subject === null) continue;
    const effect = verb.tense === 'present' && !verb.perfect ? 'state' : 'start';
    drafts.addValue('status', {
      subject,
      text: word,
      effect,
      mood,
      clause,
    });
    told = true;
  }
  return told;
}

function addText(scene: Scene, subject: Mention, clause: Clause, mood: Mood, drafts: Drafts): void {
  const text = predicateText(scene, clause);
  if (text !== null)
    drafts.addValue('is_a', {
      subject,
      text: text.replace(/^(?:the|a|an)\s+/i, ''),
      effect: 'state',
      mood,
      clause,
    });
}
