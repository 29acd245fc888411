import { normalizeName } from '../entities/names.ts';
import type { Clause } from '../language/analyze.ts';
import { lookUp, Word } from '../language/words/lexicon.ts';
import type { EntityType, PredicateSpec } from './inventory/shape.ts';
import { classNounType } from './names/name-types.ts';
import { isKnownSoftware } from './names/software-kinds.ts';
import type { Mention } from './normalized-claim.ts';
import { predicateOf } from './predicates.ts';
import { isSystemName } from './verbs/kinds-of-objects.ts';
import type { Mood } from './verbs/moods.ts';
import type { Effect } from './verbs/patterns.ts';

/** A statement before time and attribution are settled. */
export type Draft = {
  readonly predicate: string;
  readonly spec: PredicateSpec | null;
  readonly subject: Mention;
  readonly object: Mention | null;
  /** Literal object, or the whole statement for `other:…`. */
  readonly text: string | null;
  readonly effect: Effect;
  readonly mood: Mood;
  /** Where it stands: gives its time; null for what a noun phrase says on its own. */
  readonly clause: Clause | null;
  readonly isUnique: boolean;
  /** Noun phrase that dates it, where that is not its clause's time. */
  readonly when?: number;
};

/** What a noun phrase says by itself: holds, unless its words tell otherwise. */
export const plainMood: Mood = {
  polarity: 'affirmed',
  modality: 'asserted',
  reportedBy: null,
  shift: null,
  isPast: false,
  isRule: false,
};

const houses =
  /\b(?:Hotel|Inn|Tavern|Guesthouse|Hostel|Arms|Library|Gallery|Museum|Theatre|Theater|Cinema|Station|Airport|Observatory|Vineyard|Ranch|Orchard|Farm|Factory|Warehouse|Brewery)\b/;

/**
 * How well a mention fits what a predicate takes: 3 its type is known and listed, 2 it is a name of unknown type, 1 it was
 * guessed to be something else, 0 it certainly is something else.
 */
export function fitOf(mention: Mention, types: readonly EntityType[]): 0 | 1 | 2 | 3 {
  if (mention.type === 'thing') return 2;
  if (types.includes(mention.type)) return 3;
  if (mention.type === 'concept') return 0;
  // 'works at the Grand Hotel': a house is a body as well
  if (mention.type === 'place' && types.includes('organization')) {
    if (houses.test(mention.name)) return 2;
    // 'works for Blue Harbor': a firm may be called after a landscape
    const isListed = (lookUp(mention.name.toLowerCase()) & Word.place) !== 0;
    if (types.length === 1 && !isListed) return 1;
  }
  return mention.isTypeCertain ? 0 : 1;
}

/** The same for an object: a lone first name may as well be a title ('wrote Emma'). */
export function objectFit(mention: Mention, types: readonly EntityType[]): 0 | 1 | 2 | 3 {
  const fit = fitOf(mention, types);
  // 'wrote The Quiet Sea': a title may end in any noun
  if (fit === 0 && types[0] === 'work' && mayBeTitle(mention)) return 1;
  return fit === 0 &&
    mention.type === 'person' &&
    !/\s/.test(mention.name) &&
    (types[0] === 'work' || (types.includes('place') && !types.includes('person')))
    ? 1
    : fit;
}

/** 'The Quiet Sea', 'Low Water': a name that only its last word makes a place or a firm, which a title's may be as well. */
function mayBeTitle({ name, type }: Mention): boolean {
  return (
    (type === 'place' ||
      (type === 'organization' && !/\b(?:Ltd|Inc|GmbH|AG|plc|PLC|LLC|Corp|Co|SA|NV|BV)\.?$/.test(name))) &&
    /\s/.test(name)
  );
}

/** The mention with the type that the predicate says it has; only a narrow signature says what an unknown name is. */
export function typedBy(mention: Mention, types: readonly EntityType[]): Mention {
  if (mention.isTypeCertain || mention.type === 'concept') return mention;
  const names = types.filter((type) => type !== 'concept' && type !== 'thing');
  if (types.includes(mention.type) && mention.type !== 'thing')
    return names.length <= 2 ? { ...mention, isTypeCertain: true } : mention;
  const [first] = names;
  if (first === undefined || types.includes('concept')) return mention;
  if (mention.type === 'thing') {
    if (names.length > 2) return mention;
    // one word that is nobody's first name: of a person and a body, rather the body
    const type =
      first === 'person' && names.length > 1 && !/\s/.test(mention.name) ? (names[1] ?? first) : first;
    return { ...mention, type, isTypeCertain: names.length === 1 || first !== 'person' };
  }
  return { ...mention, type: first, isTypeCertain: names.length === 1 };
}

