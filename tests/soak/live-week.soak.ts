// A week of a game: a shop, a pass, a quest and a weekly board made from files, played by a thousand players on the test
// clock of two processes over one PostgreSQL. Each answer is held against a computation of its own, and so are, at the
// end, the places of the board that the reset archives, what its prizes brought by mail, what everybody has, the ledger
// and the money. UOS_SOAK_PLAYERS sets how many play.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openOutside } from '../../packages/cli/src/testing/run-uos.ts';
import { appWithRealm } from '../../packages/platform/src/services/passport/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';
import { inLanes } from '../support/lanes.ts';
import { playerCalls } from '../support/player-calls.ts';
import { type Draw, drawing } from '../support/social-round.ts';
import { PRIZE_MAIL, type ProductSlug, WEEK } from '../support/week-files.ts';
import { newWeekPlayer, prizeOf, type Verdict, type WeekPlayer } from '../support/week-model.ts';

const PLAYERS = Number(process.env.UOS_SOAK_PLAYERS ?? 1000);
const PROCESSES = 2;
/** No more than the connections that the processes have: who waits for one too long is told 503. */
const LANES = 8;
const DAYS = 7;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of Shanghai against Greenwich. */
const EAST_MS = 8 * HOUR_MS;
/** So many come on a day, which keeps the week of a thousand at some minutes. */
const NOON_PERCENT = 25;
const NIGHT_PERCENT = 8;
/** One of so many pays real money. */
const PAYING = 25;

interface Seat {
  readonly at: number;
  readonly draw: Draw;
  readonly player: WeekPlayer;
  personaId: string;
}

const fleet = await openFleet();
const helper = await testPlatform({ ...fleet.options, clock: 'test' });
const replicas = await fleet.start(PROCESSES, { args: ['--clock', 'test'] });
fleet.balancer.use(replicas.map(({ port }) => port));
await fleet.balancer.ready();
const cli = openOutside();
try {
  await week();
} finally {
  cli.remove();
  await helper.stop();
  await fleet.stop();
}

