// What the connected platform does not serve is told before it is called: in lists, in help, and where a service is
// switched on. It stands behind another one here that serves no performance analysis and one function call.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import { answer } from './people.ts';
import { openStudio, type Studio } from './studio.ts';

const SERVED = ['session.served', 'cdn.me.info', 'stateless.functions.get'];

let studio: Studio;
let server: Server;
let cli: Outside;
let origin: string;

beforeAll(async () => {
  studio = await openStudio();
  server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const answerWith = (status: number, body: string): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    };
    if (url.startsWith('/public/served.json')) {
      answerWith(200, JSON.stringify({ Operations: SERVED }));
      return;
    }
    if (url.startsWith('/ufunc/')) {
      answerWith(501, '{"error":"declared but not served by this build"}');
      return;
    }
    const body = await text(request);
    const passed = await fetch(studio.platform.origin + url, {
      method,
      headers: { Authorization: headers.authorization ?? '', 'Content-Type': 'application/json' },
      ...(method === 'GET' ? {} : { body }),
    });
    answerWith(passed.status, await passed.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { id, serviceSecret } = studio.app;
  cli = studio.visitor({ UOS_ORIGIN: origin, UOS_APP_ID: id, UOS_APP_SERVICE_SECRET: serviceSecret });
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await studio.stop();
});

const ids = async (...line: string[]): Promise<string[]> =>
  (await answer<{ id: string }[]>(cli, 'api', 'routes', ...line)).map(({ id }) => id);

const help = async (...line: string[]): Promise<string> => (await cli.run([...line, '--help'])).stdout;

describe('what a platform does not serve', () => {
  it('is marked nowhere before the platform was asked', async () => {
    const rows = await answer<{ served: string }[]>(cli, 'api', 'routes', 'upr');
    expect(new Set(rows.map(({ served }) => served))).toEqual(new Set(['']));
    expect(await help('upr')).not.toContain('not served');
  });

  it('is listed apart from what it serves, and then marked in every list and help', async () => {
    const [served, unserved, all] = [await ids('--served'), await ids('--served=false'), await ids()];
    expect(served).toEqual(SERVED.toSorted());
    expect([...served, ...unserved].sort()).toEqual(all.toSorted());

    expect(await answer(cli, 'api', 'routes', 'upr.get')).toMatchObject([{ id: 'upr.get', served: 'not-served' }]);
    expect(await help('upr')).toMatch(/^ {2}get .*\(not served by this platform\)$/m);
    expect(await help('upr', 'get', '--lang', 'zh')).toContain('\n本平台未提供\n');
    expect(await help('cdn', 'me')).toMatch(/^ {2}info {2,}[^(]*$/m);
    expect(await help('cdn', 'me', 'info')).not.toContain('not served');
    expect(await help('upr', '--origin', 'http://127.0.0.1:9')).not.toContain('not served');
  });

  it('is marked in what was written by hand, and in completion', async () => {
    expect(await help('ticket')).toMatch(/^ {2}ls .*\(not served by this platform\)$/m);
    expect(await help('ticket', 'ls')).toContain('\nnot served by this platform\n');
    expect(await help('profile')).not.toContain('not served');
    const { stdout } = await cli.run(['__describe', 'upr', 'g']);
    expect(stdout).toMatch(/^get\t.* \(not served by this platform\)$/m);
    expect((await cli.run(['__describe', 'cdn', 'me', 'info'])).stdout).not.toContain('not served');
  });

  it('is known from the sign-in on', async () => {
    const { id, serviceSecret } = studio.app;
    const newcomer = studio.visitor({ UOS_ORIGIN: origin });
    const run = await newcomer.run(['login', '--app-id', id, '--secret-stdin'], { stdin: serviceSecret });
    expect(run.code, run.stderr).toBe(0);
    expect((await newcomer.run(['upr', '--help'])).stdout).toContain('not served');
  });

  it('is said by the call itself, with the list to look at next', async () => {
    const { code, stderr } = await cli.run(['stateless', 'function', 'get']);
    expect([code, stderr.trimEnd().split('\n').at(-1)]).toEqual([9, 'next: uos api routes --served']);
  });

  it('is said where a service is switched on that is not served whole', async () => {
    const { code, stderr } = await cli.run(['app', 'enable', 'stateless']);
    expect(code, stderr).toBe(0);
    expect(stderr).toMatch(
      /^! This platform serves 1 of the \d+ calls of stateless; see uos api routes stateless --served=false$/m,
    );
  });
});

describe('a platform that serves all of a service', () => {
  it('is silent about it', async () => {
    const { code, stderr } = await studio.pipeline().run(['app', 'enable', 'cdn']);
    expect(code).toBe(0);
    expect(stderr).not.toContain('This platform serves');
  });
});
