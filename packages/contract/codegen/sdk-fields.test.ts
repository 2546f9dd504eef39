import { describe, expect, it } from 'vitest';
import { sdkFields } from './sdk-fields.ts';
import { catHouse } from './testing.ts';

describe('sdkFields', () => {
  it('writes one line per key, with shared formats named', () => {
    expect(sdkFields(catHouse())).toMatchInlineSnapshot(`
      "// Generated from the contract by \`npm run gen\`; do not edit.
      import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

      export const infoFields: OperationFields = {};

      export const catsListFields: OperationFields = {
        mood: { in: 'query', type: 'array', items: { type: 'string', required: true, enum: ['calm', 'wild'] }, zh: '心情', titleEn: 'Mood', en: 'Any of these' },
      };

      export const catsSearchFields: OperationFields = {
        start: { in: 'body', type: 'integer', min: 0, zh: '起始位置', titleEn: 'Start', en: 'Rows to skip, default 0' },
        count: { in: 'body', type: 'integer', min: 0, zh: '条数', titleEn: 'Count', en: 'Rows to answer, default 20, at most 100' },
        name: { in: 'body', type: 'string', min: 1, zh: '名字', titleEn: 'Name', en: 'Part of it' },
      };

      export const catsOwnedFields: OperationFields = {
        name: { in: 'path', type: 'string', required: true, min: 1, zh: '名称', titleEn: 'Name', en: 'Name' },
      };

      export const catsCalmFields: OperationFields = {
        id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
        force: { in: 'query', type: 'boolean', zh: '强制', titleEn: 'Force', en: 'Even a wild one' },
        password: { in: 'body', type: 'string', required: true, secret: true, zh: '口令', titleEn: 'Password', en: 'What it obeys' },
      };

      export const catsFeedFields: OperationFields = {
        meals: { in: 'body', type: 'array', required: true, max: 20, items: { type: 'object', required: true, fields: { id: { type: 'string', required: true, format: 'uuid' }, grams: { type: 'integer', required: true, min: 1 } } } },
      };

      export const catHouseFields: ServiceFields = {
        info: infoFields,
        'cats.list': catsListFields,
        'cats.search': catsSearchFields,
        'cats.owned': catsOwnedFields,
        'cats.calm': catsCalmFields,
        'cats.feed': catsFeedFields,
      };
      "
    `);
  });
});