async function week(): Promise<void> {
  const monday = firstMonday(helper.ports.clock.now());
  await helper.testClock?.advance(() => new Date(monday + 60_000));
  const { app } = await appWithRealm(helper);
  const ports = replicas.map(({ port }) => port);
  const calls = playerCalls({ ...app, origin: fleet.balancer.origin, ports });
  let turn = 0;
  const call = async (method: string, path: string, body?: object, token?: string) => {
    turn += 1;
    let answer = await calls.call(turn % PROCESSES, method, path, body, token);
    // why again: it is said before anything was begun, and the SDK asks again too
    for (let tries = 1; answer.status === 503 && tries < 5; tries += 1) {
      await delay(1000);
      answer = await calls.call(turn % PROCESSES, method, path, body, token);
    }
    if (answer.status >= 500) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer;
  };
  const ok = async <Reply>(method: string, path: string, body?: object, token?: string): Promise<Reply> => {
    const answer = await call(method, path, body, token);
    if (answer.status !== 200) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer.body as Reply;
  };
  /** Fails unless the platform says what the computation does. */
  const held = async (what: string, wanted: Verdict, asked: ReturnType<typeof call>): Promise<void> => {
    const { status, body } = await asked;
    const said = status === 200 ? 'done' : (body as { passportErrorCode?: number }).passportErrorCode;
    same(what, said, wanted);
  };

  /** Moves the clock, and waits until each process has heard of it. */
  const moveTo = async (offsetMs: number): Promise<void> => {
    const moment = new Date(monday + offsetMs);
    await helper.testClock?.advance(() => moment);
    for (let at = 0; at < PROCESSES; at += 1) {
      // why with a login each time: a token of the time before is over by then
      for (let seen = 0; seen !== moment.getTime(); await delay(20)) {
        const { personaAccessToken } = await calls.login(at, 'clock-watcher');
        const { body } = await calls.call(at, 'PUT', '/sdk/presences/me', { status: 'here' }, personaAccessToken);
        seen = Date.parse((body as { presence?: { updatedAt: string } }).presence?.updatedAt ?? '');
      }
    }
  };
  await moveTo(60_000);

  await makeFromFiles(app);
  const seats: Seat[] = Array.from({ length: PLAYERS }, (_, at) => ({
    // why so: neighbours in a row of seeds begin alike
    ...{ at, draw: drawing(Math.imul(at + 1, 0x9e37_79b1)), player: newWeekPlayer(), personaId: '' },
  }));
  const begun = performance.now();

  const enter = async (seat: Seat): Promise<string> => {
    turn += 1;
    const { personaAccessToken, persona } = await calls.login(turn % PROCESSES, `player-${seat.at}`);
    seat.personaId = persona.personaID;
    return personaAccessToken;
  };
  const buy = ({ player }: Seat, token: string, productSlug: ProductSlug, day: number) =>
    held(
      `${productSlug} on day ${day}`,
      player.buy(productSlug, day),
      call('POST', '/sdk/products/purchase', { productSlug }, token),
    );
  const gain = async ({ player, draw }: Seat, token: string, day: number): Promise<void> => {
    const exp = 60 + draw(120);
    const { addedExp } = await ok<{ addedExp: number }>('POST', '/sdk/battle-pass/season/exp', { exp }, token);
    same(`experience of day ${day}`, addedExp, player.addExp(exp, day));
  };
  const quest = async ({ player, draw }: Seat, token: string, item: 'play' | 'often', day: number): Promise<void> => {
    const value = item === 'play' ? 1 : 1 + draw(2);
    player.step(item, value, day);
    await ok('PUT', `/sdk/quests/items/${item}`, { action: 'Increase', value }, token);
    await held(
      `${item} of day ${day}`,
      player.takeQuest(item, day),
      call('POST', `/sdk/quests/items/${item}/redeem`, {}, token),
    );
  };
  /** At noon: a score, the tasks of the day, experience, something bought. */
  const noon = async (seat: Seat, day: number): Promise<void> => {
    const { draw, player, at } = seat;
    const token = await enter(seat);
    // why so: no two players ever have the same one
    const score = draw(1000) * PLAYERS + at;
    player.score(score);
    await ok('POST', '/sdk/leaderboards/weekly/scores', { score }, token);
    await quest(seat, token, day % 2 === 0 ? 'play' : 'often', day);
    await gain(seat, token, day);
    await buy(seat, token, 'lantern', day);
    await buy(seat, token, draw(3) === 0 ? 'season-key' : 'gems', day);
    if (day === 2 && at % PAYING === 0) {
      await pay(seat);
    }
  };
  const pay = async ({ at, personaId, player }: Seat): Promise<void> => {
    const bill = { outTradeNo: `week-${at}`, paymentMethod: 'AlipayApp', totalAmount: 600, productSlug: 'moon' };
    await ok('POST', '/payments', { ...bill, personaId });
    const told = { outTradeNo: bill.outTradeNo, status: 'success' };
    await Promise.all([ok('POST', '/payments/notify', told), ok('POST', '/payments/notify', told)]);
    player.pay('moon');
  };
  /** Before five in the morning it is the same day of the game. */
  const night = async (seat: Seat, day: number): Promise<void> => {
    const token = await enter(seat);
    await quest(seat, token, 'often', day);
    await gain(seat, token, day);
    await buy(seat, token, 'lantern', day);
  };
  const played = (chance: number, day: number) =>
    seats.filter(({ draw, at }) => draw(100) < chance || (day === 2 && at % PAYING === 0));

  for (let day = 0; day < DAYS; day += 1) {
    await moveTo(day * DAY_MS + 7 * HOUR_MS);
    const atNoon = played(NOON_PERCENT, day);
    await inLanes(atNoon.length, (at) => noon(atNoon[at] as Seat, day), LANES);
    await moveTo(day * DAY_MS + 23.5 * HOUR_MS);
    const atNight = played(NIGHT_PERCENT, -1);
    await inLanes(atNight.length, (at) => night(atNight[at] as Seat, day), LANES);
    console.log(`day ${day + 1}: ${atNoon.length} players at noon, ${atNight.length} at night, ${turn} calls so far`);
  }
  await moveTo(DAYS * DAY_MS + HOUR_MS);
  const { versions } = await ok<{ versions: { versionId: string; endTime?: string }[] }>(
    ...(['GET', '/leaderboards/weekly/versions'] as const),
  );
  const [, archived] = versions;
  same('resets', [versions.length, archived?.endTime], [2, new Date(monday + DAYS * DAY_MS).toISOString()]);

  const ranking = seats
    .filter(({ player }) => player.best() !== undefined)
    .toSorted((one, other) => (other.player.best() ?? 0) - (one.player.best() ?? 0));
  await places(ranking);
  await inLanes(
    seats.length,
    async (at) => {
      const seat = seats[at] as Seat;
      if (seat.personaId === '') {
        return;
      }
      const token = await enter(seat);
      const rank = ranking.indexOf(seat) + 1;
      const prizes = rank === 0 ? [] : prizeOf(rank);
      const { consumedCount } = await ok<{ consumedCount: number }>(
        ...(['POST', '/sdk/inbox/messages/consume-all', {}, token] as const),
      );
      same(`mail of place ${rank}`, consumedCount, prizes.length === 0 ? 0 : 1);
      seat.player.takeMail(prizes);
      await ok('POST', '/sdk/battle-pass/season/claim', {}, token);
      seat.player.claimPass();
    },
    LANES,
  );
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${PLAYERS} players made ${turn} calls in ${seconds} s; ${ranking.length} of them have a place`);
  await compare();

  /** The archive by its pages, and one sending of its prizes. */
  async function places(wanted: readonly Seat[]): Promise<void> {
    const PAGE = 100;
    for (let start = 0; start < wanted.length; start += PAGE) {
      const { scores } = await ok<{ scores: Record<string, unknown>[] }>(
        ...([
          'GET',
          `/leaderboards/weekly/versions/${archived?.versionId}/scores?start=${start}&count=${PAGE}`,
        ] as const),
      );
      same(
        `places from ${start + 1}`,
        scores.map(({ memberId, score, rank, rewardState }) => [memberId, score, rank, rewardState]),
        wanted
          .slice(start, start + PAGE)
          .map(({ personaId, player }, index) => [personaId, player.best(), start + index + 1, 'success']),
      );
    }
    const { records } = await ok<{ records: { sentCount: number; templateSlugName: string }[] }>(
      ...(['POST', '/inbox/records/search', {}] as const),
    );
    same(
      'sendings',
      records.map(({ sentCount, templateSlugName }) => [templateSlugName, sentCount]),
      [[PRIZE_MAIL, wanted.length]],
    );
  }

  /** What everybody has, the ledger by its reasons, and the money. */
  async function compare(): Promise<void> {
    const { db } = helper.ports;
    const has = await sql<{ persona_id: string; resource: string; n: number }>`
      SELECT persona_id, resource, sum(quantity)::int8 AS n FROM passport_inventory WHERE app_id = ${app.id}
      GROUP BY persona_id, resource`.execute(db);
    const told = await sql<{ persona_id: string; reason: string; resource: string; n: number }>`
      SELECT persona_id, reason, resource, sum(delta)::int8 AS n FROM passport_ledger WHERE app_id = ${app.id}
      GROUP BY persona_id, reason, resource`.execute(db);
    const lines = (rows: readonly (readonly [string, number])[]) =>
      rows
        .filter(([, n]) => n !== 0)
        .map(([what, n]) => `${what} ${n}`)
        .sort();
    const wanted = (of: (player: WeekPlayer) => ReadonlyMap<string, number>) =>
      lines(
        seats.flatMap(({ personaId, player }) =>
          [...of(player)].map(([what, n]) => [`${personaId} ${what}`, n] as const),
        ),
      );
    const inventory = lines(has.rows.map(({ persona_id, resource, n }) => [`${persona_id} ${resource}`, n]));
    const ledger = lines(
      told.rows.map(({ persona_id, reason, resource, n }) => [`${persona_id} ${reason} ${resource}`, n]),
    );
    sameLines(
      'inventories',
      inventory,
      wanted(({ held: own }) => own),
    );
    sameLines(
      'ledgers',
      ledger,
      wanted(({ told: own }) => own),
    );
    const fen = seats.reduce((sum, { player }) => sum + player.paidFen(), 0);
    const from = new Date(monday).toISOString();
    const to = helper.ports.clock.now().toISOString();
    const { totals } = await ok<{ totals: { amount: number; byStatus: Record<string, number> } }>(
      ...(['GET', `/transactions/metrics?type=RealMoneyPurchase&from=${from}&to=${to}`] as const),
    );
    same('money in fen', [totals.amount, totals.byStatus.Fulfilled], [fen, fen / 600]);
    const sums = new Map<string, number>();
    for (const { player } of seats) {
      for (const [resource, n] of player.held) {
        sums.set(resource, (sums.get(resource) ?? 0) + n);
      }
    }
    const { items } = await ok<{ items: { resourceSlug: string; quantity: number }[] }>(
      ...(['GET', `/inventory/metrics?from=${from}&to=${to}`] as const),
    );
    same('units of all', lines(items.map(({ resourceSlug, quantity }) => [resourceSlug, quantity])), lines([...sums]));
    console.log(
      `${inventory.length} holdings, ${ledger.length} sums of the ledger and ${fen / 100} yuan are what was computed`,
    );
  }
}

/** By the CLI, twice. */
async function makeFromFiles(app: { readonly id: string; readonly serviceSecret: string }): Promise<void> {
  const folder = join(cli.folder, 'economy');
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(WEEK)) {
    await writeFile(join(folder, `${name}.json`), JSON.stringify(content));
  }
  const env = {
    ...{ UOS_ORIGIN: fleet.balancer.origin, UOS_APP_ID: app.id, UOS_APP_SERVICE_SECRET: app.serviceSecret },
  };
  for (const steps of [18, 0]) {
    const run = await cli.run(['passport', 'shop', 'push', '--published', '--yes', '--json'], { env });
    same(`shop push (${run.stderr})`, [run.code, run.json<unknown[]>().length], [0, steps]);
  }
}

/** Five in the morning in Shanghai of the Monday after. */
function firstMonday(now: Date): number {
  const local = new Date(now.getTime() + EAST_MS);
  local.setUTCHours(5, 0, 0, 0);
  do {
    local.setUTCDate(local.getUTCDate() + 1);
  } while (local.getUTCDay() !== 1);
  return local.getTime() - EAST_MS;
}

function same(what: string, is: unknown, wanted: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(wanted)}`);
  }
}

function sameLines(what: string, is: readonly string[], wanted: readonly string[]): void {
  const [there, due] = [new Set(is), new Set(wanted)];
  const wrong = [
    ...is.filter((line) => !due.has(line)),
    ...wanted.filter((line) => !there.has(line)).map((l) => `not ${l}`),
  ];
  if (wrong.length > 0) {
    throw new Error(`${what}: ${wrong.length} differ, the first ${wrong.slice(0, 4).join(' | ')}`);
  }
}
