// The disk of a platform that hosts servers is full, while images are uploaded and built, servers begin and others speak:
// what is asked then is answered by words that say why, servers that run go on and can be read, what makes room works, and
// nothing is left behind. With room again everything goes on by itself. Needs root, for a disk of its own in memory.
// UOS_SOAK_ROUNDS sets how often, each time with another piece of room left.
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type HostedGame, openGame, readAllocation, SCRIPTS, until } from '../support/hosted-game.ts';
import { startPostgres } from '../support/postgres.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 5);
const DISK_MIB = 64;
const [ARCHIVE_BYTES, STEP_BYTES] = [4 * 2 ** 20, 1.5 * 2 ** 20];
const ENDED = ['success', 'failure', 'error', 'timeout'];

const problems: string[] = [];
const folder = await mkdtemp(join(tmpdir(), 'uos-hosting-disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', folder]);
const filler = join(folder, 'filler');
const postgres = await startPostgres();
const platform = await testPlatform({ databaseUrl: await postgres.createDatabase(), dataFolder: folder });
const game = await openGame(platform, { region: { maxServers: 100 } });
const beside = await openGame(platform);
const allocations = allocationsOf(game);

interface Image {
  readonly id: string;
  readonly status: string;
  readonly stage: string;
  readonly failedReason: string;
}

try {
  const { profileId } = await game.profile('busy');
  const speaks = await allocated(profileId);
  const neighbour = await beside.profile('healthy');
  const other = await allocated(neighbour.profileId, beside);
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await fill(round, profileId, speaks, other);
    problems.push(...found.map((problem) => `round ${round + 1}: ${problem}`));
  }
} finally {
  await platform.stop();
  await postgres.stop();
  execFileSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
}
console.log(`${problems.length} problems`);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;

/** @param round Says how much room is left: none the first time. */
async function fill(round: number, profileId: string, speaks: string, other: string): Promise<string[]> {
  const found: string[] = [];
  const before = await lying();
  // why sent before: so that what is out of room is the build, not the upload
  const waiting = await upload();
  await leave(round * STEP_BYTES);

  const refused = await upload();
  console.log(`${round * STEP_BYTES} bytes left: an upload is answered ${refused.status} ${refused.said}`);
  if (refused.status !== 200 && !(refused.status === 507 && refused.said.includes('full'))) {
    found.push(`an upload is answered ${refused.status} ${refused.said}`);
  }
  await leave(round * STEP_BYTES);
  const image = await build(waiting);
  console.log(`  a build is ${image.status} at ${image.stage}: ${image.failedReason}`);
  if (image.status !== 'success' && !/full|room|space/i.test(image.failedReason)) {
    found.push(`a build is ${image.status} at ${image.stage}: ${image.failedReason}`);
  }
  await leave(round * STEP_BYTES);
  const answer = await game.ask('POST', allocations, { profileId, regionId: 'local', envs: {} });
  const begun = (answer.body as { allocation?: { uuid: string } }).allocation;
  if (begun === undefined) {
    found.push(`a server is answered ${answer.status} ${JSON.stringify(answer.body)}`);
  } else {
    const state = await until(
      () => readAllocation(game, begun.uuid),
      ({ status }) => status !== 'created',
    );
    console.log(`  a server is ${state.status}: ${state.msg}`);
    if (state.status !== 'allocated' && !/full|room|space/i.test(state.msg)) {
      found.push(`a server is ${state.status}: ${state.msg}`);
    }
    await game.call('DELETE', `${allocations}/${begun.uuid}`);
  }
  await pause(5000);
  found.push(...(await goesOn(speaks, other)));
  const removed = await game.ask('DELETE', `/game/images/${image.id}`);
  if (removed.status !== 200) {
    found.push(`what makes room is answered ${removed.status} ${JSON.stringify(removed.body)}`);
  }

  await rm(filler, { force: true });
  const again = await build(await upload()).catch((error: Error) => error.message);
  if (typeof again === 'string' || again.status !== 'success') {
    found.push(`with room again a build is ${JSON.stringify(again)}`);
  } else {
    await game.call('DELETE', `/game/images/${again.id}`);
  }
  await game.call('DELETE', `${allocations}/${await allocated(profileId)}`);
  found.push(...(await goesOn(speaks, other)));
  // why so late: what was sent stays for a while, also where nobody makes an image of it
  const { uploads, db } = platform.ports;
  await uploads.forget(db, '2100-01-01T00:00:00.000Z');
  const stays = await until(lying, (left) => left.every((file) => before.includes(file))).then(
    () => [],
    async () => (await lying()).filter((file) => !before.includes(file)),
  );
  return [...found, ...(stays.length === 0 ? [] : [`left behind: ${stays.join(', ')}`])];
}

