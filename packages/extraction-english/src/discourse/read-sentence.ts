import type { Assertion, ExtractedClaim, Span, Term } from '@memory/extraction';
import { type Block, sourceRange } from '@memory/markdown';
import type { Clause } from '../clause.ts';
import { statedPhase } from '../meaning/index.ts';
import type { NameSpan } from '../name.ts';
import type { Sentence, Standing, TimePhrase, Token } from '../sentence.ts';
import { completeAnswer } from './answers.ts';
import { type Attribution, ownWord, readAttribution, speechStart } from './attribution.ts';
import { applyEdits, capitalized, cutSentence, type Edit, oneLine, timeEdits } from './claim-text.ts';
import { withTopic } from './clipped.ts';
import { type Corrected, correctLast } from './corrections.ts';
import type { Fault } from './document.ts';
import { withSpeaker } from './dropped-speaker.ts';
import { createGuard } from './faults.ts';
import { identifiersIn, identifierTerm, isIdentifier } from './identifiers.ts';
import { type Instruction, instructionOf, readInstruction } from './instructions.ts';
import { readIntroduction } from './introductions.ts';
import { learnKinds } from './learn-kinds.ts';
import { findCore } from './openings.ts';
import type { ReaderParts } from './parts.ts';
import { createReferences, type Resolved } from './references.ts';
import { isMachine, personTerm, userName } from './speakers.ts';
import { isQuestion, noTime, readStance } from './stance.ts';
import type { Passage } from './standing.ts';
import { withApostrophes } from './typed-words.ts';

/** A claim before its chunk is known. */
export type ClaimDraft = Omit<ExtractedClaim, 'chunkIndex'>;

/** A sentence's place: offsets in its block's plain text. */
export type SentencePlace = {
  readonly block: Block;
  readonly passage: Passage;
  readonly start: number;
  readonly end: number;
  /** Which sentence of its block it is. */
  readonly index: number;
  /** What it says as it would be written in full; `isCompleted` where an answer or a word left out was put in. */
  readonly said?: string;
  readonly isCompleted?: boolean;
};

/** What a document names as a whole: who speaks in it, and what its title says it is about. */
export type DocumentNames = {
  readonly participants: readonly string[];
  /** The name of whom the labels call 'User', where the talk gives one. */
  readonly user: string | null;
  readonly topic: Term | null;
  /** Whether it tells of a piece of software and shows its code. */
  readonly isManual: boolean;
  readonly title: string | null;
};

export type SentenceReader = {
  /** Forgets what was mentioned: a new section begins, which is about `about`. */
  enterSection(about: Term | null): void;
  /** The claim that a sentence is. Never throws: what cannot be read is kept word for word. */
  read(place: SentencePlace): ClaimDraft;
};

/** Marks a line that says nothing by itself; the document's reader lays it to the claim beside it. */
export const noiseRule = 'text.noise';
/** A clause that begins later is not what the sentence says first. */
const mostOpening = 12;
const longestHeading = 60;
/** A sentence of more tokens is kept word for word: its reading would cost more than it tells. */
const mostTokens = 160;
/** So many names of a document are known again. */
const mostNames = 5_000;

