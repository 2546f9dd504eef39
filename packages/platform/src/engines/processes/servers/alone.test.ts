import { afterEach, describe, expect, it } from 'vitest';
import { randomIds } from '#kernel/keys/ids';
import { systemClock } from '#kernel/time/clock';
import { type AloneEvent, type AloneServer, type AloneWish, openAlone } from './alone.ts';

const WISH: AloneWish = {
  ...{ appId: 'app', gameId: 'game', profileId: 'profile', uuid: 'one', region: 'local', env: { MAP: 'fog' } },
  ...{ ports: [{ name: 'game', protocol: 'UDP', port: 7777 }], lifeSeconds: 60, allocates: true },
};

let server: AloneServer | undefined;
afterEach(() => server?.close());

async function open(wish: Partial<AloneWish> = {}, healthMs = 60_000) {
  const events: AloneEvent[] = [];
  const onEvent = (event: AloneEvent) => void events.push(event);
  const opened = await openAlone({ ...WISH, ...wish }, { clock: systemClock, ids: randomIds, onEvent, healthMs });
  server = opened;
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${opened.env.AGONES_SDK_HTTP_PORT}${path}`, {
      ...{ method, ...(body && { body: JSON.stringify(body) }) },
    });
    return (await answer.json()) as T;
  };
  return { opened, events, call };
}

describe('the sidecar of a program that nobody hosts', () => {
  it('gives it what a hosted server has, and tells of its state, players and labels', async () => {
    const { opened, events, call } = await open();
    expect(opened.env).toMatchObject({ PORT_GAME: '7777', GAME_ID: 'game', REGION_ID: 'local', ALLOCATION_ID: 'one' });
    await call('POST', '/ready');
    expect(await call('POST', '/alpha/player/connect', { playerID: 'ana' })).toEqual({ bool: true });
    expect(await call('POST', '/alpha/player/connect', { playerID: 'ana' })).toEqual({ bool: false });
    await call('PUT', '/metadata/label', { key: 'map', value: 'fog' });
    const document = await call<object>('GET', '/gameserver');
    expect(document).toMatchObject({
      object_meta: { labels: { map: 'fog', ExpireAt: expect.stringMatching(/^\d{10}$/) as string } },
      spec: { env: { MAP: 'fog' } },
      status: { state: 'Allocated', ports: [{ name: 'game', port: 7777 }], players: { count: 1, ids: ['ana'] } },
    });
    await call('POST', '/shutdown');
    expect(events).toEqual([
      { type: 'state', state: 'Ready' },
      { type: 'state', state: 'Allocated' },
      { type: 'players', players: ['ana'] },
      { type: 'label', key: 'map', value: 'fog' },
      { type: 'state', state: 'Shutdown' },
      { type: 'shutdown' },
    ]);
  });

  it('lets one of a fleet wait until somebody gets it', async () => {
    const { opened, events, call } = await open({ allocates: false });
    expect(opened.allocate()).toBe(false);
    await call('POST', '/ready');
    expect(opened.allocate()).toBe(true);
    expect(events.map((event) => 'state' in event && event.state)).toEqual(['Ready', 'Allocated']);
  });

  it('finds it unhealthy where it falls silent', async () => {
    const { events, call } = await open({}, 100);
    await call('POST', '/ready');
    await expect.poll(() => events.at(-1)).toEqual({ type: 'state', state: 'Unhealthy' });
  });
});
