// What databases have of the demo studio's past: made on a day of then by their own call, filled, backed up each night, and
// loaded by those who played. They are real and sleep: whoever connects wakes them. What a machine has no engine for is left out.
import { meterEachHour } from '#core/meter/hourly';
import { recordUse } from '#core/meter/meter';
import type { Past, PastApp, PastDay, TellDay } from '#kernel/past';
import { usesOf } from '../meter.ts';
import { planName, SERVICE, WORK } from '../names.ts';
import { namedOf } from '../spec-of.ts';
import { insertBackup, insertDump, listBackups, moveBackup } from '../store/backups.ts';
import { type DatabaseRow, databaseNamed, databaseOfAny, updateDatabase } from '../store/databases.ts';
import { endedThen, endRequest, insertRequest, takeRequest } from '../store/requests.ts';
import { insertSamples, insertSlow } from '../store/watch.ts';
import { backUp } from '../tasks/perform.ts';
import { DEMO_DATABASES, type DemoDatabase } from './contents.ts';

const BASE = '/ucrud/v1/databases';
const FIRST_DAY = 10;
/** As long as the platform keeps curves, slow statements and tasks, and plans keep backups. */
const KEPT_DAYS = 7;
const BACKUP_HOUR = 4;
/** As finely as a curve of a day shows it; of the days before coarser. */
const POINT_MINUTES = { lately: 2, before: 10 } as const;
const SLOW_MS = { least: 110, more: 900 } as const;
const PASSWORD_BYTES = 12;
/** Of which each hour has a slow statement. */
const MOST_PLAYERS = 2500;
const MOST_BACKUPS = 20;
const BACKUP_MS = 3000;
const LOOK_MS = 100;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SHANGHAI_HOURS = 8;

export const storagePast: TellDay = async (past, day) => {
  for (const app of past.apps.filter((one) => one.has(SERVICE))) {
    for (const about of DEMO_DATABASES) {
      const row = await standing(past, app, { about, day });
      if (row?.status === 'running') {
        await lived(past, app, { about, day, row });
      }
    }
  }
};

interface Told {
  readonly about: DemoDatabase;
  readonly day: PastDay;
}

/** The database as it is once everything is in it; undefined before its first day, and where there is none. */
async function standing(past: Past, app: PastApp, { about, day }: Told): Promise<DatabaseRow | undefined> {
  const { db } = past.ports;
  const found = await databaseNamed(db, app.id, about.name);
  const [midnight] = day.hours;
  if (found === undefined && (!day.begins || day.number !== FIRST_DAY || midnight === undefined)) {
    return undefined;
  }
  const row = found ?? (await made(past, app, { about, midnight: midnight ?? new Date(Number.NaN) }));
  if (row === undefined || !isNew(row)) {
    return row;
  }
  const ready = await settled(past, row.id);
  if (ready?.status !== 'running') {
    return ready;
  }
  await filled(past, ready, about);
  return databaseOfAny(db, row.id);
}

/** why by that: whatever is done with a database changes it */
const isNew = (row: DatabaseRow): boolean => row.modified_at === row.created_at && row.status !== 'deleted';

async function made(
  { at, call, ports }: Past,
  app: PastApp,
  { about, midnight }: Pick<Told, 'about'> & { readonly midnight: Date },
): Promise<DatabaseRow | undefined> {
  const { available, provider, reason } = (await ports.databases.probe())[about.engine];
  // why not there either: what is told of a database are its backups too, and how it is loaded
  if (!available || provider === 'external') {
    ports.log.info({ database: about.name, reason }, 'the past of the demo studio is told without a database');
    return undefined;
  }
  at(new Date(midnight.getTime() + 10 * HOUR_MS));
  const { name, engine, instanceTypeId, storage, username } = about;
  const { database } = await call<{ readonly database: { readonly databaseId: string } }>(app, 'POST', BASE, {
    ...{ name, engine, instanceTypeId, region: ports.config.nodeRegion, username },
    ...(storage !== undefined && { storage }),
    password: `Aa1!${ports.ids.hex(PASSWORD_BYTES)}`,
  });
  return databaseOfAny(ports.db, database.databaseId);
}

