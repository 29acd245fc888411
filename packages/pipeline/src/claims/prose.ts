import { analyzeSentence, type SentenceAnalysis, textOf } from '../language/analyze.ts';
import { findTimes, type TimeExpression } from '../language/times/times.ts';
import { besideClause } from './beside-clauses.ts';
import { type Correction, readCorrection } from './certainty/corrections.ts';
import { toldOfSaluted } from './certainty/salutes.ts';
import {
  interjectionLength,
  isBoilerplate,
  isForeign,
  isGreeting,
  isInstruction,
  isNavigation,
  isQuestion,
  isShouted,
  tellsNothing,
} from './certainty/screen.ts';
import { readStance } from './certainty/stance.ts';
import { inventedIn, isFiction, isOfMaking, isSupposed } from './certainty/supposed.ts';
import { toldByAsking } from './certainty/told-by-asking.ts';
import { clippedNoun, fillClipped } from './clipped.ts';
import {
  claimFromWording,
  type Draft,
  foreignClaim,
  rescheduling,
  type Setting,
  spansOf,
  timeContext,
} from './draft.ts';
import { isDayOfBirth, isHabit } from './habits.ts';
import type { Edit, Resolved } from './reading.ts';
import { ofThatFirm } from './reference/bare-possessions.ts';
import { contractIn, endedContracts } from './reference/contracts-told.ts';
import { isLearntPerson } from './reference/entity-kinds.ts';
import { lastDayThere } from './reference/moves.ts';
import { withNewborn } from './reference/newborns.ts';
import { withPartiesNamed } from './reference/parties.ts';
import { withPetNamed } from './reference/pets-told.ts';
import { resolveReferences } from './reference/references.ts';
import { inContext } from './reference/then.ts';
import { topicAround } from './reference/topic-around.ts';
import { finishSentence, renderPieces, trimRange } from './render.ts';
import { bracketRanges, findAsides } from './rewordings/asides.ts';
import type { Piece, Segment } from './rewordings/describing-clauses.ts';
import { ofPremises } from './rewordings/premises.ts';
import { cutSegments } from './rewordings/segments.ts';
import { unfold } from './rewordings/unfold.ts';
import type { SourceText } from './source-text.ts';
import { namesForFirstPerson, namesForYou, namesForYour } from './talk/first-person.ts';
import { ofMine, ofTheirs, ownedIn } from './talk/mine.ts';
import { namesForOurFirm } from './talk/our-firm.ts';
import { standingInstruction } from './talk/standing-instructions.ts';
import { addressLength, plainTalk, saysBack, withoutHandles } from './talk/talk.ts';
import { anchorOf, isOfToday, lastOf, readValidity } from './validity.ts';

/** The claims of one sentence; none where it asserts nothing. What happens in a novel is not held for certain, nor is what is told of its people. */
export function claimsOfSentence(source: SourceText, setting: Setting): Draft[] {
  const drafts = readSentence(source, setting);
  const { invented } = setting.discourse;
  const isOfFiction = isFiction(source.text);
  const somebody = inventedIn(source.text);
  if (somebody !== null) invented.add(somebody);
  if (!isOfFiction && invented.size === 0) return drafts;
  return drafts.map((draft) =>
    (isOfFiction || invented.has(draft.subjectHint ?? '')) && !isOfMaking(draft.claimText)
      ? { ...draft, modality: 'hedged' }
      : draft,
  );
}

