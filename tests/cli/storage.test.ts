// Databases in a terminal, against a platform that has real engines.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { openStudio, type Studio } from './studio.ts';

const PASSWORD = 'Harbour7#^@(';

let studio: Studio;
let cli: Outside;
beforeAll(async () => {
  studio = await openStudio({ own: true });
  cli = studio.pipeline(await studio.platform.app(['storage']));
  writeFileSync(join(cli.folder, 'password.txt'), `${PASSWORD}\n`);
});
afterAll(() => studio?.stop());

const uos = (...words: string[]) => cli.run(['storage', ...words]);
const withPassword = (words: readonly string[], more: { stdin?: string; password?: string } = {}) =>
  cli.run(['storage', ...words], {
    env: { UOS_STORAGE_PASSWORD: more.password ?? PASSWORD, PATH: process.env.PATH ?? '' },
    ...(more.stdin !== undefined && { stdin: more.stdin }),
  });

interface Row {
  readonly provider?: string;
  readonly name: string;
  readonly status: string;
  readonly port: number;
  readonly databaseId: string;
  readonly password?: string;
}

describe('uos storage', () => {
  it('says that MongoDB is a subset, and what that lacks', async () => {
    const made = await uos('create', 'mongo', 'docs', '--size', '2c4g', '--json');
    expect([made.code, made.json<Row>()]).toMatchObject([0, { provider: 'subset', engineVersion: 'subset of 6.0' }]);
    expect(made.stderr).toMatch(/compatible subset runs: No transactions[\s\S]*It knows insert find/);
    const asked = await uos('query', 'docs', '{ "ping": 1 }', '--json');
    expect(asked.json()).toMatchObject({ rows: [{ document: '{"ok":1}' }] });
    expect((await uos('rm', 'docs', '--yes')).code).toBe(0);
  });

  it('makes a database, connects to it, and asks it', async () => {
    const made = await uos(
      'create',
      'pg',
      'players',
      '--size',
      '1c2g',
      '--storage',
      '10',
      '--password-file',
      'password.txt',
      '--json',
    );
    expect([made.code, made.json<Row>()]).toMatchObject([0, { name: 'players', status: 'running', username: 'app' }]);
    expect(made.json<Row>().password, 'known to who gave it').toBeUndefined();
    expect(made.stdout + made.stderr).not.toContain(PASSWORD);

    const filled = await withPassword(['connect', 'players', '--', '-q', '-v', 'ON_ERROR_STOP=1'], {
      stdin:
        "create table scores (player text, score int); insert into scores values ('ana', 7), ('b\u001b[31m,\"o', null);",
    });
    expect([filled.code, filled.stderr]).toEqual([0, '']);
    const shell = await withPassword(['connect', 'players', '--', '-At', '-c', 'select count(*) from scores']);
    expect([shell.code, shell.stdout]).toEqual([0, '2\n']);
    const wrong = await withPassword(['connect', 'players', '--', '-c', 'select 1'], { password: 'Wrong7!^(' });
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('password authentication failed')]);

    const asked = await uos('query', 'players', 'select player, score, score from scores order by 1', '--json');
    expect(asked.json()).toMatchObject({
      columns: [{ name: 'player', type: 'text' }, { name: 'score' }, { name: 'score_2' }],
      rows: [{ player: 'ana', score: '7', score_2: '7' }, { score: null }],
      ...{ rowCount: 2, truncated: false },
    });
    const csv = await cli.run(['storage', 'query', 'players', '-', '--csv'], {
      stdin: 'select * from scores order by 1',
    });
    expect(csv.stdout).toBe('player,score\r\nana,7\r\n"b\u001b[31m,""o",\r\n');
    const table = await cli.run(['storage', 'query', 'players', 'select * from scores order by 1'], { terminal: 80 });
    expect(table.stdout).toMatch(/b\^\[\[31m,"o\s.*NULL/);
    const write = "update scores set score = 8 where player = 'ana'";
    const unwritten = await uos('query', 'players', write);
    expect([unwritten.code, unwritten.stderr], 'reads only').toEqual([
      ...[
        1,
        expect.stringMatching(/without --write it may only read[\s\S]*next: uos storage query players .* --write\n$/),
      ],
    ]);
    const written = await uos('query', 'players', write, '--write');
    expect([written.code, written.stdout, written.stderr]).toEqual([0, '', expect.stringContaining('UPDATE: 1 row,')]);
    const several = await uos('query', 'players', `${write}; ${write}`, '--write');
    expect([several.code, several.stderr]).toEqual([
      ...[1, expect.stringContaining('next: uos storage connect players < script.sql\n')],
    ]);
    const broken = await uos('query', 'players', 'select nothing', '--json');
    expect([broken.code, broken.stdout]).toEqual([1, expect.stringContaining('column \\"nothing\\" does not exist')]);
  });

  it('prints the variables of programs, every mark of a password as it has to be', async () => {
    const shell = await withPassword(['env', 'players', '--format', 'shell', '--prefix', 'GAME_']);
    expect(shell.stdout).toContain("export GAME_DATABASE_URL='postgresql://app:Harbour7%23%5E%40%28@127.0.0.1:");
    expect(shell.stdout).toContain(`export GAME_PGPASSWORD='${PASSWORD}'`);
    const { stdout } = await withPassword(['env', 'players', '--jq', '.DATABASE_URL']);
    expect(decodeURIComponent(new URL(stdout.trim()).password)).toBe(PASSWORD);
    const nobody = await cli.run(['storage', 'env', 'players']);
    expect([nobody.code, nobody.stderr]).toEqual([2, expect.stringContaining('UOS_STORAGE_PASSWORD')]);
    expect((await withPassword(['env', 'players', '--public'])).code, 'there is no such address').toBe(6);
    expect((await withPassword(['env', 'absent'])).code).toBe(3);
  });

  it('backs up, downloads, restores beside it and into it', async () => {
    const backup = await uos('backup', 'players', '--name', 'before', '--json');
    expect([backup.code, backup.json()]).toMatchObject([0, { name: 'before', status: 'SUCCESS', way: 'manual' }]);
    const saved = (await uos('backup', 'download', 'players', '-o', 'players.dump', '--json')).json<{
      bytes: number;
    }>();
    const dump = readFileSync(join(cli.folder, 'players.dump'));
    expect([dump.length, String(dump.subarray(0, 5))]).toEqual([saved.bytes, 'PGDMP']);

    await uos('query', 'players', 'drop table scores', '--write');
    const beside = await uos('restore', 'players', 'before', '--name', 'players-old', '--json');
    expect([beside.code, beside.json<Row>()]).toMatchObject([0, { name: 'players-old', status: 'running' }]);
    const count = (name: string) => uos('query', name, 'select count(*) from scores', '--jq', '.rows[0].count');
    expect((await count('players-old')).stdout.trim()).toBe('2');

    const asked = await uos('restore', 'players', 'before', '--replace');
    expect([asked.code, asked.stderr]).toEqual([2, expect.stringContaining('--yes')]);
    expect((await uos('restore', 'players', '--replace', '--yes')).code).toBe(0);
    expect((await count('players')).stdout.trim()).toBe('2');
    expect((await uos('restore', 'players', 'absent')).code).toBe(3);
  });

  it('changes what a database has, and deletes it once somebody has said so', async () => {
    const reset = await uos('reset-password', 'players-old', '--yes', '--json');
    const { password = '' } = reset.json<Row>();
    expect([reset.code, password]).toEqual([0, expect.stringMatching(/^[A-Za-z0-9!@#^()]{20}$/)]);
    const connect = (given: string) =>
      withPassword(['connect', 'players-old', '--', '-Atc', 'select 1'], { password: given });
    expect([(await connect(PASSWORD)).code, (await connect(password)).stdout]).toEqual([1, '1\n']);
    expect((await uos('resize', 'players-old', '--size', '2c4g', '--yes', '--json')).json()).toMatchObject({
      ...{ instanceTypeId: 'postgresql-2c4g', status: 'running' },
    });
    expect((await uos('resize', 'players-old', '--size', '9c9g', '--yes')).code).toBe(2);
    expect((await uos('restart', 'players-old', '--yes')).code).toBe(0);
    expect((await uos('proxy', 'players-old', 'on', '--yes', '--json')).json()).toMatchObject({
      publicAddress: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    });
    expect((await uos('proxy', 'players-old', 'off', '--yes', '--json')).json()).toMatchObject({ publicAddress: '' });

    expect((await uos('rm', 'players-old')).code, 'nobody has said so').toBe(2);
    expect((await uos('rm', 'players-old', '--yes')).code).toBe(0);
    expect((await uos('ls', '--jq', '.[].name')).stdout.trim()).toBe('players');
    expect((await uos('ls', '--deleted', '--jq', '.[].status')).stdout.trim().split('\n')).toContain('deleted');
  });

  it('tells the password once that it made, and says what is missing', async () => {
    const made = await cli.run(['storage', 'create', 'redis'], { terminal: 80 });
    const password = /Password, shown once +(\S{20})\n/.exec(made.stdout)?.[1] ?? '';
    expect([made.code, made.stdout.match(/shown once/g)?.length]).toEqual([0, 1]);
    const given = ['storage', 'reset-password', 'redis', '--password-stdin', '--yes'];
    const reset = await cli.run(given, { stdin: password });
    expect([reset.code, reset.stdout], 'whoever gave it has it').toEqual([0, 'name\tredis\nusername\tdefault\n']);
    const ping = await withPassword(['connect', 'redis', '--', 'ping'], { password });
    expect([ping.code, ping.stdout.trim()]).toEqual([0, 'PONG']);
    const bare = await cli.run(['storage', 'connect', 'redis'], {
      env: { UOS_STORAGE_PASSWORD: 'x', PATH: cli.folder },
    });
    expect([bare.code, bare.stderr]).toEqual([3, expect.stringMatching(/no redis-cli[\s\S]*install/)]);
    expect((await uos('create', 'pg', 'weak', '--password-file', 'absent.txt')).code).toBe(2);
    const weak = await cli.run(['storage', 'create', 'pg', 'weak', '--password-stdin'], { stdin: 'harbour' });
    expect([weak.code, weak.stderr.includes('harbour')]).toEqual([2, false]);
    const slow = await uos('slow', 'players', '--since', '1h', '--json');
    expect([slow.code, slow.json()]).toEqual([0, expect.any(Array)]);
    expect((await uos('slow', 'players', '--since', 'long')).code).toBe(2);
  });
});
