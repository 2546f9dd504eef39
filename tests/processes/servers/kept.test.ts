// Servers that outlive their platform: one that was killed, and one that was stopped; and the one that does not want them.
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identityOf } from '../../../packages/platform/src/engines/processes/identity.ts';
import { type Harness, openHarness } from './harness.ts';
import { KEPT, keeping, outlived } from './kept-server.ts';

const SLOW = { timeout: 15_000 };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uos-kept-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function ask(port: number): Promise<string> {
  const [said] = (await once(connect(port, '127.0.0.1'), 'data')) as [Buffer];
  return String(said);
}

async function ticks(harness: Harness, id: string): Promise<number[]> {
  return (await harness.lines(id)).flatMap((line) => (line.startsWith('tick ') ? [Number(line.slice(5))] : []));
}

async function nothingIsLeft(harness: Harness, processes: readonly number[]): Promise<void> {
  await expect.poll(() => processes.filter((pid) => identityOf(pid) !== undefined), SLOW).toEqual([]);
  await expect.poll(() => readdir(join(harness.folder, 'servers')), SLOW).toEqual([]);
  expect(await harness.platform.ports.db.selectFrom('node_ports').selectAll().execute()).toEqual([]);
}

describe('a server that is kept', () => {
  it('serves on while its platform is killed, and the next one goes on with it', async () => {
    const { id, processes } = await outlived(folder, { signal: 'SIGKILL' });
    const next = await openHarness(keeping(folder));
    next.know(id, KEPT);
    const { ports, state } = await next.get(id);
    expect(state).toBe('Ready');
    expect(await ask(ports[0]?.hostPort ?? 0)).toBe('here');
    const known = (await ticks(next, id)).length;
    await expect.poll(async () => (await ticks(next, id)).length, SLOW).toBeGreaterThan(known + 20);
    const counted = await ticks(next, id);
    // why: what it said while nobody heard it is there too
    expect(counted).toEqual(counted.map((_, at) => (counted[0] ?? 0) + at));
    expect(await next.servers.allocate(next.platform.ports.db, id)).toBe(true);
    await expect.poll(async () => (await next.get(id)).heardAt, SLOW).not.toBeNull();
    await next.stop(id);
    expect((await next.end(id)).end).toMatchObject({ reason: 'deleted' });
    await nothingIsLeft(next, processes);
    await next.close();
  });

  it('serves on while its platform is stopped, and one that keeps none ends it', async () => {
    const { id, processes } = await outlived(folder, { signal: 'SIGTERM' });
    expect(processes.filter((pid) => identityOf(pid) !== undefined).length).toBeGreaterThan(2);
    const next = await openHarness({ ...keeping(folder), keeps: false });
    next.know(id, KEPT);
    expect((await next.end(id)).end).toMatchObject({ reason: 'platform restart' });
    await nothingIsLeft(next, processes);
    await next.close();
  });
});
