// A build of a server on its way: the file to the store, unless it is there already, then its build begins.
import type { ImagesCreateInput } from '@uos/sdk/services/multiverse';
import type { FileResult, PickedFile, SendOptions } from '../../../kit/upload/upload-queue.ts';
import { xhrTransport } from '../../../kit/upload/xhr-transport.ts';
import { multiverseOf } from '../queries.ts';
import { text } from '../text.zh.ts';

export type ImageWords = Pick<ImagesCreateInput, 'name' | 'os' | 'entrypoint' | 'description'>;

/** The largest builds take long on a slow line. */
const LONGEST_MS = 6 * 3_600_000;

export async function sendImage(
  { appId, gameId, image }: { readonly appId: string; readonly gameId: string; readonly image: ImageWords },
  { file }: PickedFile,
  { md5, signal, onSent }: Pick<SendOptions, 'md5' | 'signal' | 'onSent'>,
): Promise<FileResult> {
  const { images } = multiverseOf(appId);
  const { size } = file;
  const { transferToken } = await images.transferToken({ gameId, filename: file.name, size, md5 }, { signal });
  const { uploadUrl, method, headers, objectName, maxSize, present } = transferToken;
  if (size > maxSize) {
    throw new RangeError(text.imageTooLarge(maxSize));
  }
  if (present !== true) {
    const put = xhrTransport(onSent);
    const answer = await put({ method, url: uploadUrl, headers, body: file, signal, timeoutMs: LONGEST_MS });
    if (answer.status >= 300) {
      throw new Error(text.uploadRefused(answer.status));
    }
  }
  await images.create({ ...image, gameId, objectName, size, md5 }, { signal });
  return present === true ? 'same' : 'done';
}
