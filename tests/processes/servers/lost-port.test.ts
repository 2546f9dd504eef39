// A port of a server that another program takes after it was found free and before it is listened on.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { descendants } from '../../../packages/platform/src/engines/processes/tree.ts';
import { type Harness, openHarness } from './harness.ts';

/** Of the server, those that another program takes; and how many times yet. */
let wanted: { readonly protocol: 'TCP' | 'UDP'; readonly place: number; times: number };
let taken: { readonly port: number; close(): unknown }[] = [];
let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({
    ports: [34_480, 34_499],
    async beforeStart() {
      const { protocol, place } = wanted;
      wanted.times -= 1;
      if (wanted.times >= 0) {
        const own = (await held()).filter((port) => port.protocol === protocol).map(({ port }) => port);
        taken.push(await take(protocol, own.toSorted()[place] ?? 0));
      }
    },
  });
});
afterEach(() => {
  taken.forEach((one) => void one.close());
  taken = [];
});
afterAll(() => harness?.close());

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

describe('a server of which somebody takes a port before it has it', () => {
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
