import { once } from './once.ts';
import { aWord, isDoer, type Question, readQuestion, stemsOf, unframed } from './read-question.ts';
import { stem } from './stem.ts';

/**
 * The words by which a question may ask for a predicate, and what it answers (`?who`, `?where`, `?when`, `?many`, `?much`, `?job`, `?from`, `?subject`, `?change`). `<son` asks for what a
 * statement says of whom the question names, `>mother` for who it is said of: 'Ana is a parent of Leo' tells Ana's son and Leo's mother. By `+report` the subject of the
 * statement does what the verb says, by `-supervise` its object.
 */
export type QuestionWords = (predicate: string) => readonly string[];

type Ends = { readonly subject: boolean; readonly object: boolean };

/** What is compared with a question: a fact's statement and the predicate that it states. */
export type Answer = {
  readonly label: string;
  readonly predicate: string;
  readonly kind: 'relation' | 'observation';
  /** Other names by which the question calls what it is about. */
  readonly names?: readonly string[];
  /** Which of its ends the question names, as far as that is known. */
  readonly ends?: Ends;
  /** Words by which the question calls it for what it is to another: 'Ann's husband'. */
  readonly kin?: readonly string[];
  /** When it began and ended, as far as that is known. */
  readonly valid_from?: Date | null;
  readonly valid_until?: Date | null;
};