export function createSentenceReader(
  parts: ReaderParts,
  { participants, user, topic, isManual, title }: DocumentNames,
  onFault: (fault: Fault) => void,
): SentenceReader {
  const guard = createGuard(onFault);
  const references = createReferences(parts, topic);
  const known = new Map<string, Term>(participants.flatMap((name) => speakerTerms(name)));
  if (topic !== null) known.set(topic.name, topic);

  /** The names of a sentence, the identifiers in its code spans among them; those are names nowhere else. */
  const namesOf = (sentence: Sentence, { block, start, end }: SentencePlace): NameSpan[] => {
    const own = identifiersIn(block, start, end).filter((word) => !known.has(word));
    for (const word of own) known.set(word, identifierTerm(word));
    try {
      return parts.findNames(sentence.tokens, sentence.times, known);
    } finally {
      for (const word of own) known.delete(word);
    }
  };

  /** The last sentence of a talk, which the next may put right. */
  let last: (Corrected & { readonly speaker: string }) | null = null;
  let sectionTopic: Term | null = null;
  /** The question that the last sentence was. */
  let asked: { readonly tokens: readonly Token[]; readonly speaker: string } | null = null;

  const read = (place: SentencePlace): ClaimDraft => {
    const { passage } = place;
    const standing = standingOf(place);
    const { speaker } = standing.standing;
    const isForeign = standing.standing.language !== null && standing.standing.language !== 'en';
    if (isForeign) return verbatim(place, standing, ['text.foreign']);
    const tokens = parts.tag(textOf(place));
    const question = asked;
    const before = last;
    asked = null;
    last = null;
    if (tokens.length > mostTokens || tokens.length === 0) return verbatim(place, standing, ['text.long']);
    const whole = sentenceOf(place, standing.standing, tokens, parts);
    const isTurn = passage.standing.place === 'turn' && speaker !== null && !standing.standing.isQuoted;
    if (isTurn && isQuestion(whole.text)) asked = { tokens, speaker };
    const isAnswer =
      isTurn && !place.isCompleted && place.index === 0 && question !== null && question.speaker !== speaker;
    const completed = isAnswer ? completeAnswer(question.tokens, tokens) : null;
    if (completed !== null) return read({ ...place, said: completed, isCompleted: true });
    const isTalk = standing.standing.place === 'turn' || standing.standing.speaker !== null;
    const core = findCore(tokens, isTalk ? parts.findNames(tokens, whole.times, known) : [], isTalk);
    const sentence =
      core.first === 0 && core.last === tokens.length ? whole : cutSentence(whole, core.first, core.last);
    const names = namesOf(sentence, place);
    if (known.size < mostNames) {
      for (const { term } of names) if (!isIdentifier(term)) known.set(term.surface, term);
    }
    const quoted = quotedTokens(sentence, place, core.first === 0 ? 0 : (tokens[core.first]?.start ?? 0));
    const clauses = parts.readClauses(sentence, names);
    if (isTurn && !isMachine(speaker) && !place.isCompleted) {
      const own = before?.speaker === speaker ? correctLast(before, { tokens, names }) : null;
      if (own !== null) return { ...read({ ...place, said: own, isCompleted: true }), isCorrection: true };
      const isToMachine = standing.standing.addressee !== null && isMachine(standing.standing.addressee);
      const wish = isToMachine && passage.givesFacts ? readInstruction(sentence.tokens, sentence.text) : null;
      if (wish !== null) return instructed(place, standing, speaker, wish);
      const said = withSpeaker(sentence.text, sentence.tokens, clauses);
      if (said !== null) return read({ ...place, said, isCompleted: true });
    }
    const isTold = passage.standing.place === 'prose' || passage.standing.place === 'item';
    if (isTold && speaker === null && sectionTopic !== null && passage.givesFacts && !place.isCompleted) {
      const said = withTopic(sentence.text, sentence.tokens, clauses, sectionTopic);
      if (said !== null) return read({ ...place, said, isCompleted: true });
    }
    if (isTurn) last = { text: sentence.text, tokens: sentence.tokens, names, speaker };
    const isOwnWord = isTurn && passage.givesFacts && passage.quotations.length === 0;
    const introduced = isOwnWord && speaker === user ? readIntroduction(sentence.tokens, names) : null;
    const resolved = references.resolve(sentence, clauses, quoted, introduced?.at ?? -1);
    const edits = [
      ...resolved.edits,
      ...timeEdits(sentence).filter(({ start }) => !quoted(tokenAt(sentence, start))),
    ];
    const attribution = attributionOf(standing, place, sentence, resolved.clauses, edits);
    const isAsked = isQuestion(sentence.text);
    const givesFacts = passage.givesFacts && !standing.standing.isQuoted && !isAsked;
    const said = givesFacts ? assertionsOf(sentence, resolved.clauses, quoted, standing, parts) : [];
    references.learn(said);
    learnKinds(known, said);
    const assertions = introduced === null ? said : [nameGiven(introduced.name), ...said];
    const asks =
      isAsked || resolved.clauses.some(({ guard: why }) => why === 'imperative' || why === 'question');
    const isPlain = !asks || standing.standing.speaker === null;
    const text = isPlain ? withFront(applyEdits(sentence.text, edits), core.first) : oneLine(textOf(place));
    const needsSpeaker = passage.standing.place === 'turn' && (resolved.needsSpeaker || !isPlain);
    const above = needsHeading(sentence, resolved, isManual) ? headingOf(standing.standing, title) : null;
    const written = needsSpeaker ? spoken(standing.standing, text) : text;
    return {
      ...draftOf(place, standing, above === null ? written : `${above}: ${written}`),
      isAttributed: attribution.isAttributed,
      attributedTo: attribution.attributedTo,
      ...readStance(sentence, resolved.clauses, assertions),
      isCorrection: core.isCorrection,
      mentions: mentionsIn(names, assertions, resolved.terms, speakerOf(place, standing.standing)),
      aliases: parts.findAliases(sentence.tokens, names),
      assertions,
      rules: isNoise(sentence, clauses)
        ? [noiseRule]
        : rulesOf(assertions, resolved.edits, edits, attribution),
    };
  };

  return {
    enterSection(about) {
      sectionTopic = about;
      references.enterSection();
    },
    read(place) {
      const claim = guard.run('sentence', () => read(asWritten(place)), null);
      return claim ?? verbatim(place, standingOf(place), ['text.fault']);
    },
  };
}

