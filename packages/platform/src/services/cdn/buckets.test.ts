import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

describe('buckets', () => {
  it('are created, listed with their total, changed and deleted', async () => {
    const app = await platform.app();
    const created = await app.call('POST', '/api/v1/buckets/', { name: 'main' });
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({ name: 'main', projectguid: app.id, entry_count: 0, last_release: null });

    const list = await app.call('GET', '/api/v1/buckets/?per_page=1');
    expect(list.headers.get('content-range')).toBe('items 1-1/1');

    const { id } = created.body as { id: string };
    const renamed = await app.call('PUT', `/api/v1/buckets/${id}/`, { name: 'renamed' });
    expect(renamed.body).toMatchObject({ id, name: 'renamed' });

    const removed = await app.call('DELETE', `/api/v1/buckets/${id}/`);
    expect(removed.status).toBe(204);
    expect((await app.call('GET', `/api/v1/buckets/${id}/`)).status).toBe(404);
  });

  it('answer a page past the end with an empty list and the total', async () => {
    const app = await platform.app();
    await app.call('POST', '/api/v1/buckets/', { name: 'only' });
    const page = await app.call('GET', '/api/v1/buckets/?page=9');
    expect(page.body).toEqual([]);
    expect(page.headers.get('content-range')).toBe('items 0-0/1');
  });

  it('refuse a name that is taken in the app, with code 6', async () => {
    const app = await platform.app();
    await app.call('POST', '/api/v1/buckets/', { name: 'twice' });
    const second = await app.call('POST', '/api/v1/buckets/', { name: 'twice' });
    expect(second.status).toBe(409);
    expect(second.body).toEqual({
      code: 6,
      reason: 'Already exists',
      details: ['a bucket named "twice" already exists'],
    });
  });

  it('of another app answer like an unknown id', async () => {
    const [mine, theirs] = [await platform.app(), await platform.app()];
    const { body } = await theirs.call('POST', '/api/v1/buckets/', { name: 'secret' });
    const answer = await mine.call('GET', `/api/v1/buckets/${(body as { id: string }).id}/`);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 5 });
  });

  it('answer 401 code 3 to a wrong secret and to an AppSecret', async () => {
    const app = await platform.app();
    const wrong = await platform.call('GET', '/api/v1/buckets/', undefined, { basic: `${app.id}:${app.secret}` });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ code: 3 });
  });

  it('name the field that breaks a rule', async () => {
    const app = await platform.app();
    const answer = await app.call('POST', '/api/v1/buckets/', { description: 'no name' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 1, details: [expect.stringContaining('name')] });
  });
});
