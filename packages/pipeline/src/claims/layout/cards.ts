import type { Block, DocumentStructure, Range } from '@memory/markdown';
import { normalizeName } from '../../entities/names.ts';
import { isIdentifier } from '../../language/phrases/names.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { classNounType } from '../../relations/names/name-types.ts';
import { interjectionLength, isBoilerplate, isPlaceholder } from '../certainty/screen.ts';
import { coversNoun, kindOfName } from '../reference/entity-kinds.ts';
import { isHeadLine } from './head-lines.ts';
import { aboutLine, bodyListed, ofData, subjectName } from './heading-names.ts';
import { isOwnName } from './own-names.ts';
import { registeredName } from './register-people.ts';
import { isSentence } from './whole-sentences.ts';
import { bodyOfBoard, namesBoard, readLabel, ticketOf } from './wording.ts';

/** What the labelled lines of a paragraph or list tell of: the block that they have got to, and the name that one bears. */
export type Card = { readonly name: string; readonly block: number };

const ownName =
  /^(?:(?:full|display|product|company|business|model|host|server|item|project|trading) ?)?name$/i;
/** Labels that name the card where no heading does; below a heading they tell of that ('Company' on a person's page). */
const kindName =
  /^(?:product|company|business|firm|organi[sz]ation|vessel|ship|boat|vehicle|car|aircraft|model|server|host|item|project|machine|device|instrument|appliance|book|film|event|course|person|employee|patient|member|student|(?:spec(?:ification)?s?|data|fact|product|technical)[ -]?sheet|(?:technical )?(?:specifications?|specs|data))$/i;

/** Who is dealt with in what a page tells of, unless the label is the first of its lines. */
const partyName =
  /^(?:contact(?: person)?|customer|client|guest|tenant|supplier|vendor|resident|applicant|candidate|pupil|lodger|occupant|subscriber|policy ?holder|claimant|trainee|apprentice|volunteer|passenger|donor|learner|(?:account|card) ?holder)$/i;

/** The same at the top of a page: 'System: Orion', 'Team: Payments'. */
const headKind =
  /^(?:team|department|system|service|app(?:lication)?|database|repository|tool|equipment|asset|building|property|town|village|country|island|lake|river|mountain|bridge|tower|stadium|arena|theatre|theater|museum|ferry|yacht|school|hotel|restaurant|club|band|dish|recipe|drug|medicine)$/i;

/** Houses of business that a report at its top says to be of, by a name that is more than that of their town. */
const house =
  /^(?:store|shop|bookshop|pub|caf[eé]|bakery|brewery|farm|nursery|clinic|practice|surgery|hospital|pharmacy|library|gallery|gym|cinema|factory|plant|charity|association|foundation|society)$/i;

