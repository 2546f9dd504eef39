import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { openConsole } from './console.ts';

const PAGE = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><meta name="version" content="__WEB_VERSION__">
<script nonce="__CSP_NONCE__"></script>`;
const PATHS = ['/', '/apps', '/services/{appId}', '/playground/push/{appId?}', '/policy/libraries-{vendor}', '/doc/*'];

let folder: string;
let platform: TestPlatform;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-console-'));
  platform = await testPlatform({ webRoot: folder });
});

afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true });
});

const BROWSER = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip' };
const open = (path: string, headers: Record<string, string> = BROWSER) => fetch(platform.origin + path, { headers });

async function build(): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'assets', 'index-Ab12.js'), 'console.log(1);'.repeat(50));
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'routes.json'), JSON.stringify(PATHS));
  await writeFile(join(folder, 'index.html'), PAGE);
}

describe('the console', () => {
  it('says how to build it where it is not built', async () => {
    const answer = await open('/');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
    expect((await open('/apps', {})).status).toBe(404);
  });

  it('appears without a restart once it is built', async () => {
    await build();
    const answer = await open('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('carries another nonce in every answer, in the page and in its policy', async () => {
    const answers = await Promise.all([open('/'), open('/')]);
    const nonces = answers.map((answer) => {
      const policy = answer.headers.get('content-security-policy') ?? '';
      return /script-src 'self' 'nonce-([\w-]{24})'/.exec(policy)?.[1] ?? '';
    });
    expect(new Set(nonces).size).toBe(2);
    const [page = ''] = await Promise.all(answers.map((answer) => answer.text()));
    expect(page.match(/nonce="([^"]+)"/g)).toEqual(Array.from({ length: 2 }, () => `nonce="${nonces[0]}"`));
    const answer = await platform.call('GET', '/web-version.json');
    expect(answer.body).toEqual({ version: /name="version" content="([^"]*)"/.exec(page)?.[1] });
  });

  it('allows no inline code, no frame around it, and content from its own origin only', async () => {
    const policy = (await open('/')).headers.get('content-security-policy') ?? '';
    expect(
      policy.replace(/nonce-[\w-]+/g, 'nonce-x').replaceAll(platform.contentOrigin, 'CONTENT'),
    ).toMatchInlineSnapshot(
      `"default-src 'self'; script-src 'self' 'nonce-x'; style-src 'self' 'nonce-x'; img-src 'self' data: CONTENT; media-src 'self' CONTENT; connect-src 'self' CONTENT; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"`,
    );
  });

  it('answers every page of the catalogue with the page', async () => {
    const paths = [
      '/apps',
      '/apps/',
      '/services/a',
      '/playground/push',
      '/playground/push/a',
      '/policy/libraries-x',
      '/doc/a/b',
    ];
    const answers = await Promise.all(paths.map((path) => open(`${path}?q=1`)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  });

  it('shows its own 404 to a browser that mistyped, and JSON to a program', async () => {
    const page = await open('/appz');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const answer = await open('/appz', { accept: '*/*' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 404, details: ['there is no GET /appz'] });
    const write = await fetch(`${platform.origin}/apps`, { method: 'POST', headers: BROWSER });
    expect(write.status).toBe(404);
  });

  it('keeps hashed files for ever, the others for an hour, and packs them for those who take it', async () => {
    const script = await open('/assets/index-Ab12.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(await script.text()).toBe('console.log(1);'.repeat(50));
    const plain = await open('/assets/index-Ab12.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect((await open('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('gives away nothing beside its build', async () => {
    const paths = ['/routes.json', '/index.html', '/assets/', '/assets/..%2findex.html', '/assets/%2e%2e/routes.json'];
    const answers = await Promise.all(paths.map((path) => open(path, { accept: '*/*' })));
    expect(answers.map(({ status }) => status)).toEqual(paths.map((path) => (path.includes('..%2f') ? 400 : 404)));
  });

  it('answers 404 for a file that a build under way took away, and finds it once it is back', async () => {
    const icon = join(folder, 'late.svg');
    await writeFile(icon, '<svg/>');
    await utimes(join(folder, 'index.html'), new Date(), new Date(Date.now() + 3000));
    await open('/');
    await rm(icon);
    expect((await open('/late.svg', { accept: '*/*' })).status).toBe(404);
    await writeFile(icon, '<svg/>');
    expect(await (await open('/late.svg')).text()).toBe('<svg/>');
  });

  it('takes a newer build at once', async () => {
    await writeFile(join(folder, 'index.html'), `${PAGE}<p>new</p>`);
    await utimes(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000));
    expect(await (await open('/')).text()).toContain('<p>new</p>');
  });
});

describe('the language of the console', () => {
  it('is English for a browser or a person who wants it, where the build has it', async () => {
    const english = { ...BROWSER, 'accept-language': 'en-GB,en;q=0.9' };
    expect(await (await open('/', english)).text()).not.toContain('lang="en"');
    await writeFile(join(folder, 'index.en.html'), `${PAGE}<p lang="en">`);
    await utimes(join(folder, 'index.html'), new Date(), new Date(Date.now() + 7000));
    expect(await (await open('/', english)).text()).toContain('lang="en"');
    expect(await (await open('/apps', { ...BROWSER, cookie: 'uos-language=en' })).text()).toContain('lang="en"');
    expect(await (await open('/', { ...english, cookie: 'uos-language=zh' })).text()).not.toContain('lang="en"');
    expect(await (await open('/')).text()).not.toContain('lang="en"');
    expect((await open('/index.en.html', { accept: '*/*' })).status).toBe(404);
  });
});

describe('openConsole', () => {
  it('gives every build a version of its own, and none where nothing is built', async () => {
    const before = await openConsole(folder).version();
    expect(before).toMatch(/^[0-9a-f]{12}$/);
    await writeFile(join(folder, 'index.html'), `${PAGE}<p>newer</p>`);
    expect(await openConsole(folder).version()).not.toBe(before);
    expect(await openConsole(join(folder, 'nowhere')).version()).toBe('');
  });
});
