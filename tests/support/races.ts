// The frame of soak tests in which several processes do things at the same moment: so many rounds of each race, what was
// wrong in which, and a process that ends with it.
import type { TestPlatform } from '../../packages/platform/src/testing/platform.ts';
import type { Fleet } from './fleet.ts';

export interface Races<Ground> {
  readonly races: Readonly<Record<string, (ground: Ground) => Promise<readonly string[]>>>;
  readonly rounds: number;
  /** What all rounds of one race stand on. */
  readonly ground: () => Promise<Ground>;
  readonly before?: (ground: Ground) => Promise<unknown>;
  readonly after?: (ground: Ground) => Promise<unknown>;
}

const SHOWN = 20;

/** Runs them one after the other, stops everything, and says what was wrong. */
export async function runRaces<Ground>(
  { fleet, platforms }: { readonly fleet: Fleet; readonly platforms: readonly TestPlatform[] },
  { races, rounds, ground, before, after }: Races<Ground>,
): Promise<void> {
  const problems: string[] = [];
  for (const [name, race] of Object.entries(races)) {
    const [begun, known] = [performance.now(), problems.length];
    const stands = await ground();
    for (let round = 1; round <= rounds; round += 1) {
      await before?.(stands);
      problems.push(...(await race(stands)).map((problem) => `${name}, round ${round}: ${problem}`));
      await after?.(stands);
    }
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(`${name}: ${rounds} rounds in ${seconds} s, ${problems.length - known} problems`);
  }
  for (const platform of platforms) {
    await platform.stop();
  }
  await fleet.stop();
  for (const problem of problems.slice(0, SHOWN)) {
    console.log(`  ${problem}`);
  }
  process.exitCode = problems.length === 0 ? 0 : 1;
}

export function isNumber(what: string, found: number, wanted: number): string[] {
  return found === wanted ? [] : [`${what}: ${found}, not ${wanted}`];
}
