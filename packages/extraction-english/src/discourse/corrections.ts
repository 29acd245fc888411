import type { NameSpan } from '../name.ts';
import type { Token } from '../sentence.ts';
import { wordSet } from '../word-set.ts';

/** A sentence that a correction may be of. */
export type Corrected = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly names: readonly NameSpan[];
};

const openers = wordSet('sorry no oops wait actually correction i meant mean make that it should be');
const marks = wordSet('sorry oops wait meant mean correction');
const mostWords = 6;

/**
 * The last sentence as a correction behind it has it: 'My train leaves at 14:20' and 'Sorry, I meant 15:40' make 'My train
 * leaves at 15:40'. Null where it is not plain which words are put right.
 */
export function correctLast(last: Corrected, correction: Omit<Corrected, 'text'>): string | null {
  const { tokens, names } = correction;
  let at = 0;
  let isMarked = false;
  while (
    at < tokens.length &&
    (openers.has(tokens[at]?.lower ?? '') || /^[,:–—-]$/.test(tokens[at]?.text ?? ''))
  ) {
    isMarked ||= marks.has(tokens[at]?.lower ?? '');
    at++;
  }
  const said = tokens.slice(at).filter(({ tag, text }) => tag !== 'PUNCT' || text === ',');
  if (!isMarked || said.length === 0 || said.some(({ tag }) => tag === 'VERB' || tag === 'AUX')) return null;
  const not = said.findIndex(({ lower }) => lower === 'not');
  const right = said.slice(0, not < 0 ? said.length : not).filter(({ text }) => text !== ',');
  if (right.length === 0 || right.length > mostWords) return null;
  const wrong = not < 0 ? wordsLike(last, right, names) : textOf(said.slice(not + 1));
  if (wrong === null || wrong === '' || last.text.split(wrong).length !== 2) return null;
  return last.text.replace(wrong, () => textOf(right));
}

/** The one stretch of a sentence that is of the kind of what is put right: a clock time, a date, a number, a name. */
function wordsLike(
  { tokens, names }: Corrected,
  right: readonly Token[],
  ownNames: readonly NameSpan[],
): string | null {
  const [first] = right;
  const shape = shapeOf(right);
  if (first === undefined) return null;
  if (shape !== null) {
    const found = tokens.flatMap((_, i) => {
      const some = tokens.slice(i, i + right.length);
      return shapeOf(some) === shape ? [textOf(some)] : [];
    });
    return found.length === 1 ? (found[0] ?? null) : null;
  }
  const own = ownNames.find(({ term }) => term.surface === textOf(right));
  if (own === undefined) return null;
  const alike = names.filter(({ term }) => term.type === own.term.type);
  const [only] = alike;
  return alike.length === 1 && only !== undefined ? textOf(tokens.slice(only.first, only.last)) : null;
}

/** '14:20' as '#:#', '4 May' as '# M'; null where no number stands in the words. */
function shapeOf(tokens: readonly Token[]): string | null {
  if (!tokens.some(({ text }) => /\d/.test(text))) return null;
  return tokens.map(({ text }) => (/^\p{Lu}/u.test(text) ? 'M' : text.replace(/\d+/g, '#'))).join(' ');
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, start }, i) => (i > 0 && start > (tokens[i - 1]?.end ?? 0) ? ` ${text}` : text))
    .join('');
}
