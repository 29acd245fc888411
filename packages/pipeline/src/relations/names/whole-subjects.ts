import { isRole } from '../../claims/reference/entity-kinds.ts';
import { nounReadings } from '../predicates.ts';

/** 'Flat in Elm Street', 'Notes from the allotment', 'Family of four': a heading or key that is one name, whatever its words. */
const worded =
  /^\p{Lu}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+){0,3} (?:in|from|at|on|to|for|with|about|near|without|of(?= \p{Ll})) [\p{L}\p{N}'’ -]+$/u;
/** 'GET /users', 'search_index rebuild', 'api.example', 'Coated board, white', 'Pro + support' */
const marked =
  /[/\\_{}<>=&?|+#@]|[\p{L}\p{N}]\.\p{L}|^[^,]+, (?!(?:and|or|a|an|the|who|which) )\p{Ll}[^,]*$/u;
/** 'Kraft liner', 'Standard double room' */
const kindNamed = /^\p{Lu}[\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+){0,3} (\p{Ll}[\p{L}-]+)$/u;
const opening = /^(?:The|A|An|My|Our|Your|His|Her|Its|Their|This|That|These|Those|Each|Every|All|No) /;

/**
 * Whether what a claim is about is one name however its words would be read: the grammar of the claim begins behind it, and
 * 'Kraft liner' is no liner of Kraft's.
 */
export function isWholeSubject(subject: string): boolean {
  if (subject.length > 120 || opening.test(subject)) return false;
  if (worded.test(subject) || marked.test(subject)) return true;
  const noun = kindNamed.exec(subject)?.[1];
  return noun !== undefined && !isRole(noun) && nounReadings(noun).length === 0;
}
