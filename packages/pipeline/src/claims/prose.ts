import { analyzeSentence, type SentenceAnalysis, textOf } from '../language/analyze.ts';
import type { Period, TimeContext, TimeExpression } from '../language/times.ts';
import { findTimes } from '../language/times.ts';
import type { ExtractedClaim } from './claim.ts';
import { readCorrection } from './corrections.ts';
import type { Discourse, Entity } from './discourse.ts';
import { namesForFirstPerson } from './first-person.ts';
import { type Edit, type Resolved, resolveReferences } from './references.ts';
import { applyEdits, finishSentence, renderPieces } from './render.ts';
import { isBoilerplate, isForeign, isGreeting, isInstruction, isNavigation, isQuestion } from './screen.ts';
import { cutSegments, type Piece, type Segment } from './segments.ts';
import type { SourceText } from './source-text.ts';
import { readStance } from './stance.ts';
import { anchorOf, readValidity } from './validity.ts';

/** A claim before it is given its chunk. */
export type Draft = Omit<ExtractedClaim, 'chunkIndex'>;

/** What a sentence is read against. */
export type Setting = {
  readonly discourse: Discourse;
  /** What relative dates are reckoned from. */
  readonly reference: number | null;
  /** The last time named before, in the same part of the text. */
  anchor: Period | null;
  /** Who says 'I'; null outside of conversations. */
  readonly speaker: Entity | null;
  /** What a sentence without a subject speaks of (the heading's subject, the speaker); null where nothing does. */
  readonly implied: string | null;
  /** A speaker whose proposals are nobody's facts. */
  readonly tentative: boolean;
};

/** The claims of one sentence; none where it asserts nothing. */
export function claimsOfSentence(source: SourceText, setting: Setting): Draft[] {
  const { text } = source;
  if (text.length < 6 || isQuestion(text) || isGreeting(text) || isBoilerplate(text) || isNavigation(text))
    return [];
  if (isForeign(text)) return foreignClaim(source);
  const analysis = analyzeSentence(text);
  const asserts = analysis.verbGroups.some((verb) => verb.form === 'finite');
  if (!asserts || isInstruction(analysis)) {
    const clipped = clippedClaim(source, setting, analysis);
    if (clipped.length === 0) resolveReferences(analysis, setting.discourse, setting.speaker);
    return clipped;
  }
  if (/^(?:let|let's)$/i.test(analysis.tokens[0]?.text ?? '')) return [];
  if (setting.implied !== null && lacksSubject(analysis)) return clippedClaim(source, setting, analysis);
  return claimsOfAnalysis(source, setting, analysis);
}

function claimsOfAnalysis(source: SourceText, setting: Setting, analysis: SentenceAnalysis): Draft[] {
  const times = findTimes(analysis.text, timeContext(setting, analysis));
  setting.anchor = anchorOf(times) ?? setting.anchor;
  const correction = readCorrection(analysis);
  const resolved = resolveReferences(analysis, setting.discourse, setting.speaker);
  const edits = orderEdits([
    ...resolved.edits,
    ...(setting.speaker === null ? [] : namesForFirstPerson(analysis, setting.speaker)),
    ...times.flatMap((time) => time.rewrites),
  ]);
  const segments =
    correction === null
      ? cutSegments(analysis, times)
      : [correctionSegment(analysis, correction.assertion, correction.omit)];
  return segments.flatMap((segment) => {
    const draft = draftOf(source, setting, { analysis, times, resolved, edits, segment });
    if (draft === null) return [];
    if (correction === null) return [draft];
    const denied = correction.assertion === null;
    const corrects = correction.corrects === null ? null : finishSentence(correction.corrects);
    return [
      {
        ...draft,
        isCorrection: true,
        corrects,
        polarity: denied ? ('negated' as const) : draft.polarity,
        isAttributed: denied ? false : draft.isAttributed,
      },
    ];
  });
}

/** Dates without a year lie ahead where the sentence speaks of the present or the future. */
function timeContext(setting: Setting, { clauses, verbGroups }: SentenceAnalysis): TimeContext {
  const main = clauses.find((clause) => clause.kind === 'main') ?? clauses[0];
  const verb = main === undefined ? undefined : verbGroups[main.verb];
  const ahead =
    verb !== undefined && (verb.tense === 'future' || (verb.tense === 'present' && !verb.perfect));
  return { reference: setting.reference, anchor: setting.anchor, direction: ahead ? 'future' : 'past' };
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
  analysis: SentenceAnalysis,
  assertion: { start: number; end: number } | null,
  omit: { start: number; end: number } | null,
): Segment {
  const whole = assertion ?? { start: 0, end: analysis.text.length };
  if (omit === null) return { pieces: [whole], clauses: analysis.clauses };
  return {
    pieces: [
      { start: whole.start, end: omit.start },
      { start: omit.end, end: whole.end },
    ].filter(({ start, end }) => end > start),
    clauses: analysis.clauses,
  };
}

type Read = {
  analysis: SentenceAnalysis;
  times: readonly TimeExpression[];
  resolved: Resolved;
  edits: readonly Edit[];
  segment: Segment;
};

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
  const stance = readStance(
    { ...analysis, text: textWithin(analysis.text, segment.pieces) },
    segment.clauses,
    name,
  );
  const own = times.filter((time) =>
    ranges.some((range) => time.start >= range.start - 1 && time.start < range.end),
  );
  const validity = readValidity(analysis, segment.clauses, own, stance.isAttributed);
  const main = segment.clauses.find((clause) => clause.kind === 'main');
  const subject = main?.subjects[0];
  const phrase = subject === undefined ? undefined : analysis.nounPhrases[subject];
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
        : (name(subject) ?? (phrase.kind === 'proper' ? textOf(analysis, phrase.start, phrase.end) : null)),
  };
}

