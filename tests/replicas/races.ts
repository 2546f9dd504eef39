// What must hold when several processes do the same or opposite things at the same moment. Each race is written once:
// four processes run them all, and each guard in the source is removed once to see that one of them notices.
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { request } from 'undici';
import { meterAdd } from '../../packages/platform/src/core/meter/meter.ts';
import type { Db } from '../../packages/platform/src/db/connect.ts';
import { deliver } from '../../packages/platform/src/services/passport/inbox/store/messages.ts';
import type { TestApp, TestPlatform } from '../../packages/platform/src/testing/platform.ts';
import {
  decideOnce,
  type MoneyPlace,
  openStudio as openPayer,
  redeemOnce,
  refuseDrift,
  spendAll,
} from '../money/invariants.ts';
import { refuseWrongBlocks } from '../support/board-round.ts';
import { openProgress, passRound, questRound } from '../support/progress-round.ts';

export interface RaceTrack {
  /** Makes studios and people; stands on the same database, and takes no part. */
  readonly helper: TestPlatform;
  readonly ports: readonly number[];
  /** Keys of what the object store holds. */
  storedKeys(): Promise<string[]>;
}

export type Race = (track: RaceTrack) => Promise<void>;

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Calls with these headers, each sent to the next process. */
function caller({ ports, helper }: RaceTrack, headers: Readonly<Record<string, string>>) {
  const host = new URL(helper.origin).host;
  let turn = Math.floor(Math.random() * ports.length);
  return async (method: string, path: string, body?: unknown): Promise<Reply> => {
    turn += 1;
    const answer = await request(`http://127.0.0.1:${ports[turn % ports.length]}${path}`, {
      method: method as 'GET',
      headers: { ...headers, host, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
}

type Call = ReturnType<typeof caller>;

/** The same of bytes. */
function sender({ ports, helper }: RaceTrack, headers: Readonly<Record<string, string>>): Call {
  const host = new URL(helper.origin).host;
  return async (method, path, body) => {
    const port = ports[Math.floor(Math.random() * ports.length)];
    const answer = await request(`http://127.0.0.1:${port}${path}`, {
      method: method as 'POST',
      headers: { ...headers, host, 'content-type': 'application/octet-stream' },
      body: String(body),
    });
    return { status: answer.statusCode, body: await answer.body.json() };
  };
}

async function must<Body>(call: Call, method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await call(method, path, body);
  if (answer.status >= 300) {
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Body;
}

class RaceLost extends Error {}

function holds(what: string, isTrue: boolean, seen?: unknown): void {
  if (!isTrue) {
    throw new RaceLost(`${what}${seen === undefined ? '' : `: ${JSON.stringify(seen)}`}`);
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const all = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> => Promise.all(upTo(count).map(work));
const statuses = (answers: readonly Reply[]): number[] => answers.map(({ status }) => status).sort((a, b) => a - b);
const is = (answers: readonly Reply[], expected: readonly number[]): boolean =>
  statuses(answers).join() === expected.join();
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const entryOf = (path: string, text: string) => ({ path, content_hash: md5(text), content_size: text.length });

async function studio(
  track: RaceTrack,
  services?: readonly string[],
): Promise<{ app: TestApp; id: string; orgId: string; call: Call }> {
  const app = await track.helper.app(services);
  return { app, id: app.id, orgId: app.orgId, call: caller(track, basic(app.id, app.serviceSecret)) };
}

/** A game with battle passes and quests, whose server calls the next process each time. */
function progress(track: RaceTrack) {
  return openProgress(track.helper, ({ app }) => {
    const call = caller(track, basic(app.id, app.serviceSecret));
    return (method, path, body) => call(method, `/upass/v1/sdk${path}`, body);
  });
}

const basic = (id: string, secret: string) => ({ authorization: `Basic ${btoa(`${id}:${secret}`)}` });

/** A persona, and a lamp that costs it a coin and gives an oil, of which it may have five. */
async function lampShop(track: RaceTrack) {
  const { app, call } = await studio(track, ['passport']);
  const post = <Body>(path: string, body: object) => must<Body>(call, 'POST', `/upass/v1${path}`, body);
  await post('/id-domains', { name: 'd' });
  const { persona } = await post<{ persona: { personaID: string } }>('/login/external', { externalUserID: 'ana' });
  await post('/resources', { slugName: 'coin', type: 'VirtualCurrency', displayName: 'x' });
  await post('/resources', { slugName: 'oil', type: 'Item', displayName: 'x', quantityLimit: 5 });
  await post('/categories', { slugName: 'shelf', displayName: 'x' });
  const amount = (resourceSlug: string) => [{ resourceSlug, quantity: 1 }];
  const lamp = { slugName: 'lamp', displayName: 'x', categorySlug: 'shelf' };
  await post('/products', { ...lamp, costs: amount('coin'), rewards: amount('oil') });
  await post('/products/publish', { ids: ['lamp'] });
  const wish = { personaId: persona.personaID, productSlug: 'lamp' };
  const buy = (by: Call) => by('POST', '/upass/v1/products/purchase', wish);
  return { app, call, buy, personaId: persona.personaID };
}

/** A game with a coin, and so many players who call the next process each time. */
async function coinGame(track: RaceTrack, count: number) {
  const { id: appId, call } = await studio(track, ['passport']);
  const post = <Body>(path: string, body: object = {}) => must<Body>(call, 'POST', `/upass/v1${path}`, body);
  await post('/id-domains', { name: 'd' });
  await post('/resources', { slugName: 'coin', type: 'VirtualCurrency', displayName: 'x' });
  const players = await all(count, async (index) => {
    const { persona, personaAccessToken } = await post<{ persona: { personaID: string }; personaAccessToken: string }>(
      '/login/external',
      { externalUserID: `p${index}` },
    );
    const own = caller(track, { authorization: `Bearer ${personaAccessToken}` });
    return {
      personaId: persona.personaID,
      get: <Body>(path: string) => must<Body>(own, 'GET', `/upass/v1/sdk${path}`),
      send: (path: string, body: object = {}) => own('POST', `/upass/v1/sdk${path}`, body),
    };
  });
  /** Of all players together. */
  const coins = async () => {
    const bags = await Promise.all(players.map(({ get }) => get<{ inventory: { quantity: number }[] }>('/inventory')));
    return bags.flatMap(({ inventory }) => inventory).reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const [first] = players;
  if (first === undefined) {
    throw new Error('a game has a player');
  }
  return { appId, call, post, players, first, coins };
}

/** Codes of a new gift pack that brings a coin. */
async function codesOf(post: <Body>(path: string, body?: object) => Promise<Body>, count: number): Promise<string[]> {
  const { tokenClass } = await post<{ tokenClass: { tokenClassId: string } }>('/token/classes', {
    ...{ name: randomUUID(), resources: { coin: 1 }, codeType: 'Unique', redeemLimitPerPersona: 1 },
  });
  const { tokenClassId } = tokenClass;
  await post(`/token/classes/${tokenClassId}/release`);
  const { tokenInstances } = await post<{ tokenInstances: { code: string }[] }>('/token/instances/generate', {
    ...{ tokenClassId, count },
  });
  return tokenInstances.map(({ code }) => code);
}

/** How many of the answers say that it was done; none may say that the platform failed. */
function doneOf(answers: readonly Reply[]): number {
  holds('nothing failed', !answers.some(({ status }) => status >= 500), statuses(answers));
  return answers.filter(({ status }) => status === 200).length;
}

/** A caller with the session of a new owner of the organisation. */
async function ownerOf(track: RaceTrack, orgId: string): Promise<{ id: string; call: Call }> {
  const { id, token } = await track.helper.signedIn(`owner-${randomUUID()}`, orgId, 'owner');
  return { id, call: caller(track, { cookie: `sst=${token}` }) };
}

async function moneyPlace({ helper, ports }: RaceTrack): Promise<MoneyPlace> {
  return { helper, ports, operator: `admin_sst=${await helper.operator(`cashier-${randomUUID()}`)}` };
}

const newBucket = async (call: Call): Promise<string> =>
  (await must<{ id: string }>(call, 'POST', '/api/v1/buckets/', { name: `b-${randomUUID()}` })).id;

/** Names contents that are stored. */
async function addEntries(call: Call, bucket: string, texts: readonly string[]): Promise<void> {
  await must(
    call,
    'POST',
    `/api/v1/buckets/${bucket}/multientries/`,
    texts.map((text) => entryOf(text, text)),
  );
}

/** Until so many statements wait for what another transaction holds, or the call is answered. */
async function waiters(db: Db, count: number, call: Promise<Reply>): Promise<void> {
  let answered = false;
  void call.finally(() => {
    answered = true;
  });
  while (!answered) {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'
    `.execute(db);
    if ((rows[0]?.waiting ?? 0) >= count) {
      return;
    }
  }
}

/** Stores texts under their own names. */
async function putFiles(track: RaceTrack, call: Call, bucket: string, texts: readonly string[]): Promise<void> {
  const wanted = texts.map((text) => ({ ...entryOf(text, text), signed_url: true }));
  const made = await must<{ signed_url?: string; path: string }[]>(
    call,
    'POST',
    `/api/v1/buckets/${bucket}/multientries/`,
    wanted,
  );
  await Promise.all(made.map(({ signed_url = '', path }) => upload(track, signed_url, path)));
}

async function upload({ ports }: RaceTrack, signedUrl: string, text: string): Promise<void> {
  if (signedUrl === '') {
    return;
  }
  const { host, pathname, search } = new URL(signedUrl);
  const port = ports[Math.floor(Math.random() * ports.length)];
  const answer = await request(`http://127.0.0.1:${port}${pathname}${search}`, {
    method: 'PUT',
    headers: { host },
    body: text,
  });
  const said = await answer.body.text();
  holds('an upload is stored', answer.statusCode === 200, `${answer.statusCode} ${said}`);
}

const newRelease = (call: Call, bucket: string) =>
  must<{ releaseid: string; releasenum: number; entry_count: number; content_hash: string }>(
    call,
    'POST',
    `/api/v1/buckets/${bucket}/releases/`,
    {},
  );

export const RACES: Readonly<Record<string, Race>> = {
  async 'releases are numbered without a gap or a double'(track) {
    const { call } = await studio(track);
    const bucket = await newBucket(call);
    await putFiles(track, call, bucket, ['a']);
    const bad = { entries: [{ entryid: randomUUID(), versionid: randomUUID() }] };
    const answers = await all(40, (index) =>
      call('POST', `/api/v1/buckets/${bucket}/releases/`, index % 2 === 0 ? {} : bad),
    );
    const made = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body as { releasenum: number }).releasenum);
    holds('every good call makes a release', made.length === 20, statuses(answers));
    holds('numbers are 1 to 20', made.sort((a, b) => a - b).join() === upTo(21).slice(1).join(), made);
  },

  async 'a badge that was moved is never seen where it was before'(track) {
    const { call } = await studio(track);
    const bucket = await newBucket(call);
    await putFiles(track, call, bucket, ['a']);
    for (const _ of upTo(3)) {
      await newRelease(call, bucket);
    }
    let moved = 0;
    let moving = true;
    const mover = async (): Promise<void> => {
      try {
        for (const step of upTo(30)) {
          const releasenum = (step % 3) + 1;
          await must(call, 'PUT', `/api/v1/buckets/${bucket}/badges/`, { name: 'live', releasenum });
          moved = step + 1;
        }
      } finally {
        moving = false;
      }
    };
    const reader = async (): Promise<void> => {
      while (moving) {
        const before = moved;
        if (before === 0) {
          await new Promise((resolve) => setTimeout(resolve, 5));
        } else {
          const { releasenum } = await must<{ releasenum: number }>(
            call,
            'GET',
            `/api/v1/buckets/${bucket}/release_by_badge/live/`,
          );
          // why the span: moves that end while the read is under way may or may not be seen
          const possible = upTo(moved + 2 - before).map((more) => ((before - 1 + more) % 3) + 1);
          holds('a read sees the newest move', possible.includes(releasenum), { releasenum, possible });
        }
      }
    };
    await Promise.all([mover(), reader(), reader(), reader()]);
  },

  async '50 uploads of one content store it once'(track) {
    const { id, call } = await studio(track);
    const bucket = await newBucket(call);
    const text = 'the same content '.repeat(2000);
    const made = await all(50, (index) =>
      must<{ signed_url: string }>(call, 'POST', `/api/v1/buckets/${bucket}/entries/`, {
        ...entryOf(`copy-${index}`, text),
        signed_url: true,
      }),
    );
    await Promise.all(made.map(({ signed_url }) => upload(track, signed_url, text)));
    const kept = (await track.storedKeys()).filter((key) => key.includes(id) && key.includes(md5(text)));
    holds('the store holds it once', kept.length === 1, kept);
    const open = await must<unknown[]>(call, 'GET', `/api/v1/buckets/${bucket}/entries/?complete=false`);
    holds('every entry is complete', open.length === 0, open.length);
  },

  async 'blocks of one content, whose hash is told in the end, store it once'(track) {
    const { id, call } = await studio(track);
    const bucket = await newBucket(call);
    const text = 'block '.repeat(3000);
    const size = text.length;
    const tokenOf = async (hash: string): Promise<string> =>
      (await must<{ uploadToken: string }>(call, 'GET', `/api/v1/buckets/${bucket}/uploadtoken/${hash}/?size=${size}`))
        .uploadToken;
    const joined = await all(8, async (index) => {
      const open = { authorization: await tokenOf('unknown'), uploadbatch: `batch ${index}` };
      const half = await must<{ ctx: string }>(
        sender(track, open),
        'POST',
        `/upload/mkblk/${size}/0`,
        text.slice(0, 100),
      );
      const block = await must<{ ctx: string }>(
        sender(track, open),
        'POST',
        `/upload/bput/${half.ctx}/100`,
        text.slice(100),
      );
      const whole = { ...open, authorization: await tokenOf(md5(text)) };
      return sender(track, whole)('POST', `/upload/mkfile/${size}`, block.ctx);
    });
    holds(
      'each is stored or there',
      joined.every(({ status }) => [200, 406].includes(status)),
      statuses(joined),
    );
    const keys = (await track.storedKeys()).filter((key) => key.includes(id) && key.includes(md5(text)));
    holds('the store holds it once', keys.length === 1, keys);
    const entry = await must<{ complete: boolean }>(
      call,
      'POST',
      `/api/v1/buckets/${bucket}/entries/`,
      entryOf('whole', text),
    );
    holds('its entry is complete', entry.complete, entry);
  },

  async 'an entry of one path is created once'(track) {
    const { call } = await studio(track);
    const bucket = await newBucket(call);
    const answers = await all(20, (index) =>
      call('POST', `/api/v1/buckets/${bucket}/entries/`, entryOf('same/path', `${index}`)),
    );
    holds('one is created, 19 conflict', is(answers, [200, ...upTo(19).map(() => 409)]), statuses(answers));
  },

  async 'promote against delete has one winner'(track) {
    const { call } = await studio(track);
    const { db } = track.helper.ports;
    const files = upTo(20).map((number) => `file-${number}`);
    const source = await newBucket(call);
    await putFiles(track, call, source, [...files, 'old']);
    for (const _ of upTo(3)) {
      const [doomed, target] = [await newBucket(call), await newBucket(call)];
      await addEntries(call, doomed, files);
      await addEntries(call, target, ['old']);
      const { releaseid } = await newRelease(call, doomed);
      // why: the promotion has read its release by then, and waits for what it must take out of the target
      const [promoting, removing] = await db.transaction().execute(async (trx) => {
        await trx.selectFrom('cdn_entries').select('path').where('bucket_id', '=', target).forUpdate().execute();
        const promotion = call('POST', `/api/v1/buckets/${doomed}/promote/`, {
          from_release: releaseid,
          to_bucket: target,
        });
        await waiters(db, 1, promotion);
        const removal = call('DELETE', `/api/v1/buckets/${doomed}/`);
        await waiters(db, 2, removal);
        return [promotion, removal] as const;
      });
      const [promoted, removed] = [await promoting, await removing];
      holds('the delete succeeds', removed.status === 204, removed);
      holds('the promotion succeeds', promoted.status === 200, promoted);
      const entries = await must<unknown[]>(call, 'GET', `/api/v1/buckets/${target}/entries/?per_page=1000`);
      holds('all files came', entries.length === files.length, entries.length);
    }
  },

  async 'of two exclusive services one is on'(track) {
    const { orgId } = await studio(track);
    const { call } = await ownerOf(track, orgId);
    for (const _ of upTo(8)) {
      const made = await must<{ AppId: string }>(call, 'POST', '/api/app', {
        ProjectName: randomUUID(),
        OrganizationId: orgId,
      });
      const answers = await Promise.all(
        ['usync', 'multiverse', 'usync', 'multiverse'].map((ServiceName) =>
          call('POST', `/api/app/${made.AppId}/service`, { ServiceName, Status: 'Enabled' }),
        ),
      );
      holds('one kind is switched on', is(answers, [200, 200, 400, 400]), statuses(answers));
    }
  },

  async 'the last realm stays'(track) {
    const { call } = await studio(track, ['passport']);
    await must(call, 'POST', '/upass/v1/id-domains', { name: 'd' });
    for (const _ of upTo(8)) {
      await must(call, 'POST', '/upass/v1/realms', { name: 'second' });
      const { realms } = await must<{ realms: { realmID: string }[] }>(call, 'POST', '/upass/v1/realms/search', {});
      const gone = await Promise.all(realms.map(({ realmID }) => call('DELETE', `/upass/v1/realms/${realmID}`)));
      holds('one of two is deleted', is(gone, [200, 400]), statuses(gone));
    }
  },

  async 'a battle pass gives each reward once and no more experience than its limits'(track) {
    await passRound(await progress(track), 12);
  },

  async 'a quest gives each reward once and loses no step'(track) {
    await questRound(await progress(track), 12);
  },

  async 'a balance is spent once'(track) {
    const { call, buy, personaId } = await lampShop(track);
    await must(call, 'POST', '/upass/v1/sdk/inventory/deposit', {
      ...{ personaId, resources: [{ resourceSlug: 'coin', depositQuantity: 3 }] },
    });
    const answers = await all(12, () => buy(call));
    const wanted = [...upTo(3).map(() => 200), ...upTo(9).map(() => 400)];
    holds('three of twelve are paid', is(answers, wanted), statuses(answers));
  },

  async 'a key buys once'(track) {
    const { app, call, buy, personaId } = await lampShop(track);
    await must(call, 'POST', '/upass/v1/sdk/inventory/deposit', {
      ...{ personaId, resources: [{ resourceSlug: 'coin', depositQuantity: 20 }] },
    });
    const keyed = caller(track, { ...basic(app.id, app.serviceSecret), 'idempotency-key': 'tap' });
    const answers = await all(8, () => buy(keyed));
    holds('all are answered', is(answers, [200, 200, 200, 200, 200, 200, 200, 200]), statuses(answers));
    const different = new Set(answers.map(({ body }) => JSON.stringify(body)));
    holds('all are answered the same', different.size === 1, different.size);
  },

  async 'an order is fulfilled once'(track) {
    const { call, buy, personaId } = await lampShop(track);
    const give = (resourceSlug: string, depositQuantity: number) =>
      must(call, 'POST', '/upass/v1/sdk/inventory/deposit', {
        ...{ personaId, resources: [{ resourceSlug, depositQuantity }] },
      });
    await give('coin', 1);
    await give('oil', 5);
    const { body } = await buy(call);
    const { transactionId, status } = (body as { transaction: { transactionId: string; status: string } }).transaction;
    holds('there is no room for the reward', status === 'FulfillFailed', status);
    await must(call, 'PUT', '/upass/v1/resources/oil', { quantityLimit: 0 });
    await all(8, () => must(call, 'POST', '/upass/v1/transactions/re-fulfil', { transactionIds: [transactionId] }));
    const { inventory } = await must<{ inventory: { quantity: number }[] }>(
      call,
      'POST',
      '/upass/v1/inventory/search',
      {
        ...{ personaId, resourceSlug: 'oil' },
      },
    );
    holds('it is given once', inventory[0]?.quantity === 6, inventory[0]?.quantity);
  },

  async 'a resource that is used stays'(track) {
    const { call } = await lampShop(track);
    for (const round of upTo(12)) {
      const slugName = `thing-${round}`;
      await must(call, 'POST', '/upass/v1/resources', { slugName, type: 'Item', displayName: 'x' });
      const product = { slugName, displayName: 'x', categorySlug: 'shelf', costs: [] };
      const [gone, used] = await Promise.all([
        call('DELETE', `/upass/v1/resources/${slugName}`),
        call('POST', '/upass/v1/products', { ...product, rewards: [{ resourceSlug: slugName, quantity: 1 }] }),
      ]);
      const seen = [gone.status, used.status];
      holds('it is deleted or used', ['200,404', '400,200'].includes(seen.join()), seen);
    }
  },

  async 'a mail gives what is in it once'(track) {
    const { post, first, coins } = await coinGame(track, 1);
    await post('/inbox/templates', {
      ...{ slugName: 'gift', displayName: 'x', scope: 'Persona', title: 'x' },
      attachments: [{ resourceSlug: 'coin', quantity: 1 }],
    });
    const { message } = await post<{ message: { messageId: string } }>('/inbox/messages', {
      ...{ templateSlugName: 'gift', personaId: first.personaId },
    });
    const path = `/inbox/messages/${message.messageId}/consume`;
    doneOf(await all(12, (index) => first.send(index % 3 === 2 ? '/inbox/messages/consume-all' : path)));
    holds('one coin is given', (await coins()) === 1, await coins());
  },

  async 'a mail that is recalled is in no inbox'(track) {
    const { appId, call, post, first } = await coinGame(track, 1);
    const { db } = track.helper.ports;
    await post('/inbox/templates', { slugName: 'news', displayName: 'x', scope: 'All', title: 'x' });
    for (const _ of upTo(3)) {
      const { record } = await post<{ record: { id: string } }>('/inbox/messages', { templateSlugName: 'news' });
      const place = { appId, recordId: record.id, now: new Date().toISOString() };
      // why: who receives it has seen the sending by then, and waits for another message of it to the same persona
      const [receiving, recalling] = await db.transaction().execute(async (trx) => {
        const id = randomUUID();
        await deliver(trx, place, [{ id, personaId: first.personaId, attachments: [] }]);
        const receipt = first.send('/inbox/receive');
        await waiters(db, 1, receipt);
        const recall = call('DELETE', `/upass/v1/inbox/records/${record.id}`);
        await waiters(db, 2, recall);
        await trx.deleteFrom('passport_inbox_messages').where('app_id', '=', appId).where('id', '=', id).execute();
        return [receipt, recall] as const;
      });
      const [received, recalled] = [await receiving, await recalling];
      holds('both are done', is([received, recalled], [200, 200]), [received, recalled]);
      const { messages } = await first.get<{ messages: unknown[] }>('/inbox/messages');
      holds('nobody has it', messages.length === 0, messages);
    }
  },

  async 'a gift code is used once'(track) {
    const { post, players, coins } = await coinGame(track, 6);
    for (const round of upTo(4)) {
      const [code] = await codesOf(post, 1);
      const answers = await Promise.all(players.map(({ send }) => send('/token/redeem', { code })));
      holds('one player uses it', doneOf(answers) === 1, statuses(answers));
      holds('one coin comes of it', (await coins()) === round + 1, await coins());
    }
  },

  async 'a persona redeems no more of a gift pack than its limit'(track) {
    const { post, first, coins } = await coinGame(track, 1);
    for (const round of upTo(4)) {
      const codes = await codesOf(post, 8);
      const answers = await Promise.all(codes.map((code) => first.send('/token/redeem', { code })));
      holds('one of its codes is taken', doneOf(answers) === 1, statuses(answers));
      holds('one coin comes of it', (await coins()) === round + 1, await coins());
    }
  },

  async 'a score is in the version that took it'(track) {
    const { call, post } = await coinGame(track, 1);
    await post('/leaderboards', { slugName: 'lamps', displayName: 'x', memberType: 'Entity' });
    const answers = await all(90, (index) =>
      index % 15 === 7
        ? call('POST', '/upass/v1/leaderboards/lamps/reset', {})
        : call('POST', '/upass/v1/leaderboards/lamps/scores', { memberId: `m${index}`, score: index }),
    );
    holds('all are done', doneOf(answers) === 90, statuses(answers));
    const { versions } = await must<{ versions: { memberCount: number }[] }>(
      call,
      'GET',
      '/upass/v1/leaderboards/lamps/versions?count=100',
    );
    const members = versions.reduce((sum, { memberCount }) => sum + memberCount, 0);
    holds('the versions have all scores together', versions.length === 7 && members === 84, versions);
  },

  async 'a bucket of a leaderboard is filled once'(track) {
    const { appId, call, post } = await coinGame(track, 1);
    await post('/leaderboards', {
      ...{ slugName: 'lamps', displayName: 'x', memberType: 'Entity', bucketStrategy: 'System', bucketSize: 5 },
    });
    const answers = await all(50, (index) =>
      call('POST', '/upass/v1/leaderboards/lamps/scores', { memberId: `m${index}`, score: index }),
    );
    holds('all are done', doneOf(answers) === 50, statuses(answers));
    const { rows } = await sql<{ bucket: string; n: number }>`SELECT s.bucket_id AS bucket, count(*)::int AS n
      FROM passport_leaderboard_scores s JOIN passport_leaderboards b ON b.version_id = s.version_id
      WHERE b.app_id = ${appId} GROUP BY s.bucket_id`.execute(track.helper.ports.db);
    holds('ten buckets have five each', rows.length === 10 && rows.every(({ n }) => n === 5), rows);
  },

  async 'a leaderboard gives its rewards once'(track) {
    const { call, post, players, coins } = await coinGame(track, 6);
    const rewards = [{ from: 1, to: 6, items: [{ resourceSlug: 'coin', quantity: 1 }] }];
    await post('/leaderboards', { slugName: 'lamps', displayName: 'x', rewards });
    for (const [score, { personaId: memberId }] of players.entries()) {
      await post('/leaderboards/lamps/scores', { memberId, score });
    }
    const { version } = await post<{ version: { versionId: string } }>('/leaderboards/lamps/reset');
    const path = `/upass/v1/leaderboards/lamps/versions/${version.versionId}/rewards`;
    const answers = await all(6, () => call('POST', path, {}));
    holds('all are done', doneOf(answers) === 6, statuses(answers));
    holds('each player has one coin', (await coins()) === 6, await coins());
  },

  async 'the blocks of a leaderboard are what is in it'(track) {
    const { appId, call, post } = await coinGame(track, 1);
    const { leaderboard } = await post<{ leaderboard: { currentVersionId: string } }>('/leaderboards', {
      ...{ slugName: 'lamps', displayName: 'x', memberType: 'Entity', updateType: 'KeepLatest' },
    });
    for (const round of upTo(5)) {
      const answers = await all(8, (lane) => {
        const from = (round * 8 + lane) * 37;
        const scores = upTo(100).map((at) => ({ memberId: `m${(from + at) % 1500}`, score: (lane * 7 + at) % 300 }));
        return call('POST', '/upass/v1/leaderboards/lamps/scores', { scores });
      });
      holds('all are done', doneOf(answers) === 8, statuses(answers));
    }
    const blocks = await refuseWrongBlocks(track.helper.ports.db, { appId, versionId: leaderboard.currentVersionId });
    holds('they were counted', blocks > 0, blocks);
  },

  async 'an achievement gives its rewards once'(track) {
    const { call, post, first, coins } = await coinGame(track, 1);
    const rewards = [{ resourceSlug: 'coin', quantity: 1 }];
    await post('/achievements/meta', { slugName: 'first', displayName: 'x', thresholdValue: 1, rewards });
    await post('/achievements/meta/release', { slugNames: ['first'] });
    const move = { slugName: 'first', action: 'Set', value: 1, redeem: true };
    const answers = await all(12, () => call('POST', `/upass/v1/personas/${first.personaId}/achievements`, move));
    holds('all are done', doneOf(answers) === 12, statuses(answers));
    holds('one coin is given', (await coins()) === 1, await coins());
  },

  async 'a review has one verdict'(track) {
    const { call } = await studio(track);
    for (const _ of upTo(10)) {
      const { id } = await must<{ id: string }>(call, 'POST', '/api/v1/mods/basic/', { name: 'raced' });
      await must(call, 'POST', `/api/v1/mods/basic/${id}/versions/`, { version: '1' });
      await must(call, 'POST', `/api/v1/mods/basic/${id}/inspect/`, {});
      const answers = await all(6, (index) =>
        call('POST', `/api/v1/mods/basic/${id}/inspect/`, {
          action: index % 2 === 0 ? 'approve' : 'reject',
          reason: 'raced',
        }),
      );
      holds('one verdict is taken', is(answers, [200, 400, 400, 400, 400, 400]), statuses(answers));
    }
  },

  async 'no file comes into a version that is in review'(track) {
    const { call } = await studio(track);
    for (const round of upTo(12)) {
      const { id } = await must<{ id: string }>(call, 'POST', '/api/v1/mods/basic/', { name: 'raced' });
      const { versionid } = await must<{ versionid: string }>(call, 'POST', `/api/v1/mods/basic/${id}/versions/`, {
        version: '1',
      });
      const add = () =>
        call(
          'POST',
          `/api/v1/mods/basic/${id}/versions/${versionid}/entries/`,
          entryOf('a.txt', `never sent in round ${round}`),
        );
      const start = () => call('POST', `/api/v1/mods/basic/${id}/inspect/`, {});
      await Promise.all(round % 2 === 0 ? [add(), start()] : [start(), add()]);
      const { status } = await must<{ status: string }>(call, 'GET', `/api/v1/mods/basic/${id}/`);
      const files = await must<unknown[]>(call, 'GET', `/api/v1/mods/basic/${id}/entries/`);
      holds('in review without it, or not in review with it', (status === 'ongoing') === (files.length === 0), [
        status,
        files.length,
      ]);
    }
  },

  async 'an organisation is approved or refused, not both'(track) {
    const { token } = await track.helper.signedIn(`founder-${randomUUID()}`);
    const founder = caller(track, { cookie: `sst=${token}` });
    const operator = caller(track, { cookie: `admin_sst=${await track.helper.operator(`op-${randomUUID()}`)}` });
    for (const _ of upTo(8)) {
      const name = randomUUID();
      const { id } = await must<{ id: string }>(founder, 'POST', '/api/organizations', {
        OrgName: name,
        Domain: `${name}.example`,
      });
      const answers = await all(6, () => operator('POST', `/api/organizations/${id}/approve`, {}));
      holds('one approval counts', answers.filter(({ status }) => status < 300).length === 1, statuses(answers));
    }
  },

  async 'a release is one moment of its bucket'(track) {
    const { call } = await studio(track);
    const [bucket, elsewhere] = [await newBucket(call), await newBucket(call)];
    await putFiles(track, call, elsewhere, ['one', 'two']);
    // why so many: a release of them is written in several steps
    const paths = upTo(2400).map((number) => `file-${String(number).padStart(4, '0')}`);
    const isFlipped = (index: number): boolean => index % 6 === 0;
    const put = (some: readonly string[], text: string) =>
      must(
        call,
        'POST',
        `/api/v1/buckets/${bucket}/multientries/`,
        some.map((path) => entryOf(path, text)),
      );
    for (const from of [0, 800, 1600]) {
      await put(paths.slice(from, from + 800), 'one');
    }
    const flipped = paths.filter((_, index) => isFlipped(index));
    const hashWith = (text: string): string =>
      md5(paths.map((path, index) => `${path}:${md5(isFlipped(index) ? text : 'one')}`).join('\n'));
    const moments = [hashWith('one'), hashWith('two')];
    let flipping = true;
    const flipper = async (): Promise<void> => {
      try {
        for (const step of upTo(10)) {
          await put(flipped, step % 2 === 0 ? 'two' : 'one');
        }
      } finally {
        flipping = false;
      }
    };
    const releaser = async (): Promise<void> => {
      while (flipping) {
        const { content_hash } = await newRelease(call, bucket);
        holds('a release has all of a change or nothing of it', moments.includes(content_hash));
      }
    };
    await Promise.all([flipper(), releaser(), releaser()]);
  },

  async 'a secret that was replaced is refused by all'(track) {
    const { app, id, orgId } = await studio(track);
    const owner = await ownerOf(track, orgId);
    let secret = app.serviceSecret;
    for (const _ of upTo(6)) {
      const old = caller(track, basic(id, secret));
      const use = () => old('GET', '/api/v1/buckets/');
      let replaced = false;
      const busy = all(track.ports.length * 2, async () => {
        while (!replaced) {
          await use();
        }
      });
      const made = await must<{ AppServiceSecret: string }>(owner.call, 'POST', `/api/app/${id}/generate-secret`, {
        SecretType: 'AppServiceSecret',
      });
      const answers = await all(track.ports.length * 4, use);
      replaced = true;
      await busy;
      holds(
        'nobody takes the old one',
        is(
          answers,
          answers.map(() => 401),
        ),
        statuses(answers),
      );
      secret = made.AppServiceSecret;
    }
  },

  async 'a nonce is taken once'(track) {
    const { app, id } = await studio(track, ['passport']);
    for (const _ of upTo(8)) {
      const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
      const hash = createHash('sha256').update(`${id}:${app.secret}:${timestamp}:${nonce}`).digest('hex');
      const call = caller(track, {
        authorization: `nonce ${hash}`,
        'x-appid': id,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
      });
      const answers = await all(12, () => call('POST', '/upass/v1/login/external', {}));
      const taken = answers.filter(({ status }) => status !== 401);
      holds('one call is let in', taken.length === 1, statuses(answers));
    }
  },

  async 'an organisation keeps an owner'(track) {
    for (const _ of upTo(8)) {
      const { orgId } = await studio(track);
      const [one, other] = [await ownerOf(track, orgId), await ownerOf(track, orgId)];
      const remove = (who: typeof one, whom: typeof one) =>
        who.call('DELETE', `/api/organizations/${orgId}/members/${whom.id}`);
      const answers = await Promise.all([remove(one, other), remove(other, one)]);
      holds('one of two is removed', answers.filter(({ status }) => status < 300).length === 1, statuses(answers));
    }
  },

  async 'a limit of calls is one for all processes'(track) {
    const { call } = await studio(track);
    const answers = await all(CALL_LIMIT * 3, () => call('GET', '/api/v1/buckets/'));
    const admitted = answers.filter(({ status }) => status === 200).length;
    // why not exactly: each process has taken a handful, and may have some of it left
    holds('no more than the limit, nor many fewer', admitted <= CALL_LIMIT && admitted > CALL_LIMIT * 0.8, admitted);
    // why 503 too: a machine that is busy enough seems to have no database
    const known = answers.every(({ status }) => [200, 429, 503].includes(status));
    holds('the others are told to wait', known && statuses(answers).includes(429), statuses(answers));
  },

  async 'a code is redeemed once'(track) {
    const place = await moneyPlace(track);
    const payer = await openPayer(place);
    for (const _ of upTo(3)) {
      await redeemOnce(place, payer);
    }
  },

  async 'a deposit is decided once'(track) {
    const place = await moneyPlace(track);
    const payer = await openPayer(place);
    for (const _ of upTo(4)) {
      await decideOnce(place, payer);
    }
  },

  async 'no more is spent than there is'(track) {
    await spendAll(await moneyPlace(track), { count: 60, affordable: 10 });
  },

  async 'runs of bills do not stand in the way of each other'(track) {
    const place = await moneyPlace(track);
    const operator = caller(track, { cookie: place.operator });
    for (const _ of upTo(4)) {
      const apps = await all(12, () => track.helper.app(['passport', 'asset-streaming']));
      await meterAdd(
        track.helper.ports.db,
        new Date(),
        apps.flatMap(({ id }) => [
          { appId: id, service: 'passport', metric: 'sms', amount: 100 },
          { appId: id, service: 'asset-streaming', metric: 'usageBytes', amount: 10 ** 12 },
        ]),
      );
      const only = [{}, { ServiceName: 'passport' }, { ServiceName: 'asset-streaming' }];
      const answers = await all(12, (index) => operator('POST', '/api/process-bill', only[index % only.length]));
      holds(
        'every run ends well',
        is(
          answers,
          answers.map(() => 200),
        ),
        statuses(answers),
      );
      await refuseDrift(place);
    }
  },
};

const CALL_LIMIT = 60;

/** What the processes of a race are told beside the usual, by its name. */
export const RACE_ENV: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // why so many seconds: no window ends during a race, but for once in eleven days
  'a limit of calls is one for all processes': { UOS_CALL_LIMITS: `${CALL_LIMIT}/999999` },
};
