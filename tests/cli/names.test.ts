// What people call a thing stands for its id, in commands that were written and in those of the contract alike.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { answer, developer } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;
let cli: Outside;
let owner: Outside;

beforeAll(async () => {
  studio = await openStudio();
  cli = studio.pipeline();
  owner = await developer(studio, 'name-giver', studio.app.orgId);
  await cli.run(['passport', 'id-domain', 'create', '--name', '玩家域']);
});

afterAll(() => studio.stop());

const said = async (of: Outside, ...line: string[]): Promise<string> => {
  const { code, stderr } = await of.run([...line, '--quiet']);
  return `${code} ${stderr.trimEnd()}`;
};

describe('an app', () => {
  it('is chosen, read and named for one line by what it is called', async () => {
    const { AppId } = await answer(owner, 'app', 'create', '名字之战', '--org', studio.app.orgId);
    expect(await answer(owner, 'app', 'use', '名字之战')).toMatchObject({ AppId });
    expect(await answer(owner, 'app', 'get', '名字之战')).toMatchObject({ AppId });
    await owner.run(['app', 'use', studio.app.id]);
    expect(await answer(owner, 'app', 'get', '--app', '名字之战')).toMatchObject({ AppId });
    expect(
      await answer(owner, 'app', 'update', '名字之战', '--data', '{"IconUrl":"https://a.example/i.png"}'),
    ).toMatchObject({
      AppId,
    });
  });

  it('that there is not is told before anything is done', async () => {
    for (const line of [
      ['app', 'use', '没有的游戏'],
      ['app', 'get', '没有的游戏'],
      ['app', 'enable', 'cdn', '--app', '没有的游戏'],
    ]) {
      expect(await said(owner, ...line)).toBe('3 error: There is no app "没有的游戏".\nnext: uos app ls');
    }
  });

  it('of a name that two have asks for the id and says which they are', async () => {
    const ids: unknown[] = [];
    for (const _ of [1, 2]) {
      ids.push((await answer(owner, 'app', 'create', 'twins', '--org', studio.app.orgId)).AppId);
    }
    const text = await said(owner, 'app', 'get', 'twins');
    expect(text).toMatch(/^2 error: Several are called "twins"; give the id of the app\.\nwhy: .*\nnext: uos app ls$/);
    expect(ids.filter((id) => text.includes(String(id)))).toHaveLength(2);
  });
});

describe('a realm', () => {
  it('is read, changed and deleted by its name', async () => {
    const { realmID } = await answer(cli, 'passport', 'realm', 'create', 's1', '--status', 'Open');
    await answer(cli, 'passport', 'realm', 'create', 's10');
    expect(await answer(cli, 'passport', 'realm', 'get', 's1')).toMatchObject({ realmID });
    expect(await answer(cli, 'passport', 'realm', 'update', 's1', '--status', 'Closed')).toMatchObject({ realmID });
    expect(await answer(cli, 'passport', 'realm', 'rm', 's1', '--yes')).toMatchObject({ realmID, removed: true });
    expect(await said(cli, 'passport', 'realm', 'get', 's1')).toBe(
      '3 error: There is no realm "s1".\nnext: uos passport realm ls',
    );
    expect(await said(cli, 'passport', 'realm', 'rm', 's1', '--yes', '--lang', 'zh')).toBe(
      '3 错误: 没有区服“s1”。\n下一步: uos passport realm ls',
    );
  });
});

describe('a call of the contract', () => {
  it('takes the name of a bucket, the number or the badge of a release in it, and the name of a tag', async () => {
    await answer(cli, 'cdn', 'bucket', 'create', 'named');
    const file = join(cli.folder, 'a.txt');
    writeFileSync(file, 'told by its number');
    for (const line of [
      ['upload', file],
      ['release', 'create', '--badge', 'live'],
    ]) {
      expect((await cli.run(['cdn', ...line, '--bucket', 'named'])).code).toBe(0);
    }
    for (const release of ['1', 'live']) {
      const run = await cli.run(['cdn', 'content', 'by-release', 'named', release, 'a.txt']);
      expect([run.code, run.stdout]).toEqual([0, 'told by its number']);
    }
    expect(await said(cli, 'cdn', 'content', 'by-release', 'named', '7', 'a.txt')).toMatch(
      /^3 error: There is no release "7"/,
    );
  });

  it('is checked before a name is looked for', async () => {
    const text = await said(cli, 'app', 'update', 'nobody', '--data', '{"NoSuchKey":1}');
    expect(text).toMatch(/^2 error: --data: NoSuchKey is not a known field/);
  });

  it('takes the current app where an app is the only thing that is missing', async () => {
    const run = await cli.run(['push', 'app', 'get', '--dry-run', '--json']);
    expect(run.stderr).not.toContain('missing');
    const { request } = (
      await cli.run(['match', 'config', 'rm', 'c0ffee00-0000-4000-8000-000000000000', '--dry-run'])
    ).json<{
      request: { url: string };
    }>();
    expect(request.url).toContain(`/${studio.app.id}/configs/c0ffee00-0000-4000-8000-000000000000`);
  });
});

describe('uos api', () => {
  it('takes a name for {bucket} and {org}, as every other command does', async () => {
    const { id } = await answer<{ id: string }>(cli, 'cdn', 'bucket', 'create', 'called-by-name');
    expect(await answer(cli, 'api', '/buckets/{bucket}/', '--bucket', 'called-by-name')).toMatchObject({ id });
    const { name } = await answer<{ name: string }>(owner, 'org', 'get');
    expect(await answer(owner, 'api', '/api/organizations/{org}/projects', '--org', name)).toHaveProperty('Items');
    expect(await said(cli, 'api', '/buckets/{bucket}/', '--bucket', 'no-such')).toMatch(/^3 /);
  });
});
