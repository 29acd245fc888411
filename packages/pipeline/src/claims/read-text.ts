import { A_LOOK, type Block, type Pace } from '@memory/markdown';
import { analyzeSentence } from '../language/analyze.ts';
import { splitSentences } from '../language/words/sentences.ts';
import { besideClause } from './beside-clauses.ts';
import { isIronic, isNavigation, isQuestion, noiseLength } from './certainty/screen.ts';
import { claimFromWording, type Draft, type Setting } from './draft.ts';
import type { SelfAnswer } from './layout/asked-and-answered.ts';
import { isCodeOnly, isLinksOnly, isOfProgram, singleTurn } from './layout/block-shapes.ts';
import { labelledLines } from './layout/cards.ts';
import { tellsOfFault } from './layout/changelog.ts';
import { isClippedDate } from './layout/dated-items.ts';
import { bylineLength, headLineOf } from './layout/head-lines.ts';
import { claimsOfItem, claimsOfLabel, claimsOfProse, isStep, type Layout } from './layout/layout.ts';
import { subjectLineLength } from './layout/mail.ts';
import { claimsOfReport } from './layout/org-charts.ts';
import { behindHour, ownLines } from './layout/own-lines.ts';
import { isPersonsName } from './layout/own-names.ts';
import { notesOnPerson } from './layout/person-notes.ts';
import { readLabel } from './layout/wording.ts';
import { wordWorkLabel } from './layout/work-labels.ts';
import { claimsOfSentence } from './prose.ts';
import type { Entity } from './reference/discourse.ts';
import { kindOfName } from './reference/entity-kinds.ts';
import { withItsStart } from './reference/in-force.ts';
import { introduce } from './reference/introduce.ts';
import { deniedBy, mend, namedBy, putRight, saidAlike, saidAnew, takesBack } from './reference/mending.ts';
import { resolveReferences } from './reference/references.ts';
import { answersAnew, isRetraction, putInstead } from './reference/retracted.ts';
import { capital, NAME } from './rewordings/sentence-rule.ts';
import { readDateline } from './said-times.ts';
import { type SourceText, sourceText } from './source-text.ts';
import { answeredName, answeredStatement, answerLength, onlyFeels, selfAnswered } from './talk/answers.ts';
import { datedByAnswer } from './talk/asked-time.ts';
import { salutationLength } from './talk/authors.ts';
import { behindIntroduction, introducedName, nicknamedIn } from './talk/first-person.ts';
import { oneOfThem } from './talk/one-of-them.ts';
import { USER } from './talk/speakers.ts';
import { withoutOpeners } from './talk/talk.ts';
import { spokenSentences } from './talk/typed-lines.ts';

type Place = {
  /** Where reading begins. */
  readonly from: number;
  /** Where it ends. */
  readonly to: number;
  readonly talks: boolean;
  /** Whether its last sentence introduces a list. */
  readonly introduces: boolean;
  /** What its speaker says next, where that mends the last sentence. */
  readonly mended: { readonly text: string; readonly end: number } | null;
  /** What its speaker said last, which its first sentence may take back. */
  readonly before: string;
};