const denial = /\b(?:not|never|no longer)\b|n['’]t\b/i;
/** What a denial counts where nothing in the question denies: 'Where does Ann work?' is answered less by where she does not; and what is liked where the question is what is not. */
const DENIED = 0.9;

/** What a predicate's words count beside the words of the statement itself. */
const BY_PREDICATE = 0.85;
const BY_FORM = 0.6;
/** What a word counts by which something is called for what it is to another, and one that is only spelt nearly so. */
const BY_KIN = 0.9;
const NEARLY_SPELT = 0.8;
/** What a word counts where it asks for the other end of the statement: 'Who reports to Ann?' by whom she reports to. */
const OTHER_END = 0.4;
/** What a statement counts that is not of what the question is about: 'Does Orr still use Loom?' by 'Tarn uses Loom'. */
const OFF_TOPIC = 0.7;
/** What a statement about somebody or something counts that names nobody else, where the question is who: 'Who wrote Orr?' by 'Orr is written in Rust'. */
const NOBODY = 0.8;
/** What counts that only tells what something is called, where no name is asked for: 'Where is Dock Hall?' by 'Orr Arena was formerly called Dock Hall'. */
const ONLY_NAMED = 0.75;
const naming = /\b(?:formerly called|also known as|was renamed)\b/i;
/** 'Orr was renamed to Orr' of what bears its new name in every statement. */
const tellsNothing = /^(.{2,80}) was renamed to \1$/;
const asksName =
  /\b(?:names?|named|called?|known|rename[ds]?|former(?:ly)?|previous(?:ly)?|old|new|alias|nickname)\b/i;
/** How much a year weighs beside other words: facts are placed in time by it as well. */
const YEAR = 0.4;

/**
 * How well each statement answers the question, from 0 to 1: the share of its words that the statement has, or that ask for the statement's
 * predicate. A word counts the more, the fewer of the statements have it; one that none has counts nothing.
 */
export function fitQuestion(
  question: string,
  answers: readonly Answer[],
  questionWords: QuestionWords,
): number[] {
  const read = readQuestion(question, [...new Set(answers.flatMap(({ names = [] }) => names))]);
  const { stems, forms: asked, topic } = read;
  const cuesOf = once((predicate: string) => readCues(questionWords(predicate)));
  const stemsIn = once(stemsOf);
  const wanted = [...stems, ...asked];
  const statements = answers.map((answer) => readStatement(answer, stems, stemsIn));
  const matches = answers.map(({ predicate }, i) =>
    wanted.map((word) => matchOf(word, statements[i] as Statement, cuesOf(predicate), read)),
  );
  for (const [at, word] of stems.entries()) {
    if (word.length < 5 || /\d/.test(word) || matches.some((match) => (match[at] ?? 0) > 0)) continue;
    for (const [i, { own }] of statements.entries())
      if ([...own].some((other) => isMisspelt(word, other))) (matches[i] as number[])[at] = NEARLY_SPELT;
  }
  const weights = wanted.map((word, i) => {
    const having = matches.filter((match) => (match[i] ?? 0) > 0).length;
    const rare = having === 0 ? 0 : Math.log(1 + answers.length / (having + 0.5));
    return rare * (/^(?:1[0-9]|20)\d\d$/.test(word) ? YEAR : 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return answers.map(() => 0);
  const isDenied = denial.test(question);
  return matches.map((match, i) => {
    const fit = match.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / total;
    const { label = '', predicate = '' } = answers[i] ?? {};
    const isFitting = denial.test(label)
      ? isDenied
      : !asked.includes('?dislike') || cuesOf(predicate).has('?dislike');
    const isOff = stems.some((word, at) => topic.has(word) && (match[at] ?? 0) === 0);
    const isNobody =
      read.isWho && isOfAsked(statements[i], stems, cuesOf(predicate)) && answers[i]?.kind === 'observation';
    const isNaming = tellsNothing.test(label) || (naming.test(label) && !asksName.test(question));
    return (
      fit *
      (isFitting ? 1 : DENIED) *
      (isOff ? OFF_TOPIC : 1) *
      (isNobody ? NOBODY : 1) *
      (isNaming ? ONLY_NAMED : 1)
    );
  });
}

/** Whether any statement has a word of the question, nearly so spelt too, or is of a predicate that one asks for. */
export function sharesWord(
  question: string,
  answers: readonly Answer[],
  questionWords: QuestionWords,
): boolean {
  const read = readQuestion(question);
  const { stems } = read;
  const stemsIn = once(stemsOf);
  return answers.some((answer) => {
    const statement = readStatement(answer, stems, stemsIn);
    const cues = readCues(questionWords(answer.predicate));
    return stems.some(
      (word) =>
        matchOf(word, statement, cues, read) > 0 ||
        (word.length >= 5 && [...statement.own].some((other) => isMisspelt(word, other))),
    );
  });
}

/** The stems of the words that ask for any of some predicates. */
export function cueStems(predicates: Iterable<string>, questionWords: QuestionWords): Set<string> {
  return new Set([...predicates].flatMap((predicate) => [...readCues(questionWords(predicate)).keys()]));
}

/** Whether a statement is of what the question names and more is asked of that: 'Who wrote Orr?', not 'Who is Ann Lee?' */
function isOfAsked(statement: Statement | undefined, stems: readonly string[], cues: Cues): boolean {
  return (
    statement?.ends.subject === true &&
    !cues.has('?who') &&
    stems.some((word) => !statement.subject.has(word))
  );
}

/** The stems of a predicate's words, each with the signs it has: '' for a bare word. */
type Cues = ReadonlyMap<string, string>;

/** Those that have been read, by the words themselves: a predicate's are the same for every question. */
const knownCues = new WeakMap<readonly string[], Cues>();

function readCues(words: readonly string[]): Cues {
  const known = knownCues.get(words);
  if (known !== undefined) return known;
  const cues = new Map<string, string>();
  for (const word of words) {
    const [, sign = '', rest = ''] = /^([<>+-]?)(.*)$/u.exec(word) ?? [];
    const cue = rest.startsWith('?') ? rest : stem(rest);
    const signs = cues.get(cue);
    if (signs === undefined) cues.set(cue, sign);
    else if (!signs.includes(sign)) cues.set(cue, signs + sign);
  }
  knownCues.set(words, cues);
  return cues;
}

/** A statement as it is compared: its stems, those by which it is called for what it is to another, and which ends of it the question names. */
type Statement = Pick<Answer, 'label' | 'kind'> & {
  readonly own: ReadonlySet<string>;
  /** Those of its stems that are of a noun for who does something. */
  readonly doers: ReadonlySet<string>;
  /** Whether it is known when it began or ended. */
  readonly isDated: boolean;
  readonly kin: ReadonlySet<string>;
  /** What it calls what it is about. */
  readonly subject: ReadonlySet<string>;
  readonly ends: Ends;
};

/** '(until 2022-03)' behind a statement tells when it held, and is no part of what it says. */
const span = / \((?:until|since|from|\d{4})[^()]{0,40}\)$/u;

/** What else a thing is called, or what is done with it, where a question may ask by that. */
const implied: ReadonlyMap<string, string> = new Map(
  Object.entries({
    beer: 'lager stout ale porter pilsner',
    'drink drunk beverage': 'tea coffee cocoa juice water wine beer milk espresso',
    'travel go transport': 'train plane car bus bike bicycle flying ferry',
    'diet eat food meat dietary': 'vegetarian vegan pescatarian',
    guarantee: 'warranty',
    warranty: 'guarantee',
    movie: 'film',
    film: 'movie',
    flat: 'apartment',
    apartment: 'flat',
    vacation: 'holiday',
    holiday: 'vacation',
    soccer: 'football',
    football: 'soccer',
    book: 'novel',
    song: 'track',
    'dish meal': 'food',
    'car vehicle':
      'Volkswagen Toyota Ford Honda Skoda Renault Peugeot Volvo Fiat Kia Hyundai Tesla BMW Audi Mazda Nissan',
    'pet animal': 'cat dog parrot rabbit hamster horse kitten puppy',
    'database datastore data store':
      'PostgreSQL Postgres MySQL MariaDB SQLite Oracle MongoDB Redis Cassandra DynamoDB Elasticsearch',
  }).flatMap(([others, words]) => words.split(' ').map((word) => [stem(word), others] as const)),
);

function readStatement(
  { label, kind, names = [], ends, kin = [], valid_from = null, valid_until = null }: Answer,
  stems: readonly string[],
  stemsIn: (word: string) => string[],
): Statement {
  const told = label.replace(span, '');
  const words = unframed(told).match(aWord) ?? [];
  const aliases = names.flatMap((name) => name.match(aWord) ?? []);
  const doers = new Set<string>();
  const stemsOwn = stemsOfAll(aliases, stemsIn);
  for (const word of words) {
    if (word === 'called') continue;
    const doer = isDoer(word);
    for (const part of stemsIn(word)) {
      stemsOwn.add(part);
      if (doer) doers.add(part);
    }
  }
  const kinStems = stemsOfAll(kin, stemsIn);
  for (const one of stemsOwn) {
    const others = implied.get(one);
    if (others !== undefined) for (const part of others.split(' ').flatMap(stemsIn)) kinStems.add(part);
  }
  const subject = stemsOfAll([...words.slice(0, 2), ...aliases], stemsIn);
  const isAsked = (some: readonly string[]) =>
    some.some((word) => /^[\p{Lu}\p{N}]/u.test(word) && stemsIn(word).some((part) => stems.includes(part)));
  return {
    label: told,
    kind,
    own: stemsOwn,
    doers,
    isDated: valid_from !== null || valid_until !== null,
    kin: kinStems,
    subject,
    // whose whole name the question has is meant, rather than others of the family
    ends:
      ends !== undefined && ends.subject !== ends.object
        ? ends
        : {
            subject: ends?.subject === true || isAsked(words.slice(0, 2)),
            object: ends?.object === true || (kind === 'relation' && isAsked(words.slice(2).slice(-2))),
          },
  };
}

/** What a form asks for that a statement of any predicate may have. */
const figures: ReadonlyMap<string, RegExp> = new Map([
  ['?many', /\d/],
  ['?when', /\b(?:1\d|20)\d\d\b/],
]);

function stemsOfAll(words: readonly string[], stemsIn: (word: string) => string[]): Set<string> {
  const stems = new Set<string>();
  for (const word of words) for (const part of stemsIn(word)) stems.add(part);
  return stems;
}

function matchOf(word: string, statement: Statement, cues: Cues, question: Question): number {
  const { label, own, kin, ends, kind } = statement;
  const signs = cues.get(word);
  if (word.startsWith('?')) {
    // what begins or ends is a change, but not of where somebody works or lives
    if (word === '?change' && statement.isDated && (ends.subject || !cues.has('?where'))) return BY_FORM;
    if (signs === undefined) return figures.get(word)?.test(label) === true ? BY_FORM / 2 : 0;
    // a person or a place that is the answer has a name: whom it is said of, where the question names another
    const named =
      kind === 'relation' || (word === '?who' && !ends.subject) || !/^\?(?:who|where)$/.test(word);
    return named && isAnswer(word === '?where' ? '<' : signs, ends) ? BY_FORM : 0;
  }
  const value = own.has(word) ? ownValue(word, statement, question) : signs !== undefined ? BY_PREDICATE : 0;
  if (value > 0) return isOtherEnd(word, signs ?? '', cues, statement, question) ? OTHER_END * value : value;
  if (word.length >= 5) for (const other of own) if (isNear(word, other)) return BY_PREDICATE;
  return kin.has(word) ? BY_KIN : 0;
}

/** 'Who manages Orr?' is answered less by who is a product manager there. */
function ownValue(word: string, { doers, subject }: Statement, question: Question): number {
  return doers.has(word) && !question.doers.has(word) && !subject.has(word) ? BY_PREDICATE - 0.05 : 1;
}

/** Whether the end that a sign asks for is one that the question does not name already. */
function isAnswer(signs: string, { subject, object }: Ends): boolean {
  if (subject === object) return true;
  return subject ? signs === '' || signs.includes('<') : signs === '' || signs.includes('>');
}

/** Whether a word that the statement has asks for what the question names already: 'Who reports to Ann?', 'Ann's boss', 'Which company does Orr own?' */
function isOtherEnd(
  word: string,
  signs: string,
  cues: Cues,
  { ends, subject }: Statement,
  question: Question,
): boolean {
  if (subject.has(word)) return false;
  // 'Which people work at Orr?' does not ask for their number
  if (question.forms.includes('?who') && cues.has('?many') && !question.isCounted && cues.has(word))
    return true;
  if (ends.subject === ends.object) return signs.includes('<') && !signs.includes('>') && !ends.subject;
  const { part, isWho } = question;
  const [does, suffers] = [signs.includes('+'), signs.includes('-')];
  if (part !== null && does !== suffers) return (part === 'doer') === ends.subject ? suffers : does;
  if (/[<>]/.test(signs)) return !signs.includes(ends.subject ? '<' : '>');
  // 'Who is Ann's manager?' does not ask whose manager Ann is
  return isWho && part === null && ends.subject && cues.has('?job');
}

/** 'expir' and 'expiry': one begins the other. */
function isNear(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 4 && long.length - short.length <= 3 && long.startsWith(short);
}

/** Whether two words differ in one letter, or in two where they are long; both begin alike. */
function isMisspelt(a: string, b: string): boolean {
  const most = a.length >= 8 ? 2 : 1;
  if (a[0] !== b[0] || b.length < 4 || Math.abs(a.length - b.length) > most) return false;
  let last: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (last[j - 2] ?? 0) + 1);
      next.push(least);
    }
    last = row;
    row = next;
  }
  return (row[b.length] ?? 0) <= most;
}
