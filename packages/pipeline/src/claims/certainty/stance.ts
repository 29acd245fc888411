import {
  type Clause,
  fullPhrase,
  type SentenceAnalysis,
  textOf,
  type VerbGroup,
} from '../../language/analyze.ts';

import { isRole, kindOfNoun } from '../reference/entity-kinds.ts';
import { isInvertedCondition } from '../rewordings/segments.ts';

/** Who says it, whether it is denied, whether it is held for certain. */
export type Stance = {
  readonly isAttributed: boolean;
  readonly attributedTo: string | null;
  readonly polarity: 'affirmed' | 'negated';
  readonly modality: 'asserted' | 'hedged';
};

const speech = new Set(
  (
    'say tell report claim state announce argue believe think allege insist maintain deny confirm testify write warn predict suggest note add ' +
    'explain contend assert declare admit acknowledge concede reply respond remark comment tweet post estimate expect forecast project speculate ' +
    'complain caution stress emphasize emphasise observe reveal disclose hope fear doubt suspect propose recommend promise vow pledge swear dispute reject refute ' +
    'accuse understand conclude hypothesize hypothesise find show write mention imply reckon assure'
  ).split(' '),
);
const denials = new Set('deny refute reject dispute doubt'.split(' '));
const softening = new Set(
  (
    'believe think suggest suspect speculate hope fear expect predict forecast project estimate guess assume hypothesize hypothesise imagine propose recommend imply wonder reckon ' +
    'allege rumor rumour hint doubt'
  ).split(' '),
);
/** What finds or shows something without being someone who says it. */
const inanimate =
  /^(?:results?|data|findings?|evidence|analys[ei]s|observations?|experiments?|figures?|tables?|work|measurements?|models?|simulations?|tests?|trials?|stud(?:y|ies)|paper|article|section|chapter|here|approach|method|comparisons?|images?|assays?|screens?|mice|cells?|history|research)$/;
const evidence = /^(?:suggest|indicate|imply|confirm|reveal|demonstrate|show)$/;
/** What is written or said, and those who are called by what they are. */
const papers =
  /^(?:report|article|letter|statement|source|document|leak|press|media|paper|rumou?r|note|e-?mail|survey|poll|memo|post|book|newspaper|magazine|witness(?:es)?|expert|analyst|critic|scientist|researcher|author|historian|official|record|file|film|biography|diary|website|blog|message|text|quote|filing|audit|invoice|contract|certificate|sign|plaque|map|label|interview)s?$/;
const ownWork = /^(?:we|i|our|my|this|these|the present|it|here)\b/i;

const hedges =
  /\b(?:reportedly|allegedly|supposedly|purportedly|possibly|perhaps|maybe|probably|apparently|presumably|potentially|conceivably|likely|unlikely|rumou?red|rumou?rs?|tentatively|hopefully|in theory|it is possible that|as far as (?:i|we|anyone|anybody|he|she|they) (?:knows?|can tell|(?:am|are|is) aware)|to (?:my|our) knowledge|if all goes (?:well|to plan)|if (?:approved|elected|confirmed|agreed|appointed|accepted|successful|possible)(?=,)|(?<!\b(?:is|are|was|were|be|remains?) )subject to (?:\p{Ll}+ ){0,3}(?:approval|consent|confirmation|funding|contract|conditions)|might|no (?:evidence|proof|sign|indication|confirmation|guarantee|certainty) (?:that|whether))\b/iu;
const plannedPredicates =
  /^(?:expected|rumou?red|alleged|believed|thought|said|reported|scheduled|set|planned|supposed|due|likely|unlikely|projected|predicted|estimated|anticipated|poised|slated|considered|presumed|suspected|hoped|meant|intended|proposed|tipped|about|going)$/;
const planVerbs = new Set(
  'plan intend hope aim want consider propose expect wish seek try attempt consider mull'.split(' '),
);
const seemVerbs = new Set(['seem', 'appear', 'tend']);
const hedgingModals = new Set(['may', 'might', 'could', 'would', 'should', 'ought to']);
const negativeVerbs = new Set('fail refuse decline lack cease stop deny'.split(' '));
const negativeWords = /^(?:no|neither|nobody|nothing|none|nowhere|never|hardly|barely|scarcely)$/;

