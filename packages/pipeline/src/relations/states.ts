import { restoreTitles } from './asides.ts';
import { statusWords } from './copulas.ts';
import { type Drafts, plainMood } from './draft.ts';
import { moodOf } from './moods.ts';
import { predicateOf } from './predicates.ts';
import { mentionOfName, nameOf, type Scene } from './scene.ts';

/** Phrases that say in what state a thing is: it is in one at a time. */
const phrases =
  'on hold|on track|on schedule|on sale|on strike|on (?:(?:maternity|paternity|parental|sick|annual|unpaid|study|family|compassionate|gardening) )?leave|on sabbatical|at risk|behind schedule|ahead of schedule|over budget|under (?:construction|review|development|way|consideration|investigation|repair|maintenance)|underway|' +
  'in (?:planning|progress|development|production|review|testing|beta|discussion|preparation|draft|service|operation|liquidation|administration|stock|force)|out of (?:service|stock|print|order)|up and running|up for sale|for sale|' +
  'a work in progress|closed to (?:the public|visitors|traffic)|open to (?:the public|visitors|traffic)';
const inState = new RegExp(
  `^(.+?) (?:is|was|are|were|will be|has been|have been|remains?|stays?|went|goes|has gone|was put|is put|has been put)(?: now| currently| still| again| back| temporarily)* (${phrases})(?: (?:since|from|until|as of|on|in|for now|again|now)\\b[^,]*)?[.!]?$`,
  'iu',
);
const statusOf =
  /^(?:the )?(?:current |new )?status of (.+?) (?:is|was|has been|remains)(?: now| currently| still)?(?: changed to| set to)? (.+?)[.!]?$/iu;

const bareState = new RegExp(`^(?:${phrases})\\b`, 'iu');

/** Whether a text begins with a state that a thing is in: 'on hold', 'delayed until March'. */
export function tellsState(text: string): boolean {
  return bareState.test(text) || statusWords.test(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '');
}

/** 'Ana is responsible for booking the venue': a task that is no named thing. */
export function readTask(scene: Scene, drafts: Drafts): boolean {
  const { analysis } = scene;
  const match =
    /^(.+?) (?:is|was|will be) (?:responsible for|in charge of|tasked with|charged with) (\p{Ll}+ing\b.+?)[.]?$/u.exec(
      analysis.text,
    );
  const clause = analysis.clauses.find(({ kind }) => kind === 'main');
  if (match === null || clause === undefined || (match[2] ?? '').length > 160) return false;
  const name = match[1] ?? '';
  if (!/^\p{Lu}[\p{L}\p{N}_'’.-]*(?: \p{Lu}[\p{L}\p{N}_'’.-]*){0,3}$/u.test(name)) return false;
  drafts.add({
    predicate: 'responsible_for',
    spec: predicateOf('responsible_for') ?? null,
    subject: mentionOfName(restoreTitles(name, scene.titles)),
    object: null,
    text: match[2] ?? '',
    effect: 'state',
    mood: moodOf(scene, clause),
    clause,
    isUnique: false,
  });
  return true;
}

/** 'Ana's standing instruction is to never use emojis': an instruction is no denial of anything. */
export function readInstruction(scene: Scene, drafts: Drafts): boolean {
  const text = restoreTitles(scene.analysis.text, scene.titles);
  const match = /^(.+?)['’]s standing instruction is to (.+?)[.]?$/u.exec(text);
  const [, who = ''] = match ?? [];
  if (match === null || who === '') return false;
  drafts.add({
    predicate: 'other:instruction',
    spec: null,
    subject: mentionOfName(who, 'person'),
    object: null,
    text: text.replace(/[.]$/, ''),
    effect: 'state',
    mood: plainMood,
    clause: null,
    isUnique: false,
  });
  return true;
}

/** 'The project is on hold', 'The status of Atlas is now on hold': a state that is no single adjective. */
export function readStateOf(scene: Scene, drafts: Drafts): boolean {
  const { analysis } = scene;
  const match = inState.exec(analysis.text) ?? statusOf.exec(analysis.text);
  const clause = analysis.clauses.find(({ kind }) => kind === 'main');
  const [, about = '', state = ''] = match ?? [];
  if (match === null || clause === undefined || state.length > 60) return false;
  const named = analysis.nounPhrases.flatMap((phrase) => {
    const end = analysis.tokens[phrase.end - 1]?.end ?? 0;
    return end <= match.index + about.length + match[0].indexOf(about)
      ? (nameOf(scene, phrase.index) ?? [])
      : [];
  });
  const [subject] = named;
  // 'Ana Ruiz, our accountant, is on leave'
  if (subject === undefined || named.some(({ name }) => name !== subject.name)) return false;
  drafts.add({
    predicate: 'status',
    spec: predicateOf('status') ?? null,
    subject,
    object: null,
    text: state,
    effect: 'state',
    mood: moodOf(scene, clause),
    clause,
    isUnique: false,
  });
  return true;
}
