// The build of an image: its stages as the engine takes them, and how it ended.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { putSchedule } from '#kernel/time/schedules';
import { logOf } from '../servers/names.ts';
import { SERVICE } from '../servers/turns.ts';
import { endBuild, enterStage, imageToBuild } from '../store/images.ts';

export const BUILD = 'build';
const PURPOSE = 'multiverse.image';

export async function buildSoon(db: Db, imageId: string, nextAt: Date): Promise<void> {
  await putSchedule(db, { service: SERVICE, key: `${BUILD}/${imageId}`, nextAt });
}

/** Goes on where an earlier turn ended; of an image that is gone, or built, nothing is done. */
export async function buildImage(
  ports: Ports,
  imageId: string,
  { signal, seconds }: { readonly signal: AbortSignal; readonly seconds: number },
): Promise<void> {
  const { db } = ports;
  const row = await imageToBuild(db, imageId);
  if (row === undefined) {
    return;
  }
  const at = () => ports.clock.now().toISOString();
  const file = await ports.uploads.find(db, { appId: row.app_id, purpose: PURPOSE, objectName: row.object_name });
  if (file === undefined) {
    await endBuild(db, row, { status: 'failure', reason: 'the uploaded file is gone', at: at() });
    return;
  }
  const outcome = await ports.builds.run(
    {
      ...{ id: row.id, appId: row.app_id, logGroup: logOf(row, row.id).group, attempt: row.attempt, archive: file },
      ...{ os: row.os, limits: { seconds } },
      ...(row.entrypoint !== '' && { entrypoint: row.entrypoint }),
    },
    { signal, onStage: (stage) => enterStage(db, row, stage) },
  );
  if (outcome.status === 'success') {
    await endBuild(db, row, { status: 'success', reason: '', contentHash: outcome.contentHash, at: at() });
  } else if (outcome.status !== 'superseded') {
    await endBuild(db, row, { status: outcome.status, reason: outcome.reason, at: at() });
  }
}
