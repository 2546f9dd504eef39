// Saves: listed, read, promised an upload, confirmed and deleted.
import type { save } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, offsetCountPage } from '#kernel/call/paging';
import { confirmSave } from './confirm.ts';
import { givePermission, quotaExceeded, refuseWaiting } from './permission.ts';
import { saveReply } from './replies.ts';
import { formatOf } from './rules.ts';
import { findLimits } from './store/config.ts';
import { deleteSaves, findSave, listSaves, ownersOf, type SaveView } from './store/saves.ts';
import { deleteOwned, ownerOfUploads } from './store/uploads.ts';
import { addUse, findUse, holdUsers } from './store/users.ts';
import { playerOf, refuseLookers, refuseWrites, userOf, writerOf } from './whose.ts';

export const files: Handlers<typeof save>['files'] = {
  async list(call) {
    const { namespaces, userId, personaId, progressType, name, start, count, skipTotal } = call.input;
    const { rows, total } = await listSaves(
      call.db,
      call.appId,
      {
        // why: clients send an empty list for every namespace
        namespaces: namespaces?.length === 0 ? undefined : namespaces,
        userId: userOf(call, userId),
        personaId,
        progressType,
        name: name === undefined ? undefined : likePart(name),
      },
      { ...offsetCountPage({ offset: start, count }), isCounted: skipTotal !== true },
    );
    const saves = rows.map((row) => saveReply(row));
    return total === undefined ? { saves } : { saves, totalCount: total };
  },
  async get(call) {
    const found = await requireSave(call, call.input.id);
    refuseLookers(call);
    return { save: saveReply(found, await linkedIf(call)) };
  },
  async uploadToken(call) {
    const { db, appId, input } = call;
    const limits = await findLimits(db, appId);
    const userId = writerOf(call, limits);
    if (input.saveId !== undefined) {
      await refuseForeign(call, input.saveId, userId);
    } else {
      const { saves } = await findUse(db, appId, userId);
      if (saves >= limits.max_saves_per_user) {
        throw quotaExceeded(call, 'maxSavesPerUser', saves + 1, limits.max_saves_per_user);
      }
    }
    await refuseWaiting(call, userId, limits);
    const saveId = input.saveId ?? call.ports.ids.uuid();
    const of = { ownerId: saveId, userId, personaId: '', limitBytes: limits.max_save_size };
    const wanted = [
      { kind: 'file', asked: input.fileUploadRequest },
      ...(input.coverUploadRequest === undefined ? [] : [{ kind: 'cover', asked: input.coverUploadRequest } as const]),
    ] as const;
    const [file, cover] = await givePermission(
      call,
      of,
      wanted.map(({ kind, asked }) => ({
        kind,
        name: asked.originalName ?? '',
        format: formatOf(asked.format),
      })),
    );
    return { saveId, fileUploadToken: file, ...(cover === undefined ? {} : { coverUploadToken: cover }) };
  },
  async set(call) {
    return { save: saveReply(await confirmSave(call)) };
  },
  async remove(call) {
    await removeAll(call, [call.input.id]);
    return {};
  },
  async removeMany(call) {
    return { deleted: await removeAll(call, call.input.saveIds) };
  },
};

/** A save that the caller may see; somebody else's is like none at all. */
export async function requireSave(call: Call, id: string): Promise<SaveView> {
  const found = await findSave(call.db, call.appId, id);
  const own = playerOf(call);
  if (found === undefined || (own !== undefined && own !== found.user_id)) {
    throw call.refuse('not-found', 'save not found');
  }
  return found;
}

/** How addresses are made, where the call asks for them. */
export async function linkedIf(call: Call<{ readonly includeDownloadURL?: boolean | undefined }>) {
  if (call.input.includeDownloadURL !== true) {
    return undefined;
  }
  const { download_url_ttl } = await findLimits(call.db, call.appId);
  return { ports: call.ports, now: call.now, appId: call.appId, ttlSeconds: download_url_ttl };
}

/** Refuses the save of another player, and one that no permission was ever given for. */
async function refuseForeign(call: Call, saveId: string, userId: string): Promise<void> {
  const found = await findSave(call.db, call.appId, saveId);
  const owner = found?.user_id ?? (await ownerOfUploads(call.db, call.appId, saveId));
  if (owner === undefined) {
    throw call.refuse('not-found', 'save not found');
  }
  if (owner !== userId) {
    throw call.refuse('denied', 'permission denied', { details: ['saveId: the save of another player'] });
  }
}

/** All of them or none. */
async function removeAll(call: Call, ids: readonly string[]): Promise<string[]> {
  const { db, appId } = call;
  refuseWrites(call, await findLimits(db, appId));
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const own = playerOf(call);
  const owners = await ownersOf(db, appId, wanted);
  if (owners.length < wanted.length || owners.some(({ user_id }) => own !== undefined && user_id !== own)) {
    throw call.refuse('not-found', 'save not found');
  }
  const users = owners.map(({ user_id }) => user_id);
  await holdUsers(db, appId, users);
  const gone = await deleteSaves(db, appId, wanted);
  if (gone.length < wanted.length) {
    throw call.refuse('not-found', 'save not found');
  }
  const bytes = await deleteOwned(db, appId, wanted);
  for (const userId of new Set(users)) {
    const saves = gone.filter(({ user_id }) => user_id === userId).length;
    await addUse(db, { appId, userId }, { saves: -saves, bytes: -(bytes.get(userId) ?? 0) }, { saves: 0, bytes: 0 });
  }
  call.note({ target: wanted.join(', '), before: { saves: gone.map(({ id, name }) => `${name} (${id})`) } });
  return wanted;
}
