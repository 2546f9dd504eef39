// Tells the past of the demo studio while the platform is up: 60 days at the first start on a database that nobody else
// uses yet, and at later ones the days since. What is told is kept day by day, so that a stop in the midst loses nothing.
import { setTimeout as delay } from 'node:timers/promises';
import { shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import { alone } from '#db/alone';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Past, PastDay } from '#kernel/past';
import type { Ports } from '#kernel/ports';
import type { DemoLogins } from '../seed.ts';
import { callersOf, portsOfThen } from './callers.ts';
import { chanceOf } from './growth.ts';
import { PAST_KEY, removeGames } from './remove.ts';
import { demoApps, gamesOf, makeGames, startOfPast } from './studio.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** The first to look at the platform go first. */
const WAIT_MS = 5000;
/** Between two days, for whoever uses the platform meanwhile. */
const PAUSE_MS = 150;

interface Told {
  /** RFC 3339: the first moment of it. */
  readonly since: string;
  /** RFC 3339: everything before is told. */
  readonly until: string;
  /** Services that have told of the day after. */
  readonly done: readonly string[];
}

/** Somebody has taken it out: it is not told again. */
interface Removed {
  readonly removed: true;
}

export interface PastOptions {
  readonly days: number;
  readonly logins: DemoLogins;
  readonly signal: AbortSignal;
  /** How long it waits before it goes on. */
  readonly waitMs?: number;
}

/** Goes on with each hour that begins, until the signal comes. */
export async function liveOn(ports: Ports, options: PastOptions): Promise<void> {
  while (!options.signal.aborted) {
    await tellPast(ports, options);
    await pause(HOUR_MS - (ports.clock.now().getTime() % HOUR_MS), options.signal);
  }
}

/** Answers once everything up to the end of this hour is told, or the signal came. */
export async function tellPast(ports: Ports, options: PastOptions): Promise<void> {
  const { db, database } = ports;
  await pause(options.waitMs ?? WAIT_MS, options.signal);
  if (options.signal.aborted) {
    return;
  }
  // why the lock: two replicas that start at once tell one past
  await alone({ db, engine: database.engine }, 'uos/demo-past', async () => {
    const told = (await readTold(db)) ?? (await begin(ports, options));
    if (told !== undefined && !('removed' in told)) {
      await goOn(ports, told, options);
    }
  });
}

/** Makes the games on their first day; undefined where somebody else is on the database, whose books are not touched. */
async function begin(ports: Ports, { days, logins }: PastOptions): Promise<Told | undefined> {
  const { db, clock } = ports;
  // why: the last start may have ended while it was made
  await db.transaction().execute((tx) => removeGames(tx));
  const others = await db.selectFrom('organizations').select('id').where('id', '<>', logins.organization.id).execute();
  if (others.length > 0) {
    return undefined;
  }
  const since = startOfPast(clock.now(), days);
  const then = portsOfThen(ports, since);
  await makeGames({ ...(await callersOf(then.ports, await peopleOf(db, logins))), orgId: logins.organization.id });
  const told: Told = { since: since.toISOString(), until: since.toISOString(), done: [] };
  await db
    .insertInto('settings')
    .values({ key: PAST_KEY, value: json<unknown>(told) })
    .execute();
  return told;
}

async function goOn(ports: Ports, told: Told, { logins, signal }: PastOptions): Promise<void> {
  const { db, clock } = ports;
  const since = new Date(told.since);
  const then = portsOfThen(ports, since);
  const { call } = await callersOf(then.ports, await peopleOf(db, logins));
  const apps = gamesOf(await demoApps(db), since);
  for (const day of daysBetween(new Date(told.until), clock.now(), since)) {
    const studio = { ports: then.ports, orgId: logins.organization.id, apps, at: then.at, call, signal };
    const done = day.hours[0]?.toISOString() === told.until ? [...told.done] : [];
    for (const { contract, past: tell } of ports.services.records) {
      if (signal.aborted) {
        return;
      }
      if (tell !== undefined && !done.includes(contract.name)) {
        then.at(day.hours[0] ?? since);
        await tell({ ...studio, chance: chancesOf(`${day.date} ${contract.name}`) }, day);
        done.push(contract.name);
        await keep(db, { ...told, until: day.hours[0]?.toISOString() ?? told.until, done });
      }
    }
    const end = (day.hours.at(-1) ?? since).getTime() + HOUR_MS;
    await keep(db, { ...told, until: new Date(end).toISOString(), done: [] });
    await pause(PAUSE_MS, signal);
  }
}

/** Ends early where the signal comes. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

/** The same ones for the same words, in their order. */
function chancesOf(words: string): Past['chance'] {
  let said = 0;
  return () => {
    said += 1;
    return chanceOf(`${words} ${said}`);
  };
}

async function keep(db: Db, told: Told): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: json<unknown>(told) })
    .where('key', '=', PAST_KEY)
    .execute();
}

/** The days from a moment to the end of the running hour, and their hours. */
function* daysBetween(from: Date, now: Date, since: Date): Generator<PastDay> {
  // why the running hour too: who looks now sees it go on
  const end = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
  const first = startOf(since);
  for (let atMs = from.getTime(); atMs < end; ) {
    const dayMs = startOf(new Date(atMs));
    const nextMs = dayMs + DAY_HOURS * HOUR_MS;
    const untilMs = Math.min(nextMs, end);
    const hours: Date[] = [];
    for (let hourMs = atMs; hourMs < untilMs; hourMs += HOUR_MS) {
      hours.push(new Date(hourMs));
    }
    const number = Math.round((dayMs - first) / (DAY_HOURS * HOUR_MS));
    const daysAgo = Math.round((startOf(now) - dayMs) / (DAY_HOURS * HOUR_MS));
    yield { number, daysAgo, date: shanghaiDay(new Date(dayMs)) ?? '', hours, begins: atMs === dayMs };
    atMs = untilMs;
  }
}

function startOf(moment: Date): number {
  return startOfShanghaiDay(shanghaiDay(moment) ?? '') ?? Number.NaN;
}

async function readTold(db: Db): Promise<Told | Removed | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', PAST_KEY).executeTakeFirst();
  return row?.value as Told | Removed | undefined;
}

async function peopleOf(db: Db, { user, operator, billing }: DemoLogins) {
  const { id, name } = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('login', '=', user.login)
    .executeTakeFirstOrThrow();
  return {
    developer: { kind: 'user', subject: id, name },
    operator: { kind: 'admin', subject: operator.login, name: '平台管理员' },
    billing: { kind: 'billing', subject: billing.login, name: '财务管理员' },
  } as const;
}
