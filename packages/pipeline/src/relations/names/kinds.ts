import type { Token } from '../../language/analyze.ts';
import { joins } from '../../language/phrases/governors.ts';
import { addNationality } from '../copulas/adjectives.ts';
import { type Drafts, fitOf } from '../draft.ts';
import type { Mention } from '../normalized-claim.ts';
import { makerBehind, makingNouns } from '../nouns/makers.ts';
import { readKeeper } from '../nouns/ownership.ts';
import { nounLemma } from '../nouns/relational-nouns.ts';
import { isPastime } from '../posts/occupations.ts';
import { formerIn, postOf } from '../posts/posts.ts';
import { predicateOf } from '../predicates.ts';
import { mentionOfName, nameOf, type Scene, termOf, valueText } from '../scene.ts';
import type { Meant } from '../verbs/meant.ts';
import type { Effect } from '../verbs/patterns.ts';
import { classNounType, isProgram, typeOfName } from './name-types.ts';

/** What firms are called as well as people: 'Dan is a developer'. */
const trades = /^(?:developer|producer|publisher)$/;

/** 'Rex, a dog': what kind of thing a name is; people have occupations. */
export function readKind(scene: Scene, given: Mention, index: number, meant: Meant, drafts: Drafts): void {
  const { phrase, mention } = termOf(scene, index);
  const { tokens } = scene.analysis;
  if (mention !== null || phrase.kind !== 'common') return;
  const head = tokens[phrase.head] as Token;
  if (head.pos !== 'NOUN' && head.pos !== 'ADJ') return;
  const isBare =
    phrase.head - phrase.start === 1 && scene.analysis.nounPhrases[index + 1]?.attachedTo !== index;
  if (head.pos === 'ADJ' || (isBare && (tokens[phrase.start] as Token).lower === 'the')) return;
  if (/^(?:man|woman|person|one|people|guy|thing)$/.test(head.lower) && phrase.head - phrase.start <= 1)
    return;
  // 'is at home all day'
  if (
    tokens[phrase.start]?.lower === 'all' &&
    /^(?:day|night|week|weekend|month|year|morning|afternoon|evening|summer|winter)$/.test(head.lower)
  )
    return;
  // 'The rate limit is 100 requests': how much, and no kind
  if (given.type !== 'person' && /^\d/.test(tokens[phrase.start]?.text ?? '') && phrase.plural) return;
  // 'we are 12 people'
  if (
    /^(?:people|men|women)$/.test(head.lower) &&
    tokens.slice(phrase.start, phrase.head).some(({ pos }) => pos === 'NUM')
  )
    return;
  const text = kindText(scene, index);
  const effect: Effect = formerIn(tokens, phrase.start, phrase.head) ? 'end' : meant.effect;
  const mayKeep = /^(?:person|organization)$/.test(given.type) || !given.isTypeCertain;
  if (mayKeep && readKeeper(scene, given, index, { ...meant, effect }, drafts)) return;
  const isSoftware = isProgram(tokens[phrase.head - 1]?.lower ?? '', nounLemma(head));
  const isMaker = given.type === 'person' && trades.test(head.lower);
  const said = classNounType(head.lower);
  const noun = said === 'person' && isToldBySize(scene, index, [given]) ? 'organization' : said;
  const type = isSoftware ? 'product' : isMaker ? 'person' : noun;
  const subject =
    type !== null && !given.isTypeCertain && given.type !== 'concept'
      ? { ...given, type, isTypeCertain: true }
      : given;
  const place = placeBehind(scene, index);
  const maker = makerBehind(scene, index);
  if (maker !== null) {
    const made = predicateOf(makingNouns[nounLemma(head)] ?? '');
    if (made !== undefined)
      drafts.add({
        predicate: made.name,
        spec: made,
        subject: maker,
        object: { ...subject, type: subject.type === 'thing' ? 'work' : subject.type },
        text: null,
        isUnique: false,
        ...meant,
      });
  }
  // 'Ann is a Danish citizen'
  const person: Mention =
    given.type === 'thing' ? { ...given, type: 'person', isTypeCertain: false } : subject;
  if (
    head.lower === 'citizen' &&
    person.type === 'person' &&
    addNationality(person, text, { ...meant, effect }, drafts)
  )
    return;
  // 'Balu is a golden retriever'
  const isPet = predicateOf('has_pet')?.attributes?.includes(head.lower) ?? false;
  const isWork =
    subject.type === 'person' && !isPet && (postOf(scene, index) !== null || trades.test(head.lower));
  const name = isWork && !isPastime(text) ? 'occupation' : 'is_a';
  // 'learned that Ada Pell was his mother': whose, no value tells
  if (name === 'is_a' && /^(?:his|her|its|their|my|our|your) /i.test(text)) return;
  drafts.add({
    predicate: name,
    spec: predicateOf(name) ?? null,
    subject,
    object: null,
    text: name === 'occupation' && phrase.plural ? ofOne(text, head) : text,
    isUnique: false,
    ...meant,
    effect,
  });
  const seat = place === null && subject.type !== 'person' ? seatInFront(scene, index) : null;
  const based = predicateOf('headquartered_in');
  if (seat !== null && based !== undefined)
    drafts.add({
      predicate: based.name,
      spec: based,
      subject,
      object: seat,
      text: null,
      isUnique: false,
      ...meant,
    });
  const isPerson = subject.type === 'person' || /^(?:man|woman|person|boy|girl)$/.test(head.lower);
  if (place !== null && !isPerson) {
    drafts.add({
      predicate: 'located_in',
      spec: predicateOf('located_in') ?? null,
      subject,
      object: place,
      text: null,
      isUnique: false,
      ...meant,
    });
  }
}

