import type { NormalizedClaim, Term } from '@memory/extraction';
import type { EntityType } from '@memory/ontology';
import { literalKey } from '../adjudication/statement-key.ts';
import type { VersionKnowledge } from './knowledge.ts';
import { normalizeName, withoutMiddleInitials } from './names.ts';

/** A name longer than this, in UTF-16 units, is no name. */
const MAX_NAME = 200;

/** What the normalizer made of one claim, with the ids of its rows. */
export type NormalizedRow = { claimId: string; chunkId: string; text: string; reading: NormalizedClaim };

/**
 * Brings the readings of a version's claims together: one thing per name and type, a name of uncertain type taking the
 * type that the version is certain of elsewhere. Deterministic in the order of the claims.
 */
export function collectKnowledge(claims: readonly NormalizedRow[]): VersionKnowledge {
  const knowledge: VersionKnowledge = { things: [], mentions: [], statements: [], aliases: [], links: [] };
  const types = certainTypes(claims);
  const fullNames = shortNames(types, longerNames(types, claims));
  const names = certainNames(claims);
  const fields = fieldsOf(claims);
  const indices = new Map<string, number>();
  const thingOf = (
    mention: Pick<Term, 'name' | 'type' | 'isTypeCertain'> & { readonly traits?: readonly string[] },
  ): number | null => {
    const norm = normOf(mention);
    if (norm === '' || mention.name.length > MAX_NAME) return null;
    const known = types.get(norm);
    const full = fullNames.get(norm);
    const fits =
      full !== undefined &&
      (known === undefined || known === full.type) &&
      (!mention.isTypeCertain || mention.type === full.type);
    if (full !== undefined && fits) {
      const index = thingOf({
        name: names.get(full.norm) ?? full.norm,
        type: full.type,
        isTypeCertain: true,
        traits: mention.traits ?? [],
      });
      if (index !== null) return index;
    }
    const type = !mention.isTypeCertain && known !== undefined ? known : mention.type;
    const field = type === 'person' ? (fields.get(norm) ?? traitOf(mention.traits ?? [], 'field')) : null;
    const key = `${type}\u0000${norm}\u0000${field ?? ''}`;
    const found = indices.get(key);
    if (found !== undefined) return found;
    const index = knowledge.things.length;
    indices.set(key, index);
    knowledge.things.push({ norm, name: mention.name, type, field });
    knowledge.aliases.push({ thing: index, alias: mention.name, aliasNorm: norm, origin: 'name' });
    const brief = traitOf(mention.traits ?? [], 'brief');
    if (brief !== null)
      knowledge.aliases.push({
        thing: index,
        alias: brief,
        aliasNorm: normalizeName(brief),
        origin: 'variant',
      });
    for (const short of type === 'person' ? [initialsOfName(norm), withoutMiddleInitials(norm)] : [])
      if (short !== null)
        knowledge.aliases.push({ thing: index, alias: short, aliasNorm: short, origin: 'variant' });
    return index;
  };
  const mention = (claim: NormalizedRow, of: Term, role: 'subject' | 'object' | 'mention'): number | null => {
    const thing = thingOf(of);
    if (thing === null) return null;
    const aliasNorm = normalizeName(of.surface).slice(0, MAX_NAME) || (knowledge.things[thing]?.norm ?? '');
    knowledge.mentions.push({
      claimId: claim.claimId,
      chunkId: claim.chunkId,
      thing,
      role,
      surface: of.surface.slice(0, MAX_NAME),
      aliasNorm,
    });
    if (aliasNorm !== knowledge.things[thing]?.norm) {
      knowledge.aliases.push({ thing, alias: of.surface.slice(0, MAX_NAME), aliasNorm, origin: 'variant' });
    }
    return thing;
  };
  for (const claim of claims) {
    for (const statement of claim.reading.statements) {
      const subject = mention(claim, statement.subject, 'subject');
      const object = statement.object === null ? null : mention(claim, statement.object, 'object');
      if (subject === null || (statement.object !== null && object === null)) continue;
      knowledge.statements.push({
        claimId: claim.claimId,
        kind: statement.kind,
        subject,
        predicate: statement.predicate,
        object,
        objectText: statement.objectText,
        objectKey: object === null ? literalKey(statement.objectText ?? '') : null,
        polarity: statement.polarity,
        modality: statement.modality,
        aspect: statement.aspect,
        isAttributed: statement.isAttributed,
        attributedTo: statement.attributedTo,
        isPast: statement.isPast,
        isNews: statement.isNews,
        isUnique: statement.isUnique,
        facet: statement.facet,
        isCorrection: statement.isCorrection,
        validFrom: statement.validity.from,
        validUntil: statement.validity.until,
        validPrecision: statement.validity.precision,
        validKind: statement.validity.kind,
      });
    }
    for (const named of claim.reading.mentions) mention(claim, named, 'mention');
    for (const learnt of claim.reading.aliases) {
      const thing = thingOf({ name: learnt.name, type: learnt.type, isTypeCertain: true });
      const short = thingOf({ name: learnt.alias, type: learnt.type, isTypeCertain: true });
      if (thing === null || short === null || thing === short) continue;
      knowledge.links.push({
        thing: short,
        sameAs: thing,
        kind: learnt.origin === 'abbreviation' ? 'abbreviation' : 'synonym',
      });
      // Naming both is a mention of both, so that each is there while the claim is.
      for (const [index, surface] of [
        [thing, learnt.name],
        [short, learnt.alias],
      ] as const) {
        knowledge.mentions.push({
          claimId: claim.claimId,
          chunkId: claim.chunkId,
          thing: index,
          role: 'mention',
          surface,
          aliasNorm: knowledge.things[index]?.norm ?? '',
        });
      }
    }
  }
  return knowledge;
}

