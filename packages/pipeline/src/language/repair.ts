import { bareObjectTag } from './bare-objects.ts';
import { compoundTag } from './compounds.ts';
import { anyVerb, lookUp, lookUpVerb, verbShape, Word } from './lexicon.ts';
import { floatQuantifiers } from './quantifiers.ts';
import { phraseTag } from './repair-phrase.ts';
import { lastResort, rescueVerb } from './rescue-verb.ts';
import { canBeFinite, isCapital, isModal, isPlural, retag } from './token-forms.ts';
import { isKnownWord, type Pos, type Token } from './tokens.ts';

const subjectPronouns = new Set(
  'i he she it we they you who which that this there everyone someone nobody everybody'.split(' '),
);
/** Words of chats that say nothing. */
const chatter = /^(?:btw|lol|haha|hehe|omg|imo|imho|fyi|tbh|ngl|yeah|yep|nope|ugh|hmm|wow|oh|ah|um|uh|psst)$/;
const auxiliaries =
  /^(?:am|is|are|was|were|be|been|being|do|does|did|has|have|had|having|can|could|may|might|must|shall|should|will|would|ought|need|dare|used|wo|ca|sha|ai|let|gonna|gotta|get|got|cannot|doing|done)$/;
const legalForm = /^(?:Ltd|Inc|LLC|PLC|plc|GmbH|Corp|Oy|ApS)\.?$/;
const howOften = /^(?:usually|often|always|sometimes|normally|rarely|typically|generally|regularly|never)$/;
const particlesAfterVerb = new Set('the a an its his her their our my your this these those that'.split(' '));

/**
 * Mends what wink-nlp tags wrongly often enough to hide a sentence's verb: verbs in -s after a name ('Acme plans to open'),
 * base forms after plurals and modals, common nouns that are capitalised only because they begin the sentence, names that
 * look like auxiliaries ('Will Smith').
 */
export function repairTags(tokens: Token[]): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const previous = tokens[i - 1];
    const next = tokens[i + 1];
    const fixed =
      functionWord(token, previous, next, tokens, i) ??
      bareObjectTag(tokens, i) ??
      phraseTag(tokens, i) ??
      compoundTag(tokens, i) ??
      contextual(token, previous, next, tokens, i);
    if (fixed !== null) retag(token, fixed);
    // 'rebranded', 'remarried': the tagger leaves rare verbs as they stand
    else if (token.pos === 'VERB') retag(token, 'VERB');
  }
  floatQuantifiers(tokens);
  rescueVerb(tokens);
  lastResort(tokens);
}

