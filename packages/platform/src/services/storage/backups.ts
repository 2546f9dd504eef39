// Backups: made, listed, downloaded, restored, deleted, and made by themselves. Source: wire/data-and-tools.md 1.3, 2.4.

import type { InputOf, storage } from '@uos/contract';
import { addDays, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { putSchedule, removeSchedule } from '#kernel/time/schedules';
import { change } from './changes.ts';
import { createDatabase } from './create.ts';
import { downloadLink, LINK_SECONDS } from './downloads/address.ts';
import { planKey, SERVICE } from './names.ts';
import { backupReply, planReply } from './replies.ts';
import { requireBackup, requireDatabase } from './require.ts';
import { NO_BACKUPS, RUNNING } from './rules.ts';
import { deleteBackup, insertBackup, listBackups } from './store/backups.ts';
import { type DatabaseRow, setPlan } from './store/databases.ts';

export async function backup(call: Call<InputOf<typeof storage.tree.databases.backup>>) {
  const found = await requireDatabase(call, call.input.id);
  const { backupId, asyncRequestId } = await beginBackup(call, found, { name: call.input.name, way: 'manual' });
  return { asyncRequestId, backupId };
}

/** Begins a backup. @throws precondition where the database does not run, or another change goes on */
async function beginBackup(
  call: Parameters<typeof change>[0],
  found: DatabaseRow,
  { name, way }: { readonly name?: string | undefined; readonly way: 'manual' | 'automatic' },
) {
  const { db, ports, now } = call;
  const backupId = ports.ids.uuid();
  const begun = await change(call, found, { operation: 'backup', from: RUNNING, detail: { backupId } });
  await insertBackup(db, {
    ...{ id: backupId, database_id: found.id, app_id: found.app_id, name: name ?? nameOf(found, now), way },
    ...{ type: 'logical', engine: found.engine, engine_version: found.engine_version, created_at: now },
  });
  return { ...begun, backupId };
}

const NAME_CHARACTERS = 60;

function nameOf({ name }: DatabaseRow, now: string): string {
  const stamp = now.slice(0, 19).replaceAll(/[:T-]/g, '');
  return `${name.slice(0, NAME_CHARACTERS - stamp.length - 1)}-${stamp}`;
}

export const backups: Handlers<typeof storage>['backups'] = {
  async list(call) {
    const found = await requireDatabase(call, call.input.id);
    const { rows, total } = await listBackups(call.db, found.id, startCountPage(call.input));
    return { backups: rows.map(backupReply), totalCount: total };
  },
  async downloadUrls(call) {
    const found = await requireDatabase(call, call.input.id);
    const row = await requireBackup(call, found.id, call.input.backupId);
    if (row.status !== 'SUCCESS') {
      throw call.refuse('precondition', 'backup is not finished');
    }
    const url = downloadLink(call.ports, call.now, row);
    const expiresAt = new Date(Date.parse(call.now) + LINK_SECONDS * 1000).toISOString();
    return { internetUrl: url, intranetUrl: url, urls: [{ url, expiresAt }] };
  },
  async restore(call) {
    const { id, backupId, asNew = true, name } = call.input;
    const found = await requireDatabase(call, id);
    const row = await requireBackup(call, found.id, backupId);
    if (row.status !== 'SUCCESS') {
      throw call.refuse('precondition', 'backup is not finished');
    }
    if (asNew) {
      const made = await createDatabase(call, {
        ...{ name: name ?? restoredName(found), engine: found.engine, region: found.region },
        ...{ instance_type: found.instance_type, storage_gib: found.storage_gib },
        ...{ username: found.username, verifier: found.verifier, detail: { backupId } },
      });
      return { asyncRequestId: made.asyncRequestId, databaseId: made.row.id };
    }
    if (name !== found.name) {
      throw call.refuse('invalid', 'invalid parameters', {
        details: ['name: type that of the database whose data are to be replaced'],
      });
    }
    const begun = await change(call, found, { operation: 'restore', from: RUNNING, detail: { backupId } });
    return { ...begun, databaseId: found.id };
  },
  async remove(call) {
    const found = await requireDatabase(call, call.input.id);
    const row = await requireBackup(call, found.id, call.input.backupId);
    if (!(await deleteBackup(call.db, row.id))) {
      throw call.refuse('precondition', 'a backup is running');
    }
    call.note({ target: row.name, before: { backup: backupReply(row) }, after: undefined });
    return {};
  },
  async plan(call) {
    const { id, enabled, hour, keep } = call.input;
    const found = await requireDatabase(call, id);
    if (enabled && found.provider === 'external') {
      throw call.refuse('precondition', NO_BACKUPS);
    }
    const row = await setPlan(call.db, found.id, {
      ...{ plan_enabled: enabled, plan_hour: hour ?? found.plan_hour, plan_keep: keep ?? found.plan_keep },
    });
    if (row === undefined) {
      throw call.refuse('precondition', 'database is not running');
    }
    if (enabled) {
      const nextAt = nextPlanned(new Date(call.now), row.plan_hour);
      await putSchedule(call.db, { service: SERVICE, key: planKey(id), nextAt });
    } else {
      await removeSchedule(call.db, SERVICE, planKey(id));
    }
    call.note({ target: found.name, before: { backupPlan: planReply(found) } });
    return { backupPlan: planReply(row) };
  },
};

function restoredName({ name }: DatabaseRow): string {
  return `${name.slice(0, NAME_CHARACTERS - 9)}-restored`;
}

const HOUR_MS = 3_600_000;

/** The next time that it is that hour in Shanghai. */
export function nextPlanned(moment: Date, hour: number): Date {
  const today = shanghaiDay(moment) ?? '';
  const [first = Number.NaN, second = Number.NaN] = [today, addDays(today, 1)].map(
    (day) => (startOfShanghaiDay(day) ?? Number.NaN) + hour * HOUR_MS,
  );
  return new Date(first > moment.getTime() ? first : second);
}
