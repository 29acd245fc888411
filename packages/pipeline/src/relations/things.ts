import { type NounPhrase, type Token, textOf } from '../language/analyze.ts';
import { holdsTitle } from './names/asides.ts';
import { isInsideName } from './names/name-runs.ts';
import type { Mention } from './normalized-claim.ts';
import { isConceptPhrase, undergoing } from './nouns/concepts.ts';
import { nameOf, type Scene } from './scene.ts';
import { phraseText } from './terms.ts';

/** The name, or the term where the phrase is one that stands for a kind of thing ('insulin', 'lung cancer'). */
export function thingOf(scene: Scene, index: number): Mention | null {
  const name = nameOf(scene, index);
  if (name !== null) return name;
  return conceptOf(scene, index);
}

/** The term for a kind of thing that a phrase is; with `technical` only one that everyday words do not have. */
export function conceptOf(scene: Scene, index: number, technical = false): Mention | null {
  const term = scene.terms[index];
  if (term === undefined || isInsideName(scene.analysis, term.phrase)) return null;
  const undergone = undergoneConcept(scene, term.phrase);
  const text = undergone ?? isConceptPhrase(scene.analysis, term.phrase, technical);
  return text === null || holdsTitle(text)
    ? null
    : {
        surface: text,
        name: `${text}${payersOf(scene, term.phrase)}`,
        type: 'concept',
        isTypeCertain: false,
        traits: [],
      };
}

/** What a post is for, under the words that name it: 'research' in 'head of research at Acme', which is no body. */
export function conceptNamed(name: string): Mention {
  return { surface: name, name, type: 'concept', isTypeCertain: true, traits: [] };
}

/** ' for adults' behind what costs them something: one price of several. */
function payersOf({ analysis }: Scene, { index, end }: NounPhrase): string {
  const { nounPhrases, tokens, verbGroups } = analysis;
  const payers = nounPhrases[index + 1];
  if (payers?.governor !== end || !/^(?:for|to)$/.test(tokens[end]?.lower ?? '')) return '';
  const cost = verbGroups.find(({ lemma, start }) => lemma === 'cost' && start >= payers.end)?.start ?? -1;
  const until = tokens[cost - 1]?.lower === 'now' ? cost - 1 : cost;
  const isPriced = until >= payers.end && until - payers.end < 2;
  // 'Tickets for the Orr fair cost 12 euros'
  const what = isPriced ? textOf(analysis, end, until) : '';
  if (/\p{Lu}/u.test(what)) return ` ${what}`;
  if (tokens[end]?.lower !== 'for' || !payers.plural || payers.kind !== 'common') return '';
  return isPriced ? ` for ${textOf(analysis, payers.start, payers.end)}` : '';
}

/** 'loss of SMAR1', 'mutations in the CFX gene': what happens to something is nothing without it. */
function undergoneConcept(scene: Scene, phrase: NounPhrase): string | null {
  const { tokens, nounPhrases } = scene.analysis;
  const head = tokens[phrase.head] as Token;
  const next = nounPhrases[phrase.index + 1];
  if (next === undefined || next.governor !== phrase.end || next.end - next.start > 4) return null;
  if (phrase.possessor !== null || !undergoing.test(head.lower)) return null;
  const preposition = (tokens[phrase.end] as Token).lower;
  // 'mutations in BRX1 cause', but 'found mutations in France'
  const isSubject = scene.analysis.verbGroups.some(({ start }) => start === next.end);
  if (preposition !== 'of' && !(preposition === 'in' && isSubject)) return null;
  if (nameOf(scene, next.index) === null && conceptOf(scene, next.index) === null) return null;
  const what = phraseText(scene.analysis, next, scene.titles).replace(/^(?:the|an?) /i, '');
  return `${head.lower} ${preposition} ${what}`;
}
