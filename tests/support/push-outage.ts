// The database of push goes away as if the power were cut, for a while: who is connected stays and is told that nothing
// is taken, new ones are refused, and what was acknowledged is heard by everybody when it is back. Answers what was not so.
import { setTimeout as delay } from 'node:timers/promises';
import { connected, openPlayer, pushApp, type TestPlayer } from '../../packages/platform/src/services/push/testing.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import type { Fleet } from './fleet.ts';

const BACK_MS = 60_000;

/** The fleet has a PostgreSQL of its own. */
export async function pushOutage(fleet: Fleet, awayMs: number): Promise<string[]> {
  const platforms = await Promise.all([testPlatform(fleet.options), testPlatform(fleet.options)]);
  const players: TestPlayer[] = [];
  try {
    fleet.balancer.use(platforms.map(({ port }) => port));
    await fleet.balancer.ready();
    return await lived(fleet, platforms, players, awayMs);
  } finally {
    for (const { ws } of players) {
      ws.terminate();
    }
    await Promise.all(platforms.map((platform) => platform.stop()));
  }
}

async function lived(
  fleet: Fleet,
  [here, there]: readonly TestPlatform[],
  players: TestPlayer[],
  awayMs: number,
): Promise<string[]> {
  const faults: string[] = [];
  const claim = (what: string, holds: boolean): void => {
    if (!holds) {
      faults.push(what);
    }
  };
  const app = await pushApp(here as TestPlatform);
  const place = (platform: TestPlatform | undefined) => ({ port: platform?.port ?? 0, origin: fleet.balancer.origin });
  const join = async (playerId: string, platform: TestPlatform | undefined): Promise<TestPlayer> => {
    const player = await connected(app, playerId, place(platform));
    players.push(player);
    return player;
  };
  const [ana, ben] = [await join('ana', here), await join('ben', there)];
  await ana.subscribe(['harbour']);
  const { positions } = await ben.subscribe(['harbour']);
  claim('what is said before is taken', (await ana.send('harbour', '1')).code === 0);
  await ben.hears({ ev: 'message' });

  await fleet.postgres.kill();
  const until = performance.now() + awayMs;
  do {
    const { code, messageId } = await ana.send('harbour', 'lost');
    claim('what is said meanwhile is refused', code === 14 && messageId === '');
    const token = await app.call('POST', `/upush/v1/apps/${app.id}/connect-token`, { playerId: 'cai' });
    claim('nobody gets a token meanwhile', token.status === 502 || token.status === 503);
    const late = openPlayer(place(here));
    players.push(late);
    late.say({ op: 'connect', token: 'x', playerId: 'cai' });
    claim('nobody comes in meanwhile', [1006, 1011].includes(await late.closed));
    claim(
      'who is connected stays',
      [ana, ben].every(({ ws }) => ws.readyState === ws.OPEN),
    );
    await delay(Math.min(500, Math.max(0, until - performance.now())));
  } while (performance.now() < until);

  await fleet.postgres.start();
  await fleet.balancer.ready();
  const back = performance.now();
  for (let status = 0; status !== 200; ) {
    const said = { messageType: 'Channel', channelName: 'harbour', text: '2' };
    ({ status } = await app.call('POST', `/upush/v1/apps/${app.id}/messages`, said));
    if (performance.now() - back > BACK_MS) {
      return [...faults, 'nothing is taken after the database is back'];
    }
  }
  // why: a crash takes the outbox with it, and who might have missed something is asked to come back
  claim('who might have missed something is asked to come back', (await ben.closed) === 1001);
  const again = await join('ben', there);
  const { epoch } = (positions as { harbour: { epoch: string } }).harbour;
  const answer = await again.subscribe(['harbour'], { since: { harbour: { epoch, offset: 1 } } });
  const now = (answer.positions as { harbour: { offset: number; recovered: boolean } }).harbour;
  claim('nothing is missing afterwards', now.offset === 2 && now.recovered);
  await again.hears({ ev: 'message', offset: 2 });
  claim('it hears what was said, once', again.texts().join() === '2');
  return faults;
}
