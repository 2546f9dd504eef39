// Databases on the document subset of MongoDB, looked at by the official driver.

import { mongoSubsetCommands } from '@uos/contract/rules';
import { Binary, type Db, Double, Long, MongoClient, MongoServerError } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { BASE, database, done, killProcesses, type Made, made, must, PASSWORD } from './testing.ts';

const order = { name: 'players', engine: 'mongo', instanceTypeId: 'mongo-2c4g' };

let platform: TestPlatform;
let app: TestApp;
let one: Made;
beforeAll(async () => {
  platform = await testPlatform({ config: { databaseIdleSeconds: 1 } });
  app = await platform.app(['storage']);
  one = await made(app, order);
});
afterAll(() => platform?.stop());

interface Login {
  readonly password?: string;
  readonly port?: number;
  readonly user?: string;
  readonly source?: string;
}

async function connected<Result>(
  { password = PASSWORD, port = one.port, user = one.username, source = 'admin' }: Login,
  work: (db: Db, client: MongoClient) => Promise<Result>,
): Promise<Result> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/app`, {
    auth: { username: user, password },
    ...{ authSource: source, serverSelectionTimeoutMS: 15_000 },
  });
  try {
    return await work(client.db(), client);
  } finally {
    await client.close();
  }
}

const ask = <Result>(work: (db: Db, client: MongoClient) => Promise<Result>, login: Login = {}) =>
  connected(login, work);
/** The number of what it is refused with. */
const refused = (work: (db: Db, client: MongoClient) => Promise<unknown>, login: Login = {}) =>
  ask(work, login).then(
    () => 'answered',
    (error: unknown) => (error instanceof MongoServerError ? error.code : (error as Error).name),
  );
const scores = (db: Db) => db.collection<{ _id: string; score?: number; home?: { x: number } }>('scores');

describe('a mongo database', () => {
  it('is said to be a subset, runs, and is connected to by the official driver with its password alone', async () => {
    expect(one).toMatchObject({ status: 'running', message: '', databaseName: 'app', provider: 'subset' });
    expect(one).toMatchObject({ engineVersion: 'subset of 6.0' });
    expect(one.connectionString).toBe(`mongodb://lantern:***@127.0.0.1:${one.port}/app?authSource=admin`);
    expect(await ask((db) => db.command({ ping: 1 }))).toMatchObject({ ok: 1 });
    const ping = (db: Db) => db.command({ ping: 1 });
    expect(await refused(ping, { password: 'Wrong7!^(' })).toBe(18);
    for (const user of ['uos_administrator', 'nobody']) {
      expect(await refused(ping, { user })).toBe(18);
    }
    expect(await refused(ping, { source: 'app' })).toBe(18);
    const warnings = await ask((_, client) => client.db('admin').command({ getLog: 'startupWarnings' }));
    expect(String(warnings.log)).toContain('subset of 6.0');
  });

  it('answers what it does not know with the error that MongoDB has for that', async () => {
    const unknown = (db: Db) => db.command({ mapReduce: 'scores' });
    expect(await refused(unknown)).toBe(59);
    await expect(ask(unknown)).rejects.toMatchObject({
      codeName: 'CommandNotFound',
      message: "no such command: 'mapReduce'",
    });
    const inner = [{ $facet: { all: [{ $unionWith: { coll: 'x', pipeline: [{ $out: 'y' }] } }] } }];
    for (const stages of [
      [{ $out: 'y' }],
      inner,
      [{ $lookup: { from: 'x', as: 'other', pipeline: [{ $merge: 'y' }] } }],
      [{ $lookup: { from: 'x', as: 'other', pipeline: inner } }],
    ]) {
      expect(await refused((db) => db.collection('x').aggregate(stages).toArray())).toBe(40_324);
    }
    expect(
      await refused((db) =>
        db
          .collection('x')
          .find({ a: { $near: [0, 0] } })
          .toArray(),
      ),
    ).toBe(2);
    const transaction = (db: Db, client: MongoClient) =>
      client.withSession((session) =>
        session.withTransaction(() => db.collection('x').insertOne({ a: 1 }, { session })),
      );
    expect(await refused(transaction)).not.toBe('answered');
    expect(await refused((db) => db.createCollection('x', { capped: true, size: 1000 }))).toBe(72);
  });

  it('lets nobody out of it', async () => {
    const other = (name: string) => (_: Db, client: MongoClient) => client.db(name).collection('system.users');
    expect(await refused(async (db, client) => other('admin')(db, client).find().toArray())).toBe(13);
    expect(await refused((_, client) => client.db('admin').command({ createUser: 'eve', pwd: 'x', roles: [] }))).toBe(
      13,
    );
    expect(await refused((_, client) => client.db('other').collection('x').insertOne({ a: 1 }))).toBe(13);
    expect(await refused((db) => db.collection('x').find({ $where: 'sleep(1)' }).toArray())).toBe(2);
    expect(await refused((db) => db.collection('system.users').insertOne({ a: 1 }))).toBe(73);
    const anonymous = new MongoClient(`mongodb://127.0.0.1:${one.port}/app`);
    await expect(anonymous.db().collection('x').find().toArray()).rejects.toMatchObject({ code: 13 });
    await anonymous.close();
  });
});

