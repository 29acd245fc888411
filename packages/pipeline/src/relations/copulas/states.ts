import { attributeHolder } from '../attribute-texts.ts';
import { type Drafts, plainMood } from '../draft.ts';
import { restoreTitles } from '../names/asides.ts';
import { isTeam } from '../posts/teams.ts';
import { attributePredicate, predicateOf } from '../predicates.ts';
import { mentionOfName, nameOf, type Scene } from '../scene.ts';
import { moodOf } from '../verbs/moods.ts';
import { statusWords } from './adjectives.ts';

/** Phrases that say in what state a thing is: it is in one at a time. */
const phrases =
  'on hold|on ice|on track|on schedule|on sale|on strike|on (?:(?:maternity|paternity|parental|sick|medical|annual|unpaid|study|family|compassionate|gardening) )?leave|on sabbatical|at risk|behind schedule|ahead of schedule|over budget|under (?:test|testing|construction|review|development|way|consideration|investigation|repair|maintenance)|underway|' +
  'in (?:planning|progress|development|production|review|testing|(?:(?:private|public|closed|open|early|limited) )?(?:beta|alpha|preview)|discussion|preparation|draft|service|operation|liquidation|administration|receivership|insolvency|stock|force|maintenance mode|early access|limbo)|in (?:(?:the|its|an?|their|final|late|early) )?(?:[\\p{Ll}-]+ ){1,2}(?:phase|stages?)|at (?:the|an?|its) (?:[\\p{Ll}-]+ ){1,2}stage|out of (?:service|stock|print|order|use|action|beta)|down|up again|back (?:up|in (?:service|operation|use)|in stock)|up and running|up for sale|for sale|' +
  'a work in progress|closed to (?:the public|visitors|traffic)|open to (?:the public|visitors|traffic)';
const inState = new RegExp(
  `^(.+?) (?:is|was|are|were|will be|has been|have been|remains?|stays?|went|goes|has gone|was put|is put|has been put)(?: now| currently| still| again| back| temporarily| no longer| not| yet| never)* (${phrases})(?: (?:since|from|until|as of|on|in|for now|again|now|at(?= \\d)|after|because|due to|for(?= (?:maintenance|repairs|an?|\\d|two|three|four|five|six|seven|eight|nine|ten|several|about|almost|nearly|over) ?))\\b[^,]*)?[.!]?$`,
  'iu',
);
const statusOf =
  /^(?:the )?(?:current |new )?status of (.+?) (?:is|was|has been|remains)(?: now| currently| still)?(?: changed to| set to)? (.+?)(?: (?:since|from|as of|on|in) (?:\d|\p{Lu}\p{Ll}+ \d)[^,]*?)?[.!]?$/iu;

const bareState = new RegExp(`^(?:${phrases})\\b`, 'iu');

/** Whether a text begins with a state that a thing is in: 'on hold', 'delayed until March'. */
export function tellsState(text: string): boolean {
  return bareState.test(text) || statusWords.test(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '');
}

/** 'Ana is responsible for booking the venue', 'Ben Ito is no longer in charge of payroll': a task that is no named thing. */
export function readTask(scene: Scene, drafts: Drafts): boolean {
  const { analysis } = scene;
  const match =
    /^(?:[^,]{3,40}, )?(\p{Lu}[\p{L}\p{N}_'’.-]*(?: \p{Lu}[\p{L}\p{N}_'’.-]*){0,3}|[Tt]he (?:[\p{L}\p{N}&-]+ ){1,3}(?:team|squad)) (?:(?:is|was|will be|has been) (?:(?:now|also|still|currently|no longer|not) ){0,2}(?:responsible for|in charge of|tasked with|charged with)|(?:now |also |still )?(?:looks|will look|looked) after) (?:the )?(\p{Ll}.*?)[.]?$/u.exec(
      analysis.text,
    );
  const clause = analysis.clauses.find(({ kind }) => kind === 'main');
  if (match === null || clause === undefined) return false;
  const [, name = '', said = ''] = match;
  const text = timeless(scene, said);
  if (text === '' || text.length > 160) return false;
  // 'booking the venue', but 'the billing service' is a thing that others speak of by these words
  const isNamed = scene.terms.some(({ mention }) => mention?.name === text);
  const isTask = !isNamed && /^\p{Ll}+ing\b/u.test(text);
  const [person] = clause.subjects.flatMap((index) => nameOf(scene, index) ?? []);
  // 'Rotavirus is responsible for diarrhoea'
  if (
    !isTask &&
    ((person?.type !== 'person' && !isTeam(person ?? null)) ||
      /\p{Lu}|^(?:his|her|its|their|my|our) /u.test(text) ||
      isNamed)
  )
    return false;
  const subject = isTask || person === undefined ? mentionOfName(restoreTitles(name, scene.titles)) : person;
  const mood = moodOf(scene, clause);
  const effect = /\bno longer\b/.test(match[0]) ? 'end' : 'state';
  const spec = predicateOf('responsible_for') ?? null;
  for (const part of isTask ? [text] : fieldsIn(text))
    drafts.add({
      predicate: 'responsible_for',
      spec,
      subject,
      object: null,
      text: part,
      effect,
      mood,
      clause,
      isUnique: false,
    });
  return true;
}

