import { fullPhrase, type SentenceAnalysis } from '../../language/analyze.ts';
import type { Term } from '../term.ts';

/** 'the Town of Selby', 'the County of Kent': a place whose administration goes by the same name. */
const administrations =
  /^(?:City|Town|Village|County|Borough|Municipality|Parish|Canton|Province|State|Kingdom|Commonwealth|Port) of /;

/** 'works for the Town of Selby', 'was employed by the City of Hull', 'the City of Hull employs Ann': who pays somebody is a body. */
function isEmployer(analysis: SentenceAnalysis, { mention, phrase }: Term): boolean {
  const { tokens } = analysis;
  if (mention?.type !== 'place' || !administrations.test(mention.name)) return false;
  if (phrase.governor === null)
    return /^(?:employ|hire|recruit)$/.test(tokens[fullPhrase(analysis, phrase.index).end]?.lemma ?? '');
  const word = tokens[phrase.governor]?.lower ?? '';
  return (
    /^(?:for|by|with|at)$/.test(word) &&
    /^(?:work|employ|hire|engage|intern|freelance|job|position|post)$/.test(
      tokens[phrase.governor - 1]?.lemma ?? '',
    )
  );
}

/** 'head of sales at Penrose Glass', 'teaches at Grey House-4d': where somebody is or works is no person and no model, whatever the name looks like. */
export function atBody(analysis: SentenceAnalysis, term: Term): Term {
  const { tokens } = analysis;
  if (isPlayedFor(analysis, term) && term.mention !== null)
    return { ...term, mention: { ...term.mention, type: 'thing', isTypeCertain: false } };
  const { mention, phrase } = term;
  if (mention !== null && isEmployer(analysis, term))
    return { ...term, mention: { ...mention, type: 'organization' } };
  if (mention === null || mention.isTypeCertain || phrase.governor === null) return term;
  if (mention.type !== 'person' && mention.type !== 'product') return term;
  const before = tokens[phrase.governor - 1];
  const isPlaced =
    before?.pos === 'NOUN'
      ? !/^(?:look|glance|stare|dig|jab|swipe|shot|attempt|anger)s?$/.test(before.lower)
      : /^(?:work|teach|study|serve|train|lecture|intern)$/.test(before?.lemma ?? '');
  if (tokens[phrase.governor]?.lower !== 'at' || !isPlaced) return term;
  return { ...term, mention: { ...mention, type: 'thing' } };
}

/** 'played for Marlow Town': a side, whatever place it is called after. */
function isPlayedFor({ tokens }: SentenceAnalysis, { mention, phrase }: Term): boolean {
  const verb = tokens[(phrase.governor ?? 0) - 1];
  return (
    mention?.type === 'place' &&
    / /.test(mention.name) &&
    tokens[phrase.governor ?? -1]?.lower === 'for' &&
    /^(?:play|score)$/.test(verb?.lemma ?? '')
  );
}
