// Saves and pictures of players, uploaded as a game's server does it.

import { createHash, createHmac } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { SaveUploadToken, Uos } from '@uos/sdk';

interface GivenSave {
  readonly userId: string;
  readonly content: string | Uint8Array;
  readonly name?: string;
  readonly namespace?: string;
  readonly progressType?: 'LINEAR' | 'MULTI';
  readonly personaId?: string;
  readonly originalName?: string;
  /** Another content for that save. */
  readonly saveId?: string;
}

/** Answers the id of the save. */
export async function putSave(
  uos: Uos,
  { content, originalName = 'slot-1.json', ...given }: GivenSave,
): Promise<string> {
  const { userId, saveId } = given;
  const { saveId: id, fileUploadToken } = await uos.save.files.uploadToken({
    userId,
    ...(saveId === undefined ? {} : { saveId }),
    fileUploadRequest: { originalName, format: originalName.split('.').at(-1) ?? '' },
  });
  await putBytes(fileUploadToken, content);
  await uos.save.files.set({ ...given, saveId: id, fileUploadRequest: { objectId: fileUploadToken.objectId } });
  return id;
}

export async function putPicture(uos: Uos, userId: string, content: Uint8Array, personaId?: string): Promise<string> {
  const whose = { userId, ...(personaId === undefined ? {} : { personaId }) };
  const fileUploadRequest = { originalName: 'me.png', format: 'png' };
  const { pfpId, fileUploadToken } = await uos.save.profilePictures.uploadToken({ ...whose, fileUploadRequest });
  await putBytes(fileUploadToken, content);
  await uos.save.profilePictures.set({ ...whose, pfpId, fileUploadRequest: { objectId: fileUploadToken.objectId } });
  return pfpId;
}

async function putBytes(permission: SaveUploadToken, content: string | Uint8Array): Promise<void> {
  const { bucketUrl, objectDir, objectName, tmpSecretId, tmpSecretKey, token, startTime, expiredTime } = permission;
  const url = new URL(`${bucketUrl}/${objectDir}/${objectName}`);
  const hmac = (key: string, text: string) => createHmac('sha1', key).update(text).digest('hex');
  const time = `${startTime};${expiredTime}`;
  const headers = `host=${encodeURIComponent(url.host)}&x-cos-security-token=${encodeURIComponent(token)}`;
  const request = ['put', url.pathname, '', headers, ''].join('\n');
  const toSign = ['sha1', time, createHash('sha1').update(request).digest('hex'), ''].join('\n');
  const authorization = [
    `q-sign-algorithm=sha1&q-ak=${tmpSecretId}&q-sign-time=${time}&q-key-time=${time}`,
    `q-header-list=host;x-cos-security-token&q-url-param-list=&q-signature=${hmac(hmac(tmpSecretKey, time), toSign)}`,
  ].join('&');
  const { ok, status } = await fetch(url, {
    method: 'PUT',
    body: content as BodyInit,
    headers: { authorization, 'x-cos-security-token': token },
  });
  if (!ok) {
    throw new Error(`upload refused: ${status}`);
  }
}

/** A picture of one colour, as small as a PNG can be. */
export function dot(red: number, green: number, blue: number): Uint8Array {
  const chunk = (type: string, data: readonly number[]) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, body, sum]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]),
    chunk('IDAT', [...deflateSync(Buffer.from([0, red, green, blue]))]),
    chunk('IEND', []),
  ]);
}
