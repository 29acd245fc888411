import type { Block, DocumentStructure } from '@memory/markdown';
import { isKnownSoftware } from '../../relations/names/software-kinds.ts';
import { capital } from '../rewordings/sentence-rule.ts';

/** 'Heron: Debian 12, 24 nodes, located in Oslo', 'heron: …': what an item is headed by, and what is told of it in turn. */
const headed =
  /^(\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,3}|\p{Ll}[\p{L}\p{N}_-]*)(?::| [-–—]) ([^:;.!?]*(?:[.:](?=\S)[^:;.!?]*)*)\.?$/u;
const MAX_PARTS = 6;

/** 'Heron is retired', 'heron-2 was moved to Turku': told of what it begins with. */
const sentence =
  /^(?!(?:The|An?|This|It|All|Each|Some|No) )(?:\p{Lu}[\p{L}\p{N}_-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}_-]*){0,3}|\p{Ll}+[-_]?\p{N}[\p{L}\p{N}_-]*) (?:is|was|has|had|runs|will|moved|went|came) /u;

/** A part as it is said of what heads the item; none where another shape of part it is. */
const shapes: readonly (readonly [RegExp, (part: string, match: RegExpExecArray) => string])[] = [
  [
    /^(?:located|based|situated|hosted|housed|moored|parked|stored|installed|deployed) (?:in|at|on|by|near) \S.*$/u,
    (part) => `is ${part.replace(/^based/, 'located')}`,
  ],
  [
    /^(?:owned|maintained|managed|operated|run|looked after|written|made) (?:by|in) \S.*$/u,
    (part) => `is ${part}`,
  ],
  [
    /^(built|launched|installed|bought|founded|opened|completed) (?:in )?((?:\p{Lu}\p{Ll}+ )?(?:1[5-9]|20)\d\d)$/u,
    (_, [, done = '', when = '']) => `was ${done} in ${when}`,
  ],
  [
    /^(?:now |currently )?(?:retired|decommissioned|shut down|switched off|turned off|offline|online|down|idle|in maintenance|under maintenance|out of service|under repair|in use|in service)$/u,
    (part) => `is ${part}`,
  ],
  [
    /^(retired|decommissioned|shut down|switched off|scrapped|sold|closed|renamed) ((?:in|on) .*\b(?:1[5-9]|20)\d\d)$/u,
    (part) => `was ${part}`,
  ],
  [/^\d[\d.,]* ?\p{L}{1,6} (?:long|wide|high|tall|deep)$/u, (part) => `is ${part}`],
  [
    /^\d[\d.,]* (?:[KMGT]i?B (?:of )?)?[\p{Ll}\p{Lu}][\p{L}-]*(?: [\p{Ll}-]+)?$/u,
    (part) => `has ${part.replace(/(?<=B) (?!of )/, ' of ')}`,
  ],
];

/** 'Debian 12' */
const program = /^(\p{Lu}[\p{L}.+#-]*(?: \p{Lu}[\p{L}.+#-]*)?) v?\d[\d.]*$/u;

function told(part: string): string | null {
  for (const [shape, word] of shapes) {
    const match = shape.exec(part);
    if (match !== null) return word(part, match);
  }
  const [, name] = program.exec(part) ?? [];
  return name !== undefined && isKnownSoftware(name) ? `runs on ${part}` : null;
}

function readItem(text: string): { name: string; facts: string[] } | null {
  const [, name = '', value = ''] = headed.exec(text.trim()) ?? [];
  const parts = value.split(', ');
  if (name === '' || parts.length > MAX_PARTS) return null;
  const facts = parts.flatMap((part) => told(part) ?? []);
  return facts.length === parts.length ? { name: capital(name), facts } : null;
}

/**
 * What an item tells of the thing that it is headed by, one sentence for each part, where every item of the list is made so or is a
 * sentence of its own about a thing of the kind ('Heron is retired'), and one at least tells several things: the rows of a table
 * that is written as a list. Null for other items.
 */
export function wordFeatures(
  text: string,
  { list }: Block,
  { blocks }: DocumentStructure,
): { readonly name: string; readonly wordings: readonly string[] } | null {
  const own = list === null ? null : readItem(text);
  if (own === null || list === null) return null;
  return isTable(list.list, list.item, blocks)
    ? { name: own.name, wordings: own.facts.map((fact) => `${own.name} ${fact}`) }
    : null;
}

/** What is known of the lists of a text: each is looked through once, however many items it has. */
const known = new WeakMap<readonly Block[], Map<number, boolean>>();

function isTable(list: number, item: number, blocks: readonly Block[]): boolean {
  const lists = known.get(blocks) ?? new Map<number, boolean>();
  known.set(blocks, lists);
  const is = lists.get(list) ?? isMadeSo(list, item, blocks);
  lists.set(list, is);
  return is;
}

function isMadeSo(list: number, item: number, blocks: readonly Block[]): boolean {
  let [from, to] = [item, item];
  while (blocks[from - 1]?.list?.list === list) from--;
  while (blocks[to + 1]?.list?.list === list) to++;
  const items = blocks.slice(from, to + 1).filter(({ list: place }, i) => place?.item === from + i);
  const rows = items.map(
    ({ text: { plain } }) => readItem(plain)?.facts.length ?? (sentence.test(plain) ? 0 : -1),
  );
  return !rows.includes(-1) && rows.some((facts) => facts > 1);
}