/** Waits until its node has made it, or the platform stops. */
async function settled({ ports, signal }: Past, id: string): Promise<DatabaseRow | undefined> {
  while (!signal.aborted) {
    const row = await databaseOfAny(ports.db, id);
    if (row?.busy_request === null || row === undefined) {
      return row;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return undefined;
}

/** Puts into it what is in it, keeps a backup, and lets it sleep: as if all of it had been done on that day. */
async function filled(past: Past, row: DatabaseRow, { statements }: DemoDatabase): Promise<void> {
  const { ports, signal, at } = past;
  const { db, databases } = ports;
  const created = new Date(row.created_at);
  for (const text of statements(row.created_at)) {
    await databases.query(row.id, { text, readOnly: false, rows: 1, signal });
  }
  at(new Date(created.getTime() + HOUR_MS));
  const backupId = ports.ids.uuid();
  await insertBackup(db, { ...backupOf(row, ports.clock.now()), id: backupId, name: '上线前', way: 'manual' });
  await backUp(ports, row, backupId, signal);
  await databases.unserve(namedOf(row));
  const running_at = new Date(created.getTime() + MINUTE_MS).toISOString();
  await updateDatabase(db, row.id, {
    ...{ modified_at: ports.clock.now().toISOString(), running_at },
    // why null: what it used in the past is told below, hour by hour
    metered_until: null,
  });
  await endedThen(db, row.id, running_at);
  await ports.fanOut.publish(db, WORK, row.node);
}

const backupOf = (row: DatabaseRow, moment: Date) => ({
  ...{ database_id: row.id, app_id: row.app_id, type: 'logical' as const, engine: row.engine },
  ...{ engine_version: row.engine_version, created_at: moment.toISOString() },
});

interface Lived extends Told {
  readonly row: DatabaseRow;
}

async function lived(past: Past, app: PastApp, told: Lived): Promise<void> {
  const { ports, at } = past;
  const { row, day } = told;
  for (const hour of day.hours) {
    if (hour.getTime() + HOUR_MS <= Date.parse(row.created_at)) {
      continue;
    }
    if (row.metered_until === null) {
      await recordUse(ports, ports.db, hour, usesOf({ ...row, seconds: HOUR_MS / 1000 }));
    }
    if (day.daysAgo <= KEPT_DAYS && row.activity === 'asleep') {
      await loaded(past, app, { ...told, hour });
    }
    if (!row.plan_enabled && day.daysAgo <= KEPT_DAYS && hourOf(hour) === BACKUP_HOUR) {
      await backedUp(past, row, hour);
    }
  }
  const end = new Date((day.hours.at(-1)?.getTime() ?? Number.NaN) + HOUR_MS);
  at(end);
  if (row.metered_until === null && ports.clock.now() < end) {
    await goesOn(past, app, { row, end });
  }
}

const hourOf = (hour: Date): number => (hour.getUTCHours() + SHANGHAI_HOURS) % 24;

async function loaded(
  { ports, chance }: Past,
  app: PastApp,
  { about, row, day, hour }: Lived & { readonly hour: Date },
): Promise<void> {
  const stepMs = POINT_MINUTES[day.daysAgo <= 1 ? 'lately' : 'before'] * MINUTE_MS;
  const of = { databaseId: row.id, appId: row.app_id };
  const samples = Array.from({ length: HOUR_MS / stepMs }, (_, index) => {
    const moment = new Date(hour.getTime() + index * stepMs);
    const sample = about.load(app.playersAt(moment) * (0.94 + 0.12 * chance()));
    return { at: moment.toISOString(), ...sample };
  });
  await insertSamples(ports.db, of, samples);
  const players = app.playersAt(hour);
  const slow = about.slow[Math.floor(chance() * about.slow.length)];
  if (slow !== undefined && chance() < players / MOST_PLAYERS) {
    const moment = new Date(hour.getTime() + Math.floor(chance() * HOUR_MS));
    const durationMs = Math.round(SLOW_MS.least + chance() ** 2 * (SLOW_MS.more - SLOW_MS.least));
    const isNamed = row.database_name !== '';
    await insertSlow(ports.db, of, [
      {
        ...{ at: moment.toISOString(), durationMs, statement: slow },
        ...{ database: row.database_name, user: isNamed ? row.username : '' },
      },
    ]);
  }
}

/** As its plan would have: the content is that of the first one, which can be restored. */
async function backedUp({ ports, at }: Past, row: DatabaseRow, hour: Date): Promise<void> {
  const { rows } = await listBackups(ports.db, row.id, { limit: MOST_BACKUPS, offset: 0 });
  const content = rows.findLast(({ etag }) => etag !== null);
  if (content === undefined || content.etag === null || content.size === null) {
    return;
  }
  const { etag, size, ending } = content;
  const [backupId, requestId] = [ports.ids.uuid(), ports.ids.uuid()];
  at(hour);
  const began = ports.clock.now();
  const ended = new Date(began.getTime() + BACKUP_MS).toISOString();
  const now = began.toISOString();
  // why in one: nobody takes in hand what is told of
  await ports.db.transaction().execute(async (db) => {
    await insertBackup(db, {
      ...{ ...backupOf(row, began), id: backupId, name: planName(now), way: 'automatic' },
    });
    await moveBackup(db, backupId, ['UNKNOWN'], { status: 'SUCCESS', finished_at: ended, ending });
    await insertDump(db, { backup_id: backupId, app_id: row.app_id, etag, size, stored_at: ended });
    await insertRequest(db, {
      ...{ id: requestId, database_id: row.id, app_id: row.app_id, node: row.node, operation: 'backup' },
      created_at: now,
    });
    await takeRequest(db, requestId, now);
    await endRequest(db, requestId, { status: 'SUCCESS', now: ended });
  });
}

/** The past ends with the hour that runs: later ones are metered by the schedule, and backups are made by a plan. */
async function goesOn(
  { ports, call }: Past,
  app: PastApp,
  { row, end }: { readonly row: DatabaseRow; readonly end: Date },
): Promise<void> {
  await updateDatabase(ports.db, row.id, { metered_until: end.toISOString() });
  await meterEachHour(ports.db, SERVICE, ports.clock.now().toISOString());
  await call(app, 'PUT', `${BASE}/${row.id}/backup-plan`, { enabled: true, hour: BACKUP_HOUR, keep: KEPT_DAYS });
}
