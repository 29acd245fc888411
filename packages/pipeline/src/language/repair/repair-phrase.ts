import { governsForeignArticle, nameParticle } from '../phrases/names.ts';
import { lookUp, lookUpVerb, verbShape, Word } from '../words/lexicon.ts';
import { isCapital, isPlural } from '../words/token-forms.ts';
import type { Pos, Token } from '../words/tokens.ts';

/** Verbs whose past is their base form, so that no ending tells them from a noun: 'The deal cost €40 million'. */
const unchanging = /^(?:cost|cut|hit|put|set|let|shut|beat|bet|hurt|quit|cast|spread|split)$/;
/** Languages and peoples that are tagged as adjectives where they stand for themselves. */
export const peoples =
  /^(?:sanskrit|urdu|bengali|mandarin|cantonese|tamil|swahili|yiddish|icelandic|slovak|croatian|serbian|bulgarian|french|german|english|spanish|portuguese|italian|dutch|danish|swedish|norwegian|finnish|polish|czech|russian|greek|turkish|arabic|hebrew|hindi|chinese|japanese|korean|welsh|irish|scottish|gaelic|latin|hungarian|romanian|ukrainian|persian|thai|vietnamese|catalan|basque)$/;

/** Callings whose noun is a verb as well. */
function isOccupationWord(lower: string): boolean {
  return /^(?:judge|nurse|cook|guard|coach|clerk|guide|pilot|tutor|host|model|referee|usher|captain|tailor|barber|smith|butcher|engineer|doctor|shepherd|mate|scout|marshal|steward|porter)$/.test(
    lower,
  );
}

/** Verbs behind which 'her' is whom they describe. */
const describing = /^(?:make|leave|keep|get|find|render|call|consider|set|drive|turn|want|hold|think|deem)$/;

/** Whether a title begins there: 'chief executive', 'finance manager', 'head of sales'. */
function leadsToTitle(tokens: readonly Token[], from: number): boolean {
  const end = tokens.findIndex(({ pos }, at) => at >= from && !/^(?:NOUN|ADJ|VERB|PROPN)$/.test(pos));
  return tokens
    .slice(from, Math.min(end < 0 ? tokens.length : end, from + 3))
    .some(({ lower }) => title.test(lower));
}

const title =
  /^(?:accountant|chair|chairman|chairwoman|chairperson|chief|ceo|cfo|cto|coo|coach|captain|dean|deputy|director|editor|executive|governor|head|headteacher|lead|leader|manager|mayor|minister|officer|premier|president|principal|secretary|supervisor|treasurer)$/;

/**
 * Tags of words inside noun phrases that wink-nlp takes for verbs, names or adjectives: 'a statically typed language', 'lifts and moving walkways',
 * 'speaks French'; and of first words that only the sentence gives a capital. Null where the tag may stay.
 */
