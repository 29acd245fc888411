import type { Logger } from '@memory/telemetry';
import { isStatus } from '../client/api-error.ts';
import { withSignal } from '../client/call-scope.ts';
import type { KubeClient, KubeObject } from '../client/kube-client.ts';
import { pause } from './backoff.ts';
import type { Faults } from './faults.ts';

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
  /** Told when the lease cannot be read or written, and when it can again. */
  faults?: Faults;
  clock?: ElectionClock;
};

/** Time as the election sees it; replaced in simulations only. */
export type ElectionClock = {
  /** Milliseconds of a clock that never goes back, whatever the time of day does. */
  now(): number;
  /** Resolves after `ms`, or once `signal` is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

const LEASE_SECONDS = 15;
const realClock: ElectionClock = { now: () => performance.now(), wait: pause };
/** Part of the renewal deadline that one call may take, so that a lost answer leaves time for another try. */
const CALL_SHARE = 0.4;

type LeaseSpec = {
  holderIdentity?: string;
  leaseDurationSeconds?: number;
  acquireTime?: string;
  renewTime?: string;
  leaseTransitions?: number;
};

/**
 * Leads while it holds a Lease, as client-go does it: a lease lasts 15 s from when this process last saw it change (clocks
 * are not compared), is renewed every 2 s, and given up by its holder 10 s after it sent the last renewal that was
 * answered. Nobody else can take it before 15 s after that moment, so two never lead at once, even where calls hang: each
 * has a deadline of its own, and the end of the leadership waits for none. A holder that stops empties the lease, so that
 * the next one need not wait.
 */
export class LeaderElection {
  readonly #options: LeaderElectionOptions;
  readonly #clock: ElectionClock;
  readonly #renewMs: number;
  readonly #abort = new AbortController();
  #done: Promise<void> = Promise.resolve();
  #leads = false;
  /** When the leadership ends unless it is renewed. */
  #until = 0;
  #seen: { version: string; at: number } | null = null;

  /** Throws where the renewal deadline is not shorter than the lease. */
  constructor(options: LeaderElectionOptions) {
    this.#options = options;
    this.#clock = options.clock ?? realClock;
    const leaseMs = (options.leaseSeconds ?? LEASE_SECONDS) * 1_000;
    this.#renewMs = options.renewDeadlineMs ?? (leaseMs * 2) / 3;
    if (this.#renewMs >= leaseMs) throw new Error('the renewal deadline must be shorter than the lease');
  }

  /** False from the moment that the renewal is overdue, even before `onLost` is called. */
  get leads(): boolean {
    return this.#leads && this.#clock.now() < this.#until;
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
      await this.#within(async () => {
        const lease = await this.#read();
        if (lease && specOf(lease).holderIdentity === this.#options.identity) {
          await this.#write(lease, { ...specOf(lease), holderIdentity: '', leaseDurationSeconds: 1 });
        }
        return true;
      });
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the lease could not be given back; it runs out by itself');
    }
  }

  async #live(): Promise<void> {
    const { log, namespace, faults, retryMs = 2_000 } = this.#options;
    while (!this.#abort.signal.aborted) {
      const sent = this.#clock.now();
      const holds = await this.#within(() => this.#tryHold()).then(
        (held) => {
          faults?.clear('lease');
          return held;
        },
        (error: unknown) => {
          // Of two that want it at once one is refused: that is how it works.
          if (!isStatus(error, 409))
            faults?.raise('lease', error, { verb: 'update', kind: 'lease', namespace });
          return false;
        },
      );
      const now = this.#clock.now();
      if (this.#leads && now >= this.#until) return this.#lose();
      if (holds && sent + this.#renewMs > now) {
        this.#until = sent + this.#renewMs;
        if (!this.#leads && !this.#abort.signal.aborted) {
          this.#leads = true;
          log.info({ identity: this.#options.identity }, 'leads');
          this.#options.onStart();
        }
      }
      // Who stands by looks twice as often as who leads renews: an emptied lease is soon taken.
      const waitMs = (this.#leads ? retryMs : retryMs / 2) * (0.9 + Math.random() / 5);
      const leftMs = this.#leads ? this.#until - this.#clock.now() : waitMs;
      await this.#clock.wait(Math.max(0, Math.min(waitMs, leftMs)), this.#abort.signal);
      if (this.#leads && !this.#abort.signal.aborted && this.#clock.now() >= this.#until) return this.#lose();
    }
  }

  #lose(): void {
    this.#leads = false;
    this.#options.log.error('the lease was lost: it could not be renewed in time');
    this.#options.onLost();
  }

  /** Rejects at the deadline of a lease call, or when the leadership ends, whether or not the call heeds its signal. */
  async #within(work: () => Promise<boolean>): Promise<boolean> {
    const left = this.#leads ? this.#until - this.#clock.now() : this.#renewMs;
    const deadlineMs = Math.max(0, Math.min(this.#renewMs * CALL_SHARE, left));
    const call = new AbortController();
    const answered = new AbortController();
    const late = this.#clock.wait(deadlineMs, answered.signal).then(() => {
      const error = new Error(`no answer about the lease within ${Math.round(deadlineMs)} ms`);
      call.abort(error);
      throw error;
    });
    try {
      return await Promise.race([withSignal(call.signal, work), late]);
    } finally {
      answered.abort();
      late.catch(() => undefined);
    }
  }

  async #tryHold(): Promise<boolean> {
    const { identity, leaseSeconds = LEASE_SECONDS } = this.#options;
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
    if (this.#seen?.version !== version) this.#seen = { version, at: this.#clock.now() };
    const validMs = (spec.leaseDurationSeconds ?? leaseSeconds) * 1_000;
    const isFree = !spec.holderIdentity || this.#clock.now() - this.#seen.at > validMs;
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
