/** What a fact's label (or a claim's, a chunk's text) has to hold: each word, in one of its spellings; or must not. */
export type Words = { any: string[]; not: boolean }[];

export type Options = {
  now: boolean;
  history: boolean;
  at: string | null;
  from: string | 'none' | null;
  until: string | 'none' | null;
  precision: string | null;
  match: string | null;
  sources: number | null;
  support: 'current' | 'withdrawn' | null;
  contradiction: number | null;
  kind: string | null;
  within: number;
  hops: number;
  count: number | null;
  tier: string | null;
  short: boolean;
  attributed: boolean | null;
};

export type Check = { line: string; options: Options } & (
  | { kind: 'fact' | 'no' | 'claim' | 'chunk' | 'ask' | 'document'; about: string; words: Words }
  | { kind: 'count'; wanted: number; about: string; words: Words }
  | { kind: 'resolve'; about: string; name: string }
  | { kind: 'unknown'; about: string }
  | { kind: 'order'; about: string; first: Words; second: Words }
  | { kind: 'walk' | 'nowalk'; about: string; to: string }
);

/** One line below `--- expect`. */
export function parseCheck(line: string, place: string): Check {
  const [head = '', ...rest] = line.split(' | ');
  const options = readOptions(rest, `${place}: ${line}`);
  const [kind = ''] = head.split(' ', 1);
  const text = head.slice(kind.length).trim();
  const colon = text.lastIndexOf(': ') === -1 ? text.length : text.indexOf(': ', text.lastIndexOf('?'));
  const about = text.slice(0, colon).trim();
  const said = text.slice(colon + 1).trim();
  const base = { line, options };
  switch (kind) {
    case 'fact':
    case 'no':
    case 'claim':
    case 'chunk':
    case 'document':
    case 'ask':
      return { ...base, kind, about, words: readWords(said) };
    case 'count': {
      const [number = ''] = about.split(' ', 1);
      return {
        ...base,
        kind,
        wanted: Number(number),
        about: about.slice(number.length).trim(),
        words: readWords(said),
      };
    }
    case 'resolve':
      return { ...base, kind, about, name: said };
    case 'unknown':
      return { ...base, kind, about: text };
    case 'order': {
      const [first = '', second = ''] = said.split(' > ');
      return { ...base, kind, about, first: readWords(first), second: readWords(second) };
    }
    case 'walk':
    case 'nowalk': {
      const [from = '', to = ''] = text.split(' > ');
      return { ...base, kind, about: from.trim(), to: to.trim() };
    }
    default:
      throw new Error(`${place}: no such check: ${line}`);
  }
}

function readWords(text: string): Words {
  return text
    .split(', ')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => ({ not: word.startsWith('!'), any: word.replace(/^!/, '').split('/') }));
}

/** Whether a text holds what is wanted: words begin where a word begins, in any case. */
export function holds(text: string, words: Words): boolean {
  return words.every(({ any, not }) => any.some((word) => contains(text, word)) !== not);
}

function contains(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // '3.1' is not the beginning of '3.10'
  const end = /\d\.\d+$/.test(word) ? '(?!\\d)' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}${end}`, 'iu').test(text);
}

function readOptions(parts: readonly string[], place: string): Options {
  const options: Options = {
    now: false,
    history: false,
    at: null,
    from: null,
    until: null,
    precision: null,
    match: null,
    sources: null,
    support: null,
    contradiction: null,
    kind: null,
    within: 1,
    hops: 1,
    count: null,
    tier: null,
    short: false,
    attributed: null,
  };
  for (const part of parts) {
    const [name = '', value = ''] = part.trim().split(/\s+/);
    if (name === 'now' || name === 'history' || name === 'short') options[name] = true;
    else if (
      name === 'at' ||
      name === 'from' ||
      name === 'until' ||
      name === 'precision' ||
      name === 'match' ||
      name === 'tier'
    )
      options[name] = value;
    else if (name === 'sources' || name === 'contradiction' || name === 'hops' || name === 'count')
      options[name] = Number(value);
    else if (name === 'in') options.within = Number(value);
    else if (name === 'current' || name === 'withdrawn') options.support = name;
    else if (name === 'relation' || name === 'observation') options.kind = name;
    else if (name === 'attributed') options.attributed = true;
    else if (name === 'plain') options.attributed = false;
    else if (name === 'no' && value === 'contradiction') options.contradiction = 0;
    else throw new Error(`${place}: no such option: ${part}`);
  }
  return options;
}
