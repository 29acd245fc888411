import { type Listening, listen } from '@memory/http';
import { isLoopback } from '@memory/perimeter';
import type { Logger, Registry } from '@memory/telemetry';
import { createConsole } from './app.ts';
import { createForwarder } from './forwarding/create-forwarder.ts';
import { createSessionStore, defaultSessionLimits } from './sessions/session-store.ts';
import { defaultSiteFolder, isBuilt } from './site/serve-site.ts';
import { type ConsoleVariables, defaultConsoleBind } from './variables.ts';

export type StartConsoleOptions = {
  variables: ConsoleVariables;
  apiUrl: string;
  /** Where the cost export listens, and its token; without it no costs are shown. */
  costExport?: { url: string; token: string } | undefined;
  log: Logger;
  registry?: Registry;
  siteFolder?: string;
};

/**
 * The console on its own listener; null where it is off. A port that was asked for must be free, and the pages must
 * have been built; without `SERVICE_CONSOLE_BIND` a taken port or missing pages are only said.
 */
export async function startConsole(options: StartConsoleOptions): Promise<Listening | null> {
  const { variables, apiUrl, log, registry, siteFolder = defaultSiteFolder } = options;
  const asked = variables.SERVICE_CONSOLE_BIND;
  if (asked === 'off') return null;
  const { host, port } = asked ?? defaultConsoleBind;
  if (!isBuilt(siteFolder)) {
    const message = 'no console: its pages have not been built (node services/console/src/build-site.ts)';
    if (asked !== undefined) throw new Error(message);
    log.warn(message);
    return null;
  }
  const forwarder = createForwarder({ apiUrl: reachable(apiUrl) });
  const costs = options.costExport && {
    forwarder: createForwarder({ apiUrl: reachable(options.costExport.url) }),
    token: options.costExport.token,
  };
  const closeForwarders = () => Promise.all([forwarder.close(), costs?.forwarder.close()]);
  const app = createConsole({
    forwarder,
    sessions: createSessionStore(),
    costExport: costs ?? null,
    sessionLifetimeMs: defaultSessionLimits.lifetimeMs,
    onLoopback: isLoopback(host),
    siteFolder,
    log,
    ...(registry === undefined ? {} : { registry }),
  });
  try {
    const listening = await listen({ app, address: host, port, log });
    log.info({ url: listening.url }, 'the console listens');
    return {
      ...listening,
      async close(deadlineMs) {
        const cut = await listening.close(deadlineMs);
        await closeForwarders();
        return cut;
      },
    };
  } catch (error) {
    await closeForwarders();
    if (asked !== undefined || !isTaken(error)) throw error;
    log.warn(
      `no console: ${host}:${port} is taken; set SERVICE_CONSOLE_BIND to another host:port, or to off`,
    );
    return null;
  }
}

/** An API that listens on every address is called on this machine's own. */
function reachable(apiUrl: string): string {
  const url = new URL(apiUrl);
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  if (url.hostname === '[::]') url.hostname = '[::1]';
  return url.href;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
