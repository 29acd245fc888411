import { type OpenPhrase, openPhrase } from './noun-phrases.ts';
import { openDraft, type Scope, type State } from './state.ts';
import type { VerbGroup } from './verb-groups.ts';

/** Reads an infinitive or '-ing' with what belongs to it, and gives no clause for it. Answers the stretch as a phrase. */
export function passOver(state: State, group: VerbGroup, scope: Scope): OpenPhrase {
  state.at++;
  const inner: Scope = { ...scope, kind: 'nested', isSilent: true, isLoose: false };
  const draft = openDraft(state, null, group, inner);
  state.readers.predicate(state, draft, inner);
  const phrase = openPhrase(group.first, Math.max(group.last, draft.last), 'common');
  phrase.head = group.main;
  return phrase;
}
