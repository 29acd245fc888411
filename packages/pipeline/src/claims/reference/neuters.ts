import type { NounPhrase, SentenceAnalysis, Token } from '../../language/analyze.ts';
import { guessNameType, isIdentifier } from '../../language/phrases/names.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import type { Reading } from '../reading.ts';
import type { Entity } from './discourse.ts';

const measure =
  /^the (?:[\p{Ll}-]+ ){0,3}(?:price|cost|rent|fee|budget|timeout|capacity|population|weight|height|length|width|depth|size|age|duration|version|status|priority|limit|deadline|port|rate|revenue|area|speed|language|licen[cs]e|colou?r|date) (?:of|for) (?:the )?(.+)$/u;
const having =
  /^(?:have|require|need|support|run|use|store|employ|belong|contain|serve|offer|make|produce|sell|host|listen|depend|weigh|cost|own|lie|stand|seat|work)$/;

/** 'The rent of the flat is 900 euros. It has three rooms': the flat has, though 'It rose in May' is said of the rent. */
export function measuredBy(
  { analysis, discourse }: Reading,
  found: Entity | null,
  pronoun: NounPhrase | null,
): Entity | null {
  const owner = found === null || found.proper ? undefined : measure.exec(found.name)?.[1];
  const clause = analysis.clauses.find(({ subjects }) => subjects[0] === pronoun?.index);
  const lemma = analysis.verbGroups[clause?.verb ?? -1]?.lemma ?? '';
  if (owner === undefined || (pronoun !== null && !having.test(lemma) && !isWorkedOn(analysis, pronoun)))
    return found;
  if (isIdentifier(owner))
    return discourse.mention(owner, { proper: true, plural: false, nouns: [], role: 'subject', place: 0 });
  return discourse.entities.findLast(({ name }) => name.replace(/^the /, '') === owner) ?? null;
}

/** 'The board approved the budget. It is 1.2 million euros': no body is so much money. */
export function unpaid({ analysis, discourse }: Reading, phrase: NounPhrase): Entity[] {
  const { clauses, nounPhrases, verbGroups, tokens } = analysis;
  const clause = clauses.find(({ subjects }) => subjects[0] === phrase.index);
  const value = nounPhrases[clause?.objects[0] ?? -1];
  const isMoney =
    value?.kind === 'quantity' &&
    tokens
      .slice(value.start, value.end)
      .some(({ text }) => /^(?:[$€£].*|euros?|dollars?|pounds?|francs?|kroner|kronor|yen)$/i.test(text));
  if (clause === undefined || !isMoney || verbGroups[clause.verb]?.lemma !== 'be') return [];
  return discourse.entities.filter(({ kind }) => kind === 'organization' || kind === 'place');
}

/** 'The Courier wrote that Ann owns a yacht; Ann says she sold it': the paper is not what she sold. */
export function tellersOf({ analysis, discourse }: Reading, phrase: NounPhrase): Entity[] {
  const { teller, sentence } = discourse;
  const clause = analysis.clauses.find(({ subjects }) => subjects[0] === phrase.index);
  const isObject = analysis.clauses.some(({ objects }) => objects.includes(phrase.index));
  // 'A report said that Orr had 40 shops. It has 14': no report has shops
  const isHolding =
    teller?.who.proper === false &&
    /^(?:have|employ|own|run|sell|make|close|open|move)$/.test(
      analysis.verbGroups[clause?.verb ?? -1]?.lemma ?? '',
    );
  return (isObject || isHolding) && teller !== null && sentence - teller.sentence <= 1 ? [teller.who] : [];
}

/** 'Ann Lee founded Loom in 2008. It was founded …': what somebody founded, rather than whoever did. */
export function foundedBefore({ analysis, discourse }: Reading, phrase: NounPhrase): Entity | null {
  const clause = analysis.clauses.find(({ subjects }) => subjects[0] === phrase.index);
  const verb = analysis.verbGroups[clause?.verb ?? -1];
  const isFounding = verb?.voice === 'passive' && /^(?:found|establish|launch|start)$/.test(verb.lemma);
  const founded = discourse.entities.filter(({ foundedIn }) => foundedIn === discourse.sentence - 1);
  return isFounding && founded.length === 1 ? (founded[0] ?? null) : null;
}

/** 'Eight people work on it', 'is in charge of it': no figure is meant. */
function isWorkedOn({ tokens }: SentenceAnalysis, { governor }: NounPhrase): boolean {
  const [before, word] = [tokens[(governor ?? 0) - 1]?.lower ?? '', tokens[governor ?? -1]?.lower ?? ''];
  return (
    (/^(?:work|works|working|worked|busy|engaged)$/.test(before) && /^(?:on|for|with)$/.test(word)) ||
    (/^(?:charge|responsible|owner|lead|head|manager)$/.test(before) && /^(?:of|for)$/.test(word))
  );
}

