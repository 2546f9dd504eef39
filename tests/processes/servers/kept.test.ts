// Servers that outlive their platform: one that was killed, and one that was stopped; and the one that does not want them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityOf } from '../../../packages/platform/src/engines/processes/identity.ts';
import { descendants } from '../../../packages/platform/src/engines/processes/tree.ts';
import { type Harness, openHarness } from './harness.ts';
import { KEPT, keeping } from './kept-server.ts';

const SLOW = { timeout: 15_000 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-kept-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(port: number): Promise<string> {
  const [said] = (await once(connect(port, '127.0.0.1'), 'data')) as [Buffer];
  return String(said);
}

async function ticks(harness: Harness, id: string): Promise<number[]> {
  return (await harness.lines(id)).flatMap((line) => (line.startsWith('tick ') ? [Number(line.slice(5))] : []));
}

describe('a server that is kept', () => {
  it('serves on while no platform is there, and the next one goes on with it or ends it', async () => {
    const platform = spawn(
      process.execPath,
      ['--conditions=uos:source', join(import.meta.dirname, 'kept.ts'), folder],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [said] = (await once(platform.stdout, 'data')) as [Buffer];
    const id = String(said).trim();
    const processes = descendants(platform.pid ?? 0);
    platform.kill('SIGKILL');
    await once(platform, 'exit');

    const second = await openHarness(keeping(folder));
    second.know(id, KEPT);
    const { ports, state } = await second.get(id);
    const port = ports[0]?.hostPort ?? 0;
    expect(state).toBe('Ready');
    expect(await ask(port)).toBe('here');
    const known = (await ticks(second, id)).length;
    await expect.poll(async () => (await ticks(second, id)).length, SLOW).toBeGreaterThan(known + 20);
    const counted = await ticks(second, id);
    // why: what it said while nobody heard it is there too
    expect(counted).toEqual(counted.map((_, at) => (counted[0] ?? 0) + at));
    expect(await second.servers.allocate(second.platform.ports.db, id)).toBe(true);
    await expect.poll(async () => (await second.get(id)).heardAt, SLOW).not.toBeNull();
    await second.close();
    expect(await ask(port)).toBe('here');

    const third = await openHarness({ ...keeping(folder), keeps: false });
    third.know(id, KEPT);
    expect((await third.end(id)).end).toMatchObject({ reason: 'platform restart' });
    await expect.poll(() => processes.filter((pid) => identityOf(pid) !== undefined), SLOW).toEqual([]);
    expect(await readdir(join(folder, 'servers'))).toEqual([]);
    expect(await third.platform.ports.db.selectFrom('node_ports').selectAll().execute()).toEqual([]);
    await third.close();
  });

  it('whose row has ended meanwhile is ended, with its network and its folder', async () => {
    const first = await openHarness(keeping(folder));
    const before = new Set(descendants(process.pid));
    const id = await first.start('', { ...KEPT, ports: [{ name: 'web', protocol: 'TCP', port: 8899 }] });
    await expect.poll(() => first.heard(id), SLOW).toContain('ready');
    const processes = descendants(process.pid).filter((pid) => !before.has(pid));
    await first.platform.ports.db
      .updateTable('game_servers')
      .set({ ended_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    await first.close();
    expect(processes.filter((pid) => identityOf(pid) !== undefined).length).toBeGreaterThan(2);
    const second = await openHarness(keeping(folder));
    await expect.poll(() => processes.filter((pid) => identityOf(pid) !== undefined), SLOW).toEqual([]);
    await expect.poll(() => readdir(join(folder, 'servers')), SLOW).toEqual([]);
    await second.close();
  });
});
