// Battle passes and quests on four processes over one PostgreSQL: rounds of claims of one reward, of fifty additions for
// the limit of a day, and of deletions beside them; then a year of daily, weekly and monthly quests on the test clock, in
// which a thousand personas make the first step of each period. UOS_SOAK_ROUNDS says how many rounds.
import { sql } from 'kysely';
import { openShop } from '../../packages/platform/src/services/passport/economy/testing.ts';
import { periodOf } from '../../packages/platform/src/services/passport/quests/rules.ts';
import { moveOn } from '../../packages/platform/src/services/passport/quests/store/progress.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';
import { playerCalls } from '../support/player-calls.ts';
import { openProgress, passRound, questRound, resetRound } from '../support/progress-round.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 20);
const PROCESSES = 4;
const HANDS = 40;
const PERSONAS = 1000;
const DAYS = 365;
const LANES = 4;
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
  const personas = Array.from({ length: PERSONAS }, () => ids.uuid());
  const starts = new Map<string, string>();
  let resets = 0;
  let spentMs = 0;
  for (let day = 0; day < DAYS; day += 1) {
    await helper.testClock?.advance((now) => new Date(now.getTime() + 86_400_000));
    const now = clock.now().toISOString();
    const begun = performance.now();
    const due = quests.filter(({ type }) => {
      const { start } = periodOf({ type, reset_hour: 5 }, now);
      const isNew = starts.get(type) !== start;
      starts.set(type, start);
      return isNew;
    });
    for (const { type, questId, itemId } of due) {
      const { start } = periodOf({ type, reset_hour: 5 }, now);
      await Promise.all(
        Array.from({ length: LANES }, (_, lane) =>
          db.transaction().execute(async (tx) => {
            for (let at = lane; at < PERSONAS; at += LANES) {
              const step = { appId: app.id, personaId: personas[at] ?? '', questId, itemId, start, now };
              await moveOn(tx, step, { action: 'Increase', value: 1, threshold: 1000 });
            }
          }),
        ),
      );
      resets += PERSONAS;
    }
    spentMs += performance.now() - begun;
    for (const { type, itemId } of quests) {
      const { start } = periodOf({ type, reset_hour: 5 }, now);
      const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM passport_persona_quest_items
        WHERE app_id = ${app.id} AND item_id = ${itemId} AND period_start = ${start} AND value = 1`.execute(db);
      if (rows[0]?.n !== PERSONAS) {
        throw new Error(`day ${day}: ${rows[0]?.n} personas have one step in their ${type}`);
      }
    }
  }
  console.log(`${resets} resets of a year of ${PERSONAS} personas: ${Math.round(spentMs)} ms (goal ${GOAL_MS} ms)`);
  process.exitCode = spentMs > GOAL_MS ? 1 : 0;
}
