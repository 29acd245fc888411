import type { Clause, Token } from '../../language/analyze.ts';
import { wordTable } from '../../language/words/word-table.ts';
import { trimEnd } from '../copulas/predicate-text.ts';

import { type Drafts, fitOf } from '../draft.ts';
import { otherPredicate, predicateOf } from '../predicates.ts';
import { nameOf, rangeText, type Scene, valueText, verbOf } from '../scene.ts';
import type { Frame } from './frame.ts';

/** Verbs that tell how somebody takes to doing something, and their predicates where the inventory has one. */
const tastes = wordTable<string | null>({
  like: 'likes',
  love: 'likes',
  enjoy: 'likes',
  adore: 'likes',
  prefer: 'prefers',
  dislike: 'dislikes',
  hate: 'dislikes',
  detest: 'dislikes',
  loathe: 'dislikes',
  avoid: 'dislikes',
  miss: null,
  mind: null,
  dread: null,
  fear: 'afraid_of',
});

/** Predicates of which somebody has several objects, each told of by itself as well: 'is allergic to peanuts and eggs'. */
export function isTaste(predicate: string): boolean {
  return /^(?:likes|dislikes|drinks|allergic_to|afraid_of)$/.test(predicate);
}

/** Whether what 'and' joins is one thing to like: 'fish and chips'. */
export function isOneDish(text: string): boolean {
  return /\b(?:fish and chips|(?:mac|macaroni) and cheese|rock (?:and|['’]?n['’]?) roll|gin and tonic|bread and butter|peanut butter and jelly|drum and bass|rhythm and blues|arts and crafts|country and western|hide and seek|bed and breakfast|salt and (?:vinegar|pepper)|cheese and onion|strawberries and cream|bangers and mash|ham and eggs)\b/i.test(
    text,
  );
}

/** 'hates running', 'loves to swim in the sea', 'does not miss living in Rome': what is done is the object as a whole. */
export function readTaste(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, lemma, mood } = frame;
  if (lemma === 'stand') return readAversion(scene, frame, drafts);
  const doing = scene.analysis.clauses.find((other) => isTaken(scene, other, clause));
  if (doing === undefined || frame.passive) return false;
  // 'likes trail running'
  const isCompound = verbOf(scene, doing).start === verbOf(scene, clause).end + 1;
  if (frame.directs.length > (isCompound ? 1 : 0)) return false;
  const subjects = frame.subjects.flatMap((index) => nameOf(scene, index) ?? []);
  // 'Residents fear losing the library': a worry rather than a phobia
  const isWorry = lemma === 'fear' && !subjects.every(({ type }) => type === 'person');
  const spec = isWorry ? null : (predicateOf(tastes[lemma] ?? '') ?? null);
  const verb = verbOf(scene, clause);
  const whole = rangeText(scene, verb.end, trimEnd(scene, verb.end, endOfDoings(scene, doing)));
  const text = whole.replace(/,? any ?more$/i, '');
  const isOver = text !== whole && mood.polarity === 'negated';
  const told = (subject: { name: string }) =>
    spec === null ? [`${subject.name} ${rangeText(scene, verb.start, verb.end)} ${whole}`] : doingsIn(text);
  for (const subject of subjects)
    for (const what of told(subject))
      drafts.add({
        predicate: spec?.name ?? otherPredicate(lemma),
        spec,
        subject,
        object: null,
        text: what,
        effect: 'state',
        mood: isOver && spec !== null ? { ...mood, polarity: 'affirmed', shift: 'ends' } : mood,
        clause,
        isUnique: false,
      });
  return subjects.length > 0;
}

/** 'bouldering and birdwatching' are two, 'reading and writing poems' may be one. */
function doingsIn(text: string): readonly string[] {
  return /^\p{Ll}+ing(?:, \p{Ll}+ing)*,? (?:and|or) \p{Ll}+ing$/u.test(text)
    ? text.split(/,? (?:and|or) |, /)
    : [text];
}

/** 'bouldering and birdwatching': where the last of what is done ends. */
function endOfDoings({ analysis }: Scene, first: Clause): number {
  let { end } = first;
  for (const clause of analysis.clauses.slice(first.index + 1)) {
    const verb = analysis.verbGroups[clause.verb];
    const joins =
      verb?.form === 'gerund' && /^(?:and|or|,)$/.test(analysis.tokens[verb.start - 1]?.lower ?? '');
    if (!joins || verb.start > end + 2) break;
    end = Math.max(end, clause.end);
  }
  return end;
}

/** 'cannot stand olives' */
function readAversion(scene: Scene, { clause, directs, mood, subjects }: Frame, drafts: Drafts): boolean {
  const spec = predicateOf('dislikes');
  const { modal, negated } = verbOf(scene, clause);
  const [direct] = directs;
  if (spec === undefined || direct === undefined || !negated || !/^c(?:an|ould)$/.test(modal ?? ''))
    return false;
  const people = subjects.flatMap((index) => nameOf(scene, index) ?? []);
  for (const subject of people.filter((person) => fitOf(person, ['person']) >= 2))
    drafts.add({
      predicate: spec.name,
      spec,
      subject,
      object: null,
      text: valueText(scene, direct),
      effect: 'state',
      mood: { ...mood, polarity: 'affirmed' },
      clause,
      isUnique: false,
    });
  return people.length > 0;
}

/** Whether a clause is what the verb in front takes as its object, and tells of nothing that happened: 'misses living in Rome'. */
export function isTasted(scene: Scene, clause: Clause): boolean {
  const parent = clause.parent === null ? undefined : scene.analysis.clauses[clause.parent];
  return parent !== undefined && isTaken(scene, clause, parent);
}

function isTaken(scene: Scene, clause: Clause, by: Clause): boolean {
  const verb = verbOf(scene, by);
  const own = verbOf(scene, clause);
  const { tokens } = scene.analysis;
  const between = tokens[verb.end] as Token;
  const isCompound = own.form === 'gerund' && between.pos === 'NOUN' && between.lower === between.lemma;
  return (
    clause.parent === by.index &&
    Object.hasOwn(tastes, verb.lemma) &&
    verb.modal === null &&
    (own.start === verb.end || (own.start === verb.end + 1 && (between.lower === 'to' || isCompound))) &&
    (own.form === 'gerund' || own.form === 'infinitive')
  );
}
