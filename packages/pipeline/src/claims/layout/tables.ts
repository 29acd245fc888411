import type { Block, InlineText, Table } from '@memory/markdown';
import { guessNameType } from '../../language/phrases/names.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { claimFromWording, type Draft } from '../draft.ts';
import { coversNoun, isRole } from '../reference/entity-kinds.ts';
import { possessiveOf } from '../reference/pronouns.ts';
import { capital, uncapital } from '../rewordings/sentence-rule.ts';
import { type SourceText, sourceText } from '../source-text.ts';
import { taskOfRow } from './action-tables.ts';
import { articleOf } from './articles.ts';
import { namedIn, namedModel, namesCard, namesKind } from './cards.ts';
import { careerOf } from './career-tables.ts';
import { wordChange } from './changelog.ts';
import { codeInFull, columnBehindCodes, namingColumn } from './coded-rows.ts';
import { isCompared, isHeadless, isOfPlans, isProperty } from './compared-tables.ts';
import { decisionOfRow } from './decision-tables.ts';
import { subjectByLabels } from './heading-kinds.ts';
import { nobody, wordHolding } from './holdings.ts';
import { uprightName } from './inverted-names.ts';
import { isTo, journeyOf } from './journey-tables.ts';
import type { Layout } from './layout.ts';
import { type Office, officeOf } from './offices.ts';
import { wordOpening } from './opening-lines.ts';
import { isOwnName, isPersonsName } from './own-names.ts';
import { holderHeader, noteRows, ofPersons, personHeader, wordJoined } from './people-tables.ts';
import { wordShiftOfRow } from './rota.ts';
import {
  dayOfChange,
  endOfPost,
  wordAmountPrice,
  wordFee,
  wordMadeBy,
  wordPlainCell,
  wordRemark,
} from './told-cells.ts';
import { isSentence } from './whole-sentences.ts';
import { wordPair, wordRole } from './wording.ts';

const dateHeader = /^(?:(?:census )?year|census(?: date)?|date|when|month|quarter|period|day|time|week)$/i;
const valueHeader =
  /^(?:value|values|details?|description|info|data|answer|entry|entries|contents?|spec(?:ification)?s?|figures?|)$/i;
const keyHeader =
  /^(?:propert(?:y|ies)|fields?|attributes?|characteristics?|details?|particulars|aspects?|criteri(?:on|a)|keys?|items?|parameters?|(?:technical )?(?:specifications?|specs?|data)|(?:key )?facts?|entry|entries|names?|features?|metrics?|limits?|quotas?|settings?|options?|variables?|thresholds?|measures?|figures?|indicators?|category|categories|)$/i;
/** Headers of properties, whatever they are of. */
const plainKey = /^(?:property|properties|field|attribute|characteristic|specification|spec|parameter)$/i;
const roleHeader = /^(?:role|position|title|job(?: title)?|function|post|office)$/i;
const propertyHeader =
  /^(?:features?|property|properties|spec(?:ification)?s?|attributes?|parameters?|metrics?|characteristics?|plan features?)$/i;
const numeric = /^(?:value|values|details?|description|info|data|default|type|unit|notes?|comment|\d.*)$/i;
const rankHeader = /^(?:#|no\.?|nr\.?|rank|id|index|pos\.?)$/i;
const emptyCell =
  /^\(?(?:|[-–—]+|n\/?a|n\.a\.|not applicable|tb[acd]|none(?: yet)?|nobody|no one|unfilled|\?|unknown|null)\)?$/i;
/** Who or what nobody is, but 'vacant' is a status. */
const openPlace =
  /^\(?(?:(?:currently |position )?vacant|vacancy|to be (?:filled|named|confirmed|announced|decided))\)?$/i;
const stateHeader = /\b(?:status|state|occupancy|availability|condition)\b/i;
const sinceHeader =
  /^(?:(?:in (?:post|role|position|charge)|employed|here|with us) since|since|from|start(?:ed|s)?|start date|began|effective(?: from| date)?|in office since|valid from)$/i;
const untilHeader =
  /^(?:until|till|to|end(?:ed|s)?|end date|through|valid until|expires?|expiry(?: date)?)$/i;
/** What the time of a post says nothing of. */
const contactHeader =
  /^(?:(?:work |office |home |mobile |direct )?(?:e-?mail(?: address)?|phone(?: (?:number|no\.?))?|tel(?:ephone)?\.?|mobile|cell|fax|ext(?:ension|\.)?|room(?: no\.?| number)?|desk|locker|web ?site|url|address)|date of birth|birth(?: ?day|date)|born|age|nationality|languages?)$/i;
const termHeader = /^(?:term|years?(?: active| in office)?|period|tenure|dates|in office)$/i;
const yearHeader =
  /^(?:(?:fy ?)?(?:1[89]|20)\d\d|q[1-4] ?(?:20)?\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:20)\d\d)$/i;
