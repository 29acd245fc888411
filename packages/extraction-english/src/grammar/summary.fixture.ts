import type { Clause, Phrase } from '../clause.ts';
import type { Token } from '../sentence.ts';

/** A clause in one line, for tests and for looking at: `subject | verb | complement | prepositional | flags`. */
export function summarize(clause: Clause, tokens: readonly Token[]): string {
  const { verb } = clause;
  const flags = [
    clause.guard,
    clause.saidBy === null ? null : `by ${phrase(clause.saidBy, tokens)}`,
    verb.isNegated ? 'not' : null,
    verb.modal === null ? null : `modal ${verb.modal}`,
    ...verb.adverbs.map((adverb) => `~${adverb}`),
    ...clause.times.map(({ first, last }) => `@${words(tokens, first, last)}`),
  ].filter((flag) => flag !== null);
  const name = `${verb.lemma}${verb.particle === null ? '' : ` ${verb.particle}`}`;
  const shape = `${verb.tense}${verb.isPassive ? ' passive' : ''}${verb.isProgressive ? ' progressive' : ''}`;
  return [
    clause.subject === null ? '-' : phrase(clause.subject, tokens),
    `${name} (${shape})`,
    clause.complement === null
      ? clause.adjective === null
        ? '-'
        : `adj ${clause.adjective.words}`
      : phrase(clause.complement, tokens),
    clause.prepositional.map((part) => `${part.preposition} ${phrase(part.phrase, tokens)}`).join('; '),
    flags.join(', '),
  ]
    .join(' | ')
    .replace(/(?: \| )+$/, '');
}

function words(tokens: readonly Token[], first: number, last: number): string {
  return tokens
    .slice(first, last)
    .map(({ text }) => text)
    .join(' ');
}

function phrase(one: Phrase, tokens: readonly Token[], depth = 0): string {
  if (depth > 5) return '…';
  const core =
    one.kind === 'clause' || one.kind === 'pronoun'
      ? words(tokens, one.first, one.kind === 'clause' ? one.last : one.head + 1)
      : words(tokens, one.first, one.head + 1);
  const more = [
    ...one.modifiers.map(
      ({ preposition, phrase: inner }) => ` [${preposition} ${phrase(inner, tokens, depth + 1)}]`,
    ),
    one.apposition === null ? '' : ` (= ${phrase(one.apposition, tokens, depth + 1)})`,
    ...one.others.map((other) => ` + ${phrase(other, tokens, depth + 1)}`),
  ];
  return core + more.join('');
}
