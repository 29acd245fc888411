import { parseUuid } from '@memory/contract';

/** Compares an id with a UUID as values: two spellings of one are the same. */
export function sameId(given: string, uuid: string): boolean {
  if (given === uuid) return true;
  const parsed = parseUuid(given);
  const wanted = parseUuid(uuid);
  return parsed.ok && wanted.ok && parsed.value === wanted.value;
}
