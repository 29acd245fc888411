import type { LabelWords } from '../label-words.ts';
import type { Pace } from '../pace.ts';
import { isGivenName, isKey, isPart, isPersonal, isReaction, longestOpening, mayBePerson } from './labels.ts';
import { type LineFormat, lineFormats } from './line-formats.ts';

const sampleLines = 2_000;
const readAhead = 400;
/** What a person is asked, and no shop: of work, home, family, life. */
const ofPerson =
  /^(?:Q|Question) ?:.*\byour? (?:[\p{Ll}’'-]+ ){0,3}?(?:work|do for|live|born|grow|grew|study|job|role|from|join|name|wife|husband|partner|child|children|family|parents|mother|father|brother|sister|hobby|hobbies|career|childhood|married|old)\b/imu;
/** Labels that stand in front of nothing but what somebody says. */
const talker = /^(?:user|human|assistant|ai|bot|chatbot|me|prompt|chatgpt)$/i;
const machine = /^(?:assistant|ai|bot|chatbot|chatgpt|gpt|claude|gemini|copilot)$/i;
const asker = /^(?:user|human|me|you|prompt)$/i;
/** What is a sentence to somebody, where '2 years on our pumps' is a value. */
const tellsSomebody =
  /(?<![\p{L}'’])(?:I|I['’](?:m|ve|ll|d)|me|my|mine|we|you|let['’]s)(?![\p{L}])|[.!?…]["”')]?\s*$/iu;

/** What the openings that a format reads say for its being a talk. */
type Evidence = {
  readonly speakers: Map<string, number>;
  /** Openings, and those by somebody at a time of day, of these on a day; by given names on a day. */
  begun: number;
  clocked: number;
  dated: number;
  ofDays: number;
  /** Lines of a program, not of a speaker. */
  news: number;
  /** Turns that speak to somebody, that ask, that are sentences. */
  spoken: number;
  asks: boolean;
  sentences: number;
  /** Lines that openings take. */
  explained: number;
};

/** A line of Markdown without the marks that may stand around its speaker. */
export function bareLine(markdown: string, from: number, to: number): string {
  return markdown
    .slice(from, Math.min(to, from + longestOpening))
    .replace(/^(?:[>\s]|[-+*]\s+(?!\S+ has )|\d{1,4}[.)]\s+)+/, '')
    .replace(/[*`]+|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, '');
}

/**
 * The one format that explains most of the first 2,000 lines of a text, where what it reads there is a talk; null for other texts. Labelled
 * lines (`Name: …`, `Role: …`), logs and plans of a day are none.
 */
export async function chooseFormat(
  markdown: string,
  pace: Pace,
  words: LabelWords,
): Promise<LineFormat | null> {
  const found = new Map<LineFormat, Evidence>();
  let lines = 0;
  let headings = 0;
  // what a shop is often asked is no talk
  const isInterview = ofPerson.test(markdown.slice(0, 20_000).replace(/[*_`]+/g, ''));
  for (let at = 0; at < markdown.length && lines < sampleLines; ) {
    const feed = markdown.indexOf('\n', at);
    const end = feed < 0 ? markdown.length : feed;
    const line = bareLine(markdown, at, end);
    if (line.startsWith('#')) headings++;
    else if (line !== '') {
      lines++;
      const next = lineBelow(markdown, end);
      for (const format of lineFormats) {
        if (format.id === 'asked' && !isInterview) continue;
        const opening = format.readTurn(line, next, words);
        if (opening === null) continue;
        const evidence = found.get(format) ?? noEvidence();
        found.set(format, evidence);
        if (opening.speaker === null) evidence.news++;
        else {
          const said = saidBelow(markdown, at, end, line, opening.textStart);
          weigh(evidence, opening.speaker, opening.when ?? '', said, words);
          evidence.explained += opening.textStart > line.length ? 2 : 1;
        }
      }
    }
    at = end + 1;
    if (pace.due(4)) await pace.rest();
  }
  const most = Math.max(0, ...[...found.values()].map(({ explained }) => explained));
  for (const format of lineFormats) {
    const evidence = found.get(format);
    if (evidence === undefined || evidence.begun === 0 || evidence.explained + evidence.news < 0.8 * most)
      continue;
    if (format.isSure ? evidence.explained * 2 >= lines : isTalk(format, evidence, lines, headings, words))
      return format;
  }
  return null;
}

/** The first line of the next three that is below a line, without marks. */
export function lineBelow(markdown: string, end: number): string {
  const feed = markdown.indexOf('\n', end + 1);
  return markdown.slice(end + 1, Math.min(feed < 0 ? markdown.length : feed, end + 1 + longestOpening));
}

