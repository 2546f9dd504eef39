import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTIFY_PATH } from '#core/pay/account';
import { type TestPlatform, testPlatform } from '#testing';
import type { StreamRoute } from './stream-route.ts';

const IDLE_MS = 400;

let platform: TestPlatform;
let routes: readonly StreamRoute[];
beforeAll(async () => {
  platform = await testPlatform({ dev: true, config: { bodyIdleMs: IDLE_MS } });
  routes = platform.streams;
});
afterAll(() => platform.stop());

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Writes a request as it is and reads until the other side ends. */
function send({ method, path, host = `localhost:${platform.port}`, headers = {}, body = '' }: Sent): Promise<string> {
  const fields = { Host: host, 'Content-Length': String(body.length), Connection: 'close', ...headers };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(platform.port, '127.0.0.1', () =>
      socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`),
    );
    const done = (): void => {
      socket.destroy();
      resolve(text);
    };
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', done).on('error', done);
  });
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

const hostOf = ({ origin }: StreamRoute): string =>
  origin === 'console' ? `localhost:${platform.port}` : `127.0.0.1:${platform.port}`;

const below = ({ prefix }: StreamRoute): string => (prefix.endsWith('/') ? `${prefix}x` : prefix);

describe('every stream route', () => {
  it('is one of these, and says what it takes of whom', () => {
    const rows = routes.map(({ origin, prefix, methods, body, admits }) => {
      const takes = body === 'none' ? 'nothing' : body.limitBytes;
      return `${origin} ${prefix} ${methods.join(' ')}: ${takes}, ${typeof admits === 'string' ? admits : 'anyone'}`;
    });
    expect(rows).toMatchInlineSnapshot(`
      [
        "console /_dev/ GET POST DELETE: 1048576, dev-token",
        "console /upload/ POST PUT: 5001048576, grant",
        "content /client_api/ GET HEAD OPTIONS: nothing, reader",
        "content /bytes/ GET HEAD OPTIONS: nothing, reader",
        "content /objects/ GET HEAD OPTIONS: nothing, reader",
        "console /client_api/ GET HEAD OPTIONS: nothing, anyone",
        "content /gs/qos GET HEAD: nothing, anyone",
        "content /cos/uos-save/ PUT GET HEAD DELETE POST OPTIONS: 5001048576, grant",
        "content /cos/uos-symbols/ PUT OPTIONS: 2000000000, grant",
        "content /backups/ GET HEAD: nothing, grant",
        "console /api/alipay/notify POST: 65536, signature",
        "console /uploads/ PUT: 8589934592, grant",
        "console /v1/oauth2/device/auth GET HEAD POST OPTIONS: 57344, anyone",
        "console /v1/oauth2/authorize GET HEAD POST OPTIONS: 57344, anyone",
        "console /v1/oauth2/ GET HEAD POST OPTIONS: 57344, anyone",
        "console /.well-known/openid-configuration GET HEAD POST OPTIONS: 57344, anyone",
        "console /.well-known/oauth-authorization-server GET HEAD POST OPTIONS: 57344, anyone",
        "console /account/ GET HEAD POST OPTIONS: 57344, anyone",
        "console /oauth2.0/ GET HEAD POST OPTIONS: 57344, anyone",
        "console /objects/uos-uploads/ PUT: 2000000000, grant",
        "console /files/ GET HEAD: nothing, reader",
        "content /files/ GET HEAD: nothing, reader",
        "console /local/pay/gateway GET HEAD POST: 65536, signature",
        "console /local/players/ GET HEAD POST: 65536, anyone",
      ]
    `);
  });

  it('has limits that are some, and a reason where it has none', () => {
    for (const { prefix, methods, body, calls, admits } of routes) {
      expect(methods.length, prefix).toBeGreaterThan(0);
      if ('unlimited' in calls) {
        expect(calls.unlimited.length, prefix).toBeGreaterThan(10);
      } else {
        expect(calls.calls > 0 && calls.seconds > 0, prefix).toBe(true);
      }
      expect(typeof admits === 'string' ? 'named' : admits.anyone.length, prefix).not.toBe(0);
      if (body === 'none') {
        expect(
          methods.filter((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method)),
          prefix,
        ).toEqual([]);
      } else {
        expect(Number.isSafeInteger(body.limitBytes) && body.limitBytes > 0, prefix).toBe(true);
        expect(body.idleMs > 0 && body.idleMs <= 120_000, prefix).toBe(true);
      }
    }
  });

  it('is not there for another host', async () => {
    for (const route of routes) {
      const [method = ''] = route.methods;
      expect(statusOf(await send({ method, path: below(route), host: 'evil.example' })), route.prefix).toBe(421);
    }
  });

  it('takes no write that a page of another site started', async () => {
    const headers = { Origin: 'http://evil.example' };
    for (const route of routes.filter(({ origin }) => origin === 'console')) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await send({ method, path: below(route), headers });
        expect(statusOf(answer), `${method} ${route.prefix}`).toBe(403);
      }
    }
  });

  it('refuses whoever comes with nothing, and a method that it does not take', async () => {
    for (const route of routes) {
      const methods = typeof route.admits === 'string' ? [...route.methods, 'PATCH'] : ['PATCH'];
      for (const method of methods.filter((one) => one !== 'OPTIONS')) {
        const answer = await send({ method, path: below(route), host: hostOf(route) });
        expect(statusOf(answer), `${method} ${route.prefix}`).toBeGreaterThanOrEqual(400);
      }
    }
  });
});

describe('a body', () => {
  const stalled = (path: string, sent: Partial<Sent> = {}): Promise<string> =>
    send({ method: 'POST', path, body: 'a', ...sent, headers: { 'Content-Length': '100', ...sent.headers } });

  it('that stops coming is cut, wherever it was going', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answers = await Promise.all([
      stalled(NOTIFY_PATH, { headers: form }),
      stalled('/v1/oauth2/token', { headers: form }),
      stalled('/_dev/faults', { headers: { 'x-uos-dev-token': platform.devToken ?? '' } }),
      stalled('/upload/signed/'),
    ]);
    expect(answers).toEqual(['', '', '', '']);
  });

  it('that is larger than it may be is refused, and the refusal is heard', async () => {
    const answers = await Promise.all([
      send({ method: 'POST', path: NOTIFY_PATH, body: 'a'.repeat(65_537) }),
      send({
        method: 'POST',
        path: '/v1/oauth2/token',
        body: 'a'.repeat(57_345),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
      send({
        method: 'POST',
        path: '/_dev/faults',
        body: 'a'.repeat(1024 * 1024 + 1),
        headers: { 'x-uos-dev-token': platform.devToken ?? '' },
      }),
    ]);
    expect(answers.map(statusOf)).toEqual([400, 400, 413]);
  });
});