/** The normal form of what a mention names; 'J.R. Whitfield' is 'J. R. Whitfield'. */
function normOf({ name, type }: Pick<Term, 'name' | 'type'>): string {
  const isInitialled = type === 'person' && /^(?:\p{Lu}\.){2,4} ?\p{Lu}/u.test(name);
  return normalizeName(isInitialled ? name.replace(/\.(?=\p{Lu})/gu, '. ') : name).slice(0, MAX_NAME);
}

/** What keeps namesakes apart, or shortens a name: the value of a trait such as `field:sport`, `brief:Acme`. */
function traitOf(traits: readonly string[], kind: string): string | null {
  const trait = traits.find((one) => one.startsWith(`${kind}:`));
  return trait === undefined ? null : trait.slice(kind.length + 1);
}

/** The one field of work that the version tells of people of a name; null where it tells of several. */
function fieldsOf(claims: readonly NormalizedRow[]): Map<string, string | null> {
  const told = new Map<string, string | null>();
  for (const term of everyMention(claims)) {
    const field = term.type === 'person' ? traitOf(term.traits, 'field') : null;
    if (field === null) continue;
    const norm = normOf(term);
    told.set(norm, told.has(norm) && told.get(norm) !== field ? null : field);
  }
  return told;
}

/** Each certain name as it was first written. */
function certainNames(claims: readonly NormalizedRow[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const mention of everyMention(claims)) {
    const norm = normOf(mention);
    if (mention.isTypeCertain && !names.has(norm)) names.set(norm, mention.name);
  }
  return names;
}

/**
 * The short names that stand for one longer name of the version: 'Acme' beside 'Acme Robotics', 'Chen' beside 'Alice
 * Chen'. One that could stand for several stands for none.
 */
function shortNames(
  types: ReadonlyMap<string, EntityType>,
  longer: ReadonlyMap<string, string>,
): Map<string, { norm: string; type: EntityType }> {
  const full = new Map<string, { norm: string; type: EntityType } | null>();
  for (const [norm, type] of types) {
    const words = norm.split(' ');
    if (words.length < 2 || longer.has(norm) || (type !== 'person' && type !== 'organization')) continue;
    const [first = ''] = words;
    const last = words.at(-1) ?? '';
    const shorts =
      type === 'person' ? [last] : words.slice(1).map((_, count) => words.slice(0, count + 1).join(' '));
    for (const short of new Set([...shorts, ...(type === 'person' ? [first] : [])])) {
      if (short.length >= 3) full.set(short, full.has(short) ? null : { norm, type });
    }
  }
  for (const [norm, type] of types) {
    if (type !== 'person' || !initialled.test(norm)) continue;
    const bearers = [...types].filter(([other, kind]) => kind === 'person' && initialsStandFor(norm, other));
    const [bearer] = bearers;
    if (bearers.length === 1 && bearer !== undefined) full.set(norm, { norm: bearer[0], type });
  }
  for (const [short, norm] of longer) full.set(short, { norm, type: types.get(norm) ?? 'thing' });
  return new Map([...full].flatMap(([short, of]) => (of === null ? [] : [[short, of] as const])));
}

