import type { Block } from '@memory/markdown';
import { isKnownWord } from '../../language/words/tokens.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { isOwnName } from './own-names.ts';
import { wordRole } from './wording.ts';

/** The sender and the day of an e-mail, as its header lines tell, and to whom it is where that is one person. */
export type MailHeader = {
  readonly sender: string | null;
  readonly recipient: string | null;
  readonly date: string | null;
};

const field = /^(?:\*\*)?(From|To|Cc|Bcc|Date|Sent|Subject|Reply-To)(?:\*\*)?:\s*(.*)$/i;

/** The header of an e-mail: lines of which all are fields, among them the sender; null for any other block. */
export function readMailHeader(block: Block): MailHeader | null {
  if (block.kind !== 'paragraph') return null;
  const { fields, end, ...header } = headerAt(block);
  return end === block.text.plain.length && fields >= 2 && (header.sender !== null || header.date !== null)
    ? header
    : null;
}

/** The header of an e-mail that another quotes ('> From: Ana Silva'), and where its text begins; null for any other block. */
export function readQuotedHeader(block: Block): (MailHeader & { readonly textStart: number }) | null {
  if (block.kind !== 'quote') return null;
  const { fields, end, ...header } = headerAt(block);
  return fields === 0 || header.sender === null ? null : { ...header, textStart: end };
}

/** 'On Fri, 3 May 2024, Lukas Weil wrote:' above what is quoted of his mail; null for any other block. */
export function readAttribution({ kind, text: { plain } }: Block): MailHeader | null {
  const [, date = '', who = ''] =
    /^(?:paragraph|quote)$/.test(kind) && plain.length < 160
      ? (/^On (\S[^:\n]{4,40}?\d{4})(?:,? (?:at )?\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?)?,? (\p{Lu}[^:,\n]{1,80}) wrote:$/u.exec(
          plain.trim(),
        ) ?? [])
      : [];
  const sender = personOf(who);
  return sender === null ? null : { sender, recipient: null, date };
}

/** How long the 'To: all' and 'Subject: Summer' are that stand above a mail's text without a sender; 0 without them. */
export function subjectLineLength({ text: { plain, lineEnds } }: Block): number {
  let length = 0;
  for (const end of lineEnds) {
    if (!/^(?:Subject|Re|Betreff|To|Cc|Bcc):\s/.test(plain.slice(length, end))) break;
    length = end + 1;
  }
  return length;
}

/** '---------- Forwarded message ----------' above the header of a mail that another hands on. */
const forwarding = /^(?:-{2,} ?(?:forwarded|original) message ?-{2,}|begin forwarded message:)$/i;

/** The fields that a block begins with, and where they end. */
function headerAt({ text: { plain, lineEnds } }: Block): MailHeader & { fields: number; end: number } {
  const header = {
    sender: null as string | null,
    recipient: null as string | null,
    date: null as string | null,
    fields: 0,
    end: 0,
  };
  const [first = 0] = lineEnds;
  const ends = [...lineEnds, plain.length];
  if (forwarding.test(plain.slice(0, first).trim())) header.end = (ends.shift() ?? 0) + 1;
  if (plain.length > 2_000 || !/^(?:From|To|Date|Sent|Subject)\b/i.test(plain.slice(header.end)))
    return header;
  for (const end of ends) {
    const line = plain.slice(header.end, end);
    const match = field.exec(line.trim());
    if (match === null && line.trim() !== '' && !/^\s/.test(line)) break;
    header.end = Math.min(end + 1, plain.length);
    if (match === null) continue;
    header.fields++;
    const value = (match[2] ?? '').trim();
    if (/^from$/i.test(match[1] ?? '')) header.sender = personOf(value);
    if (/^to$/i.test(match[1] ?? '')) {
      const recipient = personOf(value);
      header.recipient = recipient !== null && isOwnName(recipient) ? recipient : null;
    }
    if (/^(?:date|sent)$/i.test(match[1] ?? '')) header.date = value;
  }
  return header;
}

