// The shop as players see it, and what is bought there. Source: wire/passport.md 3.6 row 138, 4, 5.4.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { requireIdDomain } from '../id-domains.ts';
import { ownPersona } from '../players/store/index.ts';
import { categoryPage } from './categories.ts';
import { once } from './keys.ts';
import { orderReply } from './orders.ts';
import { productPage } from './products.ts';
import { beginOrder, buy, moneyNever, openSale, withRows } from './purchase.ts';

type Passport = Handlers<typeof passport>;

export const purchase: Passport['products']['purchase'] = once('products.purchase', async (call) => {
  await requireIdDomain(call);
  const { productSlug, productId, quantity = 1, customData, outTradeNo, paymentMethod } = call.input;
  if ((productSlug === undefined) === (productId === undefined)) {
    throw invalid(call, 'productSlug, productId: exactly one of the two');
  }
  const personaId = call.input.personaId.toLowerCase();
  const wish = { personaId, product: productSlug ?? productId ?? '', quantity, customData, outTradeNo };
  const sale = await openSale(call, wish);
  if (moneyNever(call, sale) === undefined) {
    return buy(call, wish, sale);
  }
  if (outTradeNo === undefined || outTradeNo === '' || paymentMethod === undefined) {
    throw invalid(call, 'outTradeNo, paymentMethod: needed for real money');
  }
  const order = await beginOrder(call, wish, sale, { outTradeNo, paymentMethod });
  return { reply: { transaction: orderReply(order), inventory: [] } };
});

export const playerProducts: Passport['playerProducts'] = {
  async categories(call) {
    await requireIdDomain(call);
    await ownPersona(call);
    return categoryPage(call);
  },
  async list(call) {
    await requireIdDomain(call);
    const persona = await ownPersona(call);
    return productPage(call, { isPublished: true, categorySlug: call.input.categorySlug }, persona.id);
  },
  purchase: once('playerProducts.purchase', async (call) => {
    await requireIdDomain(call);
    const persona = await ownPersona(call);
    const { productSlug, quantity = 1, customData, returnInventory = false } = call.input;
    const wish = { personaId: persona.id, product: productSlug, quantity, customData };
    const sale = await openSale(call, wish);
    const wrong = moneyNever(call, sale);
    if (wrong !== undefined) {
      throw wrong;
    }
    return withRows(await buy(call, wish, sale), returnInventory);
  }),
};

const invalid = (call: Pick<Call, 'refuse'>, detail: string) =>
  call.refuse('invalid', 'invalid parameters', { details: [detail] });
