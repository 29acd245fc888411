import { pastOf } from '../../language/words/inflections.ts';
import { verbStem } from '../../language/words/lexicon.ts';
import { MONTH } from '../rewordings/sentence-rule.ts';

const asksSince =
  /(?:^|[.!?,…]\s+)(?:(?:oh|nice|cool|wow|really|great|and|ok|okay),? )?(?:since when|from when|how long(?: (?:for|now))?|how long (?:have|has) (?:you|he|she|they|it) (?:been|worked|lived|had|done|played|taken|been (?:working|living|studying|doing|taking|using))(?: (?:there|here|it|that|them|with them|for them|at it|doing (?:it|that)))?)(?:,? \p{Lu}\p{L}+)?\?[?!]*\s*$/iu;
const asksWhen =
  /(?:^|[.!?,…]\s+)(?:(?:oh|nice|cool|wow|really|great|and|ok|okay),? )?(?:when(?: (?:was|is) (?:that|it|this))?|when did (?:that|this|it) happen)(?:,? \p{Lu}\p{L}+)?\?[?!]*\s*$/iu;
const POINT = String.raw`(?:(?:the (?:beginning|start|end|middle) of |early |late |mid-?)?(?:(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTH})(?: \d{1,2}(?:st|nd|rd|th)?,?)?(?: \d{4})?|\d{4}|(?:last|this) (?:week|month|year|summer|winter|spring|autumn|\p{Lu}\p{Ll}+)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|yesterday|(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:days?|weeks?|months?|years?) ago))`;
const sinceThen = new RegExp(`^(?:(?:ever )?since |from )?(${POINT})$`, 'iu');
const atThat = new RegExp(`^((?:in |on |at )?)(${POINT})$`, 'iu');
const stands =
  /^(?:I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey|[Mm]y \p{Ll}+(?: \p{Lu}\p{L}+)?|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)(?:['’](?:m|re|s)| am| is| are) |\b(?:live|work|teach|study|play|run|lead|own|have|take|use|drive|manage|coach|chair|share)s? (?:in|at|for|with|on|under|the|an?|my) /u;
const happened =
  /^(?:\p{Lu}[\p{L}'’-]+ and \p{Lu}[\p{L}'’-]+ (?:split up|broke up|got (?:married|engaged|divorced)|married|moved)\b|(?:I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey|[Mm]y \p{Ll}+(?: \p{Lu}\p{L}+)?|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*) (?:just |finally )?(?:\p{Ll}{2,}ed|left|quit|bought|sold|met|became|got|began|lost|won|went|gave|took|wrote|built) )/u;
const timed = /\b(?:since|until|ago|yesterday|today|tomorrow|last|next|this|\d{4}|not|never)\b|n['’]t\b/iu;

const forLong =
  /^(?:for )?((?:(?:about|around|over|almost|nearly|more than) )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d{1,2}) (?:days?|weeks?|months?|years?))(?: now)?$/iu;

/** 'I work at Orr' with how long it has been so: 'I have worked at Orr for six years'; null of any other sentence. */
function goingOnFor(said: string, lasting: string): string | null {
  const [, who = '', verb = '', rest = ''] =
    /^(I|[Ww]e|(?:[Mm]y \p{Ll}+ )?\p{Lu}[\p{L}'’-]+|[Hh]e|[Ss]he|[Mm]y \p{Ll}+)(['’](?:m|re|s)| \p{Ll}+)( .+)$/u.exec(
      said.replace(/ (?:now|still|currently|at the moment)\b/, ''),
    ) ?? [];
  if (who === '') return null;
  const word = verb.trim();
  const isBeing = /^(?:['’](?:m|re|s)|am|is|are)$/.test(word);
  const stem = isBeing ? null : (verbStem(word) ?? word);
  if (stem !== null && !/^(?:live|work|teach|study|play|run|lead|own|have|use|take|drive|smoke)$/.test(stem))
    return null;
  const have = /^(?:I|we)$/i.test(who) ? 'have' : 'has';
  return `${who} ${have} ${stem === null ? 'been' : (partOf[stem] ?? pastOf(stem))}${rest} for ${lasting.toLowerCase()}.`;
}

const partOf: Readonly<Record<string, string>> = { run: 'run', take: 'taken', drive: 'driven' };

/**
 * What a speaker told, with the time that an answer to 'Since when?' or 'When was that?' gives it: 'I live in Hull.' – 'Since when?' –
 * 'Since 2019.' is 'I have lived …', said as 'I live in Hull since 2019'. Null for any other question, and where a time was told.
 */
export function datedByAnswer(question: string, answer: string, told: string): string | null {
  const said = told.trim().replace(/[.!\s]+$/, '');
  const reply = answer.trim().replace(/[.!\s]+$/, '');
  if (said === '' || said.length > 120 || /[?;:,]/.test(said) || timed.test(said)) return null;
  if (asksSince.test(question)) {
    const since = sinceThen.exec(reply)?.[1];
    const lasting = forLong.exec(reply)?.[1];
    if (lasting !== undefined && since === undefined) return goingOnFor(said, lasting);
    return since === undefined || !stands.test(said)
      ? null
      : `${said.replace(/ (?:now|currently)\b/, '')} since ${since}.`;
  }
  if (!asksWhen.test(question) || !happened.test(said)) return null;
  const [, word = '', point] = atThat.exec(reply) ?? [];
  if (point === undefined) return null;
  const own = /^\d{4}$/.test(point) || new RegExp(`^(?:${MONTH})(?: \\d{4})?$`, 'u').test(point) ? 'in ' : '';
  return `${said} ${word === '' ? (/^\d{1,2}[a-z ]|day$/.test(point) && !/ago$|yester/.test(point) ? 'on ' : own) : word.toLowerCase()}${point}.`;
}
