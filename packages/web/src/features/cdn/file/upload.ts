// Files on their way into a bucket: straight from the browser, with what has gone out counted.
import type { UploadTarget } from '../../../kit/upload/upload-queue.ts';
import { cdnOf } from '../queries.ts';

export interface Place {
  readonly appId: string;
  readonly bucketId: string;
}

type TargetOptions = Place & Pick<UploadTarget, 'title' | 'link' | 'onFinished'>;

/** The same after a reload: uploads that were not finished are found by it. */
export function zoneId(appId: string, bucketId: string): string {
  return `cdn.${appId}.${bucketId}`;
}

/** Where the upload queue of the page sends the files of a bucket. */
export function bucketTarget({ appId, bucketId, ...target }: TargetOptions): UploadTarget {
  const place = { appId, bucketId };
  let held: Held | undefined;
  return {
    ...target,
    id: zoneId(appId, bucketId),
    begin: (files) => {
      held = heldBefore(place, files.length);
    },
    send: async (picked, options) => {
      const before = await (held ?? heldBefore(place, 1))(picked.path, options.signal);
      if (options.rule === 'skip' && before !== undefined) {
        return 'skipped';
      }
      const { sendFile } = await import('./send-file.ts');
      await sendFile(place, picked, options);
      return before === undefined ? 'added' : before === options.md5 ? 'same' : 'changed';
    },
  };
}

/** The hash that a path had before the upload; nothing where it is new. */
type Held = (path: string, signal: AbortSignal) => Promise<string | undefined>;

/** As many files are asked for one by one; of more the whole bucket is read once. */
const ONE_BY_ONE = 10;
const PAGE = 1000;

function heldBefore({ appId, bucketId: id }: Place, count: number): Held {
  const { list } = cdnOf(appId).entries;
  if (count <= ONE_BY_ONE) {
    // why all: the list answers every path that contains this one, and this one may come last
    return async (path, signal) => {
      for await (const entry of list.all({ id, path }, { signal })) {
        if (entry.path === path) {
          return entry.content_hash;
        }
      }
      return undefined;
    };
  }
  const readAll = async (): Promise<ReadonlyMap<string, string>> => {
    const found = new Map<string, string>();
    for await (const { Items } of list.pages({ id, per_page: PAGE })) {
      for (const { path, content_hash } of Items) {
        found.set(path, content_hash);
      }
    }
    return found;
  };
  let all: Promise<ReadonlyMap<string, string>> | undefined;
  return async (path) => {
    all ??= readAll();
    try {
      return (await all).get(path);
    } catch (error) {
      // why forgotten: the file that is tried again asks again
      all = undefined;
      throw error;
    }
  };
}
