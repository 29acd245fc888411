export { type StartCostExportOptions, startCostExport } from './start-cost-export.ts';
export { type CostExportVariables, costExportProblems, costExportVariables } from './variables.ts';
