// Bytes of a save or a picture on their way: a permission, the bytes, and the call that takes them over.
import { UosApiError } from '@uos/sdk/browser';
import type { CloudSave, FilesSetInput, SaveUploadToken } from '@uos/sdk/services/save';
import { saveOf } from '../queries.ts';
import { signedPut } from './cos-signature.ts';

/** What a form says of a save beside its bytes. */
export type SaveWords = Pick<
  FilesSetInput,
  'name' | 'namespace' | 'progressType' | 'description' | 'tags' | 'properties'
>;

interface SentSave extends SaveWords {
  readonly userId: string;
  readonly personaId?: string | undefined;
  readonly content?: File | undefined;
  readonly cover?: File | undefined;
  /** The save that is changed, as it was read: where it was changed since, nothing is overwritten. */
  readonly before?: Pick<CloudSave, 'saveId' | 'revision'> | undefined;
  /** Overwrites what was changed since. */
  readonly force?: boolean;
}

export async function sendSave(appId: string, sent: SentSave): Promise<CloudSave> {
  const { content, cover, before, force = false, userId, personaId, ...words } = sent;
  const { files } = saveOf(appId);
  const uploads = content === undefined && cover === undefined ? undefined : await permission();
  const { saveId = before?.saveId ?? '', fileUploadToken, coverUploadToken } = uploads ?? {};
  if (content !== undefined && fileUploadToken !== undefined) {
    await putBytes(fileUploadToken, content);
  }
  if (cover !== undefined && coverUploadToken !== undefined) {
    await putBytes(coverUploadToken, cover);
  }
  const { save } = await files.set({
    ...words,
    userId,
    ...(personaId === undefined || personaId === '' ? {} : { personaId }),
    saveId,
    ...(content === undefined || fileUploadToken === undefined
      ? {}
      : { fileUploadRequest: { objectId: fileUploadToken.objectId, size: content.size } }),
    ...(cover === undefined || coverUploadToken === undefined
      ? {}
      : { coverUploadRequest: { objectId: coverUploadToken.objectId, size: cover.size } }),
    ...(before === undefined || force ? {} : { ifRevision: before.revision }),
  });
  return save;

  function permission() {
    return files.uploadToken({
      userId,
      ...(before === undefined ? {} : { saveId: before.saveId }),
      fileUploadRequest: content === undefined ? {} : aboutFile(content),
      ...(cover === undefined ? {} : { coverUploadRequest: aboutFile(cover) }),
    });
  }
}

export function aboutFile({ name }: File): { originalName: string; format: string } {
  const format = /\.([a-z0-9]{1,32})$/i.exec(name)?.[1] ?? '';
  return { originalName: name, format: format.toLowerCase() };
}

export async function putBytes(permission: SaveUploadToken, content: File): Promise<void> {
  const { url, headers } = signedPut(permission);
  // why no SDK: the store is on an origin of its own, and takes no header but those of its clients
  const answer = await fetch(url, {
    method: 'PUT',
    body: content,
    credentials: 'omit',
    headers: { ...headers, 'content-type': content.type === '' ? 'application/octet-stream' : content.type },
  });
  if (!answer.ok) {
    throw refusal(answer.status, await answer.text());
  }
}

/** What the store says in XML, as an error of the call that it belongs to. */
function refusal(status: number, xml: string): UosApiError {
  const said = (tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  const isTooLarge = said('Code') === 'EntityTooLarge';
  const body = isTooLarge ? { code: 3, message: 'Object size exceeding limit' } : { message: said('Message') ?? '' };
  const call = { operation: 'save.files.uploadToken', service: 'save', status, requestId: said('RequestId') };
  return new UosApiError('api', call, { style: 'service', body, retryAfterMs: undefined });
}