/** A text at the end of a sentence without the time that closes it. */
function timeless({ analysis: { nounPhrases, text: whole, tokens } }: Scene, text: string): string {
  const from = whole.lastIndexOf(text);
  const time = nounPhrases.find(
    ({ kind, start }) => kind === 'time' && (tokens[start]?.start ?? 0) >= from + text.length / 4,
  );
  const end = tokens[time?.governor ?? time?.start ?? -1]?.start;
  if (end === undefined) return text;
  const rest = whole.slice(from, Math.max(from, end)).trim();
  return rest.replace(/ (?:from|since|in) the week(?: of)?$/, '');
}

/** 'payroll, visas and permits' are three fields, 'health and safety' is one. */
function fieldsIn(text: string): string[] {
  if (
    /\b(?:health and safety|research and development|terms and conditions|learning and development)\b/.test(
      text,
    )
  )
    return [text];
  const parts = text.split(/,? and |, /).map((part) => part.replace(/^the /, ''));
  return parts.every((part) => /^[\p{Ll}-]+(?: [\p{Ll}-]+)?$/u.test(part)) ? parts : [text];
}

/** What instructions of one kind are about, of which the last one counts: 'answer in German', then 'answer in English'. */
const topics: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:always |only )?(?:answer|reply|respond|write|talk|speak|communicate|write your (?:answers|replies))\b[^,;]{0,30}? (?:only )?in (?!bullet|short|full|capital|small|plain|simple|complete|lower|upper)\p{Lu}\p{Ll}+/u,
    'language',
  ],
  [
    /^(?:always |only )?(?:keep|give|make|write|use|prefer|limit)\b[^,;]{0,40}\b(?:short|brief|concise|long|longer|shorter|detailed|\d+ (?:words|sentences|lines|paragraphs|characters))\b/u,
    'length',
  ],
  [/^(?:always |only )?use (?:the )?(?:metric|imperial|celsius|fahrenheit|SI)\b/iu, 'units'],
];

