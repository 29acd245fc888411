import type { Term } from '@memory/extraction';
import type { EntityType } from '@memory/ontology';
import type { Token } from '../sentence.ts';
import { termNamed } from '../term.ts';
import {
  firmWords,
  landscapes,
  legalForms,
  looseLastWords,
  titles,
  typeOfFirstWord,
  typeOfLastWord,
} from './name-words.ts';
import type { Run, Scene } from './runs.ts';
import { spell } from './spell.ts';
import { hasFlag } from './word-lists.ts';

type Kind = { readonly type: EntityType; readonly isCertain: boolean };

const guess = (type: EntityType): Kind => ({ type, isCertain: false });
const sure = (type: EntityType): Kind => ({ type, isCertain: true });
const bare = (token: Token | undefined) => (token?.lower ?? '').replace(/\.$/, '').replaceAll('.', '');

/** What a name of one word most likely names, by the lists alone. */
function kindOfWord(scene: Scene, token: Token, before: Token | undefined): Kind {
  const flags = scene.lists.nameFlags(token.lower) || scene.lists.nameFlags(token.lower.replaceAll('.', ''));
  if (
    hasFlag(flags, 'tcCR') &&
    hasFlag(flags, 'mfgs') &&
    /^(?:in|near|to|from|at|across|of)$/.test(before?.lower ?? '')
  )
    return guess('place');
  const isSomebody = hasFlag(flags, 'mf');
  if (hasFlag(flags, 'C')) return isSomebody ? guess('place') : sure('place');
  if (hasFlag(flags, 'c') && !isSomebody) return hasFlag(flags, 's') ? guess('place') : sure('place');
  if (isSomebody) return guess('person');
  if (hasFlag(flags, 'cR')) return guess('place');
  if (hasFlag(flags, 'o')) return guess('organization');
  if (hasFlag(flags, 'gs')) return guess('person');
  if (hasFlag(flags, 't')) return guess('place');
  if (/\.(?:js|ts|io|com|org|net|ai)$|^[a-z]/.test(token.text)) return guess('product');
  if (hasFlag(scene.lists.wordFlags(token.lower), 'd')) return guess('concept');
  return guess('thing');
}

/** Endings of surnames that few other words have. */
const surnameEnding = /(?:sk[iy]|ska|cki|sson|[ao]vić|ević|i[ćč]|enko|shvili|escu|dze|yan|oğlu)$/;

/** 'Ann Bell', 'J. R. Vesk': a given name or initials before a surname. The lists make it likely, and nothing more. */
function isPerson(scene: Scene, words: readonly Token[]): boolean {
  const [given, ...rest] = words;
  const last = rest.at(-1);
  if (given === undefined || last === undefined) return false;
  if (words.length > 5 || words.some(({ text }) => /\d/.test(text))) return false;
  if (/^\p{Lu}\.?$/u.test(given.text) && /^\p{Lu}\p{Ll}/u.test(last.text)) return true;
  const flags = scene.lists.nameFlags(given.lower);
  const isGiven = hasFlag(flags, 'mf');
  const isOrdinary = isOrdinaryWord(scene, given);
  const isSurname =
    hasFlag(scene.lists.nameFlags(last.lower), 'smfg') ||
    surnameEnding.test(last.lower) ||
    landscapes.has(last.lower);
  const isDescribing = firmWords.has(last.lower) || typeOfLastWord.has(last.lower);
  if (isSurname && (isDescribing || isOrdinary)) return isGiven && words.length <= 3;
  if (isSurname) return true;
  if (!isCommonWord(scene, last)) return hasFlag(flags, 'mfg') && !isDescribing && (isGiven || !isOrdinary);
  // 'Harriet Boll', and no 'Sakura Play' or 'Castor Chemicals'
  return isGiven && !isOrdinary && !isDescribing && !isOrdinaryVerb(scene, last);
}

/** A word of everyday use before all, though somebody may be called it: 'Ember', 'Grace'; no 'Anna', which dictionaries have too. */
function isOrdinaryWord({ lists }: Scene, { lower }: Token): boolean {
  const flags = lists.wordFlags(lower);
  return hasFlag(flags, 'var') || /^[ANOGLCES]/.test(flags.replace(/[^A-Z]/g, ''));
}

