// Hosted servers on this machine, beyond the life that lifecycle.ts tells of: their sidecar, their ports, what is left
// of them, and what another wall means.
import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityOf } from '../../../packages/platform/src/engines/processes/identity.ts';
import { factsOf } from '../../../packages/platform/src/engines/processes/servers/node.ts';
import { nodeSettings } from '../../../packages/platform/src/engines/processes/servers/settings.ts';
import { descendants } from '../../../packages/platform/src/engines/processes/tree.ts';
import { type Harness, imageOf, openHarness } from './harness.ts';
import { REGION } from './test-kind.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ timing: { healthMs: 60_000, unhealthyMs: 300, shutdownMs: 50, portsMs: 500 } });
});
afterAll(() => harness?.close());

/** Calls its sidecar without any library, one call after another, says what was answered, and stays. */
const CALLS = `
const url = 'http://127.0.0.1:' + process.env.MULTIVERSE_SDK_HTTP_PORT;
for (const [method, path, body] of JSON.parse(process.argv[1])) {
  const reply = await fetch(url + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  if (path.startsWith('/watch')) {
    for await (const part of reply.body) process.stdout.write('watched ' + Buffer.from(part));
  }
  console.log(reply.status, await reply.text());
}
setInterval(() => 0, 1000);
`;
type Asked = readonly [method: string, path: string, body?: unknown];
const calls = (...asked: readonly Asked[]) => ({
  command: ['node', '--input-type=module', '-e', CALLS, JSON.stringify(asked)],
});
const READY: Asked = ['POST', '/ready', {}];
const SERVER = `
import dgram from 'node:dgram';
import net from 'node:net';
const sdk = (path) => fetch('http://127.0.0.1:' + process.env.MULTIVERSE_SDK_HTTP_PORT + path, { method: 'POST', body: '{}' });
const udp = dgram.createSocket('udp4').on('message', (text, { port, address }) => udp.send('udp ' + text, port, address));
udp.bind(Number(process.env.PORT_GAME));
net.createServer((socket) => socket.end('tcp ' + process.env.GREETING)).listen(Number(process.env.PORT_WEB), async () => {
  await sdk('/ready');
  setInterval(() => sdk('/health'), 100);
});
`;
const own = (pid: number) => descendants(process.pid).includes(pid);

