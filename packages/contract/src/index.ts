// The contract: kernel, services and what they share.
import type { Service } from './kernel/service.ts';
import { cdn } from './services/cdn/contract.ts';

export * from './kernel/op.ts';
export * from './kernel/service.ts';
export * from './kernel/vocabulary.ts';
export * from './kernel/walk.ts';
export { cdn };

/** Every service, in the order of the navigation. */
export const services: readonly Service[] = [cdn];
