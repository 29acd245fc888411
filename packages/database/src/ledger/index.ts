export { type ClaimedWork, claimNextWork, claimWork, type Registry } from './claim-work.ts';
export { countWork, type WorkCount } from './count-work.ts';
export { failWork, parkWork, releaseWork } from './fail-work.ts';
export { type FinishedWork, finishWork, LeaseLostError, type NextStage } from './finish-work.ts';
export { holdWork } from './hold-work.ts';
export { readWorkStatus } from './read-work-status.ts';
export { extendLeases, MAX_LOST_LEASES, reclaimLostWork, takeOverdueWork } from './sweep-work.ts';
export { DELIVERY_OVERDUE_MS, RETRY_BASE_MS, RETRY_MAX_MS, retryDelay } from './timing.ts';
export { type StageComponent, upgradeComponents } from './upgrade-components.ts';
