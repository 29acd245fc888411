import { defineConfig } from 'vitest/config';

/**
 * `unit` and `language` need nothing; the reading of text, which keeps no state, loads its words once for all its files. The
 * integration files run once on the embedded database and once on a real Postgres + Redis (where `MEMORY_TEST_POSTGRES_URL` /
 * `MEMORY_TEST_REDIS_URL` say where they are). What is about one of the two alone ends in `.embedded.test.ts` or
 * `.postgres.test.ts`.
 */
const files = (kind: string) => [
  `packages/*/src/**/*.${kind}.test.ts`,
  `services/*/src/**/*.${kind}.test.ts`,
];
const integration = files('integration');
const language = ['packages/extraction-english/src/**/*.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['tests/repeatable-properties.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'services/*/src/**/*.test.ts',
            'services/console/web/src/**/*.test.ts',
            'operator/src/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: [...integration, ...files('embedded'), ...files('postgres'), ...language],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'language', include: language, isolate: false, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: [...integration, ...files('embedded')],
          env: { MEMORY_TEST_DATABASE: 'embedded' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...integration, ...files('postgres')],
          env: { MEMORY_TEST_DATABASE: 'postgres' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'control-plane',
          include: ['e2e/control-plane/**/*.test.ts'],
          globalSetup: 'e2e/control-plane/shared-plane.ts',
          fileParallelism: false,
          // Five servers and their clients share the machine: what fails is tried once more, in a namespace of its own.
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['e2e/node/**/*.test.ts'],
          globalSetup: 'e2e/node/shared-node.ts',
          fileParallelism: false,
          testTimeout: 700_000,
          hookTimeout: 120_000,
          // Each step of the journey stands on the one before.
          bail: 1,
        },
      },
    ],
  },
});