const year = /\b(?:1[5-9]|20)\d\d\b/;

/** Which columns of a table do what. */
type Columns = {
  headers: string[];
  subject: number;
  since: number;
  until: number;
  term: number;
  properties: boolean;
  /** The post that a row's subject held in its time: 'mayor of Hull' over the names of mayors. */
  post: string | null;
  /** Columns that are told already. */
  spent?: readonly number[];
  /** Whether the rows are what the columns have: 'Price' and 'Users' below no header, beside 'Basic' and 'Pro'. */
  compared: boolean;
  /** Whether a row of properties stands in the place of the headers. */
  headless: boolean;
  /** The same, told by the line above: 'Mayors of Hull'. */
  office: Office | null;
};

/** One claim per filled cell beside a row's subject; a two-column table of properties speaks of the section's subject. */
export function* claimsOfTable(block: Block, table: Table, given: Layout): Generator<Draft[]> {
  const above = lineAbove(given, block);
  const layout = {
    ...given,
    subject:
      (above === null ? null : (namedIn(above) ?? measured.exec(above)?.[1])) ??
      measured.exec(given.subject ?? '')?.[1] ??
      given.subject,
  };
  layout.subject ??= nameOverBox(table);
  const columns = readColumns(table, layout, above ?? given.section?.heading ?? '');
  if (columns.properties && layout.subject === null) layout.subject = nameInRows(table);
  // '| Weight | 1.2 kg |' in the place of a header is a row as the others
  if (columns.properties && (isFigureCell(columns.headers[1] ?? '') || columns.headless))
    yield claimsOfRow(table.columns, columns, layout);
  const { headers, subject, properties } = columns;
  const nameOf = (row: number) =>
    nameOfRow(headers[subject] ?? '', table.row(row)[subject]?.plain.trim() ?? '');
  if (!properties) noteRows(table, headers, nameOf, subject, layout);
  for (let row = 0; row < table.rowCount; row++)
    yield ofPersons(claimsOfRow(table.row(row), columns, layout), headers, properties ? -1 : subject);
}

/** 'Corvo 7' of the row 'Product | Corvo 7' in a table of properties; null where its first rows name nothing. */
function nameInRows(table: Table): string | null {
  for (let row = 0; row < Math.min(table.rowCount, 3); row++) {
    const [key = '', value = ''] = table.row(row).map(({ plain }) => plain.trim());
    if (/^(?:name|product|model|title)$/i.test(key) || namesKind(key)) return namedModel(value);
  }
  return null;
}

/** 'Ann Lee' over a table of two columns whose second has no header: the box of an encyclopaedia; null for another table. */
function nameOverBox(table: Table): string | null {
  const [name = '', ...others] = table.columns.map(({ plain }) => plain.trim());
  return others.length === 1 && others[0] === '' && isOwnName(name) && / /.test(name) ? name : null;
}

/** 'Population of Arle' over its years */
const measured = /^(?:The )?[Pp]opulation (?:of|in) ((?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){0,3}):?$/u;

/** The short line right above a table, which says what it is of. */
function lineAbove({ structure }: Layout, block: Block): string | null {
  const above = structure.blocks[structure.blocks.indexOf(block) - 1];
  const plain = above?.kind === 'paragraph' && above.turn === null ? above.text.plain.trim() : '';
  return plain === '' || plain.length > 120 || /[.!?]$/.test(plain) ? null : plain;
}

