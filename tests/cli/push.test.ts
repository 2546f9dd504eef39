import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Outside, openOutside, type UosRun } from '../../packages/cli/src/testing/run-uos.ts';
import { message, startPush, subscribed, type TestPush } from '../../packages/sdk/src/realtime/testing.ts';
import { startServer, type TestServer } from '../../packages/sdk/src/testing.ts';

const APP = '11111111-1111-4111-8111-111111111111';

let server: TestServer;
let socket: TestPush;
let outside: Outside;

beforeAll(async () => {
  server = await startServer();
  socket = await startPush();
  outside = openOutside({ UOS_ORIGIN: server.origin, UOS_APP_ID: APP, UOS_APP_SERVICE_SECRET: 'secret' });
});

afterAll(async () => {
  outside.remove();
  await socket.close();
  await server.close();
});

const sent = (path: string): unknown =>
  server.asked.filter(({ url }) => url.endsWith(path)).map(({ body }) => JSON.parse(body))[0];

/** A busy machine takes its time to begin. */
const SOON = { timeout: 15_000 };

describe('uos push send', () => {
  it('sends to a channel or to a player, and needs one of them', async () => {
    server.answer({ body: { messageId: 'm', delivered: 2 } });
    const run = await outside.run(['push', 'send', '--channel', 'plaza', '--text', 'hi', '--json']);
    expect(run.json()).toEqual({ messageId: 'm', delivered: 2 });
    expect(sent('/messages')).toEqual({ messageType: 'PublicChannel', channelName: 'plaza', text: 'hi' });
    server.answer({ body: { messageId: 'm', delivered: 0 } });
    await outside.run(['push', 'send', '--player', 'ana', '--text', 'hi', '--sender', 'inn']);
    expect(sent('/messages')).toEqual({ messageType: 'Player', playerId: 'ana', senderId: 'inn', text: 'hi' });
    expect((await outside.run(['push', 'send', '--text', 'hi'])).code).toBe(2);
    server.answer({ body: { messageId: 'm', delivered: 1 } });
    await outside.run(['push', 'send', '--player', 'ana', '--data', 'aGk=']);
    expect(sent('/messages')).toEqual({ messageType: 'Player', playerId: 'ana', data: 'aGk=' });
    expect((await outside.run(['push', 'send', '--player', 'ana', '--text', 'hi', '--data', 'aGk='])).code).toBe(2);
  });
});

describe('uos push notify', () => {
  it('asks before anybody is shown what cannot be taken back', async () => {
    server.answer({ body: { messageId: 'm', delivered: 9 } });
    expect((await outside.run(['push', 'notify', 'Back at ten', '--all'])).code).toBe(2);
    expect(sent('/system-notify')).toBeUndefined();
    expect((await outside.run(['push', 'notify', 'Back at ten', '--all', '--title', 'Hm', '--yes'])).code).toBe(0);
    expect(sent('/system-notify')).toEqual({ target: { all: true }, title: 'Hm', content: 'Back at ten' });
    server.answer({ body: { messageId: 'm', delivered: 1 } });
    const few = ['push', 'notify', 'x', '--channel', 'plaza', '--channel', 'harbour'];
    expect((await outside.run(few)).code).toBe(2);
    await outside.run([...few, '--yes']);
    expect(sent('/system-notify')).toEqual({ target: { channels: ['plaza', 'harbour'] }, content: 'x' });
  });
});

describe('uos push app connect-token', () => {
  it('gets permission for a player with the secret of the app, as its back end does', async () => {
    server.answer({ body: { token: 't', url: 'ws://127.0.0.1/push', expiresAt: '2026-11-20T00:00:00.000Z' } });
    const run = await outside.run(['push', 'app', 'connect-token', APP, '--player-id', 'ana', '--json']);
    expect([run.code, run.json()]).toMatchObject([0, { token: 't' }]);
    const asked = server.asked.find(({ url }) => url.endsWith('/connect-token'));
    expect([asked?.headers.authorization, asked?.body]).toEqual([
      `Basic ${btoa(`${APP}:secret`)}`,
      '{"playerId":"ana"}',
    ]);
  });
});

describe('uos push listen', () => {
  it('shows a line for each message, comes back, tells what is lost and ends by Ctrl-C', async () => {
    const ending = new AbortController();
    let stderr = '';
    const listening = listen(['--channel', 'plaza', '--json'], ending.signal, (text) => {
      stderr = text;
    });
    await vi.waitFor(() => expect(socket.said.at(-1)?.op).toBe('subscribe'), SOON);
    socket.tell(message('one', 1));
    socket.answer('subscribe', (said) => [subscribed(said, 5), message('five', 5, true)]);
    socket.drop();
    await vi.waitFor(() => expect(stderr).toContain('plaza has lost 3 messages'), SOON);
    ending.abort();
    const { code, stdout } = await listening;
    expect(code).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { type: 'message', text: 'one', cached: false },
      { type: 'message', text: 'five', cached: true },
    ]);
    expect(stderr).toMatch(
      /Connected; Ctrl-C ends it\n.*Connection lost, next attempt in [\d.]+ s\n.*Connected again/s,
    );
  });

  it('ends where the player comes in elsewhere, and shows nothing that steers the terminal', async () => {
    const listening = listen([], new AbortController().signal, () => undefined);
    await vi.waitFor(() => expect(socket.said.at(-1)?.op).toBe('connect'), SOON);
    await vi.waitFor(() => {
      socket.tell({ ...message('\u001b[2Jhi', 0), channelName: '' } as never, { ev: 'remoteLogin' });
      socket.drop(4001);
    });
    const { code, stdout, stderr } = await listening;
    expect([code, stdout]).toEqual([6, '00:00:00  ben  ^[[2Jhi\n']);
    expect(stderr).toContain('the same player came in elsewhere');
  });
});

async function listen(args: readonly string[], signal: AbortSignal, onStderr: (text: string) => void): Promise<UosRun> {
  socket.said.length = 0;
  const ready = await Promise.all(Array.from({ length: 10 }, () => socket.token()));
  server.answer(...ready.map((body) => ({ body })));
  return await outside.run(['push', 'listen', '--player', 'ana', ...args], { signal, onStderr });
}
