// Gift packs and their codes: made, released, given out, looked at and made void.
import { gamer } from '../../support/gamers.ts';
import { oncePerWorld } from '../../support/once.ts';
import type { World } from '../../support/world.ts';
import type { Params, Scene } from '../scene.ts';

const gifts = oncePerWorld(fill);

const PACKS = '/services/{appId}/passport/gift/management';
const PERSONA = '/services/{appId}/passport/account/persona/{personaId}';
const CODES = '/services/{appId}/passport/gift/instances';

export const giftScenes: readonly Scene[] = [
  {
    name: 'gift-list',
    path: PACKS,
    ready: '中秋礼包',
    prepare: gifts,
    calls: /\/upass\/v1\/token\/classes\/search/,
    empty: { ready: '还没有礼包' },
    member: { ready: '中秋礼包' },
  },
  {
    name: 'gift-create',
    path: PACKS,
    ready: '中秋礼包',
    prepare: gifts,
    act: async (page) => {
      await page.getByRole('button', { name: '新建礼包', exact: true }).first().click();
      await page.getByRole('dialog').getByText('每个码只能用一次').waitFor();
    },
  },
  {
    name: 'gift-page',
    path: `${PACKS}/{packId}`,
    ready: '每日兑换',
    prepare: gifts,
    calls: /\/upass\/v1\/token\/(classes\/[0-9a-f]{8}-|instances)/,
    member: { ready: '每日兑换' },
  },
  { name: 'gift-codes', path: `${PACKS}/{packId}?tab=codes`, ready: /MOON/, prepare: gifts },
  { name: 'gift-uses', path: `${PACKS}/{packId}?tab=uses`, ready: '兑换人', prepare: gifts },
  { name: 'gift-missing', path: `${PACKS}/0f8fad5b-d9cb-469f-a165-708677289501`, ready: '找不到这个礼包' },
  {
    name: 'gift-drawer',
    path: `${PACKS}?d=token:{packId}`,
    ready: '每日兑换',
    prepare: gifts,
    calls: /\/upass\/v1\/token\/classes\/[0-9a-f]{8}-/,
    member: { ready: '每日兑换' },
  },
  {
    name: 'gift-suspend',
    path: `${PACKS}/{packId}`,
    ready: '每日兑换',
    prepare: gifts,
    act: async (page) => {
      await page.getByRole('button', { name: '停用…', exact: true }).click();
      await page.getByRole('dialog', { name: /停用 中秋礼包/ }).waitFor();
    },
  },
  {
    name: 'gift-generate',
    path: `${PACKS}/{packId}`,
    ready: '每日兑换',
    prepare: gifts,
    act: async (page) => {
      await page.getByRole('button', { name: '生成兑换码…', exact: true }).click();
      await page.getByRole('dialog').getByText('一次最多 10,000 个').waitFor();
    },
  },
  {
    name: 'code-list',
    path: CODES,
    ready: /MOON/,
    prepare: gifts,
    calls: /\/upass\/v1\/token\/instances\/search/,
    empty: { ready: '还没有兑换码' },
    member: { ready: /MOON/ },
  },
  { name: 'code-batch', path: `${CODES}?classId={packId}&batch={batchId}`, ready: '已生成', prepare: gifts },
  {
    name: 'code-void-all',
    path: `${CODES}?classId={packId}`,
    ready: '已生成',
    prepare: gifts,
    act: async (page) => {
      await page.getByRole('button', { name: '全部作废…', exact: true }).click();
      await page.getByRole('dialog').getByText('个已使用的不受影响').waitFor();
    },
  },
  {
    name: 'code-print',
    path: `${CODES}?classId={packId}`,
    ready: '已生成',
    prepare: gifts,
    act: async (page) => {
      await page.getByRole('button', { name: '打印…', exact: true }).click();
      await page.getByRole('dialog').getByText('内容：月兔币').first().waitFor();
    },
  },
  { name: 'persona-codes', path: `${PERSONA}?tab=codes`, ready: /MOON/, prepare: gifts },
  { name: 'code-try', path: `${CODES}?tab=try&code={usedCode}&persona={personaId}`, ready: '不能使用', prepare: gifts },
  {
    name: 'code-try-works',
    path: `${CODES}?tab=try&code={usedCode}&next={freeCode}`,
    ready: '不能使用',
    prepare: gifts,
    act: async (page) => {
      // as a link to another code does it, on the screen that is open
      await page.evaluate(() => {
        const to = new URL(location.href);
        to.searchParams.set('code', to.searchParams.get('next') ?? '');
        history.pushState(null, '', to);
      });
      await page.getByText('可以使用').waitFor();
    },
  },
];

async function fill(world: World): Promise<Params> {
  const { resources, tokenClasses, tokenInstances } = world.uos.passport;
  const { play, personaId } = await gamer(world, '兑换人');
  await resources.create({ slugName: 'hare-coin', type: 'VirtualCurrency', displayName: '月兔币' });
  const gives = { resources: { 'hare-coin': 100 } };
  const { tokenClass: pack } = await tokenClasses.create({
    ...{ name: '中秋礼包', codeType: 'Unique', prefix: 'MOON', redeemLimitPerPersona: 3, ...gives },
  });
  await tokenClasses.create({ name: '公测通用码', codeType: 'Universal', code: 'STARSEA2026', ...gives });
  const { tokenClassId } = pack;
  await tokenClasses.release({ id: tokenClassId });
  const { batchId, tokenInstances: codes } = await tokenInstances.generate({ tokenClassId, count: 12 });
  const [used, invalid, free] = codes;
  await play.playerGifts.redeem({ code: used?.code ?? '' });
  await tokenInstances.invalidate({ id: invalid?.id ?? '' });
  return { packId: tokenClassId, batchId, personaId, usedCode: used?.code ?? '', freeCode: free?.code ?? '' };
}
