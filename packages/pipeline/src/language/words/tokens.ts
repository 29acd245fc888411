import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';
import { isFamily } from './kin.ts';
import { knownAbbreviations } from './lexicon.ts';

/** Universal part-of-speech tags, as wink-nlp gives them. */
export type Pos =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X'
  | 'SPACE';

/** One word or mark. `start` and `end` are UTF-16 offsets in the sentence. */
export type Token = {
  readonly index: number;
  readonly text: string;
  readonly lower: string;
  /** Base form in lower case. */
  lemma: string;
  pos: Pos;
  readonly start: number;
  readonly end: number;
};

let nlp = winkNLP(model, ['pos']);
const { its } = nlp;
/** wink numbers the words of its model from 0; words it meets later come behind them and are kept for ever. */
const ownWords = wordNumber('qzxvj');
const forgetAfter = 50_000;
const probeEvery = 4_096;
let uses = 0;

function wordNumber(word: string): number {
  return (nlp.readDoc(word).tokens().out(its.uniqueId) as unknown as number[])[0] ?? 0;
}

/**
 * wink keeps about 130 bytes for every new word that it meets: 26 MB for 200,000. A fresh instance (0.1 s) forgets them; it tags the
 * same.
 */
function boundMemory(): void {
  uses++;
  if (uses % probeEvery !== 0 || wordNumber(`qzxvj${uses}`) < ownWords + forgetAfter) return;
  nlp = winkNLP(model, ['pos']);
}

const known = new Map<string, boolean>();

/** Whether the tagger's model knows a word in lower case, so that its tag is more than a guess. */
export function isKnownWord(lower: string): boolean {
  const answer = known.get(lower);
  if (answer !== undefined) return answer;
  if (known.size > 20_000) known.clear();
  const knows = /^\p{Ll}{2,40}$/u.test(lower) && wordNumber(lower) < ownWords;
  known.set(lower, knows);
  return knows;
}

/**
 * Runs that wink would take apart or that cost it more than linear time: addresses, file names, versions, mentions, names with
 * underscores, routes ('Bern–Geneva'), and anything unbroken beyond 60 characters. Each is tagged as one name.
 */
const opaque =
  /(?:https?|ftp):\/\/[^\s<>"]{1,1000}|www\.[^\s<>"]{1,1000}|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}|(?<![\w.])v?\d{1,5}(?:\.\d{1,5}){2,5}(?![\w])|(?<![\w.])v\d{1,5}(?:\.\d{1,5}){0,4}(?:-[a-z]{2,6}\.?\d{0,3})?(?!\w)|(?<![\w.])[A-Za-z]{1,6}\d{1,4}\.\d{1,4}(?![\w])|(?<!\w)[@#]\w{1,60}|(?<![\w.])[\w-]{1,60}(?:\/[\w.-]{1,60}){1,8}|\b[A-Za-z_][\w-]{1,60}(?:\.[A-Za-z][\w-]{1,40}){0,2}\.(?:example|internal|local|js|ts|json|md|py|txt|yml|yaml|html|css|rs|go|java|sh|pdf|csv|toml|io|com|org|net|dev|ai)\b|(?<![\w.])[A-Z][A-Za-z0-9]{0,60}(?:_[A-Za-z0-9]{1,60}){1,8}(?!\w)|(?<![\w–])(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}–)[A-ZÀ-Þ][a-zß-ÿ]{2,40}(?:–[A-ZÀ-Þ][a-zß-ÿ]{2,40}){1,4}(?![\w–])|[^\s]{60,}/g;
const clitics: Record<string, string> = {
  "'m": 'be',
  "'re": 'be',
  "'s": 'be',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
};
const trailing = /[.,;:!?)\]'"’”]+$/;

type Mask = { start: number; end: number; stand: string };

const possessive = /([\p{L}\p{N}&.-]*[\p{L}\p{N}])('s)(?![\p{L}\p{N}'])/giu;
const contracted =
  /^(?:it|he|she|that|there|who|what|here|where|when|why|how|let|this|(?:every|some|no|any)(?:one|body|thing))$/i;

/**
 * wink keeps the "Tom's" of 'The boat is Tom's.' for a word of its own, and from then on takes it so everywhere: what a sentence says
 * would depend on those before it. It never sees the two in one.
 */
