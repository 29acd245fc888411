import type { SectionRole } from '@memory/extraction';
import {
  A_LOOK,
  type Block,
  createPace,
  type Pace,
  readTalkDay,
  type Section,
  sourceRange,
} from '@memory/markdown';
import { dateAt } from '../language/times/calendar.ts';
import { splitSentences } from '../language/words/sentences.ts';
import { isQuestion } from './certainty/screen.ts';
import type { ExtractedClaim, ExtractionInput } from './claim.ts';
import { claimFromWording, type Draft, type Setting } from './draft.ts';
import { selfAnswer } from './layout/asked-and-answered.ts';
import {
  changedBlock,
  firmOverAddress,
  introducesList,
  nameAlone,
  personOverContacts,
  seamOf,
} from './layout/block-shapes.ts';
import { withCapitalHeadings } from './layout/capital-headings.ts';
import { type Card, cardAt, nameAboveLabels, nameAboveList, namesPage } from './layout/cards.ts';
import { wordCareerEntry } from './layout/career-entries.ts';
import { claimsOfDatedItem } from './layout/dated-items.ts';
import { dayAtTop, headLineOf, isLineOfDays, nameInHeadLine, occasionInFront } from './layout/head-lines.ts';
import { headedByPrices } from './layout/headed-labels.ts';
import { nameAsked, sectionSubject } from './layout/heading-names.ts';
import { headwordOf } from './layout/headwords.ts';
import { nobody, partiesAt } from './layout/holdings.ts';
import type { Layout } from './layout/layout.ts';
import { withLowerNames } from './layout/lower-names.ts';
import {
  firmBelow,
  firmOfLetter,
  type MailHeader,
  readAttribution,
  readMailHeader,
  readQuotedHeader,
  readSignature,
  recipientOfLetter,
  signerOf,
} from './layout/mail.ts';
import { isPersonsName } from './layout/own-names.ts';
import { speaksForItself } from './layout/own-voice.ts';
import { claimsOfTable } from './layout/tables.ts';
import { writtenTable } from './layout/written-tables.ts';
import { claimsOfStatement, readText, takeAnswer } from './read-text.ts';
import { Discourse, type Entity } from './reference/discourse.ts';
import { kindOfName } from './reference/entity-kinds.ts';
import { introduce, introduceAsked } from './reference/introduce.ts';
import { mendedIn, saidBefore } from './reference/mending.ts';
import { dateOfSection, isMonthFirst, lastDayOf, slashedDay, timeOf } from './said-times.ts';
import { sourceText, textFrom, textUpTo } from './source-text.ts';
import { agreesOrDenies } from './talk/answers.ts';
import { askedOn, ofAsker } from './talk/asked-on.ts';
import { authorOf, entryDay } from './talk/authors.ts';
import { isMachine, isUnnamed } from './talk/first-person.ts';
import { kinOfSpeakers } from './talk/kin.ts';
import type { Firm } from './talk/our-firm.ts';
import { requestedOf, restatedQuestion, takesOn } from './talk/restated.ts';
import { introductions, isUser, speakerOf, talksToMachine } from './talk/speakers.ts';

export type { ExtractedClaim, ExtractionInput, ValidKind } from './claim.ts';

/** `everyMs` (default 8) is how long extraction may hold the event loop. */
export type ExtractionOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly everyMs?: number | undefined;
  /** Is told each error inside a rule; the block is then kept word for word. */
  readonly onFault?: ((fault: { rule: string; error: unknown }) => void) | undefined;
};

/** A text's day stands in one of so many blocks at its top. */
const TOP_BLOCKS = 3;

const toldKinds: ReadonlySet<string> = new Set(['paragraph', 'listItem', 'quote', 'table']);

const mutedRoles: ReadonlySet<SectionRole> = new Set<SectionRole>([
  'references',
  'navigation',
  'table_of_contents',
  'front_matter',
  'license',
]);

/** 'MIT' below 'Licence' tells something, its text does not. */
const SHORT_LICENCE = 80;

function isMuted(role: SectionRole, { text }: Block): boolean {
  return mutedRoles.has(role) && !(role === 'license' && text.plain.length <= SHORT_LICENCE);
}

