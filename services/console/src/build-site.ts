import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { defaultSiteFolder } from './site/serve-site.ts';

/**
 * Builds the pages from `web/`: `node services/console/src/build-site.ts [FOLDER]`, by default into `dist/`. Each text
 * file gets its compressed forms beside it, so that nothing is compressed while it is served.
 */
const folder = process.argv[2] ?? defaultSiteFolder;
const draft = `${folder}.${process.pid}`;
await build({
  configFile: false,
  root: join(import.meta.dirname, '..', 'web'),
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: draft,
    emptyOutDir: true,
    target: 'es2023',
    // A file of its own for everything: the policy lets no data: URL through.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
for (const name of readdirSync(draft, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(html|js|css|svg)$/.test(name)) continue;
  const file = join(draft, name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
}
rmSync(folder, { recursive: true, force: true });
renameSync(draft, folder);
