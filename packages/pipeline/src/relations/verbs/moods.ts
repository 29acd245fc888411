import type { Clause, Token } from '../../language/analyze.ts';
import { type Scene, verbOf } from '../scene.ts';

/** How a clause is meant: as a fact, a denial, a possibility, or somebody's word; begun or ended by the verb around it. */
export type Mood = {
  readonly polarity: 'affirmed' | 'negated';
  readonly modality: 'asserted' | 'hedged';
  /** Token range of who says so, where another clause reports this one. */
  readonly reportedBy: number | null;
  /** 'began to', 'stopped', 'no longer' around the verb. */
  readonly shift: 'begins' | 'ends' | null;
  /** Told in the past, as over or as a story. */
  readonly isPast: boolean;
  /** 'must', 'should': a rule rather than something that happens. */
  readonly isRule: boolean;
};

const hedgingModals = /^(?:may|might|could|would|ought)$/;
const ruleModals = /^(?:must|shall|should|need|have|need to)$/;
const hedgingAdverbs =
  /^(?:possibly|perhaps|maybe|probably|likely|presumably|potentially|supposedly|allegedly|reportedly|apparently|seemingly|arguably|hopefully|conceivably)$/;
/** Verbs whose infinitive or gerund may never come true. */
const intending =
  /^(?:plan|intend|hope|want|wish|aim|seek|propose|consider|expect|try|attempt|prepare|offer|promise|threaten|agree|decide|vow|pledge|look|mean|like|love|need|ask|urge|advise|recommend|suggest|request|invite|encourage|schedule|set|project|anticipate|predict|estimate|think|believe|assume|suppose|suspect|discuss|contemplate|explore|dream|allow|design|use|require|rumour|rumor|appear|seem|tend|help|enable|order|tell|convince|persuade|tip|slate|poise|earmark|destine|apply|bid|volunteer|campaign|lobby|wait|hesitate|long|negotiate)$/;
const failing =
  /^(?:fail|refuse|decline|neglect|forget|omit|avoid|resist|rule|oppose|refrain|abstain|desist)$/;
/** What nobody has shown of the one it is said of: 'accused of owning', 'suspected of having sold'. */
const charging = /^(?:accuse|suspect|charge)$/;
/** 'prevented from buying', 'barred from joining' */
const hindering = /^(?:prevent|block|stop|bar|ban|keep|forbid|prohibit|dissuade|deter|discourage)$/;
/** 'plans to move', 'an offer to buy': nouns of what may never come true. */
const intention =
  /^(?:plan|intention|intent|offer|bid|proposal|attempt|effort|promise|ambition|desire|wish|hope|option|permission|threat|pledge|motion|move|application|request|call|demand|push|campaign|talk|negotiation|decision|resolution|agreement|deal|commitment|chance|opportunity|invitation|aim|goal|dream|willingness|readiness|vote)s?$/;
/** 'a licence to operate': what one may do and perhaps does not. */
const allowing = /^(?:licen[cs]e|permit|right|approval|authori[sz]ation)s?$/;
const dropping =
  /^(?:decline|refuse|turn|block|axe|lose|halt|abandon|drop|scrap|shelve|cancel|withdraw|dismiss|defeat|veto|oppose)$/;
const clearing = /^(?:clear|acquit|absolve|exonerate)$/;
const ceasing = /^(?:stop|cease|quit|discontinue|end|finish)$/;
const beginning = /^(?:begin|start|resume|commence)$/;
/** 'will return to lead the team': what it is said to come to. */
const comingTo =
  /^(?:be|begin|start|continue|return|come|go|leave|move|stay|remain|step|get|have|join|resume|cease|stop|quit)$/;
const believing =
  /^(?:think|believe|suspect|assume|suppose|guess|feel|speculate|wonder|imagine|hope|fear|doubt|worry|expect|predict|hypothesize|hypothesise|propose|suggest|consider|wish|dream|pretend|forecast|estimate|anticipate|ask|intend|plan|schedule|envisage|foresee|demand|recommend|seem|appear)$/;
const reporting =
  /^(?:say|report|claim|state|announce|argue|tell|note|add|explain|insist|allege|assert|maintain|mention|write|declare|warn|acknowledge|admit|reply|testify|tweet|post|comment|contend|complain|remark|emphasize|emphasise|stress)$/;
