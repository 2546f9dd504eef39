// What anybody may ask of the documents: so much at once, and so often.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ config: { limitsCallers: true } });
});
afterAll(() => platform?.stop());

const search = (body: object) => platform.call('POST', '/ai/search-documents', body);

describe('a search of the documents', () => {
  it('takes 200 characters and answers 100 rows at most', async () => {
    expect((await search({ Query: '徽章'.repeat(100), Count: 100 })).status).toBe(200);
    for (const body of [
      { Query: '徽'.repeat(201) },
      { Query: '' },
      { Query: ' \n' },
      { Query: '徽章\u0000' },
      { Query: '徽章', Count: 101 },
      { Query: '徽章', Count: 0 },
      { Query: ['徽章'] },
    ]) {
      expect([body, (await search(body)).status]).toEqual([body, 400]);
    }
  });

  it('reads operators of a search as words', async () => {
    for (const Query of ["a' | 'b", '!!徽章 & <-> (((', ':* \\ %', "徽章') OR 1=1--", '*'.repeat(200)]) {
      expect([Query, (await search({ Query })).status]).toEqual([Query, 200]);
    }
  });

  it('is made 600 times in ten minutes by an address, and 429 says when to come back', async () => {
    expect((await search({ Query: '徽章' })).status).toBe(200);
    const { db } = platform.ports;
    const counted = await db
      .updateTable('call_windows')
      .set({ taken: 600 })
      .where('key', 'like', 'knowledge.searchDocuments/%')
      .returning('key')
      .execute();
    expect(counted).toHaveLength(1);
    // why up to a handful: a process takes calls from the shared count by so many at once
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length <= 30) {
      statuses.push((await search({ Query: '徽章' })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(Number((await search({ Query: '徽章' })).headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
