// Battle passes and quests on four processes over one PostgreSQL: rounds of claims of one reward, of fifty additions for
// the limit of a day, and of deletions beside them; then a year of daily, weekly and monthly quests on the test clock: each
// day a thousand personas begin what is due, and every twentieth makes its first step. UOS_SOAK_ROUNDS says how many rounds.
import { sql } from 'kysely';
import { openShop } from '../../packages/platform/src/services/passport/economy/testing.ts';
import { periodOf } from '../../packages/platform/src/services/passport/quests/rules.ts';
import { moveOn, rollQuests } from '../../packages/platform/src/services/passport/quests/store/progress.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';
import { playerCalls } from '../support/player-calls.ts';
import { openProgress, passRound, questRound, resetRound } from '../support/progress-round.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 20);
const PROCESSES = 4;
const HANDS = 40;
const PERSONAS = 1000;
const DAYS = 365;
const LANES = 10;
const PLAYS_EACH = 20;
const GOAL_MS = 60_000;
const TYPES = ['DailyQuest', 'WeeklyQuest', 'MonthlyQuest'] as const;

const fleet = await openFleet();
const helper = await testPlatform({ ...fleet.options, clock: 'test' });
const replicas = await fleet.start(PROCESSES, { args: ['--clock', 'test'] });
fleet.balancer.use(replicas.map(({ port }) => port));
await fleet.balancer.ready();
try {
  await races();
  await year();
} finally {
  await helper.stop();
  await fleet.stop();
}

async function races(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    let turn = 0;
    const game = await openProgress(helper, ({ app }) => {
      const ports = replicas.map(({ port }) => port);
      const calls = playerCalls({ ...app, origin: fleet.balancer.origin, ports });
      return (method, path, body) => {
        turn += 1;
        return calls.call(turn % PROCESSES, method, `/sdk${path}`, body);
      };
    });
    await passRound(game, HANDS, 50);
    await questRound(game, HANDS);
    await resetRound(game, 8);
  }
  console.log(
    `${ROUNDS} rounds of ${HANDS} hands on ${PROCESSES} processes: each reward once, no limit passed, no step lost`,
  );
}

async function year(): Promise<void> {
  const { app, ok } = await openShop(helper);
  const { db, clock, ids } = helper.ports;
  const quests: { type: (typeof TYPES)[number]; questId: string; itemId: string }[] = [];
  for (const type of TYPES) {
    const item = { slugName: `${type}-step`, displayName: type, thresholdValue: 1000, rewards: [] };
    const { quest } = await ok<{ quest: { id: string; items: { id: string }[] } }>(
      ...([
        'POST',
        '/quests',
        { slugName: type, displayName: type, type, layout: 'Basic', resetHour: 5, items: [item] },
      ] as const),
    );
    await ok('POST', `/quests/${quest.id}/publish`);
    quests.push({ type, questId: quest.id, itemId: quest.items[0]?.id ?? '' });
  }
  // why: the year is that of one process, and the others would do their daily jobs beside it
  await Promise.all(replicas.map((replica) => replica.stop()));
  const personas = Array.from({ length: PERSONAS }, () => ids.uuid());
  const players = personas.filter((_, at) => at % PLAYS_EACH === 0);
  const starts = new Map<string, string>();
  let resets = 0;
  let spentMs = 0;
  for (let day = 0; day < DAYS; day += 1) {
    await helper.testClock?.advance((now) => new Date(now.getTime() + 86_400_000));
    const now = clock.now().toISOString();
    const due = quests
      .map(({ type, questId, itemId }) => ({
        ...{ type, itemId, id: questId },
        start: periodOf({ type, reset_hour: 5 }, now).start,
      }))
      .filter(({ type, start }) => starts.get(type) !== start);
    for (const { type, start } of due) {
      starts.set(type, start);
    }
    const begun = performance.now();
    await inLanes(personas, (personaId) => rollQuests(db, { appId: app.id, personaId, now }, due));
    spentMs += performance.now() - begun;
    resets += due.length * PERSONAS;
    await inLanes(players, async (personaId) => {
      for (const { id, itemId, start } of due) {
        const step = { appId: app.id, personaId, questId: id, itemId, start, now };
        await moveOn(db, step, { action: 'Increase', value: 1, threshold: 1000 });
      }
    });
    for (const { type, questId, itemId } of quests) {
      const { rows } = await sql<{ begun: number; moved: number }>`SELECT
        (SELECT count(*)::int FROM passport_persona_quests WHERE app_id = ${app.id} AND quest_id = ${questId}
          AND period_start = ${starts.get(type)}) AS begun,
        (SELECT count(*)::int FROM passport_persona_quest_items WHERE app_id = ${app.id} AND item_id = ${itemId}
          AND period_start = ${starts.get(type)} AND value = 1) AS moved`.execute(db);
      const [found] = rows;
      if (found?.begun !== PERSONAS || found.moved !== players.length) {
        throw new Error(`day ${day}: ${found?.begun} began their ${type}, ${found?.moved} have one step in it`);
      }
    }
  }
  console.log(`${resets} resets of a year of ${PERSONAS} personas: ${Math.round(spentMs)} ms (goal ${GOAL_MS} ms)`);
  process.exitCode = spentMs > GOAL_MS ? 1 : 0;
}

async function inLanes(personas: readonly string[], work: (personaId: string) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      for (let at = lane; at < personas.length; at += LANES) {
        await work(personas[at] ?? '');
      }
    }),
  );
}