/** What kind, in words that can follow 'is': with 'a', and with what its of-phrases add. */
function kindText(scene: Scene, index: number): string {
  const { phrase } = termOf(scene, index);
  const text = valueText(scene, index);
  if (
    phrase.plural ||
    /^(?:an?|one|some|no|this|that|his|her|its|their|my|our|your|[\p{L}]+['’]s)\s/iu.test(text)
  )
    return text;
  if (phrase.determiner !== null)
    return `${(scene.analysis.tokens[phrase.determiner] as Token).lower} ${text}`;
  return `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
}

/** 'dentists' of two people: each is 'a dentist'. */
function ofOne(text: string, head: Token): string {
  const one = text.replace(head.text, nounLemma(head));
  return `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
}

const firms =
  /^(?:firm|company|business|start-?up|bank|brewery|bakery|retailer|airline|manufacturer|agency|publisher|consultancy|insurer|wholesaler|shipyard|mill|distillery|winery|foundry|brewer|lender|cooperative|co-operative|law firm|charity|studio)$/;

/** 'a Turin firm': the town where it sits. */
function seatInFront(scene: Scene, index: number): Mention | null {
  const { tokens } = scene.analysis;
  const { start, head, determiner } = termOf(scene, index).phrase;
  if (determiner === null || !firms.test((tokens[head] as Token).lower)) return null;
  let end = start + 1;
  while (end < head && tokens[end]?.pos === 'PROPN') end++;
  const name = tokens
    .slice(start + 1, end)
    .map(({ text }) => text)
    .join(' ');
  return name !== '' && typeOfName(name).type === 'place' ? mentionOfName(name, 'place') : null;
}

/** 'a city in France', 'a company based in Rome'. */
const taxa = /^(?:(?:sub|super)?(?:family|genus|order|phylum|class)|tribe|clade)$/;

function placeBehind(scene: Scene, index: number): Mention | null {
  const { tokens, nounPhrases } = scene.analysis;
  let end = nounPhrases[index]?.end ?? 0;
  for (const other of nounPhrases.slice(index + 1)) {
    if (other.attachedTo !== null && other.start <= end + 2) {
      end = other.end;
      continue;
    }
    if (other.kind === 'common' && joins(tokens, end, other.start)) {
      end = other.end;
      continue;
    }
    // 'a centre for soil science in Gera', 'a bridge over the Tarn in Elbing'
    const preposition = tokens[other.governor ?? -1]?.lower;
    const isFor = preposition === 'for' && other.kind === 'common' && !other.plural;
    if ((isFor || preposition === 'over') && other.governor === end) {
      end = other.end;
      continue;
    }
    if (other.governor !== end || !/^(?:in|on|near)$/.test((tokens[other.governor] as Token).lower))
      return null;
    // 'a species of frog in the family Ranidae'
    if (tokens.slice(other.start, other.end).some(({ lower }) => taxa.test(lower))) return null;
    // 'a town in the county of Wex'
    const inner = nounPhrases.find(({ attachedTo }) => attachedTo === other.index);
    const mention = nameOf(scene, other.index) ?? (inner === undefined ? null : nameOf(scene, inner.index));
    return mention !== null && fitOf(mention, ['place']) >= 2 ? mention : null;
  }
  return null;
}

/** 'Skarv is the largest fish farmer in the region': by their size firms are told apart, and people are not. */
export function isToldBySize(scene: Scene, index: number, subjects: readonly Mention[]): boolean {
  const { phrase } = termOf(scene, index);
  return (
    subjects.every(({ type }) => type !== 'person') &&
    scene.analysis.tokens
      .slice(phrase.start, phrase.head)
      .some(({ lower }) => /(?:^|-)(?:largest|biggest|smallest)$/.test(lower))
  );
}
