import type { Token } from '../sentence.ts';
import { wordSet } from '../word-set.ts';
import { capitalized } from './claim-text.ts';

const auxiliaries = wordSet("is are was were am do does did have has had 's ’s 're ’re");
const mine: Readonly<Record<string, string>> = {
  you: 'I',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  i: 'you',
  my: 'your',
};
/** What 'Any allergies?' and 'Do you have any allergies?' ask for: the words in front of the answer. */
const askedThings: Readonly<Record<string, string>> = {
  allergies: 'I am allergic to',
  allergy: 'I am allergic to',
  pets: 'I have',
  pet: 'I have',
  children: 'I have',
  kids: 'I have',
  siblings: 'I have',
  medication: 'I take',
  medications: 'I take',
  medicine: 'I take',
};
const openWords = wordSet('anything anyone anybody something somewhere anywhere or any');
const affirming = wordSet('yes yeah yep yup sure right correct indeed');
const denying = wordSet('no nope nah never');
const longestAnswer = 12;

type Answer = { readonly word: 'yes' | 'no' | null; readonly text: string; readonly rest: string };

/**
 * The statement that a question and the answer behind it make together: 'Where were you born?' and 'In Turku' make 'I was
 * born in Turku'. Null where the answer is a sentence by itself or the question leaves more than one thing open.
 */
export function completeAnswer(question: readonly Token[], answer: readonly Token[]): string | null {
  const asked = questionOf(question);
  const given = answerOf(answer);
  if (asked.length === 0 || given === null) return null;
  const said = statementOf(asked, given);
  return said === null ? null : `${capitalized(said)}${given.rest}.`;
}

/** The words of a question from its question word or auxiliary on; empty where it is none of the plain kinds. */
function questionOf(tokens: readonly Token[]): Token[] {
  const words = tokens.filter(({ text }) => text !== '?');
  let first = words.findLastIndex(({ text }) => text === ',' || text === '—' || text === '–') + 1;
  while (/^(?:and|so|but|ok|okay)$/.test(words[first]?.lower ?? '')) first++;
  const asked = words.slice(first);
  const isOwn = asked.some(({ lower, tag }) => tag === 'CCONJ' || /^(?:i|me|we|us|can)$/.test(lower));
  return asked.length > 12 || isOwn ? [] : asked;
}

/** What an answer says before its first clause of its own; null where it is a sentence. */
function answerOf(tokens: readonly Token[]): Answer | null {
  const words = tokens.filter(({ text }, i) => i < tokens.length - 1 || !/^[.!]$/.test(text));
  const first = words[0]?.lower ?? '';
  const word = affirming.has(first) ? 'yes' : denying.has(first) ? 'no' : null;
  let from = word === null ? 0 : 1;
  if (words[from]?.text === ',') from++;
  if (words[from]?.lower === 'just' && words[from + 1]?.lower === 'one')
    from += words[from + 2]?.text === ',' ? 3 : 2;
  const turn = words.findIndex(
    ({ text, lower }, i) =>
      i > from &&
      (text === ',' || text === ';') &&
      /^(?:but|though|and|although)$/.test(words[i + 1]?.lower ?? '') &&
      lower === text,
  );
  const end = turn < 0 ? words.length : turn;
  const own = words.slice(from, end);
  const isClause =
    own.some(
      ({ tag, lower }) =>
        (tag === 'VERB' || tag === 'AUX') && !/^(?:called|named|does|did|do|is|was)$/.test(lower),
    ) || own.some(({ lower }) => lower === 'i' || lower === 'it');
  if (isClause || own.length > longestAnswer) return null;
  const hasClause = words.slice(end).some(({ tag }) => tag === 'VERB' || tag === 'AUX');
  if (end < words.length && !hasClause) return null;
  return { word, text: lowered(own), rest: end === words.length ? '' : textOf(words.slice(end)) };
}

function statementOf(asked: readonly Token[], { word, text }: Answer): string | null {
  const [first, second] = asked;
  const lower = first?.lower ?? '';
  const hasText = text !== '' && text !== 'never';
  const thing = asked.at(-1)?.lower ?? '';
  const frame = askedThings[thing];
  const asksThing =
    lower === 'any' ||
    (lower === 'do' && second?.lower === 'you' && asked[2]?.lower === 'have' && asked[3]?.lower === 'any');
  if (frame !== undefined && asksThing && asked.length <= 5)
    return word !== 'no' && hasText ? `${frame} ${text}` : null;
  if (auxiliaries.has(lower)) return closed(asked, word, hasText ? text : '');
  if (word !== null || !hasText) return null;
  if (lower === 'who') return whoOf(asked, text);
  if (lower === 'where')
    return inverted(
      asked.slice(1),
      /^(?:in|at|on|near|from|to|with)$/i.test(text.split(' ')[0] ?? '') ? text : `in ${text}`,
    );
  if (lower === 'how' && second?.lower === 'old') return inverted(asked.slice(2), text);
  if (lower === 'when') return inverted(asked.slice(1), text);
  if (lower !== 'what' && lower !== 'which') return null;
  const at = asked.findIndex(({ lower: other }) => auxiliaries.has(other));
  if (at < 1) return null;
  // 'What do you do?', 'What are you up to?'
  const isOpen =
    at === 1 &&
    /^(?:do|does|did)$/.test(asked[1]?.lower ?? '') &&
    /^(?:do|mean|think|want|need)$/.test(thing);
  return isOpen ? null : inverted(asked.slice(at), text);
}

