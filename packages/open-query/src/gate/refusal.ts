import { type SqlErrorCode, sqlErrorCodes } from '@memory/contract';

/** Why a statement is not run. `at` is the byte of its text, where there is one. */
export type Refusal = { code: SqlErrorCode; message: string; at: number | null };

/** Gathers what is wrong with a statement, and says which of it counts. */
export type Findings = {
  add(code: SqlErrorCode, at: number | null, message: string): void;
  /** The finding whose code comes first in the table of codes; of several with one code, the first in the text. */
  first(): Refusal | null;
};

export function createFindings(): Findings {
  let best: Refusal | null = null;
  const order = (code: SqlErrorCode) => sqlErrorCodes.indexOf(code);
  const comesBefore = (a: Refusal, b: Refusal) =>
    order(a.code) < order(b.code) || (a.code === b.code && (a.at ?? 0) < (b.at ?? 0));
  return {
    add(code, at, message) {
      const found = { code, at, message };
      if (best === null || comesBefore(found, best)) best = found;
    },
    first: () => best,
  };
}

/** The message of a refusal with the place it is about, in characters from 1. */
export function withPosition({ message, at }: Refusal, text: string): string {
  if (at === null) return message;
  const before = Buffer.from(text).subarray(0, at).toString();
  return `${message} (at character ${[...before].length + 1})`;
}

/** ` Did you mean x?` for the nearest of some names, or nothing where none is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const asked = name.toLowerCase();
  let best: { name: string; distance: number } | null = null;
  for (const candidate of known) {
    const isPart = asked.length > 3 && (candidate.startsWith(asked) || asked.startsWith(candidate));
    const distance = isPart ? 1 : editDistance(asked, candidate);
    if (
      distance <= Math.max(2, Math.floor(asked.length / 3)) &&
      (best === null || distance < best.distance)
    ) {
      best = { name: candidate, distance };
    }
  }
  return best === null ? '' : ` Did you mean ${best.name}?`;
}

/** Levenshtein's distance; names are cut at 64 characters, as long as Postgres keeps them. */
function editDistance(a: string, b: string): number {
  const [left, right] = [a.slice(0, 64), b.slice(0, 64)];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