/** The stance of what a sentence (or a part of it, by its clauses) asserts. `name` gives a noun phrase the name it stands for. */
export function readStance(
  analysis: SentenceAnalysis,
  clauses: readonly Clause[],
  name: (phrase: number) => string | null,
): Stance {
  const { verbGroups, text } = analysis;
  const main =
    clauses.find((clause) => clause.kind === 'main') ??
    clauses.find((clause) => verbGroups[clause.verb]?.form === 'finite');
  if (main === undefined)
    return { isAttributed: false, attributedTo: null, polarity: 'affirmed', modality: 'asserted' };
  const verb = verbGroups[main.verb] as VerbGroup;
  const reporting = clauses.find((clause) => clause.kind === 'reporting');
  const told =
    reporting === undefined
      ? attributionOf(analysis, clauses, main, verb, name)
      : speakerOf(analysis, reporting, name);
  // '$300,000 less than requested': a sum says nothing
  const source = told !== null && /^[$€£]\d/.test(told.name ?? '') ? null : told;
  const according = accordingTo(text);
  const complement = source === null || reporting !== undefined ? undefined : complementOf(clauses, main);
  const core = complement ?? main;
  const coreVerb = verbGroups[core.verb] as VerbGroup;
  const untrue = complement === undefined && isUntrue(analysis, main, clauses);
  const negated =
    (untrue !== isNegated(analysis, core, coreVerb, clauses)) !==
    deniesIt(analysis, main, reporting, source !== null);
  const modality = isHedged(analysis, clauses, main, core) ? 'hedged' : 'asserted';
  const attributedTo = according ?? source?.name ?? null;
  return {
    isAttributed: according !== null || source !== null,
    attributedTo: attributedTo === null ? null : tidyName(attributedTo),
    polarity: negated ? 'negated' : 'affirmed',
    modality,
  };
}

function tidyName(name: string): string {
  return name.replace(/[\s,;:]+$/, '').slice(0, 200);
}

