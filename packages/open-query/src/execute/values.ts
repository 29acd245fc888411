/** A parameter of a request as the text that Postgres reads as a value of a type. */
export function toParameterText(value: unknown, type: string): string | null {
  if (value === null || value === undefined) return null;
  if (type === 'json' || type === 'jsonb') return typeof value === 'string' ? value : JSON.stringify(value);
  if (Array.isArray(value) && type.endsWith('[]')) return toArrayText(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function toArrayText(items: readonly unknown[]): string {
  const texts = items.map((item) => {
    if (item === null) return 'null';
    if (Array.isArray(item)) return toArrayText(item);
    const text = typeof item === 'object' ? JSON.stringify(item) : String(item);
    return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
  });
  return `{${texts.join(',')}}`;
}

/** Node's JSON.parse tells a reviver how a number was written. */
type Written = { source?: string };

/** One line of `asLines` as the values of a row; whole numbers that a double cannot hold stay texts. */
export function readLine(line: string, types: readonly string[]): unknown[] {
  const revive = (_: string, value: unknown, context?: Written) =>
    typeof value === 'number' &&
    Number.isInteger(value) &&
    !Number.isSafeInteger(value) &&
    context?.source !== undefined
      ? context.source
      : value;
  const arrays = JSON.parse(line, revive as (key: string, value: unknown) => unknown) as unknown[][];
  return arrays.flat().map((value, index) => inUtc(value, types[index] ?? ''));
}

/** Times with a zone as everywhere in the interface: in UTC, ending in Z. */
function inUtc(value: unknown, type: string): unknown {
  if (!type.startsWith('timestamp with time zone')) return value;
  if (Array.isArray(value)) return value.map((item) => inUtc(item, type));
  return typeof value === 'string' ? value.replace(/\+00:00$/, 'Z') : value;
}
