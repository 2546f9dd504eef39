// Profile pictures: one of each player and persona, a picture by its bytes and not by its name.
import type { save } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { offsetCountPage } from '#kernel/call/paging';
import { claimed, raiseUse } from './confirm.ts';
import { linkedIf } from './files.ts';
import { givePermission, refuseWaiting } from './permission.ts';
import { pictureReply } from './replies.ts';
import { formatOf, PICTURE_FORMATS } from './rules.ts';
import { findLimits } from './store/config.ts';
import {
  deletePictures,
  findPicture,
  listPictures,
  type PictureView,
  pictureOf,
  picturesNamed,
  putPicture,
} from './store/pictures.ts';
import { deleteFiles, deleteOwned, handFile, ownerOfUploads } from './store/uploads.ts';
import { addUse, holdUsers } from './store/users.ts';
import { meterWrite } from './usage.ts';
import { playerOf, refuseWrites, userOf, writerOf } from './whose.ts';

type Tree = Handlers<typeof save>['profilePictures'];
type Set = Extract<Tree['set'], (...args: never) => unknown>;
type SetCall = Parameters<Set>[0];

export const profilePictures: Tree = {
  async list(call) {
    const { userIds, personaIds, start, count } = call.input;
    const { rows, total } = await listPictures(
      call.db,
      call.appId,
      { ...some('userIds', whose(call, userIds)), ...some('personaIds', personaIds) },
      offsetCountPage({ offset: start, count }),
    );
    const linked = await linkedIf(call);
    return { pfps: rows.map((row) => pictureReply(row, linked)), totalCount: total };
  },
  async uploadToken(call) {
    const { db, appId, input } = call;
    const limits = await findLimits(db, appId);
    const userId = writerOf(call, limits);
    const format = formatOf(input.fileUploadRequest.format);
    if (!PICTURE_FORMATS.has(format)) {
      throw call.refuse('invalid', 'invalid parameters', {
        details: ['fileUploadRequest.format: must be png, jpg, jpeg, webp or gif'],
      });
    }
    await refuseWaiting(call, userId, limits);
    const personaId = input.personaId ?? '';
    const found = await pictureOf(db, appId, userId, personaId);
    const pfpId = found?.id ?? call.ports.ids.uuid();
    const [fileUploadToken] = await givePermission(
      call,
      { ownerId: pfpId, userId, personaId, limitBytes: limits.max_pfp_size },
      [{ kind: 'picture', name: input.fileUploadRequest.originalName ?? '', format }],
    );
    return { pfpId, fileUploadToken };
  },
  async set(call) {
    return { pfp: pictureReply(await confirmPicture(call)) };
  },
  async removeMany(call) {
    const { db, appId, input } = call;
    refuseWrites(call, await findLimits(db, appId));
    const ids = [...new Set((input.pfpIds ?? []).map((id) => id.toLowerCase()))];
    const userIds = input.userIds ?? [];
    if (ids.length === 0 && userIds.length === 0) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['userIds: name players, or pictures by pfpIds'] });
    }
    whose(call, userIds);
    const own = playerOf(call);
    const named = await picturesNamed(db, appId, { ids, userIds });
    const known = new Set(named.map(({ id }) => id));
    if (ids.some((id) => !known.has(id)) || named.some(({ user_id }) => own !== undefined && user_id !== own)) {
      throw call.refuse('not-found', 'picture not found');
    }
    await holdUsers(
      db,
      appId,
      named.map(({ user_id }) => user_id),
    );
    const gone = await deletePictures(db, appId, [...known]);
    if (ids.some((id) => !gone.some((one) => one.id === id))) {
      throw call.refuse('not-found', 'picture not found');
    }
    const deleted = gone.map(({ id }) => id);
    for (const [userId, bytes] of await deleteOwned(db, appId, deleted)) {
      await addUse(db, { appId, userId }, { saves: 0, bytes: -bytes }, { saves: 0, bytes: 0 });
    }
    call.note({ target: deleted.join(', '), before: { pictures: gone.map(({ user_id }) => user_id) } });
    return { deleted };
  },
};

async function confirmPicture(call: SetCall): Promise<PictureView> {
  const { db, appId, input, now } = call;
  const limits = await findLimits(db, appId);
  const userId = writerOf(call, limits);
  await holdUsers(db, appId, [userId]);
  const pfpId = input.pfpId.toLowerCase();
  const named = await findPicture(db, appId, pfpId);
  await refuseForeign(call, named, userId);
  const objectId = input.fileUploadRequest.objectId.toLowerCase();
  if (named?.file_id === objectId) {
    return named;
  }
  const file = await claimed(call, { id: objectId, ownerId: pfpId, userId, kind: 'picture' }, input.fileUploadRequest);
  if (file.image === '') {
    throw call.refuse('invalid', 'the file is not a picture');
  }
  const personaId = input.personaId ?? file.personaId;
  const before = await pictureOf(db, appId, userId, personaId);
  const id = before?.id ?? pfpId;
  if (id !== pfpId) {
    await handFile(db, appId, file.id, id);
  }
  await putPicture(db, {
    ...{ app_id: appId, id, user_id: userId, persona_id: personaId, file_id: file.id },
    ...{ created_at: now, modified_at: now },
  });
  const freed = before === undefined ? 0 : await deleteFiles(db, appId, [before.file_id]);
  await raiseUse(call, userId, limits, { saves: 0, bytes: file.size - freed });
  await meterWrite(call, { count: 0, uploads: 1 });
  const after = await findPicture(db, appId, id);
  if (after === undefined) {
    throw new Error('the picture is gone while its player is held');
  }
  return after;
}

async function refuseForeign(call: SetCall, named: PictureView | undefined, userId: string): Promise<void> {
  const owner = named?.user_id ?? (await ownerOfUploads(call.db, call.appId, call.input.pfpId));
  if (owner === undefined) {
    throw call.refuse('not-found', 'picture not found');
  }
  if (owner !== userId) {
    throw call.refuse('denied', 'permission denied', { details: ['pfpId: the picture of another player'] });
  }
}

/** Which players are asked about: a player only about itself. */
function whose(call: Call, userIds: readonly string[] | undefined): readonly string[] | undefined {
  const asked = (userIds?.length ?? 0) === 0 ? [undefined] : (userIds ?? []);
  const users = asked.flatMap((one) => userOf(call, one) ?? []);
  return users.length === 0 ? undefined : users;
}

function some<Name extends string>(name: Name, values: readonly string[] | undefined) {
  return (values?.length ?? 0) === 0 ? {} : ({ [name]: values } as Readonly<Record<Name, readonly string[]>>);
}
