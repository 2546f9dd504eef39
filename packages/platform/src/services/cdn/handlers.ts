// Content delivery: one handler per operation, grouped as the contract is.
import type { cdn } from '@uos/contract';
import type { Handlers } from '#kernel/call';
import { notBuilt, servedAsStream } from '#kernel/not-built';
import { buckets } from './buckets.ts';

export const cdnHandlers: Handlers<typeof cdn> = {
  buckets,
  releases: {
    list: notBuilt,
    create: notBuilt,
    get: notBuilt,
    getByBadge: notBuilt,
    entries: notBuilt,
    entriesByFuzzy: notBuilt,
  },
  entries: {
    list: notBuilt,
    create: notBuilt,
    get: notBuilt,
    update: notBuilt,
    remove: notBuilt,
    upsertMany: notBuilt,
    removeMany: notBuilt,
    uploadToken: notBuilt,
    listDirectory: notBuilt,
    removeDirectory: notBuilt,
    byFuzzy: notBuilt,
  },
  badges: { list: notBuilt, set: notBuilt, remove: notBuilt },
  me: { uos: notBuilt, refreshCache: notBuilt, info: notBuilt, sequence: notBuilt, generateMapping: notBuilt },
  mods: {
    list: notBuilt,
    get: notBuilt,
    versionEntries: notBuilt,
    entries: notBuilt,
    inspect: notBuilt,
    inspectReport: notBuilt,
  },
  content: {
    byBadgePath: servedAsStream,
    byBadge: servedAsStream,
    byReleasePath: servedAsStream,
    byRelease: servedAsStream,
    byHeadPath: servedAsStream,
    byHead: servedAsStream,
    byEntry: servedAsStream,
    byVersion: servedAsStream,
  },
};