/** Servers that run, and what they say. */
async function goesOn(speaks: string, other: string): Promise<string[]> {
  const found: string[] = [];
  for (const [of, uuid] of [
    [game, speaks],
    [beside, other],
  ] as const) {
    const { status, msg } = await readAllocation(of, uuid);
    if (status !== 'allocated') {
      found.push(`a server that ran is ${status}: ${msg}`);
    }
  }
  const { content } = await game.call<{ content: string }>('GET', `${allocations}/${speaks}/log?tail=1`);
  await pause(1000);
  const later = await game.call<{ content: string }>('GET', `${allocations}/${speaks}/log?tail=1`);
  if (content === later.content) {
    found.push(`nothing new is read of what a server says: ${content}`);
  }
  return found;
}

async function allocated(profileId: string, of = game): Promise<string> {
  const { allocation } = await of.call<{ allocation: { uuid: string } }>('POST', allocationsOf(of), {
    ...{ profileId, regionId: 'local', envs: {} },
  });
  const { status, msg } = await until(
    () => readAllocation(of, allocation.uuid),
    (now) => now.status !== 'created',
  );
  if (status !== 'allocated') {
    throw new Error(`a server is ${status}: ${msg}`);
  }
  return allocation.uuid;
}

function allocationsOf({ app }: HostedGame): string {
  return `/allocation/games/${app.id}/allocations`;
}

interface Sent {
  readonly status: number;
  readonly said: string;
  readonly image: object;
}

/** An archive that is no other one, and hardly gets smaller. */
async function upload(): Promise<Sent> {
  const server = new TextEncoder().encode(SCRIPTS.healthy);
  const packed = zipSync({ server, 'data/map.bin': randomBytes(ARCHIVE_BYTES) }, { level: 0 });
  const md5 = createHash('md5').update(packed).digest('hex');
  const asked = new URLSearchParams({ filename: 'server.zip', size: String(packed.length), md5 });
  const { transferToken } = await game.call<{
    transferToken: { uploadUrl: string; objectName: string; headers: Record<string, string> };
  }>('GET', `/game/games/${game.app.id}/get-image-transfer-token?${asked}`);
  const { uploadUrl, headers, objectName } = transferToken;
  const sent = await fetch(uploadUrl, { method: 'PUT', body: packed, headers });
  return {
    ...{ status: sent.status, said: await sent.text() },
    image: { objectName, size: packed.length, md5, os: 'default', entrypoint: './server' },
  };
}

async function build({ image }: Sent): Promise<Image> {
  const made = await game.call<{ image: Image }>('POST', '/game/images', {
    ...{ ...image, gameId: game.app.id, name: `harbour-${randomBytes(3).toString('hex')}` },
  });
  return until(
    () => game.call<{ image: Image }>('GET', `/game/images/${made.image.id}`).then((reply) => reply.image),
    ({ status }) => ENDED.includes(status),
  );
}

/** Fills the disk but for so much. */
async function leave(bytes: number): Promise<void> {
  await rm(filler, { force: true });
  const { bavail, bsize } = await statfs(folder);
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
}

/** Files of images and uploads, and folders of work; not what servers say, which is kept. */
async function lying(): Promise<readonly string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => path !== 'filler' && !path.includes('logs-'));
}
