// Requests as they come off the wire, byte by byte where it matters.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform();
  app = await platform.app();
});

const basic = () => `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`;

/** Sends pieces one after the other on one connection; answers what came back until it is whole or the other side ends. */
async function exchange(pieces: readonly (string | Uint8Array)[], isWhole: (text: string) => boolean): Promise<string> {
  const socket = connect(platform.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.setNoDelay();
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  for (const piece of pieces) {
    socket.write(piece);
    await turn();
  }
  while (!isWhole(text) && !socket.destroyed) {
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  }
  socket.destroy();
  return text;
}

const head = (line: string, ...fields: readonly string[]): string =>
  [line, `Host: localhost:${platform.port}`, `Authorization: ${basic()}`, ...fields, '', ''].join('\r\n');
const answers = (text: string): number => text.split('HTTP/1.1 ').length - 1;

describe('a call on the wire', () => {
  it('reads a text whose characters come in pieces, with the mark that some write before it', async () => {
    const body = Buffer.from(`\ufeff${JSON.stringify({ name: 'in pieces', description: '资源桶' })}`);
    const fields = ['Content-Type: application/json', `Content-Length: ${body.byteLength}`];
    const bytes = Array.from(body, (byte) => Uint8Array.of(byte));
    const made = await exchange([head('POST /api/v1/buckets/ HTTP/1.1', ...fields), ...bytes], (text) =>
      text.endsWith('}'),
    );
    expect(made).toMatch(/^HTTP\/1\.1 200/);
    expect(made).toContain('"description":"资源桶"');
  });

  it('goes on with the connection after a refusal that did not wait for the body', async () => {
    const large = 'x'.repeat(200_000);
    const chunked = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
    const twice = [
      head('POST /api/v1/buckets/ HTTP/1.1', 'Transfer-Encoding: chunked'),
      chunked,
      head('GET /api/v1/buckets/ HTTP/1.1'),
    ];
    const text = await exchange(twice, (so) => answers(so) === 2 && so.endsWith(']'));
    expect(text.match(/HTTP\/1\.1 (\d+)/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it('answers HEAD as GET, without the body', async () => {
    const one = head('HEAD /api/v1/buckets/ HTTP/1.1');
    const text = await exchange([one, head('GET /api/v1/buckets/ HTTP/1.1')], (so) => so.endsWith(']'));
    const [first = '', second = ''] = text.split('HTTP/1.1 ').slice(1);
    const length = /Content-Length: (\d+)/.exec(first)?.[1];
    expect(first).toMatch(/^200 [\s\S]*\r\n\r\n$/);
    expect(Buffer.byteLength(second.split('\r\n\r\n')[1] ?? '')).toBe(Number(length));
  });
});
