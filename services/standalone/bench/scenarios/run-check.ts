import type { TestClient } from '@memory/api/testing';
import type { ContextBundle, Envelope, FactResult } from '@memory/contract';
import { type Check, holds, type Options, type Words } from './parse-check.ts';

/** Runs a check through the read routes; answers null where it holds, else what was found in place of it. */
export async function runCheck(client: TestClient, check: Check): Promise<string | null> {
  const { options } = check;
  switch (check.kind) {
    case 'fact': {
      const facts = await factsAbout(client, check.about, check.words, options);
      if (facts === null) return `${check.about} is unknown`;
      const fitting = facts.filter(({ fact }) => holds(fact.label, check.words));
      if (fitting.length === 0) return shown(facts);
      const misses = fitting.map((found) => mismatch(found, options));
      return misses.includes(null) ? null : misses.join('; ');
    }
    case 'no': {
      const facts = (await factsAbout(client, check.about, check.words, options)) ?? [];
      const fitting = facts.filter(
        (found) => holds(found.fact.label, check.words) && mismatch(found, options) === null,
      );
      return fitting.length === 0 ? null : `there is ${shown(fitting)}`;
    }
    case 'count': {
      const facts = (await factsAbout(client, check.about, check.words, options)) ?? [];
      const fitting = facts.filter(({ fact }) => holds(fact.label, check.words));
      return fitting.length === check.wanted ? null : `${fitting.length}: ${shown(fitting)}`;
    }
    case 'ask': {
      const { facts } = await context(client, check.about, options);
      const found = facts.slice(0, options.within).some((fact) => holds(fact.label, check.words));
      return found ? null : shown(facts.slice(0, 4).map((fact) => ({ fact, sources: 0 })));
    }
    case 'order': {
      const { facts } = await context(client, check.about, options);
      const place = (words: Words) => facts.findIndex((fact) => holds(fact.label, words));
      const [first, second] = [place(check.first), place(check.second)];
      return first !== -1 && second !== -1 && first < second
        ? null
        : shown(facts.map((fact) => ({ fact, sources: 0 })));
    }
    case 'resolve': {
      const { entities } = await resolve(client, check.about);
      const names = entities.map(({ canonical_name, tier }) => `${canonical_name} (${tier})`).join(', ');
      const fits =
        entities[0]?.canonical_name === check.name &&
        (options.tier === null || entities[0].tier === options.tier) &&
        (options.count === null || entities.length === options.count);
      return fits ? null : `found ${names || 'nothing'}`;
    }
    case 'unknown': {
      const { negative, entities } = await resolve(client, check.about);
      return negative?.kind === 'unknown_entity'
        ? null
        : `found ${entities.map((entity) => entity.canonical_name)}`;
    }
    case 'claim': {
      const { evidence } = await operation<Envelope>(client, 'claims_and_sources_context', {
        query: check.about,
      });
      const fitting = evidence.filter(
        (claim) =>
          holds(claim.claim_text, check.words) &&
          (options.attributed === null || claim.is_attributed === options.attributed),
      );
      return fitting.length > 0
        ? null
        : evidence.map((claim) => `"${claim.claim_text}"`).join(', ') || 'no claim';
    }
    case 'chunk': {
      const { body } = await client.post<Envelope>('/search/chunks', {
        query: check.about,
        channel: 'bm25',
        k: 3,
      });
      return body.chunks.some((chunk) => holds(chunk.chunk_text, check.words)) ? null : 'no such chunk';
    }
    case 'document': {
      const { body } = await client.post<{ documents: { title: string | null; overview: string }[] }>(
        '/documents/search',
        { query: check.about },
      );
      return body.documents.some(({ title, overview }) => holds(`${title} ${overview}`, check.words))
        ? null
        : 'no such document';
    }
    case 'walk':
    case 'nowalk': {
      const reached = await reaches(client, check.about, check.to, options);
      return reached === (check.kind === 'walk')
        ? null
        : `${check.to} is ${reached ? '' : 'not '}within reach`;
    }
  }
}

type Found = { fact: FactResult; sources: number };

