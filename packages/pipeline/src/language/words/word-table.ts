/** A table that is asked for words as they stand in texts: it knows its own alone, not what every object inherits ('constructor'). */
export function wordTable<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null), entries);
}
