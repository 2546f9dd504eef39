// Symbol files and crash logs in a terminal, against a platform.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { reported, SHIP, shipSymbols, tombstone } from '../../packages/platform/src/services/stacktrace/testing.ts';
import { packFolder } from '../../packages/sdk/src/jobs/node-zip.ts';
import { answer } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

const [BUILD, OTHER] = [SHIP['dwarf5.so.dbg'], SHIP['dwarf3.so.dbg']];
const FIXTURES = new URL('../../packages/platform/src/engines/parsers/symbols/fixtures/', import.meta.url);

let studio: Studio;
let cli: Outside;
beforeAll(async () => {
  studio = await openStudio({ own: true });
  cli = studio.pipeline();
  await answer(cli, 'app', 'enable', 'stacktrace');
});
afterAll(() => studio?.stop());

const uos = (...words: string[]) => cli.run(['stacktrace', ...words]);
const file = (name: string) => join(cli.folder, name);

/** What a Unity build leaves behind: a zip with a folder for each machine, and the libraries as they are shipped. */
async function unityBuild(): Promise<void> {
  mkdirSync(file('build/libs'), { recursive: true });
  writeFileSync(file('libship.so.dbg'), shipSymbols());
  writeFileSync(file('build/libs/libship.so'), gunzipSync(readFileSync(new URL('libship.so.gz', FIXTURES))));
  writeFileSync(file('build/readme.txt'), 'nothing');
  const member = (path: string, name: string) => ({ path, file: file(name), isExecutable: false });
  writeFileSync(file('old.dbg'), shipSymbols('dwarf3.so.dbg'));
  await packFolder(
    [member('arm64-v8a/libship.so', 'libship.so.dbg'), member('x86_64/libold.so.dbg', 'old.dbg')],
    file('build/symbols.zip'),
  );
}

describe('uos stacktrace', () => {
  it('reads a log, says what it lacks, uploads that in one line, and reads it', async () => {
    await unityBuild();
    await reported(studio.app, { appVersion: '1.4.0' });
    await reported(studio.app, { appVersion: '1.4.0', userId: 'ana' });
    writeFileSync(file('crash.txt'), tombstone());

    const before = await uos('parse', 'crash.txt');
    expect([before.code, before.stderr.includes(BUILD)]).toEqual([3, true]);
    expect(before.stderr).toContain('uos stacktrace upload libship.so.dbg');
    const missing = (await uos('missing', '--json')).json();
    expect(missing).toMatchObject([
      {
        ...{ buildId: BUILD, module: 'libship.so', recordCount: 2 },
        upload: 'uos stacktrace upload libship.so.dbg --version 1.4.0',
      },
    ]);

    const plan = await uos('upload', 'build', '--dry-run', '--json');
    expect(plan.json()).toMatchObject([
      { file: 'build/symbols.zip!arm64-v8a/libship.so', buildId: BUILD, result: 'new', crashes: 2 },
      { file: 'build/symbols.zip!x86_64/libold.so.dbg', buildId: OTHER, result: 'new', crashes: 0 },
    ]);
    const sent = await uos('upload', 'build', '--version', '1.4.0', '--json');
    expect([sent.code, sent.stderr]).toEqual([0, expect.stringContaining('2 crashes become readable')]);
    expect(sent.json()).toMatchObject([
      { file: 'libship.so', buildId: BUILD, result: 'ready', crashes: 2 },
      { file: 'libold.so.dbg', buildId: OTHER, result: 'ready' },
    ]);

    const read = await cli.run(['stacktrace', 'parse', '-'], { stdin: tombstone() });
    expect([read.code, read.stdout.split('\n')]).toEqual([
      0,
      [
        'SIGSEGV at wave',
        expect.stringMatching(/^ {2}#00 wave {2}.*ship\.cpp:\d+ {2}\[inlined\]$/),
        expect.stringMatching(/^ {2}#01 swell .*\[inlined\]$/),
        expect.stringMatching(/^ {2}#02 harbour::Ship::steer\(int\) {2}.*ship\.cpp:\d+$/),
        expect.stringMatching(/^ {2}#03 ship_run {2}/),
        '    … 1 of the system',
        '',
      ],
    ]);
    expect((await uos('missing', '--json')).json()).toEqual([]);
  });

  it('sends nothing that is there, whether in a zip or beside it', async () => {
    const again = (await uos('upload', 'build', 'libship.so.dbg', '--json')).json() as { result: string }[];
    expect(again.map(({ result }) => result)).toEqual(['same', 'same', 'same']);
  });

  it('says of each file that is of no use why', async () => {
    const stripped = await uos('upload', 'build/libs/libship.so', '--json');
    expect([stripped.code, stripped.json()]).toEqual([1, [expect.objectContaining({ result: 'skipped' })]]);
    const mixed = await uos('upload', 'libship.so.dbg', 'crash.txt', '--json');
    expect([mixed.code, (mixed.json() as { result: string }[]).map(({ result }) => result)]).toEqual([
      8,
      ['same', 'failed'],
    ]);
    expect((await uos('upload', 'build/libs')).code, 'nothing in the folder').toBe(3);
    expect((await uos('upload', 'absent.zip')).code).toBe(2);
    expect((await cli.run(['stacktrace', 'parse'], { stdin: 'all is well' })).code).toBe(1);
    expect((await uos('parse', 'absent.txt')).code).toBe(2);
    expect((await cli.run(['stacktrace', 'parse'], { stdin: 'a\0b' })).code).toBe(2);
  });

  it('keeps a crash of a log where it is asked to', async () => {
    const saved = await uos('parse', 'crash.txt', '--save', '--json');
    const [result] = (saved.json() as { results: { recordId: string }[] }).results;
    expect((await uos('record', 'get', result?.recordId ?? '', '--json')).json()).toMatchObject({
      title: 'SIGSEGV at wave',
      status: 'finished',
    });
  });
});
