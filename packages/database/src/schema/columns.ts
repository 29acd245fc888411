import { customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * A point in time at millisecond precision: what a JavaScript `Date` can hold. A finer column would come back cut, and
 * a page cursor made from it would skip or repeat the row it was made from.
 */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Raw bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
