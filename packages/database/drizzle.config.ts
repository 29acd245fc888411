import { defineConfig } from 'drizzle-kit';

/** `pnpm exec drizzle-kit generate` in this folder writes the migration for a change of src/schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/index.ts',
  out: './migrations',
});
