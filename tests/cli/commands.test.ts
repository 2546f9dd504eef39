import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;
let cli: Outside;

beforeAll(async () => {
  studio = await openStudio();
  cli = studio.pipeline();
});

afterAll(() => studio.stop());

const ok = async <T = Record<string, unknown>>(...args: string[]): Promise<T> => {
  const run = await cli.run([...args, '--json']);
  expect(run.code, `${args.join(' ')}\n${run.stdout}${run.stderr}`).toBe(0);
  return run.json<T>();
};

describe('a command that changes something', () => {
  it('opens with where: platform, app and bucket, as far as it has to do with them', async () => {
    const { origin } = studio.platform;
    const first = async (...line: string[]) => (await cli.run(line)).stderr.split('\n')[0];
    expect(await first('cdn', 'bucket', 'create', 'whereabouts')).toBe(`${origin} · app ${studio.app.id}`);
    const file = join(cli.folder, 'where.txt');
    writeFileSync(file, 'here');
    const inBucket = `${origin} · app ${studio.app.id} · bucket whereabouts`;
    expect(await first('cdn', 'upload', file, '--bucket', 'whereabouts')).toBe(inBucket);
    expect(await first('cdn', 'bucket', 'rm', 'whereabouts', '--dry-run', '--lang', 'zh')).toBe(
      `${origin} · 应用 ${studio.app.id} · 资源桶 whereabouts`,
    );
    expect(await first('cdn', 'bucket', 'ls'), 'a look changes nothing').toBe('');
    expect(await first('cdn', 'bucket', 'rm', 'whereabouts', '--yes', '--json')).not.toContain(origin);
  });
});

describe('uos cdn bucket', () => {
  it('is created, found by name, changed, chosen and deleted', async () => {
    const { id } = await ok('cdn', 'bucket', 'create', 'life', '--description', '一生', '--use');
    expect(await ok('cdn', 'bucket', 'get', 'life')).toMatchObject({ id, description: '一生' });
    expect(await ok('cdn', 'bucket', 'get')).toMatchObject({ id });
    expect(await ok('cdn', 'bucket', 'update', 'life', '--name', 'afterlife', '--private')).toMatchObject({
      name: 'afterlife',
      private: true,
    });
    expect(await ok('cdn', 'bucket', 'update', '--private=false')).toMatchObject({ private: false });
    expect(await ok('cdn', 'bucket', 'rm', 'afterlife', '--yes')).toEqual({ id, name: 'afterlife', removed: true });
    expect((await cli.run(['cdn', 'bucket', 'get', id as string])).code).toBe(3);
    expect((await cli.run(['cdn', 'bucket', 'get'])).code).toBe(2);
  });

  it('of another app is answered like an unknown one', async () => {
    const other = studio.pipeline(await studio.platform.app());
    const { id } = (await other.run(['cdn', 'bucket', 'create', 'theirs', '--json'])).json<{ id: string }>();
    const foreign = await cli.run(['cdn', 'bucket', 'get', id, '--json']);
    const unknown = await cli.run(['cdn', 'bucket', 'get', '0f8fad5b-d9cb-469f-a165-708677289501', '--json']);
    expect([foreign.code, unknown.code]).toEqual([3, 3]);
    const said = (text: string) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
    expect(said(foreign.stdout)).toBe(said(unknown.stdout));
  });

  it('says in the words of the rule which names it takes', async () => {
    for (const line of [
      ['create', 'No/good'],
      ['update', 'web', '--name', '-x'],
    ]) {
      const { code, stderr } = await cli.run(['cdn', 'bucket', ...line, '--lang', 'zh']);
      expect([code, stderr.split('\n')[1]]).toEqual([2, expect.stringContaining('1 到 60 个字符，只能包含小写字母')]);
    }
  });

  it('answers a name that is taken with exit 6', async () => {
    await ok('cdn', 'bucket', 'create', 'taken');
    const { code, stderr } = await cli.run(['cdn', 'bucket', 'create', 'taken']);
    expect(code).toBe(6);
    expect(stderr).toMatch(/next: uos cdn bucket ls/);
    expect(stderr).toMatch(/request [\w-]+/);
  });

  it('is listed as a table, as rows and as JSON', async () => {
    const table = await cli.run(['cdn', 'bucket', 'ls'], { terminal: 120, env: { UOS_LANG: 'zh' } });
    expect(table.stdout.split('\n')[0]).toMatch(/^名称 +ID +文件数 +大小 +最新版本 +修改时间 \(UTC\+8\)$/);
    const rows = await cli.run(['cdn', 'bucket', 'ls']);
    expect(rows.stdout).toMatch(/^taken\t[\w-]{36}\t0\t0\t\t\d{4}-/m);
    expect(await ok('cdn', 'bucket', 'ls', '--limit', '1')).toHaveLength(1);
  });
});

