// An image of a program that was built before: what a studio that is shown has, and what its servers can run.
import type { At, KeptImage } from '#engines/processes/servers/hosting';
import { insertImage } from '../store/images.ts';

const FILENAME = 'server';
const OS = 'default';

export async function keepImage({ db, ports }: At, { appId, gameId, name, program, now }: KeptImage): Promise<string> {
  const id = ports.ids.uuid();
  const kept = await ports.builds.keepProgram(db, {
    ...{ id, appId, filename: FILENAME, program: Buffer.from(program) },
  });
  await insertImage(db, {
    ...{ id, app_id: appId, game_id: gameId, name, os: OS, object_name: `${id}/${FILENAME}` },
    ...{ size: kept.size, md5: kept.md5, entrypoint: FILENAME, description: '' },
    ...{ status: 'success', stage: 'build_docker_image', content_hash: kept.contentHash },
    ...{ created_at: now, finished_at: now },
  });
  return id;
}
