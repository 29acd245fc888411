import { pastOf } from '../../language/words/inflections.ts';
import { lookUpVerb, Word } from '../../language/words/lexicon.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import { isOwnName } from './own-names.ts';
import { gerund } from './tasks.ts';

const actionHeader =
  /^(?:actions?(?: items?| points?)?|tasks?|to-?dos?|next steps?|follow-?ups?|what|item)$/i;
const ownerHeader =
  /^(?:(?:action )?owner|who|responsible|responsibility|assignee|assigned to|lead|person|by whom|name)$/i;
const dueHeader = /^(?:due(?: date| by)?|deadline|by when|when|by|target(?: date)?|date)$/i;
const stateHeader = /^(?:status|state|progress|done\??)$/i;

/** Whose task a row of a table of actions gives, and in which column the name stands. */
export type RowTask = { readonly who: string; readonly wording: string; readonly owner: number };

/** 'Renew the Calder lease | Ewa Nowak | 30 June' below 'Action | Owner | Due'; null for rows that tell no task of somebody. */
export function taskOfRow(headers: readonly string[], cells: readonly string[]): RowTask | null {
  const column = (pattern: RegExp) => headers.findIndex((header) => pattern.test(header.trim()));
  const [action, owner, due] = [column(actionHeader), column(ownerHeader), column(dueHeader)];
  if (action < 0 || owner < 0 || action === owner) return null;
  const [what = '', who = '', when = ''] = [cells[action], cells[owner], cells[due]];
  const [, verb = '', rest = ''] = /^(\p{L}+) (\S.{1,120}?)\.?$/u.exec(what) ?? [];
  const isDone = (lookUpVerb(verb.toLowerCase()) & Word.verbBase) !== 0;
  if (!isDone || !isOwnName(who)) return null;
  const state = cells[column(stateHeader)] ?? '';
  if (/^(?:done|completed?|finished|closed|yes|[✓✔✅x])$/i.test(state))
    return { who, owner, wording: `${who} ${pastOf(uncapital(verb))} ${rest}` };
  const by = /\d/.test(when) && !/ by /.test(rest) ? ` by ${when.replace(/^by /i, '')}` : '';
  return { who, owner, wording: `${who} is responsible for ${gerund(uncapital(verb))} ${rest}${by}` };
}
