// A save as it is from now on: with what was uploaded, under the revision that its device knows, within its quotas.
// Source: wire/data-and-tools.md 1.2, 2.2.
import { isDeepStrictEqual } from 'node:util';
import type { save } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { isUniqueViolation } from '#kernel/call/paging';
import { quotaExceeded } from './permission.ts';
import type { Limits } from './rules.ts';
import { findLimits } from './store/config.ts';
import { findLinear, findSave, insertSave, type SaveRow, type SaveView, updateSave } from './store/saves.ts';
import { claimUpload, deleteFiles, ownerOfUploads, type UploadRow } from './store/uploads.ts';
import { addUse, findUse, holdUsers } from './store/users.ts';
import { insertVersion, trimVersions } from './store/versions.ts';
import { meterWrite } from './usage.ts';
import { writerOf } from './whose.ts';

type Set = Extract<Handlers<typeof save>['files']['set'], (...args: never) => unknown>;
type SetCall = Parameters<Set>[0];
type Part = NonNullable<SetCall['input']['fileUploadRequest']>;

export async function confirmSave(call: SetCall): Promise<SaveView> {
  const { db, appId, input } = call;
  const limits = await findLimits(db, appId);
  const userId = writerOf(call, limits);
  await holdUsers(db, appId, [userId]);
  const found = await findSave(db, appId, input.saveId);
  await refuseForeign(call, found, userId);
  if (found !== undefined && isSaid(found, input)) {
    return found;
  }
  refuseStale(call, input.saveId, found, input.ifRevision);
  if (found !== undefined && input.progressType !== undefined && input.progressType !== found.progress_type) {
    throw call.refuse('precondition', 'progress type cannot change');
  }
  const before = found ?? newSave(call, userId);
  const revision = before.revision + 1;
  const [file, cover] = [
    await partOf(call, userId, 'file', before.file_id, input.fileUploadRequest),
    await partOf(call, userId, 'cover', before.cover_id, input.coverUploadRequest),
  ];
  const row: SaveRow = {
    ...{ app_id: appId, id: before.id, user_id: userId },
    persona_id: input.personaId ?? before.persona_id,
    name: input.name ?? before.name,
    namespace: input.namespace ?? before.namespace,
    progress_type: before.progress_type,
    description: input.description ?? before.description,
    tags: input.tags ?? before.tags,
    properties: input.properties ?? before.properties,
    file_id: file.id,
    file_revision: file.id === before.file_id ? before.file_revision : revision,
    cover_id: cover.id,
    revision,
    created_at: before.created_at,
    modified_at: call.now,
  };
  await refuseSecondLinear(call, row);
  await write(call, row, found);
  const freed = await replace(call, row, before, limits);
  await count(call, row, limits, {
    saves: found === undefined ? 1 : 0,
    bytes: file.bytes + cover.bytes - freed,
    uploads: file.uploads + cover.uploads,
  });
  const after = await findSave(db, appId, row.id);
  if (after === undefined) {
    throw new Error('the save is gone while its player is held');
  }
  return after;
}

/** Refuses a save of another player, and one that no permission was ever given for. */
async function refuseForeign(call: SetCall, found: SaveView | undefined, userId: string): Promise<void> {
  const owner = found?.user_id ?? (await ownerOfUploads(call.db, call.appId, call.input.saveId));
  if (owner === undefined) {
    // why: whoever read it knows that it was there, and is told as of any other change
    refuseStale(call, call.input.saveId, undefined, call.input.ifRevision);
    throw call.refuse('not-found', 'save not found');
  }
  if (owner !== userId) {
    throw call.refuse('denied', 'permission denied', { details: ['saveId: the save of another player'] });
  }
}

/** Does the save say already what is to be confirmed? Then it was confirmed before, and nothing is left to do. */
function isSaid(found: SaveView, input: SetCall['input']): boolean {
  const objects = [
    [input.fileUploadRequest?.objectId, found.file_id],
    [input.coverUploadRequest?.objectId, found.cover_id],
  ].filter(([objectId]) => objectId !== undefined && objectId !== '');
  const facts: readonly (readonly [unknown, unknown])[] = [
    [input.name, found.name],
    [input.namespace, found.namespace],
    [input.personaId, found.persona_id],
    [input.progressType, found.progress_type],
    [input.description, found.description],
    [input.tags, found.tags],
    [input.properties, found.properties],
  ];
  return (
    objects.length > 0 &&
    objects.every(([objectId, id]) => objectId?.toLowerCase() === id) &&
    facts.every(([said, is]) => said === undefined || isDeepStrictEqual(said, is))
  );
}

/** Whoever read it before somebody else changed it hears of that. */
export function refuseStale(
  call: Pick<Call, 'refuse'>,
  saveId: string,
  found: SaveView | undefined,
  seen: number | undefined,
): void {
  if (seen !== undefined && seen !== (found?.revision ?? 0)) {
    throw changedElsewhere(call, saveId, found);
  }
}

/** Revision 0 is that of a save that is not there. */
export function changedElsewhere(call: Pick<Call, 'refuse'>, saveId: string, found: SaveView | undefined) {
  return call.refuse('precondition', 'save was changed elsewhere', {
    details: [
      `saveId: ${saveId}`,
      `revision: ${found?.revision ?? 0}`,
      ...(found === undefined ? [] : [`modifiedAt: ${found.modified_at}`]),
    ],
  });
}