const denying = /^(?:deny|dispute|reject|refute|doubt)$/;

/** The mood of a clause, through the clauses that it hangs on. */
export function moodOf(scene: Scene, clause: Clause): Mood {
  const { tokens, clauses } = scene.analysis;
  const verb = verbOf(scene, clause);
  let polarity: Mood['polarity'] = verb.negated ? 'negated' : 'affirmed';
  let modality: Mood['modality'] = 'asserted';
  let shift: Mood['shift'] = null;
  let reportedBy: number | null = null;
  // 'has to be approved by Ana' is a duty, 'had to close the mill' a deed
  const isRule =
    verb.modal !== null &&
    (ruleModals.test(verb.modal) || (verb.modal === 'have to' && verb.tense === 'present' && !verb.perfect));
  if (verb.modal !== null && hedgingModals.test(verb.modal)) modality = 'hedged';
  const from = Math.min(clause.start, verb.start);
  const words = new Set(tokens.slice(from, clause.end).map((token) => token.lower));
  for (const word of words) if (hedgingAdverbs.test(word)) modality = 'hedged';
  // 'Perhaps Zenit will move in May', 'Allegedly, Zenit will …'
  const opening = tokens[tokens[from - 1]?.text === ',' ? from - 2 : from - 1];
  if (opening?.pos === 'ADV' && hedgingAdverbs.test(opening.lower)) modality = 'hedged';
  if (!verb.negated && deniesSubject(scene, clause)) polarity = 'negated';
  // 'nearly won the race', 'was almost sold': it did not come to that
  if (
    !verb.negated &&
    verb.tense === 'past' &&
    /^(?:nearly|almost)$/.test(tokens[verb.head - 1]?.lower ?? '') &&
    !/^(?:doubled|tripled|halved|quadrupled|reached|filled|finished)$/.test(
      (tokens[verb.head] as Token).lower,
    )
  )
    polarity = 'negated';
  if (verb.modal === 'used to' && verb.lemma !== 'use') shift = 'ends';
  const joined =
    clause.kind === 'coordinate' && clause.sharesSubject && clause.parent !== null
      ? clauses[clause.parent]
      : undefined;
  if (joined !== undefined && (tokens[verb.head] as Token).lower === verb.lemma && verb.start === verb.head) {
    // 'may improve X and inhibit Y', 'did not sell or close it'
    const first = verbOf(scene, joined);
    if (first.modal !== null && hedgingModals.test(first.modal)) modality = 'hedged';
    if (
      first.negated &&
      tokens.slice(verb.start - 2, verb.start).some((token) => /^(?:or|nor)$/.test(token.lower))
    )
      polarity = 'negated';
  }
  const denied = !verb.negated && polarity === 'negated';
  if (endsIt(tokens, from, clause.end, verb.negated || denied, verb)) {
    shift = 'ends';
    polarity = 'affirmed';
  }
  // 'voted against Orr buying Tarn', 'talk of Bo joining Orr': of what may come
  const done = scene.analysis.nounPhrases[clause.head ?? -1];
  if (
    verb.form === 'gerund' &&
    done?.kind === 'proper' &&
    done.end === verb.start &&
    /^(?:against|about|of|over)$/.test(tokens[done.governor ?? -1]?.lower ?? '')
  )
    modality = 'hedged';
  const marker = markerOf(tokens, clause);
  if (/^(?:if|unless|whether|lest|provided)$/.test(marker)) modality = 'hedged';
  // 'Instead of moving to Hull, Orda stayed in Leeds'
  const isInstead = verb.form === 'gerund' && tokens[verb.start - 2]?.lower === 'instead';
  if (isInstead || /^(?:without|despite|than)$/.test(marker)) polarity = 'negated';
  if (
    clauses.some(
      (other) => other !== clause && other.parent === clause.index && isCondition(tokens, other.marker),
    )
  )
    modality = 'hedged';
  if (
    clause.kind === 'main' &&
    clauses.some((other) => other.index < clause.index && isCondition(tokens, other.marker))
  )
    modality = 'hedged';
  let child = clause;
  for (let depth = 0; depth < 6; depth++) {
    const parent = child.parent === null ? undefined : clauses[child.parent];
    if (parent === undefined || parent.index >= child.index) break;
    const outer = verbOf(scene, parent);
    const governed =
      child.kind === 'complement' ||
      child.kind === 'infinitive' ||
      (child.kind === 'participial' && child.head === null && verbOf(scene, child).form === 'gerund');
    const { lemma } = outer;
    if (child.kind === 'coordinate' && child.sharesSubject && verbOf(scene, child).form !== 'finite') {
      child = parent;
      continue;
    }
    if (!governed) break;
    if (outer.modal !== null && hedgingModals.test(outer.modal)) modality = 'hedged';
    if (child.kind === 'complement') {
      const rulesOut = lemma === 'rule' && tokens[outer.particle ?? -1]?.lower === 'out';
      if (denying.test(lemma) || rulesOut) {
        polarity = flip(polarity);
        reportedBy = parent.index;
      } else if (isUntrue(scene, parent)) {
        polarity = flip(polarity);
        child = parent;
        continue;
      } else if (believing.test(lemma)) {
        modality = 'hedged';
      } else if (reporting.test(lemma)) {
        reportedBy = parent.index;
      }
      if (outer.negated && !denying.test(lemma)) modality = 'hedged';
    } else {
      if (outer.negated) polarity = flip(polarity);
      if (failing.test(lemma)) polarity = flip(polarity);
      else if (lemma === 'stop' && tokens[outer.end]?.lower === 'short') polarity = flip(polarity);
      else if (isCeasing(scene, parent) && markerOf(tokens, child) !== 'from') shift = 'ends';
      else if (beginning.test(lemma)) shift = 'begins';
      else if (lemma === 'use' && outer.tense === 'past' && child.kind === 'infinitive') shift = 'ends';
      else if (lemma === 'go' && outer.progressive) modality = 'hedged';
      // 'was unable to come', 'was able to buy it'
      else if (capability(scene, parent) === 'unable') polarity = flip(polarity);
      // 'is in talks to acquire', 'is set to open'; but 'was the first to fly' and 'is the CEO, replacing Bo'
      else if (
        lemma === 'be' &&
        !(child.kind === 'participial' && tokens[verbOf(scene, child).start - 1]?.text === ',') &&
        outer.voice === 'active' &&
        !isAchieved(scene, parent) &&
        !(outer.tense === 'past' && capability(scene, parent) === 'able')
      )
        modality = 'hedged';
      // 'decided against selling it'
      else if (/^(?:decide|advise|vote)$/.test(lemma) && markerOf(tokens, child) === 'against') {
        polarity = flip(polarity);
        modality = 'hedged';
      } else if (intending.test(lemma) && !(lemma === 'use') && !isNotice(scene, child, lemma))
        modality = 'hedged';
      // 'will use the money to build a wing': what it is for, and what may come of it
      else if (outer.tense === 'future' && child.kind === 'infinitive' && !comingTo.test(lemma))
        modality = 'hedged';
      // 'talked about selling it', 'toyed with moving'
      else if (/^(?:talk|speak|joke|muse|toy|flirt|fantasi[sz]e)$/.test(lemma)) modality = 'hedged';
      else if (markerOf(tokens, child) === 'of' && charging.test(lemma)) modality = 'hedged';
      else if (markerOf(tokens, child) === 'of' && clearing.test(lemma)) polarity = flip(polarity);
      else if (hindering.test(lemma) && markerOf(tokens, child) === 'from') polarity = flip(polarity);
      // 'came close to buying': it did not
      else if (lemma === 'come' && /^(?:close|near)$/.test(tokens[outer.end]?.lower ?? ''))
        polarity = flip(polarity);
      else if (!denying.test(lemma) && isOfWhatMayCome(tokens[child.start - 1]?.lower ?? '')) {
        modality = 'hedged';
        if (dropping.test(lemma) || tokens[child.start - 2]?.lower === 'no') polarity = flip(polarity);
      }
      if (denying.test(lemma)) polarity = flip(polarity);
      // 'claims to have written it'
      if (child.kind === 'infinitive' && /^(?:claim|profess|purport|allege)$/.test(lemma))
        reportedBy = parent.index;
    }
    child = parent;
  }
  if (
    clauses.some(
      (other) =>
        other.index < clause.index && /^(?:wish|imagine|pretend|suppose)$/.test(verbOf(scene, other).lemma),
    )
  )
    modality = 'hedged';
  if (clause.kind !== 'reporting') {
    const beside = clauses.find(
      (other) =>
        other.kind === 'reporting' &&
        (reporting.test(verbOf(scene, other).lemma) || believing.test(verbOf(scene, other).lemma)),
    );
    if (
      beside !== undefined &&
      reportedBy === null &&
      (clause.kind === 'main' || clause.kind === 'coordinate')
    )
      reportedBy = beside.index;
  }
  const tense =
    sharedTense(scene, clause) ?? (verb.form === 'finite' ? verb.tense : finiteTense(scene, clause));
  return { polarity, modality, reportedBy, shift, isPast: tense === 'past', isRule };
}