function readColumns(table: Table, { subject }: Layout, above: string): Columns {
  const headers = table.columns.map((column) => column.plain.trim());
  const isRanked = rankHeader.test(headers[0] ?? '') && headers.length > 2;
  const first =
    namingColumn(headers) ??
    (isRanked ? 1 : columnBehindCodes(table, headers, (header) => personHeader.test(header))) ??
    0;
  const isFigureRow = isFigureCell(headers[1] ?? '') && !yearHeader.test(headers[1] ?? '');
  const isNamed =
    subject !== null || (plainKey.test(headers[0] ?? '') && /^values?$/i.test(headers[1] ?? ''));
  // the page's own name over its box
  const isBox = headers[1] === '' && subject !== null && isPartOf(headers[0] ?? '', subject);
  const headless = isNamed && !keyHeader.test(headers[0] ?? '') && isHeadless(table);
  const two =
    headers.length === 2 && isNamed && (keyHeader.test(headers[0] ?? '') || isFigureRow || isBox || headless);
  const values = headers.length - first - 1;
  const header = headers[first] ?? '';
  const office = holderHeader.test(header) || postOf(header) !== null ? officeOf(above) : null;
  const post = office === null ? postOf(header) : header;
  const find = (pattern: RegExp) =>
    values > (post === null ? 1 : 0)
      ? headers.findIndex((header, i) => i > first && pattern.test(header))
      : -1;
  return {
    headers,
    subject: first,
    since: find(sinceHeader),
    until: find(untilHeader),
    term: find(termHeader),
    properties:
      two && (isFigureRow || headless || valueHeader.test(headers[1] ?? '') || headers[1] === subject),
    post,
    office,
    headless,
    compared: isCompared(table),
  };
}

/** Whether one name holds all words of the other. */
function isPartOf(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((name) => name.toLowerCase().split(' '))
    .sort((a, b) => a.length - b.length);
  return short !== undefined && short[0] !== '' && short.every((word) => long?.includes(word));
}

/** '1.2 kg', '$499' */
function isFigureCell(cell: string): boolean {
  return /^[$€£]? ?\d[\d.,]*(?: ?[\p{L}%°²³/]+){0,3}$/u.test(cell);
}

/** 'Mayor', 'Chief executive of Acme' over a column of names. */
function postOf(header: string): string | null {
  const [title = ''] = header.split(/ (?:of|at|for) /u);
  const noun = title.toLowerCase().split(' ').at(-1) ?? '';
  return isRole(noun) && !personHeader.test(title) ? header : null;
}

