import type { Block, DocumentStructure } from '@memory/markdown';
import { claimFromWording, type Draft } from '../draft.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import type { SourceText } from '../source-text.ts';
import type { Layout } from './layout.ts';
import { isPersonsName } from './own-names.ts';

const chart =
  /\b(?:org(?:ani[sz]ation(?:al)?)?[ -]?(?:chart|structure)|organi(?:gram|ogram)|organogram|reporting (?:lines?|structure)|who reports to whom|chain of command)\b|^organi[sz]ation$/i;
const fullName = /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|van|von|der|da|di|bin|al) )*\p{Lu}[\p{L}'’.-]*){1,3}$/u;

/** Ann Lee of 'CFO: Ann Lee', 'Ann Lee – CFO', 'Ann Lee (CFO)', 'Ann Lee, CFO', 'Ann Lee'; null of a box that names nobody. */
export function holderIn(line: string): string | null {
  const parts = line
    .trim()
    .replace(/[.)]$/, '')
    .split(/: | [–—-] | \(|, /u)
    .map((part) => part.trim());
  const [first = '', second = ''] = parts;
  if (parts.length > 2) return null;
  const isPost = (text: string) =>
    text
      .toLowerCase()
      .split(/[\s-]+/)
      .some((word) => isRole(word));
  const isSomebody = (text: string) =>
    fullName.test(text) && !isPost(text) && !/^(?:organization|place)$/.test(kindOfName(text).kind);
  if (second === '') return isPersonsName(first) && isSomebody(first) ? first : null;
  if (isPost(first) && isSomebody(second)) return second;
  return isPost(second) && isSomebody(first) ? first : null;
}

/** Who in a chart of an organisation stands below whom, as its nested list tells; nothing in other lists. */
export function claimsOfReport(
  block: Block,
  source: SourceText,
  { structure, section, setting }: Layout,
): Draft[] {
  if (
    block.list?.parent == null ||
    !(chart.test(section?.heading ?? '') || chart.test(structure.title ?? ''))
  )
    return [];
  const who = holderIn(source.text);
  const boss = who === null ? null : bossOf(structure, block);
  if (who === null || boss === null || boss === who) return [];
  return claimFromWording(
    source,
    `${who} reports to ${boss}`,
    [{ start: 0, end: source.text.length }],
    setting,
    who,
  );
}

/** The nearest box above that names somebody: 'Finance' between the two names nobody. */
function bossOf({ blocks }: DocumentStructure, block: Block): string | null {
  for (let at = block.list?.parent ?? null; at !== null; at = blocks[at]?.list?.parent ?? null) {
    const holder = holderIn(blocks[at]?.text.plain ?? '');
    if (holder !== null) return holder;
  }
  return null;
}
