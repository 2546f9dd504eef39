// `/_dev/export` and `/_dev/snapshots`: what the embedded database needs its own platform for, because nobody else may
// open it meanwhile.
import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { DevRefusal, type DevRoute, readControl } from '#kernel/dev/dev-control';
import { systemClock } from '#kernel/time/clock';
import { ArchiveError } from './archive.ts';
import { exportState } from './export.ts';
import { SnapshotError, type SnapshotSource, takeSnapshot } from './snapshots.ts';

const EXPORT = z.strictObject({
  file: z.string().refine(isAbsolute, 'must be an absolute path'),
  contents: z.boolean(),
});
const SNAPSHOT = z.strictObject({ name: z.string() });

/** `settle` writes what is kept in memory, so that it is in what is taken. */
export function stateRoutes(source: SnapshotSource, settle: () => Promise<void>): DevRoute[] {
  return [
    {
      method: 'POST',
      path: 'export',
      async handle({ body }) {
        const { file, contents } = readControl(EXPORT, body);
        await settle();
        return told(() => exportState({ db: source.db, objects: contents ? source.objects : undefined }, file));
      },
    },
    {
      method: 'POST',
      path: 'snapshots',
      async handle({ body }) {
        const { name } = readControl(SNAPSHOT, body);
        await settle();
        return told(() => takeSnapshot(source, { name, now: systemClock.now() }));
      },
    },
  ];
}

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ArchiveError || error instanceof SnapshotError) {
      throw new DevRefusal(`${error.fault}: ${error.detail}`, { status: 409, cause: error });
    }
    throw error;
  }
}
