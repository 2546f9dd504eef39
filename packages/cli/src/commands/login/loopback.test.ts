import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { CliError } from '../../errors/cli-error.ts';
import { readReturn, waitForBrowser } from './loopback.ts';

async function waiting(pasted?: Readable) {
  const cancel = new AbortController();
  const { url, done } = await waitForBrowser({ domain: 'http://id.example/', port: 0, signal: cancel.signal, pasted });
  const query = new URL(url).searchParams;
  const back = new URL(query.get('redirect_uri') ?? '');
  back.searchParams.set('state', query.get('state') ?? '');
  return { url: new URL(url), query, back, done, cancel };
}

describe('waitForBrowser', () => {
  it('asks with PKCE and comes back with the code over the loopback', async () => {
    const { url, query, back, done } = await waiting();
    expect(`${url.origin}${url.pathname}`).toBe('http://id.example/v1/oauth2/authorize');
    expect(query.get('client_id')).toBe('uos-cli');
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(back.hostname).toBe('127.0.0.1');

    back.searchParams.set('code', 'c0de');
    const page = await fetch(back);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('已授权');
    const granted = await done;
    expect(granted.code).toBe('c0de');
    expect(granted.redirectUri).toBe(`${back.origin}/callback`);
    expect(granted.codeVerifier).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['zh-CN,zh;q=0.9', 'zh-CN', '已授权，可以关闭这个页面，回到终端。'],
    ['en-GB,en;q=0.9,zh;q=0.5', 'en', 'That is all here. Close this page and go back to the terminal.'],
    ['fr', 'zh-CN', '已授权，可以关闭这个页面，回到终端。'],
  ])('ends on a page in the language of a browser that asks for %s', async (asked, lang, text) => {
    const { back, done } = await waiting();
    back.searchParams.set('code', 'c0de');
    const page = await (await fetch(back, { headers: { 'accept-language': asked } })).text();
    expect(/<html lang="([^"]*)"/.exec(page)?.[1]).toBe(lang);
    expect(Array.from(page.matchAll(/<p>([^<]*)/g), ([, line]) => line)).toEqual([text]);
    await done;
  });

  it('does not listen to an answer with another state', async () => {
    const { back, done } = await waiting();
    const forged = new URL(back);
    forged.searchParams.set('state', 'guessed');
    forged.searchParams.set('code', 'theirs');
    expect((await fetch(forged)).status).toBe(400);
    expect((await fetch(new URL('/other', back))).status).toBe(404);

    back.searchParams.set('code', 'ours');
    await fetch(back);
    expect((await done).code).toBe('ours');
  });

  it('takes an address that is pasted in', async () => {
    const input = new Readable({ read: () => undefined });
    const { back, done } = await waiting(input);
    back.searchParams.set('code', 'pasted');
    input.push(`nonsense\n${back.href}\n`);
    expect((await done).code).toBe('pasted');
  });

  it('fails with exit 4 when the person refuses', async () => {
    const { back, done } = await waiting();
    back.searchParams.set('error', 'access_denied');
    const failed = expect(done).rejects.toSatisfy((error) => error instanceof CliError && error.facts.exit === 4);
    const page = await (await fetch(back)).text();
    expect(page).toContain('没有授权');
    expect(page).not.toContain('已授权');
    await failed;
  });

  it('stops with exit 130 on Ctrl-C', async () => {
    const { done, cancel } = await waiting();
    const failed = expect(done).rejects.toSatisfy((error) => error instanceof CliError && error.facts.exit === 130);
    cancel.abort();
    await failed;
  });
});

describe('readReturn', () => {
  it('reads nothing from an address that answers another question', () => {
    expect(readReturn('http://127.0.0.1/callback?code=x&state=a', 'b')).toEqual({});
    expect(readReturn('not an address', 'b')).toEqual({});
    expect(readReturn(' http://127.0.0.1/callback?code=x&state=b ', 'b')).toEqual({ code: 'x' });
  });
});
