import { lookUp, Word } from '../words/lexicon.ts';
import { isCapital } from '../words/token-forms.ts';
import { isKnownWord, type Token } from '../words/tokens.ts';

/** What is called by two places or two fields: 'the Ghent and Bruges Railway', 'the Arts and Culture Committee'. */
const joinedHeads =
  /^(?:Railway|Railways|Railroad|Tramway|Canal|Committee|Subcommittee|Department|Ministry|Commission|District)$/;

const nounsOfBodies =
  /^(?:Railways?|Railroad|Company|Ltd|Council|Board|Committee|Commission|Department|Ministry|Government|Parliament|Senate|Congress|Cabinet|Mayor|President|Chair|Chairman|Museum|Trust|Society|Association|Union|Bank|Office|Agency|Institute|University|School)$/;

/**
 * Where a body's name ends whose 'and' stands at `i`: the words in front of it, behind 'the' at `from`, and those behind it are
 * the two halves of one name. Null where 'and' joins two names ('the Orr Company and Lund Railway', 'the Orr and Lund Canal are').
 */
export function endOfJoinedName(tokens: readonly Token[], from: number, i: number): number | null {
  if (tokens[i]?.lower !== 'and' || tokens[from]?.lower !== 'the') return null;
  const front = tokens.slice(from + 1, i);
  if (front.length === 0 || front.length > 4) return null;
  if (!front.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text) && !nounsOfBodies.test(text))) return null;
  let end = i + 1;
  while (end < i + 6 && isNamePart(tokens[end])) end++;
  // 'the Ghent and Bruges Railway Company'
  const head = tokens.findLastIndex(({ text }, at) => at > i + 1 && at < end && joinedHeads.test(text));
  if (head < 0 || /^(?:are|were|have|and)$/.test(tokens[end]?.lower ?? '')) return null;
  return end;
}

const firmMark = /^(?:LLP|Ltd\.?|Limited|LLC|Inc\.?|plc|PLC|GmbH|AG|AB)$/;

/**
 * Where a firm's name ends that is called after two people joined by the 'and' at `i`: 'Barlow and Finch LLP', 'Barlow and Finch Ltd was'.
 * Null where two firms or a firm and somebody are told ('Ann Lee and Finch Ltd', 'Fenno and Finch Ltd are').
 */
export function endOfFirmName(tokens: readonly Token[], from: number, i: number): number | null {
  if (tokens[i]?.lower !== 'and' || i !== from + 1) return null;
  const isPartner = (token: Token | undefined) =>
    token !== undefined &&
    /^\p{Lu}[\p{L}'’-]*\p{Ll}$/u.test(token.text) &&
    (lookUp(token.lower) & Word.place) === 0 &&
    !nounsOfBodies.test(token.text);
  const mark = tokens[i + 2];
  if (!isPartner(tokens[from]) || !isPartner(tokens[i + 1]) || !firmMark.test(mark?.text ?? '')) return null;
  const isOne = /^(?:is|was|has|does|\p{Ll}{2,}[^su\P{Ll}]s)$/u.test(tokens[i + 3]?.text ?? '');
  return mark?.text === 'LLP' || isOne ? i + 3 : null;
}

const titles =
  /^(?:Director|Manager|Minister|Secretary|Commissioner|Officer|Editor|Chief|Coordinator|Supervisor|Superintendent)$/;

/**
 * Where a name ends that has a title of two fields in front, joined by the 'and' at `i`: 'Parks and Recreation Director Bo Orr'.
 * Null where two people are told ('Mayor and Finance Director Bo Orr' are two titles of one).
 */
export function endOfTitledName(tokens: readonly Token[], from: number, i: number): number | null {
  const front = tokens.slice(from, i).filter(({ pos }) => pos !== 'DET');
  if (tokens[i]?.lower !== 'and' || front.length === 0 || front.length > 2) return null;
  const isField = ({ text, lower }: Token) =>
    isCapital(text) && isKnownWord(lower) && (lookUp(lower) & named) === 0 && !nounsOfBodies.test(text);
  if (!front.every(isField)) return null;
  const title = [i + 2, i + 3].find((at) => titles.test(tokens[at]?.text ?? ''));
  if (title === undefined || !tokens.slice(i + 1, title).every(isField)) return null;
  let end = title + 1;
  while (end < title + 5 && tokens[end]?.pos === 'PROPN' && isCapital(tokens[end]?.text ?? '')) end++;
  return end > title + 1 ? end : null;
}

const named = Word.place | Word.organization | Word.firstName | Word.lastName;

/** Whether the 'and' within a phrase that ends in this head belongs to a name. */
export function isJoinedHead(text: string): boolean {
  return joinedHeads.test(text) || firmMark.test(text) || /^(?:Company|Board)$/.test(text);
}

function isNamePart(token: Token | undefined): boolean {
  return token !== undefined && isCapital(token.text) && /^(?:PROPN|NOUN|ADJ|VERB)$/.test(token.pos);
}

/** Names that take an 'of'-phrase into themselves: 'Bank of England', 'Treaty of Rome'. */
const joinsOf =
  /^(?:bank|abbey|duchy|castle|university|college|school|institute|academy|ministry|department|museum|church|cathedral|city|republic|kingdom|states?|house|battle|siege|treaty|declaration|isle|gulf|bay|strait|tower|palace|council|court|library|order|society|association|federation|union|league|journal|lord|game|bureau|board|chamber|congress|commonwealth|confederation|church|parliament|hall|bridge|festival|port|guild|earl|duke|duchess|countess|marquess|viscount|viscountess|house|center|centre|office|company|town|village|county|borough|municipality|parish|diocese|archdiocese|canton|basilica|chapel|priory|convent|monastery|temple|gate|club|foundation|trust|theatre|theater|opera|orchestra|choir|hospital|brotherhood|sisterhood|conservatory|observatory|(?:duke|earl|count|baron|lord|knight|friend|sister|brother)s)$/i;

/** Whether a noun begins names with an 'of'-phrase: 'Bank of England'. */
export function takesOf(lower: string): boolean {
  return joinsOf.test(lower);
}