/** 'The population of Orr was 6,400. By 2023 it had grown to 7,100': the population did, rather than Orr. */
export function toldAgain({ analysis, discourse }: Reading, phrase: NounPhrase): Entity | null {
  const { clauses, nounPhrases, verbGroups } = analysis;
  const clause = clauses.find(({ subjects }) => subjects[0] === phrase.index);
  const { lemma = '', copula = false } = verbGroups[clause?.verb ?? -1] ?? {};
  const values = [...(clause?.objects ?? []), ...(clause?.prepositional ?? []).map((part) => part.phrase)];
  const isFigure =
    (copula ||
      /^(?:grow|rise|fall|drop|climb|increase|decrease|decline|jump|shrink|reach|stand)$/.test(lemma)) &&
    values.some((index) => nounPhrases[index]?.kind === 'quantity');
  const told = discourse.entities.findLast(
    ({ proper, role, sentence }) => !proper && role === 'subject' && sentence === discourse.sentence - 1,
  );
  if (told === undefined) return null;
  // 'The office is in Cork; before that it was at 3 Mill Lane'
  const isPlaced =
    copula &&
    !told.plural &&
    told.kind !== 'person' &&
    clause?.objects.length === 0 &&
    clause.prepositional.some(({ preposition }) =>
      /^(?:at|in|on)$/.test(analysis.tokens[preposition]?.lower ?? ''),
    );
  // 'Its head office is in Leeds. In 2021 it moved to York'
  const isSeat =
    /^(?:move|relocate|transfer)$/.test(lemma) &&
    /\b(?:headquarters|head office|main office|registered office|seat)$/.test(told.name);
  return isPlaced || isSeat || (isFigure && measure.test(told.name)) ? told : null;
}

/** 'In 1990 the state sold the mill to Falk, which closed it': what changed hands, rather than who gave it away. */
export function giversOf({ analysis, entities }: Reading, phrase: NounPhrase): Entity[] {
  const { clauses, nounPhrases } = analysis;
  const own = clauses.find(
    ({ kind, objects, sharesSubject }) => kind === 'relative' && sharesSubject && objects[0] === phrase.index,
  );
  const main = clauses.find(({ kind, objects }) => kind === 'main' && objects.length > 0);
  if (own === undefined || main === undefined || nounPhrases[own.head ?? -1]?.governor == null) return [];
  return main.subjects.flatMap((subject) => entities.get(subject) ?? []);
}