/** 'Ticket: HD-4471', 'Order no: 2291' in front of all other lines: what they tell of, whatever the page is called. */
const codeLabel =
  /^(ticket|issue|incident|case|order|invoice|bug|defect|booking|reservation|shipment|work order|change request|purchase order|quote|quotation|offer|estimate|contract|agreement|policy|claim|delivery note|credit note|receipt)(?: (?:id|no\.?|number|key|#))?$/i;
const code = /^#?(?:\p{L}{1,10}[-_ ]?)?\d[\w-]*$/u;

/** The card that a block begins or goes on with: the lines behind 'Name: Ana Ruiz' speak of Ana Ruiz; null where none has such a line. */
export function cardAt(
  block: Block,
  index: number,
  before: Card | null,
  subject: string | null,
): Card | null {
  const lines =
    block.kind === 'listItem' ? [{ start: 0, end: block.text.plain.length }] : labelledLines(block, 0);
  if (lines === null) return null;
  const head = headOf(block, lines);
  const ticket = head === null ? null : (ticketOf(head) ?? numberedPaper(head));
  if (ticket !== null) return { name: ticket, block: index };
  const isNamed = head !== null && (isBearer(head) || (index === 0 && articled.test(head)));
  if (isNamed) return { name: head, block: index };
  const [, model] = head === null ? [] : (numberedModel.exec(head) ?? []);
  if (model !== undefined) return { name: model, block: index };
  // 'Company: Orr Ltd' of an imprint, whatever the page is called
  const isImprint = head !== null && imprint.test(head);
  const isFirst = block.kind === 'paragraph' || block.list?.item === 0;
  const full = subject === null && block.kind === 'paragraph' ? fullName(block, lines) : null;
  if (full !== null) return { name: full, block: index };
  // a page called 'sheet' is of nothing yet
  const isTop = index === 0 && isFirst;
  const isPlain = /^\p{L}\p{Ll}+$/u.test(subject ?? '') && isKnownWord((subject ?? '').toLowerCase());
  const titled = isTop && isPlain ? null : subject;
  const goesOn =
    before !== null && before.block === index - 1 && block.kind === 'listItem' && block.list?.item !== 0;
  for (const [nth, { start, end }] of lines.entries()) {
    const line = block.text.plain.slice(start, end).trim();
    const isTopLine = nth === 0 && isTop;
    // '- Name: Ana Ruiz', '- Company: Orr Ltd': hers
    const about = isImprint ? null : goesOn ? before.name : nth === 0 ? titled : subject;
    const isOpening = nth === 0 && head === null;
    const name =
      (isFirst && nth === 0 ? codedName(line) : null) ?? cardName(line, about, isTopLine, isOpening);
    if (name !== null) return { name, block: index };
  }
  return goesOn ? { ...before, block: index } : null;
}

const imprint = /^(?:imprint|impressum|legal notice|colophon):?$/i;

/** 'Invoice 2231' of 'Invoice no. 2231' alone on a line. */
function numberedPaper(head: string): string | null {
  const [, kind = '', number = ''] =
    /^(\p{Lu}\p{Ll}+(?: \p{Ll}+)?)(?: (?:no|nr|number)\b\.?| #)?:? #?([\p{Lu}\d]*-?\d[\w-]*)$/u.exec(head) ??
    [];
  return codeLabel.test(kind) && code.test(number) ? `${kind} ${number}` : null;
}

/** 'Imprint', 'Ana Ruiz': the line above the labelled ones; null where there is none. */
function headOf({ kind, text: { plain } }: Block, [first]: readonly Range[]): string | null {
  const head = kind === 'paragraph' ? plain.slice(0, first?.start ?? 0).trim() : '';
  return head === '' ? null : head;
}

/** 'The Copper Gate' at the top of a page, whatever its words. */
const articled = /^The \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){1,3}$/u;

/** 'Heron 400 e-bike', 'Lumo X2': a model with its number, and of what it is one. */
const numberedModel =
  /^((?!(?:Week|Sprint|Day|Phase|Stage|Part|Chapter|Section|Step|Version|Release|Room|Table|Figure|Page|Item|Unit|Module|Lesson|Session|Round|Quarter|Year|Gate|Track|Level|Group|Class|Team|January|February|March|April|May|June|July|August|September|October|November|December) )\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)? (?:\p{Lu}{0,3}-?\d{1,4}\p{L}{0,2}))(?: \p{Ll}[\p{L}-]+){0,2}$/u;

/** Whether the line above labelled lines is a name that these tell of, and no 'Opening Hours'. */
export function isBearer(head: string): boolean {
  if (/^\P{Ll}+ (?:IN|OF|AND|THE|FOR) \P{Ll}+$/u.test(head)) return false;
  // 'Mill Lane Bakery', but 'Head Office'
  const what = classNounType(head.toLowerCase().split(' ').at(-1) ?? '');
  const isKind = /^(?:organization|place)$/.test(what ?? '') && subjectName(head) === head;
  if (
    isKind &&
    titled.test(head) &&
    !/^(?:Head|Main|Our|Your|The|Branch|New|Local|Lost|Registered) /.test(head)
  )
    return true;
  if (wholeName.test(head) && (isOwnName(head) || kindOfName(head).kind === 'organization')) return true;
  // 'Lake Orrin', 'SS Marlin', 'Port of Varnholm'
  return (
    titled.test(head) &&
    head.length <= 60 &&
    !/\d/.test(head) &&
    subjectName(head) === head &&
    head.split(' ').some((word) => !isKnownWord(word.toLowerCase()))
  );
}

const titled =
  /^\p{Lu}[\p{L}'’.&-]*(?: (?:of|the|and|for|de|van|von|\p{Lu}[\p{L}'’.&-]*)){0,4} \p{Lu}[\p{L}'’.&-]+$/u;

/** '1999 Founded by Ivo Pell', also below 'Key dates:' */
const datedLines = /^(?:\p{Lu}[\p{L} ]{2,30}:\s)?\d{4}(?::|\s?[–-])? \p{Lu}\p{Ll}+ /u;

/** The name that stands alone in a paragraph above labelled ones: 'Port of Varnholm'; null where it is none. */
export function nameAboveLabels(block: Block, next: Block | undefined): string | null {
  const head = block.kind === 'paragraph' && block.turn === null ? block.text.plain.trim() : '';
  const paper = numberedPaper(head);
  if (head === '' || next === undefined || !(paper !== null || isBearer(head))) return null;
  if (datedLines.test(next.text.plain) && next.text.lineEnds.length > 0) return head;
  if (registeredName(next.text.plain) !== null) return head;
  const lines = next.kind === 'paragraph' && next.turn === null ? labelledLines(next, 0) : null;
  if (lines === null || lines.length < 2) return null;
  // 'Orr Foods Management Team'
  const name = paper ?? subjectName(head);
  return name !== null && (paper !== null || head.startsWith(`${name} `)) ? name : head;
}

/** 'Corvo 7' of 'Corvo 7 drill', 'Tide' of 'Tide'; null for what is no name. */
export function namedModel(value: string): string | null {
  return numberedModel.exec(value)?.[1] ?? (wholeName.test(value) ? value : null);
}

/** The name of 'Name: Ana Ruiz'; null where it is that of the heading. */
function cardName(line: string, subject: string | null, isTop: boolean, isOpening: boolean): string | null {
  const label = readLabel(line);
  if (label === null) return null;
  const value = house.test(label.key) ? withoutTown(label.value) : label.value;
  const isKind = (key: string) =>
    kindName.test(key) ||
    (isOpening && partyName.test(key)) ||
    (isTop &&
      (headKind.test(key) || isVehicle(key) || (house.test(key) && kindOfName(value).kind !== 'place')));
  if (!(ownName.test(label.key) || (subject === null && isKind(label.key)))) return null;
  const isName = /^[\p{Lu}\p{N}]|^[a-z]+[\w.]*[-_.\d]/u.test(value) && value.split(/\s+/).length <= 6;
  if (!isName || /[,;:!?]/.test(value) || isSentence(value)) return null;
  if (subject !== null && normalizeName(subject) === normalizeName(value)) return null;
  return numberedModel.exec(value)?.[1] ?? value;
}

/** 'Orr Books' of 'Orr Books, Malmö' */
function withoutTown(value: string): string {
  return /^(\p{Lu}\S* \p{Lu}[^,]*), \p{Lu}[\p{L}-]+\.?$/u.exec(value)?.[1] ?? value;
}

/** Whether a page is of what its first labels name, as no other labels after them name another of the kind. */
export function namesPage({ blocks }: DocumentStructure, index: number): boolean {
  const keyOf = ({ text: { plain, lineEnds } }: Block) =>
    readLabel(plain.slice(0, Math.min(120, lineEnds[0] ?? 120)))?.key.toLowerCase();
  const [block] = blocks.slice(index, index + 1);
  const lines = block?.kind === 'paragraph' ? labelledLines(block, 0) : null;
  const [first] = lines ?? [];
  const label = first === undefined ? null : readLabel(block?.text.plain.slice(first.start, first.end) ?? '');
  if (label === null || !(house.test(label.key) || headKind.test(label.key) || kindName.test(label.key)))
    return false;
  return !blocks.slice(index + 1).some((other) => keyOf(other) === label.key.toLowerCase());
}

/** 'Elif Aydin' of 'First name: Elif', 'Last name: Aydin' in a form. */
function fullName({ text: { plain } }: Block, lines: readonly Range[]): string | null {
  const labels = lines.map(({ start, end }) => readLabel(plain.slice(start, end)));
  const parts = [givenName, familyName].map((key) =>
    labels.find((label) => label !== null && key.test(label.key)),
  );
  const names = parts.flatMap((label) => (label != null && wholeName.test(label.value) ? [label.value] : []));
  return names.length === 2 ? names.join(' ') : null;
}

const givenName = /^(?:first|given|christian)[ -]?names?$/i;
const familyName = /^(?:last|family|second)[ -]?name$|^surname$/i;

/** 'HD-4471' of 'Ticket: HD-4471', 'Order 2291' of 'Order: 2291'. */
function codedName(line: string): string | null {
  const label = readLabel(line);
  const [, kind] = label === null ? [] : (codeLabel.exec(label.key) ?? []);
  if (label === null || kind === undefined || !code.test(label.value)) return null;
  return /\p{L}/u.test(label.value) ? label.value : `${kind} ${label.value}`;
}

/** 'Product', 'Internal tools': a label that says of what kind the name behind it is. */
export function namesKind(key: string): boolean {
  const last = key.toLowerCase().split(' ').at(-1) ?? '';
  return [key, last, last.replace(/s$/, '')].some((word) =>
    [kindName, partyName, headKind].some((kind) => kind.test(word)),
  );
}

/** Whether a label only repeats what the card is called. */
export function namesCard(key: string, value: string, subject: string | null): boolean {
  const isPart = [givenName, familyName].some((part) => part.test(key));
  const words = subject?.split(' ') ?? [];
  if (isPart && words.includes(value.split(' ')[0] ?? '')) return true;
  return (
    ((numberedModel.exec(value)?.[1] ?? value) === subject &&
      ([ownName, kindName, partyName, headKind, house].some((kind) => kind.test(key)) || isVehicle(key))) ||
    (subject !== null && codedName(`${key}: ${value}`) === subject)
  );
}

/** 'Ferry', 'Yacht', 'Tram' */
function isVehicle(key: string): boolean {
  return coversNoun('vessel', key.toLowerCase());
}

const wholeName = /^\p{Lu}[\p{L}\p{N}_'’.-]*(?: \p{Lu}[\p{L}\p{N}_'’.-]*){0,3}$/u;