/** 'started playing', 'began to play': what the verb governs begins. */
export function isBeginning(scene: Scene, clause: Clause): boolean {
  return beginning.test(verbOf(scene, clause).lemma);
}

/** 'stopped playing', 'gave up playing': what the verb governs is over. */
export function isCeasing(scene: Scene, clause: Clause): boolean {
  const { lemma, particle } = verbOf(scene, clause);
  return ceasing.test(lemma) || (lemma === 'give' && scene.analysis.tokens[particle ?? -1]?.lower === 'up');
}

/** 'Neither A nor B uses it', 'No employee uses it', 'Nobody uses it'. */
function deniesSubject(scene: Scene, clause: Clause): boolean {
  const { tokens, nounPhrases } = scene.analysis;
  // 'Neither of the firms, Orr and Tarn, is based in Leeds'
  const isNone = tokens[0]?.lower === 'neither' && tokens[1]?.lower === 'of';
  if (isNone && clause.kind === 'main') return clause.subjects.length > 0;
  return clause.subjects.some((index) => {
    const phrase = nounPhrases[index];
    if (phrase === undefined) return false;
    const first = tokens[phrase.start]?.lower ?? '';
    return (
      /^(?:no|neither|nobody|none|nothing)$/.test(first) ||
      (tokens[phrase.start - 1]?.lower ?? '') === 'neither'
    );
  });
}

