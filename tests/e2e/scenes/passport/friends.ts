// The friends of one persona.
import { gamer } from '../../support/gamers.ts';
import { oncePerWorld } from '../../support/once.ts';
import type { World } from '../../support/world.ts';
import type { Params, Scene } from '../scene.ts';

const friends = oncePerWorld(fill);

const FRIENDS = '/services/{appId}/passport/account/friend';

export const friendScenes: readonly Scene[] = [
  {
    name: 'friend-choose',
    path: FRIENDS,
    ready: '渔火',
    prepare: friends,
    calls: /\/upass\/v1\/personas\/search/,
    empty: { ready: '还没有角色' },
    member: { ready: '渔火' },
  },
  {
    name: 'friend-list',
    path: `${FRIENDS}?personaId={personaId}`,
    ready: '退潮',
    prepare: friends,
    calls: /\/upass\/v1\/personas\/[^/]+\/friends/,
  },
  {
    name: 'friend-blacklist',
    path: `${FRIENDS}?personaId={personaId}&tab=blacklist`,
    ready: '风浪',
    prepare: friends,
  },
  {
    name: 'friend-graph',
    path: `${FRIENDS}?personaId={personaId}&tab=graph`,
    ready: '退潮',
    prepare: friends,
    act: async (page) => {
      await page.getByRole('button', { name: '读取好友之间的关系' }).click();
      await page.getByText('他们之间有 1 对好友；1 位没有把这个角色当好友').waitFor();
    },
  },
  {
    name: 'friend-missing',
    path: `${FRIENDS}?personaId=0f8fad5b-d9cb-469f-a165-708677289501`,
    ready: '找不到这个角色',
  },
];

async function fill(world: World): Promise<Params> {
  const [self, ...others] = await Promise.all(
    ['渔火', '退潮', '涨潮', '沙洲', '晨雾', '风浪'].map((name) => gamer(world, name)),
  );
  const [ebb, flow, bar, mist, storm] = others;
  if (
    self === undefined ||
    ebb === undefined ||
    flow === undefined ||
    bar === undefined ||
    mist === undefined ||
    storm === undefined
  ) {
    throw new Error('six sign in');
  }
  for (const [from, to] of [
    [self, ebb],
    [self, flow],
    [self, bar],
    [self, mist],
    [ebb, flow],
  ] as const) {
    const { friendRequest } = await from.play.playerFriendRequests.send({ targetPersonaID: to.personaId });
    await to.play.playerFriendRequests.approve({ id: friendRequest.id });
  }
  await mist.play.playerFriends.remove({ personaID: self.personaId });
  await self.play.playerFriends.update({ personaID: ebb.personaId, remark: '潮汐组队长' });
  await self.play.playerFriendBlacklist.add({ targetPersonaID: storm.personaId });
  return { personaId: self.personaId };
}
