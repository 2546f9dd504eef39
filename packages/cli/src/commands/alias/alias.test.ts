import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../testing/run-uos.ts';

const UUID = '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e';

let outside: Outside;
let file: string;

beforeEach(() => {
  outside = openOutside();
  file = join(outside.folder, 'config', 'config.json');
});

afterEach(() => outside.remove());

const set = async (...words: string[]) => {
  const run = await outside.run(['alias', 'set', ...words]);
  expect(run.code, run.stderr).toBe(0);
  return run;
};
const kept = () => JSON.parse(readFileSync(file, 'utf8')) as { aliases?: unknown; profiles?: unknown };

describe('an alias', () => {
  it('is kept beside the profiles, listed, changed and forgotten', async () => {
    await outside.run(['profile', 'add', 'staging', '--origin', 'http://a.example']);
    expect((await set('places', 'profile', 'ls')).stderr).toBe('uos places now means uos profile ls\n');
    expect((await set('places', '--', 'profile', 'ls', '--json=name')).stderr).toContain('from now on');
    expect((await outside.run(['alias', 'ls', '--json'])).json()).toEqual([
      {
        name: 'places',
        line: 'uos profile ls --json=name',
        words: ['profile', 'ls', '--json=name'],
        shadowed: false,
      },
    ]);
    expect(kept()).toMatchObject({
      profiles: { staging: { origin: 'http://a.example' } },
      aliases: { places: ['profile', 'ls', '--json=name'] },
    });
    expect((await outside.run(['places'])).json()).toEqual([{ name: 'default' }, { name: 'staging' }]);
    expect((await outside.run(['alias', 'rm', 'places'])).code).toBe(0);
    expect(kept().aliases).toEqual({});
    expect((await outside.run(['places'])).code).toBe(2);
  });

  it('takes words at its places and the others at its end, behind flags of every command too', async () => {
    await set('mk', '--', 'profile', 'add', '$1', '--origin', 'http://$2.example');
    const { code, stderr } = await outside.run(['--lang', 'en', 'mk', 'eu', 'live', '--app', UUID]);
    expect([code, stderr]).toEqual([0, 'Added profile "eu".\n']);
    expect(kept().profiles).toEqual({ eu: { origin: 'http://live.example', app: UUID } });
  });

  it('says how many words it needs, and shows the help of its command without any', async () => {
    await set('mk', '--', 'profile', 'add', '$1', '--origin', 'http://$2.example');
    for (const words of [[], ['eu'], ['eu', '--json']]) {
      const { code, stderr } = await outside.run(['mk', ...words]);
      expect([code, stderr]).toEqual([
        2,
        'error: uos mk needs 2 words behind it, before any flag.\nnext: uos alias ls\n',
      ]);
    }
    const zh = await outside.run(['mk', 'eu', '--json', '--lang', 'zh']);
    expect(zh.json()).toMatchObject({
      error: { code: 'missing-argument', message: 'uos mk 后面要有 2 个词，写在选项之前。' },
    });
    expect((await outside.run(['mk', '--help'])).stdout).toMatch(/^uos profile add - /);
  });

  it('may be one text, or words of an older tool', async () => {
    await set('places', 'uos profile  ls');
    await set('b', 'buckets list');
    expect((await outside.run(['alias', 'ls', '--json', 'line'])).json()).toEqual([
      { line: 'uos buckets list' },
      { line: 'uos profile ls' },
    ]);
    expect((await outside.run(['b', '--help'])).stdout).toMatch(/^uos cdn bucket ls - /);
  });

  it.each([
    [['cdn', 'cdn', 'bucket', 'ls'], 'uos cdn is a command already.'],
    [['entries', 'cdn', 'sync'], 'uos entries is a command already.'],
    [['help', 'cdn', 'sync'], 'uos help is a command already.'],
    [['2x', 'cdn', 'sync'], 'An alias begins with a letter'],
    [['x', 'nope'], '"nope" does not begin with a command.'],
    [['x', 'cdn', 'bucket', 'lsx'], '"cdn bucket lsx" does not begin with a command.'],
    [['x', "ask 'how is it'"], 'The line has quotes or backslashes'],
  ])('%j is refused', async (words, said) => {
    const run = await outside.run(['alias', 'set', ...words]);
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(said)]);
    expect((await outside.run(['alias', 'ls', '--json'])).json()).toEqual([]);
  });

  it('takes no name of an extension, and never that of a command that came later', async () => {
    const bin = join(outside.folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'uos-hello'), '#!/bin/sh\nexit 7\n');
    chmodSync(join(bin, 'uos-hello'), 0o755);
    expect((await outside.run(['alias', 'set', 'hello', 'profile', 'ls'], { env: { PATH: bin } })).code).toBe(2);
    mkdirSync(join(outside.folder, 'config'));
    writeFileSync(file, JSON.stringify({ aliases: { whoami: ['profile', 'ls'], broken: 'x' } }));
    expect((await outside.run(['alias', 'ls', '--json', 'name,shadowed'])).json()).toEqual([
      { name: 'whoami', shadowed: true },
    ]);
    expect((await outside.run(['whoami', '--help'])).stdout).toMatch(/^uos whoami - /);
    expect((await outside.run(['broken'])).code).toBe(2);
  });

  it('is not made by a dry run, and a configuration that cannot be read is said to be so', async () => {
    expect((await outside.run(['alias', 'set', 'b', 'cdn', 'bucket', 'ls', '--dry-run'])).code).toBe(0);
    expect(() => kept()).toThrow('ENOENT');
    mkdirSync(join(outside.folder, 'config'));
    writeFileSync(file, '{"aliases": [');
    for (const line of [['b'], ['alias', 'set', 'b', 'profile', 'ls'], ['alias', 'ls']]) {
      expect((await outside.run([...line, '--json'])).json()).toMatchObject({ error: { code: 'corrupt-file' } });
    }
    expect(readFileSync(file, 'utf8')).toBe('{"aliases": [');
  });

  it('is completed, and so is what it stands for', async () => {
    await set('places', 'profile', 'ls');
    const complete = async (...words: string[]) => (await outside.run(['__complete', ...words])).stdout;
    expect(await complete('plac')).toBe('places\n');
    expect(await complete('alias', 'rm', '')).toBe('places\n');
    expect(await complete('places', '--json', 'ori')).toBe('origin\n');
    expect((await outside.run(['__describe', 'plac'])).stdout).toBe('places\tuos profile ls\n');
    expect((await outside.run(['alias', 'rm', 'place'])).stderr).toContain('nearest: places');
  });
});
