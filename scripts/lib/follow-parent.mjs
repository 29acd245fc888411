/**
 * Loaded before a script that run-node.mjs starts: when the process that started it is gone, the channel between them
 * closes; then this one drains as on SIGTERM, and ends by force if that takes longer than the grace. Processes that the
 * script starts load this too, by their inherited arguments, and are left alone.
 */
const GRACE_MS = 15_000;

/** What this process has started and left behind; its own turn comes last, and it is about to end anyway. */
function endGroup() {
  if (process.platform !== 'win32') {
    process.kill(-process.pid, 'SIGKILL');
  }
}

if (process.channel && process.env.MEMORY_LAUNCHER_PID === String(process.ppid)) {
  process.channel.unref();
  process.on('disconnect', () => {
    setTimeout(() => process.exit(143), GRACE_MS).unref();
    if (process.listenerCount('SIGTERM') === 0) {
      endGroup();
    }
    process.on('exit', endGroup);
    process.kill(process.pid, 'SIGTERM');
  });
}
