// Content delivery: one handler per operation, grouped as the contract is.
import type { cdn } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { buckets } from './buckets.ts';
import { entries } from './entries.ts';
import { me } from './me.ts';
import { mods } from './mods/handlers.ts';
import { badges } from './releases/badges.ts';
import { releases } from './releases/releases.ts';

export const cdnHandlers: Handlers<typeof cdn> = {
  buckets,
  releases,
  entries,
  badges,
  me,
  mods,
};
