// What a server is started from: its revision, and what whoever asked for it gave along.
// Source: wire/realtime-and-compute.md 2.4, 9.1.
import type { Server, ServerPlan } from '#engines/processes/servers/port';
import type { Ports } from '#kernel/ports';
import { namesSecret } from '#kernel/watch/redact';
import { secretContext } from '#kernel/who/credentials';
import { allocationOfServer } from '../store/allocations.ts';
import { gameOfAny } from '../store/games.ts';
import { findImage } from '../store/images.ts';
import { findRevision } from '../store/revisions.ts';
import { appSecretOf } from '../store/secrets.ts';
import { testServerOf } from '../store/test-servers.ts';
import { wordsOf } from './command.ts';
import { isLive } from './life.ts';
import { logOf } from './names.ts';

/** Undefined where nobody wants it any more. */
export async function planOf(ports: Ports, server: Server): Promise<ServerPlan | undefined> {
  const asked = await askedBy(ports, server);
  const program = asked === undefined ? undefined : await programOf(ports, server, asked);
  if (program === undefined) {
    return undefined;
  }
  const gameId = server.labels['uos.game'] ?? '';
  // why: a logic server need not know the SDK, and is tried out as it will run
  const readyByPorts = (await gameOfAny(ports.db, gameId))?.source === 'func';
  return { ...program, log: logOf({ app_id: server.appId, game_id: gameId }, server.id), readyByPorts };
}

/** What its revision says; undefined where there is none any more. */
export async function programOf(
  ports: Ports,
  server: Server,
  asked: Asked,
): Promise<Omit<ServerPlan, 'log'> | undefined> {
  const { db } = ports;
  const revision = await findRevision(db, server.appId, server.labels['uos.revision'] ?? '');
  if (revision === undefined) {
    return undefined;
  }
  const image = await findImage(db, server.appId, revision.image_id);
  if (image === undefined || image.content_hash === '') {
    throw new Error('its image is gone');
  }
  const secret = await appSecretOf(db, server.appId);
  const command = wordsOf(
    `${revision.start_command === '' ? image.entrypoint : revision.start_command} ${revision.start_args}`,
  );
  if (command === undefined || command.length === 0 || secret === undefined) {
    throw new Error('its command cannot be read: a quote is never closed');
  }
  const appSecret = ports.seal.open(secret, secretContext(server.appId, 'AppSecret'));
  const given = {
    ...Object.fromEntries(revision.envs.map(({ envKey, envValue }) => [envKey, envValue])),
    ...asked.envs,
  };
  return {
    folder: await ports.builds.folder(server.appId, image.content_hash),
    command,
    ...(revision.work_dir !== '' && { workDir: revision.work_dir }),
    env: {
      ...given,
      ...{ UOS_APP_ID: server.appId, UOS_APP_SECRET: appSecret },
      ...{ REGION_ID: server.region, GAME_ID: revision.game_id, PROFILE_ID: revision.profile_id },
      ...(asked.uuid !== '' && { ALLOCATION_ID: asked.uuid }),
      MATCHMAKING_ENDPOINT: ports.origins.console,
    },
    hidden: [appSecret, ...Object.entries(given).flatMap(([name, value]) => (isSecret(name) ? [value] : []))],
    files: revision.files.map(({ mountPath, filename, content }) => ({ path: `${mountPath}/${filename}`, content })),
  };
}

/** why keys too: of a variable they open something, elsewhere they are names of what is looked up */
const isSecret = (name: string): boolean => namesSecret(name) || /key$/i.test(name);

export interface Asked {
  readonly uuid: string;
  readonly envs: Readonly<Record<string, string>>;
}

async function askedBy({ db }: Ports, server: Server): Promise<Asked | undefined> {
  const allocation = await allocationOfServer(db, server.id);
  if (allocation !== undefined) {
    return isLive(allocation.status) ? { uuid: allocation.uuid, envs: allocation.envs } : undefined;
  }
  if (server.labels['uos.for'] === 'test') {
    const test = await testServerOf(db, server.id);
    return test?.status === 'creating' ? { uuid: '', envs: test.envs } : undefined;
  }
  return { uuid: '', envs: {} };
}
