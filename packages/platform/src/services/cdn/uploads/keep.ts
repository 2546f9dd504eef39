// Where every upload ends: what was received is what was promised, or nothing is left of it.
import { cdnRefusal } from '#kernel/errors';
import { type Draft, ObjectTooLarge } from '#kernel/objects';
import type { Ports } from '#kernel/ports';
import { objectTooLarge } from '../rules.ts';
import { lockContent, promiseObjects, storeObject, uploadState } from '../store/objects.ts';
import type { UploadGrant } from './grants.ts';

/** Checks what can be checked before the first byte. Answers whether the content is stored already, and stays. */
export async function admitUpload(ports: Ports, grant: UploadGrant): Promise<'stored' | 'missing'> {
  await promiseObjects(ports.db, grant.appId, [grant], ports.clock.now().toISOString());
  const state = await uploadState(ports.db, grant.appId, grant, grant.entryId);
  if (state?.open !== true) {
    throw cdnRefusal(10, 'asset-streaming is not enabled for this app');
  }
  if (!state.wanted) {
    throw cdnRefusal(5, 'the entry of this upload is gone or waits for other content');
  }
  return state.stored ? 'stored' : 'missing';
}

/** Refuses a declared length that cannot be right, before anything is read. */
export function refuseLength(ports: Ports, grant: UploadGrant, bytes: number): void {
  if (bytes > ports.config.objectLimitBytes) {
    throw objectTooLarge(ports.config.objectLimitBytes);
  }
  if (grant.size !== undefined && bytes !== grant.size) {
    throw cdnRefusal(11, `${bytes} bytes are announced, ${wanted(grant)} was expected`);
  }
}

/** Reads a body into the store and keeps it, or leaves nothing behind. */
export async function receive(ports: Ports, grant: UploadGrant, source: AsyncIterable<Uint8Array>): Promise<void> {
  const limit = grant.size ?? ports.config.objectLimitBytes;
  const draft = await ports.objects.draft(source, limit).catch((error: unknown) => {
    throw error instanceof ObjectTooLarge && grant.size !== undefined
      ? cdnRefusal(11, `more bytes arrived, ${wanted(grant)} was expected`, { cause: error })
      : error;
  });
  await keepDraft(ports, grant, draft);
}

/**
 * Keeps a draft that is what the grant allows, and discards every other. The row and the object appear together;
 * of many uploads of one content one is kept.
 */
export async function keepDraft(ports: Ports, grant: UploadGrant, draft: Draft): Promise<void> {
  try {
    if (draft.md5 !== grant.md5 || (grant.size !== undefined && draft.size !== grant.size)) {
      throw cdnRefusal(11, `${draft.size} bytes with MD5 ${draft.md5} arrived, ${wanted(grant)} was expected`);
    }
    const now = ports.clock.now().toISOString();
    await ports.db.transaction().execute(async (db) => {
      await lockContent(db, draft);
      await storeObject(db, grant.appId, draft, now);
      if (!(await ports.objects.has(grant.appId, draft))) {
        await draft.keep(grant.appId);
      }
    });
  } finally {
    await draft.discard();
  }
}

function wanted({ md5, size }: UploadGrant): string {
  return size === undefined ? `MD5 ${md5}` : `${size} bytes with MD5 ${md5}`;
}
