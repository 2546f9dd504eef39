// Versions of the push servers: exactly one is what new apps get.
import type { push } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { isUniqueViolation, offsetLimitPage } from '#kernel/call/paging';
import { changeServers } from './servers/settle.ts';
import {
  assignVersion,
  defaultVersion,
  deleteVersion,
  findVersion,
  insertVersion,
  listVersions,
  lockVersions,
  noDefaultVersion,
  updateVersion,
  type VersionView,
} from './store.ts';

export const serverVersions: Handlers<typeof push>['serverVersions'] = {
  async list(call) {
    const { rows, total } = await listVersions(call.db, offsetLimitPage(call.input));
    return { serverVersions: rows.map(versionReply), totalCount: total };
  },
  async create(call) {
    const { version, image, description = '', isDefault = false } = call.input;
    await lockVersions(call.db);
    // why: the first one is the default, asked or not
    const becomesDefault = isDefault || (await defaultVersion(call.db)) === undefined;
    if (becomesDefault) {
      await noDefaultVersion(call.db);
    }
    const id = call.ports.ids.uuid();
    const row = { id, version, image, description, is_default: becomesDefault };
    if (!(await insertVersion(call.db, { ...row, created_at: call.now, modified_at: call.now }))) {
      throw taken(call);
    }
    const serverVersion = versionReply(await requireVersion(call, id));
    call.note({ target: version, after: { serverVersion } });
    return { serverVersion };
  },
  async update(call) {
    const { id, version, image, description, isDefault } = call.input;
    await lockVersions(call.db);
    const found = await requireVersion(call, id);
    if (isDefault === false && found.is_default) {
      throw call.refuse('invalid', 'one version is the default: mark another one');
    }
    if (isDefault === true) {
      await noDefaultVersion(call.db);
    }
    await updateVersion(call.db, id, {
      version: version ?? found.version,
      image: image ?? found.image,
      description: description ?? found.description,
      is_default: isDefault ?? found.is_default,
      modified_at: call.now,
    }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken(call) : error;
    });
    const serverVersion = versionReply(await requireVersion(call, id));
    call.note({ target: found.version, before: { serverVersion: versionReply(found) }, after: { serverVersion } });
    return { serverVersion };
  },
  async remove(call) {
    const { id } = call.input;
    await lockVersions(call.db);
    const found = await requireVersion(call, id);
    if (found.is_default || found.app_count > 0) {
      throw call.refuse('precondition', found.is_default ? 'new apps get this version' : 'apps use this version');
    }
    await deleteVersion(call.db, id);
    call.note({ target: found.version, before: { serverVersion: versionReply(found) }, after: undefined });
    return {};
  },
  async assign(call) {
    const { appIds, serverVersionId } = call.input;
    await lockVersions(call.db);
    const found = await requireVersion(call, serverVersionId);
    const moved = await assignVersion(call.db, appIds, found.id);
    for (const appId of moved) {
      await changeServers(call, appId);
    }
    call.note({ target: found.version });
    return { updated: moved.length };
  },
};

const FIRST = { version: '1.0.0', image: 'uos/push:1.0.0' };

/** Id of the version that new apps get, which the first of all apps makes. */
export async function firstVersion(call: Pick<Call, 'db' | 'ports' | 'now'>): Promise<string> {
  await lockVersions(call.db);
  const found = await defaultVersion(call.db);
  if (found !== undefined) {
    return found.id;
  }
  const id = call.ports.ids.uuid();
  const row = { id, ...FIRST, description: '', is_default: true, created_at: call.now, modified_at: call.now };
  await insertVersion(call.db, row);
  return id;
}

async function requireVersion(call: Pick<Call, 'db' | 'refuse'>, id: string): Promise<VersionView> {
  const found = await findVersion(call.db, id);
  if (found === undefined) {
    throw call.refuse('not-found', 'version not found');
  }
  return found;
}

const taken = (call: Pick<Call, 'refuse'>) => call.refuse('exists', 'version already exists');

function versionReply(row: VersionView) {
  return {
    id: row.id,
    version: row.version,
    image: row.image,
    description: row.description,
    isDefault: row.is_default,
    appCount: row.app_count,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}