/** The role of each section, also of those below lines in capitals, which stand behind the document's own. */
function rolesOf(input: ExtractionInput, sections: readonly Section[]): SectionRole[] {
  const { structure, sectionRoles = [], roleOfHeading = () => null } = input;
  const known = new Map(
    structure.sections.map(({ firstBlock }, i) => [firstBlock, sectionRoles[i] ?? 'body']),
  );
  return sections.map(({ firstBlock, heading }, index) => {
    const own = known.get(firstBlock) ?? 'body';
    if (index < structure.sections.length) return own;
    return roleOfHeading(heading ?? '') ?? (own === 'front_matter' ? 'body' : own);
  });
}

/**
 * The claims of a document in reading order: every sentence, list item, label and table cell that asserts something, worded so
 * that it stands alone. Deterministic. Gives the event loop back between slices of work.
 */
export async function extractClaims(
  input: ExtractionInput,
  options: ExtractionOptions = {},
): Promise<ExtractedClaim[]> {
  const pace = createPace({ signal: options.signal, everyMs: options.everyMs ?? 8 });
  const headed = await withCapitalHeadings(input.structure, input.markdown, pace);
  const structure = await withLowerNames(headed, pace);
  const roles = rolesOf(input, structure.sections);
  const reader = createReader({ ...input, structure }, roles);
  const claims: ExtractedClaim[] = [];
  let chunk = 0;
  const take: Take = (drafts, saidAt) => {
    for (const draft of drafts) {
      while (chunk > 0 && (input.chunks[chunk]?.start ?? 0) > draft.start) chunk--;
      while (chunk + 1 < input.chunks.length && (input.chunks[chunk + 1]?.start ?? 0) <= draft.start) chunk++;
      const place = input.chunks[chunk];
      if (
        place === undefined ||
        draft.start < place.start ||
        draft.start >= place.end ||
        draft.end <= draft.start
      )
        continue;
      claims.push({ chunkIndex: place.index, ...draft, saidAt: dateAt(saidAt) });
    }
  };
  for (const [index, block] of structure.blocks.entries()) {
    const before = claims.length;
    try {
      const seam = structure.conversation ? null : seamOf(block);
      if (seam === null) await reader.read(block, index, take, pace);
      else {
        const above = changedBlock(block, { text: textUpTo(block.text, seam.at) });
        const below = changedBlock(block, { text: textFrom(block.text, seam.at) });
        await reader.read(above, index, take, pace);
        await reader.read(below, index, take, pace, seam.about);
      }
    } catch (error) {
      options.signal?.throwIfAborted();
      options.onFault?.({ rule: 'claims', error });
      claims.length = before;
      take(verbatim(block), null);
    }
    if (pace.due(8)) await pace.rest();
  }
  return claims;
}

/** A block's sentences word for word. */
function verbatim({ kind, text }: Block): Draft[] {
  if (!/^(?:paragraph|listItem|quote)$/.test(kind)) return [];
  return splitSentences(text.plain).flatMap(({ start, end }) => {
    const span = sourceRange(text, start, end);
    const said = text.plain.slice(start, end).trim();
    if (said === '' || span.end <= span.start) return [];
    return {
      claimText: said,
      ...span,
      evidenceSpans: [span],
      isAttributed: false,
      attributedTo: null,
      polarity: 'affirmed',
      modality: 'asserted',
      isCorrection: false,
      corrects: null,
      validFrom: null,
      validUntil: null,
      validPrecision: 'unknown',
      validKind: null,
      subjectHint: null,
      topic: null,
      subjectKind: null,
    };
  });
}

/** Takes claims that were said at a time of their own, in milliseconds since the epoch. */
type Take = (drafts: readonly Draft[], saidAt: number | null) => void;

/** Who wrote an e-mail, and when. */
type Mail = {
  readonly sender: Entity | null;
  readonly recipient: string | null;
  readonly firm: string | null;
  readonly at: number | null;
};

/** `about` is what a block's labels tell of where no heading says. */
type Reader = {
  read(block: Block, index: number, takeAt: Take, pace: Pace, about?: string | null): Promise<void>;
};

