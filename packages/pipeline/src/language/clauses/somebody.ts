import type { NounPhrase, SentenceAnalysis } from '../analyze.ts';
import { isSurname } from '../phrases/names.ts';
import { lookUp, Word } from '../words/lexicon.ts';
import type { Clause } from './clause-types.ts';

/** What only people do, with nothing done to anybody. */
const ofLives = /^(?:graduate|emigrate|immigrate|resign|retire|enrol|enroll|die)$/;
const weds = /^(?:marry|remarry|wed|divorce)$/;
/** What people do who have a name of two words, and firms hardly. */
const ofAuthors = /^(?:write|paint|compose|sculpt|sing|swim|study)$/;
/** What is done to nobody but people. */
const doneToPeople = /^(?:bear|marry|educate|orphan|apprentice|bury|widow|knight|ordain|baptise|baptize)$/;
/** What is done to those who get or lose a post. */
const givenPosts = /^(?:appoint|elect|re-elect|hire|employ|recruit|dismiss|sack|swear)$/;
/** What people do and no place does; firms do some of it. */
const ofDoers =
  /^(?:join|leave|quit|found|co-found|write|paint|compose|study|teach|learn|work|live|move|return|flee|hire|buy|sell|own|manage|lead|run|head|meet|visit|travel|say|tell|ask|think|believe|want|like|love|hate|know|sing|swim|cook|design|invent|discover|direct|succeed|replace|train|sign|speak|edit|sail|marry|report|step|chair|coach|captain|mentor|earn|serve)$/;

/** Of these, what firms do as well. */
const ofFirmsToo =
  /^(?:join|leave|quit|found|co-found|move|return|hire|buy|sell|own|manage|lead|run|head|say|tell|want|know|design|succeed|replace|train|sign|report|earn|serve|work)$/;

/**
 * Whether a name of which nothing is known is somebody's by what it does or is done to: 'was born in Skerrin', 'married Olof',
 * 'X, who …'. What looks like a stretch of land ('Tovi Lake') is somebody as soon as it does what no land does.
 */
export function isSomebodyByUse(analysis: SentenceAnalysis, index: number, name: string): boolean {
  if (!/^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’-]*\.?){0,3}$/u.test(name)) return false;
  const isOfTwo = /\s/.test(name);
  return analysis.clauses.some(
    (clause) =>
      isHeadOfWho(analysis, clause, index) ||
      (isOfTwo && isMet(analysis, clause, index)) ||
      (clause.subjects.includes(index) && isLife(analysis, clause, isOfTwo, landOf(name))) ||
      (clause.objects[0] === index && isLandscape(name) && givesPost(analysis, clause)),
  );
}

/** 'Kaja Berg met Tor Vik', 'married Tor Vik' */
function isMet(
  { nounPhrases, verbGroups }: SentenceAnalysis,
  { subjects, objects, verb }: Clause,
  index: number,
): boolean {
  const group = verbGroups[verb];
  if (group === undefined || group.voice === 'passive' || objects.length !== 1) return false;
  const isTwo =
    nounPhrases[subjects[0] ?? -1]?.kind === 'proper' && nounPhrases[objects[0] ?? -1]?.kind === 'proper';
  return (
    (group.lemma === 'marry' && objects.includes(index)) ||
    (group.lemma === 'meet' && isTwo && (objects.includes(index) || subjects.includes(index)))
  );
}

/** 'Tovi Lake', 'Oda Brand': an unknown word or a first name in front of one that is of land, a house or a trade, and may be a surname. */
export function isLandscape(name: string): boolean {
  const [first = '', last = '', ...more] = name.toLowerCase().split(' ');
  const given = lookUp(first);
  if (more.length > 0 || (given !== 0 && (given & Word.firstName) === 0)) return false;
  return surnames.test(last) || isSurname(last);
}

/** Whether a name looks like land; 'goods' where the word in front of 'Timber', 'Steel' is nobody's first name, so that it is as likely a firm's. */
function landOf(name: string): boolean | 'goods' {
  const [first = '', last = ''] = name.toLowerCase().split(' ');
  return isLandscape(name) && (lookUp(first) === 0 && isSurname(last) && last !== 'brand' ? 'goods' : true);
}

/** Words of land and of houses that people are called. */
const surnames =
  /^(?:lake|marsh|hill|hills|ford|brook|wood|woods|field|fields|forest|moor|heath|dale|glen|vale|cliff|ridge|park|parks|lane|street|rivers|banks|pond|pool|wells|beach|stone|castle|bridge|bridges|grove|shore|waters|head|point|mount|bay|bush|garden|farm|peak|reef|dam|church|temple|court|tower|post)$/;

function isLife(
  { tokens, verbGroups, nounPhrases }: SentenceAnalysis,
  clause: Clause,
  isOfTwo: boolean,
  isLand: boolean | 'goods',
): boolean {
  const verb = verbGroups[clause.verb];
  if (verb === undefined) return false;
  if (verb.voice === 'passive')
    return (
      doneToPeople.test(verb.lemma) ||
      (isLand !== false && givenPosts.test(verb.lemma)) ||
      (isOfTwo && /^(?:elect|re-elect|swear|promote)$/.test(verb.lemma) && !isOfSeveral(tokens, verb.start))
    );
  // 'grew up in Delft'
  if (verb.lemma === 'grow') return tokens[verb.end]?.lower === 'up' && clause.objects.length === 0;
  if (ofLives.test(verb.lemma)) return clause.objects.length === 0;
  if (isOfTwo && (weds.test(verb.lemma) || ofAuthors.test(verb.lemma))) return true;
  // 'Rana Aziz took over from Jon Fry'
  if (isOfTwo && verb.lemma === 'take' && clause.objects.length === 0)
    return tokens[verb.end - 1]?.lower === 'over' || tokens[verb.end]?.lower === 'over';
  if (isLand === false || verb.copula) return false;
  if (verb.lemma === 'hold') return clause.objects.some((object) => isOfPosts(tokens, nounPhrases[object]));
  return ofDoers.test(verb.lemma) && !(isLand === 'goods' && ofFirmsToo.test(verb.lemma));
}

/** 'Orley Rovers was promoted': what ends in -s may be several. */
function isOfSeveral(tokens: SentenceAnalysis['tokens'], verb: number): boolean {
  return /[^s]s$/.test(tokens[verb - 1]?.text ?? '');
}

/** 'the post of treasurer', 'a degree in law': what nobody but people hold. */
function isOfPosts(tokens: SentenceAnalysis['tokens'], phrase: NounPhrase | undefined): boolean {
  return /^(?:post|position|office|job|title|chair|degree|doctorate|diploma)$/.test(
    tokens[phrase?.head ?? -1]?.lower ?? '',
  );
}

/** 'appointed Oda Brand', 'hired Oda Brand as treasurer' */
function givesPost({ tokens, verbGroups }: SentenceAnalysis, { verb, prepositional }: Clause): boolean {
  const group = verbGroups[verb];
  if (group === undefined || group.voice === 'passive' || !givenPosts.test(group.lemma)) return false;
  if (/^(?:appoint|elect|re-elect|dismiss|sack)$/.test(group.lemma)) return true;
  return prepositional.some(({ preposition }) => tokens[preposition]?.lower === 'as');
}

function isHeadOfWho({ tokens }: SentenceAnalysis, { kind, head, marker }: Clause, index: number): boolean {
  return kind === 'relative' && head === index && tokens[marker ?? -1]?.lower === 'who';
}
