// Large uploads that are killed, cancelled or cut at any point, or whose blocks the platform lost meanwhile: the next run
// sends the rest and no more. UOS_SOAK_ROUNDS rounds, 12 unless told.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, md5, openWorkshop, progressOf, writeLarge } from '../transfers/workshop.ts';

const MIB = 1024 * 1024;
const SIZE = 208 * MIB;
/** What may be on its way when a process ends. */
const LOST = 6 * MIB;
const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 12);

const shop = await openWorkshop();
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    const share = (((round + 1) * 7) % 18) / 20 + 0.05;
    const signal = round % 2 === 0 ? 'SIGKILL' : 'SIGINT';
    const sent = await ended(round % 3 === 2 ? 'upload' : 'sync', signal, share);
    console.log(`${signal} at ${(share * 100).toFixed(0)} %: the next run sent ${(sent * 100).toFixed(1)} %`);
  }
  console.log(`cut connections: ${((await cut()) * 100).toFixed(1)} % of the file was sent`);
  await lostBlocks();
  console.log('lost blocks: sent again');
} finally {
  await shop.stop();
}

/** Share of the file that the run after the end sends. */
async function ended(command: 'sync' | 'upload', signal: 'SIGKILL' | 'SIGINT', share: number): Promise<number> {
  const at = await shop.bench();
  writeLarge(at, 'large.bin', SIZE);
  const source = command === 'sync' ? at.folder : join(at.folder, 'large.bin');
  let isSent = false;
  const first = await at.start([command, source, '--stream-json'], {
    onStdout: (text, kill) => {
      // why once: a second Ctrl-C ends the process at once, without a code of its own
      if (!isSent && progressOf(text) >= SIZE * share) {
        isSent = true;
        kill(signal);
      }
    },
  });
  const isRight = signal === 'SIGKILL' ? first.signal === 'SIGKILL' : first.code === 130;
  check(isRight, `${signal} ended with ${first.code} ${first.signal}: ${first.stderr}`);
  const between = shop.proxy.uploadedBytes();
  const { code, stderr } = await at.uos(command, source);
  check(code === 0, stderr);
  await checkStored(at);
  const sent = shop.proxy.uploadedBytes() - between;
  check(sent <= SIZE * (1 - share) + LOST + 100_000, `${sent} bytes were sent after ${share} of ${SIZE}`);
  return sent / SIZE;
}

async function cut(): Promise<number> {
  const at = await shop.bench();
  writeLarge(at, 'large.bin', SIZE);
  let uploads = 0;
  shop.proxy.fault = ({ path }) => {
    uploads += path.startsWith('/upload/mkblk/') ? 1 : 0;
    return path.startsWith('/upload/mkblk/') && uploads % 10 === 0 ? { cutRequestAfter: MIB } : undefined;
  };
  const before = shop.proxy.uploadedBytes();
  const { code, stderr } = await at.uos('sync', at.folder);
  check(code === 0, stderr);
  await checkStored(at);
  const share = (shop.proxy.uploadedBytes() - before) / SIZE;
  check(share < 1.1, `${share} of the file was sent`);
  return share;
}

async function lostBlocks(): Promise<void> {
  const at = await shop.bench();
  writeLarge(at, 'large.bin', SIZE);
  await at.start(['sync', at.folder, '--stream-json'], {
    onStdout: (text, kill) => {
      if (progressOf(text) >= SIZE / 4) {
        kill('SIGKILL');
      }
    },
  });
  const below = join(at.cli.folder, 'config/state/transfers');
  const [journal = ''] = readdirSync(below).filter((name) => name.endsWith('.jsonl'));
  const lines = readFileSync(join(below, journal), 'utf8').trim().split('\n');
  const [, ctx = ''] = ((JSON.parse(lines.at(-1) ?? '[]') as string[])[2] ?? '').split(' ');
  const { upload } = JSON.parse(Buffer.from(ctx.split('.')[0] ?? '', 'base64url').toString()) as { upload: string };
  await shop.platform.ports.objects.discardParts([{ upload, offset: 0 }]);
  const first = await at.uos('sync', at.folder);
  const second = first.code === 0 ? first : await at.uos('sync', at.folder);
  check(second.code === 0, second.stderr);
  await checkStored(at);
}

async function checkStored(at: Bench): Promise<void> {
  const listed = (await at.listed())['large.bin'];
  check(listed === md5(readFileSync(join(at.folder, 'large.bin'))), `the bucket lists ${listed}`);
}

function check(isRight: boolean, problem: string): void {
  if (!isRight) {
    throw new Error(problem);
  }
}