/** 'The Orrs sold the mill. It …': a family that is called after one of those named is nobody's 'it'. */
export function familiesOf({ discourse }: Reading): Entity[] {
  const people = new Set(
    discourse.entities.flatMap(({ kind, name }) =>
      kind === 'person' && name.includes(' ') ? [name.split(' ').at(-1)] : [],
    ),
  );
  return discourse.entities.filter(
    ({ article, name }) => article && people.has(/^(\p{Lu}[\p{L}'’-]+?)(?:es|s)$/u.exec(name)?.[1] ?? ''),
  );
}

const holding =
  /^(?:buy|sell|acquire|purchase|open|inherit|own|run|renovate|restore|rent|lease|found|close|finish|expand)$/;

/** 'They run a vineyard near Evora. They bought it in 2009': what is bought is not where it lies. */
export function sitesOf({ analysis, discourse }: Reading, phrase: NounPhrase): Entity[] {
  const { clauses, tokens, verbGroups } = analysis;
  // 'took over it'
  const isOver = tokens[phrase.start - 1]?.lower === 'over';
  const clause = clauses.find(
    ({ objects, prepositional }) =>
      objects[0] === phrase.index || (isOver && prepositional.some((part) => part.phrase === phrase.index)),
  );
  const verb = verbGroups[clause?.verb ?? -1];
  const isTakeover = verb?.lemma === 'take' && (isOver || tokens[verb.particle ?? -1]?.lower === 'over');
  if (!isTakeover && !holding.test(verb?.lemma ?? '')) return [];
  return discourse.entities.filter(
    ({ kind, role }) => role === 'other' && (kind === 'place' || kind === 'unknown'),
  );
}

/** 'The town of Arlen has a castle. It was built in 1340': the castle was. */
export function unbuilt({ analysis, discourse }: Reading, phrase: NounPhrase): Entity[] {
  const clause = analysis.clauses.find(({ subjects }) => subjects[0] === phrase.index);
  const verb = analysis.verbGroups[clause?.verb ?? -1];
  // 'There was a fire at the Plaza Hotel. It was caused by a candle': no house is caused
  if (verb?.voice === 'passive' && /^(?:cause|trigger|spark|extinguish|put)$/.test(verb.lemma))
    return discourse.entities.filter(({ kind, proper }) => proper && kind !== 'unknown');
  if (
    verb?.voice !== 'passive' ||
    !/^(?:build|rebuild|erect|construct|demolish|renovate|restore|found|establish)$/.test(verb.lemma)
  )
    return [];
  // 'The town has a brewery, Orr Brau. It was founded in 1642', but 'Orr lies on the Tarn. It was founded in 1642'
  const isHad = ({ kind, role, sentence }: Entity) =>
    kind !== 'place' && role === 'object' && discourse.sentence - sentence === 1;
  if (/^(?:found|establish)$/.test(verb.lemma) && !discourse.entities.some(isHad)) return [];
  return discourse.entities.filter(
    ({ kind, name, nouns }) =>
      kind === 'place' &&
      (isSettlement(name) ||
        [...nouns].some((noun) => /^(?:city|town|village|country|island|county)$/.test(noun))),
  );
}

function isSettlement(name: string): boolean {
  return (lookUp(name.toLowerCase()) & (Word.city | Word.country)) !== 0;
}

/** 'Marlin is based in Cork. It has 40 employees': no town has. */
export function unstaffed({ analysis, discourse }: Reading, phrase: NounPhrase): Entity[] {
  const { clauses, nounPhrases, tokens, verbGroups } = analysis;
  const clause = clauses.find(({ subjects }) => subjects[0] === phrase.index);
  const had = nounPhrases[clause?.objects[0] ?? -1];
  const isStaff =
    /^(?:have|employ)$/.test(verbGroups[clause?.verb ?? -1]?.lemma ?? '') &&
    /^(?:employees?|staff|shareholders?|customers|subsidiaries|turnover|revenue)$/.test(
      tokens[had?.head ?? -1]?.lower ?? '',
    );
  return isStaff ? discourse.entities.filter(({ kind }) => kind === 'place') : [];
}

/** 'The Senate passed the act. The president signed it': a law is signed, rather than the house that passed it. */
export function lawmakers({ analysis, discourse }: Reading, phrase: NounPhrase): Entity[] {
  const clause = analysis.clauses.find(({ objects }) => objects[0] === phrase.index);
  if (!/^(?:sign|ratify|veto|repeal|enact|amend)$/.test(analysis.verbGroups[clause?.verb ?? -1]?.lemma ?? ''))
    return [];
  const house = /\b(?:parliament|senate|congress|assembly|council|committee|government|cabinet|house)\b/i;
  return discourse.entities.filter(({ kind, name }) => kind === 'organization' || house.test(name));
}

/** 'It moved there': no place is 'it' where 'there' is one. */
export function placedElsewhere({ analysis }: Reading, found: Entity | null): Entity | null {
  const isThere = ({ lower, index }: Token) =>
    lower === 'there' && analysis.tokens[index - 1]?.pos === 'VERB';
  return found?.kind === 'place' && analysis.tokens.some(isThere) ? null : found;
}

/** 'The plant was shut. Ann Lee called it a mistake': what was done is judged, rather than who did it. */
export function isJudged({ tokens, clauses, verbGroups }: SentenceAnalysis, phrase: NounPhrase): boolean {
  const clause = clauses.find(({ objects }) => objects[0] === phrase.index);
  const verb = verbGroups[clause?.verb ?? -1]?.lemma ?? '';
  const next = tokens[phrase.end];
  return (
    /^(?:call|describe|label|brand|dub|hail|welcome|condemn|slam|consider|deem)$/.test(verb) &&
    next !== undefined &&
    (next.pos === 'DET' || next.lower === 'as' || /^["“'‘]$/.test(next.text))
  );
}

/** 'It is clear that', 'it rained', 'it takes two days': stands for nothing. */
export function isEmptyIt(
  { tokens, clauses, nounPhrases, verbGroups }: SentenceAnalysis,
  phrase: NounPhrase,
): boolean {
  const clause = clauses.find((other) => other.subjects[0] === phrase.index);
  if (clause === undefined) return false;
  const verb = verbGroups[clause.verb];
  if (verb === undefined) return true;
  if (
    /^(?:rain|snow|seem|appear|happen|turn|matter|take)$/.test(verb.lemma) &&
    (verb.lemma !== 'take' ||
      clauses.some((other) => other.index === clause.index + 1 && other.kind === 'infinitive'))
  )
    return true;
  const follows = clauses[clause.index + 1];
  const clausal = follows !== undefined && (follows.kind === 'complement' || follows.kind === 'infinitive');
  if (verb.voice === 'passive')
    return (
      clausal &&
      /^(?:say|report|believe|think|know|estimate|expect|claim|allege|announce|note|show|find|suggest|recommend|decide|agree|resolve|confirm|propose|mention|hope|assume|argue|rumor|rumour)$/.test(
        verb.lemma,
      )
    );
  // 'It fell through', 'It worked out': the plan did
  if (
    /^(?:fall|work|pan)$/.test(verb.lemma) &&
    [verb.end - 1, verb.end].some((at) => /^(?:through|out)$/.test(tokens[at]?.lower ?? ''))
  )
    return true;
  if (!verb.copula) return false;
  // 'It's Naples now' tells where to, or who it is
  const [complement] = clause.objects.map((index) => nounPhrases[index]);
  if (complement?.kind === 'proper' && /^(?:now|then|instead)$/.test(tokens[complement.end]?.lower ?? ''))
    return true;
  if (clausal && (clause.adjective !== null || clause.objects.length > 0))
    return follows.kind !== 'infinitive' || clause.adjective !== null;
  // 'Previously it was 30', 'Next week it's Abebe': another value of what was told, whatever that is of
  const front = tokens.slice(0, phrase.start).map(({ lower }) => lower);
  if (
    otherTime.test(front.join(' ')) &&
    (complement?.kind === 'quantity' || complement?.kind === 'proper') &&
    complement.start === verb.end
  )
    return true;
  // 'It is only a rumour', 'It was a good day for us': judges what was told
  if (complement?.kind === 'common' && judged.test(tokens[complement.head]?.lower ?? '')) return true;
  // 'Guess who rang? It's Marguerite.': who it is, rather than what the last thing is
  if (complement?.kind === 'proper' && complement.start === verb.end && complement.end >= clause.end - 1) {
    const name = tokens.slice(complement.start, complement.end).map(({ text }) => text);
    if (guessNameType(name.join(' ')).type === 'person') return true;
  }
  const next = tokens[verb.end]?.lower ?? '';
  return (
    /^(?:raining|snowing|late|early|cold|hot|sunny|dark|noon|midnight|time)$/.test(next) ||
    (clause.objects.length === 0 && clause.adjective === null && clause.prepositional.length === 0) ||
    clauses.some(
      (other) =>
        other.kind === 'relative' &&
        other.parent === clause.index &&
        clause.objects.includes(other.head ?? -1) &&
        verb.tense !== null &&
        tokens[other.marker ?? -1]?.lower !== 'which',
    )
  );
}

/** What news is called, and no thing that was spoken of. */
const judged =
  /^(?:day|moment|pleasure|shame|pity|honou?r|privilege|relief|surprise|shock|disappointment|rumou?r|gossip|hearsay|speculation|joke|mistake|error|lie|myth|secret|coincidence|misunderstanding|nonsense|fun|step|milestone|matter)$/;

const otherTime =
  /^(?:previously|formerly|earlier|originally|before|before that|until (?:then|now|recently|.{3,20})|(?:next|last|this) (?:week|month|year|weekend|quarter|sprint)) ?,?$/;

/** 'At its height the Tern carried 90 people': the time in front is that of what the sentence goes on to name. */
export function isOwnTime({ analysis }: Reading, { start, head, governor }: NounPhrase): boolean {
  const { clauses, nounPhrases, tokens } = analysis;
  const main = clauses.find(({ kind }) => kind === 'main');
  const subject = nounPhrases[main?.subjects[0] ?? -1];
  return (
    governor !== null &&
    /^(?:at|in|during|throughout|after|before|since)$/.test(tokens[governor]?.lower ?? '') &&
    ofLife.test(tokens[head]?.lower ?? '') &&
    subject?.kind === 'proper' &&
    subject.start > start
  );
}

const ofLife =
  /^(?:height|peak|heyday|zenith|prime|day|days|time|years|decades|history|lifetime|beginnings|infancy|founding|foundation|inception|launch|completion)$/;

const timing = /^(?:during|after|before|until|till|following|since|amid|throughout|despite|upon|from)$/;

/** 'During the war it served as a hospital', 'After the fire it reopened': what only tells when, in front of what is told. */
export function occasionsOf({ analysis, entities }: Reading, phrase: NounPhrase): (Entity | undefined)[] {
  const { nounPhrases, tokens, verbGroups } = analysis;
  const firstVerb = Math.min(...verbGroups.map(({ start }) => start));
  if (phrase.start > firstVerb) return [];
  return nounPhrases.flatMap(({ index, start, governor, kind }) =>
    start < phrase.start && kind === 'common' && timing.test(tokens[governor ?? -1]?.lower ?? '')
      ? [entities.get(index)]
      : [],
  );
}
