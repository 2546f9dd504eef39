import { bases } from '@uos/sdk/services/bases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRoutes } from '../../program/manifest.ts';
import { type Outside, openOutside } from '../../testing/run-uos.ts';
import { findRoute, PREFIXES } from './find-route.ts';

let outside: Outside;
beforeAll(() => {
  // why: nothing listens there, so a line that is sent fails in another way
  outside = openOutside({ UOS_ORIGIN: 'http://127.0.0.1:9' });
});
afterAll(() => outside.remove());

describe('findRoute', () => {
  it('takes a path of the platform itself without its /api', () => {
    const id = '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e';
    expect(findRoute('GET', `/app/${id}`)).toEqual(findRoute('GET', `/api/app/${id}`));
  });

  it('completes a path that one service has', () => {
    expect(findRoute('GET', '/buckets/').path).toBe('/api/v1/buckets/');
    expect(findRoute('POST', '/realms/search').path).toBe('/upass/v1/realms/search');
    expect(findRoute('GET', '/databases?engine=mysql').path).toBe('/ucrud/v1/databases?engine=mysql');
    expect(findRoute('GET', '/service/app').path).toBe('/service/app');
  });

  it('knows the prefix of every base', () => {
    expect([...PREFIXES].sort()).toEqual(Object.values(bases).filter(Boolean).sort());
  });
});

describe('uos api', () => {
  it('names the nearest path offline', async () => {
    const { code, stderr } = await outside.run(['api', 'GET', '/bukets/']);
    expect([code, stderr]).toEqual([
      2,
      'error: The contract has no call GET /bukets/.\nwhy: nearest: GET /api/v1/buckets/\nnext: uos api GET /api/v1/buckets/\n',
    ]);
  });

  it('says which methods a path takes, and which services share one', async () => {
    expect((await outside.run(['api', 'DELETE', '/api/v1/buckets/'])).stderr).toContain('this path takes GET, POST');
    expect((await outside.run(['api', 'GET', '/metrics/topk'])).stderr).toContain('Several services have this path');
  });
});

describe('completion', () => {
  it('knows the paths of a method and the ids of calls', async () => {
    const complete = async (...words: string[]) =>
      (await outside.run(['__complete', ...words])).stdout.trim().split('\n');
    expect(await complete('api', 'GET', '/upass/v1/realms')).toEqual(['/upass/v1/realms/{id}']);
    expect(await complete('api', 'schema', 'passport.realms.c')).toEqual(['passport.realms.create']);
  });
});

describe('uos api routes', () => {
  it('lists all calls, or those that have every word', async () => {
    expect((await outside.run(['api', 'routes', '--json'])).json<unknown[]>()).toHaveLength(readRoutes().length);
    const { stdout } = await outside.run(['api', 'routes', '区服', '-X', 'DELETE']);
    expect(stdout).toBe('passport.realms.remove\tDELETE\t/upass/v1/realms/{id}\tDelete a realm\t\n');
  });
});

describe('uos api schema', () => {
  it('shows input and reply with the entities they name', async () => {
    const schema = (await outside.run(['api', 'schema', 'passport.realms.create'])).json<Record<string, object>>();
    expect(Object.keys(schema.$defs ?? {})).toEqual(['Realm']);
    expect(schema.input).toMatchObject({ required: ['name'], 'x-in': { name: 'body' } });
  });

  it('names the nearest call', async () => {
    const { code, stderr } = await outside.run(['api', 'schema', 'passport.realm.create']);
    expect([code, stderr.split('\n')[1]]).toEqual([2, 'next: uos api schema passport.realms.create']);
  });
});
