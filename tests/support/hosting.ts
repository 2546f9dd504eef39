// Things of hosting that no call of a test makes quickly: an image that is built, a server that lives.
import { randomUUID } from 'node:crypto';
import { json } from '../../packages/platform/src/db/columns.ts';
import type { TestPlatform } from '../../packages/platform/src/testing/platform.ts';

interface Place {
  readonly platform: Pick<TestPlatform, 'ports'>;
  readonly appId: string;
}

/** The id of an image of the app's game, as it is once its build succeeded, or before. */
export async function putImage(
  { platform, appId }: Place,
  { isBuilt = true, entrypoint = 'server' }: { readonly isBuilt?: boolean; readonly entrypoint?: string } = {},
): Promise<string> {
  const { db, clock } = platform.ports;
  const id = randomUUID();
  const now = clock.now().toISOString();
  await db
    .insertInto('hosting_images')
    .values({
      ...{ id, app_id: appId, game_id: appId, name: 'harbour 1.4', os: 'default', description: '' },
      ...{ object_name: `${appId}/harbour.zip`, size: 1, md5: '0'.repeat(32), entrypoint },
      ...(isBuilt
        ? { status: 'success', stage: 'build_docker_image', content_hash: '0'.repeat(64), finished_at: now }
        : { status: 'pending', stage: 'pending', finished_at: null }),
      created_at: now,
    })
    .execute();
  return id;
}

/** An allocation that lives, of a profile in a region. */
export async function putAllocation(
  { platform, appId }: Place,
  { profileId, regionId = 'local' }: { readonly profileId: string; readonly regionId?: string },
): Promise<string> {
  const { db, clock } = platform.ports;
  const uuid = randomUUID();
  const now = clock.now().toISOString();
  await db
    .insertInto('hosting_allocations')
    .values({
      ...{ game_id: appId, uuid, app_id: appId, profile_id: profileId, profile_name: '', revision_id: randomUUID() },
      ...{ region_id: regionId, server_id: randomUUID(), status: 'allocated', exit_code: null, envs: json({}) },
      ...{ asked_seconds: 0, lifetime_seconds: 0, cpu_millis: 100, memory_mib: 154, name: 'server', ports: json([]) },
      ...{ fulfilled_at: now, expire_at: null, heard_at: null, deleted_at: null, metered_until: null },
      ...{ created_at: now, created_by: 'test', modified_at: now, modified_by: 'test' },
    })
    .execute();
  return uuid;
}

/** A server that tried a revision out, and has stopped. */
export async function putTestServer({ platform, appId }: Place, revisionId: string): Promise<string> {
  const { db, clock } = platform.ports;
  const id = randomUUID();
  const now = clock.now().toISOString();
  await db
    .insertInto('hosting_test_servers')
    .values({
      ...{ id, app_id: appId, game_id: appId, revision_id: revisionId, region_id: 'local', status: 'stopped' },
      ...{ exit_code: 0, ports: json([]), envs: json({}), created_at: now, expire_at: now },
      ...{ heard_at: null, ended_at: now },
    })
    .execute();
  return id;
}

/** What a server of an app has said. */
export async function putLog({ platform, appId }: Place, name: string, text: string): Promise<void> {
  const writer = await platform.ports.logs.open({ appId, group: `multiverse/${appId}`, name });
  writer.write({ from: 'stdout', text });
  await writer.close();
}

/** The server of an allocation. */
export async function serverOf({ platform }: Pick<Place, 'platform'>, uuid: string): Promise<string> {
  const row = await platform.ports.db
    .selectFrom('hosting_allocations')
    .select('server_id')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row?.server_id ?? '';
}
