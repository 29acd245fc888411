import type { Term } from '@memory/extraction';
import { firmWords, typeOfLastWord } from '../names/index.ts';
import type { Gender, Mention } from './mentions.ts';

/** What a reference asks of its antecedent. */
export type Wanted = {
  readonly kind: 'person' | 'thing' | 'several' | 'kind';
  /** Of 'the company': the kind of thing, and its noun. */
  readonly type?: Term['type'];
  readonly noun?: string;
  readonly gender: Gender | null;
  /** Token index, and number of its sentence. */
  readonly at: number;
  readonly sentence: number;
  /** Whether nothing stands in front of it that it could mean instead. */
  readonly opensSentence: boolean;
  /** Whether it stands in what somebody is said to say, where speaker and listener both may be meant. */
  readonly isReported: boolean;
  /** Whether it is a possessive ('its'). */
  readonly isOwner: boolean;
  /** Whether a clause within the sentence begins with it: 'and its lamp is …'. */
  readonly opensClause: boolean;
  readonly speaker: string | null;
};

/** How many sentences back an antecedent is looked for among all that fit, and how far back one that is alone. */
const near = 2;
const far = 6;

/** The one mention that a reference can mean; null where none or more than one fits. */
export function chooseMention(mentions: readonly Mention[], wanted: Wanted): Mention | null {
  const fitting = withoutDoubtful(
    mentions.filter(
      (mention) =>
        wanted.sentence - mention.sentence <= far && isBefore(mention, wanted) && fits(mention, wanted),
    ),
    wanted,
  );
  const within = fitting.filter(({ sentence }) => sentence === wanted.sentence);
  const last = at(fitting, wanted, 1);
  if (wanted.kind === 'thing' || wanted.kind === 'several') {
    if (wanted.isOwner && within.length > 0) return ownerWithin(within);
    if (wanted.opensClause && within.length > 0) return subjectWithin(within);
    if (!wanted.opensSentence || within.length > 0) return null;
    // 'Requires Node.js 20.': what has no subject of its own is said of the text's, as is what 'it' goes on with
    if (!at(mentions, wanted, 1).some(({ isSubject }) => isSubject) && isObjectOnly(last)) return null;
    return last.length > 0 ? subjectOf(last) : standing(fitting, wanted);
  }
  if (within.length > 0) {
    const rivals = wanted.isReported ? [...within, ...last] : within;
    return isNamed(within) ? sure(onlyOne(rivals), wanted) : null;
  }
  const recent = fitting.filter(({ sentence }) => wanted.sentence - sentence <= near);
  if (fitting.length === 0) return wanted.kind === 'kind' ? vaguelyOfKind(mentions, wanted) : null;
  if (recent.length === 0) return sure(onlyOne(fitting), wanted);
  const chosen = onlyOne(recent) ?? (wanted.opensSentence ? topicOf(last, recent) : null);
  if (chosen !== null && wanted.kind === 'kind' && isInPassing(chosen, fitting, wanted)) return null;
  return sure(chosen ?? definedOne(fitting, wanted), wanted);
}

/** 'Ann worked at Bosch before. Bo left the company' in a text of Orr: the firm that was only named in passing, or the text's own. */
function isInPassing(chosen: Mention, fitting: readonly Mention[], { opensSentence }: Wanted): boolean {
  if (opensSentence || chosen.isSubject) return false;
  return fitting.some((mention) => mention.isSubject && nameOf(mention) !== nameOf(chosen));
}

const isObjectOnly = (last: readonly Mention[]): boolean =>
  last.length > 0 && last.every(({ at, isSubject }) => at > 0 && !isSubject);

/** Beside a woman whose name says so, 'she' is no name of which nothing is known. */
function withoutDoubtful(fitting: readonly Mention[], { kind, gender }: Wanted): readonly Mention[] {
  if (kind !== 'person') return fitting;
  const isSure = ({ terms, gender: own }: Mention) => terms[0]?.type === 'person' && own === gender;
  return fitting.some(isSure) ? fitting.filter(({ terms }) => terms[0]?.type === 'person') : fitting;
}