/** 'Her job is stressful', 'at risk', 'a nightmare': how it is, and not what she does. */
const quality =
  /^(?:(?:very|really|quite|so|too|rather|pretty|more|less) )?(?:\p{Ll}+(?:ful|ous|less|able|ible)|unclear|clear|boring|tiring|exciting|interesting|demanding|rewarding|challenging|exhausting|secure|safe|easy|difficult|hard|tough|great|good|bad|fine|fun|new|old|important|permanent|temporary|vacant|open)$|^(?:at|on|under|about|like|full of) [\p{Ll} ]{1,60}$|^an? (?:nightmare|joke|mess|challenge|dream|pleasure|pain|bore)$/u;

/** What cannot be a value of a predicate: 'Her old phone was a Pixel 6' tells no number. */
const fitsNot: Readonly<Record<string, RegExp>> = {
  has_role: quality,
  phone: /^(?!.*\d[\d ()./-]{2}).*$/s,
  // 'Freshway is our most important customer'
  occupation: /\b(?:customer|client|supplier|competitor)s?$/,
  // 'The price list is valid from 1 June'
  price: /^(?:valid|in force|final|fixed|public|available|under review|unchanged|confidential|secret)\b/,
};

/** 'chief financial-and-operations officer', as claims have one post of two fields. */
const jointOfficer = /(?<=\b[Cc]hief )(\p{L}+)-and-(\p{L}+ officer\b)/u;

const serving = /^(?:works_at|reports_to|advisor_to|member_of|works_on)$/;

/** Words that say nothing outside their sentence. */
const pointing = /^(?:this|that|these|those|it|they|them|such|which|who|both)$/i;

/** 'The manager is Ann Lee', below 'Orr Ltd': she manages it. */
function asManaged(draft: Draft): Draft {
  const { predicate, subject, object } = draft;
  const spec = predicate === 'other:manager' ? predicateOf('manages') : undefined;
  const isBody = subject.type === 'organization' || subject.type === 'place';
  return spec === undefined || object?.type !== 'person' || !isBody
    ? draft
    : { ...draft, predicate: spec.name, spec, subject: object, object: subject };
}

/** 'Diana manages Mark': of two people told as 'Mark reports to Diana' is. */
function asReport(draft: Draft): Draft {
  const { predicate, subject, object } = draft;
  const spec = predicate === 'manages' ? predicateOf('reports_to') : undefined;
  const arePeople = [subject, object].every((one) => one?.type === 'person' && one.isTypeCertain);
  return spec === undefined || object === null || !arePeople
    ? draft
    : { ...draft, predicate: spec.name, spec, subject: object, object: subject };
}

/** 'the design team', 'the tax department': what one and the same person heads, leads and runs. */
const crews = /(?:^|\s)(?:team|squad|crew|department|division|unit)$/iu;

/** 'head of the tax department', 'the leader of the team' */
const headOfCrew =
  /^(?:an? |the )?(?:acting |interim )?(?:head|leader|lead|manager|boss|chief) of the ((?:[\p{L}\d&-]+ ){0,3}(?:team|squad|crew|department|division|unit))(?= (?:at|of|in) \p{Lu}|$)/u;

/** 'the lead of Project Anvil', 'heads Project Anvil', 'runs the design team': whoever is at the head of an undertaking or a team leads it. */
function asLeading(draft: Draft): Draft {
  const { object, predicate, subject, text } = draft;
  const isProject = /^Project \p{Lu}/u.test(object?.name ?? '');
  const isCrew = subject.type === 'person' && crews.test(object?.name ?? text ?? '');
  const isUndertaking = isProject || isCrew || object?.type === 'event';
  const isHead = /^(?:leader|head)_of$/.test(predicate) || ((isProject || isCrew) && predicate === 'manages');
  const leads = isHead ? predicateOf('leads') : undefined;
  return leads === undefined || !isUndertaking ? draft : { ...draft, predicate: leads.name, spec: leads };
}

/** 'the successor of the Orbi is the Orbi Pro', 'the Zephyr 2 succeeded the Zephyr 1': things of one make, and no people in a post. */
function asReplacing(draft: Draft): Draft {
  const { object, predicate, subject } = draft;
  const spec = predicate === 'succeeded' ? predicateOf('replaces') : undefined;
  if (spec === undefined || object === null) return draft;
  const [one = '', other = ''] = [subject.name, object.name].sort((a, b) => a.length - b.length);
  const [make = ''] = one.split(' ');
  const isOfMake =
    other.startsWith(`${one} `) || (other.startsWith(`${make} `) && /\d/.test(one) && /\d/.test(other));
  const ware = (mention: Mention): Mention => ({ ...mention, type: 'thing', isTypeCertain: false });
  return isOfMake
    ? { ...draft, predicate: spec.name, spec, subject: ware(subject), object: ware(object) }
    : draft;
}

/** Collects drafts, each thing said once. */
export class Drafts {
  readonly all: Draft[] = [];
  readonly #seen = new Set<string>();

