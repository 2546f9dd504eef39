// Kills a platform the hard way in the midst of every call that gives something, round after round on one PostgreSQL, and
// makes each call again elsewhere with its key: what was answered is answered again in the same words, and whoever was to
// get something has it once, as the ledger says. UOS_SOAK_ROUNDS sets the number of kills.
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { request } from 'undici';
import { openShop } from '../../packages/platform/src/services/passport/economy/testing.ts';
import { newPlayer, type TestPlayer } from '../../packages/platform/src/services/passport/testing.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { nonceHeaders } from '../../packages/sdk/src/runtime/auth-nonce.ts';
import { openFleet } from '../support/fleet.ts';
import { inLanes } from '../support/lanes.ts';
import type { Replica } from '../support/replica-process.ts';
import { drawing } from '../support/social-round.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 200);
/** Personas of each way in a round. */
const PERSONAS = 3;
const TELL_EVERY = 5;
/** Who waits for a connection of the database too long is told 503, and asks again as the SDK does. */
const BUSY = 503;
const MOST_TRIES = 10;
const LANES = 12;
/** So much of the calls is to be answered before the kill; the pause before it is lengthened or shortened for that. */
const ANSWERED_SHARE = 0.5;

type Amounts = Readonly<Record<string, number>>;

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: object;
  readonly who?: TestPlayer;
  /** With proof of a build of the game beside the token. */
  readonly isBuild?: true;
}

interface Way {
  readonly name: string;
  /** Makes what is needed, and says what is then asked and what the persona has in the end. */
  prepare(who: TestPlayer): Promise<{ readonly asked: Asked; readonly has: Amounts }>;
  /** Without one the state decides, and the second answer says that it is done. */
  readonly hasKey: boolean;
}

const fleet = await openFleet();
const helper = await testPlatform(fleet.options);
fleet.balancer.use([helper.port]);
await fleet.balancer.ready();
const { db } = helper.ports;
const shop = await openShop(helper);
const { app, ok } = shop;
const amount = (resourceSlug: string, quantity: number) => ({ resourceSlug, quantity });
const oil = [amount('oil', 1)];
const codes: string[] = [];
const questItem = 'light';
await shop.sell('lamp');
await shop.sell('moon', { costs: [amount('CNY', 600)], rewards: [amount('oil', 2)] });
await shop.sell('barrel', { rewards: [amount('oil', 10)] });
await shop.sell('press', { costs: [amount('oil', 50)], rewards: [amount('coin', 1)] });
await ok('POST', '/inbox/templates', {
  ...{ slugName: 'gift', displayName: '礼物', scope: 'Persona', title: '礼物', attachments: oil },
});
const pack = { name: '礼包', resources: { oil: 1 }, codeType: 'Unique' };
const { tokenClass } = await ok<{ tokenClass: { tokenClassId: string } }>('POST', '/token/classes', pack);
await ok('POST', `/token/classes/${tokenClass.tokenClassId}/release`, {});
await ok('POST', '/achievements/meta', { slugName: 'lit', displayName: '点灯', thresholdValue: 1, rewards: oil });
await ok('POST', '/achievements/meta/release', { slugNames: ['lit'] });
const items = [{ slugName: questItem, displayName: '点灯', thresholdValue: 1, rewards: oil }];
await ok('POST', '/quests', { slugName: 'daily', displayName: '每日', type: 'DailyQuest', layout: 'Basic', items });
await ok('POST', '/quests/daily/publish');
await ok('POST', '/battle-pass', { slugName: 'season', displayName: '初雾', maxLevel: 1, levelExp: [10] });
await ok('POST', '/battle-pass/slots', {
  ...{ battlePassSlugName: 'season', slugName: 'free', displayName: '免费', unlockedByDefault: true },
  rewards: [{ level: 1, items: oil }],
});
await ok('POST', '/battle-pass/season/publish');

