// All that can live in files, in the order in which it is made; it is deleted the other way round.
import type { Adapter } from '../adapter.ts';
import { appServices } from './app-services.ts';
import { badges } from './badges.ts';
import { buckets } from './buckets.ts';
import { realms } from './realms.ts';

export const ADAPTERS: readonly Adapter[] = [appServices, buckets, badges, realms];