describe('a server', () => {
  it('is placed, speaks to its sidecar, answers on its ports, and leaves nothing when it is stopped', async () => {
    const folder = await imageOf(harness.folder, { 'server.mjs': SERVER });
    const id = await harness.start('', {
      ...{ folder, command: ['node', 'server.mjs'], env: { GREETING: "it's 你好" } },
      ports: [
        { name: 'game', protocol: 'UDP', port: 9998 },
        { name: 'web', protocol: 'TCP', port: 8899 },
      ],
    });
    await expect.poll(() => harness.heard(id), { timeout: 15_000 }).toEqual(['started', 'ready']);
    const server = await harness.get(id);
    expect(server).toMatchObject({ state: 'Ready', address: '127.0.0.1', end: null });
    const [game, web] = server.ports;
    const udp = createSocket('udp4');
    udp.send('hello', game?.hostPort, '127.0.0.1');
    const [answer] = (await once(udp, 'message')) as [Buffer];
    udp.close();
    expect(String(answer)).toBe('udp hello');
    const [greeting] = (await once(connect(web?.hostPort ?? 0, '127.0.0.1'), 'data')) as [Buffer];
    expect(String(greeting)).toBe("tcp it's 你好");
    expect(await harness.servers.allocate(harness.platform.ports.db, id, { match: 'one' })).toBe(true);
    expect(await harness.servers.allocate(harness.platform.ports.db, id)).toBe(false);
    expect(await harness.get(id)).toMatchObject({ state: 'Allocated', labels: { match: 'one' } });
    expect(await harness.stop(id)).toBe(true);
    expect((await harness.end(id)).end).toMatchObject({ reason: 'deleted' });
    expect(await harness.stop(id)).toBe(false);
    expect(await harness.platform.ports.db.selectFrom('node_ports').selectAll().execute()).toEqual([]);
    expect(await readdir(join(harness.folder, 'servers'))).toEqual([]);
    const nodes = await harness.servers.nodes(harness.platform.ports.db);
    expect(nodes.find(({ region }) => region === REGION)).toMatchObject({
      freeCpuMillis: 10_000,
      freeMemoryMiB: 20_000,
    });
  });

  it('needs no library: a script is ready, labels itself, counts its players, is reserved and ends itself', async () => {
    const id = await harness.start(
      '',
      calls(
        READY,
        ['PUT', '/metadata/label', { key: 'map', value: 'fog' }],
        ['POST', '/alpha/player/connect', { playerID: 'ana' }],
        ['POST', '/alpha/player/connect', { playerID: 'ana' }],
        ['GET', '/alpha/player/count'],
        ['PUT', '/metadata/label', { key: 'a b', value: 'fog' }],
        ['POST', '/acquire-cpu', { boostFactor: '9', duration: 1 }],
        ['GET', '/nothing'],
        ['POST', '/reserve', { seconds: 0 }],
        ['POST', '/allocate', {}],
        ['POST', '/shutdown', {}],
      ),
    );
    const { end, labels } = await harness.end(id);
    expect(labels).toEqual({ map: 'fog' });
    expect(end).toMatchObject({ reason: 'shutdown' });
    const lines = (await harness.lines(id)).filter((line) => /^\d{3} /.test(line));
    expect(lines).toEqual([
      ...['200 {}', '200 {}', '200 {"bool":true}', '200 {"bool":false}', '200 {"count":"1"}'],
      '400 {"code":3,"message":"key is up to 128 letters, digits and . _ - /","details":[]}',
      '400 {"code":3,"message":"boostFactor is from 1 to 4","details":[]}',
      '404 {"code":5,"message":"Not Found","details":[]}',
      ...['200 {}', '200 {}', '200 {}'],
    ]);
    expect(harness.heard(id)).toEqual([
      ...['started', 'ready', 'changed', 'players', 'reserved', 'allocated', 'shutdown', 'ended'],
    ]);
  });

  it('says how it ended: by itself, with its code and its last lines', async () => {
    const id = await harness.start('echo no such map >&2; exit 7');
    expect((await harness.end(id)).end).toEqual({
      ...{ reason: 'exited', exitCode: 7, signal: null, lastLines: ['no such map'] },
    });
  });

  it('that cannot be started says why, and leaves no port, no folder and no room taken', async () => {
    const ids = [
      await harness.start('', { command: ['./nothing'], ports: [{ name: 'a', protocol: 'TCP', port: 1 }] }),
      await harness.start('true', { files: [{ path: '/usr/bin/setpriv', content: 'mine' }] }),
    ];
    const ends = await Promise.all(ids.map((id) => harness.end(id)));
    expect(ends.map(({ end }) => [end?.reason, end?.exitCode])).toEqual([
      ['exited', 127],
      ['not started', null],
    ]);
    expect(ends[1]?.end?.lastLines).toEqual(['a file may not be put at /usr/bin/setpriv']);
    const folders = () => readdir(join(harness.folder, 'servers'));
    await expect.poll(async () => (await folders()).filter((name) => ids.includes(name))).toEqual([]);
    expect(await harness.platform.ports.db.selectFrom('node_ports').selectAll().execute()).toEqual([]);
  });

  it('that ignores SIGTERM is killed, with what it has started and set free', async () => {
    const id = await harness.start(`trap '' TERM; setsid sleep 3600 & echo begun; sleep 3600; sleep 3600`);
    await expect.poll(() => harness.lines(id), { timeout: 10_000 }).toContain('begun');
    const before = descendants(process.pid);
    await harness.stop(id);
    await harness.end(id);
    await expect
      .poll(() => before.filter((pid) => identityOf(pid) !== undefined && own(pid)).length)
      .toBeLessThan(before.length - 3);
  });

  it('without a library is ready when all its ports are open', async () => {
    const folder = await imageOf(harness.folder, {
      'plain.mjs': `import net from 'node:net'; net.createServer().listen(Number(process.env.PORT_ONE));`,
    });
    const id = await harness.start('', {
      ...{ folder, command: ['node', 'plain.mjs'], readyByPorts: true },
      ports: [{ name: 'one', protocol: 'TCP', port: 8899 }],
    });
    await expect.poll(() => harness.heard(id), { timeout: 15_000 }).toEqual(['started', 'ready']);
    // why: it is judged by its process, and nobody hears of it
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect((await harness.get(id)).state).toBe('Ready');
    await harness.stop(id);
    await harness.end(id);
  });

  it('watches its own document: at once, and after each change', async () => {
    const id = await harness.start('', calls(READY, ['GET', '/watch/gameserver']));
    const watched = async () =>
      (await harness.lines(id))
        .filter((line) => line.startsWith('watched '))
        .map((line) => JSON.parse(line.slice(8)) as { result: { object_meta: { labels: object }; status: object } })
        .map(({ result }) => [result.object_meta.labels, result.status]);
    await expect.poll(watched, { timeout: 15_000 }).toHaveLength(1);
    await harness.servers.allocate(harness.platform.ports.db, id, { match: 'two' });
    await expect.poll(watched).toMatchObject([
      [{}, { state: 'Ready' }],
      [{ match: 'two' }, { state: 'Allocated', address: '127.0.0.1', ports: [] }],
    ]);
    await harness.stop(id);
    await harness.end(id);
  });
});

