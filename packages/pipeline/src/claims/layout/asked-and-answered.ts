import type { Block } from '@memory/markdown';
import { pastOf, thirdOf } from '../../language/words/inflections.ts';
import { splitSentences } from '../../language/words/sentences.ts';
import { capital, NAME, NAMES, uncapital } from '../rewordings/sentence-rule.ts';
import { isOrdinary, preposition } from '../talk/answer-words.ts';
import { answeredStatement } from '../talk/answers.ts';
import { isSentence } from './whole-sentences.ts';

/** What a page asks and answers itself, and where the answer stands in the block. */
export type SelfAnswer = { readonly statement: string; readonly start: number; readonly end: number };

const mark = /^(?:(?:Q|Question) ?\d{0,2} ?[.:)]|\d{1,2}[.)])\s*/u;
const answerMark = /^\s*(?:A|Answer) ?\d{0,2} ?[.:)]\s*/u;
/** 'Q: Who runs it?' on a line of its own, or in front of the answer. */
const posed = /^(?:(?:Q|Question) ?\d{0,2} ?[.:)]\s*)?(\p{Lu}[^?.!\n]{5,120}\?)(?=\s)/u;

/** The statement that a paragraph's first words make as the answer to the question in front of them or in the block above. */
export function selfAnswer(block: Block, above: Block | undefined): SelfAnswer | null {
  if (block.kind !== 'paragraph') return null;
  const { plain } = block.text;
  const own = posed.exec(plain);
  const asked = above?.kind === 'heading' || above?.kind === 'paragraph' ? above.text.plain.trim() : '';
  const question = own?.[1] ?? posed.exec(`${asked.replace(mark, '')} `)?.[1] ?? '';
  if (question === '' || (own === null && !asked.endsWith(question))) return null;
  const from = own?.[0].length ?? 0;
  const opening = from + (answerMark.exec(plain.slice(from))?.[0].length ?? 0);
  const [first] = splitSentences(plain.slice(opening));
  if (first === undefined) return null;
  const [start, end] = [opening + first.start, opening + first.end];
  const statement = statementOf(question, plain.slice(start, end));
  return statement === null ? null : { statement, start, end };
}

const SUBJECT = `(?<who>${NAME}|it|they|he|she|the [\\p{Ll}-]+(?: \\p{Ll}+)?)`;
const who = /^[Ww]ho (?<done>(?!(?:is|are|was|were|do|does|did|can|will|should|to)\b).+)$/u;
const which = new RegExp(
  `^(?<kind>[Ww]hat|[Ww]hich|[Hh]ow many|[Hh]ow much|[Ww]hen|[Ww]here)(?<noun>(?: \\p{Ll}+){0,2}?) (?<help>does|do|did) ${SUBJECT} (?<verb>\\p{Ll}+)(?<rest>(?: .+)?)$`,
  'u',
);
const being = new RegExp(
  `^(?<kind>[Ww]hat|[Ww]ho|[Ww]hen|[Ww]here|[Ii]n (?:what|which) year) (?<help>is|are|was|were) ${SUBJECT}(?<done>(?: \\p{Ll}+)?)$`,
  'u',
);
const whether = new RegExp(
  `^(?<help>[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Cc]an|[Dd]oes|[Dd]o|[Dd]id) ${SUBJECT} (?<verb>\\p{Ll}+)(?<rest>(?: .+)?)$`,
  'u',
);
const ofReader = /\b(?:I|we|you|your|my|our|us|me)\b/iu;
const answer = new RegExp(`^(?:the )?(?:${NAMES})$`, 'u');

