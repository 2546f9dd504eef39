// Logic servers by the command line, as a pipeline: deployed, scaled, seen, read, updated with a restart.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needWall } from '../../scripts/tools.ts';
import { PROGRAMS } from '../support/hosted-function.ts';
import { until } from '../support/hosted-game.ts';
import { openStudio, type Studio } from './studio.ts';

let studio: Studio;
beforeAll(async () => {
  needWall();
  studio = await openStudio({ own: true });
});
afterAll(() => studio?.stop());

interface Shown {
  readonly uuid: string;
  readonly version: number;
  readonly status: string;
}

describe('a build that is none', () => {
  it('sets up no function', async () => {
    const app = await studio.platform.app(['func']);
    const uos = studio.pipeline(app);
    mkdirSync(join(uos.folder, 'empty'));
    mkdirSync(join(uos.folder, 'build'));
    writeFileSync(join(uos.folder, 'build', 'server.js'), PROGRAMS.speaking);
    for (const [build, ...more] of [['none', '--start', 'x'], ['empty', '--start', 'x'], ['build']]) {
      expect((await uos.run(['func', 'deploy', build ?? '', ...more])).code).toBe(2);
    }
    expect((await uos.run(['func', 'function', 'ls', app.id, '--json'])).json()).toEqual([]);
  });
});

describe('a logic server', () => {
  it('is deployed, scaled, read, and replaced by a second deployment that starts it again', {
    timeout: 120_000,
  }, async () => {
    const uos = await studio.pipeline(await studio.platform.app(['func']));
    const folder = join(uos.folder, 'build');
    mkdirSync(folder);
    writeFileSync(join(folder, 'server.js'), PROGRAMS.speaking);
    const line = ['func', 'deploy', 'build', '--env', 'ZONE=one', '--yes', '--json'];
    const planned = await uos.run([...line, '--start', 'node server.js', '--dry-run']);
    expect(planned.json()).toMatchObject({ dryRun: true, profile: 'DEFAULT', files: 1 });
    const first = await uos.run([...line, '--start', 'node server.js']);
    expect([first.code, first.stderr]).toEqual([0, expect.stringContaining('uos func scale 1')]);
    expect(first.json()).toMatchObject({ version: 1, released: true, unchanged: false, restarted: 0 });
    expect((await uos.run(line)).json()).toMatchObject({ version: 1, unchanged: true, sentBytes: 0 });

    expect((await uos.run(['func', 'scale', '--json'])).json()).toEqual({});
    expect((await uos.run(['func', 'scale', 'many'])).code).toBe(2);
    expect((await uos.run(['func', 'scale', '4-1'])).code).toBe(2);
    for (const wrong of [['500'], ['1', '--above', '200'], ['1', '--step', '0']]) {
      expect((await uos.run(['func', 'scale', ...wrong])).code).toBe(2);
    }
    for (const wrong of [
      ['--limit', '-3'],
      ['--tag', '=='],
    ]) {
      expect((await uos.run(['func', 'servers', ...wrong])).code).toBe(2);
    }
    const scaled = await uos.run(['func', 'scale', '1', '--by', 'memory', '--json']);
    expect(scaled.json()).toMatchObject({ minServers: 1, maxServers: 1, resource: 'memory', extendThreshold: 70 });
    const shown = async () => (await uos.run(['func', 'servers', '--json=uuid,version,status'])).json<Shown[]>();
    const [server] = await until(shown, (servers) => servers[0]?.status === 'running');
    expect(server?.version).toBe(1);

    expect((await uos.run(['func', 'logs'])).stderr).toContain('next: uos func log enable\n');
    await uos.run(['func', 'log', 'enable']);
    const met = await uos.run(['func', 'connect', server?.uuid.slice(0, 8) ?? ''], { stdin: 'who\n' });
    expect([met.code, met.stdout]).toEqual([0, expect.stringMatching(/^hello from /)]);
    expect((await uos.run(['func', 'connect', server?.uuid ?? '', 'absent'])).code).toBe(3);
    const log = await uos.run(['func', 'logs', server?.uuid.slice(0, 8) ?? '', '--search', 'zone']);
    expect(log.stdout).toBe('zone one\n');

    const second = await uos.run([...line.with(4, 'ZONE=two'), '--restart']);
    expect(second.json()).toMatchObject({ version: 2, released: true, changes: ['envList'], restarted: 1 });
    expect(await shown()).toEqual([{ ...server, version: 2 }]);
    expect((await uos.run(['func', 'scale', '--off'])).code).toBe(0);
  });
});
