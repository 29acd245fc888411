import { isMonth } from '../times/month-names.ts';
import { isOrganizationWord, lookUp, lookUpVerb, verbShape, Word } from '../words/lexicon.ts';
import { isCapital, isPlural } from '../words/token-forms.ts';
import { isKnownWord, type Pos, type Token } from '../words/tokens.ts';
import { isHiddenName, opensWithName } from './opening-names.ts';
import { isTradeInIst } from './repair-phrase.ts';

const auxiliaries =
  /^(?:am|is|are|was|were|be|been|being|do|does|did|has|have|had|having|can|could|may|might|must|shall|should|will|would|ought|need|dare|used|wo|ca|sha|ai|let|gonna|gotta|get|got|cannot|doing|done)$/;

const legalForm = /^(?:Ltd|Inc|LLC|PLC|plc|GmbH|Corp|Oy|ApS)\.?$/;

/** What places of work are called after: 'a steel works', 'the treatment works'. */
const processed =
  /^(?:brick|cable|car|cement|chemical|chemicals|copper|dye|engine|engineering|gas|glass|iron|lead|locomotive|machine|motor|paper|pottery|print|printing|salt|sewage|soap|steel|sugar|tin|treatment|water)$/;

const verbBehindName = /^(?:was|were|has|had)$/;

/** 'Help Hull has moved', 'Hull Savings Bank acquired Orr': capitals up to a verb that no command has behind them. */
function isNameUpToVerb(tokens: readonly Token[]): boolean {
  const end = endOfCapitals(tokens, 1);
  const verb = tokens[end];
  if (verb === undefined || verbBehindName.test(verb.lower)) return verb !== undefined;
  if (!isOrganizationWord(tokens[end - 1]?.lower ?? '')) return false;
  const shape = verbShape(verb.lower, verb.lemma);
  return verb.lower === 'is' || (verb.pos === 'VERB' && (shape.third || shape.past));
}

/** Behind the capitalised words from a token on; the token in front where there is none. */
function endOfCapitals(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < from + 4 && /^\p{Lu}/u.test(tokens[end]?.text ?? '')) end++;
  return end === from ? from - 1 : end;
}

/**
 * Tags that a word's own form, its capital or the word behind it tell, also where it begins the sentence: names that look like other
 * words ('Will Smith'), nouns that look like verbs. Null where the tag may stay.
 */
