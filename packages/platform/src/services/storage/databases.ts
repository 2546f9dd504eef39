// Databases: listed, made, read, and what changes them. Source: wire/data-and-tools.md 1.3.
import type { storage } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { backup } from './backups.ts';
import { change, createProxy, releaseProxy, remove, restart } from './changes.ts';
import { createDatabase, refuseStorage, wishOf } from './create.ts';
import { query } from './query.ts';
import { adminReply, databaseReply } from './replies.ts';
import { requireDatabase } from './require.ts';
import { RUNNING, sizeOf, upgradeFrom } from './rules.ts';
import { listDatabases } from './store/databases.ts';
import type { RequestDetail } from './tables.ts';
import { dailyAlive, dailyNew, topK } from './usage.ts';
import { metrics, slowQueries, supportedMetrics } from './watched.ts';

export const databases: Handlers<typeof storage>['databases'] = {
  async list(call) {
    const { name, engine, status, includeDeleted } = call.input;
    const filter = { engine, status, includeDeleted, appIds: [call.appId], name: name && likePart(name) };
    const { rows, total } = await listDatabases(call.db, filter, startCountPage(call.input));
    return { databases: rows.map((row) => databaseReply(row, call.ports)), totalCount: total };
  },
  async listAll(call) {
    const { name, engine, status, includeDeleted, appIds, orgId } = call.input;
    const filter = { engine, status, includeDeleted, appIds, orgId, name: name && likePart(name) };
    const { rows, total } = await listDatabases(call.db, filter, startCountPage(call.input));
    return { databases: rows.map((row) => adminReply(row, call.ports)), totalCount: total };
  },
  async create(call) {
    const made = await createDatabase(call, wishOf(call));
    return { database: databaseReply(made.row, call.ports), asyncRequestId: made.asyncRequestId };
  },
  async get(call) {
    return { database: databaseReply(await requireDatabase(call, call.input.id), call.ports) };
  },
  remove,
  async resetPassword(call) {
    const found = await requireDatabase(call, call.input.id);
    const { username = found.username, password } = call.input;
    if (username !== found.username) {
      throw call.refuse('invalid', 'invalid parameters', { details: [`username: the database has ${found.username}`] });
    }
    const verifier = call.ports.databases.verifierOf(found.engine, password);
    return change(call, found, { operation: 'reset-password', from: RUNNING, detail: { verifier } });
  },
  createProxy,
  releaseProxy,
  async upgrade(call) {
    const { id, instanceTypeId, storage } = call.input;
    const found = await requireDatabase(call, id);
    const size = sizeOf(instanceTypeId);
    if (size === undefined || size.engine !== found.engine) {
      throw call.refuse('invalid', 'invalid parameters', { details: [`instanceTypeId: none of ${found.engine}`] });
    }
    refuseStorage(call, found.engine, storage);
    const storageGib = storage ?? found.storage_gib;
    if (storageGib < found.storage_gib) {
      throw call.refuse('invalid', 'storage may not shrink', { details: [`storage: it has ${found.storage_gib} GB`] });
    }
    const detail: RequestDetail = { instanceType: instanceTypeId, storageGib };
    const becomes = { instance_type: size.id, storage_gib: storageGib };
    return change(call, found, { operation: 'upgrade', ...upgradeFrom, detail, becomes });
  },
  restart,
  backup,
  query,
  metrics,
  slowQueries,
  supportedMetrics,
  dailyNew,
  dailyAlive,
  topK,
};