describe('what the subset knows', () => {
  it('finds, sorts, cuts and projects, over as many replies as it takes', async () => {
    await ask(async (db) => {
      const players = db.collection<{ _id: number; name: string; level: number; tags: string[]; home?: { x: number } }>(
        'p',
      );
      await players.insertMany(
        Array.from({ length: 250 }, (_, at) => ({
          _id: at,
          name: `p${at}`,
          level: at % 10,
          tags: ['a', `t${at % 3}`],
        })),
      );
      await players.insertOne({ _id: 900, name: 'ana', level: 99, tags: [], home: { x: 1 } });
      expect((await players.find({ level: { $gte: 5 } }, { batchSize: 10 }).toArray()).length).toBe(126);
      expect(
        await players
          .find({ level: 9 }, { projection: { _id: 0, name: 1 } })
          .sort({ _id: -1 })
          .limit(2)
          .toArray(),
      ).toEqual([...[{ name: 'p249' }, { name: 'p239' }]]);
      expect(await players.find().sort({ level: -1, _id: 1 }).skip(1).limit(1).next()).toMatchObject({ _id: 9 });
      expect(await players.findOne({ 'home.x': 1 })).toMatchObject({ name: 'ana' });
      expect(await players.countDocuments({ tags: 't1' })).toBe(83);
      expect(await players.estimatedDocumentCount()).toBe(251);
      expect((await players.distinct('tags')).toSorted()).toEqual(['a', 't0', 't1', 't2']);
      const cursor = players.find({}, { batchSize: 2 });
      await cursor.next();
      await cursor.close();
      expect(await players.findOne({ name: /^AN/i }, { projection: { name: 1 } })).toEqual({ _id: 900, name: 'ana' });
      await players.drop();
    });
  });

  it('changes documents as they are told, and only one where only one is meant', async () => {
    await ask(async (db) => {
      const at = scores(db);
      await at.insertMany([
        { _id: 'ana', score: 7 },
        { _id: 'ben', score: 8 },
      ]);
      expect(await at.updateOne({ _id: 'ana' }, { $inc: { score: 1 }, $set: { 'home.x': 2 } })).toMatchObject({
        ...{ matchedCount: 1, modifiedCount: 1 },
      });
      expect(await at.updateMany({}, { $max: { score: 8 } })).toMatchObject({ matchedCount: 2, modifiedCount: 0 });
      expect(
        await at.updateOne({ _id: 'eve' }, { $inc: { score: 1 }, $setOnInsert: { isNew: true } }, { upsert: true }),
      ).toMatchObject({
        ...{ matchedCount: 0, upsertedCount: 1, upsertedId: 'eve' },
      });
      await at.updateOne({ _id: 'eve' }, [{ $set: { score: { $add: ['$score', 10] } } }]);
      await at.updateOne({ _id: 'eve' }, { $push: { bag: { $each: [3, 1, 2], $sort: 1 } } as never });
      await at.updateOne({ _id: 'eve', bag: 2 } as never, { $set: { 'bag.$': 20 } });
      expect(await at.findOne({ _id: 'eve' })).toEqual({
        _id: 'eve',
        isNew: true,
        score: 11,
        bag: expect.arrayContaining([20]),
      });
      expect(await at.replaceOne({ _id: 'eve' }, { score: 0 })).toMatchObject({ modifiedCount: 1 });
      expect(
        await at.findOneAndUpdate(
          { score: { $gte: 8 } },
          { $inc: { score: 5 } },
          { sort: { _id: -1 }, returnDocument: 'after' },
        ),
      ).toEqual({
        ...{ _id: 'ben', score: 13 },
      });
      expect(await at.findOneAndDelete({ _id: 'eve' })).toEqual({ _id: 'eve', score: 0 });
      expect(await at.deleteMany({ score: { $gt: 100 } })).toMatchObject({ deletedCount: 0 });
      await expect(at.updateOne({ _id: 'ana' }, { $set: { _id: 'other' } })).rejects.toMatchObject({
        code: expect.any(Number),
      });
      await expect(at.updateOne({ _id: 'ana' }, { $inc: { home: 1 } } as never)).rejects.toMatchObject({ code: 14 });
      await expect(at.updateOne({ _id: 'ana' }, { $nothing: { a: 1 } } as never)).rejects.toMatchObject({ code: 9 });
      await at.deleteMany({});
    });
  });

  it('keeps every value as it came, and numbers in their kind where they are changed', async () => {
    await ask(async (db) => {
      const kinds = db.collection('kinds', { promoteValues: false });
      const bytes = [new Binary(Buffer.from([0xff])), new Binary(Buffer.from([0xfe]))];
      await kinds.insertMany(bytes.map((value, at) => ({ value, at })));
      expect(await db.collection('kinds').countDocuments({ value: bytes[0] })).toBe(1);
      const day = new Date('2026-11-27T00:00:00Z');
      await kinds.insertOne({
        _id: 'k' as never,
        d: new Double(5),
        l: Long.fromNumber(5),
        i: 5,
        big: Long.MAX_VALUE,
        day,
      });
      await kinds.updateOne({ _id: 'k' as never }, { $inc: { d: 1, l: 1, i: 1 }, $set: { put: new Double(2) } });
      await kinds.updateOne({ _id: 'k' as never }, { $inc: { i: 2 ** 31 - 7 } });
      await kinds.updateOne({ _id: 'k' as never }, { $inc: { i: 1 } });
      const found = await kinds.findOne({ _id: 'k' as never });
      expect([found?.d, found?.l, found?.put, found?.big, found?.day]).toEqual([
        ...[new Double(6), Long.fromNumber(6), new Double(2), Long.MAX_VALUE, day],
      ]);
      expect(found?.i).toEqual(Long.fromNumber(2 ** 31));
      await expect(db.collection('kinds').updateOne({ _id: 'k' as never }, { $inc: { big: 1 } })).rejects.toMatchObject(
        { code: 14 },
      );
      await kinds.drop();
    });
  });

  it('has indexes that find, that take one of a kind, and that expire', async () => {
    await ask(async (db) => {
      const at = db.collection('mail');
      expect(await at.createIndex({ address: 1 }, { unique: true })).toBe('address_1');
      await at.createIndex({ player: 1, day: 1 });
      await at.createIndex({ until: 1 }, { expireAfterSeconds: 0 });
      await at.insertMany([
        { address: 'a', player: 1, day: 1 },
        { address: 'b', player: 1, day: 2 },
      ]);
      await expect(at.insertOne({ address: 'a' })).rejects.toMatchObject({
        code: 11_000,
        keyPattern: { address: 1 },
        keyValue: { address: 'a' },
      });
      await expect(at.updateOne({ address: 'b' }, { $set: { address: 'a' } })).rejects.toMatchObject({ code: 11_000 });
      await expect(
        at.insertMany([{ address: 'c' }, { address: 'c' }, { address: 'd' }], { ordered: false }),
      ).rejects.toMatchObject({
        result: { insertedCount: 2 },
      });
      const plan = await at.find({ player: 1, day: 2 }).explain('queryPlanner');
      expect(plan.queryPlanner.winningPlan).toMatchObject({ stage: 'IXSCAN', indexName: 'player_1_day_1' });
      expect((await at.find({ day: 2 }).explain()).executionStats).toMatchObject({
        nReturned: 1,
        executionStages: { stage: 'COLLSCAN' },
      });
      expect(await at.find({ player: 1, day: { $in: [1, 2, 3] } }).toArray()).toHaveLength(2);
      expect((await at.indexes()).map(({ name }) => name)).toEqual(['_id_', 'address_1', 'player_1_day_1', 'until_1']);
      await at.dropIndex('address_1');
      await at.insertOne({ address: 'a' });
      await expect(at.createIndex({ address: 1 }, { unique: true })).rejects.toMatchObject({ code: 11_000 });
      await expect(at.createIndex({ text: 'text' })).rejects.toMatchObject({ code: 67 });
      await at.rename('post');
      expect((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name)).toContain('post');
      await db.collection('post').drop();
    });
  });

  it('computes over pipelines', async () => {
    await ask(async (db) => {
      await db
        .collection('bought')
        .insertMany([1, 2, 3, 4].map((at) => ({ player: at % 2 === 0 ? 'ana' : 'ben', yuan: at })));
      await db.collection<{ _id: string; name: string }>('names').insertOne({ _id: 'ana', name: 'Ana' });
      const rows = await db
        .collection('bought')
        .aggregate([
          { $match: { yuan: { $gt: 1 } } },
          { $group: { _id: '$player', sum: { $sum: '$yuan' }, most: { $max: '$yuan' } } },
          { $lookup: { from: 'names', localField: '_id', foreignField: '_id', as: 'of' } },
          { $sort: { sum: -1 } },
        ])
        .toArray();
      expect(rows).toEqual([
        { _id: 'ana', sum: 6, most: 4, of: [{ _id: 'ana', name: 'Ana' }] },
        { _id: 'ben', sum: 3, most: 3, of: [] },
      ]);
      expect(
        await refused((own) =>
          own
            .collection('bought')
            .aggregate([{ $nothing: {} }])
            .toArray(),
        ),
      ).toBe(40_324);
      await db.dropDatabase();
      expect(await db.listCollections().toArray()).toEqual([]);
    });
  });

  it('is asked for by clients in each of its commands', async () => {
    const asked = await ask(async (db) => {
      const codes: unknown[] = [];
      for (const name of mongoSubsetCommands) {
        await db.command({ [name]: 'nowhere' }).catch((error: MongoServerError) => codes.push(error.code));
      }
      return codes;
    });
    expect(asked).not.toContain(59);
  });
});

