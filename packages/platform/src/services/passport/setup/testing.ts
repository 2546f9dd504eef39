// An app with player accounts, and users of it, for tests of what is asked about them.
import { json } from '#db/columns';
import { issuePlayerToken } from '#kernel/who/player-tokens';
import type { Answer, TestApp, TestPlatform } from '#testing';
import { sealPrivate } from '../players/private/private.ts';
import type { PlayerTables } from '../players/tables.ts';

export interface TestPlayer {
  readonly id: string;
  /** Calls with a new token of the user. */
  call(method: string, path: string, body?: unknown): Promise<Answer>;
}

export async function appWithPlayers(platform: TestPlatform, config?: object): Promise<TestApp> {
  const app = await platform.app(['passport']);
  await app.call('POST', '/upass/v1/id-domains', { name: '灯塔' });
  if (config !== undefined) {
    await app.call('POST', '/upass/v1/config', config);
  }
  return app;
}

type AgeGroup = PlayerTables['passport_users']['age_group']['__select__'];

export async function playerOf(
  platform: TestPlatform,
  app: TestApp,
  age: AgeGroup = '',
  ends: string | null = null,
): Promise<TestPlayer> {
  const { db, ids, clock } = platform.ports;
  const id = ids.uuid();
  const now = clock.now().toISOString();
  await db
    .insertInto('passport_users')
    .values({
      ...{ app_id: app.id, id, external_id: null, status: 'Active', display_name: '红雀', properties: json({}) },
      ...{ phone: null, phone_hash: null, email: null, email_hash: null, real_name: null },
      id_number: ends === null ? null : sealPrivate(platform.ports, 'id_number', id, numberOf(age, ends)),
      ...{ age_group: age, age_group_ends: ends, created_at: now, modified_at: now },
    })
    .execute();
  return {
    id,
    call(method, path, body) {
      const account = { generation: 1, personaGeneration: 0, family: ids.uuid() };
      const claims = { appId: app.id, userId: id, personaId: '', realmId: '', account };
      const { token } = issuePlayerToken(platform.ports, claims, 'access');
      return platform.call(method, path, body, { headers: { Authorization: `Bearer ${token}` } });
    },
  };
}

/** The number of somebody who leaves an age band on a day. */
function numberOf(age: AgeGroup, ends: string): string {
  const limit = age === 'UnderEight' ? 8 : age === 'EightToSixteen' ? 16 : 18;
  return `110101${Number(ends.slice(0, 4)) - limit}${ends.slice(5).replace('-', '')}0010`;
}
