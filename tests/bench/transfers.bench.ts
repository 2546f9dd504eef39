// `uos cdn sync` beside rclone to an S3 server, both on this machine, both against an empty server, in turn in one run.
// Needs rclone and GNU time from Debian, which it installs where they are missing; the S3 server is s3rver from npm.
// `npm run bench -- transfers` runs everything; UOS_BENCH=small,large,list,faults parts of it.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultProxy } from '../transfers/fault-proxy.ts';
import { largeFile, smallFiles } from './transfers/corpus.ts';
import { compareMany, emptyFiles, serveListing } from './transfers/listing.ts';
import { measured, median, type Taken } from './transfers/measure.ts';
import { startPeerProcess } from './transfers/peer-process.ts';
import { type Place, startPlatformProcess } from './transfers/platform-process.ts';

const ROUNDS = Number(process.env.UOS_BENCH_ROUNDS ?? 5);
/** Not counted, of either: what a server in use has behind it, the engine that makes its code fast and the caches. */
const WARMING = 2;
const SMALL_FILES = 2000;
const LARGE_MIB = 512;
const UOS = [process.execPath, process.env.UOS_BIN ?? join(import.meta.dirname, '../../packages/cli/bin/uos.cjs')];
const parts = new Set((process.env.UOS_BENCH ?? 'small,large,list,faults').split(','));

install('rclone', '/usr/bin/rclone');
install('time', '/usr/bin/time');

const root = mkdtempSync(join(tmpdir(), 'uos-bench-data-'));
const small = smallFiles(join(root, 'small'), SMALL_FILES);
const platform = await startPlatformProcess();
const peer = await startPeerProcess();
let missed = 0;
let homes = 0;

