import { app, cdn, declared, passport, services } from '@uos/contract';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#kernel/errors';
import { inputReader } from '#kernel/read-input';

function reader(id: string) {
  const call = declared(services).find((candidate) => candidate.id === id);
  if (call === undefined) {
    throw new Error(`no operation ${id}`);
  }
  const read = inputReader(call);
  return (input: { params?: Record<string, string>; query?: string; body?: unknown }) =>
    read({
      params: input.params ?? {},
      query: new URLSearchParams(input.query ?? ''),
      body: typeof input.body === 'string' ? input.body : JSON.stringify(input.body ?? {}),
    });
}

function refusalOf(read: () => unknown): { status: number; text: string; details: readonly string[] } {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) {
      return { status: error.status, text: error.message, details: error.details };
    }
    throw error;
  }
  throw new Error('it was not refused');
}

const ID = '9d3c1f52-6a0e-4b57-8f2d-1c7e5a90b384';

describe('inputReader', () => {
  it('reads queries by their types: numbers, repeated keys, keys with brackets, and lets an empty one be absent', () => {
    const list = reader(`${app.name}.list`);
    expect(list({ query: `appId=${ID}&offset=5&count=` })).toEqual({ appId: [ID], offset: 5 });
    expect(list({ query: `appId[]=${ID}&appId=${ID}` })).toEqual({ appId: [ID, ID] });
  });

  it('takes the text of a refusal from the schema where it is one of the catalogue', () => {
    const create = reader(`${app.name}.create`);
    const refused = refusalOf(() => create({ body: { ProjectName: 'x', OrganizationId: 'x' } }));
    expect(refused).toMatchObject({ status: 400, text: 'invalid organization id' });
    expect(refused.details[0]).toContain('OrganizationId');
    expect(refusalOf(() => create({ body: { ProjectName: '', OrganizationId: ID } })).text).toBe('invalid parameters');
  });

  it('tells a body that is no JSON from one of the wrong shape', () => {
    const create = reader(`${app.name}.create`);
    expect(refusalOf(() => create({ body: '{' })).text).toBe('invalid request payload');
    for (const body of ['[]', '"x"', 'null', '1']) {
      expect(refusalOf(() => create({ body })).text).toBe('invalid payload');
    }
  });

  it('reads lobby as usync, ID as Id and the other way round, and numbers that are written as text', () => {
    const set = reader(`${app.name}.services.set`);
    expect(set({ params: { appId: ID }, body: { serviceName: 'lobby', Status: 'Enabled' } })).toMatchObject({
      ServiceName: 'usync',
    });
    const search = reader(`${passport.name}.realms.search`);
    expect(search({ body: { start: '2', count: '3' } })).toEqual({ start: 2, count: 3 });
    const create = reader(`${passport.name}.realms.create`);
    expect(create({ body: { name: 'a', externalRealmId: 'x' } })).toEqual({ name: 'a', externalRealmID: 'x' });
  });

  it('keeps to the letter where content delivery writes snake_case', () => {
    const create = reader(`${cdn.name}.buckets.create`);
    expect(create({ body: { name: 'a', description: '5' } })).toMatchObject({ description: '5' });
  });

  it('refuses NUL anywhere, because PostgreSQL cannot store it', () => {
    const create = reader(`${app.name}.create`);
    const body = (Properties: object) => ({ ProjectName: 'x', OrganizationId: ID, Properties });
    for (const properties of [{ a: 'x\0' }, { 'k\0': 'x' }]) {
      expect(refusalOf(() => create({ body: body(properties) })).text).toBe('invalid parameters');
    }
    expect(refusalOf(() => reader(`${app.name}.getByService`)({ params: { serviceId: 'a\0' } })).status).toBe(400);
  });

  it('is not fooled by keys that every object has', () => {
    const create = reader(`${app.name}.create`);
    const body = `{"ProjectName":"x","OrganizationId":"${ID}","Properties":{"__proto__":"a","constructor":"b"}}`;
    const input = create({ body }) as { Properties: object };
    expect(Object.getPrototypeOf(input.Properties)).not.toBe('a');
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});
