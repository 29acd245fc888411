import { readJsonTurn } from './json-turns.ts';
import type { LabelWords } from './label-words.ts';
import type { Pace } from './pace.ts';
import { readSaidTurn } from './said-turns.ts';
import type { Turn } from './types.ts';

/*
 * A turn begins with its speaker and a colon, with or without a date or time on either side:
 * `Alice: …`, `**Alice** (2024-05-01): …`, `[10:32] Alice: …`, `2024-05-01 10:32 - Alice: …`; or it stands with a date or
 * time on a line of its own: `Alice (10:32)`, `**Alice** — 10:32 AM`; or it has a time and its speaker in angle brackets: `[10:32] <alice> …`.
 */
const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const when = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)?|(?:\p{Lu}\p{L}{2,8},? )?\d[\d./:, -]{2,20}\d(?:\s?[AaPp]\.?[Mm]\.?|Z)?|\d{1,2} \p{L}{3,9}\.? \d{4}(?:,? \d{1,2}:\d{2})?|\p{L}{3,9}\.? \d{1,2}, \d{4}(?:,? \d{1,2}:\d{2})?`;
/** 'May 3', '3 May', 'Tue 3 May, 10:32': only in brackets behind a speaker, where nothing else is meant. */
const yearless = String.raw`(?:\p{Lu}\p{L}{2,8},? )?(?:(?:${months})[a-z]*\.? \d{1,2}|\d{1,2}\.? (?:${months})[a-z]*\.?)(?:,? \d{1,2}:\d{2})?`;
const roleNames =
  'user|human|assistant|ai|bot|chatbot|system|agent|customer|client|me|you|caller|interviewer|interviewee';
const speaker = String.raw`(?:${roleNames})|\p{Lu}[\p{L}\p{M}\p{N}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}\p{N}.'’-]*|\([\p{L} ]{1,20}\)|\d{1,3}(?!\d|[:./]\d)|de|van|von|der|den|da|bin|al)){0,4}`;
const pattern = new RegExp(
  String.raw`^(?:[[(]?(${when})[\])]?(?:\s*[-–—|,])?\s+)?(${speaker})\s?(?:[[(](${when}|${yearless})[\])]\s?|,\s(${when})\s?)?:(?:\s+|$)`,
  'u',
);
/** Behind a time even a name in lower case is a speaker's. */
const timed = new RegExp(
  String.raw`^[[(]?(${when})[\])]?(?:\s*[-–—|,])?\s+@?(\p{Ll}[\p{L}\p{N}_.-]{1,24}):(?:\s+|$)`,
  'u',
);
const angled = new RegExp(
  String.raw`^(?:[[(]?(${when})[\])]?(?:\s*[-–—|,])?\s+)?<@?([\p{L}][\p{L}\p{N}_. -]{0,30})>\s+`,
  'u',
);
/** 'ana> hello', as in the log of a chat; what a shell prompts with is no speaker. */
const prompted =
  /^(?!(?:mysql|sqlite|sql|psql|redis|mongo|irb|pry|node|ftp|telnet|gdb|pdb|repl|ghci|scala|julia)>)(\p{L}[\p{L}\p{N}_-]{1,24})>\s+(?=\S)/u;
/** 'anna (10:02 AM): morning', 'anna [2024-05-01 10:02]: morning' */
const timedBehind = new RegExp(
  String.raw`^@?(\p{Ll}[\p{L}\p{N}_.-]{1,24})\s?[[(]((?:${when})(?<=\d:\d\d.*))[\])]\s?:(?:\s+|$)`,
  'u',
);
/** '@mira: who eats meat?' */
const addressed = /^@(\p{L}[\p{L}\p{N}_.-]{1,24}):\s+(?=\S)/u;
/** 'maya_k — Today at 4:12 PM' above what she says. */
const dashed =
  /^@?([\p{L}\p{N}][\p{L}\p{N}_. -]{0,30}?)\s+[—–-]\s+((?:(?:Today|Yesterday) at |\d{1,2}\/\d{1,2}\/\d{4},? )\d{1,2}:\d{2}(?:\s?[AaPp]\.?[Mm]\.?)?)\s*(?:\n|$)/u;
const day =
  /^(?:\p{Lu}\p{L}{2,8}day,? )?(?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}\.?,? \d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4})$/u;