function apart(whole: string, word: string, clitic: string): string {
  return contracted.test(word) ? whole : `${word} ${clitic}`;
}

/** Splits a sentence into tagged tokens; whitespace is left out. Linear in the length of the text. */
export function tokenize(text: string): Token[] {
  boundMemory();
  const { masked, masks } = mask(text);
  const doc = nlp.readDoc(masked.replace(possessive, apart));
  const all = doc.tokens();
  const values = all.out(its.value) as string[];
  const tags = all.out(its.pos) as Pos[];
  const lemmas = all.out(its.lemma as unknown as ItsFunction<string>) as string[];
  const tokens: Token[] = [];
  let at = 0;
  let nextMask = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? '';
    const tag = tags[i] ?? 'X';
    if (tag === 'SPACE' || value.trim() === '') continue;
    const start = masked.indexOf(value, at);
    if (start < 0) continue;
    let end = start + value.length;
    while (nextMask < masks.length && (masks[nextMask]?.end ?? 0) <= start) nextMask++;
    const hidden = masks[nextMask];
    if (hidden !== undefined && hidden.start <= start && start < hidden.end) {
      if (start > hidden.start) {
        at = end;
        continue;
      }
      end = hidden.end;
      push(tokens, text, start, end, 'PROPN', text.slice(start, end).toLowerCase());
      at = end;
      continue;
    }
    at = end;
    const short = /^(i|you|we|they|he|she|it|that|there|who|what|this|here)('(?:m|re|ve|ll|d|s))$/i.exec(
      value,
    );
    if (short?.[1] !== undefined && short[2] !== undefined) {
      const cut = start + short[1].length;
      push(tokens, text, start, cut, 'PRON', short[1].toLowerCase());
      push(tokens, text, cut, end, 'AUX', clitics[short[2].toLowerCase()] ?? 'be');
      continue;
    }
    // wink keeps the period of 'm.' and other short words at a sentence's end
    const measure = /^\p{L}/u.test(value) && tokens.at(-1)?.pos === 'NUM' && tokens.at(-1)?.end === start;
    if (
      value.length > 1 &&
      value.endsWith('.') &&
      end === masked.trimEnd().length &&
      (measure || !keepsPeriod(value) || (value === 'Jan.' && isInList(tokens)))
    ) {
      const word = value.slice(0, -1);
      push(tokens, text, start, end - 1, tag, word.toLowerCase());
      push(tokens, text, end - 1, end, 'PUNCT', '.');
      continue;
    }
    push(tokens, text, start, end, tag, (lemmas[i] ?? value).toLowerCase());
  }
  return joinParts(tokens, text);
}

function push(tokens: Token[], text: string, start: number, end: number, pos: Pos, lemma: string): void {
  const slice = text.slice(start, end);
  tokens.push({
    index: tokens.length,
    text: slice,
    lower: slice.toLowerCase().replace(/’/g, "'"),
    lemma,
    pos,
    start,
    end,
  });
}

/** 'Petra and Jan.', 'his son Jan.': a name rather than a month stands behind a name, or behind kin. */
function isInList(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.lower ?? '';
  return (/^(?:and|,)$/.test(last) && tokens.at(-2)?.pos === 'PROPN') || isFamily(last);
}

function keepsPeriod(word: string): boolean {
  const bare = word.slice(0, -1).toLowerCase();
  return bare.includes('.') || knownAbbreviations.has(bare);
}

function mask(text: string): { masked: string; masks: Mask[] } {
  const masks: Mask[] = [];
  for (const match of text.matchAll(opaque)) {
    let end = match.index + match[0].length;
    const trimmed = match[0].replace(trailing, '');
    // A closing bracket that opens inside belongs to the address.
    const balanced = trimmed.includes('(') && match[0].charAt(trimmed.length) === ')';
    if (trimmed.length > 2) end = match.index + trimmed.length + (balanced ? 1 : 0);
    if (end - match.index < 2) continue;
    masks.push({ start: match.index, end, stand: 'X'.padEnd(end - match.index, 'x') });
  }
  let masked = '';
  let at = 0;
  for (const { start, end, stand } of masks) {
    masked += text.slice(at, start) + stand;
    at = end;
  }
  masked += text.slice(at);
  return {
    masked: masked
      .replace(/[’ʼ]/g, "'")
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/[\u0100-\u024f\u1e00-\u1eff]/g, plainLetter)
      .replace(/\s/g, ' '),
    masks,
  };
}

