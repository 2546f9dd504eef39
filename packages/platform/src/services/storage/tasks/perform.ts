// What the node does of a change, once it has it in hand: with the engine first, then one statement that ends it.

import type { Updateable } from 'kysely';
import { meterEachHour } from '#core/meter/hourly';
import type { Ports } from '#kernel/ports';
import { removeSchedule } from '#kernel/time/schedules';
import { meterDatabases } from '../meter.ts';
import { planKey, SERVICE } from '../names.ts';
import { namedOf, specOf } from '../spec-of.ts';
import { type BackupRow, findBackup, insertBackup, insertDump, keepNewest, moveBackup } from '../store/backups.ts';
import { contents } from '../store/contents.ts';
import { type DatabaseRow, endChange, updateDatabase } from '../store/databases.ts';
import { endRequest, type RequestRow } from '../store/requests.ts';
import type { Operation, StorageTables } from '../tables.ts';

export interface Turn {
  readonly ports: Ports;
  readonly request: RequestRow;
  readonly row: DatabaseRow;
  readonly signal: AbortSignal;
}

type Set = Updateable<StorageTables['storage_databases']>;

/** Does the change and ends it; what it throws ends it as failed. */
export async function perform(turn: Turn): Promise<void> {
  const set = await WORK[turn.request.operation](turn);
  await finish(turn, 'SUCCESS', set);
}

/** Its platform was gone in between. */
export const INTERRUPTED = 'interrupted';

/** How the database stands where a change did not succeed. */
export async function failed({ ports, request, row }: Omit<Turn, 'signal'>, info: string): Promise<void> {
  const { backupId = '' } = request.detail;
  if (request.operation === 'backup') {
    await moveBackup(ports.db, backupId, ['UNKNOWN', 'RUNNING'], {
      ...{ status: 'FAILED', finished_at: ports.clock.now().toISOString() },
    });
  }
  const set: Set =
    request.operation === 'create-proxy'
      ? { proxy_status: 'off', public_port: 0 }
      : request.operation === 'release-proxy'
        ? { proxy_status: 'on' }
        : row.status === 'running'
          ? {}
          : row.status === 'restarting' && info === INTERRUPTED
            ? // why: a platform that begins starts its engines anyway
              { status: 'running' }
            : { status: 'failure', message: info, running_at: null, metered_until: null };
  await finish({ ports, request, row }, 'FAILED', set, info);
}

async function finish(
  { ports, request, row }: Omit<Turn, 'signal'>,
  status: 'SUCCESS' | 'FAILED',
  set: Set,
  info = '',
): Promise<void> {
  const now = ports.clock.now().toISOString();
  await ports.db.transaction().execute(async (db) => {
    if (set.metered_until === null || set.instance_type !== undefined) {
      // why before: what it had until now is billed as what it was
      await meterDatabases({ db, ports }, now, row.id);
    }
    await endChange(db, request.id, set);
    await endRequest(db, request.id, { status, info, now });
    if (set.metered_until !== null && set.metered_until !== undefined) {
      await meterEachHour(db, SERVICE, now);
    }
    if (set.status === 'deleted') {
      await removeSchedule(db, SERVICE, planKey(row.id));
    }
  });
}

