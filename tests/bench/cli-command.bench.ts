// What a command costs that asks the platform: `uos app ls` against a platform of this machine, as CPU time over bare
// node, its memory, and how soon a port that nobody listens on is reported.
// Goals: at most 2.7 times bare node, 60 MiB, half a second.

import { execFileSync, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { cpuInTurn, type Program } from './cpu.ts';
import { measured, median, type Taken } from './transfers/measure.ts';

const UOS = process.env.UOS_BIN ?? join(import.meta.dirname, '../../packages/cli/bin/uos.cjs');
const GOALS = { ratio: 2.7, peakMiB: 60, refusedMs: 500 };

interface Ready {
  readonly origin: string;
  readonly token: string;
  readonly userId: string;
}

if (process.argv[2] === 'serve') {
  const platform = await testPlatform({ own: true });
  const { orgId } = await platform.app();
  const { id, token } = await platform.signedIn('bench', orgId, 'owner');
  process.once('disconnect', () => void platform.stop());
  process.send?.({ origin: platform.origin, token, userId: id } satisfies Ready);
} else {
  await bench();
}

async function bench(): Promise<void> {
  const child = fork(import.meta.filename, ['serve'], { execArgv: process.execArgv });
  const { origin, token, userId } = await new Promise<Ready>((resolve) =>
    child.once('message', (value) => resolve(value as Ready)),
  );
  const folder = mkdtempSync(join(tmpdir(), 'uos-bench-'));
  const user = { origin, token, userId, userName: 'bench', signedInAt: '' };
  writeFileSync(join(folder, 'credentials.json'), JSON.stringify({ profiles: { default: { user } } }));
  const env = { UOS_CONFIG_DIR: folder, UOS_ORIGIN: origin, UOS_LANG: 'en' };
  try {
    const list = [process.execPath, UOS, 'app', 'ls'];
    const shown = execFileSync(list[0] ?? '', list.slice(1), { env: { ...process.env, ...env }, encoding: 'utf8' });
    if (shown.trim().split('\n').length !== 1) {
      throw new Error(`uos app ls said: ${shown}`);
    }
    const bare: Program = { name: 'node -e 0', command: [process.execPath, '-e', '0'] };
    const floor: Program = {
      name: 'the same call by node:http',
      command: [process.execPath, '-e', floorOf(origin, token)],
    };
    const ours: Program = { name: 'uos app ls', command: list, env };
    const cpu = cpuInTurn([bare, floor, ours], { rounds: 12, runsPerRound: 4 });
    const bareMs = cpu.get(bare.name) ?? 0;
    for (const { name } of [bare, floor, ours]) {
      const ms = cpu.get(name) ?? 0;
      console.log(`${name.padEnd(30)} ${ms.toFixed(1).padStart(6)} ms CPU  ${(ms / bareMs).toFixed(2)}x`);
    }
    const taken = [await measured(list, { env }), await measured(list, { env }), await measured(list, { env })];
    const peakMiB = median(taken.map((one) => one.peakMiB));
    const api = [process.execPath, UOS, 'cdn', 'bucket', 'ls'];
    const down: Taken[] = [];
    for (let run = 0; run < 5; run += 1) {
      down.push(
        await measured(api, {
          env: { ...env, UOS_ORIGIN: 'http://127.0.0.1:9', UOS_APP_ID: userId, UOS_APP_SERVICE_SECRET: 'x' },
          codes: [7],
        }),
      );
    }
    const refusedMs = median(down.map(({ wallSeconds }) => wallSeconds * 1000));
    console.log(`${'uos app ls, peak'.padEnd(30)} ${peakMiB.toFixed(1).padStart(6)} MiB`);
    console.log(`${'a refused port'.padEnd(30)} ${refusedMs.toFixed(0).padStart(6)} ms wall`);
    const ratio = (cpu.get(ours.name) ?? 0) / bareMs;
    const missed = [
      ratio > GOALS.ratio && `uos app ls ${ratio.toFixed(2)}x > ${GOALS.ratio}x`,
      peakMiB > GOALS.peakMiB && `${peakMiB.toFixed(1)} MiB > ${GOALS.peakMiB} MiB`,
      refusedMs > GOALS.refusedMs && `refused after ${refusedMs.toFixed(0)} ms > ${GOALS.refusedMs} ms`,
    ].filter((line) => line !== false);
    console.log(missed.length === 0 ? 'all goals reached' : `MISSED: ${missed.join('; ')}`);
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    child.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The least that any program of node spends on it. */
function floorOf(origin: string, token: string): string {
  return `require('http').get('${origin}/api/apps?count=20', { headers: { cookie: 'sst=${token}' } }, (r) => { let t = ''; r.on('data', (d) => t += d); r.on('end', () => JSON.parse(t)); })`;
}
