import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ config: { limitsCallers: true } });
});
afterAll(() => platform.stop());

const message = { Name: '林湾', Email: 'lin@studio.example', Content: '想了解托管服务' };
const contactUs = (body: object = message) => platform.call('POST', '/base/contact-us', body);

/** Calls until it is too often; twice the limit, because a window may end in between. */
async function untilRefused(limit: number, call: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.at(-1)?.status !== 429 && answers.length <= 2 * limit) {
    answers.push(await call());
  }
  return answers;
}

describe('an operation with a limit', () => {
  it('takes so many calls from an address, says when to come back, and writes nothing more', async () => {
    const answers = await untilRefused(10, contactUs);
    const last = answers.at(-1);
    expect(answers.length).toBeGreaterThan(10);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    const { length } = await platform.ports.db.selectFrom('mails').select('id').execute();
    expect(length).toBe(answers.length - 1);
  });

  it('does not count a form that was filled in wrongly', async () => {
    const fresh = await testPlatform({ config: { limitsCallers: true } });
    try {
      for (let time = 0; time < 20; time += 1) {
        expect((await fresh.call('POST', '/base/contact-us', { ...message, Email: 'none' })).status).toBe(400);
      }
      expect((await fresh.call('POST', '/base/contact-us', message)).status).toBe(200);
    } finally {
      await fresh.stop();
    }
  });

  it('counts each user apart', async () => {
    const verify = async (token: string) =>
      platform.call(
        'POST',
        '/auth/real-name-verify',
        { Name: '陈灯', IdCard: '11010519491231002X' },
        { headers: { Cookie: `sst=${token}` } },
      );
    const [busy, other] = [await platform.signedIn('busy'), await platform.signedIn('other')];
    const answers = await untilRefused(5, () => verify(busy.token));
    expect(answers[0]?.status).toBe(200);
    expect(answers.at(-1)?.status).toBe(429);
    expect((await verify(other.token)).status).toBe(200);
  });

  it('counts who is nobody by the network, of IPv6 its first 64 bits', async () => {
    const fresh = await testPlatform({ config: { limitsCallers: true }, trustedProxies: 1 });
    try {
      const from = (address: string) =>
        fresh.call('POST', '/base/contact-us', message, { headers: { 'X-Forwarded-For': address } });
      let count = 0;
      await untilRefused(10, () => {
        count += 1;
        return from(`2001:db8::${count}`);
      }).then((answers) => expect(answers.at(-1)?.status).toBe(429));
      expect((await from('2001:db8:0:1::1')).status).toBe(200);
    } finally {
      await fresh.stop();
    }
  });
});
