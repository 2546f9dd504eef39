// What the game does with a platform from day to day, before one that answers as it is told.
import { describe, expect, it, vi } from 'vitest';
import { createLive } from '../game/src/live.js';

const NAMES = {
  board: 'weekly-moon',
  quests: { star: 'daily-stars', gate: 'daily-gates' },
  coin: 'osmanthus',
  charm: 'moon-charm',
};

class Refused extends Error {
  constructor(name, key) {
    super(name);
    Object.assign(this, { name, key });
  }
}

/** A session, a player of a platform that is as `far` says, and what the one has asked of the other. */
async function world(more = {}) {
  const far = {
    offline: false,
    scores: [],
    quests: [{ slugName: 'daily-stars', displayName: '摘星', thresholdValue: 3, achievedValue: 0, rewards: [] }],
    products: [{ slugName: 'dew', displayName: '露水', costs: [], rewards: [], purchasable: true }],
    items: [],
    mails: [],
    ...more,
  };
  const asked: [string, unknown][] = [];
  const said: string[] = [];
  const listeners: ((what: string) => unknown)[] = [];
  const ask = async (call, input, reply = undefined) => {
    asked.push([call, input]);
    if (far.offline) {
      throw new Refused('PlayerOffline', input?.key ?? `key ${asked.length}`);
    }
    return reply;
  };
  async function* each(call, rows) {
    await ask(call);
    yield* rows;
  }
  const player = {
    isSignedIn: async () => far.isSignedIn !== false,
    who: async () => ({ personaID: 'me' }),
    leaderboards: {
      flush: async () => ask('flush'),
      submit: async (board, score) => {
        asked.push(['submit', [board, score]]);
        return far.offline ? undefined : {};
      },
      around: async () => {
        await ask('around');
        if (far.scores === undefined) {
          throw new Refused('PlayerError');
        }
        return far.scores;
      },
      top: async () => [],
    },
    quests: {
      fetch: async () => ask('fetch', undefined, { quests: [{ items: far.quests }] }),
      update: async (input) => ask('update', input, { quest: { items: [{ ...far.quests[0], completed: true }] } }),
      redeem: async (input) => ask('redeem', input),
    },
    shop: {
      list: { all: () => each('products', far.products) },
      buy: async (slug, { key }) => ask('buy', { slug, key }, { transaction: { status: 'Fulfilled' } }),
    },
    inventory: { list: { all: () => each('inventory', far.items) } },
    mail: { unread: () => each('mail', far.mails) },
  };
  const session = { score: 0, deeds: {}, extraLives: 0, listen: (listener) => listeners.push(listener) };
  const live = createLive(session);
  live.listen((what, words) => what === 'say' && said.push(words));
  await live.open(player, NAMES);
  const happens = (what) => listeners.map((listener) => listener(what));
  const of = (call) => asked.filter(([name]) => name === call).map(([, input]) => input);
  return { far, live, session, said, happens, of, doors: () => live.doors().map(({ room }) => room) };
}

// why: what it says to who looks for a reason is no part of what is tried
vi.spyOn(console, 'debug').mockReturnValue(undefined);

describe('the doors', () => {
  it('lead to what the platform has, and to an empty inbox only beside others', async () => {
    expect((await world()).doors()).toEqual(['board', 'quests', 'shop', 'mail']);
    expect((await world({ scores: undefined, products: [] })).doors()).toEqual(['quests', 'mail']);
    expect((await world({ scores: undefined, quests: [], products: [] })).doors()).toEqual([]);
  });

  it('are none for who is not signed in, and open once there is a network', async () => {
    expect((await world({ isSignedIn: false })).doors()).toEqual([]);
    const { far, happens, doors } = await world({ offline: true });
    expect(doors()).toEqual([]);
    far.offline = false;
    happens('quit');
    await vi.waitFor(() => expect(doors()).toEqual(['board', 'quests', 'shop', 'mail']));
  });

  it('say how much waits behind them', async () => {
    const quests = [
      { slugName: 'a', displayName: 'a', completed: true, redeemed: false, rewards: [] },
      { slugName: 'b', displayName: 'b', completed: true, redeemed: true, rewards: [] },
    ];
    const { live } = await world({ quests, mails: [{}, {}] });
    expect(live.doors().map(({ waiting }) => waiting)).toEqual([0, 1, 1, 2]);
  });
});

