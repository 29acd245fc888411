import type { Token } from '../sentence.ts';
import { monthOf, weekdayOf } from '../text/times/calendar.ts';

/** What a pronoun or possessive refers to, and in which form. */
export type Pronoun = {
  readonly refersTo: 'speaker' | 'addressee' | 'group' | 'person' | 'thing' | 'several' | 'said';
  readonly gender: 'female' | 'male' | null;
  /** 'my', 'her book', 'hers': a name in its place takes "'s". */
  readonly isPossessive: boolean;
};

const table: ReadonlyMap<string, Pronoun> = new Map(
  (
    [
      ['speaker', null, 'i me myself', 'my mine'],
      ['addressee', null, 'you yourself', 'your yours'],
      ['group', null, 'we us ourselves', 'our ours'],
      ['person', 'male', 'he him', 'his'],
      ['person', 'female', 'she her', 'hers'],
      ['thing', null, 'it', 'its'],
      ['several', null, 'they them both', 'their theirs'],
      ['said', null, 'this that these those', ''],
    ] as const
  ).flatMap(([refersTo, gender, plain, possessive]) =>
    [plain, possessive].flatMap((words, form) =>
      words
        .split(' ')
        .filter((word) => word !== '')
        .map((word): [string, Pronoun] => [word, { refersTo, gender, isPossessive: form === 1 }]),
    ),
  ),
);

const weather = new Set('rain snow seem appear turn happen take be remain'.split(' '));
const impersonalAdjectives = new Set(
  (
    'possible important necessary clear likely unlikely easy hard difficult good best better worth true useful recommended ' +
    'required known common advisable safe helpful nice great time okay ok fine legal'
  ).split(' '),
);

/** Reads the pronoun at a token; null where the word is none there. */
export function pronounAt(tokens: readonly Token[], at: number): Pronoun | null {
  const token = tokens[at];
  const pronoun = token === undefined ? undefined : table.get(token.lower);
  if (token === undefined || pronoun === undefined) return null;
  const next = tokens[at + 1];
  if (token.lower === 'i') return isPersonalI(tokens, at) ? pronoun : null;
  if (token.lower === 'us' && token.text === 'US') return null;
  if (token.lower === 'it' && token.text === 'IT') return null;
  if (pronoun.refersTo === 'said') return isBareDemonstrative(tokens, at) ? pronoun : null;
  if (token.lower === 'both' && next?.tag !== 'VERB' && next?.tag !== 'AUX') return null;
  if (token.lower === 'her' && next !== undefined && opensNoun(next))
    return { ...pronoun, isPossessive: true };
  if (token.lower === 'mine' && next?.tag === 'NOUN') return null;
  return pronoun;
}

function isPersonalI(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  // 'World War I ended', 'phase I trial'
  if (before?.tag === 'PROPN' || before?.tag === 'NOUN')
    return next?.tag === 'VERB' || next?.tag === 'AUX'
      ? before.tag !== 'PROPN' || endsFront(tokens, at)
      : false;
  return next === undefined || next.text !== '.' || at > 0;
}

/** 'Last March I moved', 'At Heron Mills I met': a time, or a preposition and its name, in front of the subject. */
function endsFront(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  if (monthOf(before) !== undefined || weekdayOf(before) !== undefined) return true;
  let first = at - 1;
  while (tokens[first - 1]?.tag === 'PROPN') first--;
  return tokens[first - 1]?.tag === 'ADP' && (first === 1 || tokens[first - 2]?.tag === 'PUNCT');
}

/** 'this' as a phrase of its own, not 'this library' and not 'that' in front of a clause. */
function isBareDemonstrative(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (tokens[at]?.tag === 'SCONJ' || next === undefined) return false;
  return (
    (next.tag === 'AUX' || next.tag === 'VERB' || next.tag === 'PUNCT') &&
    (at === 0 || tokens[at]?.tag !== 'DET' || next.tag !== 'VERB')
  );
}

function opensNoun({ tag }: Token): boolean {
  return tag === 'NOUN' || tag === 'ADJ' || tag === 'PROPN' || tag === 'NUM';
}

/** 'it' that stands for nothing: 'it rains', 'it is important to …', 'it turns out that …', 'it takes two hours to …'. */
export function isImpersonal(tokens: readonly Token[], at: number): boolean {
  let i = at + 1;
  while (
    i < tokens.length &&
    (tokens[i]?.tag === 'ADV' || tokens[i]?.tag === 'AUX' || tokens[i]?.tag === 'PART') &&
    tokens[i]?.lemma !== 'be'
  )
    i++;
  const verb = tokens[i];
  if (verb === undefined || (!weather.has(verb.lemma) && verb.tag !== 'AUX' && verb.lower !== "'s"))
    return false;
  if (verb.lemma === 'rain' || verb.lemma === 'snow') return true;
  const behind = tokens.slice(i + 1, i + 6);
  const opens = behind.some(
    ({ lower }) =>
      lower === 'that' || lower === 'to' || lower === 'if' || lower === 'how' || lower === 'when',
  );
  if (
    verb.lemma === 'take' ||
    verb.lemma === 'turn' ||
    verb.lemma === 'seem' ||
    verb.lemma === 'appear' ||
    verb.lemma === 'happen'
  )
    return opens || behind[0]?.lower === 'out';
  return isImpersonalBe(tokens, i + 1);
}

/** 'is still not appropriate to …', 'is possible for …', 'is recommended that …' */
function isImpersonalBe(tokens: readonly Token[], from: number): boolean {
  let i = from;
  while (tokens[i]?.tag === 'ADV' || tokens[i]?.tag === 'PART' || tokens[i]?.lemma === 'be') i++;
  const said = tokens[i];
  const next = tokens[i + 1]?.lower ?? '';
  if (said === undefined) return false;
  if (/^(?:that|to|if|when|how|why|where|whether|what|which|who)$/.test(next))
    return said.tag === 'ADJ' || said.lower.endsWith('ed') || impersonalAdjectives.has(said.lower);
  return next === 'for' && impersonalAdjectives.has(said.lower);
}

/** Modal words beside which 'you' is anybody: 'you can install it', 'if you want'. */
const anybody = new Set("can could may might should must need will would want ’ll 'll".split(' '));

/** Whether 'you' speaks of whoever reads. */
export function isGenericYou(tokens: readonly Token[], at: number): boolean {
  if (anybody.has(tokens[at + 1]?.lower ?? '')) return true;
  const before = tokens[at - 1]?.lower;
  return (
    before === 'if' || before === 'when' || before === 'once' || before === 'whether' || before === 'unless'
  );
}