describe('the life of a mongo database', () => {
  it('ends connections where it is restarted, and keeps what was written', async () => {
    await ask((db) => scores(db).insertOne({ _id: 'ana', score: 7 }));
    await ask(async (db, client) => {
      const lost = new Promise((resolve) => client.once('connectionClosed', resolve));
      await db.command({ ping: 1 });
      await done(app, 'POST', `/databases/${one.databaseId}/restart`);
      await lost;
    });
    expect(await ask((db) => scores(db).find().toArray())).toEqual([{ _id: 'ana', score: 7 }]);
  });

  it('is there again after its server was killed, with all that was acknowledged', async () => {
    await ask((db) => scores(db).insertOne({ _id: 'ben', score: 8 }));
    await killProcesses(platform.ports, 'database-mongo');
    await expect.poll(() => refused((db) => scores(db).findOne()), { timeout: 10_000 }).toBe('answered');
    expect(await ask((db) => scores(db).countDocuments())).toBe(2);
    expect((await database(app, one.databaseId)).status).toBe('running');
  });

  it('takes no more data once its storage is used up, until there is room', async () => {
    const { databases } = platform.ports;
    await databases.setFull(one.databaseId, true);
    expect(await refused((db) => scores(db).insertOne({ _id: 'eve' }))).toBe(13);
    expect(await ask((db) => scores(db).deleteOne({ _id: 'ben' }))).toMatchObject({ deletedCount: 1 });
    await databases.setFull(one.databaseId, false);
    expect(await refused((db) => scores(db).insertOne({ _id: 'eve' }))).toBe('answered');
    await ask((db) => scores(db).deleteOne({ _id: 'eve' }));
  });

  it('sleeps once nobody is there, and wakes for the next who comes', async () => {
    const { databases } = platform.ports;
    await expect.poll(() => databases.activity(one.databaseId), { timeout: 10_000 }).toBe('asleep');
    expect(await databases.sample(one.databaseId)).toBeUndefined();
    expect(await ask((db) => scores(db).find().toArray())).toEqual([{ _id: 'ana', score: 7 }]);
  });

  it('takes a new password, and is gone where it is deleted', async () => {
    const other = await made(app, { ...order, name: 'other' });
    const at = { port: other.port };
    const password = 'Lighthouse8#';
    await done(app, 'POST', `/databases/${other.databaseId}/reset-password`, { password });
    const ping = (db: Db) => db.command({ ping: 1 });
    expect(await refused(ping, at)).toBe(18);
    expect(await refused(ping, { ...at, password })).toBe('answered');
    await done(app, 'DELETE', `/databases/${other.databaseId}`);
    await expect(fetch(`http://127.0.0.1:${other.port}/`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  it('is reached from elsewhere only while its public endpoint is on', async () => {
    const path = `/databases/${one.databaseId}`;
    await done(app, 'POST', `${path}/create-proxy`);
    const { proxy } = await database(app, one.databaseId);
    expect(await refused((db) => db.command({ ping: 1 }), { port: proxy.port })).toBe('answered');
    await done(app, 'POST', `${path}/release-proxy`);
    await expect(fetch(`http://127.0.0.1:${proxy.port}/`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  it('is backed up, downloaded, and restored beside itself and into itself', async () => {
    const path = `/databases/${one.databaseId}`;
    await ask(async (db) => {
      const odd = db.collection('odd');
      await odd.createIndex({ n: 1 }, { unique: true });
      await odd.insertMany(
        Array.from({ length: 600 }, (_, n) => ({ n, l: Long.fromNumber(n), d: new Double(n), t: '龙\n"' })),
      );
    });
    const all = (login: Login = {}) =>
      ask(async (db) => {
        const found = await db
          .collection('odd')
          .find({}, { raw: true, sort: { n: 1 } })
          .toArray();
        const bodies = found.map((body) => Buffer.from(body as unknown as Uint8Array).toString('base64'));
        return { bodies, indexes: await db.collection('odd').indexes(), scores: await scores(db).find().toArray() };
      }, login);
    const before = await all();
    const { backupId } = await done<{ backupId: string; asyncRequestId: string }>(app, 'POST', `${path}/backup`);
    const { internetUrl } = await must<{ internetUrl: string }>(
      app,
      'GET',
      `${path}/backups/${backupId}/download-urls`,
    );
    expect([internetUrl.includes('.ndjson.gz?'), (await fetch(internetUrl)).status]).toEqual([true, 200]);
    await ask((db) => db.collection('odd').deleteMany({ n: { $gt: 10 } }));
    const { databaseId } = await done<{ databaseId: string; asyncRequestId: string }>(
      app,
      'POST',
      `${path}/backups/${backupId}:restore`,
    );
    const { port } = await database(app, databaseId);
    expect(await all({ port })).toEqual(before);
    await done(app, 'POST', `${path}/backups/${backupId}:restore`, { asNew: false, name: 'players' });
    expect(await all()).toEqual(before);
    await done(app, 'DELETE', `/databases/${databaseId}`);
  });
});

describe('the query console', () => {
  interface Answered {
    readonly rows: readonly (readonly string[])[];
    readonly truncated: boolean;
    readonly details: readonly { readonly reason: string }[];
  }
  const run = async (statement: string, more: object = {}): Promise<Answered> =>
    (await app.call('POST', `${BASE}/databases/${one.databaseId}/query`, { statement, ...more })).body as Answered;

  it('runs one command, which changes nothing unless told', async () => {
    expect(await run('{ "find": "scores" }')).toMatchObject({
      columns: [{ name: 'document', type: 'json' }],
      rows: [['{"_id":"ana","score":7}']],
      ...{ truncated: false, command: 'find' },
    });
    const many = await run('{ "find": "odd", "filter": {} }', { limit: 10 });
    expect([many.rows.length, many.truncated]).toEqual([10, true]);
    const write = '{ "insert": "scores", "documents": [{ "_id": "cat" }] }';
    const refused = (await run(write)).details;
    expect(refused).toMatchObject([{ reason: expect.stringContaining('not authorized') }, { field: 'readOnly' }]);
    expect((await run('find')).details).toHaveLength(1);
    expect((await run(write, { readOnly: false })).rows).toEqual([['{"n":1,"ok":1}']]);
    expect((await run('find')).details[0]?.reason).toContain('extended JSON');
    expect((await run('{ "mapReduce": "x" }')).details[0]?.reason).toBe("no such command: 'mapReduce' (59)");
  });
});

describe('what a database says of itself', () => {
  it('is its load, and commands that took long', async () => {
    const { databases } = platform.ports;
    await ask(async (db) => {
      const text = 'x'.repeat(1000);
      await db.collection('slow').insertMany(Array.from({ length: 5000 }, (_, n) => ({ n, text })));
      for (const until = performance.now() + 20_000; performance.now() < until; ) {
        await db.collection('slow').find({ text: /y$/ }).toArray();
        const found = await databases.slow(one.databaseId);
        if (found.some(({ statement }) => statement.includes('"find":"slow"'))) {
          expect(found).toContainEqual({
            ...{
              at: expect.any(String),
              durationMs: expect.any(Number),
              statement: expect.stringContaining('"find":"slow"'),
            },
            ...{ database: 'app', user: 'lantern', rowsExamined: expect.any(Number) },
          });
          expect(await databases.sample(one.databaseId)).toMatchObject({ connections: expect.any(Number) });
          return;
        }
        await db.collection('slow').insertMany(Array.from({ length: 5000 }, (_, n) => ({ n, text })));
      }
      throw new Error('nothing was slow');
    });
  });
});
