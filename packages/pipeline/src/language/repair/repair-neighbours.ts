import { lookUp, lookUpVerb, verbShape, Word } from '../words/lexicon.ts';
import { isCapital } from '../words/token-forms.ts';
import { isKnownWord, type Pos, type Token } from '../words/tokens.ts';
import { isOfOneThing } from './one-thing.ts';
import { isTitleCase } from './repair-opening.ts';

const howOften = /^(?:usually|often|always|sometimes|normally|rarely|typically|generally|regularly|never)$/;

const teamNoun =
  /^(?:team|squad|crew|group|department|unit|division|desk|project|app|service|platform|guild)$/;

/** Whether a clause ends at a comma behind which somebody else does something: 'Ann commutes to Hull, Bo teaches there'. */
function endsAtName(tokens: readonly Token[], i: number): boolean {
  const end = tokens.findIndex(
    ({ text, pos }, at) => at > i && (text === ',' || pos === 'VERB' || pos === 'AUX'),
  );
  const [comma, name, verb] = tokens.slice(end, end + 3);
  if (comma?.text !== ',' || name?.pos !== 'PROPN' || verb === undefined || isCapital(verb.text))
    return false;
  const { third, past } = verbShape(verb.lower, verb.lemma);
  return verb.pos === 'VERB' && (third || past);
}

/**
 * Tags that the word in front tells, and the one behind: 'is live', 'allergic to dogs', 'the latter works'. Null where the tag may stay, and
 * for the first word.
 */
