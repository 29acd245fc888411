import { lookUp, Word } from '../../language/words/lexicon.ts';
import { classNounType } from '../names/name-types.ts';
import { headLemma, isFigure, nameOf, rangeText, type Scene, termOf, valueText } from '../scene.ts';
import type { Frame } from './frame.ts';
import { isPossessive } from './goods.ts';

/** What is made by doing it: 'a decision', 'a loss of $3 million'. */
export const deeds =
  /^(?:profit|loss|surplus|deficit|change|decision|choice|mistake|error|proposal|suggestion|request|promise|offer|statement|announcement|claim|call|comment|complaint|remark|point|progress|effort|attempt|move|payment|contribution|donation|investment|improvement|adjustment|correction|fix|commit|deal|agreement|arrangement|appearance|debut|discovery|observation|recommendation|visit|trip|journey|speech|difference|appointment|commitment|exception|switch|sense|way|use|room|money|list|note|plan|start|return|bid|case|noise|friend|comeback|name|living|fortune|history|mark|impact|impression|mess|fuss|bet|joke|apology|connection|transition|entrance|exit|escape|stand|stop|sale|purchase|reservation|booking|diagnosis|recovery|peace|landing|transfer|selection|cut|motion|amendment|allegation|threat|pledge|enquiry|inquiry)$/;

