// Looks into an asset bundle once for everybody who asks within an hour. Source: wire/cdn-and-platform.md 1.8.
import { buffer } from 'node:stream/consumers';
import type { usage } from '@uos/contract';
import { normalizeEntryPath } from '@uos/contract/rules';
import { requireApp } from '#core/apps/apps';
import { json } from '#db/columns';
import { NotParsed } from '#engines/parsers/parsers';
import type { BundleContents } from '#engines/parsers/unity-fs';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { ObjectMissing, type StoredObject } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import {
  type Analysis,
  endAnalysis,
  findAnalysis,
  findStored,
  insertAnalysis,
  OPEN,
  type Outcome,
  type Place,
  releaseOfBadge,
} from './store.ts';

const LIFE_MS = 60 * 60_000;

export const analyzeBundle: Handlers<typeof usage>['cdn']['analyzeBundle'] = async (call) => {
  const app = await requireApp(call, call.input.id, { lock: true });
  const place = await placeOf(call, call.input);
  const known = await findAnalysis(call.db, place);
  const old = known !== undefined && Date.parse(call.now) - Date.parse(known.created_at) > LIFE_MS;
  if (known !== undefined && old && isOpen(known)) {
    await endAnalysis(call.db, known.id, { status: 'Failed', result: null, error: 'timeout' }, call.now);
    return analysisReply(await existing(call, place));
  }
  if (known !== undefined && !old) {
    return analysisReply(known);
  }
  if (app.role !== 'owner') {
    throw call.refuse('denied', 'permission denied', { details: ['only the owner of the app may start one'] });
  }
  return analysisReply(await start(call, place));
};

/** Writes the task down; the bundle is read once that is committed, in a process of its own. */
async function start(call: Call, place: Place): Promise<Analysis> {
  if (!call.ports.parsers.hasRoom(place.appId)) {
    throw styles.platform.common['too-many']('bundles of this app wait to be read; ask again in a moment');
  }
  const stored = await findStored(call.db, place);
  if (stored === undefined) {
    throw invalid(`Path: "${place.path}" is not there or not uploaded yet`);
  }
  const id = call.ports.ids.uuid();
  await insertAnalysis(call.db, {
    id,
    app_id: place.appId,
    bucket_id: place.bucketId,
    release_id: place.releaseId,
    path: place.path,
    status: 'Running',
    created_at: call.now,
    result: json<BundleContents | null>(null),
  });
  call.afterCommit(async () => {
    const outcome = await analyze(call.ports, place.appId, stored);
    await endAnalysis(call.ports.db, id, outcome, call.ports.clock.now().toISOString());
  });
  return existing(call, place);
}

async function analyze(ports: Ports, appId: string, stored: StoredObject): Promise<Outcome> {
  const read = async (start: number, length: number): Promise<Uint8Array> => {
    const end = start + length - 1;
    return buffer(await ports.objects.read(appId, stored, { start, end }));
  };
  try {
    const result = await ports.parsers.parse('unity-bundle', { appId, size: stored.size, read });
    return { status: 'Finished', result, error: '' };
  } catch (error) {
    const compression = error instanceof NotParsed ? (error.facts.compression ?? '') : '';
    const result = { FileSize: stored.size, AssetCount: 0, Compression: compression, Assets: [] };
    return { status: 'Failed', result, error: reasonOf(ports, error) };
  }
}

function reasonOf(ports: Ports, error: unknown): string {
  if (error instanceof NotParsed) {
    return error.message;
  }
  ports.log.warn({ err: error }, 'a bundle could not be read');
  return error instanceof ObjectMissing ? 'the content is not in the store' : 'the object store does not answer';
}

interface Question {
  readonly id: string;
  readonly BucketId: string;
  readonly ReleaseId?: string | undefined;
  readonly Badge?: string | undefined;
  readonly Path: string;
}

async function placeOf(call: Call, { id, BucketId, ReleaseId, Badge, Path }: Question): Promise<Place> {
  if (ReleaseId !== undefined && Badge !== undefined) {
    throw invalid('ReleaseId, Badge: give one of them');
  }
  const pointed = Badge === undefined ? undefined : await releaseOfBadge(call.db, id, BucketId, Badge);
  if (Badge !== undefined && pointed === undefined) {
    throw invalid(`Badge: "${Badge}" is not there`);
  }
  return { appId: id, bucketId: BucketId, releaseId: ReleaseId ?? pointed ?? null, path: normalizeEntryPath(Path) };
}

async function existing(call: Call, place: Place): Promise<Analysis> {
  const analysis = await findAnalysis(call.db, place);
  if (analysis === undefined) {
    throw new Error('an analysis was written but not found');
  }
  return analysis;
}

function isOpen({ status }: Analysis): boolean {
  return OPEN.includes(status);
}

function analysisReply(row: Analysis) {
  const { result } = row;
  return {
    TaskId: row.id,
    AppId: row.app_id,
    BucketId: row.bucket_id,
    Path: row.path,
    Status: row.status,
    CreatedAt: row.created_at,
    FinishedAt: row.finished_at,
    Result: result === null ? null : { ...result, Assets: result.Assets.map((asset) => ({ ...asset })) },
    Error: row.error,
  };
}

function invalid(detail: string) {
  return styles.platform.refuse('invalid', 'invalid parameters', { details: [detail] });
}
