// The contract: kernel, services and what they share.
import type { Service } from './kernel/service.ts';
import { app } from './services/app/contract.ts';
import { cdn } from './services/cdn/contract.ts';
import { org } from './services/org/contract.ts';
import { passport } from './services/passport/contract.ts';
import { session } from './services/session/contract.ts';
import { usage } from './services/usage/contract.ts';

export * from './kernel/op.ts';
export * from './kernel/service.ts';
export * from './kernel/vocabulary.ts';
export * from './kernel/walk.ts';
export { app, cdn, org, passport, session, usage };

/** Every service, in the order of the navigation. */
export const services: readonly Service[] = [session, app, org, usage, cdn, passport];