/** 'T-114', 'ticket 551': what tasks are known by. */
export const ticket = /^(?:\p{Lu}{1,10}-\d{1,6}|(?:ticket|issue|bug|task|case) #?[\p{Lu}\d-]{1,12})$/iu;

/** 'the receptor H7', 'COX2', 'the synthesis of …': what a substance acts on. */
export function isMolecular(scene: Scene, index: number): boolean {
  const { phrase } = termOf(scene, index);
  const text = rangeText(scene, phrase.start, phrase.end);
  return (
    /\b(?:receptors?|enzymes?|proteins?|kinases?|channels?|pathways?|genes?|hormones?|signall?ing|synthesis|uptake|absorption|secretion|transport)\b/i.test(
      text,
    ) || /^\p{Lu}{1,5}\d{1,3}\p{Lu}?$/u.test(text)
  );
}

/** Whether somebody adopts somebody: 'Tove adopted Isak', 'they adopted her niece Lu' – not 'Oslo adopted Agenda 21'. */
export function isChild(scene: Scene, frame: Frame, direct: number): boolean {
  const { phrase, mention } = termOf(scene, direct);
  if (mention === null) return false;
  if (mention.type === 'person') return true;
  const isOneWord = mention.type === 'thing' && /^\p{Lu}\p{Ll}+$/u.test(mention.name);
  const people = frame.subjects.every((index) => nameOf(scene, index)?.type === 'person');
  return isOneWord && phrase.end - phrase.start === 1 && people;
}

/** Houses that people work in and do not live in. */
export const houses =
  /\b(?:theatre|theater|opera|cinema|museum|gallery|library|hospital|clinic|hotel|school|zoo|brewery|bakery|restaurant|stadium|arena)$/i;

/** What is built and has an owner, and is a member of nothing. */
export const buildings =
  /\b(?:building|house|hut|lodge|cabin|castle|villa|mill|tower|pub|inn|lighthouse|barn|farm|cottage|bungalow|manor|palace|hotel|bridge|pier|factory|brewery)$/i;

/** 'birth', 'advice': a noun without an article that is neither money nor goods. */
export function isIntangible(scene: Scene, index: number): boolean {
  return (
    isBare(scene, index) &&
    !/^(?:money|cash|food|clothing|blood|land|furniture|stock|equipment)$/.test(headLemma(scene, index))
  );
}

/** A noun in the singular without an article or a name. */
export function isBare(scene: Scene, index: number): boolean {
  const { phrase, mention } = termOf(scene, index);
  return mention === null && phrase.kind === 'common' && !phrase.plural && phrase.determiner === null;
}

/** 'lost the final', 'lost the 1981 Tarn Cup': what nobody had before it was played. */
export function isContest(scene: Scene, index: number): boolean {
  return (
    nameOf(scene, index)?.type === 'event' ||
    /^(?:final|semi-?final|quarter-?final|play-?off|match|game|race|fight|bout|war|battle|election|bid|case|appeal|vote|lawsuit)$/.test(
      headLemma(scene, index),
    )
  );
}

/** Verbs of what changes hands for nothing. */
export const giving = /^(?:give|leave|bequeath|donate|gift)$/;

/** 'gave the farm Colle Alto to Dario', 'left her piano to Ida' – not 'gave a talk', 'gave the keys' or 'left the room'. */
export function isGift(scene: Scene, verb: string, direct: number): boolean {
  const { mention } = termOf(scene, direct);
  if (mention !== null) return /^(?:product|place|organization|work|thing)$/.test(mention.type);
  const noun = headLemma(scene, direct);
  const isProperty =
    /^(?:house|home|flat|apartment|cottage|farm|land|field|piano|violin|guitar|bike|bicycle|collection|library|jewellery|ring|share|stake|estate|shop)$/.test(
      noun,
    ) || /^(?:place|product)$/.test(classNounType(noun) ?? '');
  return isProperty && (verb !== 'give' || isPossessive(scene, direct));
}

/** 'my brother Kai', 'her mother', 'a friend', 'her two cats': at home with somebody, but no couple. */
export function isHousemate(scene: Scene, index: number): boolean {
  const { relation, mention } = termOf(scene, index);
  const couples = /^(?:married_to|engaged_to|partner_in_life)$/;
  // 'her partner' is one for life in whose home she lives
  if (relation?.noun === 'partner') return false;
  if (relation === null) return mention === null;
  return !relation.readings.some(({ predicate }) => couples.test(predicate.name));
}

/** 'action', 'her sleep', 'office': how or as what somebody died. */
export function isCircumstance(scene: Scene, index: number): boolean {
  const { mention, phrase } = termOf(scene, index);
  if (mention !== null || phrase.kind !== 'common') return false;
  return (
    (phrase.determiner === null && !/^(?:hospital|hospice|prison|jail)$/.test(headLemma(scene, index))) ||
    isPossessive(scene, index)
  );
}

/** 'Dr. Rahman', 'the vet Ida Moss'. */
export function isDoctor(scene: Scene, index: number): boolean {
  const { descriptor, phrase } = termOf(scene, index);
  return (
    descriptor !== null &&
    scene.analysis.tokens
      .slice(phrase.start, descriptor.end)
      .some(({ lower }) =>
        /^(?:dr\.?|doctor|vet|dentist|therapist|physiotherapist|psychologist|psychiatrist|physician)$/.test(
          lower,
        ),
      )
  );
}

/** 'Windows 11', 'macOS' */
export function isSystemName(name: string): boolean {
  return systems.test(name) && /^\S+(?: (?:Server|OS|[\d.]+)){0,2}$/.test(name);
}

const systems =
  /^(?:Ubuntu|Debian|Fedora|CentOS|Red Hat|RHEL|SUSE|Arch Linux|Alpine(?! (?!Linux)\p{Lu})|FreeBSD|OpenBSD|Linux|Windows|macOS|Mac OS|iOS|iPadOS|Android|ChromeOS|Raspbian|Raspberry Pi OS|Rocky Linux|NixOS|Solaris(?! \p{Lu}))\b/u;

/** 'runs Debian 12'; 'db-2 runs Postgres 16': what a machine runs with its version. */
export function isSystem(scene: Scene, { subjects }: Frame, direct: number): boolean {
  const text = valueText(scene, direct);
  const isMachine = subjects.every((index) => /\d/.test(nameOf(scene, index)?.name ?? ''));
  return systems.test(text) || (isMachine && /^\p{Lu}\S* v?\d[\d.]*$/u.test(text));
}

/** 'an assistant for Windows', 'a manager for Linux and macOS': a program, whoever else is called so. */
export function isForSystem({ analysis: { tokens } }: Scene, end: number): boolean {
  return tokens[end]?.lower === 'for' && systems.test(tokens[end + 1]?.text ?? '');
}

/** 'gave his old bike to Emma': what one gives to another is a present rather than a donation, unless it is money. */
export function isPresent(scene: Scene, { directs, prepositional }: Frame): boolean {
  return (
    prepositional.some(({ word, phrase }) => word === 'to' && nameOf(scene, phrase)?.type === 'person') &&
    directs.some((index) => !isFigure(scene, index) && !isMoney(scene, index))
  );
}

function isMoney(scene: Scene, index: number): boolean {
  return /^(?:money|cash|sum|fund|savings|fortune|donation)$/.test(headLemma(scene, index));
}

/** 'runs a marathon', 'runs 5 km', 'runs three times a week': what is run for sport, how far or how often. */
export function isRunning(scene: Scene, index: number): boolean {
  const noun = headLemma(scene, index);
  return (
    /^(?:marathon|half-marathon|race|relay|lap|mile|kilomet(?:re|er)|km|k|sprint|errand|risk|fever|bath|test|late)$/.test(
      noun,
    ) ||
    (isFigure(scene, index) && (noun === 'time' || (lookUp(noun) & Word.unit) !== 0))
  );
}

/** 'French', 'Sign Language', even 'french' – not 'piano': what one who has learnt it speaks. */
export function isLanguage(scene: Scene, index: number): boolean {
  const { head } = termOf(scene, index).phrase;
  const word = scene.analysis.tokens[head];
  return /^\p{Lu}/u.test(word?.text ?? '') || (lookUp(word?.lower ?? '') & Word.demonym) !== 0;
}
