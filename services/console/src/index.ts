export { createConsole } from './app.ts';
export { type StartConsoleOptions, startConsole } from './start-console.ts';
export { type ConsoleVariables, consoleProblems, consoleVariables } from './variables.ts';
