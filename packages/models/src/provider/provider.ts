import type { CallContext, CallReceipt } from '@memory/extraction';
import { CallFailure } from './call-failure.ts';
import { type CallSlots, createCallSlots } from './call-slots.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { failureOf } from './classify-status.ts';
import { costOf, estimateUsd, type PriceTable, usdText } from './prices.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { embeddedFailure, parseBody, readUsage, type Usage, unknownUsage } from './read-body.ts';
import { type RawAnswer, sendRequest } from './send-request.ts';

/** One request to a model. */
export type ProviderCall<Answer> = {
  /** `vendor/model`, as the provider names it. */
  readonly model: string;
  readonly path: '/chat/completions' | '/embeddings';
  readonly body: object;
  /** Tokens that the request has and that its answer may have, at most. */
  readonly tokens: { readonly in: number; readonly out: number };
  /** What the body of a success says; throws a `CallFailure` where it says nothing usable. */
  readonly read: (body: Record<string, unknown>, answer: RawAnswer) => Answer;
  /** Told of a failure: true where the same may be asked in another form, which is then up to the caller. */
  readonly learn?: (failure: CallFailure) => boolean;
  /** What is kept of a usable answer, so that the same request of the same work is not paid for again. */
  readonly keep?: (answer: Answer) => { readonly requestKey: string; readonly text: string };
};

/** An OpenAI-compatible endpoint: the one place where calls to it are made. */
export type Provider = {
  readonly settings: ProviderSettings;
  /**
   * Makes the call, and again after failures that pass, each time with a receipt of its own. Rejects with the signal's reason, with
   * a `CallFailure`, or with whatever the context's budget rejects with.
   */
  call<Answer>(call: ProviderCall<Answer>, context: CallContext): Promise<Answer>;
};

/** The provider does not take the request's form; the caller has learnt of another. */
export class OtherFormNeeded extends Error {
  constructor(cause: CallFailure) {
    super(cause.message, { cause });
    this.name = 'OtherFormNeeded';
  }
}

export type ProviderClock = {
  now?: () => Date;
  monotonic?: () => number;
  /** A number from 0 to 1. */
  random?: () => number;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** How long a provider is left alone that refuses the key or knows no such model, in milliseconds: no document is at fault. */
const REFUSED_PAUSE_MS = 30_000;

export function createProvider(settings: ProviderSettings, clock: ProviderClock = {}): Provider {
  const slots = createCallSlots(settings.concurrency);
  const breakers = new Map<string, CircuitBreaker>();
  const { monotonic = () => performance.now(), random = Math.random, sleep = pause } = clock;

  function breakerOf(model: string): CircuitBreaker {
    const known = breakers.get(model);
    if (known !== undefined) return known;
    const breaker = createCircuitBreaker({ ...settings.breaker, monotonic });
    breakers.set(model, breaker);
    return breaker;
  }

  return {
    settings,
    async call(call, context) {
      const breaker = breakerOf(call.model);
      const attempt = createAttempt({ settings, slots, breaker, clock });
      for (let made = 1; ; made++) {
        try {
          return await attempt(call, context);
        } catch (error) {
          if (!(error instanceof CallFailure) || error.code !== 'unavailable') throw error;
          const waitMs = error.retryAfterMs ?? settings.retryBaseMs * 2 ** (made - 1) * (0.5 + random());
          if (made >= settings.attempts || waitMs > settings.patienceMs) throw error;
          await sleep(waitMs, context.signal);
        }
      }
    },
  };
}

type AttemptParts = {
  settings: ProviderSettings;
  slots: CallSlots;
  breaker: CircuitBreaker;
  clock: ProviderClock;
};

function createAttempt({ settings, slots, breaker, clock }: AttemptParts) {
  const { now = () => new Date(), monotonic = () => performance.now() } = clock;
  return async <Answer>(call: ProviderCall<Answer>, context: CallContext): Promise<Answer> =>
    await slots.run(async () => {
      const pauseMs = breaker.pauseMs();
      if (pauseMs > 0)
        throw new CallFailure('unavailable', `${call.model} is left alone after failures`, {
          retryAfterMs: pauseMs,
          isHeldBack: true,
        });
      const modelName = `openrouter/${call.model}`;
      const callKey = context.receipts.nextCallKey();
      const estimate = estimateUsd(settings.prices, call.model, call.tokens.in, call.tokens.out);
      try {
        await context.budget.demand({ callKey, modelName, estimateUsd: estimate });
      } catch (error) {
        breaker.undecided();
        throw error;
      }
      const start = monotonic();
      const receipt = (outcome: CallReceipt['outcome'], usage: Usage): CallReceipt => ({
        callKey,
        modelName,
        tokensIn: usage.tokensIn,
        tokensOut: usage.tokensOut,
        latencyMs: Math.round(monotonic() - start),
        outcome,
        costUsd: costText(usage, settings.prices, call.model),
        occurredAt: now(),
      });
      let usage = unknownUsage;
      try {
        const raw = await sendRequest(settings, call.path, JSON.stringify(call.body), context.signal);
        const at = now().getTime();
        const failed = failureOf(raw, settings.apiKey, at);
        if (failed !== null) throw failed;
        const body = parseBody(raw);
        usage = readUsage(body);
        const embedded = embeddedFailure(body.error, raw, settings.apiKey, at);
        if (embedded !== null) throw embedded;
        const answer = call.read(body, raw);
        breaker.succeeded();
        await context.receipts.keep(receipt('succeeded', usage), call.keep?.(answer));
        return answer;
      } catch (error) {
        const isLearnt = error instanceof CallFailure && (call.learn?.(error) ?? false);
        if (error instanceof CallFailure && !isLearnt) report(breaker, error);
        else breaker.undecided();
        if (error instanceof CallFailure || context.signal.aborted)
          await context.receipts.keep(receipt(context.signal.aborted ? 'aborted' : 'failed', usage));
        throw isLearnt ? new OtherFormNeeded(error as CallFailure) : error;
      }
    }, context.signal);
}

/** What a failure tells of the provider, as against the request. */
function report(breaker: CircuitBreaker, { code, status, retryAfterMs }: CallFailure): void {
  if (code === 'unavailable' || code === 'payment_required') breaker.failed(retryAfterMs);
  else if (status === 401 || status === 404) breaker.failed(REFUSED_PAUSE_MS);
  else if (code === 'rejected') breaker.undecided();
  else breaker.succeeded();
}

/** What the provider says that it cost, else by the price table, else null. */
function costText(usage: Usage, prices: PriceTable, model: string): string | null {
  if (usage.costUsd !== null) return usdText(usage.costUsd);
  const price = prices.get(model);
  if (price === undefined || usage.tokensIn === null) return null;
  return usdText(costOf(price, usage.tokensIn, usage.tokensOut ?? 0));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal.addEventListener('abort', leave, { once: true });
  });
}
