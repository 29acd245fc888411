export * from './admission/admission.ts';
export {
  createSharedSpending,
  type SharedSpending,
} from './admission/shared-spending.ts';
export type { Caller } from './caller.ts';
export { digestOf } from './credential-digest.ts';
export { isLoopback, isLoopbackHost } from './loopback.ts';
export * from './perimeter.ts';
export * from './settings.ts';
export type { KeyStore } from './signed-keys/key-store.ts';
export { createSignedKeys, type SignedKeySettings, type SignedKeys } from './signed-keys/signed-keys.ts';
export { perimeterVariables } from './variables.ts';
