import type { z } from 'zod';
import { toolFailure } from './failures.ts';

/**
 * Holds a tool's arguments to its schema.
 *
 * @throws ToolFailure `invalid_arguments`, with every problem in `detail`
 */
export function checkArguments<Schema extends z.ZodType>(schema: Schema, args: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(args, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw invalidArguments(...new Set(parsed.error.issues.map(describeIssue)));
}

export function invalidArguments(...problems: string[]) {
  const shown = problems.slice(0, 10);
  const more = problems.length > shown.length ? `; and ${problems.length - shown.length} more` : '';
  return toolFailure('invalid_arguments', `${shown.join('; ')}${more}`);
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => [...issue.path, key].map(String).join('.'));
    return `unknown argument ${keys.join(', ').slice(0, 200)}`;
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${place} is missing`;
  return place === '' ? issue.message : `${place}: ${issue.message}`;
}