describe('a platform that is killed', () => {
  it('takes its servers along, with their networks and what they have set free', async () => {
    const program = join(import.meta.dirname, 'doomed.ts');
    const doomed = spawn(process.execPath, ['--conditions=uos:source', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(doomed.stdout, 'data')) as [Buffer];
    const { pids, folder } = JSON.parse(String(said)) as { pids: number[]; folder: string };
    doomed.kill('SIGKILL');
    await expect.poll(() => pids.filter((pid) => identityOf(pid) !== undefined)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

describe('without a wall', () => {
  it('a server is a user of its own, in a copy of its image, and another one cannot shut it down', async () => {
    const plain = await openHarness({ level: 'process', ports: [34_410, 34_419] });
    const image = await imageOf(plain.folder, { 'here.txt': 'fog' });
    const id = await plain.start('cat here.txt; echo " $(id -u) $MULTIVERSE_SDK_HTTP_PORT"; sleep 3600', {
      folder: image,
    });
    const first = async () => (await plain.lines(id)).find((line) => line.startsWith('fog '));
    await expect.poll(first).toBeDefined();
    const [, uid, port] = (await first())?.split(' ') ?? [];
    expect(Number(uid) === 0).toBe(false);
    const calling = `fetch('http://127.0.0.1:${port}/shutdown', { method: 'POST', body: '{}' }).then((reply) => console.log('said', reply.status))`;
    const other = await plain.start('', { command: ['node', '-e', calling] });
    await plain.end(other);
    expect(await plain.lines(other)).toContain('said 403');
    expect((await plain.get(id)).state).toBe('Scheduled');
    await plain.stop(id);
    await plain.end(id);
    await plain.close();
  });

  it('is refused to strangers where others than this machine reach the platform', () => {
    const facts = { level: 'process', ownNetwork: false, limits: 'watcher', missing: [] } as const;
    const machine = { facts, tools: {}, isRoot: true, cgroup: undefined };
    const takes = (isOpen: boolean, level: 'process' | 'none', dev = false) =>
      factsOf({ ...machine, facts: { ...facts, level } }, { instance: 'a', settings: nodeSettings, isOpen, dev }).takes;
    expect([takes(false, 'process'), takes(true, 'process'), takes(false, 'none'), takes(false, 'none', true)]).toEqual(
      [...['all', 'trusted', 'none', 'all']],
    );
    const walled = { ...machine, facts: { ...facts, level: 'namespace' as const, ownNetwork: true } };
    expect(factsOf(walled, { instance: 'a', settings: nodeSettings, isOpen: true, dev: false }).takes).toBe('all');
  });
});