/** 'According to X, …', '…, per X', 'X's words' */
function accordingTo(text: string): string | null {
  const match =
    /(?:^|[\s,;(])(?:according to|in the (?:words|view|opinion) of|as (?:reported|stated|claimed|announced|noted) by|based on a report (?:by|from))\s+([^,;.()]{2,80}(?:\.\s?\p{Lu}[^,;.()]{1,40})?)/iu.exec(
      text,
    );
  if (match?.[1] === undefined) return null;
  const words = match[1]
    .trim()
    .replace(/\s+(?:and|but|who|which|that|the company|on \p{Lu}\w+day)\s.*$/u, '');
  return ownWork.test(words) && !/\p{Lu}/u.test(words) ? null : words;
}

type Source = { name: string | null };

function speakerOf(
  analysis: SentenceAnalysis,
  clause: Clause,
  name: (phrase: number) => string | null,
): Source | null {
  const subject = clause.subjects[0];
  if (subject === undefined) return { name: null };
  return { name: phraseName(analysis, subject, name) };
}

function phraseName(
  analysis: SentenceAnalysis,
  phrase: number,
  name: (phrase: number) => string | null,
): string {
  const range = fullPhrase(analysis, phrase);
  const called = calledBehind(analysis, range.end);
  if (called !== null) return name(called) ?? phraseText(analysis, called);
  return name(phrase) ?? textOf(analysis, range.start, range.end);
}

function phraseText(analysis: SentenceAnalysis, phrase: number): string {
  const { start, end } = fullPhrase(analysis, phrase);
  return textOf(analysis, start, end);
}

/** 'Vesper's CTO, Kai Lund, said …': the name between commas behind who speaks, in front of the verb. */
function calledBehind({ nounPhrases, tokens, verbGroups }: SentenceAnalysis, at: number): number | null {
  if (tokens[at]?.text !== ',') return null;
  const called = nounPhrases.find(({ start }) => start === at + 1);
  if (called?.kind !== 'proper' || called.possessor !== null || called.determiner !== null) return null;
  const isClosed = tokens[called.end]?.text === ',';
  return isClosed && verbGroups.some(({ start }) => start === called.end + 1) ? called.index : null;
}

/** The source of 'X said that …', 'X claims to …', 'it was reported that …'; null where the document itself speaks. */
function attributionOf(
  analysis: SentenceAnalysis,
  clauses: readonly Clause[],
  main: Clause,
  verb: VerbGroup,
  name: (phrase: number) => string | null,
): Source | null {
  if (!speech.has(verb.lemma) && !isDenying(analysis, verb)) return null;
  const complement = complementOf(clauses, main);
  const subject = main.subjects[0];
  if (verb.voice === 'passive') {
    if (/^(?:say|report|claim|allege|believe|think|rumor|rumour)$/.test(verb.lemma)) {
      const agent = main.prepositional.find(
        ({ preposition }) => analysis.tokens[preposition]?.lower === 'by',
      );
      return { name: agent === undefined ? null : phraseName(analysis, agent.phrase, name) };
    }
    return null;
  }
  const takesObject =
    main.objects.length > 0 &&
    ((denials.has(verb.lemma) &&
      (verb.lemma !== 'reject' || isTold(analysis, main)) &&
      !turnsDown(analysis, main, verb)) ||
      verb.lemma === 'accuse' ||
      verb.lemma === 'claim' ||
      verb.lemma === 'allege' ||
      (verb.lemma === 'confirm' && !givesPost(analysis, main)));
  if (complement === undefined && !takesObject) return null;
  if (subject === undefined) return null;
  const phrase = analysis.nounPhrases[subject];
  const head = analysis.tokens[phrase?.head ?? -1]?.lower ?? '';
  const words = phraseName(analysis, subject, name);
  if (
    /^(?:i|we)$/i.test(words) ||
    (phrase?.kind === 'pronoun' && /^(?:it|this|these|that|which|who|there)$/i.test(words))
  )
    return null;
  // 'Mutations in A20 suggest that …': no source, but what it is known from
  const kind = phrase?.kind === 'common' ? kindOfNoun(head.replace(/s$/, '')) : null;
  if (
    evidence.test(verb.lemma) &&
    kind !== null &&
    kind !== 'person' &&
    kind !== 'organization' &&
    !isRole(head) &&
    !papers.test(head)
  )
    return null;
  if (inanimate.test(head)) {
    const named = /\p{Lu}/u.test(words.slice(1)) || /^(?:an?|another|one)\s/i.test(words);
    return named && !ownWork.test(words) ? { name: words } : null;
  }
  if (
    /^(?:find|show|understand|observe|conclude)$/.test(verb.lemma) &&
    phrase?.kind !== 'proper' &&
    !/^(?:the )?(?:researchers|scientists|authors|experts|investigators|police|officials|inspectors|auditors|doctors)\b/i.test(
      words,
    )
  )
    return null;
  return { name: words };
}

/** 'The board confirmed Ann Lee as principal': which it did, rather than said. */
function givesPost({ tokens }: SentenceAnalysis, { prepositional }: Clause): boolean {
  return prepositional.some(({ preposition }) => tokens[preposition]?.lower === 'as');
}

/** 'rejected claims of fraud' – not 'rejected the pull request', which denies nothing. */
function isTold({ nounPhrases, tokens }: SentenceAnalysis, { objects }: Clause): boolean {
  return objects.some((index) =>
    /^(?:claim|allegation|accusation|charge|report|rumou?r|suggestion|notion|idea|criticism|assertion|view|theory|hypothesis|argument|stor(?:y|ie))s?$/.test(
      tokens[nounPhrases[index]?.head ?? -1]?.lower ?? '',
    ),
  );
}

function complementOf(clauses: readonly Clause[], main: Clause): Clause | undefined {
  return clauses.find(
    (clause) =>
      clause.index > main.index &&
      (clause.kind === 'complement' || clause.kind === 'infinitive') &&
      clause.parent === main.index,
  );
}

/** 'Reports that … are false': the predicate takes back the clause in the subject. */
function isUntrue({ tokens }: SentenceAnalysis, main: Clause, clauses: readonly Clause[]): boolean {
  const word = tokens[main.adjective ?? -1]?.lower ?? '';
  return (
    /^(?:false|untrue|incorrect|wrong|inaccurate|unfounded|baseless|fake|fabricated)$/.test(word) &&
    clauses.length > 1
  );
}

function deniesIt(
  analysis: SentenceAnalysis,
  main: Clause,
  reporting: Clause | undefined,
  attributed: boolean,
): boolean {
  if (!attributed) return false;
  const verb = analysis.verbGroups[(reporting ?? main).verb];
  if (verb === undefined) return false;
  const denies = isDenying(analysis, verb);
  return (
    denies !== verb.negated &&
    (denies || (verb.negated && /^(?:believe|think|expect|say|confirm)$/.test(verb.lemma)))
  );
}

/** 'denied the request': what was wanted, and nothing that was said. */
function turnsDown(
  { nounPhrases, tokens }: SentenceAnalysis,
  { objects }: Clause,
  { lemma }: VerbGroup,
): boolean {
  const head = tokens[nounPhrases[objects[0] ?? -1]?.head ?? -1]?.lower ?? '';
  return (
    lemma === 'deny' &&
    /^(?:offer|bid|application|request|proposal|appeal|invitation|motion|petition|budget|candidate|applicant|plan|permit|design|order|shipment)s?$/.test(
      head,
    )
  );
}

/** 'deny', 'doubt', 'rule out'. */
function isDenying({ tokens }: SentenceAnalysis, { lemma, particle }: VerbGroup): boolean {
  return denials.has(lemma) || (lemma === 'rule' && tokens[particle ?? -1]?.lower === 'out');
}

function isNegated(
  analysis: SentenceAnalysis,
  clause: Clause,
  verb: VerbGroup,
  clauses: readonly Clause[],
): boolean {
  const { tokens } = analysis;
  let negations = 0;
  if (verb.negated && !notOnly(analysis, verb)) negations++;
  else if (negatedArgument(analysis, clause)) negations++;
  if (negativeVerbs.has(verb.lemma) && verb.voice === 'active') {
    const infinitive = clauses.find(
      (other) =>
        other.parent === clause.index &&
        // 'The dam failed, killing 41 people'
        (other.kind === 'infinitive' ||
          (other.kind === 'participial' && tokens[other.start - 1]?.text !== ',')) &&
        other.index === clause.index + 1,
    );
    const stops = verb.lemma === 'stop' || verb.lemma === 'cease';
    if (verb.lemma === 'lack' || (infinitive !== undefined && (!stops || verb.tense !== null))) negations++;
  }
  negations += deniedOutcome(analysis, clause, verb, clauses) ? 1 : 0;
  for (let i = Math.max(0, verb.start - 3); i < Math.min(tokens.length, verb.end + 2); i++) {
    if (tokens[i]?.lower === 'unable' && tokens[i + 1]?.lower === 'to') negations++;
  }
  if (
    negations === 0 &&
    /\b(?:anymore|any longer)\b/i.test(
      analysis.text.slice(
        tokens[verb.start]?.start ?? 0,
        tokens[Math.min(tokens.length, clause.end) - 1]?.end ?? 0,
      ),
    ) &&
    verb.negated
  )
    negations++;
  return negations % 2 === 1;
}

/** 'decided not to sell', 'ruled out selling', 'was cleared of selling': what comes of it is denied. */
function deniedOutcome(
  { verbGroups }: SentenceAnalysis,
  clause: Clause,
  verb: VerbGroup,
  clauses: readonly Clause[],
): boolean {
  const next = clauses.find((other) => other.parent === clause.index && other.index === clause.index + 1);
  if (next === undefined || verb.copula) return false;
  if (next.kind === 'infinitive') return verbGroups[next.verb]?.negated === true;
  if (next.kind !== 'participial' || verbGroups[next.verb]?.form !== 'gerund') return false;
  return verb.voice === 'passive'
    ? /^(?:clear|acquit|absolve|exonerate|prevent|block|stop|bar|ban|forbid|prohibit|deter|dissuade)$/.test(
        verb.lemma,
      )
    : /^(?:rule|oppose)$/.test(verb.lemma);
}

function notOnly({ tokens }: SentenceAnalysis, verb: VerbGroup): boolean {
  for (let i = verb.start; i < Math.min(tokens.length, verb.end + 2); i++) {
    if (tokens[i]?.lower === 'not' && /^(?:only|just|merely|necessarily)$/.test(tokens[i + 1]?.lower ?? ''))
      return true;
  }
  return false;
}

/** 'No one came', 'has no children', 'neither A nor B', 'none of them' – as subject or object. */
function negatedArgument(analysis: SentenceAnalysis, clause: Clause): boolean {
  const { nounPhrases, tokens } = analysis;
  // 'Neither of the sisters, Eva and Lotte, works there'
  const [opening, of] = tokens;
  const isMain = clause.kind === 'main' && clause.subjects.length > 0;
  if (isMain && opening?.lower === 'neither' && of?.lower === 'of') return true;
  for (const index of [...clause.subjects, ...clause.objects]) {
    const phrase = nounPhrases[index];
    if (phrase === undefined) continue;
    const first = tokens[phrase.start];
    if (first === undefined) continue;
    const before = tokens[phrase.start - 1];
    // 'takes it black, no sugar': of what stands at the end alone
    if (first.lower === 'no' && before?.text === ',' && clause.objects.indexOf(index) > 0) continue;
    if (
      negativeWords.test(first.lower) &&
      !/^(?:doubt|longer|matter|more)$/.test(tokens[phrase.start + 1]?.lower ?? '')
    )
      return true;
    if (before !== undefined && /^(?:neither|nor)$/.test(before.lower)) return true;
    if (before?.lower === 'of' && tokens[phrase.start - 2]?.lower === 'none') return true;
  }
  const verb = analysis.verbGroups[clause.verb];
  return (
    verb !== undefined &&
    tokens[verb.end]?.lower === 'no' &&
    verb.copula &&
    tokens[verb.end + 1]?.lower !== 'doubt'
  );
}

function isHedged(
  analysis: SentenceAnalysis,
  clauses: readonly Clause[],
  main: Clause,
  core: Clause,
): boolean {
  const { tokens, verbGroups, nounPhrases } = analysis;
  const span = analysis.text;
  if (
    hedges.test(
      span
        .replace(/\(([^)]*)\)/g, ' ')
        .replace(/\b(?:more|less|most|equally|very|times (?:as|more)) likely\b/gi, ' '),
    )
  )
    return true;
  for (const clause of [main, core]) {
    const verb = verbGroups[clause.verb] as VerbGroup;
    if (verb.modal !== null && hedgingModals.has(verb.modal)) return true;
    if (
      seemVerbs.has(verb.lemma) &&
      clauses.some((other) => other.parent === clause.index && /^(?:infinitive|complement)$/.test(other.kind))
    )
      return true;
    if (
      planVerbs.has(verb.lemma) &&
      verb.voice === 'active' &&
      clauses.some(
        (other) =>
          other.index === clause.index + 1 && (other.kind === 'infinitive' || other.kind === 'participial'),
      )
    )
      return true;
    const head = tokens[verb.head];
    const behind = tokens[verb.end];
    if (
      verb.voice === 'passive' &&
      head !== undefined &&
      plannedPredicates.test(head.lower) &&
      verbAhead(analysis, verb.end)
    )
      return true;
    if (
      verb.copula &&
      behind !== undefined &&
      plannedPredicates.test(behind.lower) &&
      verbAhead(analysis, verb.end + 1)
    )
      return true;
    if (verb.progressive && /^(?:go|plan|hope|consider)$/.test(verb.lemma) && verbAhead(analysis, verb.end))
      return true;
    if (verb.modal === 'be to') return true;
  }
  const mainVerb = verbGroups[main.verb] as VerbGroup;
  if (softening.has(mainVerb.lemma) && core !== main) return true;
  // 'I hear that Ann has left', 'Rosa has heard Ann is leaving'
  if (mainVerb.lemma === 'hear' && mainVerb.voice === 'active' && complementOf(clauses, main) !== undefined)
    return true;
  const subject = nounPhrases[main.subjects[0] ?? -1];
  const speaker = subject === undefined ? '' : (tokens[subject.head]?.lower ?? '');
  if (/^(?:i|we)$/.test(speaker) && softening.has(mainVerb.lemma) && clauses.length > 1) return true;
  if (
    /^(?:suggest|imply|hypothesize|hypothesise|speculate|propose)$/.test(mainVerb.lemma) &&
    complementOf(clauses, main) !== undefined
  )
    return true;
  if (
    isInvertedCondition(span.trim()) ||
    /^(?:i|we|he|she|they|\p{Lu}\w+) wish(?:es|ed)? /iu.test(span.trim())
  )
    return true;
  return clauses.some((clause) => isCondition(tokens[clause.marker ?? -1]?.lower, clause));
}

function isCondition(marker: string | undefined, clause: Clause): boolean {
  if (marker === 'whether') return clause.parent === null || clause.parent === 0 || clause.index === 0;
  return (
    clause.kind === 'adverbial' &&
    (marker === 'if' || marker === 'unless' || marker === 'provided' || marker === 'lest')
  );
}

function verbAhead({ tokens }: SentenceAnalysis, at: number): boolean {
  return (
    tokens[at]?.lower === 'to' &&
    tokens[at + 1] !== undefined &&
    /^(?:VERB|AUX)$/.test(tokens[at + 1]?.pos ?? '')
  );
}
