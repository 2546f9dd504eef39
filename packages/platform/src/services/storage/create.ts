// A new database: what was asked for is checked, written down, and left to the node.
import type { InputOf, storage } from '@uos/contract';
import { databaseStorage, localRegion, regions } from '@uos/contract/rules';
import { refuseOffByNow } from '#core/apps/still-on';
import type { Offer } from '#engines/databases/port';
import type { Call } from '#kernel/call/call';
import { adminContext, consoleContext, SERVICE, WORK } from './names.ts';
import { databaseReply } from './replies.ts';
import { orUnavailable, requireDatabase, unavailable } from './require.ts';
import { databaseNameOf, hasStorage, instanceId, NO_BACKUPS, namesOn, sizeOf, storageOf } from './rules.ts';
import { countDatabases, type DatabaseRow, insertDatabase } from './store/databases.ts';
import { insertRequest } from './store/requests.ts';
import type { RequestDetail } from './tables.ts';

type CreateCall = Call<InputOf<typeof storage.tree.databases.create>>;

export type NewDatabase = Pick<
  DatabaseRow,
  'name' | 'engine' | 'region' | 'instance_type' | 'storage_gib' | 'username' | 'verifier'
> & { readonly version?: string; readonly detail?: RequestDetail };

const DEFAULT_USER = 'default';

export function wishOf(call: CreateCall): NewDatabase {
  const { name, engine, region, instanceTypeId, storage, username, password, engineVersion } = call.input;
  const invalid = (detail: string) => call.refuse('invalid', 'invalid parameters', { details: [detail] });
  const size = sizeOf(instanceTypeId);
  if (size === undefined || size.engine !== engine) {
    throw invalid(`instanceTypeId: none of ${engine}`);
  }
  if (!KNOWN_REGIONS.has(region) && region !== call.ports.config.nodeRegion) {
    throw invalid('region: none that databases can run in');
  }
  if (username === undefined && engine !== 'redis') {
    throw call.refuse('invalid', 'engine needs a username', { details: ['username: missing'] });
  }
  refuseStorage(call, engine, storage);
  return {
    ...{ name, engine, region, instance_type: instanceTypeId, storage_gib: storageOf(engine, storage) },
    username: username ?? DEFAULT_USER,
    verifier: verifierOf(call, engine, password),
    ...(engineVersion !== undefined && { version: engineVersion }),
  };
}

const KNOWN_REGIONS: ReadonlySet<string> = new Set([...regions, localRegion].map(({ id }) => id));

export function refuseStorage(
  call: Pick<Call, 'refuse'>,
  engine: DatabaseRow['engine'],
  storage: number | undefined,
): void {
  if (storage !== undefined && !hasStorage(engine)) {
    throw call.refuse('invalid', `${engine} has no storage`, {
      details: [`storage: from ${databaseStorage.min} GB for other engines, none for ${engine}`],
    });
  }
}

function verifierOf(call: CreateCall, engine: DatabaseRow['engine'], password: string): string {
  try {
    return call.ports.databases.verifierOf(engine, password);
  } catch (error) {
    throw orUnavailable(call, error);
  }
}

const PASSWORD_BYTES = 24;

/**
 * Writes a new database down and has its node make it.
 * @throws unavailable where this machine lacks the engine, limit where the app has as many as it may
 */
export async function createDatabase(
  call: Pick<Call, 'db' | 'ports' | 'now' | 'refuse' | 'appId' | 'actor' | 'note'>,
  { detail = {}, version, ...wish }: NewDatabase,
): Promise<{ readonly row: DatabaseRow; readonly asyncRequestId: string }> {
  const { db, ports, now, appId, actor } = call;
  const probe = await probeOf(call, wish.engine, version);
  if (probe.provider === 'external' && detail.backupId !== undefined) {
    throw call.refuse('precondition', NO_BACKUPS);
  }
  const most = ports.config.databasesPerApp;
  const used = await countDatabases(db, appId);
  // why now: the app is held, and who switches the service off waits for it
  await refuseOffByNow(call, SERVICE);
  if (used >= most) {
    throw call.refuse('precondition', 'database quota exceeded', {
      ...{ code: 80_001, details: [`an app has at most ${most} databases, ${used} are used`] },
    });
  }
  const node = await ports.databases.nodeHere();
  const [id, asyncRequestId] = [ports.ids.uuid(), ports.ids.uuid()];
  const names = namesOn(probe, id, { username: wish.username, databaseName: databaseNameOf(wish.engine) });
  const password = (context: string): string => ports.seal.seal(ports.ids.hex(PASSWORD_BYTES), context);
  await insertDatabase(db, {
    ...{ ...wish, id, app_id: appId, node, engine_version: probe.version, provider: probe.provider },
    ...{ status: 'creating', busy_request: asyncRequestId, busy_with: 'create' },
    ...{ username: names.username, database_name: names.databaseName },
    ...{ instance_id: instanceId(wish.engine, ports.ids.hex(4)) },
    ...{ admin_password: password(adminContext(id)), console_password: password(consoleContext(id)) },
    ...{ created_at: now, created_by: actor.name, modified_at: now },
    ...{ running_at: null, metered_until: null, deleted_at: null, purged_at: null },
  });
  await insertRequest(db, {
    ...{ id: asyncRequestId, database_id: id, app_id: appId, node, operation: 'create', created_at: now, detail },
  });
  await ports.fanOut.publish(db, WORK, node);
  const row = await requireDatabase(call, id);
  call.note({ target: row.name, after: { database: databaseReply(row, ports) } });
  return { row, asyncRequestId };
}

async function probeOf(
  call: Pick<Call, 'ports' | 'refuse'>,
  engine: DatabaseRow['engine'],
  version: string | undefined,
): Promise<Offer> {
  const probe = (await call.ports.databases.probe())[engine];
  if (!probe.available) {
    throw unavailable(call, probe.reason);
  }
  if (version !== undefined && probe.version !== version && !probe.version.startsWith(`${version}.`)) {
    throw call.refuse('invalid', 'invalid parameters', {
      details: [`engineVersion: this platform has ${probe.version}`],
    });
  }
  return probe;
}
