import { normalizeName } from '../../entities/names.ts';
import type { Drafts } from '../draft.ts';
import { isPost } from '../predicates.ts';

/** 'Orr is led by CEO Ann Lee': that she leads it is what the post says already. */
export function keepPostsOnly(drafts: Drafts): void {
  const pairOf = ({ subject, object, effect }: (typeof drafts.all)[number]) =>
    object === null ? null : [subject.name, object.name].map(normalizeName).concat(effect).join('|');
  const isLeading = (predicate: string) => /^(?:leads|head_of)$/.test(predicate);
  const held = new Set(
    drafts.all.flatMap((draft) =>
      isPost(draft.predicate) && !isLeading(draft.predicate) ? (pairOf(draft) ?? []) : [],
    ),
  );
  for (const draft of drafts.all.filter(({ predicate }) => isLeading(predicate)))
    if (held.has(pairOf(draft) ?? '')) drafts.all.splice(drafts.all.indexOf(draft), 1);
}
