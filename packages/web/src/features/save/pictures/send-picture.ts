// The picture of a player on its way: a permission, the bytes, and the call that takes them over.
import type { ProfilePicture } from '@uos/sdk/services/save';
import { saveOf } from '../queries.ts';
import { aboutFile, putBytes } from '../saves/send-save.ts';
import { text } from './text.zh.ts';

interface SentPicture {
  readonly content: File | undefined;
  readonly userId: string;
  readonly personaId: string;
}

export async function sendPicture(appId: string, { content, userId, personaId }: SentPicture): Promise<ProfilePicture> {
  if (content === undefined) {
    throw new Error(text.notPicture);
  }
  const whose = { userId, ...(personaId === '' ? {} : { personaId }) };
  const { profilePictures } = saveOf(appId);
  const { pfpId, fileUploadToken } = await profilePictures.uploadToken({
    ...whose,
    fileUploadRequest: aboutFile(content),
  });
  await putBytes(fileUploadToken, content);
  const { pfp } = await profilePictures.set({
    ...whose,
    pfpId,
    fileUploadRequest: { objectId: fileUploadToken.objectId, size: content.size },
  });
  return pfp;
}
