/**
 * What the service adds to a bare Hono route (perimeter, admission, validation, telemetry), and requests a second of one
 * and of two API processes. Throughput and the shared admission need MEMORY_TEST_POSTGRES_URL and MEMORY_TEST_REDIS_URL,
 * as `eval "$(node scripts/services.mjs start)"` sets them. `npm run bench -- http overhead` leaves the throughput out.
 */
import { measureOverhead } from './overhead.ts';
import { measureThroughput } from './throughput.ts';

const { MEMORY_TEST_POSTGRES_URL, MEMORY_TEST_REDIS_URL } = process.env;
const overhead = await measureOverhead(MEMORY_TEST_REDIS_URL);
const isWhole = process.argv[2] !== 'overhead';
if (isWhole && MEMORY_TEST_POSTGRES_URL === undefined) {
  console.error('throughput is left out: MEMORY_TEST_POSTGRES_URL is not set');
}
const throughput = isWhole && MEMORY_TEST_POSTGRES_URL !== undefined ? await measureThroughput() : null;
console.log(JSON.stringify({ benchmark: 'http', overhead, ...(throughput === null ? {} : { throughput }) }));
