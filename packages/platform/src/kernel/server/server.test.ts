import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { listen } from './server.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ own: true });
});
afterAll(() => platform.stop());

/** Sends bytes as they are: fetch would tidy the target and the Host header. */
function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(platform.port, '127.0.0.1', () => socket.end(request.replaceAll('\n', '\r\n')));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

const get = (target: string, host: string) => raw(`GET ${target} HTTP/1.1\nHost: ${host}\nConnection: close\n\n`);

describe('the two origins', () => {
  it('answer only for their own hosts', async () => {
    expect(await get('/auth/base-info', `localhost:${platform.port}`)).toMatch(/^HTTP\/1.1 200/);
    expect(await get('/auth/base-info', 'evil.example')).toMatch(/^HTTP\/1.1 421/);
    expect(await get('http://evil.example/auth/base-info', `localhost:${platform.port}`)).toMatch(/^HTTP\/1.1 421/);
  });

  it('keep API, identity and console away from the content origin', async () => {
    for (const path of ['/', '/metrics', '/api/v1/buckets/', '/auth/base-info', '/v1/oauth2/authorize']) {
      expect(await get(path, `127.0.0.1:${platform.port}`)).toMatch(/^HTTP\/1.1 404/);
    }
  });

  it('send byte addresses of the console origin to the content origin', async () => {
    const answer = await get('/bytes/x/y/a?b', `localhost:${platform.port}`);
    expect(answer).toMatch(/^HTTP\/1.1 307/);
    expect(answer).toContain(`Location: ${platform.contentOrigin}/bytes/x/y/a?b`);
  });

  it('refuse a write that a foreign page started, and change nothing', async () => {
    const app = await platform.app();
    const answer = await app.call(
      'POST',
      '/api/v1/buckets/',
      { name: 'foreign' },
      { headers: { Origin: 'http://evil.example' } },
    );
    expect(answer.status).toBe(403);
    const list = await app.call('GET', '/api/v1/buckets/');
    expect(list.body).toEqual([]);
  });

  it('refuse a body that says it is too large before reading it', async () => {
    const app = await platform.app();
    const answer = await raw(
      `POST /api/v1/buckets/ HTTP/1.1\nHost: localhost:${platform.port}\nAuthorization: Basic ${btoa(`${app.id}:${app.serviceSecret}`)}\nContent-Length: 99999999\nConnection: close\n\n{}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 413/);
  });

  it('answer an unknown call with 404 and JSON', async () => {
    const answer = await platform.call('GET', '/api/no-such-call');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 404, details: ['there is no GET /api/no-such-call'] });
  });
});

describe('closing the port', () => {
  it('waits once for sockets that do not go, however often it is asked', async () => {
    const listening = await listen({ port: 0 });
    const sockets = { drain: vi.fn(() => Promise.resolve()), stop: vi.fn(), isAt: () => false };
    listening.serve({ sockets } as never);
    await Promise.all([listening.close(), listening.close()]);
    await listening.close();
    expect([sockets.drain.mock.calls.length, sockets.stop.mock.calls.length]).toEqual([1, 1]);
  });
});
