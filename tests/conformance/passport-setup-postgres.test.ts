// Races of what an app sets up of its player accounts, on real PostgreSQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../packages/platform/src/db/columns.ts';
import { useCode } from '../../packages/platform/src/services/passport/setup/sms/codes.ts';
import { appWithPlayers, playerOf } from '../../packages/platform/src/services/passport/setup/testing.ts';
import { holdRealm } from '../../packages/platform/src/services/passport/store/realms.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
let platform: TestPlatform;
beforeAll(async () => {
  postgres = await startPostgres();
  platform = await testPlatform({ databaseUrl: await postgres.createDatabase({ migrated: true }) });
});
afterAll(async () => {
  await platform?.stop();
  await postgres?.stop();
});

/** The same call many times at once. */
async function storm(count: number, app: TestApp, path: string, body: (index: number) => object): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const basic = `${app.id}:${app.serviceSecret}`;
      return platform.call('POST', path, body(index), { basic });
    }),
  );
  return answers.map(({ status }) => status).sort();
}

describe('messages with codes', () => {
  it('are one, whoever asks for them a hundred times at once, and are consumed once', async () => {
    const app = await appWithPlayers(platform);
    const body = { phoneNumber: '13800138000', purpose: 'Login' };
    const sent = await storm(100, app, '/upass/v1/sdk/login/verification-codes', () => body);
    expect(sent).toEqual([...times(1, 200), ...times(99, 429)]);
    const { ports } = platform;
    const rows = await ports.db.selectFrom('passport_sms_codes').select('id').where('app_id', '=', app.id).execute();
    expect(rows).toHaveLength(1);
    const now = ports.clock.now().toISOString();
    const use = () =>
      ports.db
        .transaction()
        .execute((db) => useCode({ db, ports, appId: app.id, now }, { ...CODE, phoneNumber: body.phoneNumber }));
    const used = await Promise.all(Array.from({ length: 20 }, use));
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  it('have one text of each type, however many are enabled at once', async () => {
    const app = await appWithPlayers(platform);
    const { db, ids } = platform.ports;
    const now = platform.ports.clock.now().toISOString();
    const made = Array.from({ length: 10 }, () => ids.uuid());
    await db
      .insertInto('passport_sms_templates')
      .values(
        made.map((id) => ({
          ...{ app_id: app.id, id, name: id, type: 'Login' as const, signature: '灯湾', content: '{code}' },
          ...{ status: 'Available' as const, fail_reason: '', enabled: false, created_at: now, modified_at: now },
        })),
      )
      .execute();
    const basic = `${app.id}:${app.serviceSecret}`;
    const answers = await Promise.all(
      made.map((id) => platform.call('POST', `/upass/v1/internal/sms-templates/${id}/enable`, {}, { basic })),
    );
    expect(answers.map(({ status }) => status)).toEqual(times(10, 200));
    const enabled = await db
      .selectFrom('passport_sms_templates')
      .select('id')
      .where('app_id', '=', app.id)
      .where('enabled', '=', true)
      .execute();
    expect(enabled).toHaveLength(1);
  });
});

const CODE = { purpose: 'Login', code: '111111' } as const;
const times = (count: number, status: number): number[] => new Array<number>(count).fill(status);

describe('a realm', () => {
  it('gets the persona that was being made when somebody wanted to delete it, and stays', async () => {
    const app = await appWithPlayers(platform);
    const { id: userId } = await playerOf(platform, app);
    const { body } = await app.call('POST', '/upass/v1/realms', { name: 'second' });
    const { realmID: realmId } = (body as { realm: { realmID: string } }).realm;
    const { db, ids, clock } = platform.ports;
    const now = clock.now().toISOString();
    const deleted = await db.transaction().execute(async (tx) => {
      await holdRealm(tx, app.id, realmId);
      const answer = app.call('DELETE', `/upass/v1/realms/${realmId}`);
      await expect.poll(waiting, { interval: 20 }).toBe(1);
      // why: who deletes holds the identity domain by now, which a persona names too
      await tx
        .insertInto('passport_personas')
        .values({
          ...{ app_id: app.id, id: ids.uuid(), user_id: userId, realm_id: realmId, external_id: '', status: 'Active' },
          ...{ display_name: '红雀', icon_url: '', properties: json({}), created_at: now, modified_at: now },
        })
        .execute();
      return { answer };
    });
    expect((await deleted.answer).body).toMatchObject({ details: ['personas live in the realm'] });
  });
});

/** How many wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(platform.ports.db);
  return rows[0]?.n ?? 0;
}

describe('payments of a minor', () => {
  it('never pass the cap of the month by a fen, however many orders are reported at once', async () => {
    const app = await appWithPlayers(platform, { antiAddiction: { enabled: true } });
    for (let round = 0; round < 3; round += 1) {
      const child = await playerOf(platform, app, 'EightToSixteen', '2099-01-01');
      const paid = await storm(20, app, '/v1/anti-addiction/payments', (index) => ({
        userID: child.id,
        amount: 4000,
        ...(index % 2 === 0 && { outTradeNo: `${round}-${index}` }),
      }));
      expect(paid).toEqual([...times(5, 200), ...times(15, 400)]);
      const kept = await platform.ports.db
        .selectFrom('passport_pay_months')
        .select('paid_fen')
        .where('user_id', '=', child.id)
        .execute();
      expect(kept).toEqual([{ paid_fen: 20_000 }]);
    }
  });

  it('with one trade number count once', async () => {
    const app = await appWithPlayers(platform, { antiAddiction: { enabled: true } });
    const child = await playerOf(platform, app, 'EightToSixteen', '2099-01-01');
    const paid = await storm(20, app, '/v1/anti-addiction/payments', () => ({
      ...{ userID: child.id, amount: 5000, outTradeNo: 'once' },
    }));
    expect(paid).toEqual(times(20, 200));
    const kept = await platform.ports.db
      .selectFrom('passport_pay_months')
      .select('paid_fen')
      .where('user_id', '=', child.id)
      .execute();
    expect(kept).toEqual([{ paid_fen: 5000 }]);
  });
});