function newSave(call: SetCall, userId: string): SaveRow {
  return {
    ...{ app_id: call.appId, id: call.input.saveId.toLowerCase(), user_id: userId, persona_id: '' },
    ...{ name: '', namespace: '', progress_type: call.input.progressType ?? 'MULTI', description: '' },
    ...{ tags: [], properties: {}, file_id: null, file_revision: 0, cover_id: null, revision: 0 },
    ...{ created_at: call.now, modified_at: call.now },
  };
}

interface TakenPart {
  readonly id: string | null;
  readonly bytes: number;
  readonly uploads: number;
}

/** The file that a part of the save has from now on. */
async function partOf(
  call: SetCall,
  userId: string,
  kind: 'file' | 'cover',
  before: string | null,
  part: Part | undefined,
): Promise<TakenPart> {
  const objectId = part?.objectId?.toLowerCase() ?? '';
  if (part === undefined || objectId === before) {
    return { id: before, bytes: 0, uploads: 0 };
  }
  if (objectId === '') {
    return { id: part.clearExisting === true ? null : before, bytes: 0, uploads: 0 };
  }
  const { size } = await claimed(call, { id: objectId, ownerId: call.input.saveId, userId, kind }, part);
  return { id: objectId, bytes: size, uploads: 1 };
}

/** What was uploaded by a permission, which is used up. */
export async function claimed(
  call: Pick<Call, 'db' | 'appId' | 'refuse'>,
  wanted: Pick<UploadRow, 'id' | 'kind'> & { readonly ownerId: string; readonly userId: string },
  { md5, size }: Pick<Part, 'md5' | 'size'>,
) {
  const found = ID.test(wanted.id) ? await claimUpload(call.db, { appId: call.appId, ...wanted }) : undefined;
  const field = wanted.kind === 'cover' ? 'coverUploadRequest' : 'fileUploadRequest';
  const absent = (reason: string) =>
    call.refuse('precondition', 'object not uploaded', { details: [`${field}.${reason}`] });
  if (found?.file === undefined) {
    throw found?.upload.is_too_large === true
      ? call.refuse('invalid', 'Object size exceeding limit', {
          details: [`${field}: at most ${found.upload.limit_bytes} bytes`],
        })
      : absent('objectId: nothing has been uploaded by it, or it was confirmed before');
  }
  if (md5 !== undefined && md5.toLowerCase() !== found.file.etag) {
    throw absent(`md5: ${found.file.etag} was uploaded`);
  }
  if (size !== undefined && size !== found.file.size) {
    throw absent(`size: ${found.file.size} bytes were uploaded`);
  }
  return { ...found.file, personaId: found.upload.persona_id };
}

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

async function refuseSecondLinear(call: SetCall, row: SaveRow): Promise<void> {
  if (row.progress_type === 'LINEAR') {
    const other = await findLinear(call.db, row);
    if (other !== undefined) {
      throw call.refuse('exists', 'linear save already exists', { details: [`saveId: ${other}`] });
    }
  }
}

async function write(call: SetCall, row: SaveRow, found: SaveView | undefined): Promise<void> {
  const isWritten = await (found === undefined
    ? insertSave(call.db, row)
    : updateSave(call.db, row, found.revision)
  ).catch((error: unknown) => {
    throw isUniqueViolation(error, 'saves_linear') ? call.refuse('exists', 'linear save already exists') : error;
  });
  if (!isWritten) {
    throw changedElsewhere(call, row.id, found);
  }
}

/** What the save had before becomes a version, or goes; answers the bytes that went. */
async function replace(call: SetCall, row: SaveRow, before: SaveRow, limits: Limits): Promise<number> {
  const { db, appId } = call;
  const gone: string[] = [];
  if (before.cover_id !== null && before.cover_id !== row.cover_id) {
    gone.push(before.cover_id);
  }
  if (before.file_id !== null && before.file_id !== row.file_id) {
    gone.push(...(await keepVersion(call, before, limits)));
  }
  return deleteFiles(db, appId, gone);
}

/** Makes a version of what a save has, and answers the files of those that are too many. */
export async function keepVersion(
  { db, appId, now }: Pick<Call, 'db' | 'appId' | 'now'>,
  before: SaveRow,
  { keep_versions }: Limits,
): Promise<string[]> {
  if (before.file_id !== null) {
    const made = { app_id: appId, save_id: before.id, file_id: before.file_id, replaced_at: now };
    await insertVersion(db, { ...made, number: before.file_revision });
  }
  return trimVersions(db, appId, before.id, keep_versions);
}

interface Added {
  readonly saves: number;
  readonly bytes: number;
  readonly uploads: number;
}

/** Puts what the player has now on its account and on the meter, or refuses what would be too much. */
async function count(call: SetCall, { user_id: userId }: SaveRow, limits: Limits, added: Added): Promise<void> {
  await raiseUse(call, userId, limits, added);
  await meterWrite(call, { count: 1, uploads: added.uploads });
}

export async function raiseUse(
  call: Pick<Call, 'db' | 'appId' | 'refuse'>,
  userId: string,
  { max_saves_per_user, max_bytes_per_user }: Limits,
  added: Pick<Added, 'saves' | 'bytes'>,
): Promise<void> {
  const { db, appId } = call;
  const most = { saves: max_saves_per_user, bytes: max_bytes_per_user };
  if (await addUse(db, { appId, userId }, added, most)) {
    return;
  }
  const { saves, bytes } = await findUse(db, appId, userId);
  throw added.saves > 0 && saves + added.saves > most.saves
    ? quotaExceeded(call, 'maxSavesPerUser', saves + added.saves, most.saves)
    : quotaExceeded(call, 'maxBytesPerUser', bytes + added.bytes, most.bytes);
}