/** 'able' or 'unable' behind 'be': what somebody was able to do is done. */
function capability(scene: Scene, clause: Clause): string | null {
  const word = scene.analysis.tokens[clause.adjective ?? -1]?.lower ?? '';
  return verbOf(scene, clause).lemma === 'be' && /^(?:un)?able$/.test(word) ? word : null;
}

function flip(polarity: Mood['polarity']): Mood['polarity'] {
  return polarity === 'affirmed' ? 'negated' : 'affirmed';
}

/** 'It is not true that …', 'It is false that …'. */
function isUntrue(scene: Scene, clause: Clause): boolean {
  const verb = verbOf(scene, clause);
  const word = clause.adjective === null ? '' : (scene.analysis.tokens[clause.adjective] as Token).lower;
  if (verb.lemma !== 'be') return false;
  return verb.negated
    ? /^(?:true|correct|right|accurate)$/.test(word)
    : /^(?:untrue|false|incorrect|wrong)$/.test(word);
}

/** 'was the first woman to fly', 'was the only one to stay': done. */
function isAchieved(scene: Scene, clause: Clause): boolean {
  const { tokens, nounPhrases } = scene.analysis;
  return clause.objects.some((index) => {
    const phrase = nounPhrases[index];
    return (
      phrase !== undefined &&
      tokens
        .slice(phrase.start, phrase.end)
        .some(({ lower }) =>
          /^(?:first|second|third|last|only|youngest|oldest|latest|next|one|few)$/.test(lower),
        )
    );
  });
}

function isOfWhatMayCome(noun: string): boolean {
  return intention.test(noun) || allowing.test(noun);
}

/** 'has plans to move', 'abandoned its plan to move', 'kept Bo from moving': the move is what is told of. */
export function carriesIntention(scene: Scene, clause: Clause): boolean {
  const { tokens, nounPhrases, clauses } = scene.analysis;
  const inner = clauses.filter(({ parent }) => parent === clause.index);
  const { lemma } = verbOf(scene, clause);
  if (hindering.test(lemma) && inner.some((child) => markerOf(tokens, child) === 'from')) return true;
  const object = nounPhrases[clause.objects[0] ?? -1];
  return (
    object !== undefined &&
    object.end === object.head + 1 &&
    intention.test((tokens[object.head] as Token).lower) &&
    inner.some(({ kind, start }) => kind === 'infinitive' && start === object.end)
  );
}

