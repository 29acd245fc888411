import { parentPort, workerData } from 'node:worker_threads';
import type { WatchdogData } from './child.ts';

/**
 * Ends the process from a thread of its own, since the main thread may be inside a parser for long: when memory or time
 * is over its limit, and when the parent is gone.
 */
const { memoryBytes, timeMs, parentPid } = workerData as WatchdogData;
const LOOK_MS = 25;
const deadline = performance.now() + timeMs;

setInterval(() => {
  const isOver =
    process.memoryUsage.rss() > memoryBytes || performance.now() > deadline || process.ppid !== parentPid;
  if (isOver) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
parentPort?.postMessage('watching');