/** 'Orr sold its yard': the one subject in front of 'its', where nothing else stands there. */
function ownerWithin(within: readonly Mention[]): Mention | null {
  const subject = onlyOne(within.filter(({ isAside }) => !isAside));
  return subject?.isSubject === true && subject.terms[0]?.isNamed ? subject : null;
}

/** '… has 64 rooms, and its manager is': the named subject in front, else the one name there. */
function subjectWithin(within: readonly Mention[]): Mention | null {
  const named = within.filter(({ isAside, terms }) => !isAside && terms[0]?.isNamed);
  const subjects = named.filter(({ isSubject }) => isSubject);
  // 'the role of STIM1 is debated, and its relevance': the role's or STIM1's
  if (within.some(({ isSubject, terms }) => isSubject && !terms[0]?.isNamed)) return null;
  return onlyOne(named) ?? (subjects.length === named.length ? onlyOne(subjects) : null);
}

/** A name of which nothing is known may rival a person, and is taken for one where it is made like a full name and was a subject. */
function sure(mention: Mention | null, { kind }: Wanted): Mention | null {
  const [term] = mention?.terms ?? [];
  if (kind !== 'person' || term === undefined || term.type === 'person') return mention;
  return mention?.isSubject === true && isFullName(term.name) ? mention : null;
}

/** 'Maëlle Kervella': two words or three, the last of which is no noun for a firm or place. */
function isFullName(name: string): boolean {
  const last = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return (
    /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,2}$/u.test(name) &&
    !firmWords.has(last) &&
    !typeOfLastWord.has(last)
  );
}

/**
 * What 'it' or 'they' at the front of a sentence goes on with: the subject of the sentence before, where it is what that
 * sentence defines or nothing else there has a name.
 */
function subjectOf(last: readonly Mention[]): Mention | null {
  const named = last.filter(({ isAside, terms }) => !isAside && terms[0]?.isNamed);
  const subjects = last.filter(({ isSubject }) => isSubject);
  const subject = onlyOne(subjects.length > 0 ? subjects : named);
  if (subject === null) return null;
  const rivals = named.filter((mention) => nameOf(mention) !== nameOf(subject));
  return subject.isDefined || rivals.length === 0 ? subject : null;
}

/** The one named thing of the sentences before the last, where that names none: the talk is of it still. */
function standing(fitting: readonly Mention[], wanted: Wanted): Mention | null {
  const recent = fitting.filter(({ sentence }) => wanted.sentence - sentence <= near + 1);
  return onlyOne(recent.filter(({ isAside, terms }) => !isAside && terms[0]?.isNamed));
}

/** Where no name is known to be of a kind: the one of the last sentences of which no kind is known. */
function vaguelyOfKind(mentions: readonly Mention[], wanted: Wanted): Mention | null {
  if (wanted.type === 'person' || !wanted.opensSentence) return null;
  const vague = mentions.filter(
    (mention) =>
      isBefore(mention, wanted) &&
      wanted.sentence - mention.sentence <= near &&
      !mention.isAside &&
      !mention.isPlural &&
      mention.terms.every(
        ({ isNamed, type, isTypeCertain }) =>
          type === 'thing' && !isTypeCertain && (isNamed || mention.isSubject),
      ),
  );
  const only = onlyOne(vague);
  return only?.terms[0]?.isNamed ? only : null;
}

function isBefore({ sentence, at }: Mention, wanted: Wanted): boolean {
  return sentence < wanted.sentence || at < wanted.at;
}

function at(mentions: readonly Mention[], { sentence }: Wanted, back: number): Mention[] {
  return mentions.filter((mention) => sentence - mention.sentence === back);
}

