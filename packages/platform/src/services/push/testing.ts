// A player of a game for tests: a token, a connection of `ws`, and what was said on it.
import { WebSocket } from 'ws';
import type { TestApp } from '#testing';

type Body = Readonly<Record<string, unknown>>;

export interface Heard extends Body {
  readonly ev: string;
}

export interface TestPlayer {
  readonly ws: WebSocket;
  /** Everything it heard, in order. */
  readonly heard: readonly Heard[];
  readonly closed: Promise<number>;
  /** Says something, and answers the event that answers it. */
  ask(message: Body & { readonly op: string }): Promise<Heard>;
  say(message: Body): void;
  /** The first event it hears that matches, heard already or not. */
  hears(match: Readonly<Record<string, unknown>>): Promise<Heard>;
  subscribe(channels: readonly string[], more?: Body): Promise<Heard>;
  send(channelName: string, text: string, more?: Body): Promise<Heard>;
  /** Texts of the messages that it heard, in order. */
  texts(channelName?: string): string[];
}

export const asData = (text: string): string => Buffer.from(text).toString('base64');

/** An app whose push is set up. */
export async function pushApp(platform: { app(services: string[]): Promise<TestApp> }): Promise<TestApp> {
  const app = await platform.app(['push']);
  await app.call('POST', '/upush/v1/apps', { appId: app.id });
  return app;
}

export async function tokenOf(app: TestApp, playerId: string): Promise<string> {
  const { status, body } = await app.call('POST', `/upush/v1/apps/${app.id}/connect-token`, { playerId });
  if (status !== 200) {
    throw new Error(`no token: ${status} ${JSON.stringify(body)}`);
  }
  return (body as { token: string }).token;
}

/** A process of a platform, and the origin that it goes by. */
export interface Place {
  readonly port: number;
  readonly origin: string;
}

/** A socket that has said nothing yet. */
export function openPlayer({ port, origin }: Place): TestPlayer {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/upush/ws`, { headers: { Host: new URL(origin).host } });
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  let asked = 0;
  ws.setMaxListeners(0);
  ws.on('error', () => undefined);
  const opened = new Promise<void>((resolve) => ws.once('open', () => resolve()));
  const closed = new Promise<number>((resolve) => ws.once('close', resolve));
  ws.on('message', (data) => {
    heard.push(JSON.parse(String(data)) as Heard);
    for (const look of waiting) {
      look();
    }
  });
  const hears: TestPlayer['hears'] = (match) =>
    new Promise((resolve, reject) => {
      void closed.then((code) => reject(new Error(`closed with ${code} before it heard ${JSON.stringify(match)}`)));
      const look = (): void => {
        const found = heard.find((one) => Object.entries(match).every(([key, value]) => one[key] === value));
        if (found !== undefined) {
          waiting.delete(look);
          resolve(found);
        }
      };
      waiting.add(look);
      look();
    });
  const say = (message: Body): void => {
    opened.then(
      () => ws.send(JSON.stringify(message)),
      () => undefined,
    );
  };
  const ask: TestPlayer['ask'] = (message) => {
    if (message.op === 'connect') {
      say(message);
      return hears({ ev: 'connected' });
    }
    asked += 1;
    const id = String(asked);
    say({ ...message, id });
    return hears({ id });
  };
  return {
    ...{ ws, heard, closed, hears, say, ask },
    subscribe: (channels, more) => ask({ op: 'subscribe', channels, ...more }),
    send: (channelName, text, more) =>
      ask({ op: 'send', messageType: 'Channel', channelName, data: asData(text), ...more }),
    texts: (channelName) =>
      heard
        .filter(({ ev, channelName: name }) => ev === 'message' && (channelName === undefined || name === channelName))
        .map(({ data }) => Buffer.from(String(data), 'base64').toString()),
  };
}

/** A player who is connected. */
export async function connected(app: TestApp, playerId: string, place: Place): Promise<TestPlayer> {
  const player = openPlayer(place);
  const answer = await player.ask({ op: 'connect', token: await tokenOf(app, playerId), playerId });
  if (answer.success !== true) {
    throw new Error(`not connected: ${String(answer.msg)}`);
  }
  return player;
}
