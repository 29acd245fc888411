export { type RunningStandalone, startStandalone } from './start-standalone.ts';
export { StandaloneVariables, standaloneVariables } from './variables.ts';
