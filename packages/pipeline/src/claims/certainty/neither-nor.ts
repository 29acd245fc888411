import { verbShape } from '../../language/words/lexicon.ts';
import { capital, NAME, type Rule, rule } from '../rewordings/sentence-rule.ts';
import { denied, isFiniteOfOne } from './denials.ts';

const auxiliary = /^(?:is|are|was|were|can|could|will|would|must|may|might|shall|should)$/;
/** Verbs whose object the first part may leave to the last: 'neither owns nor runs the mill', but not 'neither smokes nor drinks beer'. */
const ofBoth =
  /^(?:own(?:s|ed)?|operate[sd]?|runs?|ran|manage[sd]?|sells?|sold|makes?|made|produce[sd]?|support(?:s|ed)|use[sd]?|founded|wrote|designed|built|builds|employ(?:s|ed)|signed|leads?|led|confirm(?:s|ed)|denie[sd]|bought|buys|acquired|controls?|controlled)$/;
const preposition = /^(?:in|at|on|for|with|to|by|from|as|under|near|of|about) /;
const singular: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };

/** 'Neither Ann nor Bo lives in Riga', 'lives neither in Riga nor in Oslo', 'neither smokes nor drinks': each part denied by itself. */
export const neitherNor: readonly Rule[] = [
  // 'was neither born in Wales nor does she live there'
  rule(
    String.raw`^(${NAME}|He|She|It|They) (was|is|has|had|can|does|did)( (?:been )?)?(?: )?neither (\p{Ll}[^,;]*?),? nor (does|do|did|has|have|had|is|are|was|were|can|will) (he|she|it|they) ([^,;]+?)\.?$`,
    ([, who = '', verb = '', been = '', one = '', aux = '', again = '', other = '']) => [
      `${who} ${verb} not${been.trimEnd()} ${one}.`,
      `${capital(again)} ${aux} not ${other}.`,
    ],
  ),
  rule(
    String.raw`^Neither (${NAME}),? nor (${NAME})(?:,? nor (${NAME}))? (\p{Ll}+)((?: .+)?)$`,
    ([, one = '', other = '', third, verb = '', rest = '']) => {
      const not = deniedBefore(singular[verb] ?? verb, rest.trimStart());
      const who = [one, other, ...(third === undefined ? [] : [third])];
      return not === null ? [] : who.map((name) => `${capital(name)} ${not}${rest}`);
    },
  ),
  rule(
    String.raw`^([^,;:]{2,120}?),? neither ([^,;]{2,80}?),? nor ([^,;]{2,80}?)(?:,? nor ([^,;]{2,80}?))?\.?$`,
    ([, front = '', one = '', other = '', third]) => {
      const words = front.split(' ');
      const at = lastVerb(words);
      const behind = words.slice(at + 1).join(' ');
      const not = at < 0 ? null : deniedBefore(words[at] ?? '', behind);
      if (not === null) return [];
      const [shared = ''] = preposition.exec(one) ?? [];
      return [one, other, ...(third === undefined ? [] : [third])].map((part) => {
        const what = preposition.test(part) ? part : `${shared}${part}`;
        return `${[...words.slice(0, at), not, ...words.slice(at + 1), what].join(' ')}.`;
      });
    },
  ),
  // 'Ann neither smokes nor drinks beer', 'Orr neither owns nor runs the mill'
  rule(
    String.raw`^(${NAME}|He|She|It) neither (\p{Ll}+[^,]*?) nor (\p{Ll}+)([^,]*?)\.?$`,
    ([, who = '', one = '', other = '', what = '']) => [
      `${who} never ${one}${ofBoth.test(one) ? what : ''}.`,
      `${who} never ${other}${what}.`,
    ],
  ),
];

/** Where the verb is that the parts belong to: 'owns' in 'Ann said that Bo owns', 'has' in 'Ann has worked'; -1 where there is none. */
function lastVerb(words: readonly string[]): number {
  const last = words.findLastIndex((word, i) => i > 0 && (auxiliary.test(word) || isFiniteOfOne(word)));
  const helper = words[last - 1] ?? '';
  return last > 1 && (auxiliary.test(helper) || /^(?:has|had)$/.test(helper)) ? last - 1 : last;
}

/** A finite verb denied, by what stands behind it: 'has not' of 'has worked', 'does not have' of 'has offices'; null for other words. */
function deniedBefore(verb: string, behind: string): string | null {
  if (auxiliary.test(verb) || verb === 'does' || verb === 'did') return `${verb} not`;
  const [next = ''] = behind.split(' ');
  if (/^(?:has|had)$/.test(verb) && verbShape(next, next).participle) return `${verb} not`;
  return denied(verb)?.replace(/^do /, 'does ') ?? null;
}