function createReader(input: ExtractionInput, roles: readonly SectionRole[]): Reader {
  const { structure } = input;
  const title = input.documentTitle ?? structure.title;
  const discourse = new Discourse();
  const speakers = new Map<string, Entity>();
  const introduced = introductions(structure.blocks);
  const toMachine = talksToMachine(structure.blocks);
  const kin = kinOfSpeakers(structure.blocks);
  const monthFirst = isMonthFirst(structure.blocks);
  const modified = input.sourceModifiedAt?.getTime() ?? null;
  const titleSubject = sectionSubject(structure, undefined, title);
  if (titleSubject !== null) introduce(discourse, titleSubject);
  const author = structure.conversation ? null : authorOf(structure);
  const letterRecipient = structure.conversation ? null : recipientOfLetter(structure.blocks);
  const letterFirm = structure.conversation ? null : firmOfLetter(structure.blocks);
  const isOwnPage = !structure.conversation && author === null && speaksForItself(structure.blocks);
  let section = -1;
  let layoutSubject: string | null = null;
  let card: Card | null = null;
  let parties = nobody;
  /** Whom the first lines name on a page that has no name of its own: 'Curriculum vitae' over 'Name: Ana Ruiz'. */
  let bearer: string | null = null;
  let anchor: Setting['anchor'] = null;
  let dated: number | null = null;
  let dayOfAll: number | null = null;
  let speaker: { entity: Entity; label: string } | null = null;
  let mail: Mail | null = null;
  let quoted: Mail | null = null;
  let asked: { by: string; question: string } | null = null;
  /** What was said back to somebody of themselves, or wanted of them, to which they may say yes or no. */
  let restatement: { by: string; question: string | null; request: string | null } | null = null;
  let askedLast: { by: string; question: string } | null = null;
  let turns = 0;
  /** What each speaker's last turn answered, as a sentence. */
  const answers = new Map<string, string>();

  /** Whose 'we' is: of a letter the firm that signs it, of a page of their own whom its title names. */
  const firmSpeaking = (block: Block, sender: string | null): Firm | null => {
    const signing = sender ?? (block.kind === 'quote' ? null : letterFirm);
    const house = block.kind === 'quote' || mail !== null ? null : (titleSubject ?? layoutSubject);
    if (isOwnPage && house !== null && kindOfName(house).kind !== 'person' && (signing ?? house) === house)
      return { name: house, isPage: true };
    return signing === null ? null : { name: signing, isPage: false };
  };

  return {
    async read(block, index, takeAt, pace, about = null) {
      const own = structure.sections[block.sectionIndex];
      if (block.sectionIndex !== section) {
        section = block.sectionIndex;
        discourse.enterSection(section);
        anchor = null;
        dated = dateOfSection(own) ?? dayOfAll;
        layoutSubject = sectionSubject(structure, own, title) ?? bearer;
        if (layoutSubject !== null && layoutSubject !== titleSubject) introduce(discourse, layoutSubject);
        const asked = layoutSubject === null ? nameAsked(own?.heading ?? '') : null;
        if (asked !== null) introduceAsked(discourse, asked, own?.heading ?? '');
      }
      if (isMuted(roles[block.sectionIndex] ?? 'body', block) || !toldKinds.has(block.kind)) return;
      const { turn } = block;
      const isAtTop = index < TOP_BLOCKS;
      const atTop = turn === null && (isAtTop || isLineOfDays(block)) ? dayAtTop(block) : null;
      const dayTold =
        atTop === null ? null : isLineOfDays(block) ? lastDayOf(atTop.text) : timeOf(atTop.text);
      if (dayTold !== null) {
        dated = dayTold;
        if (isAtTop && !isLineOfDays(block)) dayOfAll = dayTold;
      }
      // a name alone at the top is what the page is about
      const top =
        index === 0 && !isPersonsName(layoutSubject ?? '')
          ? (nameAlone(block) ?? nameAboveLabels(block, structure.blocks[1]))
          : null;
      if (top !== null) {
        layoutSubject = top;
        introduce(discourse, top);
        return;
      }
      const isFirst =
        turn === null && structure.blocks.slice(0, index).every(({ kind }) => kind === 'heading');
      const applicant = isFirst && layoutSubject === null ? personOverContacts(block) : null;
      if (applicant !== null) {
        layoutSubject = applicant.name;
        bearer = applicant.name;
        introduce(discourse, applicant.name);
      }
      const firm = index < TOP_BLOCKS && layoutSubject === null ? firmOverAddress(block) : null;
      if (firm !== null) {
        layoutSubject = firm;
        introduce(discourse, firm);
        return;
      }
      if (dayTold !== null && atTop?.alone === true) return;
      const head = index === 0 && turn === null ? headLineOf(block) : null;
      const headed = head === null ? null : nameInHeadLine(head.text);
      if (head !== null) dated = timeOf(head.text) ?? dated;
      if (headed !== null) {
        layoutSubject = headed;
        introduce(discourse, headed);
      }
      const day = structure.conversation ? readTalkDay(block.text.plain) : null;
      if (day !== null) {
        dated = timeOf(day);
        anchor = null;
        return;
      }
      if (turn !== null) {
        turns++;
        speaker = { entity: speakerOf(speakers, discourse, turn.speaker, introduced), label: turn.speaker };
        discourse.enterTurn(speaker.entity);
      } else if (!structure.conversation) speaker = null;
      const mailOf = (header: MailHeader): Mail => ({
        sender: header.sender === null ? null : speakerOf(speakers, discourse, header.sender, introduced),
        recipient: header.recipient,
        firm: header.sender === null ? null : firmBelow(structure.blocks, index, header.sender),
        at: header.date === null ? null : timeOf(header.date),
      });
      const header = turn === null ? readMailHeader(block) : null;
      if (header !== null) {
        mail = mailOf(header);
        return;
      }
      const attribution = turn === null ? readAttribution(block) : null;
      if (attribution !== null) {
        quoted = mailOf(attribution);
        return;
      }
      const quote = turn === null && mail !== null ? readQuotedHeader(block) : null;
      if (quote !== null) quoted = mailOf(quote);
      else if (block.kind !== 'quote') quoted = null;
      // what was written nobody knows when is told by the mail that is answered
      if (quoted !== null && quoted.at === null) return;
      const letter = block.kind === 'quote' ? quoted : mail;
      const sender = speaker === null ? (letter?.sender ?? null) : null;
      const isOwn = author !== null && mail === null && speaker === null && block.kind !== 'quote';
      const talks = speaker !== null;
      const writer = isOwn ? speakerOf(speakers, discourse, author.name, introduced) : sender;
      const range = isOwn ? author.ranges.get(index) : undefined;
      const begin = range?.start ?? applicant?.end ?? 0;
      const isDiary = isOwn && author.alone;
      const entry =
        isDiary || (speaker === null && mail === null && block.kind === 'paragraph')
          ? (entryDay(block, begin, isDiary) ?? occasionInFront(block.text.plain.slice(begin)))
          : null;
      if (entry !== null) dated = timeOf(entry.day);
      const said =
        turn?.when === null || turn?.when === undefined
          ? ((quoted ?? mail)?.at ?? null)
          : timeOf(slashedDay(turn.when, monthFirst));
      const recipient = speaker === null && letter === null ? letterRecipient : null;
      const intro = structure.blocks[block.list?.intro ?? -1]?.text.plain ?? '';
      const subject =
        // 'Your new terms are as follows:'
        (/^Your [^.:]+:$/.test(intro) ? recipient : null) ??
        nameAboveList(structure, block) ??
        headwordOf(block.text.plain) ??
        about ??
        layoutSubject;
      // of two turns of one time the later one is said later
      const spoken = structure.conversation && modified !== null ? (said ?? dated ?? modified) + turns : null;
      const take = (drafts: readonly Draft[]) => takeAt(drafts, spoken ?? said ?? dated);
      const setting: Setting = {
        discourse,
        reference: said ?? dated ?? modified,
        // a turn reckons its dates from when it is said
        anchor: speaker === null ? anchor : null,
        speaker:
          speaker !== null
            ? {
                entity: speaker.entity,
                alone: toMachine || isUnnamed(speaker.label),
                isUser: isUser(speaker.label),
              }
            : writer === null
              ? null
              : { entity: writer, alone: isOwn && author.alone, formal: sender !== null },
        implied: speaker?.entity.name ?? (isOwn ? author.name : subject),
        addressee: speaker === null ? (letter === null ? recipient : letter.recipient) : null,
        isLetter: recipient !== null,
        firm: speaker !== null ? null : firmSpeaking(block, letter?.firm ?? null),
        kin: kin.get(speaker?.label ?? '') ?? new Map(),
        tentative: speaker !== null && isMachine(speaker.label),
      };
      card = speaker === null ? cardAt(block, index, card, subject) : null;
      if (card?.block === index && card.name !== subject && isPersonsName(card.name))
        introduce(discourse, card.name);
      if (index < 2 && titleSubject === null && card !== null && isPersonsName(card.name)) {
        bearer = card.name;
        layoutSubject ??= bearer;
      } else if (index === 0 && titleSubject === null && card?.block === 0 && namesPage(structure, index)) {
        bearer = card.name;
        layoutSubject ??= bearer;
      }
      const headedBy = headedByPrices(own, head?.text ?? '');
      parties = speaker === null ? partiesAt(block, parties) : nobody;
      const layout: Layout = {
        structure,
        setting,
        subject: card?.name ?? subject,
        section: headedBy,
        parties,
        day: dated,
      };
      const table = block.table ?? writtenTable(block);
      if (table !== null) {
        for (const drafts of claimsOfTable(block, table, layout)) {
          take(drafts);
          if (pace.due(drafts.length > 0 ? A_LOOK : 16)) await pace.rest();
        }
        return;
      }
      const signer = sender?.name ?? (speaker === null ? signerOf(structure.blocks, index) : null);
      const signed = signer === null ? null : readSignature(block, signer);
      if (signed !== null) {
        const whole = sourceText(block.text);
        take(claimFromWording(whole, signed, [{ start: 0, end: whole.text.length }], setting, signer));
        return;
      }
      const entryOfCareer = turn === null ? wordCareerEntry(block, layout) : null;
      if (entryOfCareer !== null) {
        const whole = sourceText(block.text);
        const span = whole.source(0, whole.text.length);
        const told = entryOfCareer.map((text) => claimsOfDatedItem({ text, source: () => span }, layout));
        if (told.every((claims) => claims !== null)) {
          take(told.flat());
          return;
        }
      }
      const from = turn?.textStart ?? quote?.textStart ?? 0;
      const label = speaker?.label ?? '';
      const put = asked !== null && asked.by !== speaker?.label ? asked.question : null;
      const restated =
        restatement !== null && restatement.by !== speaker?.label ? restatement.question : null;
      const agrees = restated !== null && agreesOrDenies(block.text.plain.slice(from, from + 60));
      const request = restatement !== null && restatement.by !== label ? restatement.request : null;
      const takes = request !== null && takesOn(block.text.plain.slice(from, from + 60));
      const question = put ?? (takes ? request : agrees ? restated : null);
      const before = answers.get(label) ?? saidBefore(structure.blocks, index - 1, label);
      const answer =
        question !== null && talks ? takeAnswer(block, from, [question, before], setting, take) : null;
      if (answer?.said == null) answers.delete(label);
      else answers.set(label, answer.said);
      const answered = answer?.end ?? from;
      const told = talks ? null : selfAnswer(block, structure.blocks[index - 1]);
      if (told !== null) take(claimsOfStatement(block, told, setting));
      const place = {
        from: isOwn || entry !== null || applicant !== null ? (entry?.end ?? begin) : (told?.end ?? answered),
        to: range?.end ?? block.text.plain.length,
        talks,
        introduces: introducesList(structure.blocks, block, index),
        mended: turn === null ? null : mendedIn(structure.blocks.slice(index + 1, index + 3), turn.speaker),
        before: turn === null ? '' : saidBefore(structure.blocks, index, turn.speaker),
      };
      await readText(block, place, layout, take, pace);
      const { plain } = block.text;
      if (talks) {
        const asks = isQuestion(plain.slice(-400));
        const by = speaker?.label ?? '';
        const wholly = plain.slice(Math.max(from, plain.length - 400));
        // 'Are you allergic to nuts?' – 'No.' – 'And to cats?'
        const before = askedLast?.by === by ? askedLast.question : '';
        asked = asks
          ? {
              by,
              question: ofAsker(before === '' ? wholly : askedOn(before, wholly), speaker?.entity.name ?? by),
            }
          : null;
        restatement = asks
          ? null
          : {
              by,
              question: restatedQuestion(wholly),
              request: requestedOf(ofAsker(wholly, speaker?.entity.name ?? by)),
            };
        askedLast = asked ?? (askedLast?.by === by ? null : askedLast);
      }
      anchor = setting.anchor;
    },
  };
}
