// The games of the demo studio that have a past, beside the app to try things in.
import { shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import type { Past, PastApp } from '#kernel/past';
import { GAMES, type Game, playersAt } from './growth.ts';

/** The property by which the console and this program know them. */
const DEMO_DATA = 'demoData';

/** Makes the apps with their services. */
export async function makeGames(past: Pick<Past, 'call' | 'orgId'>): Promise<void> {
  for (const game of GAMES) {
    const { AppId } = await past.call<{ AppId: string }>('developer', 'POST', '/api/app', {
      ProjectName: game.name,
      OrganizationId: past.orgId,
      Properties: { [DEMO_DATA]: 'true' },
    });
    for (const ServiceName of game.services) {
      await past.call('developer', 'POST', `/api/app/${AppId}/service`, { ServiceName, Status: 'Enabled' });
    }
  }
}

export interface DemoApp {
  readonly id: string;
  readonly name: string;
  readonly org_id: string;
  readonly project_id: string;
}

/** Those that there are. */
export function demoApps(db: Db): Promise<DemoApp[]> {
  return db
    .selectFrom('apps')
    .select(['id', 'name', 'org_id', 'project_id'])
    .where((eb) => eb(eb.ref('properties', '->>').key(DEMO_DATA as never), '=', 'true' as never))
    .orderBy('name')
    .execute();
}

/** As their services may know them; one that was given another name plays no more. */
export function gamesOf(rows: readonly DemoApp[], since: Date): PastApp[] {
  return rows.flatMap(({ id, name }) => {
    const game = GAMES.find((one) => one.name === name);
    return game === undefined ? [] : [gameOf(id, game, since)];
  });
}

function gameOf(id: string, game: Game, since: Date): PastApp {
  const { name, downloadMb, services } = game;
  return {
    ...{ id, name, downloadMb },
    has: (service) => services.includes(service),
    playersAt: (moment) => playersAt(game, since, moment),
  };
}

const DAY_MS = 86_400_000;

/** The first moment of the day so many days before. */
export function startOfPast(now: Date, days: number): Date {
  const date = shanghaiDay(new Date(now.getTime() - days * DAY_MS)) ?? '';
  return new Date(startOfShanghaiDay(date) ?? Number.NaN);
}