function contextual(
  token: Token,
  previous: Token | undefined,
  next: Token | undefined,
  tokens: readonly Token[],
  i: number,
): Pos | null {
  const { lower } = token;
  const capital = isCapital(token.text);
  if (/^['’]s$/.test(token.text) && previous !== undefined) return clitic(previous, next, tokens, i);
  if (token.pos === 'NUM' && capital && /^q[1-4]$/.test(lower)) return 'PROPN';
  if (
    capital &&
    token.pos === 'AUX' &&
    lower === 'will' &&
    next?.pos === 'PROPN' &&
    tokens.at(-1)?.text !== '?'
  )
    return 'PROPN';
  // 'finished the retry logic': a base form behind an article
  if (
    token.pos === 'VERB' &&
    /^(?:the|an?|its|their|our)$/.test(previous?.lower ?? '') &&
    next?.pos === 'NOUN' &&
    !capital &&
    verbShape(lower, token.lemma).base &&
    !verbShape(lower, token.lemma).past
  )
    return 'NOUN';
  // 'Acme's lead, Ann Holt, …'
  if (token.pos === 'VERB' && lower === 'lead' && /^['’]s$/.test(previous?.text ?? '')) return 'NOUN';
  // 'is backed by Pim, and reports to Ned'
  if (
    token.pos === 'NOUN' &&
    /^(?:reports|answers)$/.test(lower) &&
    previous?.lower === 'and' &&
    next?.lower === 'to' &&
    /^(?:DET|PRON|PROPN)$/.test(tokens[i + 2]?.pos ?? '') &&
    tokens.slice(0, i).some(({ pos }) => pos === 'AUX' || pos === 'VERB')
  )
    return 'VERB';
  // 'Root cause: a typo'
  if (lower === 'cause' && previous?.lower === 'root') return 'NOUN';
  // 'Loom's lead is Ann'
  if (i === 0 && capital && token.pos === 'VERB' && /^['’]s$/.test(next?.text ?? '') && lower !== 'let')
    return 'PROPN';
  // 'Kern denied having sold it': two verbs in a row, the first of which is a name
  if (
    i === 0 &&
    token.pos === 'VERB' &&
    /^\p{Lu}\p{Ll}+$/u.test(token.text) &&
    next?.pos === 'VERB' &&
    verbShape(lower, token.lemma).base &&
    verbShape(next.lower, next.lemma).past &&
    !verbShape(next.lower, next.lemma).base
  )
    return 'PROPN';
  // 'the Osprey rewrite's engineers'
  if (
    token.pos === 'VERB' &&
    /^['’]s$/.test(next?.text ?? '') &&
    /^(?:PROPN|NOUN|ADJ|DET)$/.test(previous?.pos ?? '') &&
    tokens[i + 2]?.pos === 'NOUN'
  )
    return 'NOUN';
  // 'Priya owns the exporter, and Tomasz reviews anything behind it'
  if (
    token.pos === 'NOUN' &&
    !capital &&
    previous?.pos === 'PROPN' &&
    /[^s]s$/.test(lower) &&
    verbShape(lower, token.lemma).third &&
    /^(?:anything|everything|nothing|anyone|everyone|them|him|us|the|an?|its|his|her|their|our|all|every|both)$/.test(
      next?.lower ?? '',
    )
  )
    return 'VERB';
  // 'Cai Wen is'
  if (token.pos === 'AUX' && /^\p{Lu}\p{Ll}+$/u.test(token.text) && !auxiliaries.test(lower)) return 'PROPN';
  // 'Loom Ltd is a firm'
  if (/^\p{Lu}\p{Ll}+$/u.test(token.text) && legalForm.test(next?.text ?? '')) return 'PROPN';
  // 'director of IT at Orr', but 'DO IT NOW'
  const isShouted = [previous, next].some((beside) => /^\p{Lu}{2,}$/u.test(beside?.text ?? ''));
  if (token.text === 'WHO' && !isShouted && (previous?.pos === 'DET' || i === 0)) return 'PROPN';
  if (token.text === 'IT' && token.pos === 'PRON' && !isShouted && (i > 0 || next?.pos === 'NOUN'))
    return 'PROPN';
  if (token.text === 'plc' && /^\p{Lu}/u.test(previous?.text ?? '')) return 'PROPN';
  // 'Vexel Plus costs 34 euros'
  if (token.text === 'Plus' && previous?.pos === 'PROPN') return 'PROPN';
  // 'Her hobby is rowing': what it is, rather than what it does
  if (
    /^(?:VERB|NOUN)$/.test(token.pos) &&
    /.ing$/.test(lower) &&
    /^(?:is|are|was|were)$/.test(previous?.lower ?? '') &&
    /^(?:hobby|hobbies|pastime|pastimes|passion|passions|sport|sports)$/.test(tokens[i - 2]?.lower ?? '')
  )
    return 'NOUN';
  // 'head of legal at Acme'
  if (
    token.pos === 'ADJ' &&
    previous?.lower === 'of' &&
    /^(?:head|director|chief|manager|lead|vp|president)$/.test(tokens[i - 2]?.lower ?? '') &&
    !/^(?:NOUN|PROPN|ADJ|CCONJ)$/.test(next?.pos ?? '')
  )
    return 'NOUN';
  // 'stands for Asea Brown Boveri': no adverb that anybody knows
  if (
    token.pos === 'ADV' &&
    /^\p{Lu}\p{Ll}+$/u.test(token.text) &&
    previous?.pos === 'ADP' &&
    next?.pos === 'PROPN' &&
    lookUp(lower) === 0
  )
    return 'PROPN';
  // 'Helga Prior is', 'Ann Long won'
  if (
    /^(?:ADV|ADJ|ADP)$/.test(token.pos) &&
    /^\p{Lu}\p{Ll}+$/u.test(token.text) &&
    previous?.pos === 'PROPN' &&
    (lookUp(previous.lower) & Word.firstName) !== 0 &&
    !isTitleCase(tokens)
  )
    return 'PROPN';
  // 'The maximum file size is', 'The test file path has': a base form agrees with no single thing
  if (
    i === 2 &&
    token.pos === 'VERB' &&
    tokens[0]?.pos === 'DET' &&
    previous?.pos === 'NOUN' &&
    next?.pos === 'NOUN' &&
    !isPlural(previous) &&
    verbShape(lower, token.lemma).base &&
    !verbShape(lower, token.lemma).past &&
    (lookUp(lower) & Word.noun) !== 0
  )
    return 'NOUN';
  // 'started drinking tea'
  if (
    token.pos === 'NOUN' &&
    /^(?:drinking|eating|smoking|taking|wearing|playing|learning)$/.test(lower) &&
    /^(?:start|begin|stop|quit)/.test(previous?.lemma ?? '') &&
    previous?.pos === 'VERB' &&
    /^(?:NOUN|PROPN|DET|PRON|ADJ)$/.test(next?.pos ?? '')
  )
    return 'VERB';
  // 'DJ Magpie lives in Bristol': capitals in front of a name belong to it
  if (
    token.pos === 'VERB' &&
    /^\p{Lu}{2,4}$/u.test(token.text) &&
    next?.pos === 'PROPN' &&
    /^\p{Lu}\p{Ll}/u.test(next.text)
  )
    return 'PROPN';
  if (i === 0 && capital && token.pos === 'PROPN') return sentenceInitial(token, next);
  // 'Perceived age correlated …': a participle and its noun in front of the verb
  if (i === 0 && token.pos === 'VERB' && next?.pos === 'NOUN' && /ed$/.test(lower)) return 'ADJ';
  if (
    i === 0 &&
    capital &&
    token.pos === 'VERB' &&
    next !== undefined &&
    (next.pos === 'VERB' || next.pos === 'AUX' || next.lower === 'of')
  ) {
    // 'Launch slipped', 'Support was dropped'
    const shape = verbShape(lower, token.lemma);
    const finite = next.pos === 'AUX' || (verbShape(next.lower, next.lemma).past && next.lower !== 'not');
    if (shape.base && (finite || next.lower === 'of') && (lookUpVerb(lower) & Word.noun) !== 0) return 'NOUN';
  }
  if (previous === undefined) return null;
  if (
    (token.pos === 'VERB' || (token.pos === 'NOUN' && i === 1)) &&
    capital &&
    (i > 1 || previous.pos === 'DET' || (previous.pos === 'PROPN' && isCapital(previous.text))) &&
    !/^[.:"“'‘(]$/.test(previous.text) &&
    /^\p{Lu}\p{Ll}/u.test(token.text) &&
    !isTitleCase(tokens)
  )
    return 'PROPN';

  const couldBe = lookUpVerb(lower);
  // 'BRCA1 encodes a protein', 'in Stoke.': a name with digits is a subject
  if (
    i === 1 &&
    token.pos === 'NOUN' &&
    !capital &&
    /\d/.test(previous.text) &&
    /^\p{Lu}/u.test(previous.text) &&
    ((couldBe & Word.verbThird) !== 0 || (lookUp(lower) === 0 && /[^su]s$/.test(lower))) &&
    next !== undefined &&
    /^(?:DET|PROPN|PRON|NUM|ADJ|NOUN)$/.test(next.pos)
  )
    return 'VERB';
  // 'Prof. Wynn lives in Stoke', 'Eva usually wakes at six': a name, a verb in the third person, a preposition; a name has
  // but one life
  if (
    token.pos === 'NOUN' &&
    !capital &&
    (previous.pos === 'PROPN' || (tokens[i - 2]?.pos === 'PROPN' && howOften.test(previous.lower))) &&
    (couldBe & Word.verbThird) !== 0 &&
    next?.pos === 'ADP' &&
    next.lower !== 'of' &&
    (lower === 'lives' ||
      !tokens.some(
        (other) =>
          other !== token && (other.pos === 'AUX' || (other.pos === 'VERB' && !isCapital(other.text))),
      ))
  )
    return 'VERB';
  if (
    token.pos === 'VERB' &&
    previous.lower === 'to' &&
    (couldBe & Word.adjective) !== 0 &&
    tokens[i - 2]?.pos === 'NOUN' &&
    next !== undefined &&
    /^(?:ADJ|NOUN)$/.test(next.pos)
  ) {
    previous.pos = 'ADP';
    return 'ADJ';
  }
  // 'Eva is the head; Phil Grant retired in May': a name that begins a clause has its verb behind it
  if (
    token.pos === 'ADJ' &&
    /ed$/.test(lower) &&
    (couldBe & Word.verbPast) !== 0 &&
    (next?.pos === 'ADP' || next?.text === ',') &&
    previous.pos === 'PROPN' &&
    /^(?:;|when|after|before|while|once|until|because|although|that|but)?$/.test(
      tokens[tokens.findLastIndex((other, at) => at < i && other.pos !== 'PROPN')]?.lower ?? '',
    )
  )
    return 'VERB';
  // 'Mila Horvat claims to have invented it': what is claimed, rather than what she has
  if (
    token.pos === 'NOUN' &&
    lower === 'claims' &&
    previous.pos === 'PROPN' &&
    next?.lower === 'to' &&
    (tokens[i + 2]?.pos === 'VERB' || tokens[i + 2]?.pos === 'AUX')
  )
    return 'VERB';
  // 'is no longer classified as a planet'
  if (
    token.pos === 'ADJ' &&
    previous.lower === 'longer' &&
    tokens[i - 2]?.lower === 'no' &&
    tokens[i - 3]?.lemma === 'be' &&
    (couldBe & Word.verbPast) !== 0 &&
    /^(?:ADP|PART|PUNCT)$/.test(next?.pos ?? 'PUNCT')
  )
    return 'VERB';
  // 'The principal, Joan Farley, retired in 2019': the only word that can be the verb
  if (
    token.pos === 'ADJ' &&
    /ed$/.test(lower) &&
    (couldBe & Word.verbPast) !== 0 &&
    next?.pos === 'ADP' &&
    previous.text === ',' &&
    tokens[i - 2]?.pos === 'PROPN' &&
    !tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  )
    return 'VERB';
  // 'was chairman of the club': no form that stands behind 'was' as a verb
  if (
    token.pos === 'VERB' &&
    previous.lemma === 'be' &&
    next?.lower === 'of' &&
    (lookUp(lower) & (Word.noun | Word.actor)) !== 0
  ) {
    const { participle, gerund } = verbShape(lower, token.lemma);
    if (!participle && !gerund) return 'NOUN';
  }
  // 'is live in production'
  if (token.pos === 'VERB' && lower === 'live' && previous.lemma === 'be') return 'ADJ';
  // 'is mushroom soup': the same in front of a noun, but 'all he does is paint walls'
  if (
    token.pos === 'VERB' &&
    !capital &&
    previous.pos === 'AUX' &&
    previous.lemma === 'be' &&
    next?.pos === 'NOUN' &&
    !tokens.slice(0, i).some((other) => other.lemma === 'do')
  ) {
    const { participle, gerund, past } = verbShape(lower, token.lemma);
    if (!participle && !gerund && !past) return 'NOUN';
  }
  // 'stopped drinking coffee', 'quit smoking'
  if (
    token.pos === 'NOUN' &&
    /^(?:stopped|quit|ceased)$/.test(previous.lower) &&
    verbShape(lower, token.lemma).gerund &&
    (next === undefined || /^(?:NOUN|PROPN|PUNCT)$/.test(next.pos))
  )
    return 'VERB';
  // 'promoted to head of engineering'
  if (
    token.pos === 'VERB' &&
    !capital &&
    /^(?:head|chief|lead|chair|captain|director|partner|manager|editor)$/.test(lower) &&
    previous.lower === 'to' &&
    (next === undefined || /^(?:of|at|in|engineer|designer|developer)$/.test(next.lower))
  ) {
    previous.pos = 'ADP';
    return 'NOUN';
  }
  // 'goes to bed at ten'
  if (
    token.pos === 'VERB' &&
    /^(?:bed|church|school|court|market|prison|hospital)$/.test(lower) &&
    previous.lower === 'to' &&
    /^(?:go|goes|going|gone|went|come|comes|came)$/.test(tokens[i - 2]?.lower ?? '')
  ) {
    previous.pos = 'ADP';
    return 'NOUN';
  }
  // 'allergic to shrimp': what one has it to is a thing
  if (
    token.pos === 'VERB' &&
    previous.lower === 'to' &&
    (/^(?:allergic|intolerant|immune|addicted|allergy|resistant|prone|sensitive|exposure|resistance|sensitivity|response)$/.test(
      tokens[i - 2]?.lower ?? '',
    ) ||
      isTied(tokens, i))
  ) {
    previous.pos = 'ADP';
    return 'NOUN';
  }
  // 'allergic to dogs', 'used to hikes': no infinitive has that ending
  if (
    token.pos === 'VERB' &&
    previous.lower === 'to' &&
    /[^s]s$/.test(lower) &&
    (couldBe & Word.verbBase) === 0 &&
    token.lemma !== lower
  ) {
    previous.pos = 'ADP';
    return 'NOUN';
  }
  // 'Her hobbies are pottery and climbing.'
  if (
    token.pos === 'VERB' &&
    /^(?:and|or)$/.test(previous.lower) &&
    tokens[i - 2]?.pos === 'NOUN' &&
    (next === undefined || next.pos === 'PUNCT') &&
    verbShape(lower, token.lemma).gerund &&
    tokens.slice(0, i).some(({ lemma, pos }) => lemma === 'be' && pos === 'AUX') &&
    !tokens.slice(0, i).some(({ pos }) => pos === 'VERB')
  )
    return 'NOUN';
  // 'promoted to team lead', 'our tech lead'
  if (
    token.pos === 'VERB' &&
    lower === 'lead' &&
    previous.pos === 'NOUN' &&
    /^(?:team|tech|project|product|design|data|engineering|squad|shift|research|group|sales|section)$/.test(
      previous.lower,
    ) &&
    /^(?:to|as|an?|the|our|my|his|her|their|its|new)$/.test(tokens[i - 2]?.lower ?? '')
  )
    return 'NOUN';
  if (token.pos === 'VERB' && lower === 'hold' && previous.lower === 'on') return 'NOUN';
  // 'works for arup in shanghai.': no base form stands alone behind a preposition
  if (
    token.pos === 'VERB' &&
    /^(?:in|at|from)$/.test(previous.lower) &&
    (next === undefined || next.pos === 'PUNCT') &&
    verbShape(lower, token.lemma).base &&
    !verbShape(lower, token.lemma).participle
  )
    return 'NOUN';
  if (isObjectOfTaste(token, previous, next, tokens, i)) return 'NOUN';
  // 'head of purchasing at Orr'
  if (
    token.pos === 'VERB' &&
    /ing$/.test(lower) &&
    previous.lower === 'of' &&
    /^(?:head|director|manager|chief|lead|vp|president)$/.test(tokens[i - 2]?.lower ?? '') &&
    (next === undefined || /^(?:PUNCT|ADP|CCONJ|VERB|AUX)$/.test(next.pos))
  )
    return 'NOUN';
  // 'the CEO of the firm today'
  if (lower === 'firm' && token.pos === 'ADJ' && previous.pos === 'DET' && next?.lower === 'today')
    return 'NOUN';
  // 'Ann Lee and Bob Orr own Ledger Gateway'
  if (
    lower === 'own' &&
    token.pos === 'ADJ' &&
    previous.pos === 'PROPN' &&
    /^(?:PROPN|DET|NUM)$/.test(next?.pos ?? '')
  )
    return 'VERB';
  // 'the latter works in Bonn'
  if (
    token.pos === 'NOUN' &&
    !capital &&
    /^(?:latter|former)$/.test(previous.lower) &&
    (couldBe & Word.verbThird) !== 0
  )
    return 'VERB';
  // 'is head of design'
  if (
    token.pos === 'VERB' &&
    /^(?:head|chief|chair|captain|lead)$/.test(lower) &&
    previous.pos === 'AUX' &&
    next !== undefined &&
    /^(?:of|at)$/.test(next.lower)
  )
    return 'NOUN';
  // 'the Pro plan'
  if (token.pos === 'X' && capital && previous.pos === 'DET') return 'PROPN';
  const afterModal = isModal(previous) || (previous.lower === 'to' && previous.pos === 'PART');
  if (
    afterModal &&
    token.pos !== 'VERB' &&
    token.pos !== 'AUX' &&
    !capital &&
    (couldBe & Word.verbBase) !== 0
  )
    return 'VERB';
  if (
    (lower === 'like' || lower === 'love') &&
    (previous.pos === 'PRON' || isModal(previous)) &&
    subjectPronouns.has(previous.lower)
  )
    return 'VERB';
  if (lower === 'like' && (isModal(previous) || previous.lower === "n't" || previous.lower === 'not'))
    return 'VERB';
  if (previous.lower === 'to' && token.pos === 'NOUN' && (lookUp(lower) & Word.verbBase) !== 0) {
    const before = tokens[i - 2];
    const objectFollows =
      next !== undefined &&
      (next.pos === 'DET' || next.pos === 'PROPN' || particlesAfterVerb.has(next.lower));
    if (objectFollows && before !== undefined && before.pos !== 'DET') {
      previous.pos = 'PART';
      return 'VERB';
    }
  }
  // 'a team lead', 'the night watch': a base form cannot agree with a singular noun
  if (token.pos === 'VERB' && previous.pos === 'NOUN' && !isPlural(previous) && !isCapital(token.text)) {
    const shape = verbShape(lower, token.lemma);
    const before = tokens[i - 2];
    const indefinite = before !== undefined && /^(?:a|an)$/.test(before.lower);
    // 'is responsible for the risk register.'
    const governed =
      before?.pos === 'DET' &&
      tokens[i - 3]?.pos === 'ADP' &&
      (next === undefined || next.pos === 'PUNCT') &&
      tokens.slice(0, i - 3).some((other, at) => canBeFinite(other, tokens[at - 1]));
    if (
      shape.base &&
      !shape.past &&
      !shape.participle &&
      (indefinite || governed) &&
      (couldBe & Word.noun) !== 0 &&
      !(next !== undefined && /^(?:DET|PRON)$/.test(next.pos))
    )
      return 'NOUN';
  }
  // 'The Orion pump is', 'in the Atlas drill.': nor with the name of one thing
  if (
    token.pos === 'VERB' &&
    !capital &&
    previous.pos === 'PROPN' &&
    !/s$/.test(previous.lower) &&
    /^(?:the|an?|this)$/.test(tokens[i - 2]?.lower ?? '') &&
    next !== undefined &&
    (/^(?:AUX|PUNCT|VERB)$/.test(next.pos) ||
      (next.pos === 'NOUN' && (lookUpVerb(next.lower) & Word.verbThird) !== 0) ||
      (next.pos === 'ADP' && tokens.slice(0, i - 2).some((other, at) => canBeFinite(other, tokens[at - 1]))))
  ) {
    const shape = verbShape(lower, token.lemma);
    if (shape.base && !shape.past) return 'NOUN';
  }
  // 'Prior use of', 'the launch of'
  if (
    token.pos === 'VERB' &&
    next?.lower === 'of' &&
    !ofVerbs.has(token.lemma) &&
    !/^(?:PRON|PROPN|AUX|PART|CCONJ)$/.test(previous.pos) &&
    !(previous.pos === 'NOUN' && isPlural(previous))
  ) {
    const shape = verbShape(lower, token.lemma);
    if (shape.base && !shape.past) return 'NOUN';
  }
  // 'sold his watch', but 'let her watch'
  if (
    token.pos === 'VERB' &&
    /^(?:my|your|his|her|its|our|their)$/.test(previous.lower) &&
    !(
      previous.lower === 'her' &&
      /^(?:let|make|help|see|hear|watch|feel|have)$/.test(tokens[i - 2]?.lemma ?? '')
    ) &&
    (couldBe & Word.noun) !== 0 &&
    verbShape(lower, token.lemma).base &&
    (next === undefined || /^(?:PUNCT|ADP|PART|CCONJ|AUX)$/.test(next.pos))
  )
    return 'NOUN';
  // 'full experiments show': a noun behind an adjective
  if (token.pos === 'VERB' && previous.pos === 'ADJ' && (couldBe & Word.noun) !== 0) {
    const shape = verbShape(lower, token.lemma);
    const predicate = tokens[i - 2]?.lemma === 'be' || tokens[i - 2]?.pos === 'DET';
    if ((shape.third || shape.base) && !shape.past && !predicate) return 'NOUN';
  }
  if (token.pos === 'VERB' && next?.pos === 'NOUN' && modifies(token, previous, tokens, i)) return 'ADJ';
  if (lower === 'aged' && next?.pos === 'NUM') return 'ADJ';
  const relative =
    /^(?:that|which)$/.test(previous.lower) && /^(?:NOUN|PROPN|PUNCT)$/.test(tokens[i - 2]?.pos ?? '');
  if (
    token.pos === 'NOUN' &&
    relative &&
    (couldBe & Word.verbThird) !== 0 &&
    /s$/.test(lower) &&
    next !== undefined &&
    /^(?:ADP|DET|PRON|PROPN|ADV|PART|SCONJ|NUM)$/.test(next.pos)
  )
    return 'VERB';
  if (token.pos === 'NOUN' && previous.lower === 'who' && (couldBe & (Word.verbThird | Word.verbBase)) !== 0)
    return 'VERB';
  // 'the ruling', 'its building' as nouns; 'was founded' never a noun
  if (
    token.pos === 'NOUN' &&
    previous.lemma === 'be' &&
    previous.pos === 'AUX' &&
    /(?:ed|ing)$/.test(lower) &&
    (couldBe & anyVerb) !== 0 &&
    next?.pos !== 'NOUN'
  )
    return 'VERB';
  // 'a Norwegian shipping company'
  if (
    token.pos === 'VERB' &&
    (lookUp(previous.lower) & Word.demonym) !== 0 &&
    tokens[i - 2]?.pos === 'DET' &&
    next?.pos === 'NOUN' &&
    verbShape(lower, token.lemma).gerund
  )
    return 'NOUN';
  if (
    token.pos === 'VERB' &&
    (previous.pos === 'DET' || previous.lower === "'s") &&
    previous.lower !== 'that' &&
    !/^(?:this|these|those|all|both)$/.test(previous.lower)
  ) {
    if (next !== undefined && (next.pos === 'NOUN' || next.pos === 'PROPN' || next.pos === 'ADJ')) {
      const shape = verbShape(lower, token.lemma);
      return shape.participle || shape.gerund ? 'ADJ' : null;
    }
    return previous.pos === 'DET' ? 'NOUN' : null;
  }
  return null;
}

/** 'linked to breast cancer', 'leads to heart failure': a word behind such verbs is no infinitive. */
function isTied(tokens: readonly Token[], i: number): boolean {
  const { lower } = tokens[i] as Token;
  const next = tokens[i + 1];
  return (
    /^(?:linked|related|unrelated|attributed|contribut(?:e|es|ed|ing)|leads?|leading|binds?|binding|similar|susceptible|vulnerable|adjacent|comparable|equivalent|relative|progress(?:es|ed)?|respond(?:s|ed)?)$/.test(
      tokens[i - 2]?.lower ?? '',
    ) &&
    (next?.pos === 'NOUN' ||
      ((lookUp(lower) & Word.noun) !== 0 && /^(?:PUNCT|CCONJ|ADP)$/.test(next?.pos ?? 'PUNCT')))
  );
}

const taste = /^(?:need|want|like|love|adore|hate|detest|dislike|enjoy|prefer|avoid|fear|miss|use)$/;

/** 'Ines hates trumpets', 'I need help', 'we love walks in the park' – not 'the man she loves works here'. */
function isObjectOfTaste(
  { pos, lower, lemma }: Token,
  verb: Token,
  next: Token | undefined,
  tokens: readonly Token[],
  i: number,
): boolean {
  if (pos !== 'VERB' || verb.pos !== 'VERB' || !taste.test(verb.lemma)) return false;
  const shape = verbShape(lower, lemma);
  if ((!shape.base && !shape.third) || shape.past || shape.participle || shape.gerund) return false;
  if (!/[^s]s$/.test(lower) && (lookUpVerb(lower) & Word.noun) === 0) return false;
  if (next !== undefined && !/^(?:PUNCT|ADP|PART|SCONJ|CCONJ|ADV)$/.test(next.pos)) return false;
  let subject = i - 2;
  while (tokens[subject]?.pos === 'ADV' || tokens[subject]?.pos === 'AUX') subject--;
  if (!/^(?:PRON|PROPN)$/.test(tokens[subject]?.pos ?? '')) return false;
  while (tokens[subject - 1]?.pos === 'PROPN') subject--;
  return subject === 0 || /^(?:PUNCT|CCONJ|SCONJ|INTJ)$/.test(tokens[subject - 1]?.pos ?? '');
}

/** Small words that wink-nlp tags by habit: prepositions in -ing, subordinators, 'as', 'neither … nor'. */
function functionWord(
  token: Token,
  previous: Token | undefined,
  next: Token | undefined,
  tokens: readonly Token[],
  i: number,
): Pos | null {
  const { lower } = token;
  if (next === undefined) return null;
  if (chatter.test(lower) && token.pos !== 'INTJ') return 'INTJ';
  if (/^(?:vivo|vitro|situ|silico|utero)$/.test(lower) && previous?.lower === 'in') return 'ADJ';
  if (
    lower === 'in' &&
    /^(?:vivo|vitro|situ|silico|utero)$/.test(next.lower) &&
    (lookUp(tokens[i + 2]?.lower ?? '') & Word.noun) !== 0
  )
    return 'ADJ';
  if (lower === 'according' && next.lower === 'to') return 'ADP';
  if (/^(?:including|regarding|concerning|excluding)$/.test(lower) && next.pos !== 'PUNCT') return 'ADP';
  if (
    lower === 'following' &&
    (previous === undefined || previous.text === ',' || previous.pos === 'NOUN') &&
    /^(?:DET|PRON|PROPN|NOUN)$/.test(next.pos)
  )
    return 'ADP';
  if (/^(?:whether|because|although|though|unless|if|whereas)$/.test(lower) && next.lower !== 'of')
    return 'SCONJ';
  if (lower === 'that' && token.pos === 'DET' && isPlural(next)) return 'SCONJ';
  if (lower === 'while' && token.pos !== 'NOUN') return 'SCONJ';
  // 'employs around 420 people'
  if (lower === 'around' && next.pos === 'NUM' && previous?.pos === 'VERB') return 'ADV';
  // 'became editor-in-chief of Orr'
  if (/^\p{Ll}+-in-chief$/u.test(token.text)) return 'NOUN';
  // 'Orsa Marine AS', 'met Per Dahl', 'Northwest Trains'
  if (token.text === 'AS' && previous?.pos === 'PROPN') return 'PROPN';
  if (/^(?:North|South|East|West|(?:North|South)(?:east|west))$/.test(token.text) && isCapital(next.text))
    return 'PROPN';
  if (token.text === 'Per' && next.pos === 'PROPN' && isCapital(next.text)) return 'PROPN';
  // 'her colleague Li Na'
  if (token.text === 'Na' && previous?.pos === 'PROPN') return 'PROPN';
  // 'plays for Racing Tarn', but 'waits for Ann to leave'
  if (lower === 'for' && token.pos === 'SCONJ' && previous?.pos === 'VERB' && isCapital(next.text)) {
    const end = tokens.findIndex(({ pos }, at) => at > i && /^(?:PUNCT|CCONJ)$/.test(pos));
    const rest = tokens.slice(i + 1, end < 0 ? tokens.length : end);
    if (!rest.some(({ pos, text }) => /^(?:AUX|PART|VERB)$/.test(pos) && !isCapital(text))) return 'ADP';
  }
  // 'As a child Ann moved'
  if (lower === 'as' && i === 0 && /^an?$/.test(next.lower) && tokens[3]?.pos === 'PROPN') return 'ADP';
  if (lower === 'as' && /^(?:ADJ|NOUN|PROPN|DET|NUM)$/.test(next.pos) && token.pos !== 'SCONJ') {
    for (let at = i + 2; at < Math.min(tokens.length, i + 4); at++)
      if (tokens[at]?.lower === 'as') return 'ADV';
    return 'ADP';
  }
  if (lower === 'neither' && previous?.pos === 'AUX') return 'ADV';
  // 'has since moved to Rome'
  if (lower === 'since' && /^(?:has|have|had|'s|'ve)$/.test(previous?.lower ?? '') && next.lower !== 'then')
    return 'ADV';
  if ((lower === 'neither' || lower === 'either' || lower === 'both') && token.pos !== 'CCONJ') {
    const pair = lower === 'neither' ? 'nor' : lower === 'either' ? 'or' : 'and';
    for (let at = i + 2; at < Math.min(tokens.length, i + 7); at++) {
      if (tokens[at]?.lower === pair) return lower === 'both' && isPlural(next) ? null : 'CCONJ';
      if (tokens[at]?.pos === 'VERB' || tokens[at]?.pos === 'PUNCT') break;
    }
  }
  return null;
}

/** A headline: nearly every longer word has a capital. */
/** Words that stay small in a title. */
const joining = /^(?:from|with|over|into|upon|onto|about|after|under|than|that|their|your)$/;

function isTitleCase(tokens: readonly Token[]): boolean {
  const words = tokens.filter(
    (token) => token.text.length > 3 && /^\p{L}/u.test(token.text) && !joining.test(token.lower),
  );
  // 'Tern Institute was led by Knut Ask' is none
  const told = tokens.some(({ text, pos }) => /^(?:AUX|VERB)$/.test(pos) && !isCapital(text));
  return words.length > 2 && !told && words.every((token) => isCapital(token.text));
}

const ofVerbs = new Set(
  'consist think dream speak approve dispose hear know die complain beware tire conceive learn talk admit smell taste warn inform remind accuse rob deprive convict suspect'.split(
    ' ',
  ),
);

/** A participle in front of its noun where no determiner shows it: 'combined analysis', 'showed improved survival'. */
function modifies(token: Token, previous: Token, tokens: readonly Token[], i: number): boolean {
  const shape = verbShape(token.lower, token.lemma);
  if (!shape.participle || shape.base) return false;
  let at = i - 1;
  while (at > 0 && tokens[at]?.pos === 'ADV') at--;
  const before = tokens[at];
  if (before === undefined || before.pos === 'ADV') return false;
  if (before.pos === 'ADP') return !/^(?:by)$/.test(before.lower) || previous.pos === 'ADP';
  if (before.pos === 'VERB')
    return !verbShape(before.lower, before.lemma).participle || verbShape(before.lower, before.lemma).past;
  if (before.text !== ',') return false;
  for (let k = at; k >= 0; k--) if (canBeFinite(tokens[k] as Token, tokens[k - 1])) return false;
  return true;
}

function clitic(previous: Token, next: Token | undefined, tokens: readonly Token[], i: number): Pos {
  if (/^(?:it|he|she|that|there|what|who|where|here|let|this)$/.test(previous.lower)) return 'AUX';
  if (next === undefined || next.pos === 'PUNCT') return 'PART';
  if (next.pos === 'DET' || next.lower === 'not' || next.lower === 'been') return 'AUX';
  // 'Sofie's at Telia', 'Sofie's allergic to nuts', but 'Sofie's old car'
  const behind = tokens[i + 2];
  // 'a nurse at St. Olav's in Bergen': what is called after somebody
  let front = i - 1;
  while (front > 0 && front > i - 4 && tokens[front]?.pos === 'PROPN') front--;
  if (/^(?:at|near|opposite|from|outside|inside|behind|beside)$/.test(tokens[front]?.lower ?? ''))
    return 'PART';
  if (
    previous.pos === 'PROPN' &&
    (/^(?:in|at|on|from|with|off|back|now|also|still)$/.test(next.lower) ||
      (next.pos === 'ADJ' && (behind === undefined || /^(?:ADP|PUNCT)$/.test(behind.pos))))
  )
    return 'AUX';
  if (
    previous.pos === 'PROPN' &&
    next.pos === 'VERB' &&
    verbShape(next.lower, next.lemma).gerund &&
    tokens[i + 2]?.pos !== 'NOUN'
  )
    return 'AUX';
  return 'PART';
}

function sentenceInitial(token: Token, next: Token | undefined): Pos | null {
  if (next !== undefined && next.pos === 'PROPN' && isCapital(next.text)) {
    // 'Novelist Ama Boadu'
    const bits = lookUp(token.lower);
    const isCalling = (bits & Word.actor) !== 0 || calling.test(token.lower);
    return isCalling && (bits & (Word.firstName | Word.place | Word.organization)) === 0 ? 'NOUN' : null;
  }
  const plural = token.lower.endsWith('s') ? lookUp(token.lower.slice(0, -1)) & Word.noun : 0;
  const bits = lookUp(token.lower) || plural;
  const names = Word.firstName | Word.lastName | Word.place | Word.organization | Word.person;
  // 'Bats are …'
  const manyVerb =
    next !== undefined && /^(?:are|were|have|do)$/.test(next.lower) && /[^s]s$/.test(token.lower);
  if (bits === 0 && manyVerb) return 'NOUN';
  if ((bits & names) !== 0) return null;
  if (isMassNoun(token.lower) && next?.pos !== 'NUM') return 'NOUN';
  if (bits === 0 && /[^suia]s$/.test(token.lower) && token.lower.length > 3 && isKnownWord(token.lower))
    return 'NOUN';
  // 'Response time drops'
  const isAbstract =
    /.(?:nse|tion|sion|ment|ness|ance|ence|ity)$/.test(token.lower) && isKnownWord(token.lower);
  if (bits === 0 && isAbstract && next?.pos === 'NOUN') return 'NOUN';
  // 'Considerable interplay led to …', 'Chronic granulomatous disease'
  const isQuality =
    /..(?:able|ible|ous|ful|tent|cant|ical|onic)$/.test(token.lower) && isKnownWord(token.lower);
  if (bits === 0 && isQuality && /^(?:ADJ|NOUN|ADP)$/.test(next?.pos ?? '') && !isCapital(next?.text ?? 'A'))
    return 'ADJ';
  if (bits === 0) return null;
  if (!/^\p{Lu}\p{Ll}+$/u.test(token.text)) return null;
  if ((bits & Word.noun) !== 0) return 'NOUN';
  if ((bits & Word.adjective) !== 0) return 'ADJ';
  if ((bits & Word.adverb) !== 0) return 'ADV';
  return null;
}

/** What people are by trade, where the lexicon does not say so. */
const calling =
  /^(?:novelist|pianist|cellist|violinist|guitarist|sculptor|architect|photographer|filmmaker|playwright|chef|botanist|physicist|chemist|biologist|economist|historian|journalist|soprano|tenor|footballer|cyclist|swimmer|surgeon|cardiologist|entrepreneur|billionaire)$/;

/** A noun that begins a sentence without 'the' or 'a' and is no name: 'Revenue', 'Construction', 'Caffeine'. */
function isMassNoun(lower: string): boolean {
  if ((lookUp(lower) & Word.uncountable) !== 0) return true;
  if (
    /^(?:revenue|income|profit|turnover|output|demand|growth|earnings|inflation|unemployment|attendance|parking|access|entry|admission|breakfast|lunch|dinner|delivery|shipping|postage|tuition|tickets|work|support|research|production|water|oil|gas|rain|snow)$/.test(
      lower,
    )
  )
    return true;
  return (
    /(?:tion|ment|ness|ity|ance|ence|ism|osis|ship|hood|ology|ine|ing|ure)$/.test(lower) &&
    lower.length > 6 &&
    isKnownWord(lower)
  );
}
