import type { NounPhrase } from '../../language/analyze.ts';
import type { Reading } from '../reading.ts';
import type { Entity, Wanted } from './discourse.ts';

/** What firms and people do, and pumps and ships do not. */
const deeds =
  /^(?:use|employ|hire|want|need|plan|buy|purchase|sell|pay|order|decide|agree|expect|hope|prefer|sign|own|intend|ask|complain|refuse|train|compete|recruit|export|import|rent|lease|manufacture|publish|apologi[sz]e|cooperate|negotiate|invest)$/;
const moods =
  /^(?:happy|unhappy|satisfied|dissatisfied|pleased|interested|looking|willing|keen|worried|customers?|clients?)$/;

/** 'Orr bought 30 pumps. They employ 40 people': the firm, where what 'they' do no things do. */
export function actorOf(
  { analysis, discourse }: Reading,
  phrase: NounPhrase,
  excluded: readonly (Entity | undefined)[],
  { many, body }: { readonly many: Wanted; readonly body: Wanted },
): Entity | null {
  const clause = analysis.clauses.find(({ subjects }) => subjects[0] === phrase.index);
  const verb = analysis.verbGroups[clause?.verb ?? -1];
  const next = analysis.tokens.slice(verb?.end ?? 0, (verb?.end ?? 0) + 3).map(({ lower }) => lower);
  const acts =
    verb !== undefined &&
    verb.voice === 'active' &&
    (deeds.test(verb.lemma) || (verb.copula && next.some((word) => moods.test(word))));
  const things = acts ? discourse.antecedent(many, excluded) : null;
  if (things === null || things.proper || things.kind !== 'thing' || things.members.length > 0) return null;
  return discourse.antecedent(body, excluded);
}