describe('a release', () => {
  it('goes from bucket to badge to another bucket', async () => {
    const { id } = await ok('cdn', 'bucket', 'create', 'staging', '--use');
    const put = await studio.app.call('POST', `/api/v1/buckets/${id}/entries/`, {
      path: 'assets/a b.txt',
      content_hash: '900150983cd24fb0d6963f7d28e17f72',
      content_size: 3,
      signed_url: true,
    });
    await fetch((put.body as { signed_url: string }).signed_url, {
      method: 'PUT',
      body: 'abc',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(await ok('cdn', 'entry', 'get', '/assets/a b.txt')).toMatchObject({ complete: true, content_size: 3 });
    await ok('cdn', 'entry', 'copy', 'assets/a b.txt', 'assets/c.txt');
    expect(await ok<unknown[]>('cdn', 'entry', 'ls', '--search', 'assets')).toHaveLength(2);

    const first = await ok('cdn', 'release', 'create', '--notes', '首个版本', '--badge', 'live');
    expect(first).toMatchObject({ releasenum: 1, notes: '首个版本', entry_count: 2, badgeNames: 'latest live' });
    expect((await ok('cdn', 'release', 'get', '1')).releaseid).toBe(first.releaseid);
    expect((await ok('cdn', 'release', 'get', 'live')).releaseid).toBe(first.releaseid);
    expect((await cli.run(['cdn', 'release', 'get', '7'])).code).toBe(3);

    const url = await cli.run(['cdn', 'url', 'assets/a b.txt', '--badge', 'live']);
    expect(url.stdout).toBe(
      `${studio.platform.contentOrigin}/client_api/v1/buckets/${id}/release_by_badge/live/content/assets/a%20b.txt\n`,
    );
    expect(await (await fetch(url.stdout.trim())).text()).toBe('abc');

    await ok('cdn', 'entry', 'rm', 'assets/c.txt', '--yes');
    await ok('cdn', 'release', 'create');
    await ok('cdn', 'badge', 'set', 'live', '2');
    const changed = await ok<{ path: string }[]>('cdn', 'release', 'entries', 'latest');
    expect(changed.map(({ path }) => path)).toEqual(['assets/a b.txt']);

    await ok('cdn', 'bucket', 'create', 'production', '--promote-only');
    const promoted = await ok('cdn', 'promote', '1', '--to', 'production', '--yes');
    expect(promoted).toMatchObject({ releasenum: 1, entry_count: 2, promoted_from_release: first.releaseid });
    const same = await cli.run(['cdn', 'promote', '1', '--to', 'staging', '--yes']);
    expect(same.code).toBe(6);

    await ok('cdn', 'badge', 'rm', 'live', '--yes');
    expect(await ok<unknown[]>('cdn', 'badge', 'ls')).toHaveLength(1);
    const latest = await cli.run(['cdn', 'badge', 'rm', 'latest', '--yes']);
    expect(latest.code).toBe(6);
  });
});

describe('uos app', () => {
  it('switches its own services on', async () => {
    expect(await ok('app', 'enable', 'stateless')).toMatchObject({ service: 'func-stateless', status: 'Enabled' });
    const { code, stderr } = await cli.run(['app', 'enable', 'pasport']);
    expect(code).toBe(2);
    expect(stderr).toContain('nearest: passport');
  });

  it('is told to switch a service on that is off', async () => {
    const bare = studio.pipeline(await studio.platform.app([]));
    const lines: [string, string, string][] = [
      ['cdn bucket ls', 'cdn', ''],
      ['multiverse server ls', 'multiverse', '应用没有启用 multiverse'],
      ['save ls', 'save', ''],
      ['passport realm ls', 'passport', 'passport'],
      ['sync room ls', 'sync', 'usync'],
    ];
    for (const [line, service, said] of lines) {
      const { code, stderr } = await bare.run([...line.split(' '), '--lang', 'zh']);
      expect([line, code, stderr.split('\n')[0]]).toEqual([line, 5, '错误: 这个应用没有启用该服务。']);
      expect(stderr).toContain(said);
      expect(stderr).toContain(`下一步: uos app enable ${service}\n`);
    }
  });
});

describe('uos passport realm', () => {
  it('is created, searched, changed and deleted', async () => {
    const named = await cli.run(['passport', 'id-domain', 'create', '--name', '玩家域', '--json']);
    expect([0, 6]).toContain(named.code);
    const { realmID } = await ok('passport', 'realm', 'create', '华东一区', '--status', 'Open', '-p', 'region=sh');
    const id = realmID as string;
    expect(await ok('passport', 'realm', 'get', id)).toMatchObject({ status: 'Open', properties: { region: 'sh' } });
    expect(await ok('passport', 'realm', 'update', id, '--status', 'Closed')).toMatchObject({ status: 'Closed' });
    const found = await ok<{ realmID: string }[]>('passport', 'realm', 'ls', '--name', '华东');
    expect(found.map((realm) => realm.realmID)).toEqual([id]);
    expect(await ok('passport', 'realm', 'rm', id, '--yes')).toMatchObject({ removed: true });
    expect((await cli.run(['passport', 'realm', 'get', id])).code).toBe(3);
  });
});

describe('uos api', () => {
  it('makes a call by the path of the specification or by the whole one', async () => {
    expect(await ok('api', 'GET', '/users/me/uos/')).toMatchObject({ Provider: 'BlueCloud' });
    expect(await ok('api', 'GET', '/api/v1/users/me/uos/')).toMatchObject({ Provider: 'BlueCloud' });
    expect(await ok('api', 'GET', '/service/app')).toMatchObject({ Services: expect.anything() });
  });

  it('joins the pages of a list into one array', async () => {
    const { id } = await ok('api', 'POST', '/buckets/', '-f', 'name=pages');
    const entries = Array.from({ length: 30 }, (_, n) => ({
      path: `f${n}`,
      content_hash: '900150983cd24fb0d6963f7d28e17f72',
      content_size: 3,
    }));
    const body = join(cli.folder, 'entries.json');
    writeFileSync(body, JSON.stringify(entries));
    await ok('api', 'POST', '/buckets/{bucket}/multientries/', '--bucket', id as string, '--input', body);
    const path = '/buckets/{bucket}/entries/';
    expect(await ok<unknown[]>('api', 'GET', path, '-b', id as string, '-F', 'per_page=7')).toHaveLength(7);
    expect(await ok<unknown[]>('api', 'GET', path, '-b', id as string, '--paginate')).toHaveLength(30);
  });

  it('answers what the server refuses with its exit code', async () => {
    expect((await cli.run(['api', 'GET', '/nowhere'])).code).toBe(2);
    expect((await cli.run(['api', 'GET', '/nowhere', '--unchecked'])).code).toBe(3);
    expect((await studio.pipeline().run(['api', 'GET', '/buckets/{bucket}/'])).code).toBe(2);
  });
});

describe('--web', () => {
  it('opens the bucket that is named, and the list where there is none', async () => {
    const { id } = await ok<{ id: string }>('cdn', 'bucket', 'create', 'opened', '--json=id');
    const list = `${studio.platform.origin}/services/${studio.app.id}/asset/bucket`;
    const opened = async (...args: string[]) => (await cli.run(['cdn', ...args, '--web'])).stdout;
    expect(await opened('entry', 'ls', '--bucket', 'opened')).toBe(`${list}/${id}\n`);
    expect(await opened('bucket', 'get', 'opened')).toBe(`${list}/${id}\n`);
    expect(await opened('bucket', 'ls')).toBe(`${list}\n`);
    expect((await cli.run(['cdn', 'bucket', 'get', 'unheard', '--web'])).code).toBe(3);
  });
});

describe('--dry-run', () => {
  it('shows the request with its secrets masked and sends nothing', async () => {
    const run = await cli.run(['cdn', 'bucket', 'create', 'imagined', '--dry-run']);
    expect(run.code).toBe(0);
    expect(run.json()).toMatchObject({
      dryRun: true,
      request: { method: 'POST', body: { name: 'imagined' }, headers: { authorization: 'Basic ***' } },
    });
    expect(run.stdout).not.toContain(studio.app.serviceSecret);
    const names = await ok<{ name: string }[]>('cdn', 'bucket', 'ls', '--json=name');
    expect(names.map(({ name }) => name)).not.toContain('imagined');
  });
});

describe('a platform that is not there', () => {
  // why no clock here: how soon is measured by `npm run bench -- cli-command`
  it('is reported with what to start', async () => {
    const { code, stderr } = await cli.run(['cdn', 'bucket', 'ls'], { env: { UOS_ORIGIN: 'http://127.0.0.1:9' } });
    expect(code).toBe(7);
    expect(stderr.trimEnd().split('\n')).toEqual([
      'error: http://127.0.0.1:9 does not answer.',
      expect.stringContaining('why: '),
      'next: uos dev start',
    ]);
  });
});
