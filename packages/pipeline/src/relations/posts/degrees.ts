import type { Token } from '../../language/analyze.ts';
import { type Drafts, fitOf } from '../draft.ts';
import { predicateOf } from '../predicates.ts';
import { headLemma, nameOf, rangeText, type Scene, termOf, verbOf } from '../scene.ts';
import type { Frame } from '../verbs/frame.ts';

const taking = /^(?:have|hold|possess|earn|receive|complete|obtain|get|gain|take|finish|award)$/;
const short =
  /^(?:Ph\.?D\.?|DPhil|MPhil|MBA|B\.?Sc\.?|M\.?Sc\.?|B\.?A\.?|M\.?A\.?|[BM]\.S\.?|B\.?Eng\.?|M\.?Eng\.?|LL\.?[BM]\.?|JD|MD)$/;

/** 'Ann holds a PhD in physics', 'earned her law degree from Graz in 2004': what somebody has studied, and where. */
export function readDegree(scene: Scene, frame: Frame, drafts: Drafts): boolean {
  const { clause, lemma, mood } = frame;
  const { passive, subjects } = frame;
  if (!taking.test(lemma) || passive !== (lemma === 'award') || verbOf(scene, clause).progressive)
    return false;
  const behind = frame.prepositional.map(({ phrase }) => phrase);
  const degrees = [...new Set([...clause.objects, ...behind])].filter((index) => isDegree(scene, index));
  const people = subjects
    .flatMap((index) => nameOf(scene, index) ?? [])
    .filter((mention) => fitOf(mention, ['person']) >= 1);
  if (degrees.length === 0 || people.length === 0) return false;
  const schools = frame.prepositional
    .filter(({ word, phrase }) => /^(?:from|at)$/.test(word) && !degrees.includes(phrase))
    .flatMap(({ phrase }) => nameOf(scene, phrase) ?? [])
    .filter((mention) => fitOf(mention, ['organization', 'place']) >= 2);
  const common = { effect: 'state', mood, clause, isUnique: false } as const;
  const studied = predicateOf('studied_at') ?? null;
  const spec = predicateOf('degree') ?? null;
  for (const subject of people) {
    for (const index of degrees) {
      const text = degreeText(scene, index);
      drafts.add({ ...common, predicate: 'degree', spec, subject, object: null, text });
    }
    // who has no degree from Graz may have studied there, and an honorary one is given for other things
    if (mood.polarity === 'negated' || degrees.some((index) => isHonorary(scene, index))) continue;
    for (const object of schools)
      drafts.add({ ...common, predicate: 'studied_at', spec: studied, subject, object, text: null });
  }
  return true;
}

/** 'a PhD', 'a law degree', 'a master's in economics'; but 'a high degree of trust' and '20 degrees'. */
function isDegree(scene: Scene, index: number): boolean {
  const { tokens } = scene.analysis;
  const { phrase } = termOf(scene, index);
  const noun = headLemma(scene, index);
  // 'a fellowship in Hale, MA'
  const isState =
    tokens[phrase.start - 1]?.text === ',' &&
    tokens[phrase.start - 2]?.pos === 'PROPN' &&
    phrase.end - phrase.start === 1;
  if (isState) return false;
  if (short.test((tokens[phrase.head] as Token).text) || /^(?:doctorate|mba|phd)$/.test(noun)) return true;
  const next = tokens[phrase.end]?.lower;
  if (/^(?:bachelor|master)$/.test(noun)) return /^(?:of|in|from)$/.test(next ?? '');
  // 'a Diploma in design', but 'the Grand Diploma'
  const isBare = phrase.kind === 'common' || phrase.head === (phrase.determiner ?? phrase.start) + 1;
  return /^(?:degree|diploma)$/.test(noun) && isBare && next !== 'of';
}

function isHonorary(scene: Scene, index: number): boolean {
  const { start, head } = termOf(scene, index).phrase;
  return /\bhonorary\b/i.test(rangeText(scene, start, head));
}

/** 'a PhD in physics', with the fields that follow it. */
function degreeText(scene: Scene, index: number): string {
  const { nounPhrases, tokens } = scene.analysis;
  const { phrase } = termOf(scene, index);
  const { determiner } = phrase;
  let { end } = phrase;
  for (const next of nounPhrases.slice(index + 1)) {
    const link = tokens[end]?.lower ?? '';
    const isField =
      link === 'in' ? next.kind === 'common' : /^(?:of|and)$/.test(link) && next.governor !== null;
    if (next.start !== end + 1 || !isField) break;
    end = next.end;
  }
  const isHers =
    determiner !== null && /^(?:his|her|their|my|our)$/.test((tokens[determiner] as Token).lower);
  const text = rangeText(scene, isHers ? phrase.start + 1 : phrase.start, end);
  return isHers ? `a ${text}` : text;
}
