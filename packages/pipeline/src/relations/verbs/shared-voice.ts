import type { Clause } from '../../language/analyze.ts';
import { verbShape } from '../../language/words/lexicon.ts';
import type { Scene } from '../scene.ts';

/** 'is written in Rust and licensed under MIT': behind a passive of the present no past tense, but another participle. */
export function sharesPassive({ analysis: { verbGroups, clauses, tokens } }: Scene, clause: Clause): boolean {
  const verb = verbGroups[clause.verb];
  const first =
    clauses.find(({ index }) => index === clause.parent) ?? clauses.find(({ kind }) => kind === 'main');
  const before = first === undefined || first === clause ? undefined : verbGroups[first.verb];
  // 'is open and assigned to Ann'
  const isState =
    before?.copula === true &&
    first?.adjective != null &&
    /^(?:assign|allocate|license)$/.test(verb?.lemma ?? '');
  return (
    clause.kind === 'coordinate' &&
    clause.sharesSubject &&
    verb !== undefined &&
    verb.start === verb.head &&
    verbShape(tokens[verb.head]?.lower ?? '', verb.lemma).participle &&
    (before?.voice === 'passive' || isState) &&
    before?.tense === 'present' &&
    !before.perfect
  );
}
