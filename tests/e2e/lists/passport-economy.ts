// The lists of a game's economy.

import { gamer } from '../support/gamers.ts';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

const ECONOMY = '/services/{appId}/passport/economy';
const PERSONA = '/services/{appId}/passport/account/persona/{personaId}';

export const lists: readonly Lists[] = [
  {
    title: 'an economy',
    as: 'owner',
    fill,
    cases: [
      {
        id: 'passport.resources',
        path: `${ECONOMY}/resource`,
        search: '灯',
        filter: ['类型', '道具'],
        fitsAll: 'both are items',
      },
      {
        id: 'passport.products',
        path: `${ECONOMY}/product?category=shelf`,
        search: '灯',
        filter: ['状态', '已上架'],
        fitsAll: 'what is found is on sale',
      },
      {
        id: 'passport.orders',
        path: `${ECONOMY}/purchase`,
        search: 'trade-1',
        filter: ['状态', '待支付'],
        fitsAll: 'one order has that number',
        without: ['page'],
      },
      { id: 'passport.orders', path: `${ECONOMY}/purchase`, filter: ['状态', '已发货'], without: ['search'] },
      { id: 'passport.orders.failed', path: `${ECONOMY}/purchase?tab=failed`, scope: 'failed' },
      {
        id: 'passport.inventory',
        path: `${ECONOMY}/package`,
        search: '{personaId}',
        filter: ['命名空间', 'default'],
      },
      {
        id: 'passport.holdings',
        path: `${ECONOMY}/metrics`,
        scope: 'holdings',
        search: '灯',
        sort: '总量',
      },
      { id: 'passport.persona.inventory', path: `${PERSONA}?tab=inventory`, scope: 'inventory' },
      { id: 'passport.persona.orders', path: `${PERSONA}?tab=orders`, scope: 'orders', filter: ['状态', '已发货'] },
    ],
  },
];

async function fill(world: World) {
  const { resources, categories, products, payments, playerInventory, users } = world.uos.passport;
  const [one, two] = await Promise.all(['潮汐', '礁石'].map((name) => gamer(world, name)));
  if (one === undefined || two === undefined) {
    throw new Error('two sign in');
  }
  // why: minors, and who may be one, may be kept from paying
  for (const { userId } of [one, two]) {
    await users.setRealName({ id: userId, realName: '陈一', idCardNumber: '11010519491231002X' });
  }
  await resources.create({ slugName: 'GOLD', type: 'VirtualCurrency', displayName: '金币' });
  await resources.create({ slugName: 'oil', type: 'Item', displayName: '灯油', namespace: 'items', quantityLimit: 5 });
  await resources.create({ slugName: 'lantern', type: 'Item', displayName: '琉璃灯', stackable: false });
  await categories.create({ slugName: 'shelf', displayName: '货架' });
  const product = { categorySlug: 'shelf', rewards: [{ resourceSlug: 'oil', quantity: 2 }] };
  const gold = [{ resourceSlug: 'GOLD', quantity: 10 }];
  await products.create({ ...product, slugName: 'lamp', displayName: '点灯礼包', costs: gold });
  await products.create({ ...product, slugName: 'big-lamp', displayName: '大灯礼包', costs: gold });
  await products.create({
    ...product,
    slugName: 'tide',
    displayName: '潮汐礼包',
    costs: [{ resourceSlug: 'CNY', quantity: 600 }],
  });
  await products.publish({ ids: ['lamp', 'big-lamp', 'tide'] });
  for (const [index, { personaId }] of [one, two].entries()) {
    await playerInventory.deposit({
      personaId,
      resources: [
        { resourceSlug: 'GOLD', depositQuantity: 1000 },
        { resourceSlug: 'lantern', depositQuantity: 1 + index },
      ],
    });
    for (const productSlug of ['lamp', 'big-lamp', 'lamp']) {
      await products.purchase({ personaId, productSlug });
    }
    await payments.create({
      ...{
        personaId,
        outTradeNo: `trade-${index + 1}`,
        totalAmount: 600,
        paymentMethod: 'AlipayApp',
        productSlug: 'tide',
      },
    });
  }
  return { appId: world.app.id, personaId: one.personaId };
}
