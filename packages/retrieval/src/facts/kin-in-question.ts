import type { ConfirmedFact } from './confirm-facts.ts';
import type { QuestionWords } from './fit-question.ts';
import type { NamedFact } from './names-in-question.ts';
import { once } from './once.ts';
import { contentStems } from './read-question.ts';
import { stem } from './stem.ts';

const possessive =
  /\b(?:my|([\p{L}\p{N}][\p{L}\p{N}.-]*)['’]s?)\s+(?:(?:new|current|own|little|big|older|younger)\s+)?(\p{L}+)/giu;

/** As many as are looked at; nobody asks about more at once. */
const PHRASES = 8;

/**
 * The words by which a question calls something for what it is to another, for each entity that is that: in 'When was Ann's husband
 * born?' of the man whom Ann is married to 'ann husband'. Nothing where the question asks who that is.
 */
export function kinInQuestion(
  question: string,
  facts: readonly ConfirmedFact[],
  named: ReadonlyMap<string, NamedFact>,
  questionWords: QuestionWords,
): Map<string, string[]> {
  const kin = new Map<string, string[]>();
  const cuesOf = once((predicate: string) =>
    questionWords(predicate).flatMap((word) => {
      const [, sign = '', cue = ''] = /^([<>]?)(\p{L}.*)$/u.exec(word) ?? [];
      return cue === '' ? [] : [{ sign, cue: stem(cue) }];
    }),
  );
  for (const [phrase, whose = 'user', noun = ''] of [...question.matchAll(possessive)].slice(0, PHRASES)) {
    const rest = contentStems(question.replace(phrase, ' ').replace(/^\W*name\b|\bnames?\W*$/iu, ' '));
    if (rest.length === 0) continue;
    const wanted = stem(noun);
    for (const fact of facts) {
      const [subject = '', object] = fact.entities;
      const ends = named.get(fact.fact_id)?.ends;
      if (object === undefined || ends === undefined || ends.subject === ends.object) continue;
      const fits = cuesOf(fact.predicate).some(
        ({ sign, cue }) => cue === wanted && (sign === '' || (sign === '<') === ends.subject),
      );
      if (!fits) continue;
      const other = ends.subject ? object : subject;
      kin.set(other, [...(kin.get(other) ?? []), ...whose.split(/\s+/), noun]);
    }
  }
  return kin;
}
