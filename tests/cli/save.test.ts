// Saves of players in a terminal, against a platform.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { answer } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;
let cli: Outside;
beforeAll(async () => {
  studio = await openStudio();
  cli = studio.pipeline();
  await answer(cli, 'app', 'enable', 'save');
});
afterAll(() => studio?.stop());

const uos = (...words: string[]) => cli.run(['save', ...words]);
const file = (name: string) => join(cli.folder, name);
const write = (name: string, value: object | string) =>
  writeFileSync(file(name), typeof value === 'string' ? value : JSON.stringify(value));
interface Save {
  readonly saveId: string;
  readonly revision: number;
}

describe('uos save', () => {
  it('uploads, writes over only what it was asked to, compares, brings back, downloads and deletes', async () => {
    write('one.json', { level: 3, stars: [1, 2] });
    const to = ['--user', 'ana', '--namespace', 'progress', '--type', 'LINEAR'];
    expect((await uos('upload', 'one.json', ...to)).code, 'it asks first').toBe(2);
    expect((await uos('upload', 'one.json', ...to, '--dry-run', '--json')).json()).toMatchObject({ userId: 'ana' });
    expect((await uos('ls', '--json')).json()).toEqual([]);
    const made = (await uos('upload', 'one.json', ...to, '--yes', '--json')).json() as Save;
    expect(made).toMatchObject({ name: 'one.json', namespace: 'progress', progressType: 'LINEAR', revision: 1 });
    const { saveId } = made;

    write('two.json', { level: 4, stars: [1, 5], hat: true });
    const plan = await uos('upload', 'two.json', ...to, '--dry-run');
    expect(plan.code, plan.stderr).toBe(0);
    const over = await uos('upload', 'two.json', ...to, '--yes', '--json');
    expect(over.json(), 'the linear save of the player').toMatchObject({ saveId, revision: 2, name: 'one.json' });
    expect(over.stderr, 'what was written, and where').toContain('Wrote two.json over save one.json, revision 2.');
    expect((await uos('upload', 'one.json', '--save', saveId, '--if-revision', '1', '--yes')).code).toBe(6);

    const rows = [
      { path: 'level', from: '3', to: '4' },
      { path: 'stars[1]', from: '2', to: '5' },
      { path: 'hat', from: '', to: 'true' },
    ];
    expect((await uos('diff', saveId, '--json')).json()).toEqual(rows);
    expect((await uos('diff', saveId, '--file', 'one.json', '--json')).json()).toEqual(rows);
    expect((await uos('diff', saveId, '--file', 'two.json', '--json')).json()).toEqual([]);
    expect((await uos('diff', saveId, '--file', 'two.json', '--version', '1')).code).toBe(2);
    expect((await uos('versions', saveId, '--json')).json()).toMatchObject([{ number: 1, file: { size: 25 } }]);
    expect((await uos('restore', saveId, '1', '--yes', '--json')).json()).toMatchObject({ saveId, revision: 3 });

    expect((await uos('download', saveId, '-o', 'got.json', '--json')).json()).toMatchObject({ bytes: 25 });
    expect(readFileSync(file('got.json'), 'utf8')).toBe(readFileSync(file('one.json'), 'utf8'));
    const before = await uos('download', saveId, '--version', '2', '-o', '-');
    expect(before.stdout).toBe(readFileSync(file('two.json'), 'utf8'));
    expect((await uos('download', saveId, '--version', '9')).code).toBe(3);
    expect((await uos('get', saveId, '--json')).json()).toMatchObject({
      saveId,
      userId: 'ana',
      file: { format: 'json' },
    });

    expect((await uos('rm', '--user', 'ana', '--dry-run', '--json')).json()).toMatchObject([{ saveId }]);
    expect((await uos('rm', '--namespace', 'progress', '--yes')).code, 'whose?').toBe(2);
    expect((await uos('rm', saveId, '--yes', '--json')).json()).toMatchObject([{ saveId }]);
    expect((await uos('ls', '--user', 'ana', '--json')).json()).toEqual([]);
  });

  it('goes on where a download was interrupted, and says where two contents of no JSON part', async () => {
    write('save.bin', 'x'.repeat(5000));
    const { saveId } = (await uos('upload', 'save.bin', '--user', 'ben', '--yes', '--json')).json() as Save;
    const { file: stored } = (await uos('get', saveId, '--json')).json() as { file: { md5: string } };
    write(`out.bin.${stored.md5}.part`, 'x'.repeat(2000));
    expect((await uos('download', saveId, '-o', 'out.bin')).code).toBe(0);
    expect(readFileSync(file('out.bin'), 'utf8')).toBe('x'.repeat(5000));
    expect(existsSync(file(`out.bin.${stored.md5}.part`))).toBe(false);
    write('other.bin', `${'x'.repeat(4000)}y`);
    expect((await uos('diff', saveId, '--file', 'other.bin', '--json')).json()).toMatchObject([
      { path: '@4000' },
      { path: 'bytes', from: '4001', to: '5000' },
    ]);
  });

  it('shows and changes limits, and has nothing to delete where there are no pictures', async () => {
    expect((await uos('limits', 'get', '--json')).json()).toMatchObject({
      maxSaveSize: 10_000_000,
      clientWriteEnabled: true,
    });
    const changed = await uos('limits', 'set', '--max-saves', '3', '--client-writes=false', '--yes', '--json');
    expect(changed.json()).toMatchObject({ maxSavesPerUser: 3, clientWriteEnabled: false });
    expect((await uos('limits', 'set', '--max-saves', '4')).code, 'it asks first').toBe(2);
    expect((await uos('picture', 'ls', '--json')).json()).toEqual([]);
    expect((await uos('picture', 'rm', 'ana', '--yes', '--json')).json()).toEqual([]);
  });
});
