import { createClient, type Transport } from '@uos/sdk/browser';
import { cdnTable } from '@uos/sdk/services/cdn';
import { passportTable } from '@uos/sdk/services/passport';
import { describe, expect, it } from 'vitest';
import { compareValues, given, localSource, type Question, serverSource, sortedHere } from './source.ts';

const question: Question = { q: '', filters: {}, sort: undefined };
const { signal } = new AbortController();

/** A server that writes down what it is asked and answers the given bodies in turn. */
function serverOf(...answers: readonly { readonly body: unknown; readonly headers?: Record<string, string> }[]) {
  const asked: string[] = [];
  const transport: Transport = async ({ method, url, body }) => {
    const { body: answer, headers = {} } = answers[asked.length] ?? { body: {} };
    asked.push(`${method} ${url.replace('http://uos', '')} ${typeof body === 'string' ? body : ''}`.trim());
    return {
      status: 200,
      header: (name) => headers[name.toLowerCase()],
      text: async () => JSON.stringify(answer),
      bytes: async () => new Uint8Array(),
      stream: () => {
        throw new Error('nobody streams here');
      },
    };
  };
  const client = createClient(
    { origin: 'http://uos', hosts: 'local', transport },
    { cdn: cdnTable, passport: passportTable },
  );
  return { client, asked };
}

describe('serverSource', () => {
  it('asks in pages and reads the total from the header where the call does so', async () => {
    const { client, asked } = serverOf({ body: [{ id: 'b' }], headers: { 'content-range': 'items 21-21/41' } });
    const source = serverSource({ key: ['b'], call: client.cdn.buckets.list, input: ({ q }) => given({ name: q }) });
    const answer = await source.page({ ...question, q: 'web', page: 2, size: 20 }, signal);
    expect(answer).toEqual({ rows: [{ id: 'b' }], total: 41 });
    expect(asked).toEqual(['GET /api/v1/buckets/?name=web&per_page=20&page=2']);
  });

  it('asks by start and count in the body where the call does so, and reads its own list', async () => {
    const { client, asked } = serverOf({ body: { realms: [{ realmID: 'r' }], start: 40, count: 20, total: 41 } });
    const source = serverSource({ key: ['r'], call: client.passport.realms.search });
    expect(await source.page({ ...question, page: 3, size: 20 }, signal)).toEqual({
      rows: [{ realmID: 'r' }],
      total: 41,
    });
    expect(asked).toEqual(['POST /upass/v1/realms/search {"count":20,"start":40}']);
  });

  it('walks every page for those who need all rows', async () => {
    const page = (n: number) => ({ body: { realms: [{ realmID: `r${n}` }], start: n, count: 1, total: 2 } });
    const { client } = serverOf(page(0), page(1));
    const found: unknown[] = [];
    for await (const { rows, total } of serverSource({ key: [], call: client.passport.realms.search }).all(
      question,
      signal,
    )) {
      found.push([total, ...rows]);
    }
    expect(found).toEqual([
      [2, { realmID: 'r0' }],
      [2, { realmID: 'r1' }],
    ]);
  });
});

describe('localSource', () => {
  const rows = [
    { name: '十区', size: 10, state: 'Open' },
    { name: 'b2', size: 9, state: 'Open' },
    { name: 'b10', size: 11, state: 'Closed' },
  ];
  const source = localSource({ key: ['x'], load: async () => rows, search: ({ name }) => name });

  it('searches, filters, sorts and cuts', async () => {
    const names = async (changes: Partial<Question>, page = 1) =>
      (await source.page({ ...question, ...changes, page, size: 2 }, signal)).rows.map(({ name }) => name);
    expect(await names({})).toEqual(['十区', 'b2']);
    expect(await names({}, 2)).toEqual(['b10']);
    expect(await names({ q: 'B' })).toEqual(['b2', 'b10']);
    expect(await names({ filters: { state: 'Closed' } })).toEqual(['b10']);
    expect(await names({ filters: { state: '' }, sort: { key: 'size', direction: 'desc' } })).toEqual(['b10', '十区']);
    expect(await names({ q: 'b', sort: { key: 'name', direction: 'asc' } })).toEqual(['b2', 'b10']);
  });
});

describe('compareValues', () => {
  it('puts nothing last and counts numbers in a text as numbers', () => {
    expect([undefined, 3, '', 1, null].sort(compareValues)).toEqual([1, 3, '', null, undefined]);
    expect(['v10', 'v9'].sort(compareValues)).toEqual(['v9', 'v10']);
    expect([undefined, 3, '', 1].sort((a, b) => compareValues(a, b, 'desc'))).toEqual([3, 1, '', undefined]);
  });
});

describe('given', () => {
  it('keeps zero and false, drops empty texts and nothings', () => {
    expect(given({ a: '', b: undefined, c: 0, d: false, e: 'x' })).toEqual({ c: 0, d: false, e: 'x' });
  });
});

describe('sortedHere', () => {
  const pages = () =>
    serverOf(
      { body: { realms: [{ realmID: 'b' }, { realmID: 'c' }], start: 0, count: 2, total: 3 } },
      { body: { realms: [{ realmID: 'a' }], start: 2, count: 1, total: 3 } },
    );
  const sort = { key: 'realmID', direction: 'asc' } as const;

  it('leaves the pages to the server while no order is asked for', async () => {
    const { client, asked } = pages();
    const source = sortedHere(serverSource({ key: [], call: client.passport.realms.search }));
    expect(await source.page({ ...question, page: 1, size: 2 }, signal)).toEqual({
      rows: [{ realmID: 'b' }, { realmID: 'c' }],
      total: 3,
    });
    expect(asked).toHaveLength(1);
  });

  it('reads every row and cuts the page from the sorted ones where an order is asked for', async () => {
    const source = sortedHere(serverSource({ key: [], call: pages().client.passport.realms.search }));
    expect(await source.page({ ...question, sort, page: 1, size: 2 }, signal)).toEqual({
      rows: [{ realmID: 'a' }, { realmID: 'b' }],
      total: 3,
    });
  });
});