export function openingTag(tokens: readonly Token[], i: number): Pos | null {
  const token = tokens[i] as Token;
  const previous = tokens[i - 1];
  const next = tokens[i + 1];
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
  // 'the Mill Lane flat is'
  if (
    lower === 'flat' &&
    /^(?:ADV|ADJ)$/.test(token.pos) &&
    previous?.pos === 'PROPN' &&
    /^(?:VERB|AUX)$/.test(next?.pos ?? '')
  )
    return 'NOUN';
  // 'Visiting hours have been extended'
  if (
    /^(?:visiting|parking|boarding|waiting|landing|mooring|operating|checkout)$/.test(lower) &&
    /^(?:hours?|times?|fees?|costs?|charges?|rules|rates?)$/.test(next?.lower ?? '')
  )
    return 'NOUN';
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
  // 'Ana's flat in Hull', 'sold her flat'
  if (
    token.pos === 'ADJ' &&
    lower === 'flat' &&
    previous?.pos !== 'AUX' &&
    /^(?:['’]s|my|his|her|our|their|an?|the)$/.test(previous?.lower ?? '') &&
    (next === undefined || /^(?:ADP|PUNCT|AUX|VERB|CCONJ)$/.test(next.pos))
  )
    return 'NOUN';
  // 'Rose Finch's son', 'Grant Moss has left': a first name that is a verb as well
  if (
    i === 0 &&
    token.pos === 'VERB' &&
    next?.pos === 'PROPN' &&
    isCapital(next.text) &&
    (lookUp(lower) & Word.firstName) !== 0 &&
    /^(?:['’]s|is|was|has)$/.test(tokens[i + 2]?.lower ?? '')
  )
    return 'PROPN';
  // 'Rose died in 1995': nothing else would have two verbs
  if (
    i === 0 &&
    capital &&
    token.pos === 'VERB' &&
    (lookUp(lower) & Word.firstName) !== 0 &&
    next?.pos === 'VERB' &&
    (verbShape(next.lower, next.lemma).past || verbShape(next.lower, next.lemma).third)
  )
    return 'PROPN';
  // 'Weld & Co was founded', 'Help Hull has moved': a name that begins with a verb, as the verb behind it tells
  if (
    i === 0 &&
    capital &&
    /^(?:VERB|NOUN|ADJ)$/.test(token.pos) &&
    ((next?.text === '&' && isCapital(tokens[2]?.text ?? '')) ||
      (token.pos === 'VERB' && isNameUpToVerb(tokens)))
  )
    return 'PROPN';
  if (i === 0 && opensWithName(tokens)) return 'PROPN';
  if (i > 0 && previous?.pos === 'PROPN' && isHiddenName(tokens, i)) return 'PROPN';
  // 'The Grimsel pump station is …': the name has an article, so that a noun goes with it, and the verb comes later
  if (
    token.pos === 'VERB' &&
    !capital &&
    previous?.pos === 'PROPN' &&
    /^(?:the|an?|our|their|its)$/.test(tokens[i - 2]?.lower ?? '') &&
    next?.pos === 'NOUN' &&
    /^(?:AUX|VERB)$/.test(tokens[i + 2]?.pos ?? '') &&
    verbShape(lower, token.lemma).base &&
    !verbShape(lower, token.lemma).past
  )
    return 'NOUN';
  // 'Miss Sloane teaches'
  if (capital && token.text === 'Miss' && token.pos === 'VERB' && next?.pos === 'PROPN') return 'PROPN';
  // 'closed the York works', 'runs a steel works in Hull': a place of work
  if (
    token.pos === 'VERB' &&
    lower === 'works' &&
    (previous?.pos === 'PROPN' ? tokens[i - 2]?.lower === 'the' : processed.test(previous?.lower ?? '')) &&
    /^(?:VERB|ADP)$/.test(tokens[i - (/^(?:NOUN|ADJ)$/.test(tokens[i - 2]?.pos ?? '') ? 4 : 3)]?.pos ?? '')
  )
    return 'NOUN';
  // 'Acme's chief, Ann Holt, …'
  if (
    token.pos === 'ADJ' &&
    lower === 'chief' &&
    next?.text === ',' &&
    /^(?:['’]s|its|the|their)$/.test(previous?.lower ?? '')
  )
    return 'NOUN';
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
  // 'Ravel was sold by Ann': no other verb has 'was' right behind it, and the word is no noun
  if (
    i === 0 &&
    token.pos === 'VERB' &&
    /^\p{Lu}\p{Ll}+$/u.test(token.text) &&
    /^(?:is|was|has|had)$/.test(next?.lower ?? '') &&
    verbShape(lower, token.lemma).base &&
    (lookUp(lower) & (Word.noun | Word.uncountable | Word.switching)) === 0
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
  // 'In June 2023 Order-service switched to Kafka': behind a date another name begins
  if (
    token.pos === 'NOUN' &&
    /^\p{Lu}[\p{Ll}\d]+(?:-[\p{Ll}\d]+)+$/u.test(token.text) &&
    (/^(?:1[5-9]|20)\d\d$/.test(previous?.text ?? '') || isMonth(previous))
  )
    return 'PROPN';
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
    (/^(?:hobby|hobbies|pastime|pastimes|passion|passions|sport|sports)$/.test(tokens[i - 2]?.lower ?? '') ||
      isTrade(tokens, i))
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
  // 'Grandma Rose died', 'Uncle Ted lives in Hull': what somebody is called by their family
  if (
    /^(?:VERB|NOUN|ADJ|AUX|ADV)$/.test(token.pos) &&
    /^\p{Lu}\p{Ll}+$/u.test(token.text) &&
    /^(?:Grandma|Grandpa|Granny|Gran|Grandad|Granddad|Grandmother|Grandfather|Uncle|Aunt|Auntie|Cousin|Nana|Mama|Papa)$/.test(
      previous?.text ?? '',
    ) &&
    !isTitleCase(tokens)
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
  // 'Use the config below.'
  if (
    i === 0 &&
    token.pos === 'PROPN' &&
    /^\p{Lu}\p{Ll}+$/u.test(token.text) &&
    /^(?:the|an?|this|these|your|our|all|any|each)$/.test(next?.text ?? '') &&
    (lookUpVerb(lower) & Word.verbBase) !== 0 &&
    (lookUp(lower) & (Word.firstName | Word.lastName)) === 0
  )
    return 'VERB';
  // 'Petals opens a shop': one thing by name does what several would not
  if (
    i === 0 &&
    /^(?:NOUN|PROPN)$/.test(token.pos) &&
    /^\p{Lu}\p{Ll}+[^sui]s$/u.test(token.text) &&
    next?.pos === 'VERB' &&
    !isCapital(next.text) &&
    verbShape(next.lower, next.lemma).third &&
    (lookUp(next.lower) & (Word.noun | Word.pluralNoun)) === 0 &&
    !/(?:ics|news|series|species|means|sales|works)$/.test(lower)
  )
    return 'PROPN';
  if (i === 0 && capital && token.pos === 'PROPN') return sentenceInitial(token, next);
  // 'Training starts on Monday', 'Parking costs 3 euros': what is done, and when or for how much
  if (
    i === 0 &&
    token.pos === 'VERB' &&
    /.ing$/.test(lower) &&
    /^(?:starts|begins|ends|costs|takes|lasts|continues|resumes|opens|closes|finishes|runs)$/.test(
      next?.lower ?? '',
    ) &&
    /^(?:ADP|NUM|SYM|ADV|PUNCT)$/.test(tokens[2]?.pos ?? '')
  )
    return 'NOUN';
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
  return null;
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
  // 'merged with St Hild's in 1968'
  if (
    front > 1 &&
    /^(?:with|to|by|of|for)$/.test(tokens[front]?.lower ?? '') &&
    /^(?:st\.?|saint)$/.test(tokens[front + 1]?.lower ?? '')
  )
    return 'PART';
  // 'sold Ana's flat in Hull': nobody is flat
  if (next.lower === 'flat' && previous.pos === 'PROPN') return 'PART';
  // 'Ana's back hurts', 'ointment for Ana's back'
  if (
    next.lower === 'back' &&
    (/^(?:VERB|AUX)$/.test(behind?.pos ?? '') ||
      (tokens[front]?.pos === 'ADP' && (behind === undefined || behind.pos === 'PUNCT')))
  )
    return 'PART';
  if (
    previous.pos === 'PROPN' &&
    (/^(?:in|at|on|from|with|off|back|now|also|still)$/.test(next.lower) ||
      (next.pos === 'ADJ' &&
        !/^(?:\p{Ll}+-in-)?chief$/u.test(next.lower) &&
        (behind === undefined || /^(?:ADP|PUNCT)$/.test(behind.pos))))
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
    const isCalling = (bits & Word.actor) !== 0 || calling.test(token.lower) || isTradeInIst(token.lower);
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
  // 'Brisk was bought by Orr': no adjective does or is done anything to alone
  if ((bits & Word.adjective) !== 0) return /^(?:was|has)$/.test(next?.lower ?? '') ? null : 'ADJ';
  if ((bits & Word.adverb) !== 0) return 'ADV';
  return null;
}

/** What people are by trade, where the lexicon does not say so. */
const calling =
  /^(?:drummer|trumpeter|frontman|sculptor|architect|photographer|filmmaker|playwright|chef|historian|soprano|tenor|footballer|goalkeeper|striker|swimmer|surgeon|entrepreneur|billionaire)$/u;

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

/** Words that stay small in a title. */
const joining = /^(?:from|with|over|into|upon|onto|about|after|under|than|that|their|your)$/;

/** A headline: nearly every longer word has a capital. */
export function isTitleCase(tokens: readonly Token[]): boolean {
  const words = tokens.filter(
    (token) => token.text.length > 3 && /^\p{L}/u.test(token.text) && !joining.test(token.lower),
  );
  // 'Tern Institute was led by Knut Ask' is none
  const told = tokens.some(({ text, pos }) => /^(?:AUX|VERB)$/.test(pos) && !isCapital(text));
  return words.length > 2 && !told && words.every((token) => isCapital(token.text));
}

/** 'Tides is a novel', 'Needles was published in 2010': a plural that agrees with one thing is its name. */
export function titleTag([first, verb, next]: readonly Token[], i: number): Pos | null {
  if (i > 0 || first === undefined || !/^\p{Lu}\p{Ll}+[^isu]s$/u.test(first.text)) return null;
  if (!/^(?:is|was)$/.test(verb?.lower ?? '') || /(?:ics|news|sales)$/.test(first.lower)) return null;
  const isOne =
    /^an?$/.test(next?.lower ?? '') ||
    /^(?:founded|published|written|released|recorded|launched|built|established|directed|illustrated|translated|composed|painted)$/.test(
      next?.lower ?? '',
    );
  return isOne ? 'PROPN' : null;
}

/** 'Its industry is shipping', 'Ann's occupation is farming' – not 'Its trade is growing'. */
function isTrade(tokens: readonly Token[], i: number): boolean {
  return (
    /^(?:industry|sector|occupation|profession|trade)$/.test(tokens[i - 2]?.lower ?? '') &&
    /^(?:['’]s?|its|his|her|their)$/.test(tokens[i - 3]?.lower ?? '') &&
    !/^(?:boom|grow|shrink|struggl|chang|declin|fail|thriv|dy|expand|recover|flourish|suffer|stagnat|slow)/.test(
      tokens[i]?.lower ?? '',
    )
  );
}
