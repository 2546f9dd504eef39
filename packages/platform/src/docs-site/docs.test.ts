import { services } from '@uos/contract';
import { docRedirect, docsLinks } from '@uos/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestPlatform, testPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
const pages = new Map<string, Promise<Answer>>();
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform?.stop());

const get = (path: string): Promise<Answer> => {
  const asked = pages.get(path) ?? platform.call('GET', path);
  pages.set(path, asked);
  return asked;
};

const ALL = ['/docs/', '/docs/guides.html', '/docs/bill/uos-price.html', '/docs/others/create-cdn-app.html'];
const everyPage = [...ALL, ...services.map(({ name }) => `/docs/${name}/`), ...Object.values(docsLinks)];

describe('the documentation', () => {
  it('has a page wherever the console leads', async () => {
    const targets = ['', 'hello/api', 'wind/qa', 'bill/pricing', 'cdn', 'func/stateful', 'crud/storage'].map(
      (path) => docRedirect(`/doc/${path}`) ?? '',
    );
    for (const path of [...targets, ...everyPage]) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
  });

  it('allows no script or style but its own files, and holds none in a page', async () => {
    for (const path of everyPage) {
      const { headers, body } = await get(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(path + (/<script(?! src="\/docs\/)|<style|\son\w+=|\sstyle=/.exec(String(body))?.[0] ?? '')).toBe(path);
    }
  });

  it('leads to pages and places that are there', { timeout: 60_000 }, async () => {
    const broken: string[] = [];
    for (const path of everyPage) {
      const body = String((await get(path)).body);
      for (const [, href = ''] of body.matchAll(/href="([^"]+)"/g)) {
        const [target = '', place] = href.replaceAll('&#38;', '&').split('#');
        const at = target === '' ? path : target;
        if (at !== '/' && !(await reaches(at, place))) {
          broken.push(`${path}: ${href}`);
        }
      }
    }
    expect([...new Set(broken)]).toEqual([]);
  });

  it('says of every operation who may call it, what it takes and answers, and how it is called', async () => {
    const body = String((await get('/docs/passport/')).body);
    const section = /<section class="op" id="passport.realms.search".*?<\/section>/s.exec(body)?.[0] ?? '';
    for (const part of [
      '搜索区服',
      '应用成员',
      '实测',
      '待开服',
      '维护中',
      'uos passport realm ls',
      'uos.passport.realms.search',
      'curl',
    ]) {
      expect(section).toContain(part);
    }
  });

  it('says of a connection what is said on it, why it ends and what carries it', async () => {
    const body = String((await get('/docs/push/')).body);
    const section = /<section class="op" id="push.connection".*?<\/section>/s.exec(body)?.[0] ?? '';
    for (const part of [
      '/upush/ws',
      '客户端发送',
      '异地登录',
      '4008',
      '读取过慢',
      '→ {&#34;op&#34;:&#34;connect&#34;',
    ]) {
      expect(section).toContain(part);
    }
    expect(body).toContain('<a href="#sockets">长连接</a>');
    const guide = String((await get(docsLinks.push ?? '')).body);
    expect(guide).toContain('href="/docs/push/#push.connection"');
    expect(guide).toContain('@uos/sdk/realtime');
  });

  it('leads from an id to the list of what it names', async () => {
    const body = String((await get('/docs/passport/')).body);
    const section = /<section class="op" id="passport.personas.search".*?<\/section>/s.exec(body)?.[0] ?? '';
    expect(section).toContain('href="/docs/passport/#passport.realms.search"');
  });

  it('finds every operation by its Chinese name', async () => {
    const rows = (await get('/docs/assets/search.json')).body as string[][];
    expect(rows.find(([title]) => title === '搜索区服')).toMatchObject({ 3: '/docs/passport/#passport.realms.search' });
    expect(rows.length).toBeGreaterThan(796);
  });

  it('is there as OpenAPI and Markdown too', async () => {
    expect((await get('/docs/openapi/cdn.json')).body).toMatchObject({ openapi: '3.1.0' });
    expect((await get('/docs/cdn.md')).body).toMatch(/^<!-- Generated.*# 资源分发/s);
    expect((await get('/docs/openapi/cdn.md')).status).toBe(404);
    expect((await get('/docs/nothing.html')).status).toBe(404);
  });

  it('is kept by a browser until it changes', async () => {
    const { headers } = await get('/docs/org/');
    const again = await platform.call('GET', '/docs/org/', undefined, {
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('serves the two descriptions of player accounts at the specified paths', async () => {
    for (const name of ['dev_api_docs', 'sdk_api_docs']) {
      const { status, body } = await get(`/open-api/swagger/${name}.swagger.json`);
      expect([name, status]).toEqual([name, 200]);
      expect(body).toMatchObject({ openapi: '3.1.0' });
    }
  });
});

async function reaches(path: string, place: string | undefined): Promise<boolean> {
  const { status, body } = await get(path);
  return status === 200 && (place === undefined || String(body).includes(` id="${place}"`));
}