function readSentence(source: SourceText, setting: Setting): Draft[] {
  const addressed = setting.speaker === null ? 0 : addressLength(source.text);
  const skipped = addressed > 0 ? addressed : interjectionLength(source.text);
  if (skipped > 0) {
    const { text, source: at } = source;
    return claimsOfSentence(
      { text: text.slice(skipped), source: (start, end) => at(start + skipped, end + skipped) },
      setting,
    );
  }
  const { text } = source;
  if (setting.speaker !== null && /^(?:mine|yours|ours|hers|theirs)(?:\s|['’]s\s)/i.test(text)) {
    const told = ofMine(text, setting.discourse.owned);
    const whole = source.source(0, text.length);
    return told === null ? [] : claimsOfSentence({ text: told, source: () => whole }, setting);
  }
  const others = setting.speaker === null ? null : ofTheirs(text, setting.discourse.owned);
  if (others !== null) {
    const whole = source.source(0, text.length);
    return claimsOfSentence({ text: others, source: () => whole }, setting);
  }
  if (setting.speaker !== null) setting.discourse.owned = ownedIn(text) ?? setting.discourse.owned;
  const news = setting.speaker === null || setting.tentative ? null : toldByAsking(text);
  const asks = news === null && isQuestion(text);
  if (text.length < 400 && asks) {
    // 'Is your sister well?' – 'She is.'
    const asked = setting.speaker === null ? text : withoutHandles(text, true);
    resolveReferences(analyzeSentence(asked), setting.discourse, setting.speaker?.entity ?? null);
    return besideClause(source, setting, []);
  }
  if (isSupposed(text)) {
    resolveReferences(analyzeSentence(text), setting.discourse, setting.speaker?.entity ?? null);
    return besideClause(source, setting, []);
  }
  if (setting.speaker === null && isShouted(text)) return [];
  const saluted = toldOfSaluted(text);
  if (saluted !== null) {
    const whole = source.source(0, text.length);
    return claimsOfSentence({ text: saluted, source: () => whole }, setting);
  }
  if (text.length < 6 || asks || isGreeting(text) || isBoilerplate(text) || isNavigation(text)) return [];
  if (setting.speaker !== null && saysBack(text)) return [];
  if (isForeign(text)) return foreignClaim(source);
  const said =
    setting.speaker !== null && !setting.tentative
      ? plainTalk(news ?? text, setting.kin)
      : [
          withPartiesNamed(
            withoutHandles(
              lastDayThere(withPetNamed(ofThatFirm(text, setting), setting.discourse), setting.discourse),
              false,
            ),
            setting.discourse.parties,
          ),
        ];
  const parts = said
    .flatMap((part) => withNewborn(part, setting.discourse))
    .flatMap(unfold)
    .flatMap((part) => [part, ...endedContracts(part, setting.discourse.contracts)]);
  if (parts.length > 1 || parts[0] !== text) {
    const whole = source.source(0, text.length);
    const before = setting.anchor;
    const isAside = datesAside(text, setting.reference);
    const told = (part: string) => {
      if (isAside) setting.anchor = before;
      return claimsOfPlain({ text: part, source: () => whole }, setting);
    };
    const main = parts.at(-1) ?? '';
    if (!namesBehindPronoun(text, parts)) return besideClause(source, setting, parts.flatMap(told));
    const drafts = told(main);
    const subject = setting.discourse.subjectNow();
    const asides = parts.slice(0, -1).flatMap(told);
    if (subject !== null) setting.discourse.goOnAbout(subject);
    return besideClause(source, setting, [...asides, ...drafts]);
  }
  return besideClause(source, setting, claimsOfPlain(source, setting));
}

/** 'She reports to the director, Ann Lee': whom the sentence names behind its pronoun is not meant by it, though told first. */
function namesBehindPronoun(text: string, parts: readonly string[]): boolean {
  const [pronoun] = /^(?:He|She|It|They)\b/.exec(text) ?? [];
  return (
    pronoun !== undefined &&
    parts.length > 1 &&
    parts.at(-1)?.startsWith(`${pronoun} `) === true &&
    parts
      .slice(0, -1)
      .every(
        (part) => /^(?:The )?\p{Lu}/u.test(part) && !/^(?:He|She|It|They|His|Her|Its|Their)\b/.test(part),
      )
  );
}

/** 'Ann, who founded Orr in 2015, left in January': in no January of 2015. */
function datesAside(text: string, reference: number | null): boolean {
  const [, year] = /, (?:who|which) [^,;]{2,100}\b((?:19|20)\d\d), [^\d]+$/u.exec(text) ?? [];
  return year !== undefined && reference !== null && Number(year) > new Date(reference).getUTCFullYear() - 30;
}

function claimsOfPlain(given: SourceText, setting: Setting): Draft[] {
  const source = inContext(given, setting);
  const worded = ofPremises(source.text, setting);
  if (worded !== null) {
    const whole = { start: 0, end: source.text.length };
    return claimFromWording(source, worded, [whole], setting, setting.implied);
  }
  const { text } = source;
  if (tellsNothing(text)) return [];
  const analysis = analyzeSentence(text);
  if (setting.tentative && isTalk(analysis)) return [];
  const asserts = analysis.clauses.some(
    ({ kind, verb, subjects }) =>
      (kind === 'main' || kind === 'coordinate' || kind === 'reporting') &&
      subjects.length > 0 &&
      analysis.verbGroups[verb]?.form === 'finite',
  );
  if (setting.speaker !== null && !setting.tentative) {
    const asked = standingInstruction(source, setting);
    if (asked.length > 0) return asked;
  }
  if (!asserts || isInstruction(analysis)) {
    const clipped = clippedClaim(source, setting, analysis);
    if (clipped.length === 0) resolveReferences(analysis, setting.discourse, setting.speaker?.entity ?? null);
    return clipped;
  }
  if (/^(?:let|let's)$/i.test(analysis.tokens[0]?.text ?? '')) return [];
  if (setting.implied !== null && lacksSubject(analysis)) return clippedClaim(source, setting, analysis);
  return claimsOfAnalysis(source, setting, analysis);
}

function claimsOfAnalysis(source: SourceText, setting: Setting, analysis: SentenceAnalysis): Draft[] {
  const context = timeContext(setting, analysis);
  const times = findTimes(analysis.text, context).filter(
    (time) => !isHabit(analysis, time) && !isDayOfBirth(analysis, time),
  );
  setting.anchor =
    isOfToday(analysis, times, context) || (times.length === 0 && movesOn.test(analysis.text))
      ? null
      : (anchorOf(times) ?? setting.anchor);
  setting.lastTold = lastOf(times);
  const correction = readCorrection(analysis);
  const resolved = resolveReferences(analysis, setting.discourse, setting.speaker?.entity ?? null);
  const quoted = quotedRanges(analysis.text);
  const edits = orderEdits([
    ...resolved.edits.filter(
      ({ start }) => !quoted.some((range) => start > range.start && start < range.end),
    ),
    ...(setting.speaker === null ? [] : namesForFirstPerson(analysis, setting.speaker)),
    ...(setting.firm == null ? [] : namesForOurFirm(analysis, setting.firm)),
    ...(setting.addressee == null ? [] : namesForYour(analysis, setting.addressee)),
    ...(setting.addressee == null || setting.isLetter !== true
      ? []
      : namesForYou(analysis, setting.addressee)),
    ...times.flatMap((time) => time.rewrites),
  ]);
  const read = { analysis, times, resolved, edits };
  if (correction !== null) {
    if (correction.assertion === null) forgetPapers(setting);
    return correctionClaims(source, setting, read, correction);
  }
  const asides = findAsides(analysis, (phrase) => resolved.entities.get(phrase)?.kind);
  const gone = asides.map(({ bracket }) => bracket);
  const drafts = cutSegments(analysis, times).flatMap((segment) => {
    const draft = draftOf(source, setting, {
      ...read,
      segment: { ...segment, pieces: without(segment.pieces, gone) },
    });
    return draft === null ? [] : [draft];
  });
  const told = drafts.flatMap(({ claimText }) => contractIn(claimText) ?? []);
  if (told.length > 0) setting.discourse.contracts = [...setting.discourse.contracts, ...told];
  return [
    ...drafts,
    ...asides.flatMap(({ name, bracket, says }) => {
      const who = analysis.text.slice(name.start, name.end);
      return says.flatMap((said) =>
        claimFromWording(source, `${who} ${said}`, [name, bracket], setting, who),
      );
    }),
  ];
}

/** 'At 18 she moved to Rome.': what follows two years later is not reckoned from what was dated before. */
const movesOn =
  /^(?:At (?:the age of )?(?:\d{1,2}|\p{Ll}+teen|twenty|thirty|forty)\b(?!:| ?[ap]\.?m)|Aged |In (?:his|her|their) (?:early |late |mid-?)?(?:teens|twenties|thirties|forties|fifties|sixties)\b|When (?:s?he|they) (?:was|were) (?:\d|an? (?:child|boy|girl|student|teenager))|(?:Many|Some|Several|A few) (?:years|months|decades) later\b|(?:Years|Decades|Much|Long) later\b|After (?:the war|school|university|college|graduation|graduating)\b)/u;

type ReadSentence = {
  analysis: SentenceAnalysis;
  times: readonly TimeExpression[];
  resolved: Resolved;
  edits: readonly Edit[];
};

/** 'An earlier version said that Ann founded Loom in 2008. It was founded in 2010.': Loom was, and no version. */
function forgetPapers({ discourse }: Setting): void {
  discourse.entities = discourse.entities.filter(
    ({ proper, sentence, nouns }) =>
      proper ||
      sentence !== discourse.sentence ||
      ![...nouns].some((noun) =>
        /^(?:version|article|report|story|post|newsletter|note|message|page|issue|entry|caption|headline|item|edition|bulletin|minutes|error|mistake)$/.test(
          noun,
        ),
      ),
  );
}

function correctionClaims(
  source: SourceText,
  setting: Setting,
  read: ReadSentence,
  correction: Correction,
): Draft[] {
  const denied = correction.assertion === null;
  const segment = correctionSegment(read.analysis, correction.assertion, correction.omit);
  const draft = draftOf(source, setting, { ...read, segment });
  if (draft === null) return [];
  const corrects =
    correctedText(draft.claimText, correction) ??
    (correction.corrects === null ? null : finishSentence(correction.corrects));
  const stance = denied ? { polarity: 'negated' as const, isAttributed: false, attributedTo: null } : {};
  return [{ ...draft, ...stance, isCorrection: true, corrects }];
}

/** The claim with the wrong words in place of the right ones: 'Bram's sister is Fenna', said of 'my sister'. */
function correctedText(claimText: string, { contrast }: Correction): string | null {
  if (contrast === undefined) return null;
  const [before, after, ...more] = claimText.split(contrast.right);
  return before === undefined || after === undefined || more.length > 0
    ? null
    : `${before}${contrast.wrong}${after}`;
}

/** Pieces with ranges taken out of them. */
function without(pieces: readonly Piece[], gone: readonly { start: number; end: number }[]): Piece[] {
  let left = [...pieces];
  for (const { start, end } of gone) {
    left = left.flatMap((piece): Piece[] => {
      if ('insert' in piece || piece.end <= start || piece.start >= end) return [piece];
      return [
        { start: piece.start, end: start },
        { start: end, end: piece.end },
      ].filter((part) => part.end > part.start);
    });
  }
  return left;
}

/** What stands in double quotation marks is kept word for word. */
function quotedRanges(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/["“][^"“”]{1,1000}["”]/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** In order and without overlap; a longer edit wins over those it covers. */
function orderEdits(edits: readonly Edit[]): Edit[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Edit[] = [];
  for (const edit of sorted) {
    const last = kept.at(-1);
    if (last === undefined || edit.start >= last.end) kept.push(edit);
  }
  return kept;
}

function correctionSegment(
  { text, tokens, clauses, verbGroups }: SentenceAnalysis,
  assertion: { start: number; end: number } | null,
  omit: { start: number; end: number } | null,
): Segment {
  const whole = assertion ?? { start: 0, end: text.length };
  const own = clauses.filter(
    (clause) => (tokens[verbGroups[clause.verb]?.head ?? -1]?.start ?? -1) >= whole.start,
  );
  const carries = own.some((clause) => clause.kind === 'main');
  const mains = own.map((clause, i) => (i === 0 && !carries ? { ...clause, kind: 'main' as const } : clause));
  return { pieces: without([whole], omit === null ? [] : [omit]), clauses: mains };
}

type Read = ReadSentence & { segment: Segment };

function draftOf(
  source: SourceText,
  setting: Setting,
  { analysis, times, resolved, edits, segment }: Read,
): Draft | null {
  const ranges = segment.pieces
    .filter((piece) => !('insert' in piece))
    .map((piece) => trimRange(analysis.text, piece as { start: number; end: number }))
    .filter(({ start, end }) => end > start);
  if (ranges.length === 0) return null;
  const fitting = edits.filter((edit) => !namedBefore(edit, resolved, analysis, segment.pieces, edits));
  const claimText = renderPieces(analysis.text, segment.pieces, fitting);
  if (claimText.length < 6) return null;
  const name = (phrase: number) => resolved.entities.get(phrase)?.name ?? null;
  const within = { ...analysis, text: textWithin(analysis.text, segment.pieces) };
  const stance = readStance(within, segment.clauses, name);
  const asides = bracketRanges(analysis);
  const own = times.filter(
    (time) =>
      ranges.some((range) => time.start >= range.start - 1 && time.start < range.end) &&
      !asides.some((aside) => time.start >= aside.start && time.end <= aside.end),
  );
  const main = segment.clauses.find((clause) => clause.kind === 'main');
  const moved = rescheduling.has(analysis.verbGroups[main?.verb ?? -1]?.lemma ?? '');
  const held = moved
    ? own.filter(({ role }) => role !== 'range' && role !== 'since' && role !== 'until')
    : own;
  const validity = readValidity(within, segment.clauses, held, stance.isAttributed);
  const subject = main?.subjects[0];
  const phrase = subject === undefined ? undefined : analysis.nounPhrases[subject];
  // 'we' is who speaks where it is said of their home
  const isSpeaker =
    phrase?.kind === 'pronoun' &&
    edits.some(
      ({ start, entity }) =>
        entity !== undefined &&
        entity === setting.speaker?.entity &&
        start === analysis.tokens[phrase.start]?.start &&
        /^(?:i|we)$/i.test(analysis.tokens[phrase.start]?.text ?? ''),
    );
  const spoken = isSpeaker ? (setting.speaker?.entity.name ?? null) : null;
  return {
    claimText,
    ...spansOf(source, ranges),
    ...stance,
    ...(setting.tentative && stance.modality === 'asserted'
      ? { modality: tentativeModality(claimText) }
      : {}),
    isCorrection: false,
    corrects: null,
    ...validity,
    subjectHint:
      subject === undefined || phrase === undefined
        ? null
        : (spoken ??
          name(subject) ??
          (phrase.kind === 'proper' ? textOf(analysis, phrase.start, phrase.end) : null)),
    topic:
      resolved.entities.get(subject ?? -1)?.proper === true ? null : topicAround(setting, analysis, phrase),
    subjectKind: spoken !== null || isLearntPerson(resolved.entities.get(subject ?? -1)) ? 'person' : null,
  };
}

/** What a machine says of itself, its talk and its pleasure: 'I'll keep that in mind', 'That sounds lovely!' */
function isTalk({ text, tokens }: SentenceAnalysis): boolean {
  if (
    /^(?:that|this|it|sounds?|looks?|what a|how)\b.{0,6}\b(?:sounds?|looks?|is|['’]s|great|lovely|wonderful|exciting|makes sense)\b/i.test(
      text,
    ) &&
    tokens.length <= 10
  )
    return true;
  // 'Biscuit is a lovely name!'
  if (/\bis (?:such |really |quite )?an? (?:very |really )?\p{Ll}+ name[.!]*$/u.test(text)) return true;
  // 'Noted: 14 February.', 'Corrected, thank you.'
  if (
    /^(?:noted|corrected|updated|changed|saved|recorded|added|understood|done|booked|cancel+ed|removed|deleted|scheduled)\s?[,:.!–—-]/i.test(
      text,
    ) &&
    tokens.length <= 12
  )
    return true;
  return tokens.some((token) => /^(?:i|me|my|i'll|i'm)$/.test(token.lower));
}

const proposing =
  /\b(?:you|your|recommend|suggest|option|consider|let me|i can|i will|i'd|could|would)\b|\b(?:good|great|nice|fine|solid|excellent|perfect|better|best|popular|smart) (?:\p{Ll}+ )?(?:choice|idea|pick|bet|fit|match|start|alternative)\b|\b(?:is|are) (?:really |very |quite |also |always )?(?:lovely|great|beautiful|wonderful|nice|amazing|perfect|fantastic|worth)\b/iu;

/** A proposal of a machine is no fact; what it states of the world is. */
function tentativeModality(text: string): 'asserted' | 'hedged' {
  return proposing.test(text) ? 'hedged' : 'asserted';
}

/** The sentence with everything outside of the pieces blanked, so that offsets stay. */
function textWithin(text: string, pieces: readonly Piece[]): string {
  const ranges = pieces.filter((piece) => !('insert' in piece)) as { start: number; end: number }[];
  if (ranges.length === 1 && ranges[0]?.start === 0 && ranges[0].end === text.length) return text;
  let result = '';
  let at = 0;
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    result += ' '.repeat(start - at) + text.slice(start, end);
    at = end;
  }
  return result + ' '.repeat(text.length - at);
}

/** A pronoun whose antecedent stands in the same claim stays as it is. */
function namedBefore(
  edit: Edit,
  { entities }: Resolved,
  { nounPhrases, tokens, text, clauses }: SentenceAnalysis,
  pieces: readonly Piece[],
  edits: readonly Edit[],
): boolean {
  const { entity } = edit;
  // 'Tom's doctor told him that he had diabetes': not whoever says it
  const inner = clauses.find(
    ({ kind, subjects }) =>
      kind === 'complement' && tokens[nounPhrases[subjects[0] ?? -1]?.start ?? -1]?.start === edit.start,
  );
  const outer = clauses[inner?.parent ?? -1];
  const teller = entities.get(outer?.subjects[0] ?? -1);
  if (outer !== undefined && outer.objects.length > 0 && teller !== undefined && teller !== entity)
    return false;
  if (
    entity === undefined ||
    !/^(?:he|she|it|they|him|her|them|his|its|their|hers|both|there|the \w+)(?:['’]s)?$/i.test(
      text.slice(edit.start, edit.end),
    )
  )
    return false;
  for (const [index, known] of entities) {
    if (known !== entity && !known.members.includes(entity)) continue;
    const phrase = nounPhrases[index];
    const first = phrase === undefined ? undefined : tokens[phrase.start];
    if (phrase === undefined || first === undefined || first.start >= edit.start) continue;
    const said = edits.some((other) => other.start === first.start && other.entity !== undefined);
    if (phrase.kind === 'pronoun' && !said) continue;
    const named = text.slice(first.start, tokens[phrase.end - 1]?.end ?? 0);
    const isName =
      [entity.name, entity.short].includes(named.replace(/^the /i, '')) || named.endsWith(` ${entity.name}`);
    if (!said && !isName && /^(?:his|her|its|their|the|this|that)\b/i.test(named) && entity.proper) continue;
    if (pieces.some((piece) => !('insert' in piece) && first.start >= piece.start && first.start < piece.end))
      return true;
  }
  return false;
}

function lacksSubject({ tokens, clauses, verbGroups }: SentenceAnalysis): boolean {
  const first = clauses.find((clause) => verbGroups[clause.verb]?.form === 'finite');
  if (first === undefined || first.subjects.length > 0 || first.index !== 0) return false;
  const verb = verbGroups[first.verb];
  return (
    verb !== undefined &&
    tokens
      .slice(0, verb.start)
      .every(
        (token) =>
          token.pos === 'ADV' ||
          /^(?:currently|now|just|recently|also|previously|formerly|once|later|then|and)$/.test(token.lower),
      )
  );
}

/** 'Joined Acme in 2019.' below the heading 'Jane Doe', 'Just moved to Porto' said by Ana. */
function clippedClaim(source: SourceText, setting: Setting, { tokens }: SentenceAnalysis): Draft[] {
  const { implied, speaker } = setting;
  if (implied === null) return [];
  const post = speaker === null ? clippedNoun(source.text, implied) : null;
  if (post !== null)
    return claimFromWording(source, post, [{ start: 0, end: source.text.length }], setting, implied);
  const full = fillClipped(source.text, tokens, implied, speaker !== null);
  if (full === null) return [];
  const offset = full.length - source.text.length;
  const analysis = analyzeSentence(full);
  const carried = analysis.clauses.some((clause) => clause.kind === 'main' && clause.subjects.length > 0);
  if (!carried) return [];
  const shifted: SourceText = {
    text: full,
    source: (start, end) => source.source(Math.max(0, start - offset), Math.max(0, end - offset)),
  };
  return claimsOfAnalysis(shifted, setting, analysis);
}
