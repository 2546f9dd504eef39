import type { Fills } from './index.ts';

export const fills: Fills = {
  // why so long: what nobody has is made of a slug by other digits
  async 'passport.resource'({ app, platform, the }) {
    await the('passport.realm');
    const slugName = `coin-${platform.ports.ids.uuid().replaceAll('-', '')}`;
    await app.call('POST', '/upass/v1/resources', { slugName, type: 'VirtualCurrency', displayName: 'one' });
    return slugName;
  },
  async 'passport.category'({ app, platform, the }) {
    await the('passport.realm');
    const slugName = `shelf-${platform.ports.ids.uuid().replaceAll('-', '')}`;
    await app.call('POST', '/upass/v1/categories', { slugName, displayName: 'one' });
    return slugName;
  },
  async 'passport.product'({ app, platform, the }) {
    const [categorySlug, resourceSlug] = [await the('passport.category'), await the('passport.resource')];
    const slugName = `lamp-${platform.ports.ids.uuid().replaceAll('-', '')}`;
    const rewards = [{ resourceSlug, quantity: 1 }];
    await app.call('POST', '/upass/v1/products', { slugName, displayName: 'one', categorySlug, costs: [], rewards });
    await app.call('POST', '/upass/v1/products/publish', { ids: [slugName] });
    return slugName;
  },
  async 'passport.order'({ app, the }) {
    const [personaId, productSlug] = [await the('passport.persona'), await the('passport.product')];
    const { body } = await app.call('POST', '/upass/v1/products/purchase', { personaId, productSlug });
    return (body as { transaction: { transactionId: string } }).transaction.transactionId;
  },
  async 'passport.inventoryRow'({ app, the }) {
    const [personaId, resourceSlug] = [await the('passport.persona'), await the('passport.resource')];
    const resources = [{ resourceSlug, depositQuantity: 1 }];
    const { body } = await app.call('POST', '/upass/v1/sdk/inventory/deposit', { personaId, resources });
    return (body as { inventory: { inventoryItemId: string }[] }).inventory[0]?.inventoryItemId ?? '';
  },
};
