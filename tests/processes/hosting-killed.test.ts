// A server of a game and one of a function are killed the hard way while they are busy: they are over, with what killed
// them, what waits is filled up again, and nobody else notices.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityOf } from '../../packages/platform/src/engines/processes/identity.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { needWall } from '../../scripts/tools.ts';
import { type FuncServer, openFunction } from '../support/hosted-function.ts';
import { type Allocation, type HostedGame, openGame, readAllocation, until } from '../support/hosted-game.ts';
import { befall, PROGRAM, processesOf } from '../support/server-processes.ts';

let platform: TestPlatform;
beforeAll(async () => {
  needWall();
  platform = await testPlatform({ own: true });
});
afterAll(() => platform?.stop());

const gone = (pids: readonly number[]) =>
  expect.poll(() => pids.filter((pid) => identityOf(pid) !== undefined), { timeout: 15_000 }).toEqual([]);

async function spoken({ ip, ports }: FuncServer): Promise<string> {
  const socket = connect({ host: ip, port: ports[0]?.port ?? 0 });
  const [text] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return text.toString();
}

describe('killed while it is busy', () => {
  it('a server of a game is over, one that waits takes its place, and others are had on', {
    timeout: 90_000,
  }, async () => {
    const game = await openGame(platform, { type: 'OnFleetGame', region: { minServers: 1, maxServers: 5 } });
    const { profileId } = await game.profile('busy');
    const waiting = async (of: HostedGame = game) =>
      (await of.call<{ servers: { id: string }[] }>('GET', `/allocation/games/${of.app.id}/servers?state=Ready`))
        .servers;
    const begin = async () => {
      await until(waiting, (servers) => servers.length === 1);
      const sent = { profileId, regionId: 'local', envs: {} };
      const path = `/allocation/games/${game.app.id}/allocations`;
      return (await game.call<{ allocation: Allocation }>('POST', path, sent)).allocation;
    };
    const [killed, other] = [await begin(), await begin()];
    const serverOf = async (uuid: string) =>
      (
        await platform.ports.db
          .selectFrom('hosting_allocations')
          .select('server_id')
          .where('uuid', '=', uuid)
          .executeTakeFirstOrThrow()
      ).server_id;
    const otherPids = (await processesOf(platform, await serverOf(other.uuid))).slice(0, PROGRAM);
    const pids = await befall(platform, await serverOf(killed.uuid), 'SIGKILL');
    const over = await until(
      () => readAllocation(game, killed.uuid),
      ({ status }) => status !== 'allocated',
    );
    expect(over).toMatchObject({ status: 'deallocated', endReason: 'exited' });
    expect(over.msg).toMatch(/^exited/);
    await gone(pids);

    const [ready] = await until(waiting, (servers) => servers.length === 1);
    await befall(platform, ready?.id ?? '', 'SIGKILL');
    const [next] = await until(waiting, ([one]) => one !== undefined && one.id !== ready?.id);
    expect(next?.id).not.toBe(ready?.id);
    expect((await readAllocation(game, other.uuid)).status).toBe('allocated');
    expect((await processesOf(platform, await serverOf(other.uuid))).slice(0, PROGRAM)).toEqual(otherPids);
  });

  it('a server of a function has failed, the fewest there are to be begin again, and others serve on', {
    timeout: 90_000,
  }, async () => {
    const of = await openFunction(platform);
    await of.release('speaking');
    const path = `/func/functions/${of.app.id}`;
    const level = { configLevel: '100m' };
    const [one, other] = [await of.begin(level), await of.begin(level)];
    await of.settled(one.id, 'running');
    const running = await of.settled(other.id, 'running');
    await of.call('POST', `${path}/autoscaler`, {
      ...{ resource: 'cpu', minServers: 2, maxServers: 3, extendThreshold: 90, shrinkThreshold: 10, enabled: true },
    });
    const { server_id } = await platform.ports.db
      .selectFrom('func_servers')
      .select('server_id')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    const pids = await befall(platform, server_id, 'SIGKILL');
    expect(await of.settled(one.id, 'failed')).toMatchObject({
      failedReason: expect.stringMatching(/^exited/) as string,
    });
    await gone(pids);
    expect(await spoken(running)).toBe(`hello from ${other.id}`);
    const live = async () =>
      (await of.call<{ servers: FuncServer[] }>('GET', `${path}/servers?status=running`)).servers.map(({ id }) => id);
    const filled = await until(live, (ids) => ids.length === 2);
    expect(filled).toContain(other.id);
    expect(filled).not.toContain(one.id);
  });
});
