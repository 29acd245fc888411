/** An environment variable that this run of the tests cannot do without. */
export function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(
      `${name} is not set; eval "$(node scripts/services.mjs start)" starts a Postgres and a Redis`,
    );
  }
  return value;
}
