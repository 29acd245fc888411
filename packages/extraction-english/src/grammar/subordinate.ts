import { passOver } from './pass-over.ts';
import { isClauseAhead } from './scan.ts';
import type { Scope, State } from './state.ts';
import { conditions, generalConditions } from './words.ts';

/** Words behind which a clause compares or refers and is passed over. */
const comparing = new Set(['as', 'than', 'like', 'so', 'except', 'except that']);

/** A clause behind 'if', 'because', 'when'. Answers 'condition' where the clause around depends on it. */
export function readSubordinate(state: State, word: string, scope: Scope): 'condition' | null {
  const item = state.items[state.at];
  const last = word.split(' ').at(-1) ?? word;
  const isCondition = conditions.has(word) || last === 'if' || word === 'as though';
  if (!isClauseAhead(state.items, state.at) && !(item?.kind === 'np')) {
    if (item?.kind === 'verb') passOver(state, item.group, scope);
    return isCondition ? 'condition' : null;
  }
  const index = state.drafts.length;
  const guard = isCondition ? 'condition' : word === 'so that' || word === 'that' ? 'reported' : scope.guard;
  const before = state.items[state.at - 2]?.kind;
  // ', so he left' and ', while Bob stayed' go on with what is the case
  const isFurther = before === 'comma' && (word === 'so' || word === 'while');
  const isSilent = scope.isSilent || (comparing.has(word) && !isFurther);
  state.readers.coordinated(state, { ...scope, kind: 'sub', guard: scope.guard ?? guard, isSilent });
  const inner = state.drafts[index];
  const isGeneral =
    generalConditions.has(word) &&
    !isFurther &&
    (inner?.group.tense === 'present' || inner?.group.tense === 'future' || inner?.group.modal !== null);
  if (isGeneral) for (const draft of state.drafts.slice(index)) draft.guard ??= 'condition';
  return (isCondition && word !== 'whether') ||
    (isGeneral && word !== 'while' && word !== 'until' && word !== 'till')
    ? 'condition'
    : null;
}