/** A proposal of a machine is no fact; what it states of the world is. */
function tentativeModality(text: string): 'asserted' | 'hedged' {
  return /\b(?:you|your|recommend|suggest|option|consider|let me|i can|i will|i'd|could|would)\b/i.test(text)
    ? 'hedged'
    : 'asserted';
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
  { nounPhrases, tokens, text }: SentenceAnalysis,
  pieces: readonly Piece[],
  edits: readonly Edit[],
): boolean {
  const { entity } = edit;
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
    if (!said && /^(?:his|her|its|their|the|this|that)\b/i.test(named) && entity.proper) continue;
    if (pieces.some((piece) => !('insert' in piece) && first.start >= piece.start && first.start < piece.end))
      return true;
  }
  return false;
}

function trimRange(
  text: string,
  { start, end }: { start: number; end: number },
): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && /[\s,;]/.test(text[from] as string)) from++;
  while (to > from && /[\s,;]/.test(text[to - 1] as string)) to--;
  return { start: from, end: to };
}

/** Source span from the first to the last evidence, evidence in order and without overlap. */
export function spansOf(
  source: SourceText,
  ranges: readonly { start: number; end: number }[],
): Pick<Draft, 'start' | 'end' | 'evidenceSpans'> {
  const spans = ranges
    .map(({ start, end }) => source.source(start, end))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const merged: { start: number; end: number }[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ start: span.start, end: span.end });
  }
  return { start: merged[0]?.start ?? 0, end: merged.at(-1)?.end ?? 0, evidenceSpans: merged };
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
function clippedClaim(source: SourceText, setting: Setting, analysis: SentenceAnalysis): Draft[] {
  const { implied } = setting;
  const { tokens } = analysis;
  const at = tokens.findIndex(
    (token) =>
      !/^(?:currently|now|just|recently|also|previously|formerly|later|then|finally|originally)$/.test(
        token.lower,
      ),
  );
  const first = tokens[at];
  const verb = analysis.verbGroups.find((group) => group.start === at || group.head === at);
  if (
    implied === null ||
    first === undefined ||
    verb === undefined ||
    verb.form === 'infinitive' ||
    tokens.length < 3
  )
    return [];
  const past =
    /(?:ed|[^aeious]t|[a-z]ew|id|ook|ame|ent|old|ade|ilt|ame|an|ove|oke)$/.test(first.lower) &&
    first.lower !== first.lemma;
  const third = first.lower !== first.lemma && first.lower.endsWith('s');
  const gerund = verb.form === 'gerund';
  if (!past && !third && !gerund && first.pos !== 'AUX') return [];
  if (first.pos === 'AUX' && !/^(?:is|was|has|had|will|can|does|did|am|are)$/.test(first.lower)) return [];
  const participle = verb.form === 'participle' || (verb.ambiguous && tokens[verb.end]?.lower === 'by');
  const link = gerund ? 'is ' : participle ? 'was ' : '';
  const full = `${implied} ${link}${source.text.charAt(0).toLowerCase()}${source.text.slice(1)}`;
  const again = analyzeSentence(full);
  if (!again.verbGroups.some((group) => group.form === 'finite')) return [];
  const offset = full.length - source.text.length;
  const shifted: SourceText = {
    text: full,
    source: (start, end) => source.source(Math.max(0, start - offset), Math.max(0, end - offset)),
  };
  return claimsOfAnalysis(shifted, setting, again);
}

/** Other languages: the sentence as it stands, where it is one. */
function foreignClaim(source: SourceText): Draft[] {
  const { text } = source;
  const words = text.split(/\s+/).length;
  const wide = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/.test(text);
  if (!/[.!。！．।]["'”’»)」』]*$/.test(text) || (wide ? text.length < 8 : words < 4)) return [];
  if (!/\p{L}{2}/u.test(text)) return [];
  return [
    {
      claimText: text.replace(/\s+/g, ' '),
      ...spansOf(source, [{ start: 0, end: text.length }]),
      isAttributed: false,
      attributedTo: null,
      polarity: 'affirmed',
      modality: 'asserted',
      isCorrection: false,
      corrects: null,
      validFrom: null,
      validUntil: null,
      validPrecision: 'unknown',
      validKind: null,
      subjectHint: null,
    },
  ];
}

/** A claim worded from parts of a layout ('The CEO of Acme is Jane Doe.'), read like any sentence. */
export function claimFromWording(
  source: SourceText,
  wording: string,
  ranges: readonly { start: number; end: number }[],
  setting: Setting,
  subjectHint: string | null,
): Draft[] {
  const analysis = analyzeSentence(wording);
  const times = findTimes(wording, timeContext(setting, analysis));
  const edits = times.flatMap((time) => time.rewrites);
  const claimText = finishSentence(applyEdits(wording, 0, wording.length, edits));
  if (claimText.length < 6) return [];
  const stance = readStance(analysis, analysis.clauses, () => null);
  return [
    {
      claimText,
      ...spansOf(source, ranges),
      ...stance,
      isCorrection: false,
      corrects: null,
      ...readValidity(analysis, analysis.clauses, times, stance.isAttributed),
      subjectHint,
    },
  ];
}
