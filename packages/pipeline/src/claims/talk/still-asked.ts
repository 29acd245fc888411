import { verbStem } from '../../language/words/lexicon.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';

const asks = /^(?:do|are) you still (?:(in|at|with|on) (?=\p{Lu})|(\p{Ll}+)\s*)(.*)$/iu;
const gaveUp =
  /^(?:(?:no|nope|nah|not (?:really|any ?more)|actually)[,.;]? )*(?:no,? )?(?:I )?(?:have |['’]ve )?(?:just )?(?:quit|stopped|gave (?:it|that|them|him|her) up|given (?:it|that|them) up|gave up|dropped (?:it|that)|dropped out|quit (?:it|that)|stopped (?:that|it|doing (?:it|that)))((?: (?:in|on|last|this|at|a|two|three|some) [^,;.]{2,30}| yesterday| recently)?)$/iu;
const another =
  /^(?:no|nope|nah|not (?:really|any ?more))[,.;]? (?:(?:just|only|it['’]s|actually|now|mostly)[,]? )*((?:in |at )?(?:an? |the )?(?!(?:not|never|thanks?|sorry|but|and|because|why|I)\b)[\p{L}\d][\p{L}\d'’-]*(?: [\p{L}\d][\p{L}\d'’-]*){0,2}?)(?:,? (?:now|these days|nowadays|instead|only))?$/iu;
const had = /^(?:drink|eat|use|drive|prefer|like|play|ride|read|wear|take|smoke)$/i;

/**
 * What an answer tells besides no to whether somebody still does or is something: 'Do you still smoke?' – 'No, I quit in May.',
 * 'Do you still drink cola?' – 'No, only tea.', 'Are you still in Hull?' – 'No, in York now.' Null for any other.
 */
export function noLongerSo(question: string, answer: string): string | null {
  const match = asks.exec(question) ?? null;
  const [, where, verb = '', rest = ''] = match ?? [];
  const reply = answer.trim().replace(/[.!…\s]+$/, '');
  if (match === null) return movedOn(question, reply);
  const over = gaveUp.exec(reply);
  if (over !== null && verb !== '' && verbStem(`${verb}s`) !== null) {
    const when = over[1] ?? '';
    return when === ''
      ? `I no longer ${verb} ${rest}`.trim().concat('.')
      : `I stopped ${gerundOf(verb)} ${rest}`.trim().concat(`${when}.`);
  }
  const [, told] = another.exec(reply) ?? [];
  if (
    told === undefined ||
    /^\p{Ll}+(?:ed|ing|ly)$|^(?:longer|more|way|idea|problem|worries|yet)$/u.test(told)
  )
    return null;
  const now = uncapital(told);
  if (where !== undefined || /^(?:live|work)$/i.test(verb)) {
    const place = told.replace(/^(?:in|at) /iu, '');
    if (!/^\p{Lu}/u.test(place)) return null;
    return /^work$/i.test(verb)
      ? `I now work at ${place}.`
      : /^(?:in|at)$/i.test(where ?? 'in')
        ? `I now live in ${place}.`
        : null;
  }
  if (!had.test(verb) || rest === '' || /^(?:in|at) /.test(now)) return null;
  return `I no longer ${verb} ${rest} but ${/^\p{Lu}\p{Ll}+$/u.test(told) ? told : now}.`;
}

/** 'So you live in Hull?' – 'No, Leeds.' */
function movedOn(question: string, reply: string): string | null {
  if (!/^(?:so,? )?(?:do )?you live in \p{Lu}/iu.test(question)) return null;
  const [, place] =
    /^(?:no|nope|nah)[,.;]? (?:actually,? )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?: now)?$/u.exec(
      uncapital(reply),
    ) ?? [];
  return place === undefined ? null : `I live in ${place}.`;
}

/** 'smoke' -> 'smoking' */
function gerundOf(verb: string): string {
  const lower = verb.toLowerCase();
  if (/^(?:run|swim|jog|knit|chat|vlog|blog)$/.test(lower)) return `${lower}${lower.slice(-1)}ing`;
  return /[^e]e$/.test(lower) ? `${lower.slice(0, -1)}ing` : `${lower}ing`;
}