const give = async (resource: string, quantity: number, who: TestPlayer): Promise<void> => {
  const { status, body } = await shop.give(resource, quantity, who);
  if (status !== 200) {
    throw new Error(`${quantity} of ${resource} to ${who.personaId} answered ${status}: ${JSON.stringify(body)}`);
  }
};

const mail = async ({ personaId }: TestPlayer): Promise<string> => {
  const sent = await ok<{ message: { messageId: string } }>('POST', '/inbox/messages', {
    ...{ templateSlugName: 'gift', personaId },
  });
  return sent.message.messageId;
};

const WAYS: readonly Way[] = [
  {
    name: 'a purchase by a back end',
    hasKey: true,
    async prepare(who) {
      await give('coin', 30, who);
      const body = { personaId: who.personaId, productSlug: 'lamp', quantity: 2 };
      return { asked: { method: 'POST', path: '/products/purchase', body }, has: { coin: 10, oil: 2 } };
    },
  },
  {
    name: 'a purchase',
    hasKey: true,
    async prepare(who) {
      await give('coin', 30, who);
      const asked = { method: 'POST', path: '/sdk/products/purchase', body: { productSlug: 'lamp' }, who };
      return { asked, has: { coin: 20, oil: 1 } };
    },
  },
  {
    name: 'a deposit',
    hasKey: true,
    async prepare({ personaId }) {
      const resources = [
        { resourceSlug: 'coin', depositQuantity: 7 },
        { resourceSlug: 'hat', depositQuantity: 2 },
      ];
      return {
        asked: { method: 'POST', path: '/sdk/inventory/deposit', body: { personaId, resources } },
        has: { coin: 7, hat: 2 },
      };
    },
  },
  {
    name: 'a code',
    hasKey: true,
    async prepare(who) {
      if (codes.length === 0) {
        const made = await ok<{ tokenInstances: { code: string }[] }>('POST', '/token/instances/generate', {
          ...{ tokenClassId: tokenClass.tokenClassId, count: 100 },
        });
        codes.push(...made.tokenInstances.map(({ code }) => code));
      }
      return {
        asked: { method: 'POST', path: '/sdk/token/redeem', body: { code: codes.pop() }, who },
        has: { oil: 1 },
      };
    },
  },
  {
    name: 'what a mail brings',
    hasKey: true,
    async prepare(who) {
      const path = `/sdk/inbox/messages/${await mail(who)}/consume`;
      return { asked: { method: 'POST', path, body: {}, who }, has: { oil: 1 } };
    },
  },
  {
    name: 'what all mails bring',
    hasKey: true,
    async prepare(who) {
      await mail(who);
      await mail(who);
      return { asked: { method: 'POST', path: '/sdk/inbox/messages/consume-all', body: {}, who }, has: { oil: 2 } };
    },
  },
  {
    name: 'an achievement',
    hasKey: true,
    async prepare(who) {
      await ok('POST', `/personas/${who.personaId}/achievements`, { slugName: 'lit', action: 'Increase', value: 1 });
      const path = '/sdk/achievements/lit/redeem';
      return { asked: { method: 'POST', path, body: {}, who, isBuild: true }, has: { oil: 1 } };
    },
  },
  {
    name: 'a quest',
    hasKey: true,
    async prepare({ personaId }) {
      const path = `/sdk/quests/items/${questItem}`;
      await ok('PUT', path, { personaId, action: 'Increase', value: 1 });
      return { asked: { method: 'POST', path: `${path}/redeem`, body: { personaId } }, has: { oil: 1 } };
    },
  },
  {
    name: 'a level of a pass',
    hasKey: true,
    async prepare({ personaId }) {
      await ok('POST', '/sdk/battle-pass/season/exp', { personaId, exp: 10 });
      return { asked: { method: 'POST', path: '/sdk/battle-pass/season/claim', body: { personaId } }, has: { oil: 1 } };
    },
  },
  {
    name: 'a paid order',
    hasKey: false,
    async prepare({ personaId }) {
      const bill = { outTradeNo: personaId, paymentMethod: 'AlipayApp', totalAmount: 600, productSlug: 'moon' };
      await ok('POST', '/payments', { ...bill, personaId });
      const body = { outTradeNo: personaId, status: 'success' };
      return { asked: { method: 'POST', path: '/payments/notify', body }, has: { oil: 2 } };
    },
  },
  {
    name: 'an order that is given again',
    hasKey: false,
    async prepare(who) {
      const { personaId } = who;
      await give('coin', 10, who);
      await give('oil', 95, who);
      const { transaction } = await ok<{ transaction: { transactionId: string } }>('POST', '/products/purchase', {
        ...{ personaId, productSlug: 'barrel' },
      });
      await ok('POST', '/products/purchase', { personaId, productSlug: 'press' });
      const body = { transactionIds: [transaction.transactionId] };
      return { asked: { method: 'POST', path: '/transactions/re-fulfil', body }, has: { coin: 1, oil: 55 } };
    },
  },
  {
    name: 'a mail to many',
    hasKey: true,
    async prepare({ personaId }) {
      const body = { templateSlugName: 'gift', personaIds: [personaId] };
      return { asked: { method: 'POST', path: '/inbox/messages/send-multi', body }, has: { mail: 1 } };
    },
  },
];

