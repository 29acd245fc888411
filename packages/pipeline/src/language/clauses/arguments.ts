import { joins } from '../phrases/governors.ts';
import type { NounPhrase } from '../phrases/noun-phrases.ts';
import type { Token } from '../words/tokens.ts';
import type { Clause } from './clause-types.ts';
import type { VerbGroup } from './verb-groups.ts';

/** What a clause's verb governs: fills objects, prepositional phrases, times and the predicate adjective. */
export function fillArguments(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  verbs: readonly VerbGroup[],
  clauses: readonly Clause[],
  clause: Clause,
): void {
  const verb = verbs[clause.verb] as VerbGroup;
  let end = tokens.length;
  for (const other of clauses) {
    if (other.index > clause.index && other.start >= verb.end) {
      end = Math.min(end, other.start);
    }
  }
  const following = clauses[clause.index + 1];
  if (following !== undefined && following.start < verb.end)
    end = Math.min(end, (verbs[following.verb] as VerbGroup).start);
  clause.end = end;
  let group: number[] = [];
  let last: NounPhrase | undefined;
  for (const phrase of phrases) {
    if (phrase.start < verb.end || phrase.end > end || phrase.bracketed) continue;
    if (clause.subjects.includes(phrase.index) || isInName(tokens, phrase)) continue;
    if (isBeside(tokens, phrase, verb)) continue;
    if (!verb.copula && clause.objects.length > 0 && describesGoverned(tokens, phrases, phrase)) continue;
    if (phrase.governor !== null && phrase.governor >= verb.end - (verb.particle === null ? 0 : 1)) {
      clause.prepositional.push({ preposition: phrase.governor, phrase: phrase.index });
      continue;
    }
    if (phrase.kind === 'time' && !verb.copula) {
      clause.times.push(phrase.index);
      continue;
    }
    clause.objects.push(phrase.index);
    if (last !== undefined && joins(tokens, last.end, phrase.start)) group.push(phrase.index);
    else {
      group = [phrase.index];
      clause.objectGroups.push(group);
    }
    last = phrase;
  }
  if (clause.objects.length === 0 || (phrases[clause.objects[0] ?? -1]?.start ?? 0) > verb.end + 2) {
    for (let i = verb.end; i < Math.min(end, verb.end + 4); i++) {
      const token = tokens[i] as Token;
      if (token.pos === 'ADJ' && !phrases.some((phrase) => i >= phrase.start && i < phrase.end)) {
        clause.adjective = i;
        break;
      }
      if (token.pos !== 'ADV') break;
    }
  }
  const fronted = frontedFrom(tokens, clauses, clause, verbs);
  for (const phrase of phrases) {
    // fronted phrases: 'In 2019, the firm moved', 'Last year the firm moved'
    if (phrase.end > verb.start || phrase.start < Math.min(clause.start, fronted)) continue;
    const subject = clause.subjects.includes(phrase.index);
    if (subject) continue;
    const first = phrases[clause.subjects[0] ?? -1];
    if (
      phrase.governor !== null &&
      first !== undefined &&
      phrase.end <= first.start &&
      phrase.attachedTo === null &&
      !isCompoundTo(tokens, phrase)
    ) {
      clause.prepositional.push({ preposition: phrase.governor, phrase: phrase.index });
    } else if (phrase.kind === 'time' && phrase.governor === null) clause.times.push(phrase.index);
  }
}

/** 'moved to Almen, close to the park': 'close to' is no 'to'. */
function isBeside(tokens: readonly Token[], phrase: NounPhrase, verb: VerbGroup): boolean {
  return (phrase.governor ?? 0) > verb.end && !verb.copula && isCompoundTo(tokens, phrase);
}

/** 'sold it to Loom, an investment firm': what a name behind a preposition is, set off by a comma, is no second object. */
function describesGoverned(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  { index, start, kind, governor, determiner }: NounPhrase,
): boolean {
  const front = phrases[index - 1];
  return (
    kind === 'common' &&
    governor === null &&
    /^(?:an?|the|its)$/.test(tokens[determiner ?? -1]?.lower ?? '') &&
    front?.kind === 'proper' &&
    front.governor !== null &&
    tokens[start - 1]?.text === ',' &&
    front.end === start - 1
  );
}

/** 'According to Reuters, …', 'close to the park': nobody moves to what such a preposition governs. */
function isCompoundTo(tokens: readonly Token[], { governor }: NounPhrase): boolean {
  return (
    governor !== null &&
    tokens[governor]?.lower === 'to' &&
    /^(?:according|contrary|close|next|adjacent|due|prior|thanks|owing|opposite)$/.test(
      tokens[governor - 1]?.lower ?? '',
    )
  );
}

/** 'Music' in 'the Society for Ancient Music' */
function isInName(tokens: readonly Token[], { attachedTo, governor }: NounPhrase): boolean {
  return attachedTo !== null && tokens[governor ?? -1]?.lower === 'for';
}

/** Whether a verb stands between a clause's beginning and its own verb, as that of 'who …' behind its subject does. */
function isWithin({ start, marker }: Clause, verb: VerbGroup | undefined): boolean {
  return verb !== undefined && verb.start > start && marker === null;
}

/** Where phrases in front of the clause are its own: in 'She was born in Lyon; in 2010 Karl moved' from the semicolon on. */
function frontedFrom(
  tokens: readonly Token[],
  clauses: readonly Clause[],
  clause: Clause,
  verbs: readonly VerbGroup[],
): number {
  // 'In 2019 Orr, a firm that makes pumps, moved': the firm moved then, and what it makes has no time
  if (clause.kind === 'relative' && clause.marker !== null) return clause.start;
  const previous = clauses.findLast(
    ({ index, verb }) => index < clause.index && !isWithin(clause, verbs[verb]),
  );
  if (previous === undefined) return 0;
  if (clause.sharesSubject || clause.marker !== null) return clause.start;
  const from = (verbs[previous.verb] as VerbGroup).end;
  const mark = tokens.slice(from, Math.max(from, clause.start)).find(({ text }) => /^[,;:–—]$/.test(text));
  return Math.min(clause.start, mark === undefined ? from : mark.index + 1);
}
