import { z } from 'zod';
import { limits } from '../limits.ts';
import { listOf, queryInteger, text, utcDateTime, uuid } from '../values/request-values.ts';

export const ResolveQuery = z.strictObject({
  name: text({ min: 1 }),
  entity_type: text({ min: 1 }).optional(),
  context_entity_ids: listOf(uuid(), { max: limits.resolveContextEntities }).default([]),
});
export type ResolveQuery = z.infer<typeof ResolveQuery>;

/** A pattern over (subject, predicate, object), of which at least one part is given. */
export const LookupRelationsQuery = z
  .strictObject({
    subject_entity_id: uuid().optional(),
    predicate: text(limits.predicate).optional(),
    object_entity_id: uuid().optional(),
    valid_at: utcDateTime().optional(),
  })
  .superRefine((query, ctx) => {
    if (query.subject_entity_id ?? query.predicate ?? query.object_entity_id) return;
    const error = 'at least one of subject_entity_id, predicate and object_entity_id is required';
    const params = { type: 'value_error', msg: `Value error, ${error}`, ctx: { error } };
    ctx.addIssue({ code: 'custom', message: params.msg, params });
  });
export type LookupRelationsQuery = z.infer<typeof LookupRelationsQuery>;

export const LookupObservationsQuery = z.strictObject({
  entity_id: uuid(),
  property_query: text(limits.searchQuery).optional(),
  k: queryInteger(limits.lookupObservationsK).default(limits.lookupObservationsK.default),
});
export type LookupObservationsQuery = z.infer<typeof LookupObservationsQuery>;

export const RelationPath = z.strictObject({ relation_id: uuid() });