/** Takes the claims of a text of one block, sentence by sentence, with what was asked before and who speaks. */
export async function readText(
  block: Block,
  { from, to, talks, introduces, mended: later, before: earlier }: Place,
  layout: Layout,
  take: (drafts: readonly Draft[]) => void,
  pace: Pace,
): Promise<void> {
  const inline = block.text;
  const plain = inline.plain.slice(0, to);
  if (plain.length - from < 3 || isLinksOnly(block) || isCodeOnly(block) || isNavigation(plain)) return;
  if (
    !talks &&
    block.kind === 'listItem' &&
    (isStep(plain) || isOfProgram(block) || tellsOfFault(plain, layout.section?.heading ?? null))
  )
    return;
  let setting = layout.setting;
  let start = from;
  const monologue = setting.speaker === null && from === 0 ? singleTurn(plain) : null;
  if (monologue !== null) {
    const entity = somebody(monologue.speaker, layout.setting);
    setting = { ...setting, speaker: { entity, alone: false }, implied: entity.name };
    start = monologue.textStart;
  }
  const work = talks || monologue !== null || from > 0 ? null : wordWorkLabel(plain);
  if (work !== null) {
    const source = sourceText(inline, 0, plain.length);
    const whole = [{ start: 0, end: plain.length }];
    take(work.flatMap((wording) => claimFromWording(source, wording, whole, setting, null)));
    return;
  }
  const notes = talks || monologue !== null || from > 0 ? null : notesOnPerson(plain);
  if (notes !== null) {
    introduce(setting.discourse, notes.name);
    const about = { ...setting, implied: notes.name };
    for (const piece of notes.pieces) {
      const source = sourceText(inline, piece.start, piece.end);
      take(claimsOfSentence({ ...source, text: `${capital(source.text)}` }, about));
      if (pace.due(A_LOOK)) await pace.rest();
    }
    return;
  }
  const dateline = block.kind === 'paragraph' && start === 0 ? readDateline(plain) : null;
  if (dateline !== null) {
    start = dateline.end;
    setting = { ...setting, reference: dateline.at ?? setting.reference };
  }
  const within = { ...layout, setting };
  if (!talks && monologue === null) {
    const lines = labelledLines(block, start);
    if (lines !== null) {
      for (const line of lines) {
        const source = sourceText(inline, line.start, line.end);
        const label = readLabel(source.text);
        if (label !== null) take(claimsOfLabel(source, label, within));
        if (pace.due(A_LOOK)) await pace.rest();
      }
      return;
    }
  }
  const parted = talks || monologue !== null || start > 0 ? null : ownLines(block);
  if (parted !== null) {
    const headed = withBoldHead(block, within);
    // the line in bold tells nothing itself
    for (const line of headed === within ? parted : parted.slice(1)) {
      const source = behindHour(sourceText(inline, line.start, line.end));
      const drafts = claimsOfItem(block, source, splitSentences(source.text), headed);
      if (drafts.length > 0 || isClippedDate(source.text)) take(drafts);
      else
        for (const { start, end } of splitSentences(source.text)) {
          const at = (from: number, to: number) => source.source(start + from, start + to);
          take(claimsOfSentence({ text: source.text.slice(start, end), source: at }, headed.setting));
        }
      if (pace.due(A_LOOK)) await pace.rest();
    }
    return;
  }
  const byline = talks || start > 0 ? 0 : bylineLength(block);
  if (byline > 0) {
    take(besideClause(sourceText(inline, 0, byline - 1), setting, []));
    start = byline;
  }
  if (start === 0 && !talks) start = headLineOf(block)?.end ?? subjectLineLength(block);
  if (talks && isIronic(plain)) return;
  if (!talks && start === 0) start = noiseLength(block);
  if (!talks) start += salutationLength(plain.slice(start, start + 60));
  const sentences = talks
    ? spokenSentences(inline, start, plain.length)
    : splitSentences(start === 0 ? plain : plain.slice(start));
  if (
    block.kind === 'listItem' &&
    block.list?.item !== undefined &&
    start === 0 &&
    !talks &&
    monologue === null &&
    sentences.length > 0 &&
    plain.length < 700
  ) {
    const item = sourceText(inline, start, plain.trimEnd().length);
    const drafts = [...claimsOfItem(block, item, sentences, within), ...claimsOfReport(block, item, within)];
    if (drafts.length > 0) take(drafts);
    // '1968 Founded as a mill' of nobody knows what
    if (drafts.length > 0 || isClippedDate(item.text)) return;
  }
  let taken = -1;
  // '`npm run bench` prints a table': a command is no name and no words
  const isCommand = (at: number) =>
    inline.code.some(({ start, end }) => start === at && /\s/.test(plain.slice(start, end).trim()));
  for (const [index, sentence] of sentences.entries()) {
    if (index === taken || (!talks && isCommand(start + sentence.start))) continue;
    const following = sentences[index + 1];
    const next =
      following === undefined
        ? (later?.text ?? '')
        : plain.slice(start + following.start, start + following.end);
    const uttered = plain.slice(start + sentence.start, start + sentence.end);
    const meant = mend(uttered, next, setting.speaker !== null);
    if (meant === null && setting.speaker !== null && !isQuestion(uttered)) {
      const then = sentences[index + 2];
      const behind = then === undefined ? '' : plain.slice(start + then.start, start + then.end);
      if (isRetraction(uttered, next)) continue;
      if (takesBack(uttered, next) > 0 || isRetraction(next, behind)) {
        // 'I sold the car in May. Wait, I got that wrong. I sold it in June.'
        resolveReferences(analyzeSentence(uttered), setting.discourse, setting.speaker.entity);
        continue;
      }
    }
    if (meant !== null) {
      const whole = sourceText(inline, start + sentence.start, start + (following ?? sentence).end);
      const said = uttered.replace(/[.!]\s*$/, '');
      const own = whole.source(0, whole.text.length);
      const span = following === undefined ? { ...own, end: later?.end ?? own.end } : own;
      take(
        claimsOfSentence(
          { text: `${said}, I mean ${meant.replace(/[.!]+$/, '')}.`, source: () => span },
          setting,
        ),
      );
      continue;
    }
    const posed = selfAnswered(uttered, next) ?? putRight(uttered, next) ?? withItsStart(uttered, next);
    if (posed !== null && following !== undefined) {
      const whole = sourceText(inline, start + sentence.start, start + following.end);
      const span = whole.source(0, whole.text.length);
      take(claimsOfSentence({ text: posed, source: () => span }, setting));
      taken = index + 1;
      continue;
    }
    const named = setting.speaker === null ? null : namedBy(uttered, next);
    if (named !== null && following !== undefined) {
      const whole = sourceText(inline, start + sentence.start, start + following.end);
      const span = whole.source(0, whole.text.length);
      take(claimsOfSentence({ text: named, source: () => span }, setting));
      taken = index + 1;
      // 'Her name is Mia and she bites'
      const more = / and (.+)$/u.exec(next)?.[1];
      if (more !== undefined) take(claimsOfSentence({ text: more, source: () => span }, setting));
      continue;
    }
    const told = (at: number) => {
      const one = sentences[at];
      return one === undefined ? earlier : plain.slice(start + one.start, start + one.end);
    };
    const isAnew = setting.speaker !== null && index > 0 && isRetraction(told(index - 1), uttered);
    const before = told(isAnew ? index - 2 : index - 1);
    const opening = setting.speaker === null ? 0 : takesBack(before, uttered);
    const source = sourceText(inline, start + sentence.start + opening, start + sentence.end);
    if (mend(before, uttered, setting.speaker !== null) !== null) continue;
    if (introduces && source.text.endsWith(':')) continue;
    const own = setting.speaker?.entity.name ?? '';
    const isOwn = (name: string) => own === name || own.startsWith(`${name} `);
    const givesName = setting.speaker !== null && introducedName(source.text, isOwn) !== null;
    if (givesName) {
      take(nameOfUser(source, setting));
      // 'My name is Ana and my husband's is Bo'
      if (/\bname\b/i.test(source.text)) setting.discourse.owned = 'name';
    }
    const said = givesName
      ? (nicknamedIn(source.text, own) ?? behindIntroduction(source.text, isOwn))
      : deniedBy(
          opening === 0 && !isAnew
            ? saidAlike(oneOfThem(source.text, setting.speaker === null ? '' : before), before)
            : saidAnew(source.text, before),
          next,
        );
    if (said === null) continue;
    const span = source.source(0, source.text.length);
    const part = said === source.text ? source : { text: said, source: () => span };
    const drafts =
      setting.speaker === null && !talks
        ? claimsOfProse(part, { ...within, setting })
        : claimsOfSentence(part, setting);
    take(opening === 0 && !isAnew ? drafts : drafts.map((draft) => ({ ...draft, isCorrection: true })));
    if (pace.due(A_LOOK)) await pace.rest();
  }
}

