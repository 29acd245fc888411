import { capital } from '../../claims/rewordings/sentence-rule.ts';
import type { Clause, NounPhrase, Token } from '../../language/analyze.ts';
import { timeUnits } from '../../language/times/month-names.ts';
import { attributeHolder, attributeText, figureOf, rateBehind } from '../attribute-texts.ts';
import { type Drafts, fitOf } from '../draft.ts';
import { holdersOf, isOfPeople } from '../holders.ts';
import type { EntityType, PredicateSpec } from '../inventory/shape.ts';
import { hourOfDay } from '../known-things.ts';
import { knownKind } from '../names/known-things.ts';
import { classNounType, isOccasion } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import { attributeName, attributeWords, isPlain, whereTo } from '../nouns/attributes.ts';
import { attributeReading } from '../nouns/noun-relations.ts';
import { relationAt } from '../nouns/relational-nouns.ts';

import { attributePredicate, predicateOf } from '../predicates.ts';
import { aboutHolders, headLemma, isFigure, nameOf, type Scene, termOf, valueText } from '../scene.ts';
import { dayWithYear } from './events.ts';
import type { Frame } from './frame.ts';
import { readKnownChange, readWordChange } from './known-changes.ts';

const changing =
  /^(?:recover|soar|plunge|surge|plummet|dip|change|raise|increase|lower|cut|reduce|decrease|move|relocate|push|postpone|delay|shift|extend|shorten|rise|grow|fall|drop|jump|climb|decline|go|bump|update|upgrade|adjust|revise|set|bring|reschedule|switch|rename|reset|put|pull|defer|swap|expand|shrink|double|triple|slip|modify|alter|amend|convert|turn|transfer|lift|hike|slash|trim|boost)$/;

/**
 * 'Acme raised the price of X from A to B', 'the deadline was moved to B', 'revenue grew to B': the new value of an attribute
 * begins, the one that it came from ends. True where it was such a change.
 */
export function readChange(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { lemma, clause } = frame;
  // 'set up the house for the family'
  if (!changing.test(lemma) || (lemma === 'set' && frame.particle !== null)) return false;
  // 'The enzyme converts pyruvate into lactate'
  if (/^(?:convert|turn)$/.test(lemma) && !frame.passive && frame.directs.length > 0) return false;
  const kindOf = (phrase: number) => termOf(scene, phrase).phrase.kind;
  const toWords = lemma === 'set' ? /^(?:to|at)$/ : /^(?:to|until|into)$/;
  const to = frame.prepositional.find(
    ({ word, phrase }) =>
      toWords.test(word) || (lemma === 'set' && word === 'for' && kindOf(phrase) === 'time'),
  );
  if (to === undefined) return readWordChange(scene, frame, drafts);
  // 'goes to the gym three times a week' changes nothing
  if (
    /^(?:go|bring|turn|jump|climb|move|drop)$/.test(lemma) &&
    /^(?:common|pronoun)$/.test(kindOf(to.phrase))
  )
    if (!/\d/.test(valueText(scene, to.phrase))) return false;
  // 'From 1 March the price rises to €50': a date is no price
  const from = frame.prepositional.find(
    ({ word, phrase }) => word === 'from' && (kindOf(phrase) === 'time') === (kindOf(to.phrase) === 'time'),
  );
  // 'rose 20 percent to $42 million': by how much is not what
  // 'to $12 a month', 'from 6.3% the year before': a stretch of time is not what changes
  const directs = frame.directs.filter((index) => !timeUnits.test(headLemma(scene, index)));
  const isByItself =
    directs.length === 0 || (rising.test(lemma) && directs.every((index) => isFigure(scene, index)));
  const patient = frame.passive || isByItself ? frame.subjects : directs;
  let told = false;
  for (const index of patient) {
    // 'Acme's data team moved to Buildkite' is about what people do, and no value of Acme's
    if (isByItself && !frame.passive && people.test(headLemma(scene, index))) continue;
    // 'Ann's brother, Colin, moved to Perth': a brother is no value that changes
    const { relation, phrase } = termOf(scene, index);
    if (relation !== null && relation.span.end > phrase.head && relation.readings.every(isOfPeople)) continue;
    // 'Ann moved her company from Hull to Leeds': where it is, and not what she calls hers
    if (
      /^(?:move|relocate|bring)$/.test(lemma) &&
      (/^(?:organization|person)$/.test(classNounType(headLemma(scene, index)) ?? '') ||
        /^(?:head|chief|lead|chair)$/.test(headLemma(scene, index)))
    )
      continue;
    const attribute = attributeOf(scene, index, clause);
    // 'transferred its head office to Bonn', but 'transferred the ownership to Bo'
    if (lemma === 'transfer' && attribute?.spec?.name !== 'headquartered_in') continue;
    if (attribute === null) {
      const isFromTo = from !== undefined && isFigure(scene, from.phrase) && isFigure(scene, to.phrase);
      told = readBareFigure(scene, index, to.phrase, 'start', frame, drafts, isFromTo) || told;
      if (told && from !== undefined)
        readBareFigure(scene, index, from.phrase, 'end', frame, drafts, isFromTo);
      else if (!told) told = readKnownChange(scene, index, to.phrase, from?.phrase, frame, drafts);
      continue;
    }
    for (const holder of attribute.holders) {
      // 'Its number of singers rose': a number of singers is not theirs
      if (attribute.spec === null && holder.type === 'concept' && headLemma(scene, index) === 'number')
        continue;
      // 'moved production to Graz', 'Ann moved her car to Hull': no value of it
      const goal = movingThere.test(lemma) ? nameOf(scene, to.phrase) : null;
      const isPlaced =
        holder.type === 'person' ||
        classNounType(headLemma(scene, index)) === 'place' ||
        goal?.type === 'place';
      if (attribute.spec === null && goal !== null && isPlaced) continue;
      // 'moved its headquarters to Basel': where it went is not whose it is
      if (holder.name === nameOf(scene, to.phrase)?.name) continue;
      if (from !== undefined && holder.name === nameOf(scene, from.phrase)?.name) continue;
      add(scene, holder, attribute, to.phrase, 'start', frame, drafts);
      if (from !== undefined) add(scene, holder, attribute, from.phrase, 'end', frame, drafts);
      told = true;
    }
  }
  return told;
}

