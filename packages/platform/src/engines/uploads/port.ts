// Files that callers send to be worked on, such as the archive of an image: a signed address takes one file of the size
// and sum it was asked for, and what is not whole leaves nothing.
import type { Readable } from 'node:stream';
import type { Db } from '#db/connect';
import type { StoredObject } from '#kernel/objects/objects';
import type { StreamRoute } from '#kernel/server/stream-route';

declare module '#kernel/ports' {
  interface Ports {
    readonly uploads: Uploads;
  }
}

export interface UploadWish {
  readonly appId: string;
  /** What it is for, such as `multiverse.image`: a file of one purpose is of no use for another. */
  readonly purpose: string;
  /** As the caller calls it; only its last segment is kept, in letters that names may have. */
  readonly filename: string;
  readonly size: number;
  /** 32 hex digits of either case. */
  readonly md5: string;
  readonly maxBytes: number;
  /** RFC 3339. */
  readonly now: string;
}

/** Names as the specification has them. */
export interface TransferToken {
  readonly token: string;
  readonly tmpSecretId: string;
  readonly tmpSecretKey: string;
  readonly objectName: string;
  readonly region: string;
  readonly bucket: string;
  /** Unix seconds. */
  readonly startTime: number;
  readonly expiredTime: number;
  readonly uploadUrl: string;
  readonly method: 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly maxSize: number;
  /** Whether the app has this content already: then nothing has to be sent. */
  readonly present: boolean;
}

export interface UploadedFile extends StoredObject {
  readonly objectName: string;
  readonly filename: string;
}

export interface Uploads {
  /** @throws UploadTooLarge over `maxBytes` */
  token(db: Db, wish: UploadWish): Promise<TransferToken>;
  /** The whole file behind the name; undefined where it is another app's, another purpose's, or not whole yet. */
  find(
    db: Db,
    file: { readonly appId: string; readonly purpose: string; readonly objectName: string },
  ): Promise<UploadedFile | undefined>;
  read(appId: string, file: StoredObject): Promise<Readable>;
  /** Takes the files. */
  readonly route: StreamRoute;
  /** Frees files that nobody has named for a day; once a day. */
  forget(db: Db, before: string): Promise<number>;
}

/** Over the limit: the caller hears `Object size exceeding limit`. */
export class UploadTooLarge extends Error {
  constructor() {
    super('Object size exceeding limit');
    this.name = 'UploadTooLarge';
  }
}
