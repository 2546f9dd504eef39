// Chooses where contents are kept: the data folder, or the store an address names.

import { join } from 'node:path';
import type { Ids } from '#kernel/keys/ids';
import { folderObjects } from '#kernel/objects/folder/folder-objects';
import { type S3Access, s3Place } from '#kernel/objects/s3/address';
import type { Objects } from './objects.ts';

export interface ObjectStoreOptions {
  /** Where contents are kept without an address, and files on their way to one. */
  readonly folder: string;
  readonly ids: Ids;
  /** Whether a folder waits for the disk; true unless told. */
  readonly durable?: boolean | undefined;
  readonly s3?: S3Access | undefined;
}

/** Reads the address and says what is wrong with it; the store itself is met by `sweep()`. */
export async function openObjects(address: string | undefined, options: ObjectStoreOptions): Promise<Objects> {
  if (address === undefined) {
    return folderObjects(options.folder, options.ids, { durable: options.durable });
  }
  const place = s3Place(address, options.s3);
  // why here: who keeps contents in a folder does not load a signer
  const { s3Objects } = await import('#kernel/objects/s3/s3-objects');
  return s3Objects(place, options.ids, join(options.folder, 'drafts'));
}