const movingThere = /^(?:move|relocate|transfer|shift|bring)$/;

const people =
  /^(?:team|crew|staff|group|department|division|unit|family|community|board|club|band|squad|committee|desk|government|parliament|court|ministry)$/;

const rising =
  /^(?:recover|soar|plunge|surge|plummet|dip|rise|grow|increase|jump|climb|fall|drop|decline|decrease|shrink)$/;

const dates = /^(?:deadline|date|start|launch|release|cut-?off|expiry)$/;

const figures =
  /^(?:price|fee|rate|cost|limit|budget|rent|salary|wage|fare|toll|tax|charge|allowance|deposit|premium|tuition|minimum|maximum|threshold|quota|target|population|headcount|capacity|age|interest)$/;

/**
 * 'The ticket price rose to £15', 'the deadline for the audit was moved to 15 July' where no name says of what: the figure is
 * the thing spoken of. What goes from one figure to another is one, whatever its noun.
 */
function readBareFigure(
  scene: Scene,
  index: number,
  value: number,
  effect: 'start' | 'end',
  frame: Frame,
  drafts: Drafts,
  isFromTo: boolean,
): boolean {
  const { phrase, mention } = termOf(scene, index);
  const { tokens } = scene.analysis;
  if (mention !== null || phrase.kind !== 'common' || phrase.possessor !== null) return false;
  // 'The standup was moved from 9:00 to 9:30'
  if (knownKind(headLemma(scene, index)) === 'appointment' && hourOfDay.test(valueText(scene, value)))
    return false;
  if (
    phrase.determiner === null ? !isFromTo : !/^(?:the|our)$/.test((tokens[phrase.determiner] as Token).lower)
  )
    return false;
  const noun = headLemma(scene, index);
  const isDate = (dates.test(noun) || isOccasion(noun)) && isDay(scene, value);
  // 'The door code was changed to 4711'
  const isCode =
    /^(?:change|set|update|switch|modify|alter|reset)$/.test(frame.lemma) &&
    /^\S*\d\S*$/.test(valueText(scene, value));
  if (!isDate && !isFromTo && !isCode && !(figures.test(noun) && isFigure(scene, value))) return false;
  const subject = attributeHolder(scene, index);
  if (subject === null) return false;
  // 'They pushed the deadline for the audit to 15 July 2024'
  const isOn = isOccasion(noun) && noun !== 'deadline' && noun !== 'launch';
  const spec = predicateOf(isOn ? 'scheduled_for' : 'due_on');
  const day = valueText(scene, value);
  if ((isOn || noun === 'deadline') && spec !== undefined && dayWithYear.test(day)) {
    const { mood, clause } = frame;
    const thing = { ...subject, type: isOn ? 'event' : 'thing' } as const;
    const common = { object: null, text: day, effect, mood, clause, isUnique: false } as const;
    drafts.add({ predicate: spec.name, spec, subject: thing, ...common });
    return true;
  }
  const figure = figureOf(attributeName(scene, index, noun), subject);
  const told = effect === 'end' ? fullFigure(scene, value, frame) : valueText(scene, value);
  if (figure !== null) {
    const { mood, clause } = frame;
    const thing = { ...subject, type: 'thing' } as const;
    const common = { object: null, text: told, effect, mood, clause, isUnique: false } as const;
    drafts.add({ predicate: figure.name, spec: figure, subject: thing, ...common });
    return true;
  }
  drafts.add({
    predicate: attributePredicate(attributeName(scene, index, noun)),
    spec: null,
    subject,
    object: null,
    text: `${capital(attributeText(scene, index).replace(/^our /i, 'The '))} is ${told}${rateOf(scene, value, frame)}`,
    effect,
    mood: frame.mood,
    clause: frame.clause,
    isUnique: true,
  });
  return true;
}

