import type { Block, DocumentStructure } from '@memory/markdown';
import { isRole } from '../reference/entity-kinds.ts';
import { holderIn } from './org-charts.ts';
import { isOwnName, isPersonsName } from './own-names.ts';
import { isSentence } from './whole-sentences.ts';

/**
 * A short item that the block's list hangs on ('- Acme' over '- CEO: Jane Doe'); of '- Director: Ann Lee' it is the holder,
 * but another post below is one of the page's subject, as in a chart of an organisation.
 */
export function parentItem(structure: DocumentStructure, block: Block, text: string): string | null {
  const index = block.list?.parent;
  if (index === null || index === undefined) return null;
  const plain = structure.blocks[index]?.text.plain.replace(/[\s:]+$/, '') ?? '';
  const holder = holderIn(plain);
  // 'Ann Lee, head of sales' below 'Bo Lind – managing director'
  if (holder !== null && holder !== plain && (isPersonsName(holder) || isOwnName(holder)))
    return holderIn(text) !== null || namesPost(/^[^:]+(?=: )/.exec(text)?.[0] ?? '') ? null : holder;
  return plain !== '' && plain.split(/\s+/).length <= 6 && !isSentence(plain) && /^\p{Lu}/u.test(plain)
    ? plain
    : null;
}

/** 'Finance director', 'Head of costume' */
function namesPost(label: string): boolean {
  const [title = ''] = label.toLowerCase().split(' of ');
  return isRole(title.split(' ').at(-1) ?? '');
}
