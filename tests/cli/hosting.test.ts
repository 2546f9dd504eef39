// A hosted server by the command line, as a developer and as a pipeline: deploy, allocate, play, read the log, update, undo.
// The servers are the examples, as real processes.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { needWall } from '../../scripts/tools.ts';
import { openStudio, type Studio } from './studio.ts';

const EXAMPLES = join(import.meta.dirname, '../../examples');
/** why so long: a busy machine takes its time to start one */
const PORTS = ['--port', 'web=7780/tcp', '--port', 'game=7777/udp', '--start-timeout', '120'];

let studio: Studio;
beforeAll(async () => {
  needWall();
  studio = await openStudio({ own: true });
});
afterAll(() => studio?.stop());

async function pipeline(): Promise<Outside> {
  return studio.pipeline(await studio.platform.app(['multiverse']));
}

interface Deployed {
  readonly version: number;
  readonly before: number | null;
  readonly changes: readonly string[];
  readonly released: boolean;
  readonly unchanged: boolean;
  readonly sentBytes: number;
}

interface Allocated {
  readonly uuid: string;
  readonly address: string;
  readonly ip: string;
  readonly gameServerPorts: readonly { readonly name: string; readonly port: number }[];
}

/** What a server answers a datagram. */
async function echo({ ip, gameServerPorts }: Allocated, words: string): Promise<string> {
  const socket = createSocket('udp4');
  const port = gameServerPorts.find(({ name }) => name === 'game')?.port;
  const answer = once(socket, 'message') as Promise<[Buffer]>;
  const again = setInterval(() => socket.send(words, port, ip), 200);
  try {
    const [bytes] = await answer;
    return bytes.toString();
  } finally {
    clearInterval(again);
    socket.close();
  }
}

describe('a server in Node', () => {
  it('is deployed, played on, updated, seen in both revisions, and taken back', { timeout: 120_000 }, async () => {
    const uos = await pipeline();
    const folder = join(uos.folder, 'build');
    cpSync(join(EXAMPLES, 'hosted-server'), folder, { recursive: true });
    const line = ['multiverse', 'deploy', 'build', 'campfire'];
    const first = await uos.run([...line, '--json']);
    expect([first.code, first.json<{ error: { code: string } }>().error.code]).toEqual([2, 'needs-start']);

    const started = [...line, '--start', 'node server.mjs', ...PORTS];
    const none = await uos.run(['multiverse', 'servers']);
    expect([none.code, none.stderr]).toEqual([3, expect.stringContaining('uos multiverse deploy')]);
    for (const more of [['--dry-run'], []]) {
      const elsewhere = await uos.run([...started, '--region', 'mars', ...more]);
      expect([elsewhere.code, elsewhere.stderr]).toEqual([22, expect.stringContaining('mars; choose of: local')]);
    }
    const chinese = await uos.run([...started, '--region', 'mars', '--lang', 'zh']);
    expect(chinese.stderr).toContain('没有这样的地域：mars；可选：local。');
    expect((await uos.run(['multiverse', 'game', 'ls', '--json'])).json()).toEqual([]);
    const planned = await uos.run([...started, '--dry-run', '--json']);
    expect(planned.json()).toMatchObject({ dryRun: true, before: null, image: null, files: 2 });
    const deployed = await uos.run([...started, '--json']);
    expect([deployed.code, deployed.stderr]).toEqual([
      0,
      expect.stringContaining('The test server got ready in local'),
    ]);
    expect(deployed.json<Deployed>()).toMatchObject({ version: 1, released: true, unchanged: false, before: null });

    const again = await uos.run([...line, '--json']);
    expect([again.code, again.json()]).toMatchObject([0, { version: 1, unchanged: true, sentBytes: 0 }]);

    const allocated = (
      await uos.run(['multiverse', 'allocate', 'campfire', '--env', 'MAP=fog', '--json'])
    ).json<Allocated>();
    const elsewhere = await uos.run(['multiverse', 'allocate', 'campfire', '--region', 'mars', '--lang', 'en']);
    expect([elsewhere.code, elsewhere.stderr]).toEqual([2, expect.stringContaining('"mars". It runs in: local.')]);
    expect(elsewhere.stderr).toContain('uos multiverse allocate campfire --lang en --region=local');
    expect(await (await fetch(`http://${allocated.address}/`)).text()).toBe('fog');
    expect(await echo(allocated, 'hello')).toBe('fog: hello');
    const { uuid } = allocated;
    const log = await uos.run(['multiverse', 'logs', uuid.slice(0, 8), '--tail', '20']);
    expect(log.stdout).toContain('ready on fog');

    writeFileSync(
      join(folder, 'server.mjs'),
      readFileSync(join(folder, 'server.mjs'), 'utf8').replace('ready on', 'lit on'),
    );
    const refused = await uos.run([...line, '--json']);
    expect([refused.code, refused.json<{ error: { code: string } }>().error.code]).toEqual([2, 'needs-yes']);
    const images = await uos.run(['multiverse', 'image', 'ls', '--json']);
    expect(images.json<object[]>()).toHaveLength(1);
    const updated = await uos.run([...line, '--env', 'IDLE_SECONDS=300', '--test=false', '--yes', '--json']);
    expect(updated.json<Deployed>()).toMatchObject({
      version: 2,
      before: 1,
      changes: ['imageId', 'envList'],
      released: true,
    });

    await uos.run(['multiverse', 'allocate', 'campfire']);
    const both = await uos.run(['multiverse', 'servers', 'campfire', '--json=version,status,address']);
    expect(both.json<{ version: number; status: string }[]>()).toMatchObject([
      { version: 2, status: 'allocated' },
      { version: 1, status: 'allocated' },
    ]);
    const back = await uos.run(['multiverse', 'rollback', 'campfire', '--yes', '--json=version,status']);
    expect(back.json()).toEqual({ version: 1, status: 'released' });
    const ended = await uos.run(['multiverse', 'stop', '--of', 'campfire', '--yes', '--json']);
    expect(ended.json<{ status: string }[]>().map(({ status }) => status)).toEqual(['deallocated', 'deallocated']);
    const left = async () => (await uos.run(['multiverse', 'servers', '--json'])).json();
    await expect.poll(left, { timeout: 15_000 }).toEqual([]);
  });
});

