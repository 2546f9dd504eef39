// Remote configuration at length. 100,000 random rules against an interpreter written apart, none longer than 5 ms; rollouts
// over 100,000 players; 5,000 simulations beside what players read, also of what is not yet saved; 500 random edits and 20
// restores; 100 rounds of races on two replicas with PostgreSQL. UOS_SOAK_ROUNDS takes a share of all that: 0.1 is a tenth.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bucketOf, isIn, readRule, variantOf } from '@uos/contract/rules';
import { type Attributes, ruleCompiler } from '../../packages/platform/src/engines/rules/compile.ts';
import { randomRule, slowly } from '../../packages/platform/src/engines/rules/testing.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { ROOT } from '../../scripts/support/workspace.ts';
import {
  type ConfigGame,
  callAt,
  type Document,
  editsAndRestores,
  ok,
  races,
  type Simulation,
  simulations,
} from '../support/config-round.ts';
import { openFleet } from '../support/fleet.ts';
import { drawing } from '../support/social-round.ts';

const SHARE = Number(process.env.UOS_SOAK_ROUNDS ?? 1);
const of = (whole: number): number => Math.ceil(whole * SHARE);

const MOST_MS = 5;
/** Chance says so once in a thousand: more than this is no chance any more. */
const CHI_SQUARE = 10.83;

await rules();
rollouts();
await onPostgres();

async function rules(): Promise<void> {
  const { attributes } = JSON.parse(readFileSync(join(ROOT, 'tests/spec/rule-cases.json'), 'utf8')) as {
    attributes: Attributes;
  };
  const compile = await ruleCompiler();
  const count = of(100_000);
  let [longest, valid] = [0, 0];
  const timed = (rule: string): number => {
    const begun = process.threadCpuUsage();
    compile(rule).holds?.(attributes);
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1000;
  };
  const draw = drawing(2);
  for (let round = 0; round < count; round += 1) {
    const rule = randomRule(draw);
    const read = readRule(rule);
    const compiled = compile(rule);
    if (JSON.stringify(compiled.fault) !== JSON.stringify(read.fault)) {
      throw new Error(`${rule}: ${JSON.stringify([compiled.fault, read.fault])}`);
    }
    if (read.rule !== undefined && compiled.holds?.(attributes) !== (slowly(read.rule, attributes) === true)) {
      throw new Error(`${rule} is ${String(compiled.holds?.(attributes))}`);
    }
    valid += read.rule === undefined ? 0 : 1;
    // why the best of three: memory is tidied up at any time, and that is not the rule's
    longest = Math.max(longest, Math.min(timed(rule), timed(rule), timed(rule)));
  }
  if (longest > MOST_MS) {
    throw new Error(`a rule took ${longest.toFixed(2)} ms`);
  }
  console.log(
    `${count} rules, ${valid} of them right, like the interpreter; the longest took ${longest.toFixed(2)} ms`,
  );
}

function rollouts(): void {
  const app = '1b0f4f6e-1d4f-4a5e-9b39-7f9a3b0f5d11';
  const [first, second] = ['4d1f83b6-2e95-4c07-a8d1-60b9f27c5e34', 'e3957f20-b84c-4d61-9a2f-c5d08716e4b3'] as const;
  const users = Array.from({ length: of(100_000) }, (_, index) => `player-${index}`);
  const reached = (override: string, percent: number) =>
    users.filter((user) => isIn(bucketOf(app, override, user), percent));
  let before = new Set<string>();
  for (const percent of [1, 5, 10, 25, 50, 75, 90, 99, 100]) {
    const now = new Set(reached(first, percent));
    const share = (now.size / users.length) * 100;
    if (Math.abs(share - percent) > 0.5 || [...before].some((user) => !now.has(user))) {
      throw new Error(`${percent} % reach ${share.toFixed(2)} %, or lose somebody`);
    }
    before = now;
  }
  const [one, other] = [new Set(reached(first, 30)), new Set(reached(second, 30))];
  const drawn = new Set(
    users.filter(
      (user) => variantOf([{ weight: 50 }, { weight: 50, isOther: true }], app, first, user)?.isOther === true,
    ),
  );
  const figures = [chiSquare(users, one, other), chiSquare(users, one, drawn)];
  if (figures.some((figure) => figure > CHI_SQUARE)) {
    throw new Error(`rollouts hang together: chi-square ${figures.join(', ')}`);
  }
  console.log(
    `${users.length} players: shares within 0.5 points, nobody lost by more; chi-square of two overrides ` +
      `${figures[0]?.toFixed(2)}, of a rollout and its variants ${figures[1]?.toFixed(2)}`,
  );
}

function chiSquare(all: readonly string[], one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const cells = [0, 0, 0, 0];
  for (const who of all) {
    const cell = Number(one.has(who)) * 2 + Number(other.has(who));
    cells[cell] = (cells[cell] ?? 0) + 1;
  }
  return cells.reduce((sum, observed, cell) => {
    const rows = cell >= 2 ? one.size : all.length - one.size;
    const columns = cell % 2 === 1 ? other.size : all.length - other.size;
    const expected = (rows * columns) / all.length;
    return sum + (observed - expected) ** 2 / expected;
  }, 0);
}

async function onPostgres(): Promise<void> {
  const fleet = await openFleet();
  const replicas: TestPlatform[] = [];
  try {
    for (let replica = 0; replica < 3; replica += 1) {
      replicas.push(await testPlatform(fleet.options));
    }
    const game = async (count: number): Promise<ConfigGame> => ({
      app: await (replicas[0] as TestPlatform).app(['remote-config']),
      replicas: replicas.slice(0, count),
    });
    await sameEverywhere(await game(3));
    const compared = await simulations(await game(1), of(100), 50, drawing(4));
    console.log(`${compared} simulations like what is read, and as many of drafts like the same saved`);
    const versions = await editsAndRestores(await game(1), of(500), of(20), drawing(5));
    console.log(`${of(500)} edits, ${of(20)} restores: ${versions} versions, each as it was`);
    for (const [outcome, times] of Object.entries(await races(await game(2), of(100))).sort()) {
      console.log(`${String(times).padStart(4)} × ${outcome}`);
    }
  } finally {
    for (const replica of replicas) {
      await replica.stop();
    }
    await fleet.stop();
  }
}

/** Whoever asks whichever replica is in or out, as the first four bytes of the hash say. */
async function sameEverywhere(game: ConfigGame): Promise<void> {
  const values = [{ key: 'a', type: 'INT', value: '2' }];
  await ok(game, 'PUT', '/document', {
    configs: [{ key: 'a', type: 'INT', value: '1', description: '' }],
    overrides: [{ name: 'third', status: 'enable', rolloutPercentage: 30, variants: [{ values }] }],
  });
  const { overrides } = await ok<Document>(game, 'GET', '/document');
  const id = overrides[0]?.overrideId ?? '';
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const users = Array.from({ length: of(200) }, (_, index) => `player-${index}`);
  for (const userId of users) {
    const isReached = isIn(bucketOf(game.app.id, id, userId), 30);
    for (const replica of game.replicas.keys()) {
      const { body } = await callAt(game, replica, 'POST', '/settings/overrides', { userId });
      if ((body as Simulation).settings.a?.value !== (isReached ? '2' : '1')) {
        throw new Error(`${userId} is another one on replica ${replica}`);
      }
    }
  }
  console.log(`${users.length} players are in or out alike on ${game.replicas.length} replicas`);
}
