// Races of what an app sets up of its player accounts, on real PostgreSQL.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appWithPlayers, playerOf } from '../../packages/platform/src/services/passport/setup/testing.ts';
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

const times = (count: number, status: number): number[] => new Array<number>(count).fill(status);

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
