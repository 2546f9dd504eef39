// Crashes that arrive: a log that is read once, and reports that are kept. Source: wire/data-and-tools.md 1.4, 2.5.
import type { InputOf, stacktrace } from '@uos/contract';
import { shanghaiDay } from '@uos/contract/rules';
import { recordUse } from '#core/meter/meter';
import type { Db } from '#db/connect';
import type { Call, Handlers } from '#kernel/call/call';
import { ReadyJson } from '#kernel/call/message';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { mayWrite } from '#kernel/who/principal';
import { readAndKeep } from './keep.ts';
import { type Crash, crashesIn } from './logs/crashes.ts';
import { SERVICE } from './names.ts';
import { parsedReply } from './replies.ts';
import { type Restored, restoreCrashes } from './restore.ts';
import { BURST, KEPT_OF_A_DAY, KEPT_ONE_IN, worstOf } from './rules.ts';
import { addToGroup, keptSince } from './store/groups.ts';
import { arrives, insertRecord, type RecordRow } from './store/records.ts';

type Tree = Handlers<typeof stacktrace>;
type ReportCall = Call<InputOf<typeof stacktrace.tree.report>>;
type ParseCall = Call<InputOf<typeof stacktrace.tree.parse>>;

const MOST_RAW = 100_000;
const SECONDS_OF_RETRY = '10';

export const parse: Tree['parse'] = async (call: ParseCall) => {
  const { input, ports, appId } = call;
  if (input.save === true && call.role !== undefined && !mayWrite(call.role)) {
    throw call.refuse('denied', 'permission denied', { details: ['save: not for who may only look'] });
  }
  const crashes = await crashesIn(input.log);
  const build = { appId, appVersion: input.appVersion ?? '', platform: input.platform };
  const read = () => restoreCrashes(ports, build, crashes);
  if (input.save !== true) {
    return parsed((await read()).restored.map(parsedReply));
  }
  const facts = { platform: input.platform ?? 'other', appVersion: input.appVersion ?? '' };
  return readAndKeep(
    ports,
    { appId, how: 'alone' },
    async () => [await read()],
    async (db, [reading]) => {
      const results: (ReturnType<typeof parsedReply> & { readonly recordId: string })[] = [];
      for (const one of reading?.restored ?? []) {
        results.push({ ...parsedReply(one), recordId: await keepCrash(call, db, one, facts) });
      }
      await meter(call, db, results.length);
      return parsed(results);
    },
  );
};

/** why as JSON: frames of a log are thousands, made a moment ago field by field, and are not made once more to be checked */
function parsed(results: readonly ReturnType<typeof parsedReply>[]): ReadyJson {
  return new ReadyJson(JSON.stringify({ status: worstOf(results.map((result) => result.status)), results }));
}

export const report: Tree['report'] = withOwnTransactions(async (call: ReportCall) => {
  const { input, ports, appId, now, credentials } = call;
  const since = new Date(Date.parse(now) - BURST.seconds * 1000).toISOString();
  if (!(await arrives(ports.db, appId, { now, since, most: BURST.reports }))) {
    throw call.refuse('precondition', 'too many crashes are reported', {
      code: 80_000,
      headers: { 'Retry-After': SECONDS_OF_RETRY },
    });
  }
  const [crash = unreadable(input.stack)] = await crashesIn(input.stack);
  const build = { appId, appVersion: input.appVersion ?? '', buildIds: input.buildIds };
  const facts = {
    ...{ platform: input.platform ?? 'other', appVersion: input.appVersion ?? crash.facts.version ?? '' },
    ...{ deviceModel: input.deviceModel, osVersion: input.osVersion, tags: input.tags },
    userId: credentials.player?.userId ?? input.userId,
  };
  const recordId = await readAndKeep(
    ports,
    { appId, how: 'beside' },
    async () => [await restoreCrashes(ports, build, [crash])],
    async (db, [reading]) => {
      const [restored] = reading?.restored ?? [];
      if (restored === undefined) {
        throw new Error('a crash was not read');
      }
      await meter(call, db, 1);
      return keepCrash(call, db, restored, facts);
    },
  );
  return { recordId };
});

async function meter({ ports, appId, now }: Keeping, db: Db, amount: number): Promise<void> {
  await recordUse(ports, db, new Date(now), [{ appId, service: SERVICE, metric: 'count', amount }]);
}

/** What no form of a stack was found in. */
function unreadable(stack: string): Crash {
  const [first = ''] = stack.trim().split(/\r?\n/);
  return { signal: '', message: first.slice(0, 300), facts: {}, frames: [], raw: stack.slice(0, MOST_RAW) };
}

type Keeping = Pick<Call, 'ports' | 'appId' | 'now'>;

interface Facts {
  readonly platform: string;
  readonly appVersion: string;
  readonly deviceModel?: string | undefined;
  readonly osVersion?: string | undefined;
  readonly userId?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** Puts a crash into its group and keeps it; of very many of one cause only some are kept, and the answer is the newest of those. */
export async function keepCrash(
  { ports, appId, now }: Keeping,
  db: Db,
  restored: Restored,
  facts: Facts,
): Promise<string> {
  const { groupId, title, signal, status, frames, missing, raw } = restored;
  const count = await addToGroup(db, { app_id: appId, id: groupId, title, signal }, now);
  const kept = await keptSince(db, appId, groupId, dayStart(now));
  if (kept.newest !== null && kept.count >= KEPT_OF_A_DAY && count % KEPT_ONE_IN !== 0) {
    return kept.newest;
  }
  const id = ports.ids.uuid();
  const row: RecordRow = {
    ...{ app_id: appId, id, group_id: groupId, title, signal, status, tags: [...new Set(facts.tags ?? [])] },
    ...{ platform: facts.platform, app_version: facts.appVersion, device_model: facts.deviceModel ?? '' },
    ...{ os_version: facts.osVersion ?? '', user_id: facts.userId ?? '', raw_stack: raw.slice(0, MOST_RAW) },
    ...{ frames, missing_build_ids: [...missing.keys()], occurred_at: null, created_at: now },
  };
  await insertRecord(db, row, missing);
  return id;
}

/** A day is one of Asia/Shanghai. */
function dayStart(now: string): string {
  return new Date(`${shanghaiDay(new Date(now)) ?? now.slice(0, 10)}T00:00:00+08:00`).toISOString();
}
