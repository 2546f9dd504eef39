import { describe, expect, it } from 'vitest';
import { sdkColumns, sdkForms } from './sdk-view.ts';
import { catHouse } from './testing.ts';

describe('sdkForms', () => {
  it('names the rules of each input', () => {
    expect(sdkForms(catHouse())).toMatchInlineSnapshot(`
      "// Generated from the contract by \`npm run gen\`; do not edit.
      import type { InputView } from '../fields/view-data.ts';
      import * as fields from './cat-house.fields.ts';

      export const catsListForm: InputView = { fields: fields.catsListFields };

      export const catsSearchForm: InputView = { fields: fields.catsSearchFields };

      export const catsOwnedForm: InputView = { fields: fields.catsOwnedFields };

      export const catsCalmForm: InputView = { fields: fields.catsCalmFields };

      export const catsFeedForm: InputView = { fields: fields.catsFeedFields };
      "
    `);
  });
});

describe('sdkColumns', () => {
  it('tells title and kind of each field of an entity', () => {
    expect(sdkColumns(catHouse())).toMatchInlineSnapshot(`
      "// Generated from the contract by \`npm run gen\`; do not edit.
      import type { EntityColumns } from '../fields/view-data.ts';

      export const catColumns = {
        id: { title: '编号', titleEn: 'ID', kind: 'id' },
        mood: { title: '心情', titleEn: 'Mood' },
        owner: { title: '主人', titleEn: 'Owner' },
        born: { title: '出生时间', titleEn: 'Born', kind: 'time' },
        notes: { title: 'notes', titleEn: 'notes' },
      } satisfies EntityColumns;

      export const ownerColumns = {
        name: { title: '姓名', titleEn: 'Name' },
      } satisfies EntityColumns;
      "
    `);
  });
});
