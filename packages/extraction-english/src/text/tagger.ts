import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';
import type { Tag, Token } from '../sentence.ts';
import { repairTags } from './tag-repairs.ts';
import { type Piece, splitPieces } from './tokens.ts';

/** wink keeps some 130 bytes for every new word that it meets; after so many a fresh instance (0.1 s) forgets them. */
const forgetAfter = 50_000;
const probeEvery = 4_096;
const rememberedWords = 20_000;

/** What the model says of a single word. */
export type WordTags = {
  /** The tag of a word alone, in lower case; null where the model does not know it. */
  alone(lower: string): Tag | null;
  /** Whether the base form of a verb is written so. */
  isVerb(base: string): boolean;
};

export type Tagger = {
  /** The tagged tokens of one sentence; offsets are those of `sentence`. Linear in its length. */
  tag(sentence: string): Token[];
} & WordTags;

const clitics: Readonly<Record<string, { tag: Tag; lemma: string }>> = {
  "n't": { tag: 'PART', lemma: 'not' },
  not: { tag: 'PART', lemma: 'not' },
  "'re": { tag: 'AUX', lemma: 'be' },
  "'ve": { tag: 'AUX', lemma: 'have' },
  "'ll": { tag: 'AUX', lemma: 'will' },
  "'d": { tag: 'AUX', lemma: 'would' },
  "'m": { tag: 'AUX', lemma: 'be' },
};
const shortened: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall', ai: 'be' };
/** Behind these 's is a verb ('it's', 'that's', 'let's' apart). */
const verbHosts =
  /^(?:it|he|she|that|there|who|what|here|where|when|why|how|this|(?:every|some|no|any)(?:one|body|thing))$/;
const subjects = /^(?:i|you|we|they|he|she|it)$/;

/** A tagger with its own copy of the English model. It keeps no trace of earlier sentences in what it says of a later one. */
export function createTagger(): Tagger {
  let nlp = winkNLP(model, ['pos']);
  const { its } = nlp;
  const lemmaOf = its.lemma as unknown as ItsFunction<string>;
  const idOf = its.uniqueId as unknown as ItsFunction<number>;
  const wordNumber = (word: string): number => nlp.readDoc(word).tokens().out(idOf)[0] as unknown as number;
  const ownWords = wordNumber('qzxvj');
  const known = new Map<string, Tag | null>();
  const verbs = new Map<string, boolean>();
  let uses = 0;

  const remember = <T>(cache: Map<string, T>, key: string, find: () => T): T => {
    const found = cache.get(key);
    if (found !== undefined) return found;
    if (cache.size >= rememberedWords) cache.clear();
    const value = find();
    cache.set(key, value);
    return value;
  };
  const boundMemory = (): void => {
    uses++;
    if (uses % probeEvery === 0 && wordNumber(`qzxvj${uses}`) > ownWords + forgetAfter)
      nlp = winkNLP(model, ['pos']);
  };
  const words: WordTags = {
    alone: (lower) =>
      remember(known, lower, () => {
        if (!/^\p{L}{1,40}$/u.test(lower) || wordNumber(lower) >= ownWords) return null;
        return (nlp.readDoc(lower).tokens().out(its.pos)[0] as Tag | undefined) ?? null;
      }),
    isVerb: (base) =>
      remember(verbs, base, () => {
        if (!/^[a-z]{2,40}$/.test(base)) return false;
        const [, tag] = nlp.readDoc(`to ${base}`).tokens().out(its.pos);
        return tag === 'VERB' && wordNumber(base) < ownWords;
      }),
  };

  const tag = (sentence: string): Token[] => {
    boundMemory();
    const pieces = splitPieces(sentence);
    if (pieces.length === 0) return [];
    const { shown, starts, isJoined } = show(sentence, pieces);
    const read = nlp.readDoc(shown).tokens();
    const tags = read.out(its.pos) as (Tag | 'SPACE')[];
    const lemmas = read.out(lemmaOf) as string[];
    const tokens: Token[] = [];
    // The model never joins what a space parts: as many words as pieces are the pieces.
    if (tags.length === pieces.length && !isJoined) {
      for (let i = 0; i < pieces.length; i++)
        tokens.push(toToken(sentence, pieces[i] as Piece, tokens, tags[i], lemmas[i]));
      return repairTags(tokens, words);
    }
    const values = read.out(its.value) as string[];
    let at = 0;
    let next = 0;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i] as Piece;
      const limit = starts[i + 1] ?? shown.length;
      let found = -1;
      // The model may cut a piece further: its last word tells.
      while (next < values.length && at < limit) {
        if (shown.charCodeAt(at) === 32) {
          at++;
          continue;
        }
        const value = values[next] as string;
        if (at >= (starts[i] as number) && (found < 0 || value.length > 1)) found = next;
        at += value.length;
        next++;
      }
      tokens.push(toToken(sentence, piece, tokens, tags[found], lemmas[found]));
    }
    return repairTags(tokens, words);
  };
  return { tag, ...words };
}