  /** A value of a predicate of the inventory, told of one subject. */
  addValue(predicate: string, told: Pick<Draft, 'subject' | 'text' | 'effect' | 'mood' | 'clause'>): void {
    this.add({ ...told, predicate, spec: predicateOf(predicate) ?? null, object: null, isUnique: false });
  }

  add(given: Draft): void {
    const draft = asReplacing(asLeading(asReport(asManaged(given))));
    const { spec } = draft;
    let { subject, object } = draft;
    if (spec !== null) {
      subject = typedBy(subject, spec.subject);
      if (object !== null && spec.object !== 'value') {
        const retyped = fitOf(object, spec.object) === 0 && objectFit(object, spec.object) === 1;
        object = typedBy(retyped ? { ...object, type: 'thing', isTypeCertain: false } : object, spec.object);
      }
    }
    // 'Low Water is a novel'
    const isTitle =
      draft.predicate === 'is_a' &&
      mayBeTitle(subject) &&
      classNounType(draft.text?.split(' ').at(-1) ?? '') === 'work';
    if (isTitle) subject = { ...subject, type: 'work', isTypeCertain: true };
    const text = draft.text?.replace(jointOfficer, '$1 and $2') ?? null;
    if (draft.text !== null && fitsNot[draft.predicate]?.test(draft.text) === true) return;
    if (object === null && pointing.test(draft.text ?? '')) return;
    const subjectName = normalizeName(subject.name);
    const objectName = object === null ? `'${(draft.text ?? '').toLowerCase()}` : normalizeName(object.name);
    if (subjectName === '' || objectName === '' || objectName === "'" || subjectName === objectName) return;
    // 'is hosted on AWS in Frankfurt'
    if (draft.predicate === 'runs_on' && object?.type === 'place' && object.isTypeCertain) return;
    // 'storage backed by SQLite': nobody's money
    if (draft.predicate === 'invests_in' && isKnownSoftware(subject.name)) return;
    // 'an assistant for Windows' serves nobody
    if (object !== null && serving.test(draft.predicate) && isSystemName(object.name)) return;
    // 'the Aldi one': which, the text in front says
    if (/ ones?$/.test(subject.name) || / ones?$/.test(object?.name ?? '')) return;
    // 'Her name is Pia' tells nothing of Pia
    if (object === null && draft.text === subject.name) return;
    const key = [draft.predicate, subjectName, objectName, draft.effect, draft.mood.polarity].join('\u0000');
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.all.push({ ...draft, text, subject, object });
    this.#addVersion(draft);
    this.#addLead(draft);
  }

  /** 'is head of the tax department at Orr': what else one does of whom it is said that they lead it. */
  #addLead(draft: Draft): void {
    const [, text] = draft.predicate === 'has_role' ? (headOfCrew.exec(draft.text ?? '') ?? []) : [];
    const spec = text === undefined ? undefined : predicateOf('leads');
    if (spec !== undefined) this.add({ ...draft, predicate: spec.name, spec, text: text ?? null });
  }

  /** 'Papillon 3.0 was released on 10 January': the version that Papillon has from then on. */
  #addVersion(draft: Draft): void {
    const [, name, version = ''] = /^(.*\p{L}.*) v?(\d+(?:\.\d+)+)$/u.exec(draft.subject.name) ?? [];
    const spec = predicateOf('version');
    const isOut = draft.predicate === 'released_on' && draft.effect !== 'end';
    if (!isOut || spec === undefined || name === undefined || /^version$/i.test(name)) return;
    const subject = { ...draft.subject, name, surface: name };
    this.add({ ...draft, predicate: spec.name, spec, subject, object: null, text: version, effect: 'start' });
  }

  /** Adds a plain statement between two names that no clause of the sentence makes: an apposition, a possessive. */
  hold(spec: PredicateSpec, subject: Mention, object: Mention): void {
    this.add({
      predicate: spec.name,
      spec,
      subject,
      object,
      text: null,
      effect: 'state',
      mood: plainMood,
      clause: null,
      isUnique: false,
    });
  }

  /** Takes out what says the same less well than another draft. */
  drop(predicate: string): void {
    for (let i = this.all.length - 1; i >= 0; i--)
      if (this.all[i]?.predicate === predicate) this.all.splice(i, 1);
  }

  /** Takes out all. */
  clear(): void {
    this.all.length = 0;
    this.#seen.clear();
  }

  /** Whether some draft already speaks of these two. */
  links(subject: Mention, object: Mention): boolean {
    const ends = [normalizeName(subject.name), normalizeName(object.name)];
    return this.all.some(
      (draft) =>
        draft.object !== null &&
        ends.includes(normalizeName(draft.subject.name)) &&
        ends.includes(normalizeName(draft.object.name)),
    );
  }
}
