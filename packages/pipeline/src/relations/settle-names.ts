import type { EntityType } from './inventory/shape.ts';
import { normalizeName } from './names.ts';
import type { Mention, NormalizedClaim } from './normalized-claim.ts';

/** Words that a body's short name leaves out: 'Northwind' for 'Northwind Robotics'. */
const tail = /^(?:\p{L}[\p{L}-]*)$/u;

type Full = { readonly name: string; readonly type: EntityType; readonly words: readonly string[] };

/**
 * Names within one document that are short for a fuller one in it: a surname or first name for the only person who bears
 * it, the first word of an organisation's name for the only one that begins so. The fuller name takes their place; the
 * surface stays as it stands. Deterministic; the order of the claims does not matter.
 */
export function settleNames(readings: readonly NormalizedClaim[]): NormalizedClaim[] {
  const mentions = readings.flatMap(({ mentions: own }) => own);
  const fulls = fullNames(mentions);
  if (fulls.length === 0) return [...readings];
  const certain = certainTypes(mentions);
  const settled = new Map<string, Full | null>();
  const fullOf = (mention: Mention): Full | null => {
    const norm = normalizeName(mention.name);
    const known = settled.get(norm);
    if (known !== undefined) return known;
    const found = findFull(norm, mention.name, certain.get(norm), fulls);
    settled.set(norm, found);
    return found;
  };
  const settle = <M extends Mention | null>(mention: M): M | Mention => {
    if (mention === null) return mention;
    const full = fullOf(mention);
    return full === null ? mention : { ...mention, name: full.name, type: full.type, isTypeCertain: true };
  };
  return readings.map((reading) => ({
    ...reading,
    statements: reading.statements.flatMap((statement) => {
      const subject = settle(statement.subject);
      const object = settle(statement.object);
      // 'Doe is the brother of Jane Doe' must not become a statement about one and the same
      if (object !== null && normalizeName(subject.name) === normalizeName(object.name)) {
        return statement.object !== null &&
          normalizeName(statement.subject.name) === normalizeName(statement.object.name)
          ? []
          : [statement];
      }
      return [{ ...statement, subject, object }];
    }),
    mentions: reading.mentions.map(settle),
  }));
}

function fullNames(mentions: readonly Mention[]): Full[] {
  const found = new Map<string, Full>();
  for (const mention of mentions) {
    const norm = normalizeName(mention.name);
    const words = norm.split(' ');
    if (words.length < 2 || words.length > 5 || found.has(norm)) continue;
    if (mention.type !== 'person' && mention.type !== 'organization') continue;
    if (!mention.isTypeCertain || !words.every((word) => tail.test(word) || /^\p{L}\.?$/u.test(word)))
      continue;
    found.set(norm, { name: mention.name, type: mention.type, words });
  }
  return [...found.values()];
}

/** Names of which some mention says for certain what they are. */
function certainTypes(mentions: readonly Mention[]): Map<string, EntityType> {
  const types = new Map<string, EntityType>();
  for (const mention of mentions)
    if (mention.isTypeCertain) types.set(normalizeName(mention.name), mention.type);
  return types;
}

function findFull(
  norm: string,
  name: string,
  certain: EntityType | undefined,
  fulls: readonly Full[],
): Full | null {
  const words = norm.split(' ');
  const fits = fulls.filter((full) => {
    if (full.words.length <= words.length) return false;
    if (certain !== undefined && certain !== full.type && certain !== 'thing') return false;
    if (full.type === 'organization')
      return words.every((word, i) => word === full.words[i]) && /^\p{Lu}/u.test(name);
    if (words.length === 1) return words[0] === full.words[0] || words[0] === full.words.at(-1);
    // 'J. Doe' for 'Jane Doe', 'Jane Doe' for 'Jane Mary Doe'
    const [first = ''] = words;
    const initial = first.length === 1 && full.words[0]?.startsWith(first);
    return words.at(-1) === full.words.at(-1) && (first === full.words[0] || initial === true);
  });
  const [only] = fits;
  return fits.length === 1 && only !== undefined ? only : null;
}
