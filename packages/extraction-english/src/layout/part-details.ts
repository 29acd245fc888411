/** What was read in front of a description, and where the description begins. */
export type Details = {
  readonly end: number;
  readonly read: readonly (readonly [predicate: string, value: string])[];
};

const typeWords = /^[\p{L}_$][\p{L}\p{N}_$.<>[\]|&' ,()=>-]{0,60}$/u;
const detailLine = /^\s*(type|default|defaults to|default value|required)\s*:\s*(.{1,80}?)\s*$/i;
const typed = /^\s*(?:\(([^()]{1,60})\)|\{([^{}]{1,60})\}|<([^<>]{1,60})>|\[([^[\]]{1,60})\])/;

/** What stands in front of a description: lines 'Type: …', 'Default: …', or a type in brackets. */
export function readDetails(text: string): Details {
  const read: [string, string][] = [];
  let end = 0;
  for (const line of text.split('\n')) {
    const [, key = '', value = ''] = detailLine.exec(line.replace(/\\$/, '')) ?? [];
    if (key === '') break;
    const detail = detailOf(key.toLowerCase(), value);
    if (detail !== null) read.push(detail);
    end += line.length + 1;
  }
  const bracket = typed.exec(text.slice(end));
  const inside = bracket?.slice(1).find((part) => part !== undefined);
  if (bracket != null && inside !== undefined) {
    for (const part of inside.split(/,\s*/)) {
      const said = part.trim();
      const [, key, value = said] =
        /^(default|defaults to|default value|type)\s*[:=]?\s+(.+)$/i.exec(said) ?? [];
      const isNeed = /^(?:required|optional)$/i.test(said);
      const implied = isNeed ? said : valued.test(said) ? 'default' : 'type';
      const detail = detailOf((key ?? implied).toLowerCase(), value);
      if (detail !== null) read.push(detail);
    }
    end += bracket[0].length;
  }
  const mark = /^\s*(?:-{1,2}|–|—|:)\s+/.exec(text.slice(end));
  return { end: Math.min(text.length, end + (mark?.[0].length ?? 0)), read };
}

/** A predicate and its value by the word that says it: 'type', 'default', 'required'; null where the value is none. */
export function detailOf(key: string, value: string): [string, string] | null {
  const bared = value
    .replace(/^[`'"]|[`'"]$/g, '')
    .replace(/[.,]$/, '')
    .trim();
  if (key === 'required') return /^(?:yes|true|required)$/i.test(bared) ? ['property', 'required'] : null;
  if (key === 'optional') return ['property', 'optional'];
  if (bared === '' || /^(?:none|n\/a|-+|see\b.*)$/i.test(bared)) return null;
  if (key === 'type') return typeWords.test(bared) && isType(bared) ? ['value_type', bared] : null;
  return bared.split(' ').length <= 4 ? ['default_value', bared] : null;
}

/** A type as code has it: 'string', 'Array<string>', 'Buffer | null'. */
function isType(text: string): boolean {
  const parts = text.split(/\s*\|\s*/);
  return parts.every(
    (part) =>
      plainType.test(part.toLowerCase()) ||
      ownType.test(part) ||
      /^(?:null|undefined|['"`].+['"`])$/.test(part),
  );
}

const plainType =
  /^(?:string|number|boolean|bool|object|function|array|integer|int|float|date|regexp|buffer|promise|any|unknown|symbol|bigint|map|set|error|url|uint8array)s?(?:[<[(].*)?$/;
const ownType = /^\p{Lu}\p{Ll}+(?:\p{Lu}|\d)[\p{L}\d]*(?:[<[].*)?$/u;
const valued = /^(?:true|false|null|undefined|-?\d+(?:\.\d+)?|'.*'|".*")$/;
