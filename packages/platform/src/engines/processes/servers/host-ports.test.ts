import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { isPortFree } from './host-ports.ts';

const HOST = '127.0.0.1';

const handles = (): number => process.getActiveResourcesInfo().filter((name) => /UDP|TCPServer/.test(name)).length;

it('a port that somebody has is found to be taken, and looking leaves nothing open', async () => {
  const udp = createSocket('udp4').bind(0, HOST);
  const tcp = createServer().listen(0, HOST);
  await Promise.all([once(udp, 'listening'), once(tcp, 'listening')]);
  const before = handles();
  const ports = { UDP: udp.address().port, TCP: (tcp.address() as { port: number }).port } as const;
  for (let times = 0; times < 20; times += 1) {
    expect(await isPortFree('UDP', ports.UDP, HOST)).toBe(false);
    expect(await isPortFree('TCP', ports.TCP, HOST)).toBe(false);
  }
  await expect.poll(handles).toBe(before);
  udp.close();
  tcp.close();
  await Promise.all([once(udp, 'close'), once(tcp, 'close')]);
  expect(await isPortFree('UDP', ports.UDP, HOST)).toBe(true);
  expect(await isPortFree('TCP', ports.TCP, HOST)).toBe(true);
});