type Attribute = {
  readonly noun: string;
  readonly words: string;
  readonly spec: PredicateSpec | null;
  readonly holders: readonly Mention[];
  /** Whether the value is what the noun names: 'the capital of Norway' is the capital, of Norway. */
  readonly isNamed: boolean;
};

/** A phrase that names an attribute of something: 'its price', 'the deadline for the project', 'Acme's headcount'. */
export function attributeOf(scene: Scene, index: number, clause: Clause): Attribute | null {
  const { mention, phrase } = termOf(scene, index);
  if (
    mention !== null ||
    phrase.kind === 'pronoun' ||
    phrase.kind === 'quantity' ||
    phrase.kind === 'time' ||
    phrase.plural
  )
    return null;
  let holders = holdersOf(scene, index);
  // 'cut the price of its Hush headphones': of them, whatever they are, and not of who did
  const isOfOther =
    scene.analysis.tokens[phrase.end]?.lower === 'of' && termOf(scene, index).inner === undefined;
  // 'The staging URL' has no URL of its own
  if (holders.length === 0 && phrase.determiner !== null && !isOfOther)
    holders = aboutHolders(scene).filter(({ name }) => name !== scene.analysis.tokens[phrase.head]?.text);
  if (holders.length === 0 && !clause.subjects.includes(index) && !isOfOther)
    holders = clause.subjects.flatMap((subject) => changerOf(scene, subject, phrase) ?? []);
  if (holders.length === 0) return null;
  // 'the number of employees at Acme' is one noun
  const { inner, relation: joined } = termOf(scene, index);
  const found =
    inner === undefined || joined === null
      ? relationAt(scene.analysis.tokens, phrase.start, phrase.head + 1)
      : joined;
  const relation = found !== null && isPlain(scene.analysis.tokens, phrase, found.span.start) ? found : null;
  const reading =
    relation?.span.end === phrase.head + 1 ? attributeReading(relation.readings, holders) : undefined;
  const fitting =
    reading === undefined
      ? holders
      : holders.filter((holder) => fitOf(holder, reading.predicate.subject) > 0);
  return {
    noun: attributeName(scene, index, headLemma(scene, index)),
    words: `${attributeWords(scene, index, headLemma(scene, index))}${whereTo(scene, index)}`,
    spec: reading?.predicate ?? null,
    holders: fitting,
    isNamed:
      relation?.readings.some(({ predicate, as }) => as === 'holder' && predicate === reading?.predicate) ??
      false,
  };
}

