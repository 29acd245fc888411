export { type BullDelivery, type BullOptions, createBullDelivery } from './bull-delivery.ts';
export type { Consumer, Delivery, Handler } from './delivery.ts';
export { createDirectDelivery, type DirectDelivery } from './direct-delivery.ts';
export { requireOneRedisServer } from './require-one-server.ts';
