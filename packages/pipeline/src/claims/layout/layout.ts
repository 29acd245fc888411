import type { Block, DocumentStructure, Range, Section } from '@memory/markdown';
import { lookUp, lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { splitSentences } from '../../language/words/sentences.ts';
import { tellsState } from '../../relations/copulas/states.ts';
import { isOccupationNoun } from '../../relations/names/name-types.ts';
import { besideClause } from '../beside-clauses.ts';
import { factBehind, toldByLabel, verdictOf } from '../certainty/hearsay.ts';
import { isBoilerplate, isNavigation, isPlaceholder, isQuestion } from '../certainty/screen.ts';
import { clippedState } from '../clipped.ts';
import { claimFromWording, type Draft, type Setting } from '../draft.ts';
import { claimsOfSentence } from '../prose.ts';
import { isRole } from '../reference/entity-kinds.ts';
import { noteAside } from '../reference/introduce.ts';
import { timeOf } from '../said-times.ts';
import type { SourceText } from '../source-text.ts';
import { guestsIn, onItsDay, wordFirmsOfGuests, wordPosts } from './attendance.ts';
import { wordBareTitle } from './bare-titles.ts';
import { firmHeading, nameAboveList, namesCard, namesKind } from './cards.ts';
import { below, type Release, releaseAbove, releaseOf } from './changelog.ts';
import { wordContact } from './contact-lines.ts';
import { wordContacts } from './contact-segments.ts';
import { claimsOfDatedItem, claimsOfDay } from './dated-items.ts';
import { wordFeatures } from './feature-items.ts';
import { wordHeaded } from './headed-labels.ts';
import { subjectByLabels } from './heading-kinds.ts';
import { measure, pageName } from './heading-names.ts';
import { wordYearsHeld } from './held-posts.ts';
import { nobody, ownerOfLabel, type Parties, wordHolding } from './holdings.ts';
import { wordHoused } from './housed.ts';
import { uprightEntry, uprightLine } from './inverted-names.ts';
import { keyOfName } from './label-keys.ts';
import { wordLifeLine } from './life-lines.ts';
import { needsReading, wordListItem } from './list-items.ts';
import { listedUnder } from './listed-items.ts';
import { termOf } from './offices.ts';
import { wordOpening } from './opening-lines.ts';
import { columnLabel, wordPrice } from './own-lines.ts';
import { isPersonsName } from './own-names.ts';
import { parentItem } from './parent-items.ts';
import { claimsOfPersonalList } from './personal-lists.ts';
import { claimsOfDates } from './register-dates.ts';
import { claimsOfEntry } from './register-entries.ts';
import { claimsOfRegistered } from './register-people.ts';
import { claimsOfRegisterLine, claimsOfTradesman, isDone } from './register-rows.ts';
import { wordReleaseItem } from './release-items.ts';
import { wordDatedShift, wordShift } from './rota.ts';
import { wordScore, wordsAbove } from './scores.ts';
import { wordPlayer } from './squads.ts';
import { wordStaffMove } from './staff-moves.ts';
import { wordTagline } from './taglines.ts';
import { actions, claimsOfTask, isAssignment, isMeeting, tasksOf } from './tasks.ts';
import { wordUpdate } from './updates.ts';
import { wordValueBelow } from './value-sections.ts';
import { isSentence } from './whole-sentences.ts';
import { isNamedThing, type Labelled, readLabel, saidOfTicket, wordPair, wordRole } from './wording.ts';

export type Layout = {
  readonly structure: DocumentStructure;
  readonly setting: Setting;
  readonly subject: string | null;
  readonly section: Section | undefined;
  /** Whom the labels around are about, where they are of a paper. */
  readonly parties?: Parties;
  /** The day that what is told happened on, by a heading or a line at the top. */
  readonly day?: number | null;
};

/** 'CEO: Jane Doe' of a section's subject; empty where the line is not a label with a value that says something. */
export function claimsOfLabel(source: SourceText, label: Labelled, layout: Layout): Draft[] {
  return besideClause(source, layout.setting, claimsOfPair(source, label, layout));
}

function claimsOfPair(source: SourceText, label: Labelled, layout: Layout): Draft[] {
  const { key, value, valueStart } = label;
  const next = nextLabel(value);
  const isBar = next === null && isNavigation(value);
  if (isQuestion(value) || isBoilerplate(source.text) || isBoilerplate(value)) return [];
  if (isBar || isPlaceholder(value)) return [];
  const judged = verdictOf(key, value);
  if (judged !== null) return claimsOfWhole(source, toldByLabel(judged.label, judged.said), layout, null);
  if (namesCard(key, value, layout.subject)) return [];
  // 'Date: 12 April 2023' over minutes
  if (layout.subject === null && /^date$/i.test(key) && layout.day != null && timeOf(value) === layout.day)
    return [];
  if (next !== null) return claimsOfLabels(source, label, next, layout);
  const ofDay = claimsOfDay(source, layout);
  if (ofDay !== null) return ofDay;
  // 'Committee: President: Nora Finch; Treasurer: Karl Ives'
  const inner = /^\p{Lu}[\p{L} ]{1,30}: [^:]{2,80}[;,] \p{Lu}[\p{L} ]{1,30}: \S/u.test(value)
    ? readLabel(value)
    : null;
  if (inner !== null && label.bySign === ':') {
    const { valueStart } = label;
    const at = (from: number, to: number) => source.source(valueStart + from, valueStart + to);
    return claimsOfLabel({ text: value, source: at }, inner, layout);
  }
  const isAction = actions.test(layout.section?.heading ?? '') && isAssignment(key, value);
  const tasks = tasksOf(source.text, { isAction });
  if (tasks !== null) return tasks.flatMap((task) => claimsOfTask(source, task, layout.setting));
  const several = claimsBehindValue(source, label, layout);
  if (several !== null) return several;
  const own =
    layout.section === undefined ? null : { ...layout, section: { ...layout.section, heading: key } };
  const behind = (start: number, end: number) => source.source(valueStart + start, valueStart + end);
  const listed = own === null ? null : claimsOfPersonalList({ text: value, source: behind }, own);
  if (listed !== null) return listed;
  const whole = { start: 0, end: source.text.length };
  const around = `${layout.section?.headingPath.join(' ') ?? ''} ${layout.subject ?? ''}`;
  const shift = wordShift(around, key, value);
  const special = shift === null ? wordContact(key, value) : [shift];
  if (special.length > 0)
    return special.flatMap((wording) => claimFromWording(source, wording, [whole], layout.setting, key));
  const housed = wordHoused(key, value);
  if (housed !== null) {
    const span = source.source(0, source.text.length);
    return claimsOfSentence({ text: `${housed}.`, source: () => span }, layout.setting);
  }
  const headed = wordOpening(layout, key, value) ?? wordHeaded(layout.section, layout.subject, label);
  if (headed !== null) return claimFromWording(source, headed, [whole], layout.setting, layout.subject);
  const update = label.bySign === '=' ? null : wordUpdate(key, value);
  if (update !== null)
    return update.flatMap((wording) => claimFromWording(source, wording, [whole], layout.setting, key));
  if (/^(?:also )?(?:present|attendees|participants|in attendance)$/i.test(key)) {
    for (const name of guestsIn(value)) noteAside(layout.setting.discourse, name);
    const wordings = [
      onItsDay(
        wordPair(layout.subject, key, value),
        `${around} ${layout.structure.title ?? ''}`,
        layout.day ?? null,
      ),
      ...wordPosts(layout.subject, value),
      ...wordFirmsOfGuests(value),
    ];
    const about = (wording: string) => (wording.includes(layout.subject ?? '') ? layout.subject : null);
    return wordings.flatMap((wording) =>
      claimFromWording(source, wording, [whole], layout.setting, about(wording)),
    );
  }
  // '3 Mill Lane, Hull.' is none
  if (/(?:^|\s)\p{Ll}/u.test(value) && isSentence(value) && /[.!]$|\s\S+\s\S+\s\S+/.test(value)) {
    // 'Pets: none any more, our cat died in March'
    const nothing = /^none\b[^,;.]{0,20}[,;] /i.exec(value)?.[0].length ?? 0;
    const inner: SourceText = {
      text: value.slice(nothing),
      source: (start, end) => source.source(valueStart + nothing + start, valueStart + nothing + end),
    };
    return splitSentences(inner.text).flatMap(({ start, end }) => {
      const said = inner.text.slice(start, end);
      const text = factBehind(key, said) ?? toldByLabel(key, saidOfTicket(key, said));
      const at = (from: number, to: number) => inner.source(start + from, start + to);
      return claimsOfSentence(
        { text, source: text === said ? at : () => at(0, said.length) },
        layout.setting,
      );
    });
  }
  const heading = layout.section?.heading ?? '';
  const subject = layout.subject;
  if (measure.test(heading) && subject !== null && !/^(?:total|currency|unit)/i.test(key)) {
    return claimFromWording(
      source,
      `The ${key} ${heading.toLowerCase()} of ${subject} is ${value}`,
      [whole],
      layout.setting,
      subject,
    );
  }
  const parties = layout.parties ?? nobody;
  const holder = ownerOfLabel(subject, key, parties);
  const wording =
    wordHolding(subject, key, value, parties) ??
    wordPair(holder === subject ? subjectByLabels(layout) : holder, key, value);
  const told = onItsDay(wording, `${around} ${layout.structure.title ?? ''}`, layout.day ?? null);
  return claimFromWording(source, told, [whole], layout.setting, holder);
}

/** 'Drain the node: kubectl drain': a step that readers are to take, and how, rather than what something has. */
export function isStep(text: string): boolean {
  const [, verb = ''] =
    /^(\p{Lu}\p{Ll}+) (?:the|an?|all|each|every|your|its|any) \p{Ll}[^:.]{1,40}:/u.exec(text) ?? [];
  return verb !== '' && (lookUpVerb(verb.toLowerCase()) & Word.verbBase) !== 0;
}

/** 'Project Atlas: on hold. Tests have failed. Launch planned for May.': the value, and what is said of the thing behind it. */
function claimsBehindValue(source: SourceText, label: Labelled, layout: Layout): Draft[] | null {
  const { text } = source;
  const { key, value, valueStart } = label;
  const sentences = splitSentences(value);
  const [first, ...others] = sentences;
  if (first === undefined || others.length === 0 || isSentence(value.slice(first.start, first.end)))
    return null;
  const told = text.slice(0, valueStart + first.end).replace(/\.$/, '');
  const read = readLabel(told);
  if (read === null) return null;
  const about = isNamedThing(layout.subject, key)
    ? key
    : (firmHeading(key, layout.subject) ?? layout.subject);
  const setting = { ...layout.setting, implied: about };
  return [
    ...claimsOfLabel({ text: told, source: source.source }, read, layout),
    ...others.flatMap(({ start, end }) => {
      const said = value.slice(start, end);
      const at = valueStart + start;
      const part = { text: said, source: (from: number, to: number) => source.source(at + from, at + to) };
      const state = about === null ? null : clippedState(said, about);
      return state === null
        ? claimsOfProse(part, { ...layout, setting, subject: about })
        : claimFromWording(part, state, [{ start: 0, end: said.length }], setting, about);
    }),
  ];
}

/** What a sentence says, or a label between sentences: 'The policy applies from 2024. Approver: Joan Pike.' */
export function claimsOfProse(given: SourceText, layout: Layout): Draft[] {
  const source = uprightEntry(given) ?? given;
  const ofDay =
    claimsOfCardLine(source, layout) ?? claimsOfDay(source, layout) ?? claimsOfHour(source, layout);
  if (ofDay !== null) return ofDay;
  const listed = claimsOfPersonalList(source, layout);
  if (listed !== null) return listed;
  const tagline = wordTagline(source.text, layout);
  if (tagline !== null) {
    const span = source.source(0, source.text.length);
    return claimsOfSentence({ text: `${tagline}.`, source: () => span }, layout.setting);
  }
  const life = wordLifeLine(source.text, layout.subject);
  if (life !== null) return life.flatMap((wording) => claimsOfWhole(source, wording, layout, layout.subject));
  const tenure = wordYearsHeld(layout, source.text);
  if (tenure !== null) return claimsOfWhole(source, tenure, layout, null);
  const above = aboveProse(layout);
  const tasks = tasksOf(source.text, {
    isAction: actions.test(above[0] ?? ''),
    isMeeting: above.some(isMeeting),
  });
  if (tasks !== null) return tasks.flatMap((task) => claimsOfTask(source, task, layout.setting));
  const valued = wordValueBelow(source.text, layout);
  if (valued !== null) return claimsOfWhole(source, valued, layout, layout.subject);
  const said = claimsOfSentence(source, layout.setting);
  const label = said.length > 0 ? null : readLabel(source.text.replace(/\.$/, ''));
  // 'Ann Lee - engineer at Orr'
  const isHolder =
    label !== null && label.bySign !== ':' && isPersonsName(label.key) && postAt.test(label.value);
  if (isHolder && isRole(postAt.exec(label.value)?.[1] ?? '')) return claimsOfLabel(source, label, layout);
  const isShort =
    label?.bySign === ':' &&
    (/^\p{Lu}\p{L}*(?: \p{L}+){0,2}$/u.test(label.key) || keyOfName(label.key) !== null);
  const isDecision = /^(?:agreed|decided|decisions?|resolved)$/i.test(label?.key ?? '');
  return label === null || !isShort || !(isDecision || /^[\p{Lu}\p{N}€$£]/u.test(label.value))
    ? said
    : claimsOfLabel(source, label, layout);
}

/** 'senior engineer at Orr' */
const postAt = /^(?:an? |the )?(?:\p{L}+ ){0,3}?(\p{L}+) (?:at|for|with|of) \p{Lu}[^,;:]{1,50}$/u;

/** A line of somebody's card: the post alone, or how and where they are reached; null for another line. */
function claimsOfCardLine(source: SourceText, layout: Layout): Draft[] | null {
  const { text } = source;
  const told = wordBareTitle(text, layout) ?? wordContacts(text, layout.subject);
  return told?.flatMap((wording) => claimsOfWhole(source, wording, layout, layout.subject)) ?? null;
}

/** '09:40 – Ann Lee takes command.' in the timeline of a day: the sentence behind the hour; null for other lines. */
function claimsOfHour({ text, source }: SourceText, { setting }: Layout): Draft[] | null {
  const [, hour = '', said = ''] =
    /^(\d{1,2}[:.]\d\d(?: ?(?:UTC|GMT|CES?T|[ECMP][SD]T|[ap]\.?m\.?))?(?: ?[–—:]| -)\s+)(\p{Lu}.+)$/su.exec(
      text,
    ) ?? [];
  if (hour === '' || !isSentence(said)) return null;
  return claimsOfSentence(
    { text: said, source: (start, end) => source(hour.length + start, hour.length + end) },
    setting,
  );
}

/** What stands above a paragraph: its heading first, the text's first line last. */
function aboveProse({ structure: { blocks, title }, section }: Layout): string[] {
  const [first] = blocks;
  const top =
    first?.kind === 'paragraph' ? first.text.plain.slice(0, Math.min(90, first.text.lineEnds[0] ?? 90)) : '';
  return [section?.heading ?? '', ...(section?.headingPath ?? []), title ?? '', top];
}

/** Where 'Clerk: Tom Hart' begins in 'Ann Holt, Ida Moss. Clerk: Tom Hart', 'Ann Holt | Clerk: Tom Hart'; null where no other label follows. */
function nextLabel(value: string): number | null {
  const [barred] = /^[^:|]+ \|(?= \p{Lu}[\p{L} ]{1,30}: \S)/u.exec(value) ?? [];
  if (barred !== undefined) return barred.length;
  const [front, first = ''] =
    /^([^:]*[^.:]{2}(?:[.;]|(?<=\p{Lu}\S{0,30} \p{Lu}\S{0,30}),)) (?=\p{Lu}[\p{L} ]{2,30}: \S)/u.exec(
      value,
    ) ?? [];
  return front === undefined || isSentence(first) ? null : front.length;
}

function claimsOfLabels(source: SourceText, label: Labelled, next: number, layout: Layout): Draft[] {
  const { text } = source;
  const at = label.valueStart + next;
  const first = { start: 0, end: text.slice(0, at).replace(/\s*[.,;|]\s*$/, '').length };
  const name = text.slice(label.valueStart, first.end);
  // 'Tools: Invoice Bot. Owner: Ana Ruiz.', also on a page called 'notes'
  const isCard =
    /^\p{Ll}*$/u.test(layout.subject ?? '') &&
    namesKind(label.key) &&
    /^\p{Lu}\S*(?: [\p{Lu}\d]\S*)*$/u.test(name);
  const about = isCard ? name : (firmHeading(label.key, layout.subject) ?? layout.subject);
  const behind = at + (text.slice(at).length - text.slice(at).trimStart().length);
  const parts = [...(isCard ? [] : [first]), { start: behind, end: text.length }];
  return parts.flatMap(({ start, end }) => {
    const inner: SourceText = {
      text: text.slice(start, end),
      source: (from, to) => source.source(start + from, start + to),
    };
    const read = readLabel(inner.text);
    return read === null ? [] : claimsOfLabel(inner, read, { ...layout, subject: about });
  });
}

function claimsOfWhole(
  source: SourceText,
  wording: string,
  { setting }: Layout,
  about: string | null,
): Draft[] {
  return claimFromWording(source, wording, [{ start: 0, end: source.text.length }], setting, about);
}

/** A list item: a sentence, a label with a value, a clipped sentence, or what its introduction lacks. */
export function claimsOfItem(
  block: Block,
  source: SourceText,
  sentences: readonly Range[],
  layout: Layout,
): Draft[] {
  const { text } = source;
  const above = layout.section?.heading ?? layout.structure.title ?? '';
  const parent = parentItem(layout.structure, block, text);
  // 'phone: …', 'joined in 2020' below 'Project lead – Ann Lee'
  if (parent !== null && parent !== layout.subject && isPersonsName(parent))
    return claimsOfItem(block, source, sentences, {
      ...layout,
      subject: parent,
      setting: { ...layout.setting, implied: parent },
    });
  const reached =
    claimsOfCardLine(source, layout) ?? claimsOfRegistered(source, layout) ?? claimsOfHour(source, layout);
  if (reached !== null) return reached;
  const upright = uprightLine(source, above);
  if (upright !== null) return claimsOfItem(block, upright, sentences, layout);
  const subject = parent ?? layout.subject;
  const named = pageName(layout.structure);
  const intro = layout.structure.blocks[block.list?.intro ?? -1]?.text.plain;
  const release =
    releaseOf(layout.section, named) ??
    [intro, layout.structure.title, layout.structure.blocks[0]?.text.plain].reduce<Release | null>(
      (found, line) => found ?? (line == null ? null : releaseAbove(line, named)),
      null,
    );
  const changed =
    release === null ? null : wordReleaseItem(text, below(release, intro), sentences.length === 1);
  if (changed !== null)
    return changed.wordings.flatMap((wording) =>
      claimFromWording(source, wording, [{ start: 0, end: text.length }], layout.setting, changed.about),
    );
  const isAction = actions.test(
    [parent, headingOf(layout.structure, block), layout.section?.heading].find((above) => above != null) ??
      '',
  );
  const tasks = tasksOf(text, {
    isAction,
    box: block.list?.task ?? null,
    isMeeting: aboveProse(layout).some(isMeeting),
  });
  if (tasks !== null) return tasks.flatMap((task) => claimsOfTask(source, task, layout.setting));
  const features = wordFeatures(text, block, layout.structure);
  if (features !== null)
    return features.wordings.flatMap((wording) => claimsOfWhole(source, wording, layout, features.name));
  const moved = wordStaffMove(intro ?? above, text, subject);
  if (moved !== null) return claimsOfWhole(source, moved, layout, null);
  const tenure = wordYearsHeld(layout, text);
  if (tenure !== null) return claimsOfWhole(source, tenure, layout, null);
  const shift = wordDatedShift(above, text);
  if (shift !== null) return claimsOfWhole(source, shift, layout, null);
  const line = wordScore(text, () => wordsAbove(layout.structure, block, above));
  if (line !== null) return claimsOfWhole(source, line, layout, null);
  const listed = claimsOfPersonalList(source, { ...layout, subject });
  if (listed !== null) return listed;
  const term = claimsOfTerm(block, source, layout);
  if (term !== null) return term;
  const entry = claimsOfRegisterLine(source, { ...layout, subject });
  if (entry !== null) return entry;
  const tradesman = claimsOfTradesman(source, layout);
  if (tradesman !== null) return tradesman;
  const dates = claimsOfDates(source, { ...layout, subject });
  if (dates !== null) return dates;
  const entries = claimsOfEntry(source, layout);
  if (entries !== null) return entries;
  const dated = claimsOfDatedItem(source, { ...layout, subject });
  if (dated !== null) return dated;
  const price = wordPrice(text);
  if (price !== null)
    return claimFromWording(source, price, [{ start: 0, end: text.length }], layout.setting, subject);
  const inColumns = subject === null ? null : readLabel(columnLabel(text) ?? '');
  if (inColumns !== null)
    return claimsOfWhole(source, wordPair(subject, inColumns.key, inColumns.value), layout, subject);
  const played = wordPlayer(text, subject);
  if (played !== null) return played.flatMap((wording) => claimsOfWhole(source, wording, layout, null));
  // 'Ines Roth, designer', 'Ines Roth (designer)', 'Ines Roth, designer, reports to Otto Ley'
  const [, who = '', role = '', does] =
    /^([^,():;–—]+?)(?:, | \(| [–—-] (?=[^,]+, ))([^,():;.]+)\)?(?:, ([^,;]+?)\.?)?$/.exec(text) ?? [];
  const isHolder =
    isPersonsName(who) && (does === undefined ? /^(?:\p{Ll}|\p{Lu}{2,3}$)/u.test(role) : isDone.test(does));
  if (
    isHolder &&
    role.split(' ').length <= 4 &&
    role
      .split(/ of | /)
      .some(
        (word, i, { length }) =>
          (i === 0 || i === length - 1) && (isRole(word.toLowerCase()) || isOccupationNoun(word)),
      )
  )
    return [
      wordRole(subject, who, role),
      ...(does === undefined ? [] : [`${who} ${does.replace(/^joined (?=\d)/, '$&in ')}`]),
    ].flatMap((wording) =>
      claimFromWording(source, wording, [{ start: 0, end: text.length }], layout.setting, who),
    );
  const label = readLabel(text);
  const [, held] =
    /^(?:[Mm]ajor |[Mm]ain |[Ll]argest )?[Ss]hareholders (?:of|in) ((?:the )?\p{Lu}.*?)(?:,? (?:as of|as at|on|at) .+)?:?$/u.exec(
      introOf(layout.structure, block) ?? layout.section?.heading ?? '',
    ) ?? [];
  const [, stake, since = ''] =
    /^(\d[\d.,]* ?(?:%|per ?cent))(?: \(?(since (?:\p{L}+ )?\d{4})\)?)?$/iu.exec(label?.value ?? '') ?? [];
  if (held !== undefined && label !== null && stake !== undefined) {
    const wording =
      `${label.key} ${since === '' ? 'holds' : 'has held'} a ${stake} stake in ${held} ${since}`.trimEnd();
    return claimFromWording(source, wording, [{ start: 0, end: text.length }], layout.setting, label.key);
  }
  const isUpdate = label?.bySign === '-' && wordUpdate(label.key, label.value) !== null;
  if (label !== null && (label.bySign !== '-' || isUpdate || tellsState(label.value) || !isSentence(text)))
    return claimsOfLabel(source, label, { ...layout, subject });
  if (isSentence(text) || sentences.length > 1) return [];
  return claimsOfFragment(block, source, { ...layout, subject });
}

/** 'Action items', '3. Actions' as a line of its own above a list: as good as a heading. */
function headingOf({ blocks }: DocumentStructure, { list }: Block): string | null {
  let at = list?.item ?? 0;
  while (list !== null && blocks[at]?.list?.list === list.list) at--;
  const above = blocks[list?.intro ?? at];
  const isHeading = above?.kind === 'paragraph' || (above?.list?.ordered === true && list?.ordered === false);
  const plain = isHeading ? above.text.plain.trim() : '';
  return /^\p{Lu}[\p{L} -]{2,30}:?$/u.test(plain) ? plain : null;
}

/** 'Ann Bell (2010–2014)' in a list of the mayors of Lund: the stretch in which she was the mayor. */
function claimsOfTerm(
  block: Block,
  source: SourceText,
  { structure, section, setting }: Layout,
): Draft[] | null {
  const told = termOf(source.text, introOf(structure, block) ?? section?.heading ?? '');
  return told === null
    ? null
    : claimFromWording(source, told.wording, [{ start: 0, end: source.text.length }], setting, told.name);
}

function claimsOfFragment(block: Block, source: SourceText, layout: Layout): Draft[] {
  const { text } = source;
  if (isQuestion(text) || isBoilerplate(text) || text.split(/\s+/).length > 40) return [];
  const whole = { start: 0, end: text.length };
  const clipped = claimsOfSentence(source, layout.setting);
  if (clipped.length > 0) return clipped;
  const above = nameAboveList(layout.structure, block);
  const [trait = ''] = /^\p{Ll}+(?= (?:to|in|of|with|about|at) \p{L})/u.exec(text) ?? [];
  const isTrait =
    (lookUp(trait) & (Word.adjective | Word.noun)) === Word.adjective || /(?:ic|ant|ent)$/.test(trait);
  // 'allergic to peanuts' below 'Levi'
  if (above !== null && isTrait)
    return claimFromWording(source, `${above} is ${text}`, [whole], layout.setting, above);
  const intro = above === null ? introOf(layout.structure, block) : null;
  if (intro !== null) {
    const wording = wordListItem(intro, text);
    if (wording !== null && needsReading(wording)) {
      const span = source.source(0, text.length);
      return claimsOfSentence({ text: `${wording}.`, source: () => span }, layout.setting);
    }
    if (wording !== null) return claimFromWording(source, wording, [whole], layout.setting, layout.subject);
  }
  const heading = intro === null ? (layout.section?.heading ?? '') : intro.replace(/\s*:\s*$/, '');
  return listedUnder(source, heading, layout);
}

/** The text that introduces a list: the paragraph in front of it that ends in a colon. */
function introOf(structure: DocumentStructure, block: Block): string | null {
  const index = block.list?.intro;
  if (index === null || index === undefined) return null;
  const plain = structure.blocks[index]?.text.plain.trim() ?? '';
  if (!plain.endsWith(':') || plain.length > 1_000) return null;
  const last = /(?:^|[.!?]\s+)([^.!?]*(?:\.\S[^.!?]*)*):$/.exec(plain);
  return last?.[1] === undefined ? plain : `${last[1]}:`;
}
