// Members to try a leaderboard with, on a platform that stands on the developer's own machine.
import type { Leaderboard } from '@uos/sdk/browser';
import { passportOf } from '../queries.ts';

const OWN_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Only there: nobody's real ranking is filled with members that do not exist. */
export function isDevelopment(hostname = location.hostname): boolean {
  return OWN_MACHINE.has(hostname);
}

/** So many scores go in one call. */
const BATCH = 100;

interface Seeding {
  readonly count: number;
  readonly middle: number;
  readonly onDone: (done: number) => void;
}

/** Scores of test members, or of personas that are there where members are players; answers how many. */
export async function seed(appId: string, board: Leaderboard, { count, middle, onDone }: Seeding): Promise<number> {
  const { leaderboardScores, personas } = passportOf(appId);
  const { slugName: name, memberType, bucketStrategy } = board;
  const members: { memberId: string; displayName?: string }[] = [];
  if (memberType === 'Entity') {
    for (let number = 1; number <= count; number += 1) {
      members.push({ memberId: `test-${number}`, displayName: `test ${number}` });
    }
  } else {
    for await (const { personaID } of personas.search.all({ status: 'Active', count: BATCH })) {
      if (members.push({ memberId: personaID }) === count) {
        break;
      }
    }
  }
  for (let from = 0; from < members.length; from += BATCH) {
    const scores = members.slice(from, from + BATCH).map((member, at) => ({
      ...member,
      score: scoreOf(from + at, middle),
      ...(bucketStrategy === 'Customized' && { bucketId: `test-${(from + at) % 10}` }),
    }));
    await leaderboardScores.submit({ name, scores });
    onDone(Math.min(from + BATCH, members.length));
  }
  return members.length;
}

/** Most lie around the middle, a few far above it; the same ones each time. */
export function scoreOf(number: number, middle: number): number {
  const share = ((number * 0.618_033_988_75) % 1) * 0.998 + 0.001;
  return Math.max(0, Math.round(middle * (1 + 0.45 * Math.log(share / (1 - share)))));
}
