// A change of an app's configuration: one at a time, each a version, heard by every process when it is committed.
import type { Call } from '#kernel/call/call';
import { changesOf, packed, readDocument, textOf } from './document.ts';
import { limits } from './rules.ts';
import { insertVersion, lockApp, marksOf, type VersionRow } from './store/versions.ts';

/** What every process that keeps an app's configuration listens to. */
export const CHANGED = 'remote-config';

interface Why {
  /** Refuses where it is not the current version. */
  readonly expectedVersion?: number | undefined;
  readonly note?: string | undefined;
  readonly restoredFrom?: number;
}

export interface Changed<T> {
  readonly done: T;
  /** The version that stands now; one more than before where anything differs. */
  readonly version: number;
}

/** Does `work` while nobody else changes the app, and keeps what came of it as a version. */
export async function changing<T>(call: Call, why: Why, work: () => Promise<T>): Promise<Changed<T>> {
  const { db, appId } = call;
  const version = await lockApp(db, appId);
  if (why.expectedVersion !== undefined && why.expectedVersion !== version) {
    throw call.refuse('precondition', 'the configuration has moved on', {
      details: [`expectedVersion: ${why.expectedVersion} was read, ${version} is current`],
    });
  }
  const before = await marksOf(db, appId);
  const done = await work();
  const changes = changesOf(before, await marksOf(db, appId));
  if (changes.length === 0) {
    return { done, version };
  }
  const text = await textOf(await readDocument(db, appId));
  if (Buffer.byteLength(text) > limits.documentBytes) {
    throw call.refuse('precondition', 'the configuration of an app is too large', {
      code: 80_000,
      details: [`all configs and overrides together have at most ${limits.documentBytes} bytes as they are kept`],
    });
  }
  const row: VersionRow = {
    app_id: appId,
    version: version + 1,
    changes,
    note: why.note ?? '',
    restored_from: why.restoredFrom ?? 0,
    created_at: call.now,
    created_by: call.actor.name,
  };
  await insertVersion(db, { ...row, document: await packed(text) }, limits.versions);
  await call.ports.fanOut.publish(db, CHANGED, appId);
  return { done, version: row.version };
}
