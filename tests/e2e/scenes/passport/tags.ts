// Tags, who carries them, and what players may do for a time.
import { gamer } from '../../support/gamers.ts';
import { oncePerWorld } from '../../support/once.ts';
import type { World } from '../../support/world.ts';
import type { Params, Scene } from '../scene.ts';

const tags = oncePerWorld(fill);

const TAGS = '/services/{appId}/passport/account/tag';
const ENTITLEMENTS = '/services/{appId}/passport/entitlement';

export const tagScenes: readonly Scene[] = [
  {
    name: 'tag-list',
    path: TAGS,
    ready: '内测玩家',
    prepare: tags,
    calls: /\/upass\/v1\/tags/,
    empty: { ready: '还没有标签' },
    member: { ready: '内测玩家' },
  },
  {
    name: 'tag-create',
    path: TAGS,
    ready: '内测玩家',
    prepare: tags,
    act: async (page) => {
      await page.getByRole('button', { name: '新建标签', exact: true }).first().click();
      await page.getByRole('dialog').getByLabel('颜色').waitFor();
    },
  },
  {
    name: 'tag-page',
    path: `${TAGS}/{tagId}`,
    ready: '潮汐',
    prepare: tags,
    calls: /\/upass\/v1\/tags\//,
    member: { ready: '潮汐' },
  },
  { name: 'tag-missing', path: `${TAGS}/0f8fad5b-d9cb-469f-a165-708677289501`, ready: '找不到这个标签' },
  {
    name: 'tag-delete',
    path: `${TAGS}/{tagId}`,
    ready: '潮汐',
    prepare: tags,
    act: async (page) => {
      await page
        .getByRole('button', { name: /更多操作/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: '删除', exact: true }).click();
      await page.getByRole('dialog').getByText('影响 1 名用户和 2 个角色').waitFor();
    },
  },
  {
    name: 'tag-import',
    path: `${TAGS}/{tagId}`,
    ready: '潮汐',
    prepare: tags,
    act: async (page) => {
      await page.getByRole('button', { name: '从 CSV 添加…', exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'entitlement-list',
    path: ENTITLEMENTS,
    ready: '季度月卡',
    prepare: tags,
    calls: /\/upass\/v1\/entitlements\/search/,
    empty: { ready: '还没有权益' },
    member: { ready: '季度月卡' },
  },
  {
    name: 'entitlement-give',
    path: ENTITLEMENTS,
    ready: '季度月卡',
    prepare: tags,
    act: async (page) => {
      await page.getByRole('button', { name: '发放权益', exact: true }).first().click();
      await page.getByRole('dialog').getByText('失效时间').first().waitFor();
    },
  },
  {
    name: 'entitlement-calendar',
    path: `${ENTITLEMENTS}?tab=calendar&month=2027-03`,
    ready: /这个月有 3 份权益到期/,
    prepare: tags,
    calls: /\/upass\/v1\/entitlements\/expiries/,
  },
];

async function fill(world: World): Promise<Params> {
  const { passport } = world.uos;
  const [one, two] = await Promise.all(['潮汐', '礁石'].map((name) => gamer(world, name)));
  if (one === undefined || two === undefined) {
    throw new Error('two sign in');
  }
  const { tag } = await passport.tags.create({ name: '内测玩家', color: '#5f75f8', description: '第一批进来的玩家' });
  const { tag: second } = await passport.tags.create({ name: '主播', color: '#c65085' });
  await passport.personas.tag({ id: one.personaId, tagIDs: [tag.tagID, second.tagID] });
  await passport.personas.tag({ id: two.personaId, tagIDs: [tag.tagID] });
  await passport.users.tag({ id: one.userId, tagIDs: [tag.tagID] });
  const card = { type: 'vip', displayName: '季度月卡', ownerType: 'Persona' } as const;
  const start = '2026-01-01T00:00:00+08:00';
  const give = (personaID: string, endTime: string) =>
    passport.entitlements.create({ ...card, personaID, startTime: start, endTime });
  const { entitlement } = await give(one.personaId, '2027-03-12T12:00:00+08:00');
  await give(two.personaId, '2027-03-12T20:00:00+08:00');
  await give(two.personaId, '2027-03-31T23:59:00+08:00');
  await passport.entitlements.create({ type: 'dlc', displayName: '深海之灯', ownerType: 'User', userID: one.userId });
  await passport.entitlements.suspend({ id: entitlement.id, reason: '退款处理中' });
  return { tagId: tag.tagID, personaId: one.personaId };
}