function isOrdinaryVerb({ lists }: Scene, { lower }: Token): boolean {
  return hasFlag(lists.wordFlags(lower), 'v');
}

/** A word that the lists have, in the singular or plural. */
function isCommonWord({ lists }: Scene, { lower, lemma }: Token): boolean {
  const stems = [lower, lemma, lower.replace(/s$/, ''), lower.replace(/ies$/, 'y')];
  return stems.some((stem) => hasFlag(lists.wordFlags(stem), 'nva'));
}

const loose = (word: Token | undefined) => looseLastWords.has(bare(word));

/** 'Seaview Hotels', 'Ferrum Castings': who makes or runs these. */
function isPluralNoun({ lists }: Scene, word: Token | undefined): boolean {
  const lower = word?.lower ?? '';
  if (!/[^s]s$/.test(lower)) return false;
  const stems = [/s$/, /es$/, /ies$/].flatMap((ending) =>
    ending.test(lower) ? [lower.replace(ending, ending.source === 'ies$' ? 'y' : '')] : [],
  );
  return stems.some((stem) => hasFlag(lists.wordFlags(stem), 'n'));
}

function kindOfWords(scene: Scene, words: readonly Token[], text: string, before: Token | undefined): Kind {
  const only = words[0];
  if (words.length === 1 && only !== undefined) return kindOfWord(scene, only, before);
  const lastWord = bare(words.at(-1));
  if (legalForms.has(lastWord)) return sure('organization');
  if (hasFlag(scene.lists.nameFlags(text.toLowerCase()), 'CRct')) return sure('place');
  if (words.some(({ text: word }) => word === '&')) return guess('organization');
  // 'the Prinz Oskar' is a ship or an inn
  if (before?.lower !== 'the' && isPerson(scene, words)) return guess('person');
  const ofFirst = typeOfFirstWord.get(bare(only));
  const isFirm = firmWords.has(lastWord) || isPluralNoun(scene, words.at(-1));
  if (isFirm && ofFirst !== undefined) return guess('organization');
  if (ofFirst !== undefined) return ofFirst === 'thing' || loose(only) ? guess(ofFirst) : sure(ofFirst);
  const withoutNumber = words.filter((word) => !/^v?\d[\d.]*$|^\p{Lu}\.?$/u.test(word.text));
  const ofLast = typeOfLastWord.get(bare(withoutNumber.at(-1)));
  if (ofLast !== undefined)
    return withoutNumber.length < words.length || ofLast === 'work' || loose(withoutNumber.at(-1))
      ? guess(ofLast)
      : sure(ofLast);
  if (isFirm) return guess('organization');
  if (/\d+\.\d/.test(words.at(-1)?.text ?? '')) return guess('product');
  const inner = words.find(({ lower }) => lower === 'of');
  const head = inner === undefined ? undefined : words[words.indexOf(inner) - 1];
  const ofHead = typeOfLastWord.get(bare(head));
  return ofHead === undefined ? guess('thing') : sure(ofHead);
}

/** The term of a name: what it names as far as its own words tell, its name without titles. */
export function classify(scene: Scene, { first, last }: Run): Term {
  const surface = spell(scene.tokens, first, last);
  let start = first;
  const hasPlaceName = hasFlag(scene.lists.nameFlags(surface.toLowerCase()), 'ctCR');
  while (start < last - 1 && titles.has(bare(scene.tokens[start])) && !hasPlaceName) start++;
  const words = scene.tokens.slice(start, last);
  const isPersonal = /^(?:mr|mrs|ms|miss|mx|dr|prof)$/.test(bare(scene.tokens[first])) && words.length <= 3;
  const isTitled =
    start > first &&
    !legalForms.has(bare(words.at(-1))) &&
    (isPersonal || !typeOfLastWord.has(bare(words.at(-1))));
  const name = spell(scene.tokens, isTitled ? start : first, last)
    .replace(/ ?["“‘'](\p{Lu}[\p{L}-]+)["”’']/u, '')
    .replace(/(?<= \p{Lu})\.$/u, '');
  const kind = isTitled
    ? sure('person')
    : kindOfWords(scene, scene.tokens.slice(first, last), surface, scene.tokens[first - 1]);
  return { ...termNamed(name, kind.type, kind.isCertain), surface };
}