function claimsOfRow(cells: readonly InlineText[], given: Columns, layout: Layout): Draft[] {
  let columns = given;
  const lead = cells[columns.subject];
  const written = lead?.plain.trim() ?? '';
  const name = nameOfRow(columns.headers[columns.subject] ?? '', written);
  if (lead === undefined || emptyCell.test(name) || name.length > 120) return [];
  const when = termOf(cells, columns);
  const isDated = dateHeader.test(columns.headers[columns.subject] ?? '');
  const drafts: Draft[] = [];
  const told = cells[columns.since] ?? cells[columns.until] ?? cells[columns.term];
  if (columns.post !== null && when !== '' && told !== undefined) {
    const { source, ranges } = joinCells(lead, written, told, told.plain.trim());
    const { office } = columns;
    const role =
      office === null
        ? wordRole(layout.subject, name, columns.post)
        : `${name} ${/^ since/.test(when) ? 'has been' : 'was'} the ${office.title} of ${office.body}`;
    const wording = `${role}${when}`;
    drafts.push(...claimFromWording(source, wording, ranges, layout.setting, name));
  }
  const task = taskOfRow(
    columns.headers,
    cells.map(({ plain }) => plain.trim()),
  );
  const owner = cells[task?.owner ?? -1];
  if (task !== null && owner !== undefined) {
    const { source, ranges } = joinCells(lead, written, owner, task.who);
    return [...drafts, ...claimFromWording(source, task.wording, ranges, layout.setting, task.who)];
  }
  const decided = isDated
    ? decisionOfRow(
        columns.headers,
        cells.map(({ plain }) => plain.trim()),
        name,
      )
    : null;
  const decision = cells[decided?.column ?? -1];
  if (decided !== null && decision !== undefined) {
    const { source, ranges } = joinCells(lead, written, decision, decision.plain.trim());
    drafts.push(...claimFromWording(source, decided.wording, ranges, layout.setting, layout.subject));
    columns = { ...columns, spent: [decided.column, decided.by] };
  }
  const career = careerOf(
    columns.headers,
    cells.map(({ plain }) => plain.trim()),
    layout.subject,
  );
  const place = cells[career?.column ?? -1];
  if (career !== null && place !== undefined) {
    const { source, ranges } = joinCells(lead, written, place, place.plain.trim());
    return claimFromWording(source, career.wording, ranges, layout.setting, layout.subject);
  }
  const journey = journeyOf(name, cells, columns.headers);
  if (journey !== null) {
    const { wording, from, to } = journey;
    const { source, ranges } = joinCells(lead, written, to, to.plain.trim());
    drafts.push(...claimFromWording(source, wording, ranges, layout.setting, name));
    columns = { ...columns, spent: [from, columns.headers.findIndex(isTo)] };
  }
  const role = columns.headers.findIndex((header) => roleHeader.test(header));
  const end =
    role > columns.subject && isPersonsName(name)
      ? endOfPost(
          columns.headers,
          cells.map(({ plain }) => plain.trim()),
        )
      : null;
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column];
    const value = cell?.plain.trim() ?? '';
    const header = columns.headers[column] ?? '';
    const spent =
      column === columns.subject ||
      column === end?.column ||
      columns.spent?.includes(column) === true ||
      (when !== '' && (column === columns.since || column === columns.until || column === columns.term));
    if (cell === undefined || spent || rankHeader.test(header) || emptyCell.test(value) || value.length > 600)
      continue;
    if (openPlace.test(value) && !stateHeader.test(header)) continue;
    if (
      /^(?:why|how|when|where)\b/i.test(header) ||
      (columns.compared &&
        /^(?:of|that|which|who|with(?:out)?|in|on|for|from|to|if|when|where)\b/i.test(header))
    )
      continue;
    if (columns.properties && layout.subject !== null && namesCard(name, value, layout.subject)) continue;
    const wording = isActual(header, columns.headers)
      ? `${name} took place ${/^\p{Lu}/u.test(value) ? 'in' : 'on'} ${value}`
      : columns.properties
        ? (wordHolding(layout.subject, name, value, nobody) ?? wordPair(subjectByLabels(layout), name, value))
        : wordCell(
            columns.compared ? 'property' : (columns.headers[columns.subject] ?? ''),
            name,
            header,
            value,
            layout,
          );
    // 'Role | Name': the row is no thing that is called 'Chair'
    const isOfRole =
      roleHeader.test(columns.headers[columns.subject] ?? '') &&
      (personHeader.test(header) || holderHeader.test(header));
    const { source, ranges } = joinCells(lead, written, cell, value);
    const isEnded = end !== null && column === role;
    const told = isEnded
      ? end.word(wording, when)
      : `${wording}${dayOfChange(columns.headers, cells, header)}`;
    drafts.push(
      ...claimFromWording(
        source,
        `${told}${isEnded || column < columns.subject || contactHeader.test(header) || /\bsince \S+$/.test(wording) ? '' : when}`,
        ranges,
        layout.setting,
        columns.properties || isDated || isOfRole
          ? layout.subject
          : columns.compared || isProperty(columns.headers[columns.subject] ?? '', name)
            ? header
            : name,
      ),
    );
  }
  return drafts;
}

/** 'Actual' beside 'Planned': the day on which what the row names took place. */
function isActual(header: string, headers: readonly string[]): boolean {
  return (
    /^actual(?: date)?$/i.test(header) &&
    headers.some((other) => /^(?:planned|target|due)(?: date)?$/i.test(other))
  );
}

/** ' since 2011', ' from 2011 to 2015' – what a row's columns of time add to its other cells. */
function termOf(cells: readonly InlineText[], { since, until, term }: Columns): string {
  const read = (column: number) => {
    const value = column < 0 ? '' : (cells[column]?.plain.trim() ?? '');
    return year.test(value) ? value : '';
  };
  const from = read(since);
  const to = read(until);
  if (from !== '' && to !== '') return ` from ${from} to ${to}`;
  if (from !== '') return ` since ${from}`;
  if (to !== '') return ` until ${to}`;
  const whole = read(term);
  if (whole === '') return '';
  return /\d\s*[-–—]\s*\d/.test(whole)
    ? ` (${whole})`
    : /present|now|[-–—]\s*$/i.test(whole)
      ? ` since ${year.exec(whole)?.[0]}`
      : ` in ${whole}`;
}