function isNamed(mentions: readonly Mention[]): boolean {
  return mentions.some(({ terms }) => terms[0]?.isNamed);
}

function onlyOne(mentions: readonly Mention[]): Mention | null {
  const names = new Set(mentions.map(nameOf));
  return names.size === 1 ? (mentions.at(-1) ?? null) : null;
}

function nameOf({ terms }: Mention): string {
  return terms.map(({ name }) => name).join('\n');
}

/**
 * The subject of the last sentence where the pronoun goes on with it as the subject: it is what that sentence defines, or
 * nothing else there fits and nothing else was a subject lately.
 */
function topicOf(last: readonly Mention[], recent: readonly Mention[]): Mention | null {
  const subject = last.find(({ isSubject }) => isSubject);
  if (subject === undefined) return null;
  if (subject.isDefined) return subject;
  const isAlone = last.every((mention) => nameOf(mention) === nameOf(subject));
  const isOnlySubject = recent.every((mention) => !mention.isSubject || nameOf(mention) === nameOf(subject));
  return isAlone && isOnlySubject ? subject : null;
}

/** Of 'the library': the one thing that the text has said to be a library. */
function definedOne(fitting: readonly Mention[], { kind, noun }: Wanted): Mention | null {
  return kind === 'kind'
    ? onlyOne(fitting.filter((mention) => mention.isDefined && mention.noun === noun))
    : null;
}

function fits(mention: Mention, wanted: Wanted): boolean {
  const [term] = mention.terms;
  if (term === undefined) return false;
  switch (wanted.kind) {
    case 'several':
      return mention.isPlural && mention.terms.every(({ isNamed }) => isNamed);
    case 'thing':
      return !mention.isPlural && term.type !== 'person';
    case 'kind':
      return !mention.isPlural && term.isNamed && isOfKind(mention, term, wanted);
    case 'person':
      if (mention.isPlural || term.name === wanted.speaker || !mayBePerson(term)) return false;
      if (!term.isNamed && mention.isAside) return false;
      return mention.gender === null || mention.gender === wanted.gender;
  }
}

/** Nouns that may speak of any firm, place or person; 'the bank' speaks of what is called or said to be one. */
const general = new Set(
  'company firm business corporation organization organisation group startup employer agency town city place man woman'.split(
    ' ',
  ),
);

const isFirm = new Set('company firm business corporation startup'.split(' '));
const notFirms =
  /\b(?:University|School|College|Academy|Hospital|Museum|Church|Ministry|Council|Library|Institute)\b/;

/** Products and works are many in a text: only what it calls a library is 'the library'. */
function isOfKind(
  { isDefined, noun }: Mention,
  { name, type, isTypeCertain }: Term,
  wanted: Wanted,
): boolean {
  if (isDefined && isNounOf(noun, wanted.noun ?? '')) return true;
  if (isNameOf(name, wanted.noun ?? '')) return true;
  const isGeneral = general.has(wanted.noun ?? '');
  if (!isGeneral || (isFirm.has(wanted.noun ?? '') && notFirms.test(name))) return false;
  return type === wanted.type && isTypeCertain && type !== 'product' && type !== 'work' && type !== 'event';
}

/** A bookshop is a shop. */
const isNounOf = (noun: string, wanted: string): boolean =>
  noun === wanted || (wanted.length >= 4 && noun.endsWith(wanted));

/** 'the castle' of 'Castle Voss', 'the museum' of 'Penwith Museum': the name has the noun in front or at its end. */
export function isNameOf(name: string, noun: string): boolean {
  const words = name.toLowerCase().split(' ');
  return words.length > 1 && noun !== '' && (words[0] === noun || words.at(-1) === noun);
}

/** A person, or a name of which nothing more is known. */
function mayBePerson({ type, isTypeCertain, isNamed }: Term): boolean {
  return type === 'person' || (isNamed && !isTypeCertain && type === 'thing');
}
