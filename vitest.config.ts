import { defineConfig } from 'vitest/config';

/**
 * Three projects: `unit` needs nothing; the integration files run once on the embedded database and once on a real
 * Postgres + Redis (where `MEMORY_TEST_POSTGRES_URL` / `MEMORY_TEST_REDIS_URL` say where they are).
 */
const integration = ['packages/*/src/**/*.integration.test.ts', 'services/*/src/**/*.integration.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'services/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: integration,
        },
      },
      {
        test: {
          name: 'embedded',
          include: integration,
          env: { MEMORY_TEST_DATABASE: 'embedded' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: integration,
          env: { MEMORY_TEST_DATABASE: 'postgres' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