function statementOf(question: string, said: string): string | null {
  const asked = question.replace(/\?$/, '').replace(/ any (?=\p{Ll})/u, ' ');
  const reply = said.trim().replace(/[.!…]+$/, '');
  if (ofReader.test(asked) || ofReader.test(reply) || reply.length > 120) return null;
  const polar = whether.exec(asked)?.groups;
  const agrees = /^(?:(yes)|no|not yet|not at the moment|not currently)\b/iu.exec(reply);
  if (polar !== undefined && agrees !== null) {
    const rest = reply.slice(agrees[0].length);
    // 'Yes, but only on Linux' is half an answer
    if (/^[,;]? (?:but|if|only|unless|except|partly|it|they|s?he)\b/iu.test(rest) || isSentence(rest))
      return null;
    return toldWhether(polar, agrees[1] !== undefined);
  }
  if (
    reply === '' ||
    isSentence(`${reply}.`) ||
    /^(?:nothing|no ?one|nobody|none|every|any|all\b)/iu.test(reply)
  )
    return null;
  const { done } = who.exec(asked)?.groups ?? {};
  if (done !== undefined) return answer.test(reply) ? `${reply} ${done}.` : null;
  const open = which.exec(asked)?.groups;
  const state = being.exec(asked)?.groups;
  const told =
    open !== undefined ? toldWhich(open, reply) : state === undefined ? null : toldBeing(state, reply);
  const statement = told ?? answeredStatement(question, said);
  return statement === null || /^(?:I|My|We|Our|Please)\b/u.test(statement) ? null : statement;
}

type Parts = Record<string, string | undefined>;

/** 'Which database does Tarn use?' – 'Postgres', 'How many seats does the hall have?' – 'About 400' */
function toldWhich(
  { kind = '', noun = '', help = '', who = '', verb = '', rest = '' }: Parts,
  reply: string,
) {
  const isWord = isOrdinary(/^\p{L}+/u.exec(reply)?.[0] ?? '') && !/^\S+ \p{Lu}/u.test(reply);
  const said = isWord ? uncapital(reply) : uncapitalLink(reply);
  const isCount = /^how many$/iu.test(kind) && /^(?:\p{L}+ )?[\d.,]+$/u.test(reply);
  const what = `${linkOf(kind, reply)}${said}${isCount ? noun : ''}`;
  const does = `${capital(who)} ${inflected(help, verb)}`;
  // 'When did she join Orr Ltd?', 'Which countries does it export to?'
  const isBehind = /^(?:when|where)$/iu.test(kind) || /^ (?:to|from|in|for|with|on|at|by)$/u.test(rest);
  return isBehind ? `${does}${rest} ${what}.` : `${does} ${what}${rest}.`;
}

/** 'Where is it based?' – 'In Leeds', 'What is Kelp?' – 'A backup tool' */
function toldBeing({ kind = '', help = '', who = '', done = '' }: Parts, reply: string): string | null {
  const isWhat = /^wh(?:at|o)$/iu.test(kind);
  if (isWhat !== (done === '') || (isWhat && !/^(?:an?|the) /iu.test(reply))) return null;
  return `${capital(who)} ${help}${done} ${isWhat ? uncapital(reply) : `${linkOf(kind, reply)}${uncapitalLink(reply)}`}.`;
}

function uncapitalLink(reply: string): string {
  return preposition.test(reply) ? uncapital(reply) : reply;
}

/** The 'in', 'on' or 'at' that an answer to 'where' or 'when' goes without. */
function linkOf(kind: string, reply: string): string {
  if (preposition.test(reply)) return '';
  if (/^where$/iu.test(kind)) return 'in ';
  return /when|year/iu.test(kind) ? timeLink(reply) : '';
}

function timeLink(reply: string): string {
  if (/^(?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b)?|noon|midnight)$/iu.test(reply) && !/^\d{4}$/.test(reply))
    return 'at ';
  return /^(?:\d{1,2} \p{Lu}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u.test(reply) ? 'on ' : 'in ';
}

function toldWhether({ help = '', who = '', verb = '', rest = '' }: Parts, agrees: boolean): string {
  const does = /^(?:does|do|did)$/iu.test(help);
  const doing =
    does && agrees ? inflected(help, verb) : `${help.toLowerCase()} ${agrees ? '' : 'not '}${verb}`;
  return `${capital(who)} ${doing}${rest}.`;
}

function inflected(help: string, verb: string): string {
  if (/^did$/iu.test(help)) return pastOf(verb);
  return /^do$/iu.test(help) ? verb : thirdOf(verb);
}
