// Fifty starts on one port and one folder, each killed the hard way, and twenty races of two openers for one folder.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { freePort } from '../support/ports.ts';

const CYCLES = 50;
const RACES = 20;

const folder = await mkdtemp(join(tmpdir(), 'uos-soak-'));
const problems: string[] = [];

const port = await freePort();
for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
  try {
    const platform = await startPlatformProcess({ dataFolder: join(folder, 'cycles'), port });
    const ready = await fetch(`${platform.origin}/readyz`);
    if (ready.status !== 200) {
      problems.push(`cycle ${cycle}: answered ${ready.status}`);
    }
    await platform.kill();
  } catch (error) {
    problems.push(`cycle ${cycle}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

for (let race = 1; race <= RACES; race += 1) {
  const dataFolder = join(folder, `race-${race}`);
  const outcomes = await Promise.allSettled([
    startPlatformProcess({ dataFolder }),
    startPlatformProcess({ dataFolder }),
  ]);
  const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  if (winners.length !== 1) {
    problems.push(`race ${race}: ${winners.length} openers of one folder`);
  }
  await Promise.all(winners.map(({ value }) => value.stop()));
}
await rm(folder, { recursive: true, force: true });

console.log(`${CYCLES} start and kill cycles, ${RACES} races of two openers, ${problems.length} problems`);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