const WORK: Readonly<Record<Operation, (turn: Turn) => Promise<Set>>> = {
  async create({ ports, request, row, signal }) {
    const made = await ports.databases.create(specOf(row, ports.seal));
    const placed = { ...row, port: made.port, engine_version: made.version };
    // why before: from here on the port is the database's, whatever becomes of the rest
    await updateDatabase(ports.db, row.id, { port: made.port, engine_version: made.version });
    await ports.databases.serve(specOf(placed, ports.seal));
    if (request.detail.backupId !== undefined) {
      const backup = await backupOfApp(ports, row.app_id, request.detail.backupId);
      await fill(ports, row.id, backup, signal);
    }
    return began(ports);
  },
  async delete({ ports, row }) {
    await ports.databases.unserve(namedOf(row));
    const now = ports.clock.now().toISOString();
    return {
      ...{ status: 'deleted', deleted_at: now, running_at: null, metered_until: null, activity: 'asleep' },
      ...{ proxy_status: 'off', public_port: 0, plan_enabled: false, message: '' },
    };
  },
  async 'reset-password'({ ports, request, row }) {
    const { verifier = '' } = request.detail;
    await ports.databases.setPassword(row.id, verifier);
    return { verifier };
  },
  async 'create-proxy'({ ports, row }) {
    const publicPort = await ports.databases.freePort();
    await ports.databases.serve({ ...specOf(row, ports.seal), publicPort });
    return { proxy_status: 'on', public_port: publicPort };
  },
  async 'release-proxy'({ ports, row }) {
    await ports.databases.serve({ ...specOf(row, ports.seal), publicPort: 0 });
    ports.databases.disconnect(row.id, 'public');
    return { proxy_status: 'off', public_port: 0 };
  },
  async upgrade({ ports, request, row }) {
    const { instanceType = row.instance_type, storageGib = row.storage_gib } = request.detail;
    const size = { instance_type: instanceType, storage_gib: storageGib };
    await ports.databases.serve(specOf({ ...row, ...size }, ports.seal));
    await ports.databases.restart(row.id);
    return { ...size, status: 'running' };
  },
  async restart({ ports, row }) {
    await ports.databases.serve(specOf(row, ports.seal));
    await ports.databases.restart(row.id);
    return row.running_at === null ? began(ports) : { status: 'running' };
  },
  async backup({ ports, request, row, signal }) {
    const { backupId = '' } = request.detail;
    await backUp(ports, row, backupId, signal);
    await keepNewest(ports.db, row.id, row.plan_keep);
    return {};
  },
  async restore({ ports, request, row, signal }) {
    const backup = await backupOfApp(ports, row.app_id, request.detail.backupId ?? '');
    // why: whoever restores the wrong one has what there was before
    const before = ports.ids.uuid();
    await insertBackup(ports.db, {
      ...{ id: before, database_id: row.id, app_id: row.app_id, name: `before-${backup.name}`.slice(0, 60) },
      ...{ way: 'automatic', type: 'logical', engine: row.engine, engine_version: row.engine_version },
      created_at: ports.clock.now().toISOString(),
    });
    await backUp(ports, row, before, signal).catch(async (error: unknown) => {
      await moveBackup(ports.db, before, ['UNKNOWN', 'RUNNING'], {
        ...{ status: 'FAILED', finished_at: ports.clock.now().toISOString() },
      });
      throw error;
    });
    await fill(ports, row.id, backup, signal);
    return {};
  },
};

function began({ clock }: Ports): Set {
  const now = clock.now().toISOString();
  return { status: 'running', message: '', running_at: now, metered_until: now };
}

/** Makes the content of a backup that is written down already. */
export async function backUp(ports: Ports, row: DatabaseRow, backupId: string, signal: AbortSignal): Promise<void> {
  await moveBackup(ports.db, backupId, ['UNKNOWN'], { status: 'RUNNING' });
  const tenant = contents.tenantOf(row.app_id);
  await ports.databases.dump(
    row.id,
    async (file, ending) => {
      const draft = await ports.objects.draft(file, MOST_BYTES);
      try {
        const now = ports.clock.now().toISOString();
        await ports.db.transaction().execute(async (db) => {
          await contents.lock(db, draft);
          await draft.keep(tenant);
          if (await moveBackup(db, backupId, ['RUNNING'], { status: 'SUCCESS', finished_at: now, ending })) {
            const content = { etag: draft.md5, size: draft.size, stored_at: now };
            await insertDump(db, { backup_id: backupId, app_id: row.app_id, ...content });
          }
        });
      } finally {
        await draft.discard();
      }
    },
    signal,
  );
}

const MOST_BYTES = 2 * 1024 * 1024 * 1024 * 1024;

type Content = BackupRow & { readonly etag: string; readonly size: number };

async function backupOfApp(ports: Ports, appId: string, id: string): Promise<Content> {
  const row = await findBackup(ports.db, { appId }, id);
  if (row === undefined || row.etag === null || row.size === null) {
    throw new Error('the backup is gone');
  }
  return { ...row, etag: row.etag, size: row.size };
}

async function fill(ports: Ports, id: string, { app_id, etag, size }: Content, signal: AbortSignal): Promise<void> {
  const source = await ports.objects.read(contents.tenantOf(app_id), { md5: etag, size });
  await ports.databases.restore(id, source, signal);
}