/** 'Ana's standing instruction is to never use emojis': an instruction is no denial of anything. */
export function readInstruction(scene: Scene, drafts: Drafts): boolean {
  const text = restoreTitles(scene.analysis.text, scene.titles);
  const match = /^(.+?)['’]s standing instruction is to (.+?)[.]?$/u.exec(text);
  const [, who = ''] = match ?? [];
  if (match === null || who === '') return false;
  const topic = topics.find(([pattern]) => pattern.test(match[2] ?? ''))?.[1];
  drafts.add({
    predicate: topic === undefined ? 'other:instruction' : attributePredicate(`${topic} instruction`),
    spec: null,
    subject: mentionOfName(who, 'person'),
    object: null,
    text: text.replace(/[.]$/, ''),
    effect: 'state',
    mood: plainMood,
    clause: null,
    isUnique: topic !== undefined,
  });
  return true;
}

/** 'User's name is Bea Moss', of whom a talk is known to be hers: who is called 'User' where she does not say who she is. */
export function readUsersName(scene: Scene, drafts: Drafts): boolean {
  const [text = '', name] =
    /^User['’]s name is (\p{Lu}[\p{L}\p{N}_.'’-]*(?: \p{Lu}[\p{L}\p{N}_.'’-]*){0,3})$/u.exec(
      restoreTitles(scene.analysis.text, scene.titles).replace(/[.]$/, ''),
    ) ?? [];
  if (name === undefined || name !== scene.hint?.name) return false;
  drafts.add({
    predicate: attributePredicate('name'),
    spec: null,
    subject: { ...mentionOfName(name, 'person'), surface: 'User' },
    object: null,
    text,
    effect: 'state',
    mood: plainMood,
    clause: null,
    isUnique: true,
  });
  return true;
}

/** 'The lift at Orr House': a part of what is named. */
const partInside = /^(?:The|Our) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) (?:at|in|inside) (?:the )?\p{Lu}/u;

/** 'The project is on hold', 'The status of Atlas is now on hold': a state that is no single adjective. */
export function readStateOf(scene: Scene, drafts: Drafts): boolean {
  const { analysis } = scene;
  const match = inState.exec(analysis.text) ?? statusOf.exec(analysis.text);
  const clause = analysis.clauses.find(({ kind }) => kind === 'main');
  const [, about = '', state = ''] = match ?? [];
  if (match === null || clause === undefined || state.length > 60) return false;
  // 'Ann reported that everything is on track' tells no state of hers
  if (/ (?:said|says|reported|reports|confirmed|told|announced|noted|stated)\b.* \S+$/.test(about))
    return false;
  const named = analysis.nounPhrases.flatMap((phrase) => {
    const end = analysis.tokens[phrase.end - 1]?.end ?? 0;
    return end <= match.index + about.length + match[0].indexOf(about)
      ? (nameOf(scene, phrase.index) ?? [])
      : [];
  });
  const [first] = clause.subjects;
  // 'The status of Signup page is done': of what it is, a name or not
  const subject =
    named[0] ??
    (statusOf.test(analysis.text) && first !== undefined && tellsState(state)
      ? (attributeHolder(scene, first) ?? undefined)
      : undefined);
  // 'Ana Ruiz, our accountant, is on leave'
  if (subject === undefined || named.some(({ name }) => name !== subject.name)) return false;
  // a person is down in another sense than a server
  if (subject.type === 'person' && /^(?:down|back up)$/.test(state)) return false;
  const isEntered = /\b(?:went|was put)\b/.test(match[0]);
  const [, part] = partInside.exec(about) ?? [];
  // the house works, whatever its lift does
  if (part !== undefined) {
    if (isEntered || /\bno longer\b/.test(match[0])) return false;
    drafts.add({
      predicate: attributePredicate(part),
      spec: null,
      subject,
      object: null,
      text: restoreTitles(`${about} is ${state}`, scene.titles),
      effect: 'state',
      mood: moodOf(scene, clause),
      clause,
      isUnique: true,
    });
    return true;
  }
  drafts.addValue('status', {
    subject,
    text: state,
    effect: /\bno longer\b/.test(match[0]) ? 'end' : isEntered ? 'start' : 'state',
    mood: moodOf(scene, clause),
    clause,
  });
  return true;
}

const unitOf =
  /^(?:[^,]{3,40}, )?(.+?) (?:is|was|will be|has been) (?:now |no longer )?part of the (?:\p{Lu}[\p{L}&]*|\p{Ll}+)(?: (?:\p{Lu}[\p{L}&]*|and|&)){0,3} (division|department|directorate)\b/u;

/** 'Payments is part of the Retail division': a team has one division, so that the next one ends it. */
export function readUnit(scene: Scene, drafts: Drafts): boolean {
  const { analysis } = scene;
  const match = unitOf.exec(analysis.text);
  const clause = analysis.clauses.find(({ kind }) => kind === 'main');
  const [subject] = clause?.subjects.flatMap((index) => nameOf(scene, index) ?? []) ?? [];
  if (match === null || clause === undefined || subject === undefined || subject.type === 'person')
    return false;
  const [said, , unit = ''] = match;
  drafts.add({
    predicate: attributePredicate(unit),
    spec: null,
    subject,
    object: null,
    text: `${subject.name} is ${said.slice(said.search(/part of the /))}`,
    effect: /\bno longer\b/.test(said) ? 'end' : 'state',
    mood: moodOf(scene, clause),
    clause,
    isUnique: true,
  });
  return true;
}

const officeOf =
  /^(?:[^,]{3,40}, )?\p{Lu}[\p{L}'’. -]*? (?:(?:now )?(?:works|is working|is based|will work) (?:in|at)|(?:moves|moved|is moving|will move|has moved|transfers|transferred) (?:from .+? )?to) ((?:the|our) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (office|branch|depot|plant|warehouse|store|site))(?: (?:from|since|on|in|as of|at|next|this)\b[^,]*)?\.?$/u;

/** 'Ann works in the Porto office', 'Ann moves to the Hull depot': who works in one office does so in no other. */
export function readOffice(scene: Scene, drafts: Drafts): boolean {
  const { analysis } = scene;
  const match = officeOf.exec(analysis.text);
  const clause = analysis.clauses.find(({ kind }) => kind === 'main');
  const [, said = '', unit = ''] = match ?? [];
  const place = said.replace(/^our /, 'the ');
  const people = clause?.subjects.flatMap((index) => nameOf(scene, index) ?? []) ?? [];
  if (match === null || clause === undefined || people.length === 0) return false;
  if (people.some(({ type }) => type !== 'person')) return false;
  for (const subject of people)
    drafts.add({
      predicate: attributePredicate(unit),
      spec: null,
      subject,
      object: null,
      text: `${subject.name} works in ${place}`,
      effect: /\b(?:mov|transfer)/.test(match[0]) ? 'start' : 'state',
      mood: moodOf(scene, clause),
      clause,
      isUnique: true,
    });
  return true;
}
