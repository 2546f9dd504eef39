// What the wall of this machine holds: nothing that a server tries gets out, and nothing that it takes is missed by others.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server as NetServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descendants, useOf } from '../../../packages/platform/src/engines/processes/tree.ts';
import { BOMBS } from './bombs.ts';
import { escapeProgram, escapes } from './escapes.ts';
import { type Harness, imageOf, openHarness } from './harness.ts';

let harness: Harness;
let folder: string;
const open: { close(): unknown }[] = [];
beforeAll(async () => {
  harness = await openHarness({ ports: [34_200, 34_399] });
  folder = await mkdtemp(join(tmpdir(), 'uos-wall-'));
});
afterAll(async () => {
  open.forEach((one) => void one.close());
  await rm(folder, { recursive: true, force: true });
  await harness?.close();
});

const listening = async (where: object): Promise<NetServer> => {
  const server = createServer((socket) => socket.end('hello'));
  open.push(server.listen(where));
  await once(server, 'listening');
  return server;
};
const portOf = (server: NetServer) => (server.address() as { port: number }).port;

describe('behind the wall', () => {
  it('is of the best level that this machine can have', async () => {
    await expect.poll(() => harness.servers.sandbox).toMatchObject({ level: 'namespace', ownNetwork: true });
  });

  it('everything on the list is refused', async () => {
    const file = join(folder, 'secret.db');
    await writeFile(file, 'secret');
    const other = await harness.start('sleep 3600');
    const tcp = await listening({ port: 0, host: '::' });
    await listening({ path: join(folder, 'socket') });
    await listening({ path: '\0uos-test-abstract' });
    const udp = createSocket('udp4');
    open.push(udp);
    udp.on('message', (_, { port, address }) => udp.send('hello', port, address));
    udp.bind(0, '0.0.0.0');
    await once(udp, 'listening');
    const address = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    const sidecar = portOf(await listening({ port: 0, host: '127.0.0.1' }));
    const list = escapes({
      ...{ file, folder, platformPid: process.pid, tcpPort: portOf(tcp), udpPort: udp.address().port },
      ...{ socket: join(folder, 'socket'), abstractSocket: 'uos-test-abstract', sidecarPort: sidecar },
      hostAddress: address ?? '127.0.0.1',
    });
    const image = await imageOf(harness.folder, { 'escape.cjs': escapeProgram(list) });
    const id = await harness.start('', { folder: image, command: ['node', 'escape.cjs'] });
    expect((await harness.end(id)).end).toMatchObject({ exitCode: 0 });
    const lines = await harness.lines(id);
    expect(lines.filter((line) => line.startsWith('FOUND'))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('refused: ')).map((line) => line.slice(9))).toEqual(
      list.map(({ name }) => name),
    );
    await harness.stop(other);
    await harness.end(other);
  }, 60_000);

  it('gives a server its own names, users and files, and no secret in what others see of it', async () => {
    const id = await harness.start(
      'hostname; id -u | grep -c "^0$"; ls /; cat /config/game.json; echo "$TOKEN"; sleep 3600',
      {
        ...{ env: { TOKEN: 'canary-of-a-secret' }, files: [{ path: '/config/game.json', content: '{"map":"fog"}\n' }] },
      },
    );
    await expect.poll(() => harness.lines(id), { timeout: 10_000 }).toContain('canary-of-a-secret');
    const lines = await harness.lines(id);
    expect(lines).toContain('server');
    expect(lines).toContain('{"map":"fog"}');
    const seen = descendants(process.pid).map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    expect(seen.some((line) => line.includes('bwrap'))).toBe(true);
    expect(seen.filter((line) => line.includes('canary-of-a-secret'))).toEqual([]);
    await harness.stop(id);
    await harness.end(id);
  });
});

describe('a server that takes what it can', () => {
  for (const { name, script, reason } of BOMBS) {
    it(`is held: ${name}`, async () => {
      const id = await harness.start(script, {
        limits: { cpuMillis: 100, memoryMiB: 154, diskMiB: 50, processes: 64 },
      });
      if (reason !== undefined) {
        expect((await harness.end(id)).end?.reason).toBe(reason);
        return;
      }
      await expect.poll(async () => (await harness.get(id)).startedAt, { timeout: 10_000 }).not.toBeNull();
      const until = performance.now() + 1500;
      let most = 0;
      while (performance.now() < until) {
        most = Math.max(most, useOf(descendants(process.pid)).processes);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(most).toBeLessThan(120);
      expect((await harness.lines(id)).length).toBeLessThan(400);
      await harness.stop(id);
      await harness.end(id);
      expect(useOf(descendants(process.pid)).processes).toBeLessThan(40);
    }, 30_000);
  }
});
