import type { NounPhrase, SentenceAnalysis } from '../../language/analyze.ts';
import { isLandscape, isSomebodyByUse } from '../../language/clauses/somebody.ts';
import { classNounType, typeOfName } from '../../relations/names/name-types.ts';
import type { Edit, Reading } from '../reading.ts';
import type { Entity } from './discourse.ts';
import type { Gender } from './entity-kinds.ts';
import { looksPersonal } from './looks.ts';

/** 'Tovi Lake was born in Skerrin', 'Leonor Vaz, who …', 'Ann Lee and Tovi Vaz': whoever an unknown name is of is a person. */
export function learnSomebody(reading: Reading, phrase: NounPhrase, entity: Entity): void {
  if (!isUnsure(entity) || phrase.determiner !== null) {
    if (entity.kind === 'person') learnBeside(reading, phrase);
    return;
  }
  const { analysis, entities } = reading;
  const beside = entities.get(besideAnd(reading, phrase)?.index ?? -1);
  const isBeside = beside?.kind === 'person' && beside.proper && isOfTwo(beside) && isOfTwo(entity);
  if (isBeside || isSomebodyByUse(analysis, phrase.index, entity.name)) {
    entity.kind = 'person';
    learnBeside(reading, phrase);
  }
}

/** 'Amos Vaz and Joseph Wick': who is named in front of a person is one. */
function learnBeside(reading: Reading, phrase: NounPhrase): void {
  const entity = reading.entities.get(phrase.index) ?? null;
  const before = reading.entities.get(besideAnd(reading, phrase)?.index ?? -1);
  if (before === undefined || !isUnsure(before) || !isOfTwo(before)) return;
  if (entity === null || isOfTwo(entity)) before.kind = 'person';
}

/** The phrase in front of 'and' right before this one. */
function besideAnd({ analysis }: Reading, { index, start }: NounPhrase): NounPhrase | undefined {
  const before = analysis.nounPhrases[index - 1];
  const isJoined = before?.end === start - 1 && analysis.tokens[before.end]?.lower === 'and';
  return isJoined ? before : undefined;
}

function isUnsure(entity: Entity): boolean {
  const isOpen =
    entity.kind === 'unknown' || (/^(?:place|organization)$/.test(entity.kind) && isLandscape(entity.name));
  return isOpen && looksPersonal(entity);
}

function isOfTwo({ name }: Entity): boolean {
  return /^\p{Lu}[\p{Ll}'’-]+ \p{Lu}[\p{L}'’-]+$/u.test(name);
}

/** 'Frost retired in 1999', of Ada Frost: a surname that is an ordinary word too, which opens a sentence. */
export function surnameAlone(
  { tokens }: SentenceAnalysis,
  { start, end }: NounPhrase,
  known: Entity,
): Edit | null {
  const token = tokens[start];
  const isName = end - start === 1 && token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.text);
  if (!isName || known.kind !== 'person' || known.name === token.text) return null;
  return { start: token.start, end: token.end, text: known.name, entity: known };
}

/** 'Gerlach died in 1944', of Otto Gerlach and Gerlach Optik: what only people do tells which of the two. */
export function bearerByLife(reading: Reading, phrase: NounPhrase, name: string): Entity | null {
  const { analysis, discourse } = reading;
  if (/\s/.test(name) || !isSomebodyByUse(analysis, phrase.index, name)) return null;
  const bearers = discourse.entities.filter(
    (entity) => entity.kind === 'person' && entity.name.endsWith(` ${name}`),
  );
  return bearers.length === 1 ? (bearers[0] ?? null) : null;
}

/** 'studied physics in Jena': where something is done is a place, though women are called so. */
export function isPlaceByUse({ tokens, clauses, verbGroups }: SentenceAnalysis, phrase: NounPhrase): boolean {
  if (phrase.end - phrase.start !== 1 || tokens[phrase.governor ?? -1]?.lower !== 'in') return false;
  const clause = clauses.find(({ prepositional }) =>
    prepositional.some((part) => part.phrase === phrase.index),
  );
  return settles.test(verbGroups[clause?.verb ?? -1]?.lemma ?? '');
}