type Stand = { readonly standing: Standing; readonly attribution: Attribution };

/** How the sentence itself stands: inside a quotation, with the one who is quoted as its speaker. */
function standingOf({ passage, start, end }: SentencePlace): Stand {
  const { standing, reporter } = passage;
  const said: Attribution = { isAttributed: true, attributedTo: reporter, rule: 'standing.reporter' };
  const quotation = passage.quotations.find((other) => other.start <= start && end <= other.end);
  if (quotation === undefined) return { standing, attribution: reporter === null ? ownWord : said };
  const { speaker, isSaid } = quotation;
  return {
    standing: { ...standing, speaker, addressee: null, isQuoted: speaker === null },
    attribution: isSaid ? { isAttributed: true, attributedTo: speaker, rule: 'standing.quotation' } : ownWord,
  };
}

/** A line of talk with the apostrophes that it leaves out. */
function asWritten(place: SentencePlace): SentencePlace {
  if (place.passage.standing.place !== 'turn') return place;
  const typed = textOf(place);
  const said = withApostrophes(typed);
  return said === typed ? place : { ...place, said };
}

function textOf({ block, start, end, said }: SentencePlace): string {
  if (said !== undefined) return said;
  return block.text.plain.slice(start, end).replace(/\n/g, ' ');
}

/** A sentence whose front was cut off begins with a capital again. */
function withFront(text: string, cut: number): string {
  return cut === 0 ? text : capitalized(text);
}

function spanOf({ block, start, end }: SentencePlace): Span {
  return sourceRange(block.text, start, end);
}

function sentenceOf(
  place: SentencePlace,
  standing: Standing,
  tokens: Sentence['tokens'],
  parts: ReaderParts,
): Sentence {
  const { block, start, index, passage } = place;
  const text = textOf(place);
  return {
    text,
    span: spanOf(place),
    toSource: (from, to) =>
      place.said === undefined ? sourceRange(block.text, start + from, start + to) : spanOf(place),
    tokens,
    times: standing.isQuoted ? [] : timesOf(tokens, text, standing, parts),
    standing,
    block: passage.block,
    index,
  };
}

/** The times of a sentence; a birthday comes every year, so that a day of it is of none. */
function timesOf(
  tokens: Sentence['tokens'],
  text: string,
  { saidAt }: Standing,
  parts: ReaderParts,
): TimePhrase[] {
  const times = parts.findTimes(tokens, text, saidAt);
  const isYearly = tokens.some(({ lemma }) => lemma === 'birthday' || lemma === 'anniversary');
  return isYearly ? times.map((time) => ({ ...time, explicit: null })) : times;
}

function speakerTerms(name: string): [string, Term][] {
  const term = personTerm(name);
  return [
    [name, term],
    [name.toLowerCase(), term],
  ];
}

/** Whether a token stands in words that are quoted within the sentence; `cut` is what was cut off its front. */
function quotedTokens(
  { tokens }: Sentence,
  { passage, start, end, said }: SentencePlace,
  cut: number,
): (token: number) => boolean {
  const inside = passage.quotations.filter(
    (quotation) =>
      quotation.start < end && quotation.end > start && !(quotation.start <= start && end <= quotation.end),
  );
  const speech = speechStart(tokens);
  return (token) => {
    if (speech !== null && token >= speech) return true;
    if (said !== undefined) return false;
    const at = start + cut + (tokens[token]?.start ?? 0);
    return inside.some((quotation) => quotation.start <= at && at < quotation.end);
  };
}

