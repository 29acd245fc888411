import type { Term } from '@memory/extraction';
import type { EntityType } from '@memory/ontology';
import type { Token } from '../sentence.ts';
import { legalForms, titles, typeOfFirstWord, typeOfLastWord } from './name-words.ts';
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

function isPerson(scene: Scene, words: readonly Token[]): Kind | null {
  const [given, ...rest] = words;
  const last = rest.at(-1);
  if (
    given === undefined ||
    last === undefined ||
    words.length > 5 ||
    words.some(({ text }) => /\d/.test(text))
  )
    return null;
  if (/^\p{Lu}\.?$/u.test(given.text) && /^\p{Lu}\p{Ll}/u.test(last.text)) return sure('person');
  const flags = scene.lists.nameFlags(given.lower);
  if (!hasFlag(flags, 'mfg')) return null;
  const isSurname = hasFlag(scene.lists.nameFlags(last.lower), 'smfg');
  const isCommon = scene.lists.wordFlags(last.lower) !== '' || scene.lists.wordFlags(last.lemma) !== '';
  if (typeOfLastWord.has(last.lower))
    return isSurname && hasFlag(flags, 'mf') && words.length === 2 ? guess('person') : null;
  if (isCommon && !isSurname) return hasFlag(flags, 'mf') && last.tag === 'PROPN' ? guess('person') : null;
  return hasFlag(flags, 'mf') && !hasFlag(flags, 'cC') ? sure('person') : guess('person');
}

function kindOfWords(scene: Scene, words: readonly Token[], text: string, before: Token | undefined): Kind {
  const only = words[0];
  if (words.length === 1 && only !== undefined) return kindOfWord(scene, only, before);
  const lastWord = bare(words.at(-1));
  if (legalForms.has(lastWord)) return sure('organization');
  if (hasFlag(scene.lists.nameFlags(text.toLowerCase()), 'CRct')) return sure('place');
  const person = isPerson(scene, words);
  if (person !== null) return person;
  const ofFirst = typeOfFirstWord.get(bare(only));
  if (ofFirst !== undefined) return ofFirst === 'thing' ? guess('thing') : sure(ofFirst);
  const withoutNumber = words.filter((word) => !/^v?\d[\d.]*$|^\p{Lu}\.?$/u.test(word.text));
  const ofLast = typeOfLastWord.get(bare(withoutNumber.at(-1)));
  if (ofLast !== undefined)
    return withoutNumber.length < words.length || ofLast === 'work' ? guess(ofLast) : sure(ofLast);
  if (words.some(({ text: word }) => word === '&')) return guess('organization');
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
  const isTitled =
    start > first && !legalForms.has(bare(words.at(-1))) && !typeOfLastWord.has(bare(words.at(-1)));
  const name = spell(scene.tokens, isTitled ? start : first, last)
    .replace(/ ?["“‘'](\p{Lu}[\p{L}-]+)["”’']/u, '')
    .replace(/(?<= \p{Lu})\.$/u, '');
  const kind = isTitled
    ? sure('person')
    : kindOfWords(scene, scene.tokens.slice(first, last), surface, scene.tokens[first - 1]);
  return { surface, name, type: kind.type, isTypeCertain: kind.isCertain, isNamed: true, traits: [] };
}
