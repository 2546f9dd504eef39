// `uos dev` on time and state, with the built platform: what a person types, and what stands in the way of mistakes.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outside, openOutside } from '../../packages/cli/src/testing/run-uos.ts';

let cli: Outside;
beforeEach(() => {
  cli = openOutside({ PATH: process.env.PATH ?? '' });
});
afterEach(async () => {
  await cli.run(['dev', 'stop']);
  cli.remove();
});

const start = async (...args: string[]) => {
  const started = await cli.run(['dev', 'start', '--port', '0', '--json', ...args]);
  expect(started.stderr).not.toContain('error');
  return started.json<{ origin: string; pid: number }>();
};

describe('uos dev clock', () => {
  it('moves the clock of a platform that was started with one, and says what ran', async () => {
    await start('--clock', 'test', '--seed', '7');
    const shown = (await cli.run(['dev', 'clock', 'show', '--json'])).json();
    expect(shown).toMatchObject({ mode: 'test', now: '2026-01-01T00:00:00.000Z', next: { dueAt: expect.any(String) } });
    const moved = await cli.run(['dev', 'clock', 'advance', '3d', '--json']);
    expect(moved.code).toBe(0);
    const { from, now, ran, failed, turns } = moved.json<{
      from: string;
      now: string;
      ran: number;
      failed: number;
      turns: { service: string; key: string; at: string }[];
    }>();
    expect({ from, now, failed }).toEqual({
      from: shown && '2026-01-01T00:00:00.000Z',
      now: '2026-01-04T00:00:00.000Z',
      failed: 0,
    });
    const collected = turns.filter(({ service, key }) => service === 'cdn' && key === 'collect');
    expect(collected.map(({ at }) => at.slice(0, 10))).toEqual(['2026-01-02', '2026-01-03', '2026-01-04']);
    expect(ran).toBe(turns.length);
    expect(moved.stderr).toContain('collect');

    const set = await cli.run(['dev', 'clock', 'set', '2026-02-01', '--json=now']);
    expect(set.json()).toEqual({ now: '2026-01-31T16:00:00.000Z' });
    const back = await cli.run(['dev', 'clock', 'set', '2026-01-01']);
    expect(back.code).toBe(6);
    expect(back.stderr).toContain('cannot go back');

    await cli.run(['dev', 'stop']);
    await start();
    expect((await cli.run(['dev', 'clock', 'show', '--json=now'])).json()).toEqual({ now: '2026-01-31T16:00:00.000Z' });
  });

  it('refuses on the real clock, and says how to get one that moves', async () => {
    await start();
    expect((await cli.run(['dev', 'clock', 'show', '--json=mode'])).json()).toEqual({ mode: 'live' });
    const refused = await cli.run(['dev', 'clock', 'advance', '1d']);
    expect(refused.code).toBe(6);
    expect(refused.stderr).toContain('uos dev start --clock test');
  });

  it('refuses what is no time, and where nothing runs', async () => {
    expect((await cli.run(['dev', 'clock', 'advance', 'soon'])).code).toBe(2);
    expect((await cli.run(['dev', 'clock', 'set', 'soon'])).code).toBe(2);
    expect((await cli.run(['dev', 'clock', 'show'])).code).toBe(3);
  });
});

describe('uos dev export, import, snapshot and restore', () => {
  it('export what runs, and import it elsewhere with its key', async () => {
    await start();
    const out = await cli.run(['dev', 'export', 'backup.tar', '--json']);
    expect(out.json()).toMatchObject({ file: join(cli.folder, 'backup.tar'), objects: expect.any(Number) });
    expect(existsSync(join(cli.folder, 'backup.tar'))).toBe(true);

    const other = ['--data', 'other'];
    const wrongKey = await cli.run(['dev', 'import', 'backup.tar', ...other]);
    expect(wrongKey.code).toBe(1);
    expect(wrongKey.stderr).toMatch(/another master key.*\n.*--key-file/s);
    const key = ['--key-file', '.uos/master.key'];
    expect((await cli.run(['dev', 'import', 'backup.tar', ...key, ...other])).code).toBe(0);
  });

  it('put an archive in the place of what runs, once somebody says yes', async () => {
    const { origin } = await start();
    await cli.run(['dev', 'export', 'backup.tar']);
    // why 2: nobody is at the terminal to type the name of the folder
    const unconfirmed = await cli.run(['dev', 'import', 'backup.tar', '--replace']);
    expect([unconfirmed.code, unconfirmed.stderr]).toEqual([
      2,
      expect.stringMatching(/next: uos dev import backup\.tar --replace .*--yes/),
    ]);
    const replaced = await cli.run(['dev', 'import', 'backup.tar', '--replace', '--yes', '--json']);
    expect(replaced.code).toBe(0);
    expect((await cli.run(['dev', 'status', '--json=origin,ready'])).json()).toEqual({ origin, ready: true });
    const kept = (await cli.run(['dev', 'snapshots', '--json=reason'])).json();
    expect(kept).toContainEqual({ reason: 'before-import' });
  });

  it('keep a state under a name and come back to it', async () => {
    await start();
    expect((await cli.run(['dev', 'snapshot', 'here', '--json=name,kind'])).json()).toEqual({
      name: 'here',
      kind: 'copy',
    });
    const twice = await cli.run(['dev', 'snapshot', 'here']);
    expect(twice.code).toBe(1);
    expect(twice.stderr).toContain('There is a snapshot of that name: here');
    expect((await cli.run(['dev', 'restore', 'here'])).code).toBe(2);
    expect((await cli.run(['dev', 'restore', 'here', '--yes', '--json=name'])).json()).toEqual({ name: 'here' });
    expect((await cli.run(['dev', 'status', '--json=ready'])).json()).toEqual({ ready: true });
    const unknown = await cli.run(['dev', 'restore', 'there', '--yes']);
    expect(unknown.code).toBe(3);
    expect(unknown.stderr).toContain('There is no snapshot there.');
    expect((await cli.run(['dev', 'status', '--json=ready'])).json()).toEqual({ ready: true });
  });

  it('refuse what is no archive', async () => {
    mkdirSync(join(cli.folder, 'data'));
    writeFileSync(join(cli.folder, 'notes.txt'), 'hello'.repeat(400));
    const refused = await cli.run(['dev', 'import', 'notes.txt', '--data', 'data', '--lang', 'zh']);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('这不是 UOS 归档');
  });
});
