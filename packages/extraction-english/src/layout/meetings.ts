import type { Assertion, Term } from '@memory/extraction';
import type { Block } from '@memory/markdown';
import { oneLine } from '../discourse/claim-text.ts';
import { readPairs } from '../discourse/pairs.ts';
import { personTerm } from '../discourse/speakers.ts';
import { termNamed } from '../term.ts';
import { addTo, headingText, type LaidOutBlocks, type LaidOutDocument, stated } from './laid-out.ts';
import { bare, isEntry } from './wording.ts';

type Paper = Omit<LaidOutDocument, 'subject'>;

const attendees = /^(?:attendees|participants|present|attending|in attendance)$/i;
const taskHeadings =
  /^(?:[^\p{L}]*)(?:action items?|actions?|to-?dos?|next steps|tasks?|follow-?ups?)[^\p{L}]*$/iu;
const taskColumn = /^(?:tasks?|actions?|action items?|to-?dos?)$/i;
const ownerColumn = /^(?:owners?|assignees?|assigned to|who|responsible|person)$/i;
const dueColumn = /^(?:due|due date|deadline|by|by when|when)$/i;
const personName = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}'’-]+)){0,2}$/u;
const byName =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?::| to(?= \p{Ll})| will(?= \p{Ll}))\s+(.+)$/su;
const dueClause = /[\s,(]+(?:by|due(?: on| by)?|until|before)\s+([^()]+?)\)?$/i;
const mostTask = 16;

/** Reads the notes of a meeting: when it was and who came, and who is to do what by when. */
export function readMeeting(paper: Paper, title: string | null, found: LaidOutBlocks): void {
  const { structure } = paper;
  const people = new Set<string>();
  let isTasks = false;
  for (const [index, block] of structure.blocks.entries()) {
    if (block.kind === 'heading') isTasks = taskHeadings.test(headingText(block));
    else if (block.table !== null) readTaskTable(paper, index, found);
    else if (isTasks && block.kind === 'listItem') readTask(paper, index, people, found);
    else if (block.turn === null && title !== null) readHead(paper, index, title, people, found);
  }
}

/** The lines above the notes: 'Date: …', 'Attendees: …'. */
function readHead(
  paper: Paper,
  index: number,
  title: string,
  people: Set<string>,
  found: LaidOutBlocks,
): void {
  const block = paper.structure.blocks[index] as Block;
  const { plain } = block.text;
  if (!/attend|participants|present/i.test(plain)) return;
  const lines = readPairs(block).map(({ start, end, key, value }) => ({
    start,
    end,
    key: plain.slice(key.start, key.end),
    value: plain.slice(value.start, value.end),
  }));
  const came = lines.find(({ key }) => attendees.test(key));
  if (came === undefined) return;
  const date = lines.find(({ key }) => /^(?:date|when)$/i.test(key));
  const day =
    date === undefined ? null : paper.guard.run('meeting.date', () => paper.parts.dayIn(date.value), null);
  const meeting = meetingTerm(title, day);
  for (const { start, end, key, value } of lines) {
    const names = attendees.test(key)
      ? value.split(/\s*(?:,|;|&|\band\b)\s*/).map((name) => name.replace(/\s*\(.*\)$/, ''))
      : [];
    const assertions: Assertion[] = names
      .filter((name) => personName.test(name))
      .map((name) => {
        people.add(name);
        return stated(personTerm(name), 'attended', meeting, 'meeting:attendees');
      });
    if (day !== null && key === date?.key)
      assertions.push(stated(meeting, 'took_place_on', value, 'meeting:date'));
    addTo(found, index, {
      start,
      end,
      text: `${meeting.name}: ${oneLine(plain.slice(start, end))}`,
      assertions,
    });
  }
}

function meetingTerm(title: string, day: Date | null): Term {
  const bared = title.replace(/^(?:minutes|notes) (?:of|from)(?: the)? /i, '');
  const name = day === null || /\d{4}/.test(bared) ? bared : `${bared} of ${day.toISOString().slice(0, 10)}`;
  return termNamed(name, 'event');
}

/** '- [ ] Ann Bell: update the budget by 20 April 2026', '- Bo Lind to call Vesk Inc'. */
function readTask(paper: Paper, index: number, people: ReadonlySet<string>, found: LaidOutBlocks): void {
  const { plain } = (paper.structure.blocks[index] as Block).text;
  const [, owner = '', said = ''] = byName.exec(plain.trim()) ?? [];
  const isPerson =
    people.has(owner) || owner.includes(' ') || [...people].some((name) => name.startsWith(`${owner} `));
  if (owner === '' || !isPerson) return;
  const assertions = taskOf(paper, said, owner, null);
  if (assertions.length > 0)
    addTo(found, index, { start: 0, end: plain.length, text: oneLine(plain), assertions });
}

/** What a task says: whose it is, and when it is due where that is a full date. */
function taskOf(paper: Paper, said: string, owner: string, due: string | null): Assertion[] {
  const written = bare(said);
  const [clause = '', within = null] = due === null ? (dueClause.exec(written) ?? []) : [];
  const name = bare(clause === '' ? written : written.slice(0, -clause.length));
  const words = name.split(' ').length;
  if (words < 2 || words > mostTask || !isEntry(name)) return [];
  const task = termNamed(name, 'concept');
  const by = due ?? within;
  const isDated = by !== null && paper.guard.run('task.due', () => paper.parts.dayIn(by), null) !== null;
  return [
    stated(task, 'assigned_to', personTerm(owner), 'task:owner'),
    ...(isDated ? [stated(task, 'due_on', by.replace(/^\p{L}+day,? /u, ''), 'task:due')] : []),
  ];
}

function readTaskTable(paper: Paper, index: number, found: LaidOutBlocks): void {
  const { table } = paper.structure.blocks[index] as Block;
  if (table === null) return;
  const headers = table.columns.map(({ plain }) => oneLine(plain));
  const at = (pattern: RegExp) => headers.findIndex((header) => pattern.test(header));
  const [task, owner, due] = [at(taskColumn), at(ownerColumn), at(dueColumn)];
  if (task < 0 || owner < 0) return;
  const rows = Array.from({ length: Math.min(table.rowCount, 500) }, (_, row) => {
    const cells = table.row(row).map(({ plain }) => oneLine(plain));
    const name = cells[owner] ?? '';
    return personName.test(name)
      ? taskOf(paper, cells[task] ?? '', name, due < 0 ? null : (cells[due] ?? null))
      : [];
  });
  addTo(found, index, { start: 0, end: 0, text: '', assertions: [], rows });
}