/** The sentence as the model is shown it: one plain word or mark for every piece, with where each begins. */
function show(
  text: string,
  pieces: readonly Piece[],
): { shown: string; starts: number[]; isJoined: boolean } {
  const starts: number[] = [];
  let isJoined = false;
  let shown = '';
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    const word = text.slice(piece.start, piece.end);
    const host = pieces[i - 1];
    const joins =
      piece.kind === 'clitic' &&
      host !== undefined &&
      (!/^['’]s$/i.test(word) || verbHosts.test(text.slice(host.start, host.end).toLowerCase()));
    if (joins) isJoined = true;
    else if (shown !== '') shown += ' ';
    starts.push(shown.length);
    shown += standIn(word, piece);
  }
  return { shown, starts, isJoined };
}

function standIn(word: string, piece: Piece): string {
  if (piece.kind === 'number') return /^\d+$/.test(word) && word.length < 8 ? word : '20';
  if (piece.kind === 'opaque') return 'Xxxx';
  if (piece.kind === 'compound') {
    const last = /[\p{L}\p{N}]+$/u.exec(word)?.[0] ?? 'Xxxx';
    return /^\p{L}+$/u.test(last) ? plain(last) : 'Xxxx';
  }
  if (piece.kind === 'mark')
    return word.length === 1 && word !== '’' ? word.replace(/[“”]/, '"') : word.charAt(0);
  return plain(word.replace(/[’ʼ]/g, "'"));
}

const beyondLatin = /[\u0100-\u024f\u1e00-\u1eff]/g;
const bases: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T' },
  ...{ ı: 'i', œ: 'o', Œ: 'O', ŋ: 'n', Ŋ: 'N', ə: 'e', Ə: 'E' },
};

/** wink takes words apart at letters beyond Latin-1 ('Gdańsk', 'Dvořák'): it sees the letter without its mark. */
function plain(word: string): string {
  if (!/[^\x20-\x7e]/.test(word)) return word;
  const bare = word
    .normalize('NFC')
    .replace(beyondLatin, (letter) => {
      const base = letter.normalize('NFD').charAt(0);
      return base < '\u0080' ? base : (bases[letter] ?? (letter === letter.toUpperCase() ? 'A' : 'a'));
    })
    .replace(/\p{M}/gu, '');
  return /^[\x21-\x7e\u00c0-\u00ff]+$/.test(bare) ? bare : 'Xxxx';
}

function toToken(
  text: string,
  { start, end, kind }: Piece,
  before: readonly Token[],
  tag: Tag | 'SPACE' | undefined,
  lemma: string | undefined,
): Token {
  const word = text.slice(start, end);
  const lower = word.toLowerCase().replace(/[’ʼ]/g, "'");
  const bare = { text: word, lower, start, end };
  const token = (itsTag: Tag, itsLemma: string): Token => ({ ...bare, lemma: itsLemma, tag: itsTag });
  const given: Tag = tag === undefined || tag === 'SPACE' ? 'X' : tag;
  if (kind === 'number') return token('NUM', lower);
  if (kind === 'opaque') return token(opaqueTag(word), lower);
  if (word === '&') return token('CCONJ', 'and');
  if (kind === 'mark')
    return token(
      /^[$€£¥%+=<>~|^°©®™§/\\*#@]+$|^\p{Extended_Pictographic}/u.test(word) ? 'SYM' : 'PUNCT',
      lower,
    );
  if (kind === 'compound') return token(compoundTag(word, given), lower);
  if (kind === 'clitic') {
    const host = before.at(-1)?.lower ?? '';
    const is = clitics[lower];
    // "Tom'd" apart, 'd and 's lean on what follows: the model's word for it
    if (is !== undefined)
      return token(is.tag, lower === "'d" && subjects.test(host) && lemma === 'have' ? 'have' : is.lemma);
    if (host === 'let') return token('PRON', 'us');
    if (given === 'AUX' || verbHosts.test(host)) return token('AUX', lemma === 'have' ? 'have' : 'be');
    return token('PART', "'s");
  }
  const base = given === 'AUX' && shortened[lower] !== undefined ? shortened[lower] : (lemma ?? lower);
  return token(given, given === 'PROPN' ? lower : (base ?? lower).toLowerCase());
}

function opaqueTag(word: string): Tag {
  if (/^[\d/.,:-]+$/.test(word)) return 'NUM';
  if (/^(?:and|or)\/(?:and|or)$/i.test(word)) return 'CCONJ';
  return /^\p{Ll}[\p{Ll}'’]*(?:\/\p{Ll}+|[²³])$/u.test(word) ? 'NOUN' : 'PROPN';
}

/** A hyphenated word by its last part: 'well-known' an adjective, 'Smith-Jones' a name, '3-2' a number. */
function compoundTag(word: string, last: Tag): Tag {
  if (/^[\d.,-]+$/.test(word)) return 'NUM';
  const parts = word.split(/[-\u2010\u2011]/);
  const tail = parts.at(-1) ?? '';
  if (/^\p{Lu}/u.test(tail) || /\d/.test(tail)) return 'PROPN';
  if (last === 'VERB' || last === 'ADJ' || last === 'ADV' || last === 'ADP') return 'ADJ';
  return /^\d/.test(word) ? 'ADJ' : 'NOUN';
}
