// The database of push goes away as if the power were cut: who is connected stays and is told that nothing is taken, new
// ones are refused, and what was acknowledged is heard by everybody when it is back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connected, openPlayer, pushApp, type TestPlayer } from '../../packages/platform/src/services/push/testing.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { startPrivate } from '../support/postgres.ts';

let fleet: Fleet;
let platforms: TestPlatform[];
const players: TestPlayer[] = [];
beforeAll(async () => {
  fleet = await openFleet(startPrivate);
  platforms = await Promise.all([testPlatform(fleet.options), testPlatform(fleet.options)]);
  fleet.balancer.use(platforms.map(({ port }) => port));
  await fleet.balancer.ready();
});
afterAll(async () => {
  for (const { ws } of players) {
    ws.terminate();
  }
  await Promise.all((platforms ?? []).map((platform) => platform.stop()));
  await fleet?.stop();
});

it('loses nothing that was acknowledged, and ends nobody while it is away', async () => {
  const app = await pushApp(platforms[0] as TestPlatform);
  const join = async (playerId: string, platform: TestPlatform | undefined): Promise<TestPlayer> => {
    const player = await connected(app, playerId, { port: platform?.port ?? 0, origin: fleet.balancer.origin });
    players.push(player);
    return player;
  };
  const [ana, ben] = [await join('ana', platforms[0]), await join('ben', platforms[1])];
  await ana.subscribe(['harbour']);
  const { positions } = await ben.subscribe(['harbour']);
  expect(await ana.send('harbour', '1')).toMatchObject({ code: 0 });
  await expect.poll(() => ben.texts()).toEqual(['1']);

  await fleet.postgres.kill();
  expect(await ana.send('harbour', 'lost')).toMatchObject({ code: 14, messageId: '' });
  expect([ana, ben].map(({ ws }) => ws.readyState)).toEqual([ana.ws.OPEN, ben.ws.OPEN]);
  const token = await app.call('POST', `/upush/v1/apps/${app.id}/connect-token`, { playerId: 'cai' });
  expect([502, 503]).toContain(token.status);
  const late = openPlayer({ port: platforms[0]?.port ?? 0, origin: fleet.balancer.origin });
  players.push(late);
  late.say({ op: 'connect', token: 'x', playerId: 'cai' });
  expect([1006, 1011]).toContain(await late.closed);

  await fleet.postgres.start();
  await fleet.balancer.ready();
  await expect
    .poll(async () => {
      const text = { messageType: 'Channel', channelName: 'harbour', text: '2' };
      return (await app.call('POST', `/upush/v1/apps/${app.id}/messages`, text)).status;
    })
    .toBe(200);
  // why: a crash takes the outbox with it, and who might have missed something is asked to come back
  expect(await ben.closed).toBe(1001);
  const again = await join('ben', platforms[1]);
  const { epoch } = (positions as { harbour: { epoch: string } }).harbour;
  const answer = await again.subscribe(['harbour'], { since: { harbour: { epoch, offset: 1 } } });
  expect(answer.positions).toMatchObject({ harbour: { offset: 2, recovered: true } });
  await expect.poll(() => again.texts()).toEqual(['2']);
});
