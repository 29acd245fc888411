import type { LabelWords } from '../label-words.ts';

/** Parts in a talk: with a machine, on a telephone, in an interview. */
export const partNames =
  'user|human|assistant|ai|bot|chatbot|system|agent|customer|client|me|you|caller|interviewer|interviewee|prompt|chatgpt|gpt|copilot';
const part = new RegExp(`^(?:${partNames}|model|tool|developer|function)$`, 'i');

/** Words that open a labelled line in many kinds of text and name no one. */
const labels = new Set(
  'added caution changed changelog deprecated example examples fixed hint important info note notes removed security see tip todo update warning summary result results default type returns abstract background methods conclusion conclusions objective aim purpose introduction discussion q a question answer subject re fw fwd from to date cc bcc sent reply quote description title author authors source sources edit ps disclaimer agenda action actions decision decisions attendees present apologies status owner deadline budget step rule policy name role position occupation employer company department email e-mail phone mobile telephone tel fax address website birthday born died gender nationality product model brand manufacturer material weight height width length size colour color price cost rent deposit capacity quantity category type version platform language hostname ip os cpu ram port region environment bio about intro introductions welcome correction corrections erratum errata corrigendum clarification clarifications amendment retraction announcement reminder rumour rumor myth fact reason problem solution goal goals scope risk risks motivation context location directions parking'.split(
    ' ',
  ),
);
/** Short words that are no handles. */
const shortKeys = new Set(
  'pm am ad id tv pr hr ip os qa ui it he we us me my no or at in on to of so do go if is by be as an up'.split(
    ' ',
  ),
);

/** What is said to somebody: the first or the second person, or a question. */
const personal =
  /(?<![\p{L}'’])(?:I|I['’](?:m|ve|ll|d)|my|mine|me|myself|we|our|us|you|your|you['’](?:re|ve|ll)|let['’]s|btw|fyi|heads up|lol|haha|hey|thanks|folks|guys|guess what)(?![\p{L}])|\?["”')\]*_]*\s*$/iu;
const first = /(?<![\p{L}'’])(?:I|I['’](?:m|ve|ll|d)|my|mine|me|we|our)(?![\p{L}])/iu;
const reacting = /^(?:ok|okay|yes|yeah|yep|no|nope|sure|lol|nice|cool|great|congrats|thx|same|wow|omg)\b/i;
/** What is only said to somebody: 'Hi', 'Great, thanks!' */
const chatter =
  /^(?:hi|hello|hey|hiya|(?:good )?(?:morning|afternoon|evening)|thanks|thank you|thx|ok(?:ay)?|sure|yep|yeah|nope|great|nice|cool|congrat(?:s|ulations)|wow|welcome|bye|cheers|got it|sounds good|perfect|awesome|lovely|haha|lol|oh (?:no|wow|dear)|so sorry|sorry|aww+|noted|same|good (?:for you|to know|luck)|well done|no way|exciting|jealous|poor (?:you|thing)|how (?:nice|sad|lovely))\b[^:]{0,24}$/i;

/** How much of a line is looked at for who speaks. */
export const longestOpening = 120;

/** Whether a word in front of a colon labels many kinds of text and names no one: 'Subject', 'Note'. */
export function isLabel(word: string): boolean {
  return labels.has(word.toLowerCase());
}

/** Whether a speaker's label names a part in a talk (user, assistant …) rather than a person. */
export function isPart(speaker: string): boolean {
  return part.test(speaker);
}

/** Whether a text speaks in the first or second person, or asks. */
export function isPersonal(text: string): boolean {
  return personal.test(text);
}

/** Whether a text speaks in the first person. */
export function isFirstPerson(text: string): boolean {
  return first.test(text);
}

/** Whether a text is no more than what is said to somebody. */
export function isReaction(text: string): boolean {
  return chatter.test(text.trim());
}

/** 'sam', 'dana' – not 'bill' and 'mark', which label amounts as well. */
export function isGivenName(word: string, words: LabelWords): boolean {
  return words.isOnlyName(word) && !labels.has(word);
}

/** 'mo' in 'mo: i hate olives': no word, in front of what somebody says. */
export function isHandle(word: string, said: string, words: LabelWords): boolean {
  const isWord = words.isWord(word) && (word.length > 2 || shortKeys.has(word));
  return !labels.has(word) && !isWord && (isPersonal(said.slice(0, longestOpening)) || reacting.test(said));
}

/** Whether a label may be somebody's name: 'Nia', 'Owen Reed', not 'ERROR', 'Keynote' or, without a date, 'Lisbon'. */
export function mayBePerson(label: string, words: LabelWords, isDated = false): boolean {
  const [first = ''] = label.split(' ');
  if (/^\p{Lu}{2,}$/u.test(first)) return false;
  const word = first.toLowerCase();
  return words.isName(word) || !(words.isNounOrAdjective(word) || (!isDated && words.isPlace(word)));
}

/** 'Participants', 'Warranty': nobody, whatever stands behind it. */
export function isKey(label: string, words: LabelWords): boolean {
  const isCommon = label
    .toLowerCase()
    .split(' ')
    .every((word) => words.isWord(word) && !words.isName(word));
  return isCommon && !isPart(label);
}

export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