/** '**Languages**' above 'Persian (native), Dutch': a line in bold that heads the others of its paragraph. */
function withBoldHead({ text: { plain, lineEnds, strong } }: Block, layout: Layout): Layout {
  const [end = 0] = lineEnds;
  const [bold] = strong;
  const isHead = bold !== undefined && bold.start === 0 && bold.end === end && end < 40;
  if (!isHead || layout.section === undefined || !/^\p{L}[\p{L} &/-]+$/u.test(plain.slice(0, end)))
    return layout;
  const heading = plain.slice(0, end);
  const section = { ...layout.section, heading };
  if (!isPersonsName(heading) || !/ /.test(heading)) return { ...layout, section };
  introduce(layout.setting.discourse, heading);
  return { ...layout, section, subject: heading, setting: { ...layout.setting, implied: heading } };
}

/** 'Hi, I'm Bea Moss' of whom the talk calls 'User': that this is who they are; nothing of speakers with a label of their own. */
function nameOfUser(source: SourceText, setting: Setting): Draft[] {
  const { speaker } = setting;
  const name = speaker?.entity.name ?? '';
  if (speaker?.isUser !== true || name === USER) return [];
  const whole = [{ start: 0, end: source.text.length }];
  return claimFromWording(source, `${USER}'s name is ${name}.`, whole, setting, name);
}