/** The row's subject and the cell as one text, so that both are evidence. */
function joinCells(
  lead: InlineText,
  name: string,
  cell: InlineText,
  value: string,
): { source: SourceText; ranges: { start: number; end: number }[] } {
  const behind = lead.plain.length + 1;
  const left = sourceText(lead);
  const right = sourceText(cell);
  const place = lead.plain.indexOf(name);
  const at = behind + cell.plain.indexOf(value);
  return {
    source: {
      text: `${lead.plain}\n${cell.plain}`,
      source: (start, end) =>
        start < behind - 1
          ? left.source(start, Math.min(end, behind - 1))
          : right.source(start - behind, end - behind),
    },
    ranges: [
      { start: place, end: place + name.length },
      { start: at, end: at + value.length },
    ],
  };
}

const figureLabel =
  /^(?:total |net |gross |operating |annual |average )*(?:revenues?|sales|profits?|income|earnings|ebitda|margin|costs?|expenses|employees|headcount|population|users|customers|visitors|production|output|exports|imports|emissions|budget|debt|assets|loss)(?: \(.*\))?$/i;

function wordCell(
  subjectHeader: string,
  name: string,
  header: string,
  value: string,
  layout: Layout,
): string {
  const { section, subject } = layout;
  const open = /hours|open|times?$/i.test(header) ? wordOpening(layout, name, value, true) : null;
  if (open !== null) return open;
  if (dateHeader.test(subjectHeader)) {
    const isDay = /^\d{1,2} |^\d{4}-\d{2}-\d{2}$|^\p{L}+ \d{1,2},/u.test(name);
    // what was counted holds until it is counted again
    const when = `${isDay ? 'On' : /^census/i.test(subjectHeader) ? 'As of' : 'In'} ${name}`;
    const isEvent = /^(?:event|what|occasion|meeting|fixture)$/i.test(header);
    if (isEvent && when.startsWith('On ') && !isSentence(value) && /^\p{Lu}/u.test(value))
      return `${/ \p{Lu}/u.test(value) ? value : `The ${uncapital(value)}`} is scheduled for ${name}`;
    const shift = wordShiftOfRow(section?.heading ?? '', name, header, value);
    if (shift !== null) return shift;
    if (/^(?:on[- ]call|(?:on )?duty|stand-?by)$/i.test(header) && isOwnName(value))
      return `${value} is ${/call/i.test(header) ? 'on call' : 'on duty'} ${uncapital(when)}`;
    if (isSentence(value))
      return `${when}, ${value.replace(/^(?:The|A|An|It|He|She|They)\b/, (word) => word.toLowerCase())}`;
    return `${when}, the ${header === '' ? 'event' : header.toLowerCase()}${subject === null ? '' : ` of ${subject}`} was ${value}`;
  }
  if (yearHeader.test(header)) {
    if (subject !== null && figureLabel.test(name))
      return `The ${name.toLowerCase()} of ${subject} in ${header} was ${value}`;
    const what = (section?.heading ?? '').trim();
    const fee = wordFee(what, subject, name, { header, value });
    if (fee !== null) return fee;
    const measured = what !== '' && what.split(/\s+/).length <= 4 ? what.toLowerCase() : 'figure';
    return `${possessiveOf(name)} ${measured} in ${header} was ${value}`;
  }
  if (header === '') return `${name}: ${value}`;
  if (/^for$/i.test(header)) return `${name} is for ${uncapital(value)}`;
  const told =
    wordMadeBy(subjectHeader, name, header, value) ??
    wordAmountPrice(name, header, value) ??
    wordPlainCell(name, header, value) ??
    wordJoined(subject, name, header, value);
  if (told !== null) return told;
  if (/^member since$/i.test(header) && subject !== null)
    return `${name} has been a member of ${subject} since ${value}`;
  if (/^(?:remarks?|comments?|notes?)$/i.test(header)) return wordRemark(subject, name, value);
  // what was decided of it, and not by it
  if (/^(?:decision|outcome|verdict|ruling)$/i.test(header))
    return /^no /i.test(value) ? `${name}: ${value}` : `The outcome of ${name} is ${uncapital(value)}`;
  // 'Version | Date | Change'
  if (/^(?:version|release)$/i.test(subjectHeader) && /^v?\d+(?:\.\d+)+/i.test(name)) {
    const owner = `Version ${name.replace(/^v/i, '')}`;
    if (/^(?:released?|date|release date)$/i.test(header)) return wordPair(owner, 'Released', value);
    if (/^(?:changes?|notes?|description|what['’]s new)$/i.test(header))
      return wordChange(value, { name: owner, owner, when: '', verb: null }) ?? `${owner}: ${value}`;
  }
  const isPost = value
    .toLowerCase()
    .split(/[\s,]+/)
    .slice(0, 3)
    .some((word) => isRole(word));
  if (
    /^(?:office|location|site|base|city)$/i.test(header) &&
    !isPost &&
    (guessNameType(name).type === 'person' || (/ /.test(name) && isOwnName(name)))
  )
    return `${name} ${/^office$/i.test(header) ? 'works' : 'is based'} in ${value}`;
  // 'Role | Name'
  if (
    roleHeader.test(subjectHeader) &&
    (personHeader.test(header) || /^(?:name|held by|holder)$/i.test(header))
  )
    return wordRole(subject, value, name);
  if (roleHeader.test(header) && !propertyHeader.test(subjectHeader))
    return isPersonsName(name) || personHeader.test(subjectHeader) || isPost
      ? wordRole(subject, name, value)
      : /^name$/i.test(subjectHeader)
        ? wordPair(subject, name, value)
        : /^\p{Ll}/u.test(value)
          ? `${name} is ${articleOf(value)}${value}`
          : `${name}: ${value}`;
  if (/^(?:team|club)$/i.test(header) && personHeader.test(subjectHeader))
    return `${name} plays for ${value}`;
  // 'Feature | Starter | Pro': what a column is for has the row's property
  if ((propertyHeader.test(subjectHeader) || isProperty(subjectHeader, name)) && !numeric.test(header)) {
    const [, property = name, per = ''] = /^(.+?)( per \p{L}+)$/u.exec(name) ?? [];
    return wordPair(
      /^\p{Lu}[\p{L}+]*$/u.test(header) && isOfPlans(property) && isKnownWord(header.toLowerCase())
        ? `the ${header} plan`
        : header,
      property,
      `${value}${per}`,
    );
  }
  // 'Ship | Captain' over 'Anna Bee': no person
  const kind = subjectHeader.toLowerCase();
  const isPersons = coversNoun('vessel', kind) && guessNameType(name).type === 'person';
  const called = isPersons ? `the ${kind} ${name}` : name;
  return wordPair(called, columnKey(codeInFull(header)), value);
}

/** 'default', 'the check' over a column: what every row has, where 'default' in front of a colon may be a name in a program. */
function columnKey(header: string): string {
  const noun = header.replace(/^the (?=\p{L})/iu, '');
  return /^\p{Ll}+(?: \p{Ll}+)*$/u.test(noun) ? capital(noun) : noun;
}

/** 'Line' over '12', 'Room' over '204': a number is called by what it counts; 'Bako, Imre' under 'Name' is Imre Bako. */
function nameOfRow(header: string, cell: string): string {
  const upright =
    /^(?:name|person|who|(?:surname|(?:last|family) name)(?:,? (?:and |& )?(?:first|given|fore)[ -]?names?)?|names? \(.*\))$/i.test(
      header,
    ) || personHeader.test(header)
      ? uprightName(cell, header)
      : null;
  if (upright?.length === cell.length) return upright.name;
  return numbered.test(header) && /^\d{1,4}$/.test(cell) ? `${capital(header.toLowerCase())} ${cell}` : cell;
}

const numbered =
  /^(?:room|line|route|bus|tram|train|gate|platform|track|bay|lot|unit|table|seat|row|chapter|section|article|clause|step|level|floor|flat|apartment|plot|field|channel|port|page|phase|stage|zone|district|ward|house|building|block|lab|desk|locker|pump|tank|well|station|stop|stand|pitch|court|lane|hole|pier|berth|dock|hangar|runway|bed|cell|group|team|batch|sample|site|trial|run|test)$/i;
