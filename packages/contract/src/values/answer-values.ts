import { z } from 'zod';

/** The values that answers are made of. */

const canonicalUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const utcShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** A UUID in its canonical spelling. */
export const id = z.string().regex(canonicalUuid).meta({ format: 'uuid' });

/** ISO 8601 in UTC, ending in `Z`. */
export const utcTime = z.string().regex(utcShape).meta({ format: 'date-time' });

/** An integer >= 0. */
export const count = z.int().min(0);

/** Hex SHA-256. */
export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

/** Any JSON object. */
export const jsonObject = z.record(z.string(), z.unknown());

/** A JSON object as it came, whatever its keys are called: a record would lose one that is called `__proto__`. */
export const wholeObject = z
  .unknown()
  .superRefine((value, ctx) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return;
    ctx.addIssue({ code: 'invalid_type', expected: 'record', input: value });
  })
  .transform((value) => value as Record<string, unknown>);
