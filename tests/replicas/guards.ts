// The guards that decide races: where each stands in the source, and what the source would be without it. The race that
// must notice is named, so that a guard that nothing proves cannot stay in the list.

export interface Guard {
  readonly name: string;
  readonly file: string;
  /** Text that stands in the file exactly once. */
  readonly guarded: string;
  readonly unguarded: string;
  /** Of `RACES`. */
  readonly race: string;
}

const CDN = 'packages/platform/src/services/cdn/store';

export const GUARDS: readonly Guard[] = [
  {
    name: 'a release number is taken by one statement',
    file: `${CDN}/buckets.ts`,
    guarded: 'last_releasenum: sql<number>`last_releasenum + 1`',
    unguarded:
      "last_releasenum: ((await db.selectFrom('cdn_buckets').select('last_releasenum').where('id', '=', id).executeTakeFirst())?.last_releasenum ?? 0) + 1",
    race: 'releases are numbered without a gap or a double',
  },
  {
    name: 'a release that is promoted is held',
    file: `${CDN}/releases.ts`,
    guarded: '    .forShare()\n',
    unguarded: '',
    race: 'promote against delete has one winner',
  },
  {
    name: 'a step of a review names the state it comes from',
    file: `${CDN}/mods.ts`,
    guarded:
      "    .set({ ...change, status: step.to })\n    .where('id', '=', versionId)\n    .where('status', 'in', step.from)\n",
    unguarded: "    .set({ ...change, status: step.to })\n    .where('id', '=', versionId)\n",
    race: 'a review has one verdict',
  },
  {
    name: 'a version that gets a file is held',
    file: `${CDN}/mods.ts`,
    guarded: '    .forNoKeyUpdate()\n',
    unguarded: '',
    race: 'no file comes into a version that is in review',
  },
  {
    name: 'an app whose services change is held',
    file: 'packages/platform/src/kernel/apps.ts',
    guarded: "await call.db.selectFrom('apps').select('id').where('id', '=', appId).forUpdate().execute();",
    unguarded: '',
    race: 'of two exclusive services one is on',
  },
  {
    name: 'an identity domain whose realms are counted is held',
    file: 'packages/platform/src/services/passport/store/id-domains.ts',
    guarded: ".where('app_id', '=', appId).forUpdate().execute();",
    unguarded: ".where('app_id', '=', appId).execute();",
    race: 'the last realm stays',
  },
  {
    name: 'a step of an organisation names the state it comes from',
    file: 'packages/platform/src/services/org/store.ts',
    guarded: "    .where('status', 'in', from)\n",
    unguarded: '',
    race: 'an organisation is approved or refused, not both',
  },
  {
    name: 'an upload of a content waits for another of the same',
    file: `${CDN}/objects.ts`,
    guarded: 'ON CONFLICT (app_id, md5, size) DO UPDATE SET stored_at = excluded.stored_at',
    unguarded: '',
    race: '50 uploads of one content store it once',
  },
];
