export { digestOf } from './credential-digest.ts';
export { isLoopback, isLoopbackHost } from './loopback.ts';
export * from './perimeter.ts';
export * from './settings.ts';
export { perimeterVariables } from './variables.ts';
