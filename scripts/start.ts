// A platform that stays: one port, everything in a local folder. The first start makes a demo studio and releases the
// example game; later starts find it all there.

import { access, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openCli } from './support/cli.ts';
import { type PlatformProcess, startPlatformProcess } from './support/platform-process.ts';
import { ROOT } from './support/workspace.ts';

/** What the demo studio has lived through. */
const DEMO_DAYS = 60;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.UOS_PORT ?? '4100' },
    data: { type: 'string', default: process.env.UOS_DATA ?? join(ROOT, '.data') },
  },
});

const dataFolder = resolve(values.data);
try {
  await start();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const platform = await startPlatformProcess({
    dataFolder,
    port: Number(values.port),
    seedDemo: true,
    demoDays: DEMO_DAYS,
  });
  process.once('SIGINT', () => void platform.stop());
  process.once('SIGTERM', () => void platform.stop());
  console.log(welcome(platform, await gamePath(platform)));
}

/** Where the example game is on the content origin; the first start releases it. */
async function gamePath(platform: PlatformProcess): Promise<string> {
  const file = join(dataFolder, 'demo-release.json');
  if (await exists(file)) {
    return (JSON.parse(await readFile(file, 'utf8')) as { path: string }).path;
  }
  const { pathname } = new URL(await releaseGame(platform));
  await writeFile(file, `${JSON.stringify({ path: pathname }, undefined, 2)}\n`);
  return pathname;
}

/**
 * Releases the game with the demo app's own credential, as a CI job would, and returns its content URL. It knows the
 * platform: its players sign in, and have what the demo app has for them.
 */
async function releaseGame(platform: PlatformProcess): Promise<string> {
  const { app } = platform.logins;
  const folder = await mkdtemp(join(tmpdir(), 'uos-start-'));
  const cli = openCli({
    origin: platform.origin,
    configFolder: join(folder, 'config'),
    env: { UOS_APP_ID: app.id, UOS_APP_SERVICE_SECRET: app.serviceSecret },
  });
  try {
    for (const service of ['asset-streaming', 'remote-config', 'save']) {
      await cli.json('app', 'enable', service);
    }
    const bucket = await cli.json<{ id: string }>('cdn', 'bucket', 'create', 'h5-game');
    const game = join(folder, 'game');
    await cp(join(ROOT, 'examples/h5-game/dist'), game, { recursive: true });
    const link = { origin: platform.origin, appId: app.id, appSecret: app.secret };
    await writeFile(join(game, 'data/cloud.json'), JSON.stringify(link));
    await cli.json('cdn', 'sync', game, '--bucket', bucket.id, '--release', '--notes', '首个版本', '--badge', 'live');
    return (await cli.json<{ url: string }>('cdn', 'url', 'index.html', '--bucket', bucket.id, '--badge', 'live')).url;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function welcome(platform: PlatformProcess, game: string): string {
  const { user, operator, billing, app } = platform.logins;
  return `
UOS is running (${platform.startedMs} ms), data in ${dataFolder}

  console and API   ${platform.origin}
  the demo game     ${platform.contentOrigin}${game}

  demo user         ${user.login} / ${user.password}
  demo operator     ${operator.login} / ${operator.password}
  demo billing      ${billing.login} / ${billing.password}
  demo app          ${app.id}

Games with ${DEMO_DAYS} days of history are made in the background at the first start. To take them out again, stop, then:
  npx uos-platform demo remove --data "${dataFolder}"

The embedded database survives a crash, not a power cut. Stop with Ctrl-C; the next start finds everything here.

Try next:
  npx uos login
  npx uos app ls
  npx uos cdn bucket ls --app ${app.id}
`;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