/** 'Are you married?' with 'Yes': 'I am married'; 'Are you allergic to anything?' with 'Yes, wool' fills what is open. */
function closed(asked: readonly Token[], word: Answer['word'], text: string): string | null {
  if (word === null) return null;
  const open = asked.findIndex(({ lower }) => openWords.has(lower));
  if (open >= 0) {
    const fits =
      word === 'yes' &&
      text !== '' &&
      open === asked.length - 1 &&
      /^any(?:thing|one|body)$/.test(asked[open]?.lower ?? '');
    return fits ? inverted(asked.slice(0, -1), text) : null;
  }
  if (text !== '' && word === 'yes') {
    const object = asked.findIndex(({ lower }, i) => i > 1 && /^an?$/.test(lower));
    const isOther = /^(?:an?|one|two|three|four|five)\b/i.test(text);
    // 'Do you have a car?' with 'Yes, a Volvo': the answer says which
    if (isOther) return object < 0 ? null : inverted(asked.slice(0, object), text);
    return /^(?:in|at|on|to|with|for|since|from|by|near)\b/i.test(text)
      ? inverted(asked, text)
      : inverted(asked, '');
  }
  if (text !== '') return null;
  return inverted(asked, '', word === 'no');
}

/** 'were you born' and 'in Turku' as 'I was born in Turku'; null where subject and verb cannot be told apart. */
function inverted(asked: readonly Token[], answer: string, isDenied = false): string | null {
  const [aux, ...rest] = asked;
  if (aux === undefined || !auxiliaries.has(aux.lower)) return null;
  const end = subjectEnd(rest, aux);
  if (end === 0) return null;
  const subject = rest.slice(0, end);
  const isYou = subject.length === 1 && subject[0]?.lower === 'you';
  const verb = agreed(aux.lower, isYou);
  const behind = rest.slice(end);
  const isDo = /^(?:do|does|did)$/.test(aux.lower);
  if (isDo && behind.length === 0) return null;
  const support = isDo && aux.lower !== 'did' && !isDenied ? [] : [isDo && aux.lower === 'do' ? 'do' : verb];
  const words =
    support.length === 0 && !isYou && aux.lower === 'does' ? thirdPersonOf(behind) : textOf(behind);
  return [turned(subject), ...support, isDenied ? 'not' : '', words, answer]
    .filter((part) => part !== '')
    .join(' ');
}

/** Where the subject behind an auxiliary ends: 'you', 'your son', a name; the whole rest behind 'is' alone. */
function subjectEnd(rest: readonly Token[], aux: Token): number {
  const [first] = rest;
  if (first === undefined) return 0;
  if (/^(?:you|he|she|it|they|we)$/.test(first.lower)) return 1;
  const stop = rest.findIndex(({ tag }, i) => i > 0 && (tag === 'VERB' || tag === 'ADV' || tag === 'AUX'));
  if (stop > 0) return stop;
  return /^(?:is|are|was|were|['’]s)$/.test(aux.lower) ? rest.length : 0;
}

function agreed(aux: string, isYou: boolean): string {
  const plain = aux.replace(/^['’]s$/, 'is').replace(/^['’]re$/, 'are');
  if (!isYou) return plain;
  return plain === 'are' ? 'am' : plain === 'were' ? 'was' : plain;
}

function thirdPersonOf([verb, ...more]: readonly Token[]): string {
  return verb === undefined ? '' : [`${verb.text}s`, textOf(more)].filter((part) => part !== '').join(' ');
}

/** 'Who runs the lab?' with 'Lena Voss does': 'Lena Voss runs the lab'. */
function whoOf(asked: readonly Token[], text: string): string | null {
  const name = text.replace(/ (?:does|did|is|was|do)$/, '');
  const verb = asked[1];
  if (verb === undefined || name.includes(',') || !/^\p{Lu}/u.test(name)) return null;
  if (verb.tag !== 'VERB' && verb.tag !== 'AUX') return null;
  return `${name} ${turned(asked.slice(1)).replace(/^['’]s /, 'is ')}`;
}

/** Words with the persons turned about, for it is the other one who answers. */
function turned(tokens: readonly Token[]): string {
  return textOf(tokens.map((token) => ({ ...token, text: mine[token.lower] ?? token.text })));
}

/** An answer as it stands within a sentence: 'In Turku' as 'in Turku'. */
function lowered(own: readonly Token[]): string {
  const text = textOf(own);
  return own[0] === undefined || own[0].tag === 'PROPN' || /^\p{Lu}{2}/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, start }, i) => (i > 0 && start > (tokens[i - 1]?.end ?? 0) ? ` ${text}` : text))
    .join('');
}
