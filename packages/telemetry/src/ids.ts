import { AsyncLocalStorage } from 'node:async_hooks';

/** What a log line or a trace is about. */
export type Ids = { request_id?: string; version_id?: string; work_id?: string; surface?: string };

const storage = new AsyncLocalStorage<Ids>();

/** Runs `work` with these ids, beside those already in force, in every log line that it writes. */
export function withIds<Result>(ids: Ids, work: () => Result): Result {
  return storage.run({ ...storage.getStore(), ...ids }, work);
}

/** The ids in force here. */
export function currentIds(): Readonly<Ids> {
  return storage.getStore() ?? {};
}