/** wink takes words apart at letters beyond Latin-1 ('Gdańsk', 'Dvořák'): it sees the letter without its mark. */
function plainLetter(letter: string): string {
  const [base = letter] = letter.normalize('NFD');
  if (base < '\u0080') return base;
  const plain = {
    ł: 'l',
    Ł: 'L',
    đ: 'd',
    Đ: 'D',
    ħ: 'h',
    Ħ: 'H',
    ŧ: 't',
    Ŧ: 'T',
    ı: 'i',
    œ: 'o',
    Œ: 'O',
    ŋ: 'n',
    Ŋ: 'N',
    ĸ: 'k',
    ſ: 's',
    ə: 'e',
    Ə: 'E',
  }[letter];
  return plain ?? (letter === letter.toUpperCase() ? 'A' : 'a');
}

/** Hyphenated compounds, '5m', '12%' and 'Q3' become one token each. */
function joinParts(tokens: Token[], text: string): Token[] {
  const joined: Token[] = [];
  const put = (first: Token, last: Token, pos: Pos, lemma?: string) => {
    const slice = text.slice(first.start, last.end);
    const lower = slice.toLowerCase().replace(/’/g, "'");
    joined.push({
      index: joined.length,
      text: slice,
      lower,
      lemma: lemma ?? lower,
      pos,
      start: first.start,
      end: last.end,
    });
  };
  let i = 0;
  while (i < tokens.length) {
    const first = tokens[i] as Token;
    let last = i;
    if (isWordLike(first)) {
      for (;;) {
        const end = tokens[last] as Token;
        const dash = tokens[last + 1];
        const next = tokens[last + 2];
        if (
          dash === undefined ||
          next === undefined ||
          !/^[-\u2010\u2011]$/.test(dash.text) ||
          dash.start !== end.end ||
          next.start !== dash.end ||
          !isWordLike(next)
        )
          break;
        last += 2;
      }
    }
    if (last > i) {
      const end = tokens[last] as Token;
      put(first, end, compoundPos(tokens.slice(i, last + 1)));
      i = last + 1;
      continue;
    }
    const next = tokens[i + 1];
    // '21 °C'
    if (first.text === '°' && next?.start === first.end && /^[CFK]$/.test(next.text)) {
      put(first, next, 'SYM');
      i += 2;
      continue;
    }
    if (
      first.pos === 'NUM' &&
      next !== undefined &&
      next.start === first.end &&
      (/^(?:%|‰|°[CF]?)$/.test(next.text) || /^[a-zA-Zµ]{1,3}$/.test(next.text))
    ) {
      put(first, next, 'NUM');
      i += 2;
      continue;
    }
    // 'Rev. Tobias Ashdown'
    const isTitle = /^(?:Rev|Hon|Fr)$/.test(first.text) && next?.text === '.' && next.start === first.end;
    if (isTitle && /^\p{Lu}/u.test(tokens[i + 2]?.text ?? '')) {
      put(first, next, 'PROPN');
      i += 2;
      continue;
    }
    put(first, first, first.pos, first.lemma);
    i++;
  }
  return joined;
}

function isWordLike(token: Token): boolean {
  return /^[\p{L}\p{N}]/u.test(token.text) && token.pos !== 'PUNCT';
}

function compoundPos(parts: readonly Token[]): Pos {
  const first = parts[0] as Token;
  const last = parts.at(-1) as Token;
  if (parts.every((part) => part.pos === 'NUM' || part.lower === '-' || part.pos === 'PUNCT')) return 'NUM';
  if (/^\p{Lu}/u.test(last.text) || (/^\p{Lu}/u.test(first.text) && last.pos === 'PROPN')) return 'PROPN';
  if (last.pos === 'VERB' || last.pos === 'ADJ' || last.pos === 'ADV' || last.pos === 'ADP') return 'ADJ';
  // 'the Weller 400-b2'
  if (first.pos === 'NUM') return /^\p{L}+\d/u.test(last.text) ? 'PROPN' : 'ADJ';
  return 'NOUN';
}