describe('a server in a shell script', () => {
  it('needs no SDK, and its log is followed to its end, from a cursor on', { timeout: 60_000 }, async () => {
    const uos = await pipeline();
    const deployed = await uos.run([
      ...['multiverse', 'deploy', join(EXAMPLES, 'hosted-shell'), 'echo', '--start', './server'],
      ...['--port', 'game=7777/udp', '--env', 'MAP=cave', '--json'],
    ]);
    expect([deployed.code, deployed.stderr]).toEqual([0, expect.any(String)]);
    const allocated = (await uos.run(['multiverse', 'allocate', 'echo', '--json'])).json<Allocated>();
    expect(await echo(allocated, '你好')).toBe('cave: 你好');
    const following = uos.run(['multiverse', 'logs', allocated.uuid, '-f', '--json']);
    await uos.run(['multiverse', 'stop', allocated.uuid, '--yes']);
    const { stdout, code } = await following;
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { cursor: string; message: string });
    expect([code, lines.map(({ message }) => message)]).toEqual([
      0,
      expect.arrayContaining(['ready on cave', 'ending']),
    ]);
    const at = lines.findIndex(({ message }) => message === 'ready on cave');
    const rest = await uos.run([
      'multiverse',
      'logs',
      allocated.uuid,
      '-f',
      '--after',
      lines[at]?.cursor ?? '',
      '--json',
    ]);
    expect(rest.stdout.trim().split('\n')).toHaveLength(lines.length - at - 1);
  });
});

describe('a release to a fleet', () => {
  it('is over once a server of the revision waits', { timeout: 60_000 }, async () => {
    const uos = await pipeline();
    await uos.run(['multiverse', 'game', 'create', '--name', 'harbour', '--type', 'OnFleetGame']);
    const line = ['multiverse', 'deploy', join(EXAMPLES, 'hosted-shell'), 'echo', '--start', './server'];
    const deployed = await uos.run([...line, '--port', 'game=7777/udp', '--test=false', '--json']);
    expect([deployed.code, deployed.stderr]).toEqual([0, expect.stringContaining('A server is ready in local')]);
    const waiting = await uos.run(['multiverse', 'servers', '--json=version,status,uuid']);
    expect(waiting.json()).toContainEqual({ version: 1, status: 'Ready', uuid: '' });
  });
});

