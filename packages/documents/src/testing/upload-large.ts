import { createDatabase } from '@memory/database';
import { receiveBody } from '../ingest/receive-body.ts';
import { largeBody, MIB, memoryRise } from './memory-rise.ts';

/** A program: receives a large body into the database of its first argument and prints how far its memory rose. */
const [url = '', mib = '1024'] = process.argv.slice(2);
const { sql, close } = createDatabase({
  url,
  poolSize: 2,
  applicationName: 'upload-large',
  role: 'memory_app',
});
const receive = (bytes: number) => receiveBody(sql, largeBody(bytes), () => new Date());
await receive(2 * MIB);
console.log(JSON.stringify(await memoryRise(() => receive(Number(mib) * MIB))));
await close();
