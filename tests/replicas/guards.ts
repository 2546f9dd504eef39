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
const PASSPORT = 'packages/platform/src/services/passport';

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
    file: 'packages/platform/src/core/apps/apps.ts',
    guarded: "await call.db.selectFrom('apps').select('id').where('id', '=', appId).forNoKeyUpdate().execute();",
    unguarded: '',
    race: 'of two exclusive services one is on',
  },
  {
    name: 'experience of a day is read from the row that is held',
    file: 'packages/platform/src/services/passport/battle-passes/store/progress.ts',
    guarded: 'WHEN p.day_start < period.day THEN 0 ELSE p.day_exp END',
    unguarded:
      'WHEN p.day_start < period.day THEN 0 ELSE (SELECT o.day_exp FROM passport_persona_battle_passes o WHERE (o.app_id, o.persona_id, o.battle_pass) = (p.app_id, p.persona_id, p.battle_pass)) END',
    race: 'a battle pass gives each reward once and no more experience than its limits',
  },
  {
    name: 'a reward of a quest is taken by one statement that names its state',
    file: 'packages/platform/src/services/passport/quests/store/progress.ts',
    guarded: "    .where('redeemed_at', 'is', null)\n",
    unguarded: '',
    race: 'a quest gives each reward once and loses no step',
  },
  {
    name: 'a step of a quest is added to the row that is held',
    file: 'packages/platform/src/services/passport/quests/store/progress.ts',
    guarded: 'least(i.value + excluded.value,',
    unguarded:
      'least((SELECT o.value FROM passport_persona_quest_items o WHERE (o.app_id, o.persona_id, o.item_id) = (i.app_id, i.persona_id, i.item_id)) + excluded.value,',
    race: 'a quest gives each reward once and loses no step',
  },
  {
    name: 'an identity domain whose realms are counted is held',
    file: 'packages/platform/src/services/passport/store/id-domains.ts',
    guarded: ".where('app_id', '=', appId).forNoKeyUpdate().execute();",
    unguarded: ".where('app_id', '=', appId).execute();",
    race: 'the last realm stays',
  },
  {
    name: 'a persona whose inventory changes is held',
    file: `${PASSPORT}/players/store/personas.ts`,
    guarded: 'these(db, appId, ids).forNoKeyUpdate().execute()',
    unguarded: 'these(db, appId, ids).execute()',
    race: 'a balance is spent once',
  },
  {
    name: 'a key that was given is not given again',
    file: `${PASSPORT}/economy/store/keys.ts`,
    guarded: 'WHERE k.at <= ',
    unguarded: 'WHERE true OR k.at <= ',
    race: 'a key buys once',
  },
  {
    name: 'a step of an order names the state it comes from',
    file: `${PASSPORT}/economy/store/orders.ts`,
    guarded: "    .where('status', 'in', from)\n",
    unguarded: '',
    race: 'an order is fulfilled once',
  },
  {
    name: 'a resource that is deleted is held',
    file: `${PASSPORT}/economy/store/resources.ts`,
    guarded: 'named(db, appId, slug).forUpdate()',
    unguarded: 'named(db, appId, slug)',
    race: 'a resource that is used stays',
  },
  {
    name: 'a resource that begins to be used is held',
    file: `${PASSPORT}/economy/store/resources.ts`,
    guarded: '        .forKeyShare()\n',
    unguarded: '',
    race: 'a resource that is used stays',
  },
  {
    name: 'what is in a mail is taken by one statement that names its state',
    file: `${PASSPORT}/inbox/store/messages.ts`,
    guarded: "    .where('status', '<>', 'Completed')\n    .where('received_at', '<=', now)\n",
    unguarded: "    .where('received_at', '<=', now)\n",
    race: 'a mail gives what is in it once',
  },
  {
    name: 'a sending that is received is held',
    file: `${PASSPORT}/inbox/store/messages.ts`,
    guarded: ' FOR SHARE OF r',
    unguarded: '',
    race: 'a mail that is recalled is in no inbox',
  },
  {
    name: 'a gift code is used by one statement that names its state',
    file: `${PASSPORT}/gifts/store/codes.ts`,
    guarded:
      "    .set({ status: 'used', used_by: personaId, used_at: now })\n    .where('app_id', '=', appId)\n    .where('id', '=', id)\n    .where('status', '=', 'unused')\n",
    unguarded:
      "    .set({ status: 'used', used_by: personaId, used_at: now })\n    .where('app_id', '=', appId)\n    .where('id', '=', id)\n",
    race: 'a gift code is used once',
  },
  {
    name: 'a persona who redeems a code is held',
    file: `${PASSPORT}/gifts/redeem.ts`,
    guarded: 'await holdPersona(call, (await ownPersona(call)).id)',
    unguarded: 'await ownPersona(call)',
    race: 'a persona redeems no more of a gift pack than its limit',
  },
  {
    name: 'who writes scores holds the version with others',
    file: `${PASSPORT}/leaderboards/store/boards.ts`,
    guarded: 'SELECT pg_advisory_xact_lock_shared(',
    unguarded: 'SELECT concat(',
    race: 'a score is in the version that took it',
  },
  {
    name: 'a place in a bucket is taken by one after the other',
    file: `${PASSPORT}/leaderboards/store/buckets.ts`,
    guarded: 'SELECT pg_advisory_xact_lock(',
    unguarded: 'SELECT concat(',
    race: 'a bucket of a leaderboard is filled once',
  },
  {
    name: 'the reward of a rank is taken by one statement that names its state',
    file: `${PASSPORT}/leaderboards/store/scores.ts`,
    guarded: "    .where('reward_state', '<>', 'success')\n",
    unguarded: '',
    race: 'a leaderboard gives its rewards once',
  },
  {
    name: 'one process at a time counts the blocks of a version',
    file: `${PASSPORT}/leaderboards/store/fold.ts`,
    guarded: '  return rows[0]?.held === true;\n',
    unguarded: '  return rows.length > 0;\n',
    race: 'the blocks of a leaderboard are what is in it',
  },
  {
    name: 'the rewards of an achievement are taken by one statement that names its state',
    file: `${PASSPORT}/achievements/store.ts`,
    guarded: "    .where('redeemed_at', 'is', null)\n",
    unguarded: '',
    race: 'an achievement gives its rewards once',
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
    guarded: 'ON CONFLICT (app_id, md5, size) DO UPDATE SET stored_at = excluded.stored_at, let_go_at = NULL',
    unguarded: '',
    race: '50 uploads of one content store it once',
  },
  {
    name: 'a bucket whose entries change is held',
    file: 'packages/platform/src/services/cdn/entries.ts',
    guarded: '    refuseRepeatedPaths(wanted);\n    await heldBucket(call, id);\n',
    unguarded: '    refuseRepeatedPaths(wanted);\n',
    race: 'a release is one moment of its bucket',
  },
  {
    name: 'a nonce is written down by who takes it',
    file: 'packages/platform/src/kernel/who/nonce.ts',
    guarded: "return Number(kept.numInsertedOrUpdatedRows ?? 0) === 1 ? 'right' : 'wrong';",
    unguarded: "return kept === undefined ? 'wrong' : 'right';",
    race: 'a nonce is taken once',
  },
  {
    name: 'the owners of an organisation are held while one of them goes',
    file: 'packages/platform/src/services/org/member-store.ts',
    guarded: '    .forNoKeyUpdate()\n',
    unguarded: '',
    race: 'an organisation keeps an owner',
  },
  {
    name: 'calls that other processes have taken are counted',
    file: 'packages/platform/src/kernel/call/call-limits.ts',
    guarded: '+ CASE WHEN call_windows.number >= excluded.number THEN call_windows.taken ELSE 0 END',
    unguarded: '+ 0',
    race: 'a limit of calls is one for all processes',
  },
  {
    name: 'a code is taken by one statement that names its state',
    file: 'packages/platform/src/services/app/redeem-store.ts',
    guarded:
      "    .where('token_hash', '=', hash)\n    .where('status', 'in', stepTo(platformTransitions.redeemToken.status, 'Fulfilled').from)\n",
    unguarded: "    .where('token_hash', '=', hash)\n",
    race: 'a code is redeemed once',
  },
  {
    name: 'a decision names the states it decides',
    file: 'packages/platform/src/core/money/transactions.ts',
    guarded: "    .where('id', '=', id)\n    .where('status', 'in', from)\n",
    unguarded: "    .where('id', '=', id)\n",
    race: 'a deposit is decided once',
  },
  {
    name: 'money is held while it is spent',
    file: 'packages/platform/src/core/money/ledger.ts',
    guarded: 'SELECT pg_advisory_xact_lock(hashtextextended(',
    unguarded: 'SELECT abs(hashtextextended(',
    race: 'no more is spent than there is',
  },
  {
    name: 'bills of one month are computed by one run at a time',
    file: 'packages/platform/src/services/billing/store/bills.ts',
    guarded: 'SELECT pg_advisory_xact_lock(hashtextextended(',
    unguarded: 'SELECT abs(hashtextextended(',
    race: 'runs of bills do not stand in the way of each other',
  },
];