/**
 * The one longer name that a version gives for a shorter one of two words or more: 'Ada Marie Wynn' for 'Ada Wynn', 'Arvo 300
 * espresso machine' for 'Arvo 300'. What one claim names both of are two: 'Ada Wynn is a daughter of Ada Marie Wynn'.
 */
function longerNames(
  types: ReadonlyMap<string, EntityType>,
  claims: readonly NormalizedRow[],
): Map<string, string> {
  const found = new Map<string, string | null>();
  for (const [norm, type] of types) {
    const words = norm.split(' ');
    const short =
      type === 'person' && words.length > 2 && !words.some((word) => word.length < 3)
        ? `${words[0]} ${words.at(-1)}`
        : type === 'product'
          ? modelIn(norm)
          : null;
    if (short !== null) found.set(short, found.has(short) ? null : norm);
  }
  if (found.size === 0) return new Map();
  for (const claim of claims) {
    const named = new Set([...everyMention([claim])].map(normOf));
    for (const norm of named) if (named.has(found.get(norm) ?? '')) found.set(norm, null);
  }
  return new Map([...found].flatMap(([short, norm]) => (norm === null ? [] : [[short, norm] as const])));
}

/** 'arvo 300' of 'arvo 300 espresso machine': a model with its number, in front of what it is one of. */
function modelIn(norm: string): string | null {
  return (
    /^\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)? \p{L}{0,3}-?\d{1,4}\p{L}{0,2}(?= \p{L}{3})/u.exec(norm)?.[0] ?? null
  );
}

const initialled = /^(?:\p{L} )+\p{L}{2,}(?: \p{L}{2,})*$/u;

/** 'j r whitfield' and 'j whitfield' for 'john robert whitfield'. */
function initialsStandFor(short: string, name: string): boolean {
  const brief = short.split(' ');
  const words = name.split(' ');
  if (initialled.test(name) || words.length < brief.length || words.at(-1) !== brief.at(-1)) return false;
  return brief
    .slice(0, -1)
    .every((part, i) => (part.length === 1 ? words[i]?.startsWith(part) : words[i] === part));
}

/** 'j r whitfield' for 'john robert whitfield'; null for a name of two words, whose initial many share. */
function initialsOfName(norm: string): string | null {
  const words = norm.split(' ');
  if (words.length < 3 || words.length > 4 || words.some((word) => word.length < 3)) return null;
  return [...words.slice(0, -1).map((word) => word.charAt(0)), words.at(-1)].join(' ');
}

function* everyMention(claims: readonly NormalizedRow[]): Generator<Term> {
  for (const { reading } of claims) {
    for (const statement of reading.statements) {
      yield statement.subject;
      if (statement.object !== null) yield statement.object;
    }
    yield* reading.mentions;
  }
}

/** The names of which the version says, in one voice, what they are. */
function certainTypes(claims: readonly NormalizedRow[]): Map<string, EntityType> {
  const types = new Map<string, Set<EntityType>>();
  for (const mention of everyMention(claims)) {
    if (!mention.isTypeCertain) continue;
    const norm = normOf(mention);
    const seen = types.get(norm);
    if (seen === undefined) types.set(norm, new Set([mention.type]));
    else seen.add(mention.type);
  }
  const settled = new Map<string, EntityType>();
  for (const [norm, seen] of types) {
    const [only] = seen;
    if (seen.size === 1 && only !== undefined) settled.set(norm, only);
  }
  return settled;
}
