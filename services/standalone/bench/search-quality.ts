import type { Abstract, JudgedClaim } from './corpus.ts';
import type { ClaimHit, Ingested, MemoryClient } from './memory-client.ts';
import { bestPerDocument, mean, ndcg } from './score.ts';

/** Document nDCG@10 by best chunk on each channel and through the operation, and recall@10 of evidence sentences. */
export async function measureQuality(
  client: MemoryClient,
  claims: readonly JudgedClaim[],
  ingested: readonly Ingested[],
  corpus: readonly Abstract[],
): Promise<Record<string, number>> {
  const known = new Map(ingested.map((one) => [one.docId, one.scifactId]));
  const abstracts = new Map(corpus.map((abstract) => [abstract.docId, abstract]));
  const documents = (hits: readonly { doc_id: string }[]) =>
    bestPerDocument(hits.map((hit) => known.get(hit.doc_id) ?? hit.doc_id));
  const scores = {
    bm25: [] as number[],
    semantic: [] as number[],
    chunks: [] as number[],
    claims: [] as number[],
  };
  const recall = { bm25: [] as number[], semantic: [] as number[], context: [] as number[] };
  for (const claim of claims) {
    const [bm25, semantic, context, claimsBm25, claimsSemantic] = [
      await client.searchChunks(claim.text, 'bm25', 50),
      await client.searchChunks(claim.text, 'semantic', 50),
      await client.context(claim.text),
      await client.searchClaims(claim.text, 'bm25', 10),
      await client.searchClaims(claim.text, 'semantic', 10),
    ];
    scores.bm25.push(ndcg(documents(bm25), claim.relevant, 10));
    scores.semantic.push(ndcg(documents(semantic), claim.relevant, 10));
    scores.chunks.push(ndcg(documents(context.chunks), claim.relevant, 10));
    scores.claims.push(ndcg(documents(context.evidence), claim.relevant, 10));
    if (claim.evidence.length === 0) continue;
    recall.bm25.push(evidenceRecall(claim, claimsBm25, known, abstracts));
    recall.semantic.push(evidenceRecall(claim, claimsSemantic, known, abstracts));
    recall.context.push(evidenceRecall(claim, context.evidence.slice(0, 10), known, abstracts));
  }
  const round = (values: number[]) => Number(mean(values).toFixed(4));
  return {
    ndcg10_bm25: round(scores.bm25),
    ndcg10_semantic: round(scores.semantic),
    ndcg10_context_chunks: round(scores.chunks),
    ndcg10_context_claims: round(scores.claims),
    evidence_recall10_claims_bm25: round(recall.bm25),
    evidence_recall10_claims_semantic: round(recall.semantic),
    evidence_recall10_context: round(recall.context),
  };
}

/** Of the judged evidence sentences of one claim, the share that some returned claim's span touches. */
function evidenceRecall(
  claim: JudgedClaim,
  hits: readonly ClaimHit[],
  known: ReadonlyMap<string, string>,
  abstracts: ReadonlyMap<string, Abstract>,
): number {
  const wanted = claim.evidence.flatMap(({ docId, sentences }) =>
    sentences.flatMap((index) => {
      const span = abstracts.get(docId)?.sentences[index];
      return span === undefined ? [] : [{ docId, ...span }];
    }),
  );
  const found = wanted.filter((span) =>
    hits.some(
      (hit) => known.get(hit.doc_id) === span.docId && hit.char_start < span.end && hit.char_end > span.start,
    ),
  );
  return wanted.length === 0 ? 0 : found.length / wanted.length;
}