const draw = drawing(15);
let pauseMs = 300;
const tally = { answered: 0, doneUnanswered: 0, undone: 0, triedAgain: 0 };
const cut = new Map(WAYS.map(({ name }) => [name, 0]));
/** Of the round before, which is made once more on the next platform: the first calls of a process take longer. */
let done: readonly { readonly asked: Asked; readonly key: string }[] = [];
try {
  let [next] = await fleet.start(1);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const victim = next;
    const coming = round < ROUNDS ? fleet.start(1) : undefined;
    await kill(victim, round);
    next = (await coming)?.[0];
    if (round % TELL_EVERY === 0) {
      console.log(`${round} kills: ${JSON.stringify(tally)}, pause ${Math.round(pauseMs)} ms`);
    }
  }
} finally {
  await helper.stop();
  await fleet.stop();
}
const least = Math.min(...cut.values());
console.log(
  `${ROUNDS} kills in the midst of ${WAYS.length} kinds of calls, each cut off at least ${least} times: ` +
    `${tally.answered} were answered before, ${tally.doneUnanswered} done and not answered, ${tally.undone} not done; ` +
    'made again with their keys, nothing was given twice and nothing lost',
);

async function kill(victim: Replica | undefined, round: number): Promise<void> {
  if (victim === undefined) {
    throw new Error('no platform to kill');
  }
  const cases = await inLanes(
    WAYS.length * PERSONAS,
    async (at) => {
      const way = WAYS[at % WAYS.length] as Way;
      const who = await newPlayer(helper, shop);
      return { way, who, key: `tap-${round}-${at}`, ...(await way.prepare(who)) };
    },
    LANES,
  );
  await inLanes(done.length, (at) => {
    const { asked, key } = done[at] as (typeof done)[number];
    return send(victim.port, asked, key);
  });
  done = cases;
  const before = await heldBy(cases.map(({ who }) => who.personaId));
  const ask = async (asked: Asked, key: string) => {
    const answer = await send(victim.port, asked, key).catch(() => undefined);
    return answer?.status === BUSY ? undefined : answer;
  };
  const asking = cases.map(({ asked, key }) => ask(asked, key));
  // why not at one moment: what is cut off is to be anywhere in its way
  await delay(pauseMs * (0.5 + draw(1000) / 1000));
  await victim.kill();
  const answers = await Promise.all(asking);
  const meanwhile = await heldBy(cases.map(({ who }) => who.personaId));
  const again = await inLanes(
    cases.length,
    async (at) => {
      const { asked, key } = cases[at] as (typeof cases)[number];
      for (let tries = 1; ; tries += 1) {
        const answer = await send(helper.port, asked, key);
        if (answer.status !== BUSY || tries === MOST_TRIES) {
          return answer;
        }
        tally.triedAgain += 1;
        await delay(1000);
      }
    },
    LANES,
  );
  const after = await heldBy(cases.map(({ who }) => who.personaId));
  let answered = 0;
  for (const [at, { way, who, has }] of cases.entries()) {
    const [first, second] = [answers[at], again[at]];
    const what = `round ${round}, ${way.name}`;
    if (second?.status !== 200 || (first !== undefined && first.status !== 200)) {
      throw new Error(`${what}: answered ${first?.text} and then ${second?.text}`);
    }
    if (way.hasKey && first !== undefined && first.text !== second.text) {
      throw new Error(`${what}: answered ${first.text} and then ${second.text}`);
    }
    const is = after.get(who.personaId) ?? {};
    if (JSON.stringify(is) !== JSON.stringify(has)) {
      throw new Error(`${what}: has ${JSON.stringify(is)}, not ${JSON.stringify(has)}; answered ${second.text}`);
    }
    const isDone = JSON.stringify(meanwhile.get(who.personaId)) !== JSON.stringify(before.get(who.personaId));
    answered += first === undefined ? 0 : 1;
    tally.answered += first === undefined ? 0 : 1;
    tally.doneUnanswered += first === undefined && isDone ? 1 : 0;
    tally.undone += first === undefined && !isDone ? 1 : 0;
    cut.set(way.name, (cut.get(way.name) ?? 0) + (first === undefined ? 1 : 0));
  }
  pauseMs *= answered / cases.length > ANSWERED_SHARE ? 0.7 : 1.4;
}

