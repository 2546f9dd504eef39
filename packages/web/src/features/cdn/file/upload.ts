// Files on their way into a bucket: straight from the browser, with what has gone out counted.
import { contentType } from '@uos/contract/rules';
import { createClient, session } from '@uos/sdk/browser';
import { cdnTable } from '@uos/sdk/services/cdn';
import type { PickedFile, SendOptions, UploadTarget } from '../../../kit/upload/upload-queue.ts';
import { xhrTransport } from '../../../kit/upload/xhr-transport.ts';
import { shared } from '../../../shell/uos.ts';
import { cdnOf } from '../queries.ts';

interface Place {
  readonly appId: string;
  readonly bucketId: string;
}

type TargetOptions = Place & Pick<UploadTarget, 'title' | 'link' | 'onFinished'>;

/** Where the upload queue of the page sends the files of a bucket. */
export function bucketTarget({ appId, bucketId, ...target }: TargetOptions): UploadTarget {
  return {
    ...target,
    id: `cdn.${appId}.${bucketId}`,
    send: async (picked, options) =>
      options.rule === 'skip' && (await isTaken({ appId, bucketId }, picked.path, options.signal))
        ? 'skipped'
        : (await sendFile({ appId, bucketId }, picked, options))
          ? 'done'
          : 'same',
  };
}

/** False where the store had the content already. */
export async function sendFile(
  { appId, bucketId }: Place,
  { path, file }: PickedFile,
  { md5, signal, onSent }: Pick<SendOptions, 'md5' | 'signal' | 'onSent'>,
): Promise<boolean> {
  const { blobSource, uploadFile } = await import('@uos/sdk/jobs');
  const as = session({ appId });
  const uos = createClient({ ...shared, as, transport: xhrTransport(onSent) }, { cdn: cdnTable });
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

async function isTaken({ appId, bucketId }: Place, path: string, signal: AbortSignal): Promise<boolean> {
  // why all: the list answers every path that contains this one, and this one may come last
  for await (const entry of cdnOf(appId).entries.list.all({ id: bucketId, path }, { signal })) {
    if (entry.path === path) {
      return true;
    }
  }
  return false;
}

/** The queue has hashed every file in its worker. */
function hashedBefore(): never {
  throw new TypeError('the file comes with its hash');
}
