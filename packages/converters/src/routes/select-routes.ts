import { type Route, type RouteName, routes } from './routes.ts';

export { type Route, type RouteName, routes } from './routes.ts';

/** Selects every route that this build has. */
const ALL = 'default';
/** Always there, so naming it changes nothing. */
const STOCK = 'markdown';

/**
 * The routes that a list of names switches on, in the order of the table. A name is that of a route (`docx`), of a
 * format family (`word`), or `default` for all. Names that mean nothing are passed over; `unknownRoutes` tells them.
 */
export function selectRoutes(names: readonly string[]): (Route & { name: RouteName })[] {
  return routes.filter(
    ({ name, family }) => names.includes(ALL) || names.includes(name) || names.includes(family),
  );
}

/** One line for each name that selects nothing. */
export function unknownRoutes(names: readonly string[]): string[] {
  const known = new Set([ALL, STOCK, ...routes.flatMap(({ name, family }) => [name, family])]);
  const unknown = names.filter((name) => !known.has(name));
  const list = routes.map(({ name }) => name).join(', ');
  const families = [...new Set(routes.map(({ family }) => family))].join(', ');
  return unknown.map(
    (name) =>
      `no converter '${name}'; this build has markdown (always on), 'default' for all of: ${list}; or by family: ${families}`,
  );
}

/** The MIME types that the named routes convert. */
export function routedTypes(names: readonly string[]): string[] {
  return selectRoutes(names).flatMap(({ types }) => types);
}
