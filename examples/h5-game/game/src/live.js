// What the game has of a platform from day to day: a weekly board, daily quests, a small shop, mail with gifts. Each
// is there where the platform has it. Without a platform there is none of it, and while it is away what was read last
// stays on the screen; the game plays on either way.

/** Moments after which the platform hears what the player did. */
const MOMENTS = ['clear', 'win', 'lose', 'quit'];
/** Moments at which a run begins. */
const STARTS = ['start', 'continue', 'restart'];
/** Moments at which a run has ended, and its score goes to the board. */
const ENDS = ['win', 'lose'];
/** So many on the board before and behind the player. */
const NEIGHBOURS = 2;
/** Of the best, for who has no score yet. */
const TOP = 5;
const MOST_CHARMS = 2;
const ROOMS = ['board', 'quests', 'shop', 'mail'];
/** What a player reads of a refusal, by the name of its class. */
const REASONS = {
  NotEnough: '桂花币不够，去做每日任务吧',
  LimitReached: '已经换过了，下次再来',
  InventoryFull: '行囊装不下了',
  PlayerBanned: '账号已被限制',
  PlayerOffline: '网络不通，稍后再试',
};

/** `names` is `live` in game.json: how the game calls things that the platform has. */
export function createLive(session) {
  const listeners = [];
  /** Of a room that the platform has: what was read last. */
  const kept = {};
  /** Resource → how it is called. */
  const called = new Map();
  /** Of a tap that got no answer: asked under the same key again, it is done once. */
  const keys = new Map();
  let owned = new Map();
  let neighbours = [];
  let names = {};
  let player;
  let me = '';

  const readers = {
    async board() {
      const around = await player.leaderboards.around(names.board, NEIGHBOURS);
      return around.length > 0 ? around : player.leaderboards.top(names.board, TOP);
    },
    async quests() {
      const { quests } = await player.quests.fetch();
      return quests.flatMap(({ items }) => items);
    },
    async shop() {
      const [products, items] = await Promise.all([
        gathered(player.shop.list.all()),
        gathered(player.inventory.list.all()),
      ]);
      owned = new Map();
      for (const { resource, quantity } of items) {
        owned.set(resource.resourceSlug, (owned.get(resource.resourceSlug) ?? 0) + quantity);
        called.set(resource.resourceSlug, resource.displayName);
      }
      session.extraLives = Math.min(MOST_CHARMS, owned.get(names.charm) ?? 0);
      // why not those for money: the game has no cashier
      return products.filter(({ costs }) => costs.every(({ slugName }) => slugName !== 'CNY'));
    },
    mail: () => gathered(player.mail.unread()),
  };

  const rows = {
    board: () =>
      kept.board.map(({ rank, displayName, score, memberId }) => ({
        ...{ key: memberId, mark: rank, name: displayName || '无名玉兔', value: score, own: memberId === me },
      })),
    quests: () =>
      kept.quests.map((item) => ({
        key: item.slugName,
        name: item.displayName,
        detail: amounts(item.rewards),
        value: `${Math.min(item.achievedValue, item.thresholdValue)}/${item.thresholdValue}`,
        share: item.achievedValue / item.thresholdValue,
        action: { label: item.redeemed ? '已领' : '领取', isReady: isTakeable(item) },
      })),
    shop: () =>
      kept.shop.map((product) => ({
        key: product.slugName,
        name: product.displayName,
        detail: amounts(product.rewards),
        action: {
          label: !product.purchasable ? '已换完' : isFree(product) ? '领取' : amounts(product.costs),
          isReady: product.purchasable === true,
        },
      })),
    mail: () =>
      kept.mail.map((mail) => ({
        key: mail.messageId,
        name: mail.title,
        detail: [mail.content, amounts(mail.attachments)].filter((words) => words !== '').join('\n'),
        action: { label: mail.attachments.length > 0 ? '收下' : '知道了', isReady: true },
      })),
  };

  /** What the one button of a row does, under a key. */
  const doings = {
    quests: (slugName, key) => player.quests.redeem({ slugName, idempotencyKey: key }),
    async shop(slugName, key) {
      const { transaction } = await player.shop.buy(slugName, { key });
      if (transaction.status === 'FulfillFailed') {
        say('换好了，稍后送到');
      }
    },
    async mail(messageId, key) {
      const mail = kept.mail.find((one) => one.messageId === messageId);
      await (mail.attachments.length > 0 ? mail.consume({ key }) : mail.read());
    },
  };

  const waiting = {
    board: () => 0,
    quests: () => kept.quests.filter(isTakeable).length,
    shop: () => kept.shop.filter((product) => product.purchasable && isFree(product)).length,
    mail: () => kept.mail.length,
  };

  const live = {
    /** Begins for a player who is signed in. Never rejects. */
    async open(given, givenNames) {
      if (!(await given.isSignedIn())) {
        return;
      }
      [player, names] = [given, givenNames];
      me = (await player.who())?.personaID ?? '';
      session.listen((what) => void heard(what));
      // why first: a run that found no network has its place on the board then
      await player.leaderboards.flush().catch(ignored);
      await read(ROOMS);
    },

    /** The rooms that are there, and how much waits in each. */
    doors() {
      const open = ROOMS.filter((room) => kept[room] && (room === 'board' || kept[room].length > 0));
      // why not alone: where there is nothing else, an empty inbox is no door worth its place on the screen
      const shown = kept.mail && open.length > 0 ? [...open, 'mail'] : open;
      return ROOMS.filter((room) => shown.includes(room)).map((room) => ({ room, waiting: waiting[room]() }));
    },

    /** What stands in a room: `{ key, mark, name, detail, value, share, own, action: { label, isReady } }`. */
    rows: (room) => (kept[room] ? rows[room]() : []),

    /** Those around the player on the board, once the score of the run that ended is on it. */
    neighbours: () => neighbours,

    get coins() {
      return owned.get(names.coin) ?? 0;
    },

    get coinName() {
      return called.get(names.coin) ?? '桂花币';
    },

    /** Reads a room again; what was read last stays where that fails. */
    async visit(room) {
      if ((await read([room])) === 'offline') {
        say(REASONS.PlayerOffline);
      }
    },

    /** Presses the button of a row. Never rejects. */
    async act(room, key) {
      const tap = `${room} ${key}`;
      try {
        await doings[room](key, keys.get(tap));
        keys.delete(tap);
      } catch (error) {
        keys.delete(tap);
        if (error.name === 'PlayerOffline' && error.key) {
          keys.set(tap, error.key);
        }
        say(REASONS[error.name] ?? '没有成功，稍后再试');
      }
      await read([...new Set([room, 'shop'])]);
    },

    /** `listener(what, words)`: `change`, or `say` with words for the player. */
    listen(listener) {
      listeners.push(listener);
    },
  };
  return live;

  function tell(what, words) {
    for (const listener of listeners) {
      listener(what, words);
    }
  }

  function say(words) {
    tell('say', words);
  }

  async function heard(what) {
    const { score } = session;
    if (STARTS.includes(what)) {
      neighbours = [];
    }
    if (ENDS.includes(what) && score > 0) {
      await submit(score);
    }
    if (MOMENTS.includes(what)) {
      await report();
    }
    if (what === 'quit') {
      await read(ROOMS);
    }
  }

  async function submit(score) {
    try {
      const result = await player.leaderboards.submit(names.board, score, { offline: 'larger' });
      if (result === undefined) {
        say('网络不通，成绩先记在这里');
        return;
      }
      if ((await read(['board'])) === undefined) {
        neighbours = rows.board();
        tell('change');
      }
    } catch (error) {
      // why no word: without a board, or while it is closed, the run counts on this device alone
      ignored(error);
    }
  }

  /** Says what the player did since the last time; what finds no network is said with the next moment. */
  async function report() {
    for (const [deed, slugName] of Object.entries(names.quests)) {
      const value = session.deeds[deed] ?? 0;
      const item = kept.quests?.find((one) => one.slugName === slugName);
      if (value === 0 || item === undefined) {
        continue;
      }
      session.deeds[deed] = 0;
      try {
        const { quest } = await player.quests.update({ slugName, action: 'Increase', value });
        const moved = new Map(quest.items.map((one) => [one.slugName, one]));
        kept.quests = kept.quests.map((one) => moved.get(one.slugName) ?? one);
        if (!item.completed && moved.get(slugName)?.completed) {
          say(`任务完成：${item.displayName}`);
        }
        tell('change');
      } catch (error) {
        if (error.name === 'PlayerOffline') {
          session.deeds[deed] += value;
          return;
        }
        ignored(error);
      }
    }
  }

  /** Reads rooms again. Answers `offline` where no answer came, `refused` where one of them is not there. */
  async function read(which) {
    const ends = await Promise.all(
      which.map(async (room) => {
        try {
          kept[room] = await readers[room]();
          for (const { rewards = [], costs = [] } of kept[room]) {
            for (const { slugName, displayName } of [...rewards, ...costs]) {
              called.set(slugName, displayName);
            }
          }
          return undefined;
        } catch (error) {
          ignored(error);
          return error.name === 'PlayerOffline' ? 'offline' : 'refused';
        }
      }),
    );
    tell('change');
    return ends.find((end) => end !== undefined);
  }

  /** `护身符 ×1`, of what the platform calls by two names: a resource, and a resource in a mail. */
  function amounts(items) {
    const nameOf = ({ slugName, resourceSlug = slugName, displayName }) =>
      displayName ?? called.get(resourceSlug) ?? resourceSlug;
    return items.map((item) => `${nameOf(item)} ×${item.quantity}`).join('、');
  }
}

function isTakeable({ completed, redeemed }) {
  return completed && !redeemed;
}

function isFree({ costs }) {
  return costs.length === 0;
}

async function gathered(list) {
  const found = [];
  for await (const one of list) {
    found.push(one);
  }
  return found;
}

/** For who looks why something is missing; a player is not troubled with it. */
function ignored(error) {
  console.debug('without it the game plays on', error);
}
