// A provider's callback carries what we signed: whatever else comes is refused, and takes nothing from who began.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApp, type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, refusal } from '../../../testing.ts';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
  ({ app } = await appWithRealm(platform));
  for (const provider of ['WechatWeb', 'QQWeb']) {
    const body = { provider, loginPlatform: 'Windows', clientID: 'id', clientSecret: 'secret', redirectURI: HOME };
    await app.call('POST', '/upass/v1/id-providers', body);
  }
});
afterAll(() => platform.stop());

const HOME = 'https://game.example/after';
const REFUSED = [400, 30_001];

/** A login that was begun and agreed to: what the browser brings back. */
async function begun(social = 'qq'): Promise<URL> {
  const query = `appId=${app.id}&redirectUri=${encodeURIComponent(HOME)}`;
  const { body } = await platform.call('GET', `/upass/v1/third_party/${social}/temp/web/login?${query}`);
  const said = await fetch((body as { url: string }).url, {
    method: 'POST',
    body: new URLSearchParams({ account: 'linnet', answer: 'allow' }),
    headers: { Origin: platform.origin },
    redirect: 'manual',
  });
  return new URL(said.headers.get('location') ?? '');
}

const bring = ({ pathname, search }: URL, path = pathname): Promise<Answer> => platform.call('GET', path + search);
const loginCode = async (back: URL): Promise<string> => {
  const answer = await fetch(back, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? 'x:none').searchParams.get('loginCode') ?? '';
};
const signIn = (code: string): Promise<Answer> =>
  app.call('POST', '/upass/v1/sdk/login/oauth', { idProvider: 'QQWeb', code });
const ahead = async (seconds: number) => {
  await platform.testClock?.advance((now) => new Date(now.getTime() + seconds * 1000));
};

describe('a callback of a provider', () => {
  it('with a state that was changed, or was made for another provider, is refused and ends nothing', async () => {
    const back = await begun();
    const forged = new URL(back);
    const state = back.searchParams.get('state') ?? '';
    forged.searchParams.set('state', `${state.slice(0, -1)}${state.endsWith('0') ? '1' : '0'}`);
    expect(refusal(await bring(forged))).toEqual(REFUSED);
    expect(refusal(await bring(back, back.pathname.replace('/qq/', '/wechat/')))).toEqual(REFUSED);
    expect((await signIn(await loginCode(back))).status).toBe(200);
  });

  it('is taken once, and of ten at the same time one is', async () => {
    const back = await begun();
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(back, { redirect: 'manual' })));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    expect(refusal(await bring(back))).toEqual(REFUSED);
  });

  it('comes too late after ten minutes, and its login code after one', async () => {
    const [late, back] = [await begun(), await begun()];
    const code = await loginCode(back);
    await ahead(61);
    expect(refusal(await signIn(code))).not.toEqual([200, undefined]);
    await ahead(600);
    expect(refusal(await bring(late))).toEqual(REFUSED);
  });

  it('of a provider that the app has taken out meanwhile signs nobody in', async () => {
    const back = await begun('wechat');
    const { body } = await app.call('GET', '/upass/v1/id-providers');
    const { idProviders } = body as { idProviders: readonly { id: string; provider: string }[] };
    const gone = idProviders.find(({ provider }) => provider === 'WechatWeb');
    await app.call('DELETE', `/upass/v1/id-providers/${gone?.id}`);
    expect(refusal(await bring(back))).toEqual(REFUSED);
  });
});