/** What each has by its rows, which are the sums of its ledger, and how many mails of nobody's reading. */
async function heldBy(personaIds: readonly string[]): Promise<ReadonlyMap<string, Amounts>> {
  const { rows } = await sql<{ persona_id: string; what: string; held: number; told: number }>`
    SELECT persona_id, what, sum(held)::int8 AS held, sum(told)::int8 AS told FROM (
      SELECT persona_id, resource AS what, quantity AS held, 0 AS told FROM passport_inventory WHERE app_id = ${app.id}
      UNION ALL
      SELECT persona_id, resource, 0, delta FROM passport_ledger WHERE app_id = ${app.id}
      UNION ALL
      SELECT persona_id, 'mail', 1, 1 FROM passport_inbox_messages WHERE app_id = ${app.id} AND status = 'Unread'
    ) of_all WHERE persona_id IN (${sql.join(personaIds)})
    GROUP BY persona_id, what HAVING sum(held) <> 0 OR sum(told) <> 0 ORDER BY persona_id, what`.execute(db);
  const found = new Map<string, Record<string, number>>();
  for (const { persona_id, what, held, told } of rows) {
    if (held !== told) {
      throw new Error(`${persona_id} has ${held} of ${what}, and the ledger says ${told}`);
    }
    found.set(persona_id, { ...found.get(persona_id), [what]: held });
  }
  return found;
}

async function send(
  port: number,
  { method, path, body, who, isBuild }: Asked,
  key: string,
): Promise<{ readonly status: number; readonly text: string }> {
  const { authorization, ...nonce } = nonceHeaders({ appId: app.id, appSecret: app.secret });
  const answer = await request(`http://127.0.0.1:${port}/upass/v1${path}`, {
    method: method as 'POST',
    headers: {
      host: new URL(fleet.balancer.origin).host,
      'content-type': 'application/json',
      'idempotency-key': key,
      authorization: who === undefined ? `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}` : `Bearer ${who.token}`,
      ...(isBuild && { ...nonce, 'x-nonce-token': authorization.slice('nonce '.length) }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}
