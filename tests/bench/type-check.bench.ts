// What it costs to type-check the whole repository cold: libraries built with `tsc -b`, then everything that `npm run
// check` checks. Goal: 20 s on two cores. CPU time is what counts, because a busy machine only makes the wait longer.

import { join } from 'node:path';
import { cpuInTurn } from './cpu.ts';

const ROOT = join(import.meta.dirname, '../..');
const GOAL_SECONDS = 20;
const CORES = 2;

const tsc = (name: string, ...args: string[]) => ({ name, command: ['tsc', ...args] });
const programs = [
  // why forced: only then nothing is taken from an earlier build
  tsc('libraries, tsc -b', '-b', join(ROOT, 'tsconfig.build.json'), '--force'),
  tsc('packages, scripts and tests', '-p', join(ROOT, 'tsconfig.json'), '--noEmit'),
  tsc('console', '-p', join(ROOT, 'packages/web'), '--noEmit'),
  tsc('browser tests', '-p', join(ROOT, 'tests/e2e'), '--noEmit'),
];

const cpu = cpuInTurn(programs, { rounds: 3, runsPerRound: 1 });
let total = 0;
for (const [name, ms] of cpu) {
  total += ms / 1000;
  console.log(`${name.padEnd(32)} ${(ms / 1000).toFixed(1).padStart(6)} s CPU`);
}
const seconds = total / CORES;
const isSlow = seconds > GOAL_SECONDS;
console.log(
  `${'all, on two cores'.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s  goal ${GOAL_SECONDS}${isSlow ? '  MISSED' : ''}`,
);
process.exitCode = isSlow ? 1 : 0;