export function phraseTag(tokens: readonly Token[], i: number): Pos | null {
  const token = tokens[i] as Token;
  const previous = tokens[i - 1];
  const next = tokens[i + 1];
  if (next === undefined) return null;
  if (i === 0) return opening(token, tokens);
  const { lower, pos } = token;
  if (previous === undefined) return null;
  // 'does not own a car'
  if (
    lower === 'own' &&
    pos === 'ADJ' &&
    /^(?:DET|PROPN|NUM|PRON)$/.test(next.pos) &&
    /^(?:not|n['’]t|do|does|did|to|longer|still|also|now|i|we|they|you)$/.test(previous.lower)
  )
    return 'VERB';
  // 'Its rival is Orr', 'his junior was Ann'
  if (
    pos === 'ADJ' &&
    /^(?:rival|equal|junior|senior|superior|chief|principal|executive|capital|original|opposite|ideal|favou?rite|mate)$/.test(
      lower,
    ) &&
    /^(?:its|his|her|their|my|our|your|['’]s)$/.test(previous.lower) &&
    /^(?:is|was|are|were)$/.test(next.lower)
  )
    return 'NOUN';
  // 'The profession of Ann Lee is judge': no verb in its base form stands behind 'is'
  if (pos === 'VERB' && /^(?:is|was)$/.test(previous.lower) && next.pos === 'PUNCT') {
    const { base, participle } = verbShape(lower, token.lemma);
    if (base && !participle && isOccupationWord(lower)) return 'NOUN';
  }
  // 'Members in turn described the plan'
  if (lower === 'turn' && pos === 'VERB' && previous.lower === 'in') return 'NOUN';
  // 'is busy planning the fair'
  if (previous.lower === 'busy' && pos === 'NOUN' && verbShape(lower, token.lemma).gerund) return 'VERB';
  // 'is halfway through Dune'
  if (lower === 'halfway' && next.pos === 'ADP') return 'ADV';
  // 'my ex moved', 'Ana's ex'
  if (lower === 'ex' && pos === 'X' && /^(?:PRON|PART)$/.test(previous.pos)) return 'NOUN';
  // 'deputy foreign minister'
  if (lower === 'deputy' && pos === 'NOUN' && next.pos === 'ADJ' && tokens[i + 2]?.pos === 'NOUN')
    return 'ADJ';
  // 'Ana wishes she lived in Rome'
  if (
    lower === 'wishes' &&
    pos === 'NOUN' &&
    /^(?:PROPN|PRON)$/.test(previous.pos) &&
    /^(?:PROPN|PRON)$/.test(next.pos)
  )
    return 'VERB';
  // 'promoted to team lead', 'the tech lead, Bo'
  if (
    lower === 'lead' &&
    pos === 'VERB' &&
    /^(?:team|tech|technical|project|squad|product|design|engineering|delivery)$/.test(previous.lower) &&
    /^(?:PUNCT|ADP|PROPN|CCONJ)$/.test(next.pos)
  )
    return 'NOUN';
  if (pos === 'VERB' && !isCapital(token.text)) {
    const shape = verbShape(lower, token.lemma);
    const before = tokens[i - 2];
    // 'a statically typed programming language', 'its much anticipated first album'
    if (
      shape.participle &&
      previous.pos === 'ADV' &&
      before !== undefined &&
      opensPhrase(before) &&
      (/^(?:NOUN|ADJ|PROPN|NUM)$/.test(next.pos) || (next.pos === 'VERB' && tokens[i + 2]?.pos === 'NOUN'))
    )
      return 'ADJ';
    if (shape.gerund && next.pos === 'NOUN' && isListed(tokens, i)) return 'ADJ';
    // 'has hay fever': no form that stands behind 'has' as a verb; 'is number 43'
    if (
      shape.base &&
      !shape.participle &&
      ((/^(?:has|had|have)$/.test(previous.lower) && next.pos === 'NOUN') ||
        (lower === 'number' && previous.lemma === 'be' && next.pos === 'NUM'))
    )
      return 'NOUN';
    // 'has plants in Ghent', 'is captain since 2014'
    if (
      !shape.participle &&
      ((shape.third && /^(?:has|had|have)$/.test(previous.lower)) ||
        (shape.base && previous.lemma === 'be' && next.lower === 'since')) &&
      (lookUp(lower) & Word.noun) + (lookUpVerb(lower) & Word.noun) + (lookUp(lower) & Word.actor) !== 0
    )
      return 'NOUN';
    // 'my leave now starts': a noun with a verb of its own
    if (
      shape.base &&
      (/^(?:my|your|his|our|their)$/.test(previous.lower) || /^['’]s$/.test(previous.text)) &&
      /^(?:starts|begins|ends|runs|finishes|lasts|was|is)$/.test(
        (next.pos === 'ADV' ? tokens[i + 2] : next)?.lower ?? '',
      )
    )
      return 'NOUN';
  }
  // 'her flat in Lund': an adjective of nothing
  if (
    pos === 'ADJ' &&
    next.pos === 'ADP' &&
    /^(?:my|your|his|her|its|our|their)$/.test(previous.lower) &&
    !/^(?:own|best|worst|utmost)$/.test(lower) &&
    // 'left her alone with'
    !(previous.lower === 'her' && describing.test(tokens[i - 2]?.lemma ?? ''))
  )
    return 'NOUN';
  // 'has been teaching woodwork': without an article no noun
  if (
    pos === 'NOUN' &&
    previous.lower === 'been' &&
    next.pos === 'NOUN' &&
    verbShape(lower, token.lemma).gerund
  )
    return 'VERB';
  if (pos === 'NOUN' && unchanging.test(lower) && /^[$€£¥]$/.test(next.text) && previous.pos !== 'ADP')
    return 'VERB';
  // 'currently finance director', 'is not site manager'
  if (
    pos === 'VERB' &&
    verbShape(lower, token.lemma).base &&
    /^(?:director|manager|officer|editor|engineer|minister|analyst|assistant|secretary|chief|lead|correspondent|coach|teacher|trainer|chef|judge|librarian|curator|gardener|nurse|leader|supervisor)$/.test(
      next.lower,
    ) &&
    (lookUpVerb(lower) & Word.noun) !== 0 &&
    (/^(?:ADV|PUNCT|ADP|CCONJ|AUX)$/.test(previous.pos) ||
      previous.lower === 'to' ||
      (previous.lower === 'not' && tokens[i - 2]?.lemma === 'be'))
  ) {
    // 'promoted to plant manager': a title without an article is no object
    if (previous.lower === 'to') previous.pos = 'ADP';
    return 'NOUN';
  }
  // 'is on maternity leave from June'
  if (
    pos === 'VERB' &&
    lower === 'leave' &&
    /^(?:on|maternity|paternity|parental|sick)$/.test(previous.lower)
  )
    return 'NOUN';
  // 'is acting finance manager', 'the acting chief executive', but 'is acting in a film'
  if (/^(?:VERB|NOUN)$/.test(pos) && lower === 'acting' && leadsToTitle(tokens, i + 1)) return 'ADJ';
  // ', the chief executive, said costs had risen'
  if (pos === 'ADJ' && lower === 'said' && previous.text === ',') return 'VERB';
  // 'is supervised by Ann'
  if (
    pos === 'ADJ' &&
    /(?<!^un.{1,30})ed$/.test(lower) &&
    next.lower === 'by' &&
    holding.test(previous.lower)
  )
    return 'VERB';
  // 'is managing director of Acme': a title without an article is no object
  if (
    pos === 'VERB' &&
    verbShape(lower, token.lemma).gerund &&
    /^(?:director|partner|editor|officer|agent|professor|fellow|judge|engineer|producer|curator)$/.test(
      next.lower,
    ) &&
    // 'said managing director Ann Holt', but 'is managing director Ann Holt's diary'
    (tokens[i + 2]?.pos !== 'PROPN' || previous.lemma !== 'be')
  )
    return 'ADJ';
  // 'is team lead', 'remains the design lead'
  if (
    lower === 'lead' &&
    pos === 'VERB' &&
    previous.pos === 'NOUN' &&
    !isPlural(previous) &&
    (holding.test(tokens[i - 2]?.lower ?? '') || holding.test(tokens[i - 3]?.lower ?? '')) &&
    !/^(?:DET|PRON|PROPN|NUM)$/.test(next.pos)
  )
    return 'NOUN';
  // 'Ann is chair of the club'
  if (
    pos === 'VERB' &&
    (/^(?:skipper|mentor|tutor|marshal|steward|usher|model|host)$/.test(lower) ||
      (title.test(lower) && lower !== 'lead')) &&
    holding.test(previous.lower) &&
    /^(?:PUNCT|ADP|CCONJ)$/.test(next.pos)
  )
    return 'NOUN';
  if (pos === 'NOUN' && lower === 'amounts' && next.lower === 'to' && previous.pos === 'NOUN') return 'VERB';
  if (
    pos === 'NOUN' &&
    /^(?:and|but)$/.test(previous.lower) &&
    /^[$€£¥]$/.test(next.text) &&
    (lookUpVerb(lower) & Word.verbThird) !== 0
  )
    return 'VERB';
  if (
    pos === 'ADJ' &&
    peoples.test(lower) &&
    /^(?:PUNCT|CCONJ|ADP)$/.test(next.pos) &&
    (previous.pos === 'VERB' ||
      previous.pos === 'ADP' ||
      /^(?:,|and|or|some|fluent|good)$/.test(previous.lower)) &&
    !describesAhead(tokens, i)
  )
    return 'PROPN';
  // 'the studios' latest game'
  if (
    /^['’]$/.test(token.text) &&
    pos === 'PUNCT' &&
    /s$/.test(previous.lower) &&
    token.start === previous.end &&
    /^(?:NOUN|PROPN)$/.test(previous.pos) &&
    /^(?:NOUN|PROPN|ADJ|NUM|VERB)$/.test(next.pos) &&
    next.start > token.end &&
    !tokens.slice(0, i).some(({ text }) => /^['‘’]$/.test(text))
  )
    return 'PART';
  // 'her personal best is'
  if (pos === 'ADJ' && lower === 'best' && previous.lower === 'personal') return 'NOUN';
  // '7 am'
  if (pos === 'AUX' && lower === 'am' && previous.pos === 'NUM') return 'NOUN';
  // 'Eric Dahl, a former swimmer, married Tove Lind', 'moved to Oslo and married her', 'has since married Bo Orr': no adjective of a name
  if (
    pos === 'ADJ' &&
    /^(?:married|retired|divorced|succeeded|replaced)$/.test(lower) &&
    next.pos === 'PROPN' &&
    isCapital(next.text) &&
    (/^(?:[,)]|and|but|then|later)$/.test(previous.text) ||
      previous.pos === 'PROPN' ||
      previous.pos === 'ADV' ||
      /^(?:has|have|had)$/.test(previous.lower))
  )
    return 'VERB';
  // 'Banco do Sul', 'Le Courrier du Lac': small words inside foreign names
  if (pos !== 'PROPN' && isSmallNameWord(tokens, i) && isInsideForeignName(tokens, i)) return 'PROPN';
  // 'the Ritz/Delmar Theatre', 'released Night Bus': a capitalised word behind or in front of a name's is the name's too
  if (pos === 'X' && isCapital(token.text) && previous.pos === 'PROPN') return 'PROPN';
  if (
    pos === 'NOUN' &&
    /^\p{Lu}\p{Ll}+$/u.test(token.text) &&
    /^(?:VERB|ADP|DET|NOUN)$/.test(previous.pos) &&
    !/^(?:in|by|since|until|during|this|last|next|each|every)$/.test(previous.lower) &&
    next.pos === 'PROPN' &&
    isCapital(next.text) &&
    (lookUp(lower) & Word.actor) === 0
  )
    return 'PROPN';
  // 'Ada Lund has retired.': nobody has a bare adjective
  if (
    pos === 'ADJ' &&
    /^(?:have|has|had|'ve)$/.test(previous.lower) &&
    verbShape(lower, token.lemma).participle
  )
    if (next.pos === 'PUNCT' || next.pos === 'ADP') return 'VERB';
  // 'Kim Oh', 'Per Lund': names that are other words
  if (pos === 'INTJ' && isCapital(token.text) && previous.pos === 'PROPN') return 'PROPN';
  // 'His mobile is 0171 22233'
  if (
    pos === 'ADJ' &&
    next.pos === 'AUX' &&
    (/^(?:my|your|his|her|its|our|their)$/.test(previous.lower) || /^['’]s?$/.test(previous.text)) &&
    (lookUp(lower) & Word.noun) !== 0
  )
    return 'NOUN';
  // 'The cleaner of the flat', 'the summer fair is'
  if (
    pos === 'ADJ' &&
    (next.pos === 'AUX' || next.lower === 'of') &&
    ((previous.pos === 'DET' && (lookUp(lower) & Word.actor) !== 0) ||
      (previous.pos === 'NOUN' && lower === 'fair'))
  )
    return 'NOUN';
  // 'the sprint retrospective takes place'
  if (
    pos === 'ADJ' &&
    lower === 'retrospective' &&
    !/^(?:NOUN|PROPN|ADJ)$/.test(next.pos) &&
    /^(?:DET|NOUN|PROPN)$/.test(previous.pos)
  )
    return 'NOUN';
  // 'Sorrel Theatre'
  if (pos === 'X' && isCapital(token.text) && previous.pos === 'PROPN' && isCapital(previous.text))
    return 'PROPN';
  if (startsForeignName(token, next)) return 'PROPN';
  // 'moved to Hamburg, where her uncle Jawad lives': the clause has no other verb
  if (
    pos === 'NOUN' &&
    !isCapital(token.text) &&
    /^(?:NOUN|PROPN)$/.test(previous.pos) &&
    /^(?:PUNCT|CCONJ)$/.test(next.pos) &&
    (lookUpVerb(lower) & Word.verbThird) !== 0 &&
    lacksVerb(tokens, i)
  )
    return 'VERB';
  return null;
}

function isSmallNameWord(tokens: readonly Token[], i: number): boolean {
  return nameParticle.test(tokens[i]?.text ?? '') || governsForeignArticle(tokens, i);
}

/** Whether nothing but particles stands between a small word and the capitals on both sides. */
function isInsideForeignName(tokens: readonly Token[], i: number): boolean {
  const around = (step: 1 | -1) => {
    let at = i + step;
    for (let depth = 0; depth < 2 && isSmallNameWord(tokens, at); depth++) at += step;
    const token = tokens[at];
    // 'See' of 'Haus am See' is no verb
    return token !== undefined && isCapital(token.text) && (token.pos === 'PROPN' || step === 1);
  };
  return around(-1) && around(1);
}

/** 'Ex Libris': a foreign word that has its capital of the name. */
function startsForeignName({ pos, text }: Token, next: Token): boolean {
  return pos === 'X' && isCapital(text) && next.pos === 'PROPN' && isCapital(next.text);
}

/** What a title without an article stands behind. */
const holding = /^(?:is|was|be|been|becomes?|became|remains?|remained|as|not|now|currently|still)$/;

/** Whether nothing but a noun phrase stands between 'where' and a word. */
function lacksVerb(tokens: readonly Token[], i: number): boolean {
  for (let at = i - 1; at > 0; at--) {
    const token = tokens[at] as Token;
    if (token.lower === 'where') return true;
    if (!/^(?:NOUN|PROPN|ADJ|DET|PRON|PART)$/.test(token.pos)) return false;
  }
  return false;
}

/** Words that people are called and that say other things as well. */
function isGivenName(lower: string): boolean {
  return (
    (lookUp(lower) & Word.firstName) !== 0 ||
    /^(?:will|may|mark|bill|art|guy|gene|june|april|hope|faith|grace|joy)$/.test(lower)
  );
}

/** Whether the second word is what people do and things do not: 'lives', 'married'. */
function isDoing(tokens: readonly Token[]): boolean {
  return /^(?:lives|lived|works|worked|moved|studies|studied|married|wants|wanted|loves|loved|likes|hates|hated|speaks|prefers|teaches|taught|joined|quit|retired|resigned|turned|adopted|bought|drinks|owns|cooks|hopes|said|says|told|thinks)$/.test(
    tokens[1]?.lower ?? '',
  );
}

function isFiniteVerb({ text, lower }: Token): boolean {
  return (
    !isCapital(text) && ((lookUpVerb(lower) & (Word.verbThird | Word.verbPast)) !== 0 || lower === 'founded')
  );
}

function opening(token: Token, tokens: readonly Token[]): Pos | null {
  const next = tokens[1] as Token;
  const { lower } = token;
  if (startsForeignName(token, next)) return 'PROPN';
  if (lower === 'effective' && (next.pos === 'NUM' || /^(?:from|as|on|immediately)$/.test(next.lower)))
    return next.pos === 'NUM' ? 'ADP' : 'ADV';
  // 'Loom sells yarn', 'Stripe acquired Paystack': no noun of one thing stands without an article
  if (
    token.pos === 'VERB' &&
    next.pos === 'VERB' &&
    isCapital(token.text) &&
    !isCapital(next.text) &&
    verbShape(lower, token.lemma).base &&
    (lookUp(lower) & Word.uncountable) === 0
  ) {
    const shape = verbShape(next.lower, next.lemma);
    if (shape.third && (lookUp(next.lower) & Word.pluralNoun) === 0) return 'PROPN';
    if (shape.past && tokens[2]?.pos === 'PROPN') return 'PROPN';
  }
  // 'Rob works at Orr', 'Rose moved to Rome', 'May lives in Rome'
  if (/^\p{Lu}\p{Ll}+$/u.test(token.text) && token.pos !== 'PROPN' && isGivenName(lower) && isDoing(tokens))
    return 'PROPN';
  // 'Grant Reed lives in Hull', 'Sue Holt, a nurse, …'
  if (
    token.pos === 'VERB' &&
    next.pos === 'PROPN' &&
    isCapital(token.text) &&
    isGivenName(lower) &&
    tokens[2] !== undefined &&
    (tokens[2].text === ',' || isFiniteVerb(tokens[2]))
  )
    return 'PROPN';
  // 'Grant Cooper works for Orr': two of them
  if (
    token.pos === 'VERB' &&
    isCapital(token.text) &&
    isCapital(next.text) &&
    /^(?:VERB|NOUN|ADJ)$/.test(next.pos) &&
    isGivenName(lower) &&
    tokens[2] !== undefined &&
    ((tokens[2].text === ',' && tokens[3]?.pos === 'DET') || isFiniteVerb(tokens[2]))
  )
    return 'PROPN';
  // 'Dot Harkness, 71, runs the shop', 'Dot Harkness has left'
  if (token.pos === 'VERB' && next.pos === 'PROPN' && isCapital(token.text) && isCapital(next.text)) {
    const isAged =
      tokens[2]?.text === ',' && /^\d{1,2}$/.test(tokens[3]?.text ?? '') && tokens[4]?.text === ',';
    const verb = tokens[isAged ? 5 : 2];
    if (isAged || (verb !== undefined && (isFiniteVerb(verb) || /^(?:is|was|has|had)$/.test(verb.lower))))
      return 'PROPN';
  }
  if (lower === 'first' && next.pos === 'VERB' && verbShape(next.lower, next.lemma).participle) return 'ADV';
  if (
    token.pos === 'ADP' &&
    next.pos === 'PROPN' &&
    (lookUp(lower) & Word.firstName) !== 0 &&
    lower === 'per'
  )
    return 'PROPN';
  // 'Guitarist and singer Noel Banks'
  if (
    token.pos === 'PROPN' &&
    /^(?:and|,)$/.test(next.lower) &&
    isCalling(lower) &&
    tokens[2] !== undefined &&
    isCalling(tokens[2].lower) &&
    tokens[3]?.pos === 'PROPN'
  )
    return 'NOUN';
  return null;
}

/** 'guitarist', 'dentist', but no 'checklist' and no 'receptor agonist': people by what they do or hold. */
export function isTradeInIst(noun: string): boolean {
  return /^(?!(?:check|play|short|wait|wish|hit|black|white|watch|set|track)list$|.*(?:agonist|geist)$)\p{Ll}{4,}ist$/u.test(
    noun,
  );
}

/** Whether a word says what somebody does: 'guitarist', 'writer'. */
export function isCalling(lower: string): boolean {
  return (lookUp(lower) & Word.actor) !== 0 || /(?:..ist|..ician|..wright|..[^aeiou]er)$/.test(lower);
}

/** A participle behind 'and' in a list of plural nouns, with no other participle before it. */
function isListed(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1] as Token;
  const after = tokens[i + 2];
  const before = tokens[i - 2];
  if (tokens[i - 1]?.pos !== 'CCONJ' || before?.pos !== 'NOUN' || !isPlural(before) || !isPlural(next))
    return false;
  if (after !== undefined && after.pos !== 'PUNCT' && after.pos !== 'CCONJ') return false;
  for (let at = i - 1; at >= 0; at--) {
    const token = tokens[at] as Token;
    if (token.pos === 'VERB') return !verbShape(token.lower, token.lemma).gerund;
  }
  return true;
}

/** 'French and German cuisine': adjectives of a noun to come. */
function describesAhead(tokens: readonly Token[], i: number): boolean {
  for (let at = i + 1; at < Math.min(tokens.length, i + 6); at++) {
    const token = tokens[at] as Token;
    if (token.pos === 'NOUN') return true;
    const describes = token.pos === 'ADJ' || (isCapital(token.text) && tokens[at + 1]?.pos === 'NOUN');
    if (token.pos !== 'CCONJ' && token.text !== ',' && !peoples.test(token.lower) && !describes) return false;
  }
  return false;
}

/** An article or 'its': what a noun must follow – not 'this finally closed the mill'. */
function opensPhrase({ pos, lower }: Token): boolean {
  return (
    (pos === 'DET' && !/^(?:this|that|these|those|all|both|each|some)$/.test(lower)) ||
    /^(?:my|your|his|her|its|our|their)$/.test(lower)
  );
}
