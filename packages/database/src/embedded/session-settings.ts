/** What a connection is to have set, by name; its role is one of them. */
export type Settings = ReadonlyMap<string, string>;

/** Parameters of a start-up packet that are no settings, or that the backend has as it has them. */
const NOT_SETTINGS = new Set([
  'user',
  'database',
  'options',
  'replication',
  'application_name',
  'client_encoding',
]);

export function settingsOf(startupParameters: Settings): Settings {
  return new Map([...startupParameters].filter(([name]) => !NOT_SETTINGS.has(name)));
}

/** The statements that take a backend from one connection's settings to another's. */
export function changeOfSettings(from: Settings, to: Settings): string {
  return [
    // As the login first: a role may not be allowed to take another.
    'reset role',
    ...[...from.keys()].filter((name) => !to.has(name)).map((name) => `reset ${quoteName(name)}`),
    ...[...to].map(([name, value]) => `set ${quoteName(name)} = ${quoteValue(value)}`),
  ].join('; ');
}

export function isSame(one: Settings, other: Settings): boolean {
  return (
    one === other || (one.size === other.size && [...one].every(([name, value]) => other.get(name) === value))
  );
}

/** A setting's name, which may have a prefix: `hnsw.ef_search`. */
function quoteName(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}

function quoteValue(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
