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
  for (const [called, words] of callings(question, facts, named))
    kin.set(called, [...(kin.get(called) ?? []), ...words]);
  return kin;
}

/**
 * What a question says of somebody to tell them from others of the name: 'the chemist Adam Cole', 'Adam Cole the chemist', by what the facts
 * say that they are.
 */
function callings(
  question: string,
  facts: readonly ConfirmedFact[],
  named: ReadonlyMap<string, NamedFact>,
): Map<string, string[]> {
  const callings = new Map<string, string[]>();
  const lower = question.toLowerCase();
  for (const { fact_id, predicate, entities, label } of facts) {
    if (!/^(?:is_a|occupation|has_role)$/.test(predicate)) continue;
    const { names = [], ends } = named.get(fact_id) ?? {};
    const [subject = ''] = entities;
    const [, what = ''] =
      /\b(?:is|was) (?:an? |the )?(\p{L}[\p{L} -]*?)(?: (?:at|of|for|in|from) .*| \(.*)?$/u.exec(label) ?? [];
    if (ends?.subject !== true || what === '') continue;
    const [calling, head] = [what.toLowerCase(), what.toLowerCase().split(' ').at(-1) ?? ''];
    const isCalled = names.some((name) =>
      [calling, head].some((one) => {
        const phrase = [
          `the ${one} ${name}`,
          `${name} the ${one}`,
          `${name}, the ${one}`,
          `${name} (${one})`,
        ].find((form) => lower.includes(form));
        // 'Who is the chemist Adam Cole?' asks for nothing else
        return phrase !== undefined && contentStems(lower.replace(phrase, ' ')).length > 0;
      }),
    );
    if (isCalled) callings.set(subject, [...(callings.get(subject) ?? []), ...calling.split(' ')]);
  }
  return callings;
}
