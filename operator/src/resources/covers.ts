/**
 * Whether a live object is as a manifest says: everything in the manifest stands in it, with equal values. What else it
 * has (defaults, what other controllers own) is none of our business. Quantities are compared as numbers, since the API
 * server writes 1000m as 1; nothing and an empty list or object are the same.
 */
export function covers(live: unknown, wanted: unknown, key = ''): boolean {
  if (isEmpty(wanted) && (live === undefined || live === null)) return true;
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(live) &&
      live.length === wanted.length &&
      wanted.every((entry, index) => covers(live[index], entry, key))
    );
  }
  if (wanted !== null && typeof wanted === 'object') {
    if (live === null || typeof live !== 'object' || Array.isArray(live)) return false;
    const quantities = key === 'requests' || key === 'limits';
    return Object.entries(wanted).every(([name, entry]) => {
      const other = (live as Record<string, unknown>)[name];
      if (quantities && other !== undefined) return quantity(other) === quantity(entry);
      return covers(other, entry, name);
    });
  }
  return live === wanted;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

const FACTORS: Record<string, number> = {
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
  Pi: 2 ** 50,
  Ei: 2 ** 60,
};

/** A quantity such as 250m or 1Gi as a number; what is none as its text. */
export function quantity(value: unknown): number | string {
  const text = String(value);
  const [, number, suffix = ''] = /^([+-]?[0-9.]+(?:[eE][+-]?[0-9]+)?)([a-zA-Z]*)$/.exec(text) ?? [];
  if (number === undefined || (suffix !== '' && FACTORS[suffix] === undefined)) return text;
  return Number((Number(number) * (FACTORS[suffix] ?? 1)).toPrecision(12));
}
