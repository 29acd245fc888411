import type { VersioningMode } from '@memory/contract';
import type { IngestRequest } from '../types.ts';
import { mimeEssence } from './identity.ts';

/** What is stored of the document and the bytes when an ingest has them locked. */
export type StoredState = {
  title: string;
  versioning_mode: VersioningMode;
  last_version_no: number;
  /** The document's newest version that is not deleted. */
  latest: {
    version_id: string;
    content_hash: string;
    parked: 'no_route' | null;
    source_version_ref: string | null;
  } | null;
  /** The type recorded for the bytes, which may be older than this ingest. */
  mime: string;
};

/** What an ingest does, by the identity rules; nothing of how it is stored. */
export type Decision = {
  /** The type that the bytes have from now on. */
  mime: string;
  /** Conversions of these bytes that wait for a route are let go, whichever document they belong to. */
  releaseParked: boolean;
  version:
    | { kind: 'new'; versionNo: number; testimony: 'pending' | 'current'; parked: 'no_route' | null }
    | {
        kind: 'same';
        versionId: string;
        parked: 'no_route' | null;
        /** Set when the source's revision marker advances. */
        sourceVersionRef: string | null;
      };
};

/**
 * The identity rules of `POST /ingest`:
 * - the same bytes as the latest version are no new version; only the revision marker may advance;
 * - anything else is one, also bytes that an older version had (a revert) and those of a deleted document;
 * - a type belongs to the bytes and is the first one sent, unless that one has no route and this one has;
 * - a type with a route lets go what waits for one under these bytes;
 * - a new version of a `living` document that has a version is pending until it has been reconciled with that one.
 */
export function decide(
  state: StoredState,
  request: Pick<IngestRequest, 'mime' | 'source_version_ref'>,
  contentHash: string,
  routes: ReadonlySet<string>,
): Decision {
  const sentHasRoute = routes.has(mimeEssence(request.mime));
  const mime = sentHasRoute && !routes.has(mimeEssence(state.mime)) ? request.mime : state.mime;
  const { latest } = state;

  if (latest?.content_hash === contentHash) {
    const marker = request.source_version_ref ?? null;
    return {
      mime,
      releaseParked: sentHasRoute,
      version: {
        kind: 'same',
        versionId: latest.version_id,
        parked: sentHasRoute ? null : latest.parked,
        sourceVersionRef: marker === latest.source_version_ref ? null : marker,
      },
    };
  }
  return {
    mime,
    releaseParked: sentHasRoute,
    version: {
      kind: 'new',
      versionNo: state.last_version_no + 1,
      testimony: state.versioning_mode === 'living' && latest !== null ? 'pending' : 'current',
      parked: routes.has(mimeEssence(mime)) ? null : 'no_route',
    },
  };
}
