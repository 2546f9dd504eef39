import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { services } from '../index.ts';
import { readServices } from './model.ts';
import { openApi } from './openapi.ts';

const models = readServices(services);
type Document = {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: { schemas: Record<string, unknown> };
};
const document = (name: string): Document =>
  openApi(models.find(({ service }) => service.name === name) ?? (models[0] as never)) as unknown as Document;

describe('openApi', () => {
  for (const model of models) {
    it(`describes ${model.service.name} in a document that another tool accepts`, async () => {
      const result = await new Validator().validate(structuredClone(openApi(model)));
      expect(result.errors ?? []).toEqual([]);
      expect(result.valid).toBe(true);
    });

    it(`resolves every reference of ${model.service.name}`, () => {
      const one = document(model.service.name);
      const names = Array.from(
        JSON.stringify(one).matchAll(/"#\/components\/schemas\/(\w+)"/g),
        (match) => match[1] ?? '',
      );
      expect(names.filter((name) => !Object.hasOwn(one.components.schemas, name))).toEqual([]);
    });
  }

  it('says where the total of a page is and who may ask', () => {
    const list = document('cdn').paths['/api/v1/buckets/']?.get;
    expect(list).toMatchObject({
      operationId: 'cdn.buckets.list',
      security: [{ app: [] }, { session: [] }, { operator: [] }],
      responses: { 200: { headers: { 'Content-Range': expect.anything() } }, default: expect.anything() },
      'x-known': 'seen',
      'x-errors': [1, 2],
    });
  });

  it('says how a call fails that fails otherwise than its service', () => {
    const failure = (name: string, path: string, method: string) => {
      const { paths, components } = document(name);
      const responses = paths[path]?.[method]?.responses as Record<string, unknown> | undefined;
      const named = /schemas\/(\w+)/.exec(JSON.stringify(responses?.default))?.[1] ?? '';
      return { named, body: components.schemas[named] };
    };
    const others = readServices(services)
      .flatMap(({ operations }) => operations)
      .filter(({ errorStyle, service }) => errorStyle !== service.errorStyle);
    expect(others.map(({ id }) => id)).toEqual(expect.arrayContaining(['metrics.bindUserRoles', 'multiverse.ping']));
    const platform = failure('app', '/api/apps', 'get');
    for (const { service, fullPath, operation } of others) {
      expect(failure(service.name, fullPath, operation.method.toLowerCase())).toEqual({
        named: 'PlatformError',
        body: platform.body,
      });
    }
  });

  it('repeats the key of a list', () => {
    const appId = { name: 'appId', in: 'query', style: 'form', explode: true };
    expect(document('app').paths['/api/apps']?.get?.parameters).toContainEqual(expect.objectContaining(appId));
  });

  it('keeps the verb of a path and the final slash', () => {
    expect(Object.keys(document('cdn').paths)).toContain('/api/v1/buckets/{id}/statistics');
    expect(Object.keys(document('cdn').paths)).toContain('/api/v1/buckets/{id}/promote/');
  });
});