/** 'has decided to leave Orr at the end of May': who names the day has given notice. */
function isNotice(scene: Scene, clause: Clause, lemma: string): boolean {
  const { nounPhrases } = scene.analysis;
  return (
    lemma === 'decide' &&
    !verbOf(scene, clause).negated &&
    /^(?:leave|retire|resign|step|stand)$/.test(verbOf(scene, clause).lemma) &&
    (clause.times.length > 0 ||
      clause.prepositional.some(({ phrase }) => nounPhrases[phrase]?.kind === 'time'))
  );
}

function markerOf(tokens: readonly Token[], { marker }: Clause): string {
  return marker === null ? '' : (tokens[marker] as Token).lower;
}

function isCondition(tokens: readonly Token[], marker: number | null): boolean {
  return marker !== null && /^(?:if|unless)$/.test((tokens[marker] as Token).lower);
}

/** 'no longer', 'not … any more', 'formerly', 'once', 'used to' within a clause. */
function endsIt(
  tokens: readonly Token[],
  from: number,
  to: number,
  negated: boolean,
  verb: { readonly start: number; readonly end: number },
): boolean {
  for (let i = Math.max(0, from - 2); i < to; i++) {
    const { lower } = tokens[i] as Token;
    if (lower === 'longer' && tokens[i - 1]?.lower === 'no') return true;
    if (
      negated &&
      (lower === 'anymore' ||
        (lower === 'longer' && tokens[i - 1]?.lower === 'any') ||
        (lower === 'more' && tokens[i - 1]?.lower === 'any'))
    )
      return true;
    const isOver = /^(?:formerly|previously)$/.test(lower);
    // 'Previously, Ann ran Orr'
    if (isOver && i === 0 && tokens[1]?.text === ',') return true;
    if (isOver && i >= verb.start - 1 && i <= verb.end) return true;
  }
  return false;
}

/** 'is based in Ghent and led by Ann Lee': the tense of the verb whose 'is' the participle shares; null for other verbs. */
function sharedTense(scene: Scene, clause: Clause): 'past' | 'present' | 'future' | null {
  const { clauses, tokens } = scene.analysis;
  const verb = verbOf(scene, clause);
  const before = clauses.find(({ index }) => index === clause.index - 1);
  if (!verb.ambiguous || before === undefined || clause.objects.length > 0) return null;
  if (tokens[verb.end]?.lower !== 'by' || tokens[verb.start - 1]?.lower !== 'and') return null;
  const outer = verbOf(scene, before);
  return outer.voice === 'passive' && outer.form === 'finite' ? outer.tense : null;
}

function finiteTense(scene: Scene, clause: Clause): 'past' | 'present' | 'future' | null {
  const parent = clause.parent === null ? undefined : scene.analysis.clauses[clause.parent];
  if (parent === undefined || parent.index >= clause.index) return null;
  const outer = verbOf(scene, parent);
  return outer.form === 'finite' ? outer.tense : null;
}

/** 'If I lived in Rome, I would eat out': what is only supposed, as it is not so. */
export function isSupposed({ analysis: { clauses, tokens, verbGroups } }: Scene, clause: Clause): boolean {
  return (
    isCondition(tokens, clause.marker) &&
    verbGroups[clause.verb]?.tense === 'past' &&
    clauses.some(
      ({ kind, verb }) => kind === 'main' && /^(?:would|could|might)$/.test(verbGroups[verb]?.modal ?? ''),
    )
  );
}

/** 'crashes when the disk is full': what may come about, rather than what is so – not 'when Tom retires in May'. */
export function isRepeated(scene: Scene, clause: Clause): boolean {
  const { copula, tense, perfect } = verbOf(scene, clause);
  const isDated = scene.analysis.nounPhrases.some(
    ({ kind, start, end }) => kind === 'time' && start >= clause.start && end <= clause.end,
  );
  if (isDated && !copula) return false;
  const marker = scene.analysis.tokens[clause.marker ?? clause.start]?.lower ?? '';
  return (
    clause.kind === 'adverbial' &&
    tense === 'present' &&
    /^(?:when(?:ever)?|until|till|unless|once|before|after|as soon as)$/.test(marker) &&
    (!perfect || !/^when/.test(marker))
  );
}