/** Where reading goes on behind an answer, and the sentence that the answer is as a whole; null where it is none. */
type Taken = { readonly end: number; readonly said: string | null };

/** Takes what a short answer says in the light of the question before it. */
export function takeAnswer(
  block: Block,
  from: number,
  asked: readonly [string, string],
  setting: Setting,
  take: (drafts: readonly Draft[]) => void,
): Taken {
  let said: string | null = null;
  const end = readAnswer(block, from, asked, setting, take, (text) => {
    said = text;
  });
  return { end, said };
}

function readAnswer(
  block: Block,
  from: number,
  [question, told]: readonly [string, string],
  setting: Setting,
  take: (drafts: readonly Draft[]) => void,
  say: (text: string) => void,
): number {
  const { plain } = block.text;
  const [first, second, third] = spokenSentences(block.text, from, plain.length);
  if (first === undefined) return from;
  const start = from + first.start;
  const at = (one: typeof first | undefined) =>
    one === undefined ? '' : plain.slice(from + one.start, from + one.end);
  // 'How is your sister?' – 'Good! She's moved to Leeds.'
  if (second !== undefined && onlyFeels(at(first)) && /^s?he\b/i.test(at(second))) {
    const statement = answeredStatement(question, at(second));
    const [start, end] = [from + second.start, from + second.end];
    if (statement !== null) {
      take(claimsOfStatement(block, { statement, start, end }, setting));
      return end;
    }
  }
  // 'Dr Ek. No, sorry, he was the old one. It's Dr Obi now.', 'Oakfield. No, he goes to Birchwood.'
  const taken = second !== undefined && isRetraction(at(second), at(third));
  const instead = taken && third !== undefined ? putInstead(at(third)) : null;
  const isAnew =
    second !== undefined && (takesBack(at(first), at(second)) > 0 || answersAnew(at(first), at(second)));
  if (second !== undefined && instead === null && (taken || isAnew)) {
    const then = taken ? third : second;
    if (then === undefined) return from + second.end;
    const [start, end] = [from + then.start, from + then.end];
    const statement = answeredStatement(question, withoutOpeners(at(then)));
    if (statement === null) return start;
    take(
      claimsOfStatement(block, { statement, start, end }, setting).map((draft) => ({
        ...draft,
        isCorrection: true,
      })),
    );
    return end;
  }
  // 'Around 20. Sorry, make that 25.'
  const meant = instead ?? mend(at(first), at(second), true);
  const end =
    meant === null
      ? start + answerLength(question, plain.slice(start, from + first.end))
      : from + (instead === null ? (second ?? first) : (third ?? first)).end;
  if (answeredName(question, plain.slice(start, end)) !== null) {
    take(nameOfUser(sourceText(block.text, start, end), setting));
    return end;
  }
  const { reply, works } = withPlaceOfWork(meant?.replace(/[.!]+$/, '') ?? plain.slice(start, end), question);
  // 'We adopted a kitten!' – 'What's it called?' – 'Saffron.'
  const name = asksItsName.test(question) ? oneName.exec(reply)?.[1] : undefined;
  const called = name === undefined ? null : namedBy(told, `Its name is ${name}.`);
  const text = called ?? datedByAnswer(question, reply, told) ?? answeredStatement(question, reply);
  if (text === null) return from;
  say(text);
  // 'Your name is Ana.' – 'Right.'
  if (/^My name is /.test(text) && introducedName(text) === setting.speaker?.entity.name) {
    take(nameOfUser(sourceText(block.text, start, end), setting));
    return end;
  }
  // who did something is somebody: 'Who leads it?' – 'Chiara Conti', 'And when does it end?'
  const who = /(?:^|[.!?,] )(?:[^.!?]{0,40}\b)?who (?:is |['’]s )?\p{Ll}[^.!?]*\?+\s*$/iu.test(question)
    ? new RegExp(`^${NAME}(?= \\p{Ll})`, 'u').exec(text)?.[0]
    : undefined;
  if (who !== undefined && kindOfName(who).kind === 'unknown') somebody(who, setting);
  const drafts = claimsOfStatement(block, { statement: text, start, end }, setting);
  take(drafts);
  if (works !== null) take(claimsOfStatement(block, { statement: works, start, end }, setting));
  // 'Who is her doctor?' – 'Dr Obi.': of her is asked on
  const owner = /\b(?:his|her)\b/iu.test(question)
    ? ownerIn.exec(drafts[0]?.claimText ?? '')?.[1]
    : undefined;
  if (owner !== undefined) setting.discourse.goOnAbout(somebody(owner, setting));
  return end;
}

const asksItsName =
  /\bwhat(?:['’]s| is|s) (?:(?:it|he|she|your new \p{Ll}+) (?:called|named)|(?:its|his|her) name)\?[?!]*\s*$/iu;
const oneName = /^(\p{Lu}[\p{L}'’-]+)[.!]*$/u;

const ownerIn = new RegExp(`(${NAME})['’]s (?=\\p{Ll})`, 'u');

/** Whom a name is of, as somebody just spoken of. */
function somebody(name: string, { discourse }: Setting): Entity {
  const entity = discourse.mention(name, {
    proper: true,
    plural: false,
    nouns: [],
    role: 'subject',
    place: 0,
  });
  if (entity.kind === 'unknown') entity.kind = 'person';
  return entity;
}

const atWork = new RegExp(`^(${NAME}),? (?:at|from) ((?:the )?${NAME})[.!]*$`, 'u');

/** 'Who is her doctor?' – 'Dr Obi, at the Castle Street Surgery.': who it is, and where they work. */
function withPlaceOfWork(reply: string, question: string): { reply: string; works: string | null } {
  const [, who, place] = /\bwho(?:['’]s| is) /iu.test(question) ? (atWork.exec(reply) ?? []) : [];
  return who === undefined
    ? { reply, works: null }
    : { reply: `${who}.`, works: `${who} works at ${place}.` };
}

/** The claims of what a stretch of a block says in other words than its own. */
export function claimsOfStatement(
  block: Block,
  { statement, start, end }: SelfAnswer,
  setting: Setting,
): Draft[] {
  const { source } = sourceText(block.text, start, end);
  return claimsOfSentence({ text: statement, source: () => source(0, end - start) }, setting);
}