/** The facts of an entity (all facts for `*`), with the number of documents behind each; null for an unknown name. */
async function factsAbout(
  client: TestClient,
  about: string,
  words: Words,
  options: Options,
): Promise<Found[] | null> {
  const query = [about === '*' ? '' : about, ...words.filter(({ not }) => !not).map(({ any }) => any[0])]
    .join(' ')
    .trim();
  if (about === '*')
    return ask(client, { query, k: 30, time: timeOf({ ...options, history: !options.now }) });
  const { entities } = await resolve(client, about);
  const exact = entities.filter(({ tier }) => tier === 'T0');
  const anchors = (exact.length > 0 ? exact : entities.slice(0, 1)).map(({ entity_id }) => entity_id);
  if (anchors.length === 0) return null;
  const base = { query, k: 30, entity_ids: anchors.slice(0, 19), evidence_per_fact: 5 };
  const ever = await ask(client, { ...base, time: { mode: 'history' } });
  if (!options.now && options.at === null) return ever;
  const own = new Set(ever.map(({ fact }) => fact.fact_id));
  const then = await ask(client, { ...base, time: timeOf(options) });
  return then.filter(({ fact }) => own.has(fact.fact_id));
}

async function ask(client: TestClient, args: object): Promise<Found[]> {
  const { facts, fact_evidence, evidence } = await operation<Envelope>(client, 'facts_context', args);
  const documents = new Map(evidence.map((claim) => [claim.claim_id, claim.doc_id]));
  return facts.map((fact) => ({
    fact,
    sources: new Set(
      fact_evidence
        .filter(({ fact_id, stance }) => fact_id === fact.fact_id && stance === 'supports')
        .map(({ claim_id }) => documents.get(claim_id)),
    ).size,
  }));
}

async function context(client: TestClient, query: string, options: Options): Promise<Envelope> {
  const { facts } = await operation<ContextBundle>(client, 'combined_context', {
    query,
    time: timeOf(options),
  });
  return facts;
}

async function reaches(client: TestClient, from: string, to: string, options: Options): Promise<boolean> {
  const anchor = (await resolve(client, from)).entities[0]?.entity_id;
  const wanted = new Set((await resolve(client, to)).entities.map(({ entity_id }) => entity_id));
  if (anchor === undefined) return false;
  const { nodes } = await operation<Envelope>(client, 'facts_context', {
    query: from,
    entity_ids: [anchor],
    hops: options.hops,
    time: timeOf(options),
  });
  return nodes.some(({ entity_id }) => wanted.has(entity_id));
}

function timeOf(options: Options): object {
  if (options.at !== null) return { mode: 'at', at: options.at };
  return { mode: options.history ? 'history' : 'current' };
}

async function resolve(client: TestClient, name: string): Promise<Envelope> {
  return (await client.get<Envelope>(`/resolve?name=${encodeURIComponent(name)}`)).body;
}

async function operation<Result>(client: TestClient, name: string, args: object): Promise<Result> {
  const { status, body } = await client.post<Result>(`/operations/${name}`, args);
  if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** What a fact is other than wanted, in words. */
function mismatch({ fact, sources }: Found, options: Options): string | null {
  const misses: string[] = [];
  const hold = (name: string, wanted: string | number | boolean | null, is: string | number | boolean) => {
    const alternatives = typeof wanted === 'string' ? wanted.split('/') : [wanted];
    if (wanted !== null && !alternatives.some((other) => other === is)) misses.push(`${name} is ${is}`);
  };
  const day = (at: string | null) => (at === null ? 'none' : at.slice(0, 10));
  hold('from', options.from, day(fact.validity.valid_from));
  hold('until', options.until, day(fact.validity.valid_until));
  hold('precision', options.precision, fact.validity.valid_precision);
  hold('match', options.match, fact.temporal_match);
  hold('support', options.support, fact.support);
  hold('kind', options.kind, fact.kind);
  hold('sources', options.sources, sources);
  hold('contradiction', options.contradiction, fact.contradiction?.total ?? 0);
  if (options.attributed !== null) hold('attributed', options.attributed, /^According to /.test(fact.label));
  if (options.short && fact.label.length > 80) misses.push(`the label has ${fact.label.length} characters`);
  return misses.length === 0 ? null : `${misses.join(', ')}: ${fact.label}`;
}

function shown(facts: readonly Found[]): string {
  return (
    facts
      .slice(0, 12)
      .map(({ fact }) => {
        const { valid_from, valid_until } = fact.validity;
        const span = `${valid_from?.slice(0, 10) ?? ''}..${valid_until?.slice(0, 10) ?? ''}`;
        return `"${fact.label}"${span === '..' ? '' : ` ${span}`}`;
      })
      .join(', ') || 'no facts'
  );
}
