// What it costs to start the CLI, as a ratio of CPU time over `node -e 0`, taken in turn in one run.
// Goals: --version at most 1.2, every help at most 1.5, completion at most 1.5. The figures of others: anchors/cli.md 4.1.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROUNDS = 12;
const RUNS_PER_ROUND = 4;
const UOS = join(import.meta.dirname, '../../packages/cli/bin/uos.cjs');

interface Case {
  readonly name: string;
  readonly args: readonly string[];
  readonly limit?: number;
}

const CASES: readonly Case[] = [
  { name: 'node -e 0', args: ['-e', '0'] },
  { name: 'uos --version', args: [UOS, '--version'], limit: 1.2 },
  { name: 'uos --help', args: [UOS, '--help'], limit: 1.5 },
  { name: 'uos --help --lang zh', args: [UOS, '--help', '--lang', 'zh'], limit: 1.5 },
  { name: 'uos cdn --help', args: [UOS, 'cdn', '--help'], limit: 1.5 },
  { name: 'uos cdn bucket create --help', args: [UOS, 'cdn', 'bucket', 'create', '--help'], limit: 1.5 },
  { name: 'uos cdn mod inspect --help', args: [UOS, 'cdn', 'mod', 'inspect', '--help'], limit: 1.5 },
  { name: 'uos <unknown>', args: [UOS, 'bukcet'], limit: 1.5 },
  { name: 'uos __complete cdn b', args: [UOS, '__complete', 'cdn', 'b'], limit: 1.5 },
  { name: 'uos profile ls', args: [UOS, 'profile', 'ls'] },
];

const cpuMs = new Map<string, number[]>(CASES.map(({ name }) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { name, args } of CASES) {
    cpuMs.get(name)?.push(measure(args));
  }
}

const bareMs = median(cpuMs.get('node -e 0') ?? []);
let slow = 0;
for (const { name, limit } of CASES) {
  const ms = median(cpuMs.get(name) ?? []);
  const ratio = ms / bareMs;
  const isSlow = limit !== undefined && ratio > limit;
  slow += isSlow ? 1 : 0;
  const goal = limit === undefined ? '' : `  goal ${limit.toFixed(1)}${isSlow ? '  MISSED' : ''}`;
  console.log(`${name.padEnd(32)} ${ms.toFixed(1).padStart(6)} ms CPU  ${ratio.toFixed(2)}x${goal}`);
}
process.exitCode = slow === 0 ? 0 : 1;

/** User and system time of one run, milliseconds. Bash counts that of its children to the millisecond. */
function measure(args: readonly string[]): number {
  const script = `for i in $(seq ${RUNS_PER_ROUND}); do "$@" </dev/null >/dev/null 2>&1; done; times`;
  const out = execFileSync('bash', ['-c', script, 'bash', process.execPath, ...args], {
    encoding: 'utf8',
    env: { ...process.env, UOS_CONFIG_DIR: '/nonexistent', UOS_LANG: 'en' },
  });
  const [user = 0, system = 0] = Array.from(
    (out.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => Number(minutes) * 60_000 + Number(seconds) * 1000,
  );
  return (user + system) / RUNS_PER_ROUND;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
