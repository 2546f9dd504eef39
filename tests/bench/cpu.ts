// CPU time of short programs, measured in turn so that a busy machine slows all of them alike.
import { execFileSync } from 'node:child_process';

export interface Program {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface Rounds {
  readonly rounds: number;
  readonly runsPerRound: number;
}

/** Median CPU milliseconds of each, by name. */
export function cpuInTurn(programs: readonly Program[], { rounds, runsPerRound }: Rounds): ReadonlyMap<string, number> {
  const all = new Map<string, number[]>(programs.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const program of programs) {
      all.get(program.name)?.push(cpuMs(program, runsPerRound));
    }
  }
  return new Map(Array.from(all, ([name, values]) => [name, median(values)]));
}

export interface Beside {
  /** Median CPU milliseconds. */
  readonly ms: number;
  /** Median of what it took of the time that the base took right before it. */
  readonly ratio: number;
}

/**
 * What each takes beside a base, by name. why the base before each: how fast a shared machine is changes within seconds,
 * by more than the programs differ.
 */
export function cpuBeside(base: Program, programs: readonly Program[], { rounds, runsPerRound }: Rounds) {
  const taken = new Map(programs.map(({ name }) => [name, { ms: [] as number[], ratios: [] as number[] }]));
  for (let round = 0; round < rounds; round += 1) {
    for (const program of programs) {
      const baseMs = cpuMs(base, runsPerRound);
      const ms = cpuMs(program, runsPerRound);
      taken.get(program.name)?.ms.push(ms);
      taken.get(program.name)?.ratios.push(ms / baseMs);
    }
  }
  return new Map(
    Array.from(taken, ([name, of]): [string, Beside] => [name, { ms: median(of.ms), ratio: median(of.ratios) }]),
  );
}

/** User and system time of one run. Bash counts that of its children to the millisecond. */
function cpuMs({ command, env = {} }: Program, runs: number): number {
  const script = `for i in $(seq ${runs}); do "$@" </dev/null >/dev/null 2>&1; done; times`;
  const out = execFileSync('bash', ['-c', script, 'bash', ...command], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  const [user = 0, system = 0] = Array.from(
    (out.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => Number(minutes) * 60_000 + Number(seconds) * 1000,
  );
  return (user + system) / runs;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