const clock = String.raw`(?:(?:(?:${months})[a-z]* \d{1,2}(?:st|nd|rd|th)?|Today|Yesterday|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? at )?(?:\d[\d./:, -]{2,20}\d|\d{1,2}:\d{2})(?:\s?[AaPp]\.?[Mm]\.?|Z)?`;
const alone = new RegExp(
  String.raw`^@?(${speaker})\s*(?:[-–—,|•·]\s*)?[[(]?(${clock})[\])]?:?\s*(?:\n|$)`,
  'u',
);
const role = new RegExp(`^(?:${roleNames})$`, 'i');
/** Labels that stand in front of nothing but what somebody says. */
const talker = /^(?:user|human|assistant|ai|bot|chatbot|me)$/i;
/** What is said to somebody: the first or the second person, or a question. */
const personal =
  /(?<![\p{L}'’])(?:I|I['’](?:m|ve|ll|d)|my|mine|me|myself|we|our|us|you|your|you['’](?:re|ve|ll)|let['’]s|btw|fyi|heads up|lol|haha|hey|thanks|folks|guys|guess what)(?![\p{L}])|\?["”')\]*_]*\s*$/iu;
/** Words that open a labelled line in many kinds of text and name no one. */
const labels = new Set(
  'added caution changed changelog deprecated example examples fixed hint important info note notes removed security see tip todo update warning summary result results default type returns abstract background methods conclusion conclusions objective aim purpose introduction discussion q a question answer subject re fw fwd from to date cc bcc sent reply quote description title author authors source sources edit ps disclaimer agenda action actions decision decisions attendees present apologies status owner deadline budget step rule policy name role position occupation employer company department email e-mail phone mobile telephone tel fax address website birthday born died gender nationality product model brand manufacturer material weight height width length size colour color price cost rent deposit capacity quantity category type version platform language hostname ip os cpu ram port region environment bio about intro introductions welcome correction corrections erratum errata corrigendum clarification clarifications amendment retraction announcement reminder rumour rumor myth fact reason problem solution goal goals scope risk risks motivation context location directions parking'.split(
    ' ',
  ),
);
/** Whether a word in front of a colon labels many kinds of text and names no one: 'Subject', 'Note'. */
export function isLabel(word: string): boolean {
  return labels.has(word.toLowerCase());
}

/** 'Q: Where do you work?', 'A: At Orr Mills.' */
const posed = /^(Q|A|Question|Answer) ?:\s+(?=\S)/u;
/** What a person is asked, and no shop: of work, home, family, life. */
const ofPerson =
  /^(?:Q|Question) ?:.*\byour? (?:[\p{Ll}’'-]+ ){0,3}?(?:work|do for|live|born|grow|grew|study|job|role|from|join|name|wife|husband|partner|child|children|family|parents|mother|father|brother|sister|hobby|hobbies|career|childhood|married|old)\b/imu;

const sampleLines = 2_000;
const longestOpening = 120;

/** Reads the beginning of a turn off a line of plain text; null where it is none. */
export function readTurn(line: string, words: LabelWords): Turn | null {
  const front = line.slice(0, longestOpening);
  const tagged = front.includes('<') ? angled.exec(front) : null;
  if (tagged?.[2] !== undefined)
    return { speaker: capital(tagged[2]), when: tagged[1] ?? null, textStart: tagged[0].length };
  const prompt = front.includes('>') ? prompted.exec(front) : null;
  if (prompt?.[1] !== undefined)
    return { speaker: capital(prompt[1]), when: null, textStart: prompt[0].length };
  const asked = posed.exec(front);
  if (asked?.[1] !== undefined)
    return {
      speaker: asked[1].startsWith('Q') ? 'Interviewer' : 'Interviewee',
      when: null,
      textStart: asked[0].length,
    };
  const mention = front.startsWith('@') ? addressed.exec(front) : null;
  if (mention?.[1] !== undefined)
    return { speaker: capital(mention[1]), when: null, textStart: mention[0].length };
  const colon = line.indexOf(':');
  if (colon < 1 || colon > longestOpening) return null;
  const match = pattern.exec(front);
  const name = match?.[2];
  if (!match || !name || labels.has(name.toLowerCase())) {
    const small = timed.exec(front);
    if (small?.[2] !== undefined && !labels.has(small[2]))
      return { speaker: capital(small[2]), when: small[1] ?? null, textStart: small[0].length };
    const stamped = timedBehind.exec(front);
    if (stamped?.[1] !== undefined && !labels.has(stamped[1]))
      return { speaker: capital(stamped[1]), when: stamped[2] ?? null, textStart: stamped[0].length };
    const given = /^(\p{Ll}{2,15}):\s+(?=\S)/u.exec(front);
    if (
      given?.[1] !== undefined &&
      (isGivenName(given[1], words) || isHandle(given[1], line.slice(given[0].length), words))
    )
      return { speaker: capital(given[1]), when: null, textStart: given[0].length };
    const headed = alone.exec(front) ?? dashed.exec(front);
    if (headed?.[1] === undefined || labels.has(headed[1].toLowerCase())) return null;
    return { speaker: headed[1], when: headed[2] ?? null, textStart: headed[0].length };
  }
  return { speaker: name, when: match[1] ?? match[3] ?? match[4] ?? null, textStart: match[0].length };
}

/** 'sam', 'dana' – not 'bill' and 'mark', which label amounts as well. */
export function isGivenName(word: string, words: LabelWords): boolean {
  return words.isOnlyName(word) && !labels.has(word);
}

const keys = new Set(
  'pm am ad id tv pr hr ip os qa ui it he we us me my no or at in on to of so do go if is by be as an up'.split(
    ' ',
  ),
);

const reacting = /^(?:ok|okay|yes|yeah|yep|no|nope|sure|lol|nice|cool|great|congrats|thx|same|wow|omg)\b/i;

/** 'mo' in 'mo: i hate olives': no word, in front of what somebody says. */
function isHandle(word: string, said: string, words: LabelWords): boolean {
  const isWord = words.isWord(word) && (word.length > 2 || keys.has(word));
  return !labels.has(word) && !isWord && (isPersonal(said.slice(0, longestOpening)) || reacting.test(said));
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 'Session 2, ', 'Date: ', 'session_1_date_time: 1:56 pm on ': what a day between the turns of a talk is the day of. */
const occasion =
  /^(?:(?:(?:session|conversation|chat|dialogue|call|part|day)[ _]?#?\d{1,3}(?:[ _]date(?:[ _]?time)?)?|date(?:[ _]?time)?)\s*(?:[:,–—|-]|[([]|\bon\b)\s*)?(?:\d{1,2}:\d{2}\s?(?:[ap]\.?m\.?)?,? (?:on )?)?/i;

/** The day that a line is nothing but ('--- 3 June 2024 ---', '**Monday, 3 June 2024**'); null where it is more. */
export function readDayLine(line: string): string | null {
  if (line.length > 60 || !/\d/.test(line)) return null;
  const text = line.replace(/^[\s*_~=\-–—[(]+|[\s*_~=\-–—\])]+$/g, '');
  return day.test(text) ? text : null;
}

/** The day of the turns behind a line that is nothing but that ('--- 3 June 2024 ---', 'Session 2, 3 June 2024'); null where it is more. */
export function readTalkDay(line: string): string | null {
  return line.length > 80 ? null : readDayLine(line.replace(/^[\s*_~#]+/, '').replace(occasion, ''));
}

/** A line of Markdown without the marks that may stand around its speaker. */
function bare(markdown: string, from: number, to: number): string {
  return markdown
    .slice(from, Math.min(to, from + longestOpening))
    .replace(/^(?:[>\s]|[-+*]\s+|\d{1,4}[.)]\s+)+/, '')
    .replace(/[*_`]+/g, '');
}

/** Whether the line from `from` to `to` begins a turn. */
export function beginsTurn(markdown: string, from: number, to: number, words: LabelWords): boolean {
  const line = markdown.slice(from, to);
  return (
    readTurn(bare(markdown, from, to), words) !== null ||
    readTalkDay(line) !== null ||
    readJsonTurn(line) !== null ||
    readSaidTurn(line) !== null
  );
}

/** Whether a speaker's label names a part in a talk (user, assistant …) rather than a person. */
export function isPart(speaker: string): boolean {
  return role.test(speaker);
}

/** Whether a text speaks in the first or second person, or asks. */
export function isPersonal(text: string): boolean {
  return personal.test(text);
}

/**
 * Whether a text is a conversation: among its first 2,000 lines turns that are a third of the lines; either at least four of them by at least
 * two speakers who each speak at least twice, or most of them in the first or second person, by the parts of a talk or by people at
 * a time of day, lines by people on days alone, or a single line by somebody on a day at a time. Labelled lines (`Name: …`, `Role: …`) do neither.
 */
export async function isConversation(markdown: string, pace: Pace, words: LabelWords): Promise<boolean> {
  const turns = new Map<string, number>();
  let stamped = 0;
  let dated = 0;
  let ofDays = 0;
  let lines = 0;
  let begun = 0;
  let spoken = 0;
  let stored = 0;
  let asks = false;
  let headings = 0;
  let sentences = 0;
  let at = 0;
  // what a shop is often asked is no talk
  const isInterview = ofPerson.test(markdown.slice(0, 20_000).replace(/[*_`]+/g, ''));
  while (at < markdown.length && lines < sampleLines) {
    const feed = markdown.indexOf('\n', at);
    const end = feed < 0 ? markdown.length : feed;
    const line = bare(markdown, at, end);
    if (line.startsWith('#')) headings++;
    else if (line !== '') {
      lines++;
      const whole = markdown.slice(at, end);
      if (readJsonTurn(whole) !== null || readSaidTurn(whole) !== null) stored++;
      const turn = readTurn(line, words);
      if (turn && (isInterview || !posed.test(line))) {
        begun++;
        turns.set(turn.speaker, (turns.get(turn.speaker) ?? 0) + 1);
        if (
          /\d{4}/.test(turn.when ?? '') &&
          isGivenName(turn.speaker.split(' ')[0]?.toLowerCase() ?? '', words)
        )
          ofDays++;
        const isDated = /\d{4}\D.*\d:\d\d/.test(turn.when ?? '');
        if (/\d:\d\d/.test(turn.when ?? '') && mayBePerson(turn.speaker, words, isDated)) {
          stamped++;
          if (/\d{4}/.test(turn.when ?? '')) dated++;
        }
        const said = saidBelow(markdown, { from: at, to: end }, line, turn);
        const isSaid =
          (isPersonal(said) && (!isKey(turn.speaker, words) || tellsSomebody.test(said))) ||
          (talker.test(turn.speaker) && /\S\s+\S+\s+\S/.test(said)) ||
          (chatter.test(said.trim()) && (mayBePerson(turn.speaker, words) || isPart(turn.speaker)));
        if (isSaid) spoken++;
        if (/[.!?…]["”')]?\s*$|(?:\S+\s+){7}/.test(said)) sentences++;
        asks ||= said.trimEnd().endsWith('?') && mayBePerson(turn.speaker, words);
      }
    }
    at = end + 1;
    if (pace.due()) await pace.rest();
  }
  if (stored > 0 && stored * 2 >= lines) return true;
  const parts = [...turns.keys()].filter(isPart).length;
  // an assistant's answer may run over many lines
  if (begun === 0 || begun * (parts > 1 ? 12 : 3) < lines) return false;
  // 'Lead: …', 'Office: …' below the heading of each team
  if (headings > 1 && spoken === 0 && stamped === 0 && sentences === 0) return false;
  // labels of several cards ('Name', 'Role', 'Phone') recur as well, but none of them may be a person
  const recurring = [...turns].filter(([, count]) => count > 1).map(([label]) => label);
  const people = recurring.filter((label) => isPart(label) || mayBePerson(label, words)).length;
  return (
    (begun >= 4 && recurring.length >= 2 && (people * 2 >= recurring.length || spoken * 4 >= begun)) ||
    (stamped > 1 && stamped * 2 >= begun) ||
    // somebody asks, another answers, and the first speaks again
    (asks && begun === lines && turns.size > 1 && people > 0) ||
    // 'Bea (2022-09-05): Tom is back at Orr.' and nothing but such lines
    (ofDays === lines && turns.size > 1) ||
    // a message alone, of a day and a time
    dated === lines ||
    (spoken > 0 && spoken * 2 >= begun) ||
    // 'user: Always answer in French.', 'assistant: Sure.', 'user: Merci'
    (spoken > 0 && begun === lines && isWithMachine([...turns.keys()], words)) ||
    // 'Bea: the demo is on Friday', 'Vik: ok'
    (spoken > 0 &&
      begun === lines &&
      turns.size > 1 &&
      [...turns.keys()].every((label) => mayBePerson(label, words) && !/\s/.test(label)) &&
      (people > 0 || [...turns.keys()].some((label) => isGivenName(label.toLowerCase(), words))))
  );
}

/** 'Participants', 'Warranty': nobody, whatever stands behind it. */
function isKey(label: string, words: LabelWords): boolean {
  const isCommon = label
    .toLowerCase()
    .split(' ')
    .every((word) => words.isWord(word) && !words.isName(word));
  return isCommon && !isPart(label);
}

/** What is a sentence to somebody, where '2 years on our pumps' is a value. */
const tellsSomebody =
  /(?<![\p{L}'’])(?:I|I['’](?:m|ve|ll|d)|me|my|mine|we|you|let['’]s)(?![\p{L}])|[.!?…]["”')]?\s*$/iu;

/** Whether those who speak are somebody and the machine that answers. */
function isWithMachine(labels: readonly string[], words: LabelWords): boolean {
  return (
    labels.length === 2 &&
    labels.some(
      (label) => /^(?:user|human|me|you)$/i.test(label) || (!isPart(label) && mayBePerson(label, words)),
    ) &&
    labels.some((label) => /^(?:assistant|ai|bot|chatbot)$/i.test(label))
  );
}

/** What is only said to somebody: 'Hi', 'Great, thanks!' */
const chatter =
  /^(?:hi|hello|hey|hiya|(?:good )?(?:morning|afternoon|evening)|thanks|thank you|thx|ok(?:ay)?|sure|yep|yeah|nope|great|nice|cool|congrat(?:s|ulations)|wow|welcome|bye|cheers|got it|sounds good|perfect|awesome|lovely|haha|lol|oh (?:no|wow|dear)|so sorry|sorry|aww+|noted|same|good (?:for you|to know|luck)|well done|no way|exciting|jealous|poor (?:you|thing)|how (?:nice|sad|lovely))\b[^:]{0,24}$/i;

/** Whether a text is no more than what is said to somebody. */
export function isReaction(text: string): boolean {
  return chatter.test(text.trim());
}

/** Whether a label may be somebody's name: 'Nia', 'Owen Reed', not 'ERROR', 'Keynote' or 'Lisbon'. */
function mayBePerson(label: string, words: LabelWords, isDated = false): boolean {
  const [first = ''] = label.split(' ');
  if (/^\p{Lu}{2,}$/u.test(first)) return false;
  const word = first.toLowerCase();
  // behind a day and a time no town speaks: 'Tuva', 'Vienna'
  return words.isName(word) || !(words.isNounOrAdjective(word) || (!isDated && words.isPlace(word)));
}

/** What is said behind a turn's opening: on its line, or where that is nothing more on the lines below. */
function saidBelow(
  markdown: string,
  { from, to }: { from: number; to: number },
  line: string,
  turn: Turn,
): string {
  const rest = line.slice(turn.textStart).trim();
  // of a long line, only the beginning is at hand
  const begin = to - from > longestOpening ? from + turn.textStart : Math.max(from, to - rest.length);
  if (rest !== '') return markdown.slice(begin, Math.min(to, from + 400));
  return markdown.slice(to + 1, to + 400).split(/\n(?=\s*\n)/, 1)[0] ?? '';
}

const headed = new RegExp(
  String.raw`^(?:[[(]?(?:${when})[\])]?\s*[-–—:,|]?\s*)?(?:from |by )?@?(${speaker})\s*:?(?:\s*[-–—,|]?\s*[[(]?(${when})[\])]?)?$`,
  'u',
);

/** Who speaks below a heading that is nothing but a speaker, with or without a date; null where it is something else. */
export function readHeadedTurn(heading: string, words: LabelWords): Turn | null {
  if (heading.length > longestOpening) return null;
  const match = headed.exec(heading.trim());
  const name = match?.[1];
  if (match === null || name === undefined || labels.has(name.toLowerCase())) return null;
  // 'Overview', 'Hello': a word alone that is nobody's name
  const isWord = !words.isName(name.toLowerCase()) && words.isWord(name.toLowerCase());
  return isWord && !isPart(name) ? null : { speaker: name, when: match[2] ?? null, textStart: 0 };
}
