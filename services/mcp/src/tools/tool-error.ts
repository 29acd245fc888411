import type { McpToolError } from '@memory/contract';

export type ToolErrorFields = McpToolError['error'];

/** A failed tool call, as its caller is told about it. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';
  /** The `error` object of the result. */
  readonly shown: ToolErrorFields;

  constructor(shown: ToolErrorFields, cause?: unknown) {
    super(typeof shown.detail === 'string' ? shown.detail : shown.code, cause === undefined ? {} : { cause });
    this.shown = shown;
  }
}
