// A shop for tests: a coin, an oil that stacks, a hat that does not, and what is sold for them.
import type { Answer, TestApp, TestPlatform } from '#testing';
import { appWithRealm, newPlayer, type TestPlayer } from '../testing.ts';

type Body = Readonly<Record<string, unknown>>;

export interface TestShop {
  readonly app: TestApp;
  readonly realmId: string;
  readonly player: TestPlayer;
  /** Calls below `/upass/v1` with the service secret, and what they answer; throws where one is refused. */
  ok<Reply = Body>(method: string, path: string, body?: unknown): Promise<Reply>;
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  give(resource: string, quantity: number, to?: TestPlayer): Promise<Answer>;
  /** What a persona has of each resource. */
  has(of?: TestPlayer): Promise<Record<string, number>>;
  /** A published product. */
  sell(slugName: string, product?: Body): Promise<string>;
}

export async function openShop(platform: TestPlatform, settings: object = {}): Promise<TestShop> {
  const { app, realmId } = await appWithRealm(platform, settings);
  const player = await newPlayer(platform, { app, realmId });
  const call = (method: string, path: string, body?: unknown) => app.call(method, `/upass/v1${path}`, body);
  const ok = async <Reply = Body>(method: string, path: string, body?: unknown): Promise<Reply> => {
    const answer = await call(method, path, body);
    if (answer.status !== 200) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer.body as Reply;
  };
  const make = (slugName: string, more: object) =>
    ok('POST', '/resources', { slugName, displayName: slugName, type: 'Item', ...more });
  await make('coin', { type: 'VirtualCurrency' });
  await make('oil', { quantityLimit: 100 });
  await make('hat', { stackable: false });
  await ok('POST', '/categories', { slugName: 'shelf', displayName: '货架' });
  return {
    ...{ app, realmId, player, call, ok },
    give: (resourceSlug, depositQuantity, to = player) =>
      call('POST', '/sdk/inventory/deposit', {
        personaId: to.personaId,
        resources: [{ resourceSlug, depositQuantity }],
      }),
    async has(of = player) {
      const { inventory } = await ok<{ inventory: { quantity: number; resource: { resourceSlug: string } }[] }>(
        ...(['POST', '/inventory/search', { personaId: of.personaId, count: 100 }] as const),
      );
      const sums: Record<string, number> = {};
      for (const { quantity, resource } of inventory) {
        sums[resource.resourceSlug] = (sums[resource.resourceSlug] ?? 0) + quantity;
      }
      return sums;
    },
    async sell(slugName, product = {}) {
      await ok('POST', '/products', {
        ...{ slugName, displayName: slugName, categorySlug: 'shelf' },
        ...{ costs: [{ resourceSlug: 'coin', quantity: 10 }], rewards: [{ resourceSlug: 'oil', quantity: 1 }] },
        ...product,
      });
      await ok('POST', '/products/publish', { ids: [slugName] });
      return slugName;
    },
  };
}

/** Fails unless what every persona has is what its ledger adds up to. */
export async function ledgerAddsUp(platform: TestPlatform, appId: string): Promise<void> {
  const { db } = platform.ports;
  const held = await db
    .selectFrom('passport_inventory')
    .select(['persona_id', 'resource', ({ fn }) => fn.sum<number>('quantity').as('n')])
    .where('app_id', '=', appId)
    .groupBy(['persona_id', 'resource'])
    .execute();
  const told = await db
    .selectFrom('passport_ledger')
    .select(['persona_id', 'resource', ({ fn }) => fn.sum<number>('delta').as('n')])
    .where('app_id', '=', appId)
    .groupBy(['persona_id', 'resource'])
    .execute();
  const sums = (rows: typeof held) =>
    rows
      .filter(({ n }) => Number(n) !== 0)
      .map(({ persona_id, resource, n }) => `${persona_id} ${resource} ${Number(n)}`)
      .sort();
  if (sums(held).join('\n') !== sums(told).join('\n')) {
    throw new Error(`held:\n${sums(held).join('\n')}\ntold:\n${sums(told).join('\n')}`);
  }
}
