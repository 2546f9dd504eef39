import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OnSwitch, SwitchedTo } from '#kernel/service';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { records } from '../services/index.ts';

const heard: string[] = [];
let refuses = false;

const hear =
  (to: SwitchedTo): OnSwitch =>
  async (db, _ports, { appId }) => {
    const row = await db
      .selectFrom('app_services')
      .select('status')
      .where('app_id', '=', appId)
      .where('name', '=', 'push')
      .executeTakeFirstOrThrow();
    heard.push(`${to} ${row.status}`);
    if (refuses) {
      throw new Error('not while a game is on');
    }
  };

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  const onSwitch = { enabled: hear('enabled'), suspended: hear('suspended'), disabled: hear('disabled') };
  const services = records.map((record) => (record.contract.name === 'push' ? { ...record, onSwitch } : record));
  platform = await testPlatform({ services });
  app = await platform.app([]);
});
afterAll(() => platform?.stop());

const set = async (status: string): Promise<number> => {
  const { token } = await owner();
  const answer = await platform.call(
    'POST',
    `/api/app/${app.id}/service`,
    { ServiceName: 'push', Status: status },
    { headers: { Cookie: `sst=${token}` } },
  );
  return answer.status;
};
let signedIn: Promise<{ token: string }> | undefined;
const owner = (): Promise<{ token: string }> => {
  signedIn ??= platform.signedIn('switcher', app.orgId, 'owner');
  return signedIn;
};

describe('a service that an app switches', () => {
  it('hears of each change in the transaction that makes it, and of no repetition', async () => {
    for (const status of ['Enabled', 'Enabled', 'Suspended', 'Enabled', 'Disabled']) {
      expect(await set(status)).toBe(200);
    }
    expect(heard.splice(0)).toEqual(['enabled Enabled', 'suspended Suspended', 'enabled Enabled', 'disabled Disabled']);
  });

  it('can refuse, and then nothing was switched', async () => {
    refuses = true;
    expect(await set('Enabled')).toBe(500);
    refuses = false;
    expect(heard.splice(0)).toEqual(['enabled Enabled']);
    expect(await set('Enabled')).toBe(200);
    expect(heard.splice(0)).toEqual(['enabled Enabled']);
  });
});