/**
 * Whose value somebody changes that no name is the holder of: 'Orr raised the price' its own, 'Ana raised the budget' that of
 * something else, and 'cut down to one cup a day' no value.
 */
function changerOf(scene: Scene, subject: number, { determiner }: NounPhrase): Mention | null {
  const article = determiner === null ? '' : (scene.analysis.tokens[determiner] as Token).lower;
  const changer = nameOf(scene, subject);
  if (/^(?:an?|one|per|each|every)$/.test(article)) return null;
  return changer?.type === 'person' && article === 'the' ? null : changer;
}

function add(
  scene: Scene,
  holder: Mention,
  { noun, words, spec, isNamed }: Attribute,
  value: number,
  effect: 'start' | 'end',
  frame: Frame,
  drafts: Drafts,
): void {
  const { clause, mood } = frame;
  const named = nameOf(scene, value);
  // 'relocated its headquarters to Preston', whoever else is called so
  const isTown =
    named !== null && spec?.name === 'headquartered_in' && fitOf(named, spec.object as EntityType[]) === 0;
  const object: Mention | null = isTown ? { ...named, type: 'place', isTypeCertain: false } : named;
  const when = dateBehind(scene, value);
  // 'from 12,000 in 2010': it was so then, rather than ended then
  const common = {
    subject: holder,
    effect: effect === 'end' && when !== null ? 'state' : effect,
    mood,
    clause,
    ...(when === null ? {} : { when }),
  } as const;
  const isDate = isDay(scene, value);
  // 'the response time drops to 30 minutes' plans nothing
  const isLapse = spec?.name === 'scheduled_for' && !isDate;
  const isCount = termOf(scene, value).phrase.kind === 'quantity' && spec?.object !== 'value';
  const kept =
    isCount || isLapse
      ? null
      : isDate && spec !== null && spec.shape !== 'state'
        ? (predicateOf('scheduled_for') ?? spec)
        : spec;
  if (spec !== null && object !== null && spec.object !== 'value' && fitOf(object, spec.object) > 0) {
    const ends = isNamed ? { subject: object, object: holder } : { object };
    drafts.add({ ...common, ...ends, predicate: spec.name, spec, text: null, isUnique: false });
    return;
  }
  const text = effect === 'end' ? fullFigure(scene, value, frame) : valueText(scene, value);
  if (kept !== null)
    drafts.add({ ...common, predicate: kept.name, spec: kept, object: null, text, isUnique: false });
  else
    drafts.add({
      ...common,
      predicate: attributePredicate(noun),
      spec: null,
      object: null,
      text: `${holder.name}'s ${words} is ${text}${rateOf(scene, value, frame)}`,
      isUnique: true,
    });
}

/** '80,000 euros' of 'from 80,000 to 90,000 euros': a bare figure is counted as the one that it goes to. */
function fullFigure(scene: Scene, value: number, { prepositional }: Frame): string {
  const text = valueText(scene, value);
  const to = prepositional.find(({ word, phrase }) => /^(?:to|at)$/.test(word) && phrase > value);
  const [, unit = ''] =
    to === undefined ? [] : (/^\d[\d.,]*( \p{L}.*)$/u.exec(valueText(scene, to.phrase)) ?? []);
  return /^\d[\d.,]*$/.test(text) ? `${text}${unit}` : text;
}

/** ' per minute' of '1,200 requests per minute', and of the 600 that these had been. */
function rateOf(scene: Scene, value: number, { prepositional }: Frame): string {
  const to = prepositional.find(({ word, phrase }) => /^(?:to|at)$/.test(word) && phrase >= value);
  return rateBehind(scene, to?.phrase ?? value);
}

/** 'July', but '30 minutes' */
function isDay(scene: Scene, index: number): boolean {
  return (
    termOf(scene, index).phrase.kind === 'time' &&
    !/(?:second|minute|hour|day|week|month|year)s?$/i.test(valueText(scene, index))
  );
}

/** The date right behind a value: '15,400 in 2020'. */
function dateBehind(scene: Scene, index: number): number | null {
  const { phrase } = termOf(scene, index);
  const next = scene.analysis.nounPhrases[index + 1];
  return phrase.kind !== 'time' && next !== undefined && next.kind === 'time' && next.governor === phrase.end
    ? next.index
    : null;
}
