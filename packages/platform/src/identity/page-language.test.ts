// Every page of a sign-in in the language that the browser asks for, with `lang` and the header that say so.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorization, browser, type TestPlatform, testPlatform } from '#testing';
import { text as en } from './pages/text.en.ts';
import { text as zh } from './pages/text.zh.ts';

let platform: TestPlatform;
let person: { login: string; password: string };
beforeAll(async () => {
  platform = await testPlatform({ own: true });
  person = { login: 'reader-of-pages', ...(await platform.user('reader-of-pages')) };
});
afterAll(() => platform.stop());

const CHINESE = /\p{Script=Han}/u;

describe.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN', zh],
  ['en-GB,en;q=0.9', 'en', en],
  ['fr-FR', 'zh-CN', zh],
])('a browser that asks for %s', (asked, lang, text) => {
  const headers = { 'Accept-Language': asked };

  async function walk() {
    const page = browser(platform);
    const at = async (url: string, form?: Record<string, string>) => {
      let visit = await page.go(url, { headers, ...(form && { form }) });
      for (let hops = 0; hops < 5 && visit.headers.has('location'); hops += 1) {
        visit = await page.go(visit.headers.get('location') ?? '', { headers });
      }
      return visit;
    };
    return { at };
  }

  const said = (visit: { text: string; headers: Headers }) => ({
    title: /<h1>([^<]*)<\/h1>/.exec(visit.text)?.[1],
    lang: /<html lang="([^"]*)"/.exec(visit.text)?.[1],
    header: visit.headers.get('content-language'),
    isChinese: CHINESE.test(visit.text.replace(/<style[\s\S]*?<\/style>/, '')),
  });
  const expected = (title: string) => ({ title, lang, header: lang, isChinese: text === zh });

  it('signs in, is asked for consent and whether to sign out', async () => {
    const { at } = await walk();
    const login = await at(authorization(platform, 'uos-cli').url);
    expect(said(login)).toEqual(expected(text.login));
    const wrong = await at(login.url, { login: person.login, password: 'wrong' });
    expect(wrong.text).toContain(`>${text.wrong}</p>`);
    const consent = await at(login.url, person);
    expect(said(consent)).toEqual(expected(text.authorizeApp(text.clients.cli)));
    expect(said(await at('/v1/oauth2/session/end?client_id=uos-cli'))).toEqual(expected(text.signOut));
  });

  it('types the code of a terminal, and one that there is not', async () => {
    const { at } = await walk();
    const form = await at('/v1/oauth2/device');
    expect(said(form)).toEqual(expected(text.deviceTitle));
    const xsrf = /name="xsrf" value="([^"]*)"/.exec(form.text)?.[1] ?? '';
    const unknown = await at('/v1/oauth2/device', { xsrf, user_code: 'BBBB-BBBB' });
    expect(unknown.text).toContain(text.codeFaults.unknown);
    expect(said(unknown)).toEqual(expected(text.deviceTitle));
  });

  it('reads why a sign-in cannot go on', async () => {
    const { at } = await walk();
    expect(said(await at('/v1/oauth2/authorize?client_id=nobody&response_type=code'))).toEqual(expected(text.cannot));
    expect(said(await at('/v1/oauth2/interaction/0123456789abcdef'))).toEqual(expected(text.expired));
  });
});
