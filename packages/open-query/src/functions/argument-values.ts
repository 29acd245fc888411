import { parseDateTime } from '@memory/contract';
import type { ConstantArgument } from '../gate/statement.ts';

/** Reads the arguments of one call by their names; each reader answers undefined for one that is absent or null. */
export type ArgumentValues = {
  text(name: string): string | undefined;
  integer(name: string): number | undefined;
  texts(name: string): string[] | undefined;
  /** A moment as ISO 8601 in UTC. */
  moment(name: string): string | undefined;
  json(name: string): unknown;
};

export type ReadArgument = (message: string) => never;

/** @param refuse is called with what is wrong with an argument, and throws */
export function argumentValues(
  given: ReadonlyMap<string, ConstantArgument>,
  parameters: readonly unknown[],
  refuse: ReadArgument,
): ArgumentValues {
  const resolve = (argument: ConstantArgument | undefined): unknown => {
    if (argument === undefined) return undefined;
    if (argument.kind === 'value') return argument.value ?? undefined;
    if (argument.kind === 'list') return argument.items.map(resolve);
    return parameters[argument.number - 1] ?? undefined;
  };
  const argumentOf = (name: string) => resolve(given.get(name));
  return {
    text(name) {
      const value = argumentOf(name);
      if (value === undefined || typeof value === 'string') return value;
      return refuse(`${name} has to be text`);
    },
    integer(name) {
      const value = argumentOf(name);
      if (value === undefined) return undefined;
      const number = typeof value === 'string' && /^[+-]?\d+$/.test(value.trim()) ? Number(value) : value;
      if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
      return refuse(`${name} has to be an integer`);
    },
    texts(name) {
      const value = argumentOf(name);
      if (value === undefined) return undefined;
      const items = typeof value === 'string' ? readArrayText(value) : value;
      if (Array.isArray(items) && items.every((item) => typeof item === 'string')) return items;
      return refuse(`${name} has to be an array of texts`);
    },
    moment(name) {
      const value = argumentOf(name);
      if (value === undefined) return undefined;
      const parsed = typeof value === 'string' ? parseDateTime(value) : null;
      if (parsed?.ok !== true) return refuse(`${name} has to be a date-time of ISO 8601`);
      return parsed.value.toISOString();
    },
    json(name) {
      const value = argumentOf(name);
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value);
      } catch {
        return value;
      }
    },
  };
}

/** An array literal of plain items, as `{a,b}`; null for anything else. */
function readArrayText(text: string): string[] | null {
  const inner = /^\{(.*)\}$/s.exec(text.trim())?.[1];
  if (inner === undefined || /["{}\\]/.test(inner)) return null;
  return inner === '' ? [] : inner.split(',').map((item) => item.trim());
}
