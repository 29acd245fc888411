import type { Token } from '../../language/analyze.ts';
import type { Drafts } from '../draft.ts';
import { isNationality } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import { predicateOf } from '../predicates.ts';
import { headLemma, type Scene, termOf } from '../scene.ts';
import type { Frame } from '../verbs/frame.ts';
import type { Meant } from '../verbs/meant.ts';
import { predicateText } from './predicate-text.ts';

/** Adjectives that say in what state a thing is; a thing is in one such state at a time. */
export const statusWords =
  /^(?:active|inactive|open|closed|pending|done|complete|completed|finished|approved|rejected|deprecated|retired|available|unavailable|online|offline|operational|live|public|private|experimental|stable|unstable|alpha|beta|released|unreleased|discontinued|bankrupt|insolvent|defunct|delayed|cancelled|canceled|suspended|blocked|paused|resolved|unresolved|fixed|broken|obsolete|draft|final|archived|abandoned|enabled|disabled|extinct|endangered|vacant|occupied|empty|full|ready|overdue|late|sold|shelved|scrapped|mothballed|halted|unemployed|employed|alive|dead|deceased)$/;

export const maritalWords = /^(?:single|married|divorced|widowed|engaged|separated)$/;

/** 'tall, blond and shy': each by itself; any other text whole. */
function qualitiesIn(text: string): readonly string[] {
  const parts = text.split(/,? and |, /);
  return parts.length > 1 && parts.every((part) => /^\p{Ll}[\p{Ll}-]+$/u.test(part)) ? parts : [text];
}

export function readAdjective(
  scene: Scene,
  frame: Frame,
  subjects: readonly Mention[],
  drafts: Drafts,
): boolean {
  const { clause, mood } = frame;
  const { tokens } = scene.analysis;
  const effect = frame.lemma === 'become' ? 'start' : 'state';
  const [only] = clause.objects;
  let word = clause.adjective === null ? null : (tokens[clause.adjective] as Token).lower;
  if (word === null && only !== undefined) {
    const { phrase } = termOf(scene, only);
    if (phrase.head === phrase.start) word = (tokens[phrase.head] as Token).lower;
  }
  if (word === null) return false;
  // 'is likely to close', 'is due to open': says of what follows how sure it is
  const after = clause.adjective ?? -1;
  if (
    /^(?:likely|unlikely|due|set|able|unable|expected|ready|willing|keen|certain|sure|bound|poised)$/.test(
      word,
    ) &&
    tokens[after + 1]?.lower === 'to'
  )
    return false;
  let told = false;
  for (const subject of subjects) {
    const spec = predicateOf('age');
    if (spec !== undefined && subject.type === 'person' && word !== 'one' && isBareNumber(scene, only)) {
      drafts.add({
        predicate: spec.name,
        spec,
        subject,
        object: null,
        text: word,
        effect,
        mood,
        clause,
        isUnique: false,
      });
      told = true;
    } else if (statusWords.test(word)) {
      drafts.addValue('status', {
        subject,
        text: word,
        effect,
        mood,
        clause,
      });
      told = true;
    } else if (maritalWords.test(word) && subject.type === 'person') {
      drafts.add({
        predicate: 'other:marital_status',
        spec: null,
        subject,
        object: null,
        text: `${subject.name}'s marital status is ${mood.polarity === 'negated' ? 'not ' : ''}${word}`,
        effect,
        mood,
        clause,
        isUnique: true,
      });
      told = true;
    } else if (subject.type !== 'concept') {
      const text = predicateText(scene, clause);
      // 'The warehouse is Athlone' tells no quality of an Athlone
      // 'stayed there for years'
      // 'The idea is Tom's' tells none of Tom
      const said = text?.replace(/['’]s?$/, '');
      if (text === null || text === 'one' || said === subject.name || /^(?:here|there)\b/i.test(text))
        continue;
      // 'Ann is Danish', 'became Danish in 2010'
      if (subject.type === 'person' && addNationality(subject, text, { mood, effect, clause }, drafts)) {
        told = true;
        continue;
      }
      // 'Priya Nair was 34'
      const name = subject.type === 'person' && /^(?:\d{1,2}|1[01]\d)$/.test(text) ? 'age' : 'property';
      const parts = subject.type === 'person' && mood.polarity === 'affirmed' ? qualitiesIn(text) : [text];
      for (const part of parts)
        drafts.add({
          predicate: name,
          spec: predicateOf(name) ?? null,
          subject,
          object: null,
          text: part,
          effect,
          mood,
          clause,
          isUnique: false,
        });
      told = true;
    }
  }
  return told;
}

/** 'Danish', 'a Danish citizen': of which country somebody is. */
export function addNationality(subject: Mention, text: string, meant: Meant, drafts: Drafts): boolean {
  const [, name = ''] = /^(?:an? )?(\p{Lu}\p{Ll}+)(?: citizen)?$/u.exec(text) ?? [];
  const spec = predicateOf('nationality');
  if (spec === undefined || !isNationality(name.toLowerCase())) return false;
  drafts.add({
    predicate: spec.name,
    spec,
    subject,
    object: { surface: name, name, type: 'place', isTypeCertain: false, traits: [] },
    text: null,
    isUnique: false,
    ...meant,
  });
  return true;
}

/** 'who is 6', 'is forty': how old somebody is. */
function isBareNumber(scene: Scene, index: number | undefined): boolean {
  if (index === undefined) return false;
  const { phrase } = termOf(scene, index);
  const token = scene.analysis.tokens[phrase.start] as Token;
  return (
    phrase.end === phrase.start + 1 &&
    // 'was one of the best teachers'
    scene.analysis.tokens[phrase.end]?.lower !== 'of' &&
    token.pos === 'NUM' &&
    /^(?:\d{1,2}|1[01]\d|\p{L}+)$/u.test(token.text)
  );
}

/** 'Ann is 11 years old'; 'when Ann was 11 years old' tells no age of hers. */
export function readYearsOld(
  scene: Scene,
  { clause, mood, lemma }: Frame,
  object: number,
  subjects: readonly Mention[],
  drafts: Drafts,
): boolean {
  const { tokens } = scene.analysis;
  const { phrase } = termOf(scene, object);
  const spec = predicateOf('age');
  const at = tokens.findIndex(({ pos }, i) => i >= phrase.start && i < phrase.end && pos === 'NUM');
  const count = tokens[at];
  const unit = headLemma(scene, object);
  const isOld = /^(?:year|month|week|day)$/.test(unit) && tokens[phrase.end]?.lower === 'old';
  if (spec === undefined || lemma !== 'be' || !isOld || count === undefined) return false;
  // 'is only nine years old', 'is nearly ten', but 'the two twins are nine'
  const front = tokens.slice(phrase.start, at).map(({ lower }) => lower);
  if (!front.every((word) => /^(?:only|just|now|already|about|around|almost|nearly|over|still)$/.test(word)))
    return false;
  const about = front.filter((word) => /^(?:about|around|almost|nearly|over)$/.test(word));
  const rest = unit === 'year' ? [] : tokens.slice(at + 1, phrase.end).map(({ lower }) => lower);
  for (const subject of clause.kind === 'main' ? subjects : [])
    drafts.add({
      predicate: spec.name,
      spec,
      subject,
      object: null,
      text: [...about, count.lower, ...rest].join(' '),
      effect: 'state',
      mood,
      clause,
      isUnique: false,
    });
  return true;
}
