#!/usr/bin/env node
/**
 * A private Postgres and a private Redis for tests: `node scripts/services.mjs start|stop|env`.
 *
 * `start` makes both in a folder of their own on free ports and prints the exports that the tests read; `env` prints
 * them again; `stop` ends both and removes the folder. The folder is MEMORY_SERVICES_DIR, by default
 * one in the temporary folder for each checkout; MEMORY_SERVICES_SHARED_BUFFERS gives Postgres more than 256MB of them. The
 * system's own cluster is never touched.
 */
import { defaultDirectory, readServices, startServices, stopServices } from './lib/private-services.mjs';

const directory = process.env.MEMORY_SERVICES_DIR ?? defaultDirectory;

function print(services) {
  for (const [name, value] of Object.entries(services.env)) {
    console.log(`export ${name}='${value}'`);
  }
}

const commands = {
  start: async () => print((await readServices(directory)) ?? (await startServices(directory))),
  stop: () => stopServices(directory),
  env: async () => {
    const services = await readServices(directory);
    if (!services) {
      throw new Error(`nothing runs in ${directory}: node scripts/services.mjs start`);
    }
    print(services);
  },
};

const command = commands[process.argv[2]];
if (!command) {
  console.error('usage: node scripts/services.mjs start|stop|env');
  process.exit(64);
}
try {
  await command();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