describe('a deployment that fails', () => {
  it('says at which step, with the last words of the build or the server', { timeout: 60_000 }, async () => {
    const uos = await pipeline();
    const folder = join(uos.folder, 'broken');
    mkdirSync(folder);
    const failed = async (...line: string[]) => {
      const { code, stderr, json } = await uos.run(['multiverse', 'deploy', ...line, '--json']);
      return [code, json<{ error: { code: string } }>().error.code, stderr] as const;
    };
    expect((await failed('broken', 'p', '--start', './server'))[0]).toBe(2);
    const off = await studio
      .pipeline(await studio.platform.app([]))
      .run(['multiverse', 'deploy', EXAMPLES, 'p', '--start', './server', '--json']);
    expect([off.code, off.json()]).toMatchObject([
      5,
      { error: { code: 'service-off', hint: 'uos app enable multiverse' } },
    ]);
    for (const service of ['multiverse', 'func']) {
      const nobody = await studio
        .visitor({ UOS_APP_ID: studio.app.id })
        .run([service, 'deploy', EXAMPLES, 'p', '--start', './server', '--json']);
      expect([nobody.code, nobody.json()]).toMatchObject([4, { error: { code: 'not-signed-in' } }]);
      expect(nobody.stderr).toContain('uos login');
    }
    writeFileSync(join(folder, 'server'), '#!/bin/bash\necho no map of that name >&2\nexit 7\n');
    const test = await failed('broken', 'p', '--start', './server');
    expect(test).toEqual([
      23,
      'test-failed',
      expect.stringMatching(/no map of that name[\s\S]*Exited, exit code 7: no map of that name/),
    ]);
    writeFileSync(join(uos.folder, 'notes.txt'), 'not a build');
    expect(await failed('notes.txt', 'p', '--start', './server')).toEqual([
      ...[21, 'build-failed'],
      expect.stringContaining('it is no zip file'),
    ]);
    expect((await failed('broken', 'p', '--region', 'nowhere'))[0]).toBe(22);
    const bad = await uos.run(['multiverse', 'deploy', 'broken', 'p', '--test=false', '--json']);
    expect(bad.json<Deployed>()).toMatchObject({ version: 1, released: true });
    const allocated = await uos.run(['multiverse', 'allocate', 'p', '--json']);
    expect([allocated.code, allocated.json()]).toMatchObject([1, { error: { code: 'not-allocated' } }]);
    expect(allocated.stderr).toContain('no map of that name');
  });
});

describe('a log that is followed', () => {
  it('goes on behind the last line that was heard, where the connection is lost', async () => {
    const id = '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e';
    const heard: (string | undefined)[] = [];
    const line = (number: number) => `id: ${number}\ndata: ${JSON.stringify({ message: `line ${number}` })}\n\n`;
    const server = createServer((request, response) => {
      if (!(request.url ?? '').endsWith('/follow')) {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"allocation":{}}');
        return;
      }
      heard.push(request.headers['last-event-id'] as string | undefined);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (heard.length === 1) {
        const [first, second] = [line(1), line(2)];
        response.write(`:\n\n${first}${second.slice(0, 9)}`);
        response.write(second.slice(9), () => response.destroy());
      } else {
        response.end(line(3));
      }
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const uos = studio.visitor({ UOS_ORIGIN: origin, UOS_APP_ID: id, UOS_APP_SERVICE_SECRET: 'secret' });
    const run = await uos.run(['multiverse', 'logs', id, '-f']);
    server.close();
    expect([run.code, run.stdout]).toEqual([0, 'line 1\nline 2\nline 3\n']);
    expect(run.stderr).toContain('Connected again');
    expect(heard).toEqual([undefined, '2']);
  });
});

describe('uos multiverse run', () => {
  it('gives a program the sidecar and the variables of a hosted server', { timeout: 60_000 }, async () => {
    const uos = await pipeline();
    const env = { UOS_PLATFORM: platformScript(uos.folder) };
    const program = join(EXAMPLES, 'hosted-shell/server');
    const ending = new AbortController();
    const run = await uos.run(['multiverse', 'run', '--port', 'game=37777/udp', '--env', 'MAP=cave', program], {
      env: { ...env, PATH: process.env.PATH ?? '' },
      signal: ending.signal,
      onStderr: (text) => text.includes('Allocated') && ending.abort(),
    });
    expect(run.stderr).toMatch(/● Ready\n● Allocated/);
    expect(run.stdout).toContain('ending');
    const failed = await uos.run(['multiverse', 'run', '--json', 'sh', '--', '-c', 'exit 3'], {
      env: { ...env, PATH: process.env.PATH ?? '' },
    });
    expect([failed.code, failed.json()]).toMatchObject([1, { error: { code: 'program-failed' } }]);
  });
});

const SERVE = join(import.meta.dirname, '../../packages/platform/src/commands/serve.ts');

/** The platform from its sources, as a program that UOS_PLATFORM can name. */
function platformScript(folder: string): string {
  const file = join(folder, 'platform');
  const main = `const { main } = await import('${SERVE}'); process.exit(await main(process.argv.slice(1), process.env))`;
  const words = [process.execPath, '--conditions=uos:source', '--input-type=module', '-e', main];
  const line = words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  writeFileSync(file, `#!/bin/sh\nexec ${line} -- "$@"\n`, { mode: 0o755 });
  return file;
}