/** The name that stands alone above a list: 'Levi', 'Notes on Ana Ruiz:'; null where the line above it is none. */
export function nameAboveList({ blocks }: DocumentStructure, { list, text }: Block): string | null {
  const above = blocks[list?.intro ?? -1];
  if (above === undefined || above.kind !== 'paragraph' || above.turn !== null) return null;
  // '- Ruth Pell, chair': what is told of whom, and not a name alone
  const tells = /[,(:–—]/u.test(text.plain);
  return namedIn(above.text.plain) ?? (tells ? bodyAbove(above.text.plain) : null);
}

/** 'Board of the Tern Club:', 'The committee of the Tern Club consists of:' */
function bodyAbove(text: string): string | null {
  const [line] =
    /^[^:.;]{6,80}?(?=(?: (?:consists of|is made up of|is|are|comprises|includes|(?:is|are) as follows|has the following members))?:$)/u.exec(
      text.trim(),
    ) ?? [];
  const body = line === undefined ? null : bodyOfBoard(line);
  return body !== null && wholeName.test(body) ? body : null;
}

/** 'Levi', 'Notes on Ana Ruiz:', 'Tern Telescope, specifications': whom or what a line names as that of which the lines below it tell. */
export function namedIn(text: string): string | null {
  const line = text.trim().replace(/\s*:$/, '');
  const listed = bodyListed(line);
  if (listed !== null) return listed;
  const name = line.replace(aboutLine, '').replace(ofData, '');
  if (!wholeName.test(name) && !isIdentifier(name)) return null;
  return name !== line || isOwnName(name) || isIdentifier(name) ? name : null;
}

/** 'Name: Foo', a line each, in one paragraph; null where not every line is so made. */
export function labelledLines(block: Block, from: number): Range[] | null {
  const { plain, lineEnds } = block.text;
  if (block.kind !== 'paragraph' || from !== 0 || plain.length > 4_000) return null;
  const lines: Range[] = [];
  let at = 0;
  for (const end of [...lineEnds, plain.length]) {
    if (plain.slice(at, end).trim() !== '') lines.push(trimmed(plain, at, end));
    at = end + 1;
  }
  if (lines.every(({ start, end }) => registeredName(plain.slice(start, end)) !== null)) return null;
  // 'Shareholders:' behind the lines of a card: what the list below is of
  if (lines.length > 2 && /^[\p{L} ]{3,30}:$/u.test(plain.slice(lines.at(-1)?.start, lines.at(-1)?.end)))
    lines.pop();
  const [head = '', ...below] = lines.map(({ start, end }) => plain.slice(start, end));
  const isTicket =
    ticketOf(head) !== null && below.length > 0 && !below.some((line) => ticketOf(line) !== null);
  if (isTicket || (lines.length > 2 && isHeadLine(head))) lines.shift();
  const all = lines.every(({ start, end }) => {
    const line = plain.slice(start, end);
    const label = readLabel(line);
    // 'Escalation contact: TBD' beside lines that have a value
    const [, value] = lines.length > 2 ? (/^\p{L}[\p{L} ]{1,40}:(.*)$/u.exec(line) ?? []) : [];
    if (value !== undefined && isPlaceholder(value)) return true;
    return (
      label !== null &&
      (label.bySign !== '-' || lines.length > 2) &&
      (label.key.split(/\s+/).length <= 4 || namesBoard(label.key)) &&
      !isBoilerplate(label.value)
    );
  });
  if (!all || lines.length === 0) return null;
  // 'A note on names: Ann Holt is called Ann Lee now.'
  const isNotice = ({ start, end }: Range) => interjectionLength(plain.slice(start, end)) > 0;
  if (lines.length === 1 && lines.every(isNotice)) return null;
  if (!lines.some(({ start, end }) => readLabel(plain.slice(start, end))?.bySign !== '-')) return null;
  if (lines.length === 1 && block.text.strong.length === 0 && plain.length > 160) return null;
  return lines;
}

function trimmed(text: string, start: number, end: number): Range {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] as string)) from++;
  while (to > from && /\s/.test(text[to - 1] as string)) to--;
  return { start: from, end: to };
}

/** 'Orr Stone Ltd' of 'Orr Stone Ltd (Hull): granite. Contact: Ann Lee', where the page is about none of its firms. */
export function firmHeading(key: string, subject: string | null): string | null {
  const firm = key.replace(/ \([^()]*\)$/, '');
  return subject === null && / /.test(firm) && kindOfName(firm).kind === 'organization' ? firm : null;
}
