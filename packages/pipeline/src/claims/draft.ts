import { analyzeSentence, type Clause, type SentenceAnalysis, type VerbGroup } from '../language/analyze.ts';
import { findTimes, type Period, type TimeContext } from '../language/times/times.ts';
import { readStance } from './certainty/stance.ts';
import type { ExtractedClaim } from './claim.ts';
import { isDayOfBirth } from './habits.ts';
import type { Discourse } from './reference/discourse.ts';
import { topicAround } from './reference/topic-around.ts';
import { applyEdits, finishSentence } from './render.ts';
import type { SourceText } from './source-text.ts';
import type { Speaker } from './talk/first-person.ts';
import type { KinNames } from './talk/kin.ts';
import type { Firm } from './talk/our-firm.ts';
import { readValidity } from './validity.ts';

/** A claim before it is given its chunk. */
export type Draft = Omit<ExtractedClaim, 'chunkIndex' | 'saidAt'>;

/** What a sentence is read against. */
export type Setting = {
  readonly discourse: Discourse;
  /** What relative dates are reckoned from. */
  readonly reference: number | null;
  /** The last time named before, in the same part of the text. */
  anchor: Period | null;
  /** The last time of the sentence before, for 'until then'. */
  lastTold?: Period | null;
  /** Who says 'I'; null outside of conversations. */
  readonly speaker: Speaker | null;
  /** Whose 'your' is: the one to whom a mail is written. */
  readonly addressee?: string | null;
  /** Whether it is a letter, in which 'you' is nobody else. */
  readonly isLetter?: boolean;
  /** Whose 'our head office' is: the firm in whose name a mail is signed or a page is written. */
  readonly firm?: Firm | null;
  /** What a sentence without a subject speaks of (the heading's subject, the speaker); null where nothing does. */
  readonly implied: string | null;
  /** Whom the speaker means by 'my wife', 'my boss'. */
  readonly kin: KinNames;
  /** A speaker whose proposals are nobody's facts. */
  readonly tentative: boolean;
};

/** Verbs that move a plan: the dates behind them are where from and where to. */
export const rescheduling: ReadonlySet<string> = new Set(
  'slip move postpone delay reschedule push shift change schedule plan set extend defer book'.split(' '),
);

/** 'We retract our report of 1 March': what is written bears the day on which it was. */
const dated =
  /\b(?:reports?|letters?|e-?mails?|messages?|articles?|orders?|invoices?|requests?|complaints?|statements?|announcements?|notices?|notes?|posts?|memos?|reviews?|rulings?|interviews?|minutes) (?:of|from|dated)(?: the)? $/i;

/** 'was appointed CFO effective 1 August': what is decided may have begun or not. */
const takingEffect = /\b(?:effective|with effect)(?: (?:as )?(?:from|of|on))?(?: the)? $/i;

/** What is settled today for a day to come: 'was elected chair from 1 July', 'raised the fee from June'. */
const settling =
  /^(?:appoint|elect|name|hire|promote|engage|choose|raise|lower|increase|reduce|cut|set|agree|approve|extend|book|rent|lease|hand|assign|pick|select|confirm)$/;
const fromThen = /\b(?:from|as of|starting|beginning)(?: on)?(?: the)? $/i;

/** What a meeting settles for later, behind its label. */
const decided =
  /^(?:decisions?|decided|agreed|resolved|actions?|action items?|next steps?|to ?dos?|tasks?): /i;
const deciding = /^(?:agree|decide|resolve|vote|plan|promise|undertake|offer|intend|choose)$/;