function tokenAt({ tokens }: Sentence, offset: number): number {
  return tokens.findIndex(({ end }) => end > offset);
}

function attributionOf(
  { standing, attribution }: Stand,
  { passage, start, end }: SentencePlace,
  { tokens, text }: Sentence,
  clauses: readonly Clause[],
  edits: readonly Edit[],
): Attribution {
  if (attribution.isAttributed) return attribution;
  const quotation = passage.quotations.find(
    (other) => other.isSaid && other.start < end && other.end > start,
  );
  if (quotation?.speaker != null)
    return { isAttributed: true, attributedTo: quotation.speaker, rule: 'attribution.quotation' };
  return readAttribution(tokens, clauses, standing.speaker, (first, last) => {
    const from = tokens[first]?.start ?? 0;
    const to = tokens[last - 1]?.end ?? from;
    const own = edits.filter(({ start, end }) => start >= from && end <= to);
    return applyEdits(
      text.slice(from, to),
      own.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from })),
    );
  });
}

/** What the clauses assert that neither asks, supposes nor commands, outside quoted words. */
function assertionsOf(
  sentence: Sentence,
  clauses: readonly Clause[],
  isQuoted: (token: number) => boolean,
  { attribution }: Stand,
  parts: ReaderParts,
): Assertion[] {
  const found: Assertion[] = [];
  for (const clause of clauses) {
    if (clause.guard !== null && clause.guard !== 'reported' && clause.guard !== 'generic') continue;
    if (isQuoted(clause.first) || isQuoted(clause.last - 1) || isGuess(clause, sentence)) continue;
    // what is reported counts as said: the claim tells whose word it is
    const said = clause.guard === 'reported' ? { ...clause, guard: null, saidBy: null } : clause;
    for (const assertion of parts.readAssertions(said, sentence)) {
      const isOfItself = assertion.subject.name === (assertion.object?.name ?? assertion.value);
      if (!isOfItself && !isEvidenceOnly(assertion, attribution)) found.push(assertion);
    }
  }
  return found;
}

/** 'I think I'm allergic to nuts': who only thinks so does not say it. */
function isGuess({ guard, saidBy, first }: Clause, { tokens, standing }: Sentence): boolean {
  if (guard !== 'reported' || saidBy?.term == null || saidBy.term.name !== standing.speaker) return false;
  return tokens
    .slice(0, first)
    .some(({ lemma }) => /^(?:think|believe|guess|suppose|doubt|assume)$/.test(lemma));
}

/** A machine is no witness of the one whom it talks to, and none of what has no name. */
function isEvidenceOnly({ subject, object }: Assertion, { attributedTo }: Attribution): boolean {
  if (attributedTo === null || !isMachine(attributedTo)) return false;
  return (
    !subject.isNamed || [subject.name, object?.name].some((name) => name === 'User' || name === attributedTo)
  );
}

/** The claim that a lasting wish is: what a machine is to do whenever it answers. */
function instructed(place: SentencePlace, stand: Stand, speaker: string, wish: Instruction): ClaimDraft {
  const { claim, assertion } = instructionOf(speaker, wish);
  return {
    ...draftOf(place, stand, claim),
    mentions: [assertion.subject],
    assertions: [assertion],
    rules: [assertion.rule],
  };
}

/** Every name of a claim, also where nothing is said of it that is understood: the speaker of a turn among them. */
function mentionsIn(
  names: readonly NameSpan[],
  assertions: readonly Assertion[],
  resolved: readonly Term[],
  speaker: Term | null,
): Term[] {
  const terms = new Map<string, Term>();
  const add = (term: Term | null): void => {
    if (term?.isNamed && !isMachine(term.name) && !terms.has(term.name)) terms.set(term.name, term);
  };
  for (const { subject, object } of assertions) {
    add(subject);
    add(object);
  }
  for (const term of resolved) add(term);
  for (const { term } of names) add(term);
  add(speaker);
  return [...terms.values()];
}

function speakerOf({ passage }: SentencePlace, { speaker }: Standing): Term | null {
  return passage.standing.place !== 'turn' || speaker === null || isMachine(speaker)
    ? null
    : personTerm(speaker);
}