try {
  if (parts.has('small')) {
    await compareSmall();
  }
  if (parts.has('large')) {
    await compareLarge();
  }
  if (parts.has('list')) {
    await listing();
  }
  if (parts.has('faults')) {
    await faults();
  }
} finally {
  await platform.stop();
  await peer.stop();
  rmSync(root, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;

async function compareSmall(): Promise<void> {
  const taken = { floor: [] as Taken[], uos: [] as Taken[], rclone: [] as Taken[] };
  const again = { uos: [] as Taken[], rclone: [] as Taken[] };
  for (let round = 0; round < ROUNDS + WARMING; round += 1) {
    const place = await platform.bucket();
    const home = newHome();
    taken.uos.push(await uos(place, home, 'cdn', 'sync', small));
    taken.rclone.push(await rclone('copy', small, `S:${peer.bucket}/small-${round}`, '--transfers', '16'));
    taken.floor.push(await floor(small));
    // why twice: the first no-op brings the cache of hashes into order
    await uos(place, home, 'cdn', 'sync', small);
    again.uos.push(await uos(place, home, 'cdn', 'sync', small));
    again.rclone.push(await rclone('sync', small, `S:${peer.bucket}/small-${round}`, '--size-only'));
  }
  for (const all of [...Object.values(taken), ...Object.values(again)]) {
    all.splice(0, WARMING);
  }
  const files = `${SMALL_FILES} files`;
  show(`${files}, floor (md5sum + cp)`, taken.floor);
  show(`${files}, rclone`, taken.rclone);
  show(`${files}, uos`, taken.uos);
  judge('wall', ratio(taken, wall), 0.3);
  judge('client CPU', ratio(taken, cpu), 0.3);
  show(`${files} unchanged, rclone --size-only`, again.rclone);
  show(`${files} unchanged, uos, certain by hash`, again.uos);
  judge('wall', ratio(again, wall), 0.8);
}

async function compareLarge(): Promise<void> {
  const large = largeFile(join(root, 'large'), LARGE_MIB);
  const taken = { floor: [] as Taken[], plain: [] as Taken[], uos: [] as Taken[], rclone: [] as Taken[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const place = await platform.bucket();
    taken.uos.push(await uos(place, newHome(), 'cdn', 'sync', large));
    taken.rclone.push(await rclone('copy', large, `S:${peer.bucket}/large-${round}`));
    taken.plain.push(await plain(join(large, 'large.bin')));
    taken.floor.push(await floor(large));
  }
  const file = `${LARGE_MIB} MiB`;
  show(`${file}, floor (md5sum + cp)`, taken.floor);
  show(`${file}, rclone`, taken.rclone);
  show(`${file}, node:http alone`, taken.plain);
  show(`${file}, uos`, taken.uos);
  judge('wall', ratio(taken, wall), 0.38);
  console.log(`  wall of node:http alone: ${ratio({ ...taken, uos: taken.plain }, wall).toFixed(2)}`);
  judge('client peak, MiB', median(taken.uos.map(({ peakMiB }) => peakMiB)), 120);
  judge('sent after kill -9 at half', await resumed(large), 0.52);
}

/** Share of the file that the run after a kill sends. */
async function resumed(large: string): Promise<number> {
  const place = await platform.bucket();
  const home = newHome();
  const [node = '', bin = ''] = UOS;
  const child = spawn(node, [bin, 'cdn', 'sync', large, '-b', place.bucketId, '--stream-json'], {
    env: { ...process.env, ...environment(place, home) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const total = LARGE_MIB * 1024 * 1024;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const counts = Array.from(text.matchAll(/"type":"progress".*?"bytes":(\d+)/g), ([, bytes]) => Number(bytes));
    if (Math.max(0, ...counts) >= total / 2) {
      child.kill('SIGKILL');
    }
  });
  await new Promise((resolve) => child.once('close', resolve));
  const { stdout } = await uos(place, home, 'cdn', 'sync', large, '--json');
  return (JSON.parse(stdout) as { bytes: number }).bytes / total;
}

async function listing(): Promise<void> {
  const { files, same, peakMiB, seconds } = await compareMany(100_000);
  console.log(`${files} entries compared, ${same} the same: ${seconds.toFixed(1)} s`);
  judge('client peak, MiB', peakMiB, 150);
  await compareFolder(files);
}

/** The whole command: it walks, hashes what it has not seen, and keeps the hashes. */
async function compareFolder(files: number): Promise<void> {
  const folder = emptyFiles(join(root, 'many'), files);
  const info = await (await fetch(`${platform.origin}/auth/base-info`)).text();
  const none = createHash('md5').update('').digest('hex');
  const server = await serveListing(
    files,
    () => none,
    (origin) => info.replaceAll(platform.origin, origin),
  );
  const home = newHome();
  const id = '00000000-0000-4000-8000-000000000000';
  const place = { bucketId: id, appId: id, serviceSecret: '0'.repeat(32) };
  for (const name of ['for the first time', 'again']) {
    const taken = await uos(place, home, 'cdn', 'diff', folder, '--origin', `http://127.0.0.1:${server.port}`);
    show(`${files} files in a folder, ${name}`, [taken]);
    judge('client peak, MiB', taken.peakMiB, 150);
  }
  server.close();
}

/**
 * One request of each run fails, in turn by an answer 500 and by a cut connection, early and late. why so: 2,000 small
 * files are 32 requests, of which 1 in 100 would leave most runs whole.
 */
async function faults(): Promise<void> {
  const proxy = await startFaultProxy(platform);
  const taken = { clean: [] as Taken[], faulty: [] as Taken[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of ['clean', 'faulty'] as const) {
      const failing = proxy.seen.length + (round % 2 === 0 ? 5 : 20);
      const fault = round % 2 === 0 ? ({ answer: 500 } as const) : 'drop';
      proxy.fault = ({ number }) => (kind === 'faulty' && number === failing ? fault : undefined);
      const place = await platform.bucket();
      taken[kind].push(await uos(place, newHome(), 'cdn', 'sync', small, '--origin', proxy.origin));
    }
  }
  await proxy.close();
  show(`${SMALL_FILES} files through a proxy`, taken.clean);
  show('the same with 3 % of requests failing', taken.faulty);
  judge('wall', median(taken.faulty.map((one, round) => wall(one) / wall(taken.clean[round] ?? one))), 1.3);
}

function uos(place: Place, home: string, ...args: string[]): Promise<Taken> {
  return measured([...UOS, ...args, '-b', place.bucketId], { env: environment(place, home) });
}

function rclone(...args: string[]): Promise<Taken> {
  return measured(['rclone', ...args, '--checkers', '16'], { env: peer.env });
}

/** What our platform leaves to a client that knows the hash first, as the seen ones do; who takes it proves it. */
async function plain(file: string): Promise<Taken> {
  const place = await platform.bucket();
  const client = join(import.meta.dirname, 'transfers/plain-client.mjs');
  return measured([process.execPath, client, platform.origin, place.bucketId, file], {
    env: environment(place, root),
  });
}

/** What no copy that proves its content can undercut. */
function floor(folder: string): Promise<Taken> {
  const copy = mkdtempSync(join(root, 'floor-'));
  return measured(['sh', '-c', `find "$0" -type f -exec md5sum {} + > /dev/null && cp -r "$0" "$1"`, folder, copy]);
}

function environment({ appId, serviceSecret }: Place, home: string): Record<string, string> {
  return {
    UOS_ORIGIN: platform.origin,
    UOS_APP_ID: appId,
    UOS_APP_SERVICE_SECRET: serviceSecret,
    UOS_CONFIG_DIR: home,
    HOME: home,
    UOS_LANG: 'en',
  };
}

function newHome(): string {
  homes += 1;
  const home = join(root, `home-${homes}`);
  mkdirSync(home);
  return home;
}

function wall({ wallSeconds }: Taken): number {
  return wallSeconds;
}

function cpu({ cpuSeconds }: Taken): number {
  return cpuSeconds;
}

/** The median of the rounds' own ratios, so that a busy minute falls on both. */
function ratio({ uos: ours, rclone: theirs }: { uos: Taken[]; rclone: Taken[] }, of: (taken: Taken) => number): number {
  return median(ours.map((taken, round) => of(taken) / of(theirs[round] ?? taken)));
}

function show(name: string, taken: readonly Taken[]): void {
  const of = (pick: (one: Taken) => number, digits: number): string => median(taken.map(pick)).toFixed(digits);
  console.log(
    `${name.padEnd(46)} ${of(wall, 2).padStart(6)} s wall ${of(cpu, 2).padStart(6)} s CPU ${of(({ peakMiB }) => peakMiB, 0).padStart(5)} MiB`,
  );
}

function judge(what: string, value: number, goal: number): void {
  const isMissed = value > goal;
  missed += isMissed ? 1 : 0;
  console.log(`  ${what}: ${value.toFixed(value < 10 ? 2 : 0)}  goal ${goal}${isMissed ? '  MISSED' : ''}`);
}

function install(name: string, file: string): void {
  if (!existsSync(file)) {
    execFileSync('/usr/bin/apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' });
  }
}
