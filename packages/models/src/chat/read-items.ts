import { jsonrepair } from 'jsonrepair';
import type { z } from 'zod';
import { CallFailure } from '../provider/call-failure.ts';

/** The items of an answer that are what was asked for, and what is wrong with the others. */
export type ReadItems<Item> = { readonly items: Item[]; readonly problems: readonly string[] };

export type ItemShape<Item> = {
  /** The one key of the answer, whose value is the list. */
  readonly root: string;
  readonly item: z.ZodObject & z.ZodType<Item>;
  /** More than these are a loop, and are left out. */
  readonly maxItems: number;
};

/**
 * Reads a list out of what a model wrote: JSON, also in a fence, with prose around it, with comments or wrong escapes. Each item is
 * checked alone, so that one that is wrong does not lose the rest; items that say the same count once. Throws `truncated` for
 * text that just stops, and `invalid_answer` where there is no list, or none of its items is right.
 */
export function readItems<Item>(text: string, shape: ItemShape<Item>): ReadItems<Item> {
  const list = listIn(parseLoosely(text), shape);
  const items: Item[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const [index, raw] of list.entries()) {
    if (items.length >= shape.maxItems) {
      problems.push(`more than ${shape.maxItems} items`);
      break;
    }
    const result = shape.item.safeParse(fitted(raw, shape.item));
    if (!result.success) {
      const { path = [], message = 'wrong' } = result.error.issues[0] ?? {};
      problems.push(`${shape.root}[${index}]${path.map((key) => `.${String(key)}`).join('')}: ${message}`);
      continue;
    }
    const same = JSON.stringify(result.data);
    if (seen.has(same)) continue;
    seen.add(same);
    items.push(result.data);
  }
  if (items.length === 0 && problems.length > 0)
    throw new CallFailure('invalid_answer', problems.slice(0, 5).join('; '));
  return { items, problems };
}

function parseLoosely(text: string): unknown {
  const plain = withoutFence(unquoted(text.replace(/\0/g, '').toWellFormed()));
  const begin = plain.search(/[{[]/);
  if (begin < 0) throw new CallFailure('invalid_answer', 'the answer has no JSON in it');
  const from = plain.slice(begin);
  const end = Math.max(from.lastIndexOf('}'), from.lastIndexOf(']'));
  const json = from.slice(0, end + 1);
  for (const parse of [JSON.parse, (broken: string) => JSON.parse(jsonrepair(broken))]) {
    // A repair would close whatever is open, and a sentence that was cut would be taken for a whole one.
    if (parse !== JSON.parse && isCut(from))
      throw new CallFailure('truncated', 'the answer stops in the middle');
    try {
      return parse(json);
    } catch {
      // What cannot be repaired either is told below.
    }
  }
  throw new CallFailure('invalid_answer', 'the answer is no JSON');
}

/** The text in a JSON string, where the whole is one. */
function unquoted(text: string): string {
  if (!/^\s*"/.test(text)) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

/** The inside of a fence that the JSON stands in; one that stands in the JSON is part of what it says. */
function withoutFence(text: string): string {
  const fence = /```[a-z]*[ \t]*\r?\n?([\s\S]*?)(?:```\s*$|```\s*\n|$)/i.exec(text);
  const inner = fence?.[1] ?? '';
  return fence !== null && fence.index < text.search(/[{[]/) && /[{[]/.test(inner) ? inner : text;
}

/** Whether brackets are still open where a text ends, strings passed over. */
function isCut(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const char = json[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') {
      depth--;
      if (depth === 0) return false;
    }
  }
  return depth > 0 || inString;
}

/** The list under its key; under another where it is the only list; or the bare list, or the one bare item. */
function listIn<Item>(value: unknown, { root, item }: ItemShape<Item>): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    const own = record[root];
    if (Array.isArray(own)) return own;
    if (typeof own === 'object' && own !== null) return [own];
    // The schema itself, handed back.
    if ('properties' in record || '$schema' in record)
      throw new CallFailure('invalid_answer', 'the answer is the schema, not data');
    const lists = Object.values(record).filter((each) => Array.isArray(each));
    if (own === undefined && lists.length === 1 && Object.keys(record).length === 1)
      return lists[0] as unknown[];
    if (item.safeParse(fitted(record, item)).success) return [record];
  }
  throw new CallFailure('invalid_answer', `the answer has no list ${root}`);
}

const nothing = /^(?:null|n\/?a|none|nil|undefined|unknown|-|)$/i;

/** The item with what models usually get wrong put right: words for null, digits as text, one value in place of a list. */
function fitted(raw: unknown, schema: z.ZodObject): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const given = raw as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => [key, fittedValue(given[key], field as z.ZodType)]),
  );
}

function fittedValue(value: unknown, field: z.ZodType): unknown {
  const isNothing = value === undefined || (typeof value === 'string' && nothing.test(value.trim()));
  const candidates = isNothing
    ? [null, value, []]
    : [
        value,
        ...(typeof value === 'string' ? [value.trim(), value.trim().toLowerCase(), numberIn(value)] : []),
        ...(Array.isArray(value)
          ? [value.map((each) => (typeof each === 'string' ? numberIn(each) : each))]
          : []),
        ...(typeof value === 'number' ? [String(value), [value]] : []),
        ...(typeof value === 'string' && numberIn(value) !== null ? [[numberIn(value)]] : []),
      ];
  const fit = candidates.findIndex((candidate) => field.safeParse(candidate).success);
  return fit < 0 ? value : candidates[fit];
}

/** The whole number that a text is, also in brackets or behind a letter, as sentences are numbered: '[12]', 's12'. */
function numberIn(text: string): number | null {
  const match = /^\s*\[?[a-z]?(\d{1,6})\]?\s*$/i.exec(text);
  return match === null ? null : Number(match[1]);
}
