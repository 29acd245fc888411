export { createGraphApp, type GraphAppDeps } from './app.ts';
