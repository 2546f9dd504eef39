// Where every upload ends: what was received is what was promised, or nothing is left of it.
import { styles } from '#kernel/call/errors';
import { type Draft, ObjectTooLarge } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import { objectTooLarge } from '../rules.ts';
import { deliveredLocks, promiseObjects, storeObjects, uploadStates } from '../store/objects.ts';
import { type Gathered, gathering } from './gathering.ts';
import type { BlockGrant, UploadGrant } from './grants.ts';

/** Larger objects are kept on their own: moving one may take a while, and small ones must not wait for it. */
const SMALL_BYTES = 1024 * 1024;

export type Admission = 'stored' | 'missing';

/** Checks what can be checked before the first byte. Answers whether the content is stored already, and stays. */
export async function admitUpload(ports: Ports, grant: UploadGrant | BlockGrant): Promise<Admission> {
  return gatherers(ports).admit.add(grant);
}

/** The same for many at once, in one look at the database for each app. */
export async function admitUploads(
  ports: Ports,
  grants: readonly (UploadGrant | BlockGrant)[],
): Promise<Gathered<Admission>[]> {
  const admitted: Gathered<Admission>[] = [];
  for (const [appId, indexes] of byApp(grants)) {
    const uploads = indexes.flatMap((index) => grants[index] ?? []);
    await promiseObjects(ports.db, appId, uploads, ports.clock.now().toISOString());
    const states = await uploadStates(ports.db, appId, uploads);
    for (const [n, index] of indexes.entries()) {
      admitted[index] = admissionOf(states?.[n]);
    }
  }
  return admitted;
}

function admissionOf(state: { open: boolean; wanted: boolean; stored: boolean } | undefined): Gathered<Admission> {
  if (state?.open !== true) {
    return { error: styles.cdn.common['service-off']('asset-streaming is not enabled for this app') };
  }
  if (!state.wanted) {
    return { error: styles.cdn.refuse('not-found', 'the entry of this upload is gone or waits for other content') };
  }
  return { value: state.stored ? 'stored' : 'missing' };
}

/** Refuses a declared length that cannot be right, before anything is read. */
export function refuseLength(ports: Ports, grant: UploadGrant, bytes: number): void {
  if (bytes > ports.config.objectLimitBytes) {
    throw objectTooLarge(ports.config.objectLimitBytes);
  }
  if (grant.size !== undefined && bytes !== grant.size) {
    throw styles.cdn.refuse('incomplete', `${bytes} bytes are announced, ${wanted(grant)} was expected`);
  }
}

/** Refuses content that is not what the grant is for. */
export function refuseContent(grant: UploadGrant, { md5, size }: { md5: string; size: number }): void {
  if (md5 !== grant.md5 || (grant.size !== undefined && size !== grant.size)) {
    throw styles.cdn.refuse('incomplete', `${size} bytes with MD5 ${md5} arrived, ${wanted(grant)} was expected`);
  }
}

/** Reads a body into the store and keeps it, or leaves nothing behind. */
export async function receive(ports: Ports, grant: UploadGrant, source: AsyncIterable<Uint8Array>): Promise<void> {
  const limit = grant.size ?? ports.config.objectLimitBytes;
  const draft = await ports.objects.draft(source, limit).catch((error: unknown) => {
    throw error instanceof ObjectTooLarge && grant.size !== undefined
      ? styles.cdn.refuse('incomplete', `more bytes arrived, ${wanted(grant)} was expected`, { cause: error })
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
    refuseContent(grant, draft);
    const kept = { appId: grant.appId, draft };
    await (draft.size > SMALL_BYTES ? keepTogether(ports, [kept]) : gatherers(ports).keep.add(kept));
  } finally {
    await draft.discard();
  }
}

export interface Kept {
  readonly appId: string;
  readonly draft: Draft;
}

/** Keeps many drafts of proved content in one transaction for each app; each is told for itself how it went. */
export async function keepDrafts(ports: Ports, drafts: readonly Kept[]): Promise<Gathered<void>[]> {
  const results: Gathered<void>[] = [];
  for (const [, indexes] of byApp(drafts)) {
    const together = indexes.flatMap((index) => drafts[index] ?? []);
    const error = await keepTogether(ports, together).then(
      () => undefined,
      (cause: unknown) => ({ cause }),
    );
    for (const [n, index] of indexes.entries()) {
      const [alone] = together.slice(n);
      results[index] =
        error === undefined || alone === undefined
          ? { value: undefined }
          : // why again: one that cannot be kept must not take the others with it
            together.length === 1
            ? { error: error.cause }
            : await keepTogether(ports, [alone]).then(
                () => ({ value: undefined }),
                (cause: unknown) => ({ error: cause }),
              );
    }
  }
  return results;
}

async function keepTogether(ports: Ports, drafts: readonly Kept[]): Promise<void> {
  const [first] = drafts;
  if (first === undefined) {
    return;
  }
  const now = ports.clock.now().toISOString();
  const objects = drafts.map(({ draft }) => draft);
  await ports.db.transaction().execute(async (db) => {
    await deliveredLocks.lock(db, ...objects);
    const fresh = await storeObjects(db, first.appId, objects, now);
    await Promise.all(
      objects.map((draft) => (fresh.has(draft.md5) ? draft.keep(first.appId) : keepOnce(ports, first.appId, draft))),
    );
  });
}

async function keepOnce(ports: Ports, appId: string, draft: Draft): Promise<void> {
  if (!(await ports.objects.has(appId, draft))) {
    await draft.keep(appId);
  }
}

function byApp(items: readonly { readonly appId: string }[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, { appId }] of items.entries()) {
    groups.set(appId, [...(groups.get(appId) ?? []), index]);
  }
  return groups;
}

const gatherersOf = new WeakMap<Ports, ReturnType<typeof openGatherers>>();

function gatherers(ports: Ports): ReturnType<typeof openGatherers> {
  const known = gatherersOf.get(ports) ?? openGatherers(ports);
  gatherersOf.set(ports, known);
  return known;
}

function openGatherers(ports: Ports) {
  return {
    admit: gathering((grants: readonly (UploadGrant | BlockGrant)[]) => admitUploads(ports, grants)),
    keep: gathering((drafts: readonly Kept[]) => keepDrafts(ports, drafts)),
  };
}

function wanted({ md5, size }: UploadGrant): string {
  return size === undefined ? `MD5 ${md5}` : `${size} bytes with MD5 ${md5}`;
}
