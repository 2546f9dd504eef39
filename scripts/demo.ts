// The main job, whole: a platform on a free port, then what a release engineer does with the real CLI, then the game
// read back through its content URL and every byte compared. Ends by itself: 0, or 1 with the reason.

import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCli } from './support/cli.ts';
import { startPlatformProcess } from './support/platform-process.ts';
import { openReport } from './support/report.ts';
import { signInByForms } from './support/sign-in.ts';
import { ROOT } from './support/workspace.ts';

const GAME = join(ROOT, 'examples/h5-game/dist');
const BADGE = 'live';

const report = openReport('Releasing a game from an empty platform');
const folder = await mkdtemp(join(tmpdir(), 'uos demo '));
const undo: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 3 })];

try {
  await run();
  report.end();
} catch (error) {
  report.fail(error);
  process.exitCode = 1;
} finally {
  for (const step of undo.reverse()) {
    await step();
  }
}

async function run(): Promise<void> {
  const platform = await report.step('start a platform with the embedded database in a temporary folder', async () => {
    const started = await startPlatformProcess({ dataFolder: join(folder, 'data'), seedDemo: true });
    undo.push(started.stop);
    return { value: started, result: `${started.origin}, content on ${started.contentOrigin}` };
  });
  const cli = openCli({ origin: platform.origin, configFolder: join(folder, 'config'), report });

  await report.step('uos login --browser=false', async () => {
    const who = await signInByForms(cli, platform.logins.user);
    return { value: undefined, result: `signed in as ${who} through the sign-in page` };
  });

  const [org] = await cli.json<{ id: string; name: string }[]>('org', 'ls');
  const app = await cli.json<{ AppId: string }>(
    'app',
    'create',
    '星河快递',
    '--org',
    required(org?.id, 'an organisation'),
    '--use',
  );
  await cli.json('app', 'enable', 'asset-streaming');
  const bucket = await cli.json<{ id: string }>('cdn', 'bucket', 'create', 'web', '--use');
  await cli.json('cdn', 'sync', GAME);
  const release = await cli.json<{ releaseid: string; releasenum: number }>(
    'cdn',
    'release',
    'create',
    '--notes',
    '首个版本',
  );
  await cli.json('cdn', 'badge', 'set', BADGE, String(release.releasenum));
  const { url } = await cli.json<{ url: string }>('cdn', 'url', 'index.html', '--badge', BADGE);

  await report.step('read the game back through its content URL', async () => {
    const files = await readBack(url);
    return { value: undefined, result: files };
  });
  report.note(`app ${app.AppId}, bucket ${bucket.id}, release ${release.releasenum} (${release.releaseid})`);
  report.note(url);
}

/** Fetches every file below the game's own URL and compares it byte for byte with what was released. */
async function readBack(indexUrl: string): Promise<string> {
  const names = await readdir(GAME, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  let bytes = 0;
  const different: string[] = [];
  for (const file of files) {
    const path = file.slice(GAME.length + 1).split(/[\\/]/);
    const url = new URL(path.map(encodeURIComponent).join('/'), new URL('.', indexUrl));
    const response = await fetch(url);
    const got = Buffer.from(await response.arrayBuffer());
    const wanted = await readFile(file);
    bytes += got.length;
    if (response.status !== 200 || sha256(got) !== sha256(wanted)) {
      different.push(`${path.join('/')} (${response.status}, ${got.length} of ${wanted.length} bytes)`);
    }
  }
  if (files.length === 0 || different.length > 0) {
    throw new Error(`what came back is not what was released: ${different.join(', ') || 'no files'}`);
  }
  return `${files.length} files, ${bytes} bytes, every byte the same by SHA-256`;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) {
    throw new Error(`the platform has no ${what}`);
  }
  return value;
}
