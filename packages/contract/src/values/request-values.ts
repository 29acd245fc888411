import { z } from 'zod';
import { countCodePoints } from './code-points.ts';
import { parseDateTime } from './datetime.ts';
import { parseUuid } from './uuid.ts';

/**
 * The values that requests are made of. Where zod has no word for what went wrong, the issue is `custom` and its
 * `params` name the pydantic v2 error type that clients branch on; packages/http renders both kinds.
 */
export type IssueParams = { type: string; msg: string; ctx?: Record<string, unknown> };

/** How a value is refused that is not even text, where text stands for something else. */
export const wrongKind = {
  uuid_type: 'UUID input should be a string, bytes or UUID object',
  datetime_type: 'Input should be a valid datetime',
} as const;

function fault(params: IssueParams): { code: 'custom'; message: string; params: IssueParams } {
  return { code: 'custom', message: params.msg, params };
}

type TextLimits = { min?: number; max?: number };

/** Text counted in code points. NUL and lone surrogates are no text: no store holds them and no source means them. */
export function text(limits: TextLimits = {}) {
  const { min, max } = limits;
  return z
    .string()
    .superRefine((value, ctx) => {
      if (!value.isWellFormed()) {
        ctx.addIssue(
          fault({
            type: 'string_unicode',
            msg: 'Input should be a valid string, unable to parse raw data as a unicode string',
          }),
        );
        return;
      }
      if (value.includes('\0')) {
        const error = 'NUL characters are not allowed';
        ctx.addIssue(fault({ type: 'value_error', msg: `Value error, ${error}`, ctx: { error } }));
        return;
      }
      const length = countCodePoints(value);
      if (min !== undefined && length < min) {
        ctx.addIssue({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value });
      }
      if (max !== undefined && length > max) {
        ctx.addIssue({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
      }
    })
    .meta({
      ...(min === undefined ? {} : { minLength: min }),
      ...(max === undefined ? {} : { maxLength: max }),
    });
}

/** A UUID in any spelling; what comes out is the canonical one, so that equal values are equal strings. */
export function uuid() {
  return z
    .string(wrongKind.uuid_type)
    .meta({ format: 'uuid' })
    .transform((value, ctx) => {
      const parsed = parseUuid(value);
      if (parsed.ok) return parsed.value;
      ctx.issues.push({
        ...fault({
          type: 'uuid_parsing',
          msg: `Input should be a valid UUID, ${parsed.error}`,
          ctx: { error: parsed.error },
        }),
        input: value,
      });
      return z.NEVER;
    });
}

function dateTimeFault(error: string) {
  return fault({
    type: 'datetime_from_date_parsing',
    msg: `Input should be a valid datetime or date, ${error}`,
    ctx: { error },
  });
}

/** A date-time with a time zone, as an instant. */
export function zonedDateTime() {
  return z
    .string(wrongKind.datetime_type)
    .meta({ format: 'date-time' })
    .transform((value, ctx) => {
      const parsed = parseDateTime(value);
      if (!parsed.ok) {
        ctx.issues.push({ ...dateTimeFault(parsed.error), input: value });
        return z.NEVER;
      }
      if (parsed.offsetMinutes === null) {
        ctx.issues.push({
          ...fault({ type: 'timezone_aware', msg: 'Input should have timezone info' }),
          input: value,
        });
        return z.NEVER;
      }
      return parsed.value;
    });
}

/** A date-time whose offset must be exactly zero, as an instant. */
export function utcDateTime() {
  return z
    .string(wrongKind.datetime_type)
    .meta({ format: 'date-time' })
    .transform((value, ctx) => {
      const parsed = parseDateTime(value);
      if (!parsed.ok) {
        ctx.issues.push({ ...dateTimeFault(parsed.error), input: value });
        return z.NEVER;
      }
      if (parsed.offsetMinutes === null) {
        ctx.issues.push({
          ...fault({ type: 'timezone_aware', msg: 'Input should have timezone info' }),
          input: value,
        });
        return z.NEVER;
      }
      if (parsed.offsetMinutes !== 0) {
        const actual = parsed.offsetMinutes * 60;
        ctx.issues.push({
          ...fault({
            type: 'timezone_offset',
            msg: `Timezone offset of 0 required, got ${actual}`,
            ctx: { tz_expected: 0, tz_actual: actual },
          }),
          input: value,
        });
        return z.NEVER;
      }
      return parsed.value;
    });
}

export type WrittenDateTime = { instant: Date; offsetMinutes: number | null };

/** Any date-time with whatever offset it carries: for the route that has its own words for a wrong one. */
export function writtenDateTime() {
  return z
    .string(wrongKind.datetime_type)
    .meta({ format: 'date-time' })
    .transform((value, ctx): WrittenDateTime => {
      const parsed = parseDateTime(value);
      if (parsed.ok) return { instant: parsed.value, offsetMinutes: parsed.offsetMinutes };
      ctx.issues.push({ ...dateTimeFault(parsed.error), input: value });
      return z.NEVER;
    });
}

/** A whole number of a JSON body. */
export function integer(limits: { min: number; max?: number }) {
  const schema = z.int().min(limits.min);
  return limits.max === undefined ? schema : schema.max(limits.max);
}

const wholeNumber = /^\s*[+-]?\d+(?:_\d+)*(?:\.0+)?\s*$/;

/** A whole number of a query string, where everything is text. */
export function queryInteger(limits: { min: number; max?: number }) {
  return z
    .string()
    .transform((value, ctx) => {
      if (wholeNumber.test(value)) return Number(value.trim().replaceAll('_', ''));
      ctx.issues.push({
        ...fault({
          type: 'int_parsing',
          msg: 'Input should be a valid integer, unable to parse string as an integer',
        }),
        input: value,
      });
      return z.NEVER;
    })
    .pipe(integer(limits));
}

/** A list whose length is checked before its items, so that an endless list costs nothing. */
export function listOf<Item extends z.ZodType>(item: Item, limits: { min?: number; max?: number } = {}) {
  const { min, max } = limits;
  let list = z.array(item);
  if (min !== undefined) list = list.min(min);
  if (max !== undefined) list = list.max(max);
  return z.preprocess((value, ctx) => {
    if (max !== undefined && Array.isArray(value) && value.length > max) {
      ctx.issues.push({ code: 'too_big', origin: 'array', maximum: max, inclusive: true, input: value });
      return z.NEVER;
    }
    return value;
  }, list);
}

/** A field that may be left out, or be null, which says the same. */
export function orNull<Value extends z.ZodType>(schema: Value) {
  return schema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();
}

/** Refuses a value given twice; the items are compared as they came out of their schema. */
export function unique(items: readonly string[]): boolean {
  return new Set(items).size === items.length;
}
