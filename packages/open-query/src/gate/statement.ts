import type { CallPlan } from '../functions/call-plan.ts';
import type { Grain, PublishedFunction } from '../manifest/types.ts';

/** The argument of a call: a value that stands in the text, or a parameter by its number. */
export type ConstantArgument =
  | { kind: 'value'; value: unknown }
  | { kind: 'parameter'; number: number }
  | { kind: 'list'; items: readonly ConstantArgument[] };

/** A call of a published function in the FROM clause. */
export type PublishedCall = {
  published: PublishedFunction;
  /** By the names of the manifest; what was left out is not there. */
  arguments: ReadonlyMap<string, ConstantArgument>;
  /** The call's text, in bytes: from its name to its closing parenthesis. */
  start: number;
  end: number;
  hasAlias: boolean;
  plan: CallPlan;
};

/** A statement that may run. */
export type Statement = {
  text: string;
  /** Of the normalized statement and the kinds of its parameters. */
  hash: string;
  parameters: readonly unknown[];
  /** Where `$n` stands in the text, in bytes. */
  placeholders: readonly { number: number; start: number; end: number }[];
  /** Where semicolons stand, which end the statement. */
  semicolons: readonly { start: number; end: number }[];
  calls: readonly PublishedCall[];
  views: readonly string[];
  functions: readonly string[];
  grains: readonly Grain[];
  /** Whether everything it reads answers at one moment. */
  oneInstant: boolean;
  isOrdered: boolean;
};