function noEvidence(): Evidence {
  return {
    speakers: new Map(),
    begun: 0,
    clocked: 0,
    dated: 0,
    ofDays: 0,
    news: 0,
    spoken: 0,
    asks: false,
    sentences: 0,
    explained: 0,
  };
}

function weigh(evidence: Evidence, speaker: string, when: string, said: string, words: LabelWords): void {
  evidence.begun++;
  evidence.speakers.set(speaker, (evidence.speakers.get(speaker) ?? 0) + 1);
  const hasYear = /\d{4}|\d[./-]\d+[./-]\d/.test(when);
  if (hasYear && isGivenName(speaker.split(' ')[0]?.toLowerCase() ?? '', words)) evidence.ofDays++;
  const hasClock = /\d[:.]\d\d/.test(when);
  if (hasClock && mayBePerson(speaker, words, hasYear)) {
    evidence.clocked++;
    if (hasYear) evidence.dated++;
  }
  const isSomebody = mayBePerson(speaker, words);
  const isSaid =
    (isPersonal(said) && (!isKey(speaker, words) || tellsSomebody.test(said))) ||
    (talker.test(speaker) && /\S\s+\S+\s+\S/.test(said)) ||
    (isReaction(said) && (isSomebody || isPart(speaker)));
  if (isSaid) evidence.spoken++;
  if (/[.!?…]["”')]?\s*$|(?:\S+\s+){7}/.test(said)) evidence.sentences++;
  evidence.asks ||= said.trimEnd().endsWith('?') && isSomebody;
}

/** Whether turns are a third of the lines, and are those of people in a talk. */
function isTalk(
  { id }: LineFormat,
  { speakers, begun, clocked, dated, ofDays, news, spoken, asks, sentences, explained }: Evidence,
  lines: number,
  headings: number,
  words: LabelWords,
): boolean {
  const names = [...speakers.keys()];
  if (id === 'said')
    return (
      names.some((label) => asker.test(label)) && names.some((label) => machine.test(label)) && spoken > 0
    );
  const parts = names.filter(isPart).length;
  // a machine's answer, and a message with a day and a time, may run over many lines
  if ((explained + news) * (parts > 1 || dated === begun ? 12 : 3) < lines) return false;
  // 'Lead: …' below the heading of each team, 'Docs: …' below that of each version
  const known = names.filter(
    (label) => isPart(label) || words.isName(label.split(' ', 1)[0]?.toLowerCase() ?? ''),
  );
  const isNamed = known.reduce((sum, label) => sum + (speakers.get(label) ?? 0), 0) * 4 >= begun;
  const hasVoice = spoken * 10 >= begun && (spoken > 0 || sentences > 0);
  if (headings > 1 && clocked === 0 && !hasVoice && !(isNamed && sentences > 0)) return false;
  const recurring = names.filter((label) => (speakers.get(label) ?? 0) > 1);
  const people = recurring.filter((label) => isPart(label) || mayBePerson(label, words)).length;
  const isAll = explained + news === lines;
  const isWithMachine =
    names.length === 2 &&
    names.some((label) => asker.test(label) || (!isPart(label) && mayBePerson(label, words))) &&
    names.some((label) => machine.test(label));
  return (
    // several speak, and again
    (begun >= 4 && recurring.length >= 2 && (people * 2 >= recurring.length || spoken * 4 >= begun)) ||
    (clocked > 1 && clocked * 2 >= begun) ||
    // somebody asks, another answers, and the first speaks again
    (isAll && asks && names.length > 1 && people > 0) ||
    // 'Bea (2022-09-05): Tom is back at Orr.' and nothing but such lines
    (ofDays === lines && names.length > 1) ||
    // a message alone, of a day and a time
    dated + news === lines ||
    (spoken > 0 && spoken * 2 >= begun) ||
    (isAll && spoken > 0 && isWithMachine) ||
    // 'Bea: the demo is on Friday', 'Vik: ok'
    (isAll &&
      spoken > 0 &&
      names.length > 1 &&
      names.every((label) => mayBePerson(label, words) && !/\s/.test(label)) &&
      (people > 0 || names.some((label) => isGivenName(label.toLowerCase(), words))))
  );
}

/** What is said behind a turn's opening: on its line, or where that is nothing more on the lines below. */
function saidBelow(markdown: string, from: number, to: number, line: string, textStart: number): string {
  const rest = line.slice(textStart).trim();
  if (rest !== '')
    return markdown.slice(
      Math.max(from, Math.min(to, from + longestOpening) - rest.length),
      Math.min(to, from + readAhead),
    );
  const below = markdown
    .slice(to + Math.max(1, textStart - line.length + 1), to + readAhead)
    .replace(/^\s+/, '');
  return below.split(/\n(?=\s*\n)/, 1)[0] ?? '';
}