const settles =
  /^(?:live|work|study|settle|teach|bear|die|grow|stay|reside|train|open|close|begin|start|spend|practise|practice|own|run|base|meet|marry|retire|found|build|arrive|land|buy|sell)$/;

/** "Gerlach Optik's founder", 'its chief executive': only bodies have one. */
export function learnBody({ tokens }: SentenceAnalysis, { start, end }: NounPhrase, owner: Entity): void {
  const isOfBody = tokens
    .slice(start, end)
    .some(({ lower }) =>
      /^(?:founder|co-founder|ceo|cfo|cto|coo|chairman|chairwoman|chairperson|employee|staff|shareholder|headquarters|hq|workforce|subsidiary|payroll|turnover)s?$/.test(
        lower,
      ),
    );
  if (isOfBody && owner.kind === 'unknown' && owner.proper && !owner.plural) owner.kind = 'organization';
}

/** 'Gerlach Optik': what is said of a firm whose name looks like somebody's is told with what it is. */
export function isLikeSomebody({ kind, name }: Entity): boolean {
  const { type, isCertain } = typeOfName(name);
  return kind !== 'person' && type === 'person' && !isCertain && /\s/.test(name);
}

/** 'Her mother, Siri, taught music. In 1950 she …': behind a date a life goes on about whom it is told of. */
export function topicAgain(
  { analysis, discourse }: Reading,
  { start }: NounPhrase,
  gender: Gender,
  excluded: readonly (Entity | undefined)[],
): Entity | null {
  const { topic, sentence, section } = discourse;
  if (topic === null || gender === null || topic.kind !== 'person' || excluded.includes(topic)) return null;
  const isNear = topic.section === section && sentence - topic.sentence <= 2;
  const isDated = analysis.nounPhrases.some(
    ({ kind, end, governor }) => kind === 'time' && end <= start && (governor ?? 1) === 0,
  );
  return isNear && isDated && (topic.gender ?? gender) === gender ? topic : null;
}

/** 'had worked for Leitner', 'began her career at the Echo': where somebody was before is not what the text goes on about. */
export function isFormerBody(
  { text, tokens, clauses, verbGroups }: SentenceAnalysis,
  phrase: NounPhrase,
): boolean {
  if (!/^(?:at|for|with|from)$/.test(tokens[phrase.governor ?? -1]?.lower ?? '')) return false;
  const clause = clauses.find(({ prepositional }) =>
    prepositional.some((part) => part.phrase === phrase.index),
  );
  const verb = verbGroups[clause?.verb ?? -1];
  if (clause === undefined || verb === undefined) return false;
  if (verb.perfect && verb.tense === 'past' && /^(?:work|play|train|teach|study)$/.test(verb.lemma))
    return true;
  const said = text.slice(tokens[clause.start]?.start, tokens[phrase.start]?.start);
  return /\b(?:(?:began|started) (?:his|her|their) career|(?:previously|formerly) (?:worked|played|taught)) /.test(
    said,
  );
}

/** 'its first trawler, the Nordlys,', 'a brewery, Ebring Brau.': one thing and its name between commas. */
export function isOneNamed(
  { analysis: { tokens }, roles }: Reading,
  { determiner, head, end, index, plural }: NounPhrase,
  name: NounPhrase | undefined,
): boolean {
  if (name === undefined || plural || roles.get(index) !== 'object') return false;
  const isOwn = /^(?:an?|his|her|its|their)$/.test(tokens[determiner ?? -1]?.lower ?? '');
  const isSetOff = tokens[end]?.text === ',' && /^[,.;]$/.test(tokens[name.end]?.text ?? '.');
  return (
    isOwn && isSetOff && /^(?:product|organization)$/.test(classNounType(tokens[head]?.lower ?? '') ?? '')
  );
}
