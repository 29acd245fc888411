export { type DeploymentDescription, describeDeployment } from './describe-deployment.ts';
export { type ExplainedClaim, type ExplainedFact, explainFact } from './explain-fact.ts';
export { listWork, showWork, type WorkFilter, type WorkHistory, type WorkRow } from './list-work.ts';
export { type CostRow, readCosts } from './read-costs.ts';
export { type RebuildProgress, rebuildProgress, scheduleRebuild } from './rebuild-stage.ts';
export { recordAct } from './record-act.ts';
export { type ReplayedWork, replayWork } from './replay-work.ts';
export { listParked, type ParkedGroup, resumeParked } from './resume-parked.ts';
export type { Check, Disagreement } from './verify/check.ts';
export { expectedItems } from './verify/expected-items.ts';
export {
  type CheckResult,
  checkNames,
  type VerifyOptions,
  verifyDeployment,
} from './verify/verify-deployment.ts';
