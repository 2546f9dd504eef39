// One file on its way into a bucket, loaded with the first one that is sent.
import { contentType } from '@uos/contract/rules';
import { createClient, session } from '@uos/sdk/browser';
import { blobSource, uploadFile } from '@uos/sdk/jobs';
import { cdnTable } from '@uos/sdk/services/cdn';
import { withWords } from '../../../kit/call/words-of-servers.ts';
import type { PickedFile, SendOptions } from '../../../kit/upload/upload-queue.ts';
import { xhrTransport } from '../../../kit/upload/xhr-transport.ts';
import { shared } from '../../../shell/uos.ts';
import type { Place } from './upload.ts';

/** False where the store had the content already. */
export async function sendFile(
  { appId, bucketId }: Place,
  { path, file }: PickedFile,
  { md5, signal, onSent }: Pick<SendOptions, 'md5' | 'signal' | 'onSent'>,
): Promise<boolean> {
  const as = session({ appId });
  const uos = createClient({ ...shared, as, transport: withWords(xhrTransport(onSent)) }, { cdn: cdnTable });
  const { sent } = await uploadFile(uos, {
    bucketId,
    path,
    source: blobSource(file),
    contentType: contentType(path),
    md5,
    signal,
    createMd5: hashedBefore,
  });
  return sent;
}

/** The queue has hashed every file in its worker. */
function hashedBefore(): never {
  throw new TypeError('the file comes with its hash');
}
