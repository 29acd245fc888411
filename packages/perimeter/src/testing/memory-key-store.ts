import type { KeyStore } from '../signed-keys/key-store.ts';

/** A fake of the database's part, with its rule for accepting documents; several replicas may share one. */
export function createMemoryKeyStore(): KeyStore {
  let keySet: unknown = null;
  let kept: { seq: number; token: string; activeKids: readonly string[] } | null = null;
  return {
    read: async () => ({ keySet, document: kept }),
    keepKeySet: async (given) => {
      keySet = given;
    },
    acceptDocument: async ({ signedBy, ...document }) => {
      if (kept !== null && (document.seq <= kept.seq || !kept.activeKids.includes(signedBy))) return false;
      kept = document;
      return true;
    },
  };
}