/** That somebody whom the labels call 'User' is called by a name. */
function nameGiven(name: string): Assertion {
  return {
    subject: { ...personTerm(name), surface: userName },
    form: 'attribute',
    words: 'name',
    predicate: null,
    object: null,
    value: name,
    ...statedPhase(false, false),
    isUnique: true,
    facet: '',
    rule: 'introduction.name',
  };
}

function rulesOf(
  assertions: readonly Assertion[],
  resolved: readonly Edit[],
  edits: readonly Edit[],
  { rule }: Attribution,
): string[] {
  const rules = new Set(assertions.map((assertion) => assertion.rule));
  if (resolved.length > 0) rules.add('reference.explicit');
  if (edits.length > resolved.length) rules.add('time.explicit');
  if (rule !== null) rules.add(rule);
  return [...rules];
}

function spoken({ speaker }: Standing, text: string): string {
  return speaker === null || text.startsWith(`${speaker}:`) ? text : `${speaker}: ${text}`;
}

function draftOf(place: SentencePlace, { standing, attribution }: Stand, text: string): ClaimDraft {
  const span = spanOf(place);
  return {
    text,
    span,
    evidence: [span],
    isAttributed: attribution.isAttributed,
    attributedTo: attribution.attributedTo,
    polarity: 'affirmed',
    modality: 'asserted',
    isCorrection: false,
    validity: noTime,
    saidAt: standing.isDatedHere ? standing.saidAt : null,
    mentions: [],
    aliases: [],
    assertions: [],
    rules: [],
  };
}

/** First words of a sentence in the papers of a piece of software that speaks to its reader, of itself or of the part above it. */
const leaning =
  /^(?:you|your|we|our|i|if|when|both|each|all|the|other|another|more|some|returns?|emits?|emitted|called|gets?|sets?|takes?|accepts?|defaults?|alias|same|also|note|so|but|then|without|with|for|by|to|as|in|on|a|an)$/;

/**
 * Whether a sentence says nothing of its subject: a fragment ('Based in Lund.'), an order, or one that begins with 'it' or
 * 'this' and nobody knows what. Its headings then stand in front of it.
 */
function needsHeading(
  { tokens, standing }: Sentence,
  { clauses, unresolved, edits }: Resolved,
  isManual: boolean,
): boolean {
  if (standing.place === 'turn' || standing.speaker !== null || standing.isQuoted) return false;
  const front = unresolved[0] ?? -1;
  if (front === 0 && /^(?:it|its|this|that|these|those|they)$/.test(tokens[0]?.lower ?? '')) return true;
  if (isManual && edits.every(({ start }) => start > 0) && leaning.test(tokens[0]?.lower ?? '')) return true;
  return (
    clauses.every(({ subject, first }) => subject === null || first > mostOpening) ||
    clauses[0]?.guard === 'imperative'
  );
}

/** The document's title and the nearest heading, as they stand. */
function headingOf({ headings }: Standing, title: string | null): string | null {
  const own = headings.at(-1) ?? null;
  const names = [title, own].filter(
    (name, i, all) => name !== null && name.length <= longestHeading && all.indexOf(name) === i,
  );
  return names.length === 0 ? null : names.join(', ');
}

/** A heading word or a line that only leads to what follows ('Bash:', '5feefea'): it says nothing by itself. */
function isNoise({ tokens, standing }: Sentence, clauses: readonly Clause[]): boolean {
  if (clauses.length > 0 || standing.place === 'turn') return false;
  const words = tokens.filter(({ tag }) => tag !== 'PUNCT');
  if (words.some(({ tag }) => tag === 'VERB' || tag === 'AUX')) return false;
  return words.length <= 2 || tokens.at(-1)?.text === ':';
}

/** The sentence as it stands, with its speaker in front where one speaks. */
function verbatim(place: SentencePlace, stand: Stand, rules: string[]): ClaimDraft {
  const text = oneLine(textOf(place));
  const isTurn = place.passage.standing.place === 'turn' && !stand.standing.isQuoted;
  return {
    ...draftOf(place, stand, isTurn ? spoken(stand.standing, text) : text),
    modality: isQuestion(text) ? 'hedged' : 'asserted',
    mentions: mentionsIn([], [], [], speakerOf(place, stand.standing)),
    rules,
  };
}
