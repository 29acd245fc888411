import type { Table } from '@memory/markdown';
import type { Draft } from '../draft.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { noteAside } from '../reference/introduce.ts';
import type { Layout } from './layout.ts';
import { isPersonsName } from './own-names.ts';

/** Headers of who the rows are. */
export const personHeader =
  /^(?:players?|employees?|members?|staff|persons?|people|workers?|athletes?|officers?|who)$/i;
export const holderHeader = /^(?:name|person|holder|incumbent|office ?holder|who)$/i;
/** Headers of what only people have, beside their names. */
const ofPeople =
  /^(?:role|position|job(?: title)?|function|post|occupation|profession|employer|department|born|birthday|date of birth|nationality|(?:line )?manager|reports to|supervisor|joined|hired|employed since|ext(?:ension|\.)?)$/i;

/** Whether the rows of a table are people, whatever their names look like. */
function isOfPeople(headers: readonly string[], subject: number): boolean {
  const header = headers[subject] ?? '';
  return (
    (personHeader.test(header) || holderHeader.test(header)) &&
    headers.some((other, at) => at !== subject && ofPeople.test(other))
  );
}

const fullName = /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|van|von|der|da|di|bin|al) )*\p{Lu}[\p{L}'’.-]*){1,3}$/u;

/** 'Kofi Addo', 'Sunniva Lie' among people, but not 'Kofi Ltd' */
function isFullName(name: string): boolean {
  return fullName.test(name) && !/^(?:organization|place)$/.test(kindOfName(name).kind);
}

/** What the rows of a table tell, of people where its headers show that they are people. */
export function ofPersons(drafts: Draft[], headers: readonly string[], subject: number): Draft[] {
  if (!isOfPeople(headers, subject)) return drafts;
  return drafts.map((draft) =>
    isFullName(draft.subjectHint ?? '') ? { ...draft, subjectKind: 'person' as const } : draft,
  );
}

/** The people of a table's rows, whom the text below it may call by their surnames. */
export function noteRows(
  table: Table,
  headers: readonly string[],
  nameOf: (row: number) => string,
  subject: number,
  { setting }: Layout,
): void {
  const header = headers[subject] ?? '';
  if (table.rowCount > 24 || !(holderHeader.test(header) || personHeader.test(header))) return;
  const people = isOfPeople(headers, subject);
  for (let row = 0; row < table.rowCount; row++) {
    const name = nameOf(row);
    if (name.includes(' ') && (isPersonsName(name) || (people && isFullName(name))))
      noteAside(setting.discourse, name);
  }
}

/** 'March 2020' under 'Joined' beside somebody of a team or firm; null for other cells. */
export function wordJoined(
  subject: string | null,
  name: string,
  header: string,
  value: string,
): string | null {
  if (subject === null || !/^joined(?: on| in)?$/i.test(header) || !isFullName(name)) return null;
  const isBody =
    kindOfName(subject).kind === 'organization' ||
    /^(?:the )?team \p{Lu}|\b(?:team|squad|club|choir|band)$/iu.test(subject);
  if (!isBody || !/\d{4}$/.test(value)) return null;
  return `${name} joined ${subject} ${/^\d{1,2} |^\d{4}-\d\d-|, /.test(value) ? 'on' : 'in'} ${value}`;
}
