/**
 * Waits for the process that started it to end, in whatever way, and then stops the private services under the folder of
 * argv[2] and removes it. Its stdin is the line to that process: it ends when the process does.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopServices } from './private-services.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {});
}
process.stdin.resume();
process.stdin.on('close', async () => {
  const folder = process.argv[2];
  await stopServices(join(folder, 'services'));
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
