// What a game sells, what players own of it, and the orders between the two.
import { gamer } from '../../support/gamers.ts';
import { oncePerWorld } from '../../support/once.ts';
import type { World } from '../../support/world.ts';
import type { Params, Scene } from '../scene.ts';

const shop = oncePerWorld(fill);

const RESOURCES = '/services/{appId}/passport/economy/resource';
const PRODUCTS = '/services/{appId}/passport/economy/product';
const ORDERS = '/services/{appId}/passport/economy/purchase';
const INVENTORY = '/services/{appId}/passport/economy/package';
const METRICS = '/services/{appId}/passport/economy/metrics';
const PERSONA = '/services/{appId}/passport/account/persona/{personaId}';

export const economyScenes: readonly Scene[] = [
  {
    name: 'resource-list',
    path: RESOURCES,
    ready: '灯油',
    prepare: shop,
    calls: /\/upass\/v1\/resources\/search/,
    // why: real money is there from the start
    empty: false,
    member: { ready: '灯油' },
  },
  {
    name: 'resource-create',
    path: RESOURCES,
    ready: '灯油',
    prepare: shop,
    act: async (page) => {
      await page.getByRole('button', { name: '新建资源', exact: true }).first().click();
      await page.getByRole('dialog').getByText('持有上限').first().waitFor();
    },
  },
  {
    name: 'resource-drawer',
    path: `${RESOURCES}?d=resource:GOLD`,
    ready: '用它购买的商品',
    prepare: shop,
    calls: /\/upass\/v1\/(resources\/GOLD|inventory\/metrics)/,
  },
  {
    name: 'resource-delete',
    path: `${RESOURCES}?d=resource:GOLD`,
    ready: '用它购买的商品',
    prepare: shop,
    act: async (page) => {
      await page.getByRole('button', { name: '删除', exact: true }).click();
      await page.getByText('正在使用的资源不能删除').waitFor();
    },
  },
  {
    name: 'resource-import',
    path: RESOURCES,
    ready: '灯油',
    prepare: shop,
    act: async (page) => {
      await page.getByRole('button', { name: '导入', exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'product-list',
    path: PRODUCTS,
    ready: '点灯礼包',
    prepare: shop,
    calls: /\/upass\/v1\/(products\/search|categories)/,
    empty: { ready: '还没有商品' },
    member: { ready: '点灯礼包' },
  },
  {
    name: 'product-create',
    path: PRODUCTS,
    ready: '点灯礼包',
    prepare: shop,
    act: async (page) => {
      await page.getByRole('button', { name: '新建商品', exact: true }).first().click();
      await page.getByRole('dialog').getByText('限购次数').first().waitFor();
    },
  },
  {
    name: 'product-drawer',
    path: `${PRODUCTS}?d=product:lamp-pack`,
    ready: '下次重置',
    prepare: shop,
    calls: /\/upass\/v1\/products\/lamp-pack/,
    member: { ready: '下次重置' },
  },
  {
    name: 'product-publish',
    path: `${PRODUCTS}?d=product:winter-card`,
    ready: '售卖时间',
    prepare: shop,
    act: async (page) => {
      await page.getByRole('button', { name: '上架…', exact: true }).click();
      await page.getByRole('dialog', { name: /上架 冬日卡/ }).waitFor();
    },
  },
  {
    name: 'category-publish',
    path: `${PRODUCTS}?category=card`,
    ready: '冬日卡',
    prepare: shop,
    act: async (page) => {
      // why: on a phone the shelves are one field, without what is done to each
      if ((page.viewportSize()?.width ?? 0) < 992) {
        return;
      }
      await page
        .getByRole('navigation', { name: '分类' })
        .getByRole('button', { name: /月卡 更多操作/ })
        .click();
      await page.getByRole('menuitem', { name: '整类上架…', exact: true }).click();
      await page.getByRole('dialog').getByText('会变的商品').first().waitFor();
    },
  },
  {
    name: 'price-sheet',
    path: `${PRODUCTS}?tab=prices`,
    ready: '没有修改',
    prepare: shop,
    calls: /\/upass\/v1\/products\/search/,
    act: async (page) => {
      await page.getByLabel('冬日卡 的价格，元').fill('12');
      await page.getByText('已改 1 个商品的价格').waitFor();
    },
  },
  {
    name: 'shop-choose',
    path: `${PRODUCTS}?tab=simulator`,
    // why no name: the app has players of other scenes, newer than these
    ready: '最近登录时间',
    prepare: shop,
  },
  {
    name: 'shop-simulator',
    path: `${PRODUCTS}?tab=simulator&personaId={personaId}`,
    ready: '下次重置',
    prepare: shop,
    calls: /\/upass\/v1\/(inventory\/search|products\/search)/,
  },
  {
    name: 'order-list',
    path: ORDERS,
    ready: '点灯礼包',
    prepare: shop,
    calls: /\/upass\/v1\/transactions/,
    empty: { ready: '还没有订单' },
    member: { ready: '点灯礼包' },
  },
  {
    name: 'order-failed',
    path: `${ORDERS}?tab=failed`,
    ready: '达到资源的持有上限',
    prepare: shop,
    calls: /\/upass\/v1\/transactions\/search/,
    empty: { ready: '没有发货失败的订单' },
  },
  {
    name: 'order-revenue',
    path: `${ORDERS}?tab=revenue`,
    ready: '各商品的营收',
    prepare: shop,
    calls: /\/upass\/v1\/transactions/,
  },
  {
    name: 'order-drawer',
    path: `${ORDERS}?d=order:{orderId}`,
    ready: '购买内容',
    prepare: shop,
    calls: /\/upass\/v1\/transactions\/search/,
  },
  { name: 'order-missing', path: `${ORDERS}?d=order:0f8fad5b-d9cb-469f-a165-708677289501`, ready: '找不到这个订单' },
  {
    name: 'order-notices',
    path: `${ORDERS}?d=order:{orderId}`,
    ready: '购买内容',
    prepare: shop,
    act: async (page) => {
      await page.getByRole('tab', { name: '通知与操作' }).click();
      await page.getByText('通知支付结果').first().waitFor();
    },
  },
  {
    name: 'order-refund',
    path: `${ORDERS}?d=order:{orderId}`,
    ready: '购买内容',
    prepare: shop,
    act: async (page) => {
      await page.getByRole('button', { name: '登记退款…', exact: true }).click();
      await page.getByRole('dialog').getByText('全部收回').waitFor();
    },
  },
  {
    name: 'inventory-list',
    path: INVENTORY,
    ready: '灯油',
    prepare: shop,
    calls: /\/upass\/v1\/inventory\/search/,
    empty: { ready: '还没有玩家持有资源' },
    member: { ready: '灯油' },
  },
  {
    name: 'inventory-change',
    path: `${INVENTORY}?resource=oil`,
    ready: '灯油',
    prepare: shop,
    act: async (page) => {
      await page.getByRole('button', { name: '灯油 修改', exact: true }).first().click();
      await page.getByRole('dialog').getByText('影响 1 名玩家').waitFor();
    },
  },
  {
    name: 'economy-metrics',
    path: METRICS,
    ready: '产出与消耗',
    prepare: shop,
    calls: /\/upass\/v1\/(transactions|inventory)/,
    empty: { ready: '还没有玩家持有资源' },
    member: { ready: '产出与消耗' },
  },
  { name: 'persona-inventory', path: `${PERSONA}?tab=inventory`, ready: '灯油', prepare: shop },
  { name: 'persona-orders', path: `${PERSONA}?tab=orders`, ready: '点灯礼包', prepare: shop },
];

async function fill(world: World): Promise<Params> {
  const { passport } = world.uos;
  const [one, two] = await Promise.all(['潮汐', '礁石'].map((name) => gamer(world, name)));
  if (one === undefined || two === undefined) {
    throw new Error('two sign in');
  }
  const { resources, categories, products, payments, playerInventory, users } = passport;
  // why: other scenes of this app have rules for minors in force, who may not pay
  for (const { userId } of [one, two]) {
    await users.setRealName({ id: userId, realName: '陈一', idCardNumber: '11010519491231002X' });
  }
  await resources.create({ slugName: 'GOLD', type: 'VirtualCurrency', displayName: '金币' });
  await resources.create({ slugName: 'oil', type: 'Item', displayName: '灯油', namespace: 'items', quantityLimit: 3 });
  await resources.create({
    ...{ slugName: 'lantern', type: 'Item', displayName: '琉璃灯', stackable: false, lifetimeSeconds: 2_592_000 },
  });
  await categories.create({ slugName: 'daily', displayName: '每日特惠' });
  await categories.create({ slugName: 'card', displayName: '月卡' });
  await products.create({
    slugName: 'lamp-pack',
    displayName: '点灯礼包',
    categorySlug: 'daily',
    costs: [{ resourceSlug: 'GOLD', quantity: 100 }],
    rewards: [{ resourceSlug: 'oil', quantity: 2 }],
    limitCount: 5,
    resetSchedule: { type: 'EveryDay', hour: 5 },
  });
  const card = { categorySlug: 'card', rewards: [{ resourceSlug: 'GOLD', quantity: 600 }] };
  await products.create({
    ...card,
    slugName: 'month-card',
    displayName: '月卡',
    costs: [{ resourceSlug: 'CNY', quantity: 3000 }],
  });
  await products.create({
    ...{ ...card, slugName: 'winter-card', displayName: '冬日卡', costs: [{ resourceSlug: 'CNY', quantity: 1800 }] },
    ...{ startTime: '2026-12-01T00:00:00+08:00', endTime: '2027-03-01T00:00:00+08:00' },
  });
  await products.publish({ ids: ['lamp-pack', 'month-card'] });
  for (const { personaId } of [one, two]) {
    const gold = { resourceSlug: 'GOLD', depositQuantity: 1200 };
    await playerInventory.deposit({ personaId, resources: [gold, { resourceSlug: 'lantern', depositQuantity: 1 }] });
    // why twice: the second one finds no room
    await products.purchase({ personaId, productSlug: 'lamp-pack' });
    await products.purchase({ personaId, productSlug: 'lamp-pack' });
  }
  const pay = async (outTradeNo: string, personaId: string) =>
    (
      await payments.create({
        ...{ personaId, outTradeNo, totalAmount: 3000, paymentMethod: 'AlipayApp', productSlug: 'month-card' },
      })
    ).transaction.transactionId;
  const orderId = await pay('trade-1001', one.personaId);
  await payments.notify({ outTradeNo: 'trade-1001', status: 'success', totalAmount: 3000 });
  await pay('trade-1002', two.personaId);
  return { personaId: one.personaId, orderId };
}
