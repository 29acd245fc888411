/** What a deployment keeps of its issuer, so that its replicas agree and a restart forgets nothing. */
export type KeyStore = {
  read(): Promise<{ keySet: unknown; document: { seq: number; token: string } | null }>;
  keepKeySet(keySet: object): Promise<void>;
  /**
   * Accepts a document where none is kept, or in place of one with a lower `seq` that calls the signing key active.
   * Decides in one step, whoever else asks. Answers whether it was accepted.
   */
  acceptDocument(document: {
    seq: number;
    token: string;
    activeKids: readonly string[];
    signedBy: string;
  }): Promise<boolean>;
};
