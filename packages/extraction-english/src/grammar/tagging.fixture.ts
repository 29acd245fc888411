import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';
import type { Tag, Token } from '../sentence.ts';

/** A plain tagger for the tests of this folder: the words of a text as wink-nlp tags them. */
export function createPlainTagger(): (text: string) => Token[] {
  const nlp = winkNLP(model, ['pos']);
  const { its } = nlp;
  return (text) => {
    const words = nlp.readDoc(text).tokens();
    const values = words.out(its.value) as string[];
    const tags = words.out(its.pos) as string[];
    const lemmas = words.out(its.lemma as unknown as ItsFunction<string>) as string[];
    const tokens: Token[] = [];
    let at = 0;
    for (const [i, value] of values.entries()) {
      const start = text.indexOf(value, at);
      if (value.trim() === '' || start < 0) continue;
      at = start + value.length;
      const tag = tags[i] as Tag;
      tokens.push({
        text: value,
        lower: value.toLowerCase(),
        lemma: (lemmas[i] ?? value).toLowerCase(),
        tag,
        start,
        end: at,
      });
    }
    return tokens;
  };
}