/** Dates without a year lie ahead where a clause speaks of the present or the future. */
export function timeContext(
  setting: Setting,
  { clauses, verbGroups, tokens, text }: SentenceAnalysis,
): TimeContext {
  const finite = clauses.filter((clause) => verbGroups[clause.verb]?.form === 'finite');
  const main = finite.find((clause) => clause.kind === 'main') ?? finite[0];
  const directionOf = (clause: Clause | undefined, offset: number | null): 'past' | 'future' => {
    const verb = verbGroups[clause?.verb ?? -1];
    const ahead =
      verb !== undefined &&
      (verb.tense === 'future' ||
        (verb.tense === 'present' && !verb.perfect && !isOneForm(tokens, verb)) ||
        isBroughtForward(text, verb.lemma) ||
        (rescheduling.has(verb.lemma) && !(offset !== null && isWhenMoved(text, verb.lemma, offset))));
    return ahead ? 'future' : 'past';
  };
  // 'We agreed to drop Jira from 1 June': what is decided on lies ahead of the decision
  const isResolved = (offset: number) => {
    const front = text.slice(0, offset);
    const isFrom = /\b(?:from|by|until|till|as of|effective|starting|beginning)(?: on)?(?: the)? $/i.test(
      front,
    );
    return clauses.some(({ kind, verb, parent }) => {
      const resolving = verbGroups[clauses[parent ?? -1]?.verb ?? -1];
      return (
        kind === 'infinitive' &&
        (tokens[verbGroups[verb]?.start ?? -1]?.start ?? offset) < offset &&
        deciding.test(resolving?.lemma ?? '') &&
        // 'has decided to leave at the end of June'
        (isFrom || resolving?.perfect === true)
      );
    });
  };
  return {
    reference: setting.reference,
    anchor: setting.anchor,
    lastTold: setting.lastTold ?? null,
    direction: directionOf(main, null),
    isComingAt: (offset) => {
      const own = finite.findLast((clause) => (tokens[clause.start]?.start ?? 0) <= offset) ?? main;
      return verbGroups[own?.verb ?? -1]?.tense === 'future';
    },
    directionAt: (offset) => {
      const before = text.slice(0, offset);
      // 'Decision: Move the launch to 3 June'
      if (finite.length === 0 && decided.test(text)) return 'future';
      if (dated.test(before) || /\bsince (?:the )?$/i.test(before)) return 'past';
      if (isResolved(offset)) return 'future';
      const own = finite.findLast((clause) => (tokens[clause.start]?.start ?? 0) <= offset) ?? main;
      const verb = verbGroups[own?.verb ?? -1];
      // 'has been appointed acting head until 31 August': what has begun is not over yet
      if (
        verb?.tense === 'present' &&
        verb.perfect &&
        /\b(?:until|till)(?: the (?:end|beginning|start) of)?(?: the)? $/i.test(before)
      )
        return 'future';
      const told = directionOf(own, offset);
      const isSettled = fromThen.test(before) && settling.test(verbGroups[own?.verb ?? -1]?.lemma ?? '');
      return told === 'past' && (isSettled || takingEffect.test(before)) ? 'either' : told;
    },
  };
}

/** 'Ana and Bo split up in May', 'they quit in June': of one form for the present and the past, which a date makes the past. */
function isOneForm(tokens: SentenceAnalysis['tokens'], { lemma, start, end }: VerbGroup): boolean {
  return (
    /^(?:split|quit|set|shut|cut|put|let|hit|beat|burst|cast|hurt|upset|bid|bet|thrust)$/.test(lemma) &&
    end - start === 1 &&
    tokens[start]?.lower === lemma
  );
}

/** 'The review has been brought forward to 28 May', 'pulled in to Monday' */
function isBroughtForward(text: string, lemma: string): boolean {
  return /^(?:bring|pull)$/.test(lemma) && /\b(?:forward|ahead|in) to (?:the )?[\p{Lu}\d]/u.test(text);
}

/** 'We moved to Annecy in April': when it was, where 'moved to April' and 'moved the launch into April' say where to. */
function isWhenMoved(text: string, lemma: string, offset: number): boolean {
  return (
    /^(?:move|change|book)$/.test(lemma) &&
    /\b(?:in|on|during|last|in (?:early|late|mid)[ -]?|at|at the (?:very )?(?:start|beginning|end|middle) of) ?$/i.test(
      text.slice(0, offset),
    )
  );
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

/** Other languages: the sentence as it stands, where it is one. */
export function foreignClaim(source: SourceText): Draft[] {
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
      topic: null,
      subjectKind: null,
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
  const times = findTimes(wording, timeContext(setting, analysis)).filter(
    (time) => !isDayOfBirth(analysis, time),
  );
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
      topic: subjectHint === null ? topicAround(setting, analysis, undefined) : null,
      subjectKind: null,
    },
  ];
}
