import type { Logger } from '@memory/telemetry';
import { isStatus } from '../client/api-error.ts';
import type { KubeClient, KubeObject } from '../client/kube-client.ts';
import { pause } from './backoff.ts';

export type LeaderElectionOptions = {
  client: KubeClient;
  namespace: string;
  name: string;
  /** Of this process; two of the same would both lead. */
  identity: string;
  log: Logger;
  onStart: () => void;
  /** It leads no more: whoever is told must stop at once. */
  onLost: () => void;
  leaseSeconds?: number;
  renewDeadlineMs?: number;
  retryMs?: number;
};

type LeaseSpec = {
  holderIdentity?: string;
  leaseDurationSeconds?: number;
  acquireTime?: string;
  renewTime?: string;
  leaseTransitions?: number;
};

/**
 * Leads while it holds a Lease, as client-go does it: a lease lasts 15 s from when this process last saw it change (clocks
 * are not compared), is renewed every 2 s, and given up by its holder after 10 s without a renewal. A holder that stops
 * empties the lease, so that the next one need not wait.
 */
export class LeaderElection {
  readonly #options: LeaderElectionOptions;
  readonly #abort = new AbortController();
  #done: Promise<void> = Promise.resolve();
  #leads = false;
  #lastRenewal = 0;
  #seen: { version: string; at: number } | null = null;

  constructor(options: LeaderElectionOptions) {
    this.#options = options;
  }

  get leads(): boolean {
    return this.#leads;
  }

  start(): void {
    this.#done = this.#live();
  }

  /** Ends the leadership and empties the lease. */
  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#done;
    if (!this.#leads) return;
    this.#leads = false;
    try {
      const lease = await this.#read();
      if (lease && specOf(lease).holderIdentity === this.#options.identity) {
        await this.#write(lease, { ...specOf(lease), holderIdentity: '', leaseDurationSeconds: 1 });
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the lease could not be given back; it runs out by itself');
    }
  }

  async #live(): Promise<void> {
    const { log, retryMs = 2_000, renewDeadlineMs = 10_000 } = this.#options;
    while (!this.#abort.signal.aborted) {
      const holds = await this.#tryHold().catch((error: unknown) => {
        log.debug({ err: error }, 'the lease could not be read or written');
        return false;
      });
      const now = performance.now();
      if (holds) {
        this.#lastRenewal = now;
        if (!this.#leads) {
          this.#leads = true;
          log.info({ identity: this.#options.identity }, 'leads');
          this.#options.onStart();
        }
      } else if (this.#leads && now - this.#lastRenewal > renewDeadlineMs) {
        this.#leads = false;
        log.error('the lease was lost');
        this.#options.onLost();
        return;
      }
      // Who stands by looks twice as often as who leads renews: an emptied lease is soon taken.
      const waitMs = this.#leads ? retryMs : retryMs / 2;
      await pause(waitMs * (0.9 + Math.random() / 5), this.#abort.signal);
    }
  }

  async #tryHold(): Promise<boolean> {
    const { identity, leaseSeconds = 15 } = this.#options;
    const now = microTime();
    const own = { holderIdentity: identity, leaseDurationSeconds: leaseSeconds, renewTime: now };
    const lease = await this.#read();
    if (!lease) {
      await this.#create({ ...own, acquireTime: now, leaseTransitions: 0 });
      return true;
    }
    const spec = specOf(lease);
    if (spec.holderIdentity === identity) {
      await this.#write(lease, { ...spec, ...own });
      return true;
    }
    const version = lease.metadata.resourceVersion ?? '';
    if (this.#seen?.version !== version) this.#seen = { version, at: performance.now() };
    const validMs = (spec.leaseDurationSeconds ?? leaseSeconds) * 1_000;
    const isFree = !spec.holderIdentity || performance.now() - this.#seen.at > validMs;
    if (!isFree) return false;
    await this.#write(lease, {
      ...own,
      acquireTime: now,
      leaseTransitions: (spec.leaseTransitions ?? 0) + 1,
    });
    return true;
  }

  async #read(): Promise<KubeObject | null> {
    try {
      return await this.#options.client.get(this.#target());
    } catch (error) {
      if (isStatus(error, 404)) return null;
      throw error;
    }
  }

  /** With the version that was read: of two that want it at once, one fails. */
  async #write(lease: KubeObject, spec: LeaseSpec): Promise<void> {
    await this.#options.client.replace(this.#target(), { ...lease, spec });
  }

  async #create(spec: LeaseSpec): Promise<void> {
    const { namespace, name } = this.#options;
    await this.#options.client.create({
      apiVersion: 'coordination.k8s.io/v1',
      kind: 'Lease',
      metadata: { name, namespace },
      spec,
    });
  }

  #target() {
    const { namespace, name } = this.#options;
    return { kind: 'lease', namespace, name } as const;
  }
}

function specOf(lease: KubeObject): LeaseSpec {
  return (lease.spec ?? {}) as LeaseSpec;
}

/** Times of a Lease have microseconds; fewer digits are refused. */
function microTime(): string {
  return new Date().toISOString().replace('Z', '000Z');
}