/** 'Ana Silva <ana@…>' and '"Ana Silva"' -> 'Ana Silva'; null for a bare address. */
function personOf(value: string): string | null {
  const name = value
    .replace(/<[^>]*>|\([^)]*\)|\S+@\S+/g, '')
    .replace(/["“”']/g, '')
    .trim();
  return /^\p{Lu}[\p{L}\p{N}_\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){0,4}$/u.test(name) ? name : null;
}

const signOff =
  /^(?:(?:kind|best|warm|many) (?:regards|wishes)|regards|best|all the best|sincerely|yours (?:sincerely|truly|faithfully)|cheers|thanks|thank you|greetings),?$/i;

/** Who signs a letter that has no header, at its end or below its greetings: the person's name that its last lines begin with; null where none does. */
export function signerOf(blocks: readonly Block[], index: number): string | null {
  const block = blocks[index];
  const isBelowGreetings = signOff.test(blocks[index - 1]?.text.plain.trim() ?? '');
  if (block === undefined || !(index === blocks.length - 1 || isBelowGreetings)) return null;
  if (!blocks.some(({ text }) => greeting.test(text.plain) || signOff.test(text.plain.trim()))) return null;
  const lines = linesOf(block);
  const [line = ''] = signOff.test(lines[0] ?? '') ? lines.slice(1) : lines;
  const [name = ''] = line.split(/\s*[|·•]\s*|,\s+/);
  return isOwnName(name) && name.includes(' ') ? name : null;
}

const greeting =
  /^(?:(?:Dear|Hello|Hi) [\p{L} .'’-]{2,40}[,!]?|(?:Team|All|Everyone|Colleagues|Friends|Neighbours|Good (?:morning|afternoon))(?: all| everyone| team)?[,!])$/u;

/** What the lines below a sender's name tell: 'Ines Roth', 'Head of Sales', 'Kestrel Paper'; null where a block is no signature. */
export function readSignature(block: Block, sender: string): string | null {
  if (block.kind !== 'paragraph' || block.text.plain.length > 400) return null;
  const lines = linesOf(block);
  if (signOff.test(lines[0] ?? '') || /^[-–—]{2,}$/.test(lines[0] ?? '')) lines.shift();
  const [name, ...rest] = lines.flatMap((line) => line.split(/\s*[|·•]\s*|,\s+/));
  if (name !== sender || rest.length === 0) return null;
  const details = rest.filter(
    (line) => line !== '' && !/(?:^|\s)[\d+(]|[@:!?]|www\./.test(line) && line.split(' ').length <= 6,
  );
  // 'Rees & Daughters'
  const isHouse = (line: string) => /^\p{Lu}\S* & (?:Sons?|Daughters?|Brothers|Partners|Co)\b/u.test(line);
  const role = details.find(
    (line) =>
      !isHouse(line) &&
      line
        .toLowerCase()
        .split(' ')
        .some((word) => isRole(word)),
  );
  // a firm, rather than the part of it that stands above
  const bodies = details.filter((line) => line !== role && /^\p{Lu}/u.test(line));
  const body = bodies.find((line) => kindOfName(line).kind === 'organization') ?? bodies[0];
  if (role !== undefined) return wordRole(body ?? null, name, role);
  return body !== undefined && kindOfName(body).kind === 'organization' ? `${name} works at ${body}` : null;
}

/** 'Orr Ltd' below the name of who sends a mail: the firm in whose name it is written; null where none stands there. */
export function firmBelow(blocks: readonly Block[], index: number, sender: string): string | null {
  for (const block of blocks.slice(index + 1, index + 60)) {
    if (readMailHeader(block) !== null) return null;
    const lines = linesOf(block).flatMap((line) => line.split(/\s*[|·•]\s*|,\s+/));
    const at = block.kind === 'paragraph' ? lines.indexOf(sender) : -1;
    if (at < 0) continue;
    const below = lines.slice(at + 1, at + 4);
    const firm = below.find((line) => namesFirm(line)) ?? belowPost(below);
    if (firm !== undefined) return firm;
  }
  return null;
}

/** In whose name a letter without a header is written: the firm that stands in its last lines; null where none does. */
export function firmOfLetter(blocks: readonly Block[]): string | null {
  const last = blocks.at(-1);
  const isLetter = blocks.slice(0, 4).some(({ text }) => salutation.test(text.plain.slice(0, 80)));
  if (last === undefined || !isLetter || last.kind !== 'paragraph' || last.text.plain.length > 200)
    return null;
  const lines = linesOf(last).flatMap((line) => line.split(/\s*[|·•]\s*|,\s+/));
  return lines.find((line) => namesFirm(line)) ?? null;
}

const HONORIFIC = '(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor)\\.?';
const dear = new RegExp(`^Dear (${HONORIFIC} )?(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}),?$`, 'u');
const addressedTo = new RegExp(
  `^(?:${HONORIFIC} )?(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}.'’-]*){1,2})$`,
  'u',
);
/** A letter greets after no more than its address, its day and its subject. */
const TOP_OF_LETTER = 8;

/** To whom a letter without a header is: 'Birgit Aune' above her address, who is greeted as 'Dear Ms Aune'; null where only a part of the name is told. */
export function recipientOfLetter(blocks: readonly Block[]): string | null {
  for (const [at, { kind, text }] of blocks.slice(0, TOP_OF_LETTER).entries()) {
    const [whole, title, name = ''] = kind === 'paragraph' ? (dear.exec(text.plain.trim()) ?? []) : [];
    if (whole === undefined) continue;
    if (/ /.test(name)) return name;
    const full = blocks.slice(0, at).flatMap((block) => {
      const called = addressedTo.exec(linesOf(block)[0] ?? '')?.[1];
      return called === undefined ? [] : [called];
    });
    return full.find((one) => one.split(' ').at(title === undefined ? 0 : -1) === name) ?? null;
  }
  return null;
}

const salutation = /^(?:Dear|Hello|Hi) [\p{L} .'’-]{2,60}[,!:]?(?:\s|$)/u;

/** 'Fjeld Design' below 'Office Manager': a name that tells of no place, person or part of a firm. */
function belowPost([post = '', line = '']: readonly string[]): string | undefined {
  const isName = /^\p{Lu}[\p{L}&'’-]+(?: (?:&|and|\p{Lu}[\p{L}'’-]+)){1,3}$/u.test(line);
  // 'Fjordtek', but no 'Sales'
  const isWord = /^\p{Lu}\p{Ll}{3,}$/u.test(line) && !isKnownWord(line.toLowerCase());
  const isPart = /\b(?:Department|Dept|Team|Division|Office|Unit|Section|Floor|Street|Road|Lane|Avenue)\b/u;
  return isPost(post) &&
    (isName || isWord) &&
    !isPost(line) &&
    !isPart.test(line) &&
    kindOfName(line).kind === 'unknown'
    ? line
    : undefined;
}

/** 'Office Manager', 'Head of Sales' */
function isPost(line: string): boolean {
  const [title = ''] = line.toLowerCase().split(/ (?:of|for) /);
  return isRole(title.split(' ').at(-1) ?? '');
}

function namesFirm(line: string): boolean {
  return line.split(' ').length <= 5 && kindOfName(line).kind === 'organization' && !isPost(line);
}

function linesOf({ text: { plain, lineEnds } }: Block): string[] {
  return [...lineEnds, plain.length].map((end, i) => plain.slice((lineEnds[i - 1] ?? -1) + 1, end).trim());
}