export function neighbourTag(tokens: readonly Token[], i: number): Pos | null {
  const token = tokens[i] as Token;
  const previous = tokens[i - 1];
  const next = tokens[i + 1];
  if (previous === undefined) return null;
  const { lower } = token;
  const capital = isCapital(token.text);
  if (
    (token.pos === 'VERB' || (token.pos === 'NOUN' && i === 1)) &&
    capital &&
    (i > 1 || previous.pos === 'DET' || (previous.pos === 'PROPN' && isCapital(previous.text))) &&
    !/^[.:"“'‘(]$/.test(previous.text) &&
    /^\p{Lu}\p{Ll}/u.test(token.text) &&
    !isTitleCase(tokens)
  )
    return 'PROPN';

  // 'Ana's back is sore'
  if (token.pos === 'ADV' && lower === 'back' && /^['’]s?$/.test(previous.lower) && previous.pos === 'PART')
    return 'NOUN';
  // 'joined the Infra team', 'the Forever squad': what a team is called
  if (
    token.pos === 'ADV' &&
    capital &&
    i > 1 &&
    previous.pos === 'DET' &&
    next !== undefined &&
    teamNoun.test(next.lower) &&
    /^\p{Lu}\p{Ll}/u.test(token.text)
  )
    return 'PROPN';
  if (
    token.pos === 'VERB' &&
    lower === 'team' &&
    isCapital(previous.text) &&
    /^(?:the|our|its|their)$/.test(tokens[i - 2]?.lower ?? '')
  )
    return 'NOUN';

  // 'a Series A round': no article
  if (
    token.text === 'A' &&
    token.pos === 'DET' &&
    /^(?:series|class|grade|group|type|plan|vitamin|hepatitis|team|terminal|gate|block|section|appendix|level)$/.test(
      previous.lower,
    ) &&
    isCapital(previous.text)
  )
    return 'PROPN';

  // 'its Danish rival Tern'
  if (
    /^(?:rival|start-up|spin-off|documentary|musical|cooperative|co-operative|collective)$/.test(lower) &&
    token.pos === 'ADJ' &&
    next !== undefined &&
    isCapital(next.text)
  )
    return 'NOUN';

  // 'published by Hale & Moon'
  if (
    capital &&
    /^(?:NOUN|ADJ|VERB)$/.test(token.pos) &&
    previous.text === '&' &&
    tokens[i - 2]?.pos === 'PROPN' &&
    isCapital(tokens[i - 2]?.text ?? '')
  )
    return 'PROPN';

  const couldBe = lookUpVerb(lower);
  // 'The disaster, in which 83 drowned, led to new rules'
  if (
    lower === 'led' &&
    token.pos === 'NOUN' &&
    !/^(?:DET|ADJ)$/.test(previous.pos) &&
    /^(?:to|by|the|an?|his|her|its|their)$/.test(next?.lower ?? '')
  )
    return 'VERB';
  // 'makes chisels, planes and axes': what is made
  if (
    token.pos === 'VERB' &&
    previous.pos === 'VERB' &&
    /^(?:makes|sells|produces|builds|manufactures|repairs|designs|buys|exports|imports|supplies|offers|stocks|rents|hires)$/.test(
      previous.lower,
    ) &&
    lower.endsWith('s') &&
    /^(?:,|\.|and|or|for|in|from|to)?$/.test(next?.text ?? '')
  )
    return 'NOUN';
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
  // 'The Pico 3 cost 299 euros', 'The Dorn drill cost 89 euros': neither a model's number nor a kind of tool counts costs
  if (
    lower === 'cost' &&
    token.pos === 'NOUN' &&
    ((previous.pos === 'NUM' && tokens[i - 2]?.pos === 'PROPN') ||
      (/^(?:NOUN|VERB)$/.test(previous.pos) && tokens[i - 2]?.pos === 'PROPN' && isSum(tokens, i + 1))) &&
    (next?.pos === 'NUM' || next?.pos === 'SYM')
  )
    return 'VERB';
  // 'Annual leave has been raised to 28 days'
  if (
    lower === 'leave' &&
    token.pos === 'VERB' &&
    /^(?:annual|sick|parental|maternity|paternity|unpaid|paid|study|compassionate|shore)$/.test(
      previous.lower,
    )
  )
    return 'NOUN';
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
      (i === 1 && endsAtName(tokens, i)) ||
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
  // 'Ann Lee became director, and Bo Orr returns to his old job': whoever is named behind 'and' does something
  if (
    token.pos === 'NOUN' &&
    !capital &&
    (couldBe & Word.verbThird) !== 0 &&
    beginsClause(tokens, i) &&
    next !== undefined &&
    /^(?:ADP|DET|PRON|PART|ADV)$/.test(next.pos)
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
  // 'Ana and Bo split up in May'
  if (lower === 'split' && token.pos === 'NOUN' && next?.lower === 'up' && previous.pos === 'PROPN')
    return 'VERB';
  // 'the Orr works made bicycles': a verb behind it makes it a plant
  if (
    lower === 'works' &&
    token.pos === 'VERB' &&
    previous.pos === 'PROPN' &&
    next !== undefined &&
    /^(?:VERB|ADJ)$/.test(next.pos) &&
    verbShape(next.lower, next.lemma).past &&
    tokens.slice(Math.max(0, i - 4), i).some(({ lower: word }) => word === 'the')
  ) {
    next.pos = 'VERB';
    return 'NOUN';
  }
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
  // 'was first lit in 1836', 'was later hit by a storm': no noun stands there
  if (
    (token.pos === 'NOUN' || token.pos === 'ADJ') &&
    /^(?:first|last|later|again|finally|originally|recently|subsequently)$/.test(previous.lower) &&
    /^(?:was|were|been)$/.test(tokens[i - 2]?.lower ?? '') &&
    (couldBe & Word.verbParticiple) !== 0 &&
    /^(?:ADP|PUNCT|CCONJ)$/.test(next?.pos ?? 'PUNCT')
  ) {
    if (previous.pos === 'ADJ') previous.pos = 'ADV';
    return 'VERB';
  }
  // 'The ferry disaster of 1911 led to new rules': a year has nothing of its own behind it
  if (
    token.pos === 'NOUN' &&
    previous.pos === 'NUM' &&
    /^(?:1\d|20)\d\d$/.test(previous.text) &&
    (couldBe & Word.verbPast) !== 0 &&
    (lookUp(lower) & (Word.noun | Word.pluralNoun)) === 0 &&
    /^(?:DET|ADP|PRON|PART|PROPN)$/.test(next?.pos ?? '') &&
    !tokens.some(({ pos }) => pos === 'AUX')
  )
    return 'VERB';
  // 'Ann Lee's only film', 'the only cure'
  if (
    token.pos === 'VERB' &&
    !capital &&
    previous.lower === 'only' &&
    /^(?:['’]s|s['’]|the|his|her|its|their|my|our|your|an)$/.test(tokens[i - 2]?.lower ?? '') &&
    (lookUp(lower) & Word.noun) !== 0 &&
    verbShape(lower, token.lemma).base
  ) {
    if (previous.pos === 'ADV') previous.pos = 'ADJ';
    return 'NOUN';
  }
  // 'went on strike over pay', 'the cost of repair': behind a preposition stands what is meant
  if (
    token.pos === 'VERB' &&
    !capital &&
    /^(?:over|about|of|at|with|by|under|against|despite|during)$/.test(previous.lower) &&
    previous.pos === 'ADP' &&
    (lookUp(lower) & Word.noun) !== 0 &&
    verbShape(lower, token.lemma).base &&
    !verbShape(lower, token.lemma).past &&
    /^(?:ADP|PUNCT|CCONJ)$/.test(next?.pos ?? 'PUNCT')
  )
    return 'NOUN';
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
    (next === undefined ||
      /^(?:of|at|in|engineer|designer|developer)$/.test(next.lower) ||
      // 'went back to head office'
      (lower === 'head' && next.lower === 'office'))
  ) {
    previous.pos = 'ADP';
    return 'NOUN';
  }
  // 'Team update': a title of two nouns, as one of them would be 'updates'
  if (
    token.pos === 'VERB' &&
    i === 1 &&
    /^(?:NOUN|PROPN)$/.test(previous.pos) &&
    isKnownWord(previous.lower) &&
    !/[^us]s$/.test(previous.lower) &&
    token.lemma === lower &&
    (couldBe & Word.noun) !== 0 &&
    (next === undefined || (next.pos === 'PUNCT' && tokens.length === 3))
  )
    return 'NOUN';
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
    /^(?:PROPN|CCONJ)$/.test(previous.pos) &&
    /^(?:PROPN|DET|NUM)$/.test(next?.pos ?? '')
  )
    return 'VERB';
  if (isOfOneThing(token, previous, tokens[i - 2], couldBe)) return 'NOUN';
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
    (previous.pos === 'AUX' ||
      (/^(?:n['’]t|not|still|now|also|already|currently)$/.test(previous.lower) &&
        tokens[i - 2]?.lemma === 'be')) &&
    next !== undefined &&
    /^(?:of|at)$/.test(next.lower)
  )
    return 'NOUN';
  // 'the Pro plan'
  if (token.pos === 'X' && capital && previous.pos === 'DET') return 'PROPN';
  return null;
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

/** Whether a name of two words behind ', and', ', while' or ';' stands right in front of a token. */
function beginsClause(tokens: readonly Token[], i: number): boolean {
  const isName = (token: Token | undefined) => token?.pos === 'PROPN' && isCapital(token.text);
  if (!isName(tokens[i - 1]) || !isName(tokens[i - 2])) return false;
  const at = isName(tokens[i - 3]) ? i - 4 : i - 3;
  // 'Ann Lee moves from Sales to Marketing and now reports to Bo Orr'
  if (at < 0)
    return /^(?:moves|joins|leaves|returns|transfers|switches|steps|retires)$/.test(tokens[i]?.lower ?? '');
  const { text = '' } = tokens[at] ?? {};
  return text === ';' || (/^(?:and|but|while|whereas)$/.test(text) && tokens[at - 1]?.text === ',');
}

/** '$89', '89 euros', '4.5 million pounds' */
function isSum(tokens: readonly Token[], at: number): boolean {
  const [first, second, third] = tokens.slice(at, at + 3);
  const currency = /^(?:euros?|eur|dollars?|usd|pounds?|gbp|francs?|chf|kron(?:er|or)|yen|crowns|[€£$])$/;
  return (
    /^[$€£]/.test(first?.text ?? '') ||
    currency.test(second?.lower ?? '') ||
    (/^(?:thousand|million|billion)$/.test(second?.lower ?? '') && currency.test(third?.lower ?? ''))
  );
}
