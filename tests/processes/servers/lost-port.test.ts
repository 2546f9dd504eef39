// A port of a server that another program takes after it was found free and before it is listened on.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { descendants } from '../../../packages/platform/src/engines/processes/tree.ts';
import type { SandboxLevel } from '../../../packages/platform/src/engines/sandbox/port.ts';
import { type Harness, openHarness } from './harness.ts';

/** Of the server, those that another program takes; and how many times yet. */
let wanted: { readonly protocol: 'TCP' | 'UDP'; readonly place: number; times: number };
let taken: { readonly port: number; close(): unknown }[] = [];
let harness: Harness;
const open = async (ports: readonly [number, number], level: SandboxLevel): Promise<void> => {
  harness = await openHarness({ ports, level, beforeStart: takeWanted });
};
const takeWanted = async (): Promise<void> => {
  const { protocol, place } = wanted;
  wanted.times -= 1;
  if (wanted.times >= 0) {
    const own = (await held()).filter((port) => port.protocol === protocol).map(({ port }) => port);
    taken.push(await take(protocol, own.toSorted()[place] ?? 0));
  }
};
afterEach(() => {
  taken.forEach((one) => void one.close());
  taken = [];
});

const held = () => harness.platform.ports.db.selectFrom('node_ports').select(['protocol', 'port']).execute();

async function take(protocol: 'TCP' | 'UDP', port: number): Promise<(typeof taken)[number]> {
  const one =
    protocol === 'UDP' ? createSocket('udp4').bind(port, '127.0.0.1') : createServer().listen(port, '127.0.0.1');
  await once(one, 'listening');
  return { port, close: () => one.close() };
}

const PORTS = [
  { name: 'web', protocol: 'TCP', port: 8001 },
  { name: 'admin', protocol: 'TCP', port: 8002 },
  { name: 'game', protocol: 'UDP', port: 8003 },
  { name: 'voice', protocol: 'UDP', port: 8004 },
] as const;

const starts = async (id: string): Promise<number> =>
  (await harness.lines(id)).filter((line) => line.startsWith('starting on ')).length;

/** Ports, folders, and processes that were not there before. */
async function left(before: readonly number[]) {
  const folders = await readdir(join(harness.folder, 'servers')).catch(() => []);
  return [...(await held()), ...folders, ...descendants(process.pid).filter((pid) => !before.includes(pid))];
}

describe('a server of which somebody takes a port before its network has it', () => {
  beforeAll(() => open([34_470, 34_489], 'namespace'));
  afterAll(() => harness?.close());

  it.each([
    ['TCP', 0],
    ['TCP', 1],
    ['UDP', 1],
  ] as const)('is started on others: %s, number %i of two', async (protocol, place) => {
    wanted = { protocol, place, times: 1 };
    const before = descendants(process.pid);
    const id = await harness.start('sleep 3600', { ports: PORTS });
    await expect.poll(() => harness.heard(id)).toEqual(['started']);
    const { ports } = await harness.get(id);
    expect(taken).toHaveLength(1);
    expect(ports).toHaveLength(PORTS.length);
    expect(ports.filter((port) => port.protocol === protocol).map(({ hostPort }) => hostPort)).not.toContain(
      taken[0]?.port,
    );
    expect((await held()).map(({ port }) => port).toSorted()).toEqual(ports.map(({ hostPort }) => hostPort).toSorted());
    expect(await starts(id)).toBe(2);
    await harness.stop(id);
    await harness.end(id);
    await expect.poll(() => left(before)).toEqual([]);
  });

  it('each time is not started after a few times, says so, and leaves nothing', async () => {
    wanted = { protocol: 'TCP', place: 0, times: Number.POSITIVE_INFINITY };
    const before = descendants(process.pid);
    const id = await harness.start('sleep 3600', { ports: PORTS });
    const { end } = await harness.end(id);
    expect([end?.reason, end?.lastLines.at(-1)]).toEqual(['not started', expect.stringContaining('Failed to bind')]);
    expect(await starts(id)).toBe(3);
    await expect.poll(() => left(before)).toEqual([]);
  });
});

describe('a server of which somebody takes a port before its program listens', () => {
  beforeAll(() => open([34_490, 34_499], 'process'));
  afterAll(() => harness?.close());

  const LISTENS = `
    import net from 'node:net';
    net.createServer().listen(Number(process.env.PORT_ADMIN), '127.0.0.1', () => console.log('listens'));
  `;
  const program = { command: ['node', '--input-type=module', '-e', LISTENS], ports: PORTS.slice(0, 2) };

  it('is started on others', async () => {
    wanted = { protocol: 'TCP', place: 1, times: 1 };
    const id = await harness.start('', program);
    await expect.poll(() => harness.lines(id)).toContain('listens');
    const { ports, end } = await harness.get(id);
    expect([end, await starts(id)]).toEqual([null, 2]);
    expect(ports.map(({ hostPort }) => hostPort)).not.toContain(taken[0]?.port);
    await harness.stop(id);
    await harness.end(id);
    expect(await held()).toEqual([]);
  });

  it('each time ends after a few times, as it said', async () => {
    wanted = { protocol: 'TCP', place: 1, times: Number.POSITIVE_INFINITY };
    const id = await harness.start('', program);
    const { end } = await harness.end(id);
    expect([end?.reason, end?.exitCode, await starts(id)]).toEqual(['exited', 1, 3]);
    expect(end?.lastLines.join()).toContain('EADDRINUSE');
    expect(await left([])).not.toContain(id);
  });

  it('is not started again where it ends for another reason', async () => {
    wanted = { protocol: 'TCP', place: 0, times: 0 };
    const id = await harness.start('exit 7', { ports: program.ports });
    expect((await harness.end(id)).end).toMatchObject({ reason: 'exited', exitCode: 7 });
    expect(await starts(id)).toBe(1);
  });
});
