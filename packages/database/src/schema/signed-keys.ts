import { bigint, jsonb, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memory } from './deployment.ts';

/** The last good set of public keys of each issuer that this deployment was configured with. */
export const signingKeySets = memory.table('signing_key_sets', {
  issuer: text('issuer').primaryKey(),
  keySet: jsonb('key_set').notNull(),
  fetchedAt: instant('fetched_at').notNull(),
});

/** The accepted revocation document of each issuer: one row, whose `seq` only rises. */
export const revocationDocuments = memory.table('revocation_documents', {
  issuer: text('issuer').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  token: text('token').notNull(),
  activeKids: text('active_kids').array().notNull(),
  acceptedAt: instant('accepted_at').notNull(),
});
