import { z } from 'zod';

/** One entry of a validation list, in the vocabulary of pydantic v2 that clients of FastAPI services know. */
export const ValidationEntry = z.strictObject({
  type: z.string().min(1),
  loc: z.array(z.union([z.string(), z.int()])).min(1),
  msg: z.string().min(1),
  input: z.unknown(),
  ctx: z.record(z.string(), z.unknown()).optional(),
});
export type ValidationEntry = z.infer<typeof ValidationEntry>;

export const CodeDetail = z.strictObject({ code: z.string().min(1) });
export const CodeMessageDetail = z.strictObject({ code: z.string().min(1), message: z.string().min(1) });

/** What every error answer's body is: one key, `detail`, in one of four forms. */
export const ErrorBody = z.strictObject({
  detail: z.union([z.string(), CodeDetail, CodeMessageDetail, z.array(ValidationEntry).min(1)]),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
export type ErrorDetail = ErrorBody['detail'];