describe('a run', () => {
  it('puts its score on the board, and shows who is near once it is there', async () => {
    const rows = [
      { rank: 1, displayName: 'Ana', score: 70, memberId: 'ana' },
      { rank: 2, displayName: '', score: 40, memberId: 'me' },
    ];
    const { live, session, happens, of } = await world({ scores: rows });
    expect(live.neighbours()).toEqual([]);
    session.score = 40;
    happens('lose');
    await vi.waitFor(() => expect(live.neighbours()).toHaveLength(2));
    expect(live.neighbours()).toMatchObject([
      { mark: 1, name: 'Ana', value: 70, own: false },
      { mark: 2, name: '无名玉兔', value: 40, own: true },
    ]);
    expect(of('submit')).toEqual([['weekly-moon', 40]]);
    happens('restart');
    expect(live.neighbours(), 'of the run before').toEqual([]);
  });

  it('without a point is none, and one without a network is told to the player', async () => {
    const { far, live, session, said, happens, of } = await world();
    happens('lose');
    far.offline = true;
    session.score = 10;
    happens('win');
    await vi.waitFor(() => expect(said).toEqual(['网络不通，成绩先记在这里']));
    expect(of('submit')).toEqual([['weekly-moon', 10]]);
    expect(live.neighbours()).toEqual([]);
  });

  it('moves tasks on, with the next moment where there was no network', async () => {
    const { far, session, said, happens, of } = await world();
    far.offline = true;
    session.deeds.star = 2;
    happens('clear');
    await vi.waitFor(() => expect(of('update')).toHaveLength(1));
    await vi.waitFor(() => expect(session.deeds.star).toBe(2));
    far.offline = false;
    session.deeds = { star: session.deeds.star + 1, gate: 1, jump: 9 };
    happens('clear');
    await vi.waitFor(() => expect(said).toEqual(['任务完成：摘星']));
    const step = { slugName: 'daily-stars', action: 'Increase' };
    expect(of('update')).toEqual([
      { ...step, value: 2 },
      { ...step, value: 3 },
    ]);
    expect(session.deeds, 'no task of the platform counts gates').toMatchObject({ star: 0, gate: 1 });
  });
});

describe('the shop', () => {
  it('asks under the same key what became of a tap that got no answer', async () => {
    const { far, live, said, of } = await world();
    far.offline = true;
    await live.act('shop', 'dew');
    far.offline = false;
    await live.act('shop', 'dew');
    await live.act('shop', 'dew');
    const [first, second, third] = of('buy').map(({ key }) => key);
    expect([first, second, third]).toEqual([undefined, expect.stringMatching(/^key \d+$/), undefined]);
    expect(said).toEqual(['网络不通，稍后再试']);
  });

  it('sells nothing for money, and gives no more hearts than two', async () => {
    const costs = [{ slugName: 'CNY', displayName: 'CNY', quantity: 600 }];
    const resource = { resourceSlug: 'moon-charm', displayName: '护符' };
    const { live, session } = await world({
      products: [{ slugName: 'chest', displayName: '宝箱', costs, rewards: [], purchasable: true }],
      items: [
        { resource, quantity: 2 },
        { resource, quantity: 1 },
        { resource: { resourceSlug: 'osmanthus', displayName: '桂花币' }, quantity: 7 },
      ],
    });
    expect(live.rows('shop')).toEqual([]);
    expect([session.extraLives, live.coins, live.coinName]).toEqual([2, 7, '桂花币']);
  });
});
