import { describe, expect, it } from 'vitest';
import { sdkView } from './sdk-view.ts';
import { catHouse } from './testing.ts';

describe('sdkView', () => {
  it('names the rules of each input, and tells title and kind of each field of an entity', () => {
    expect(sdkView(catHouse())).toMatchInlineSnapshot(`
      "// Generated from the contract by \`npm run gen\`; do not edit.
      import type { EntityColumns, InputView } from '../fields/view-data.ts';
      import * as fields from './cat-house.fields.ts';

      export const catsListForm: InputView = { fields: fields.catsListFields };

      export const catsSearchForm: InputView = { fields: fields.catsSearchFields };

      export const catsOwnedForm: InputView = { fields: fields.catsOwnedFields };

      export const catsCalmForm: InputView = { fields: fields.catsCalmFields };

      export const catsFeedForm: InputView = { fields: fields.catsFeedFields };

      export const catColumns = {
        id: { title: '编号', kind: 'id' },
        mood: { title: '心情' },
        owner: { title: '主人' },
        born: { title: '出生时间', kind: 'time' },
        notes: { title: 'notes' },
      } satisfies EntityColumns;

      export const ownerColumns = {
        name: { title: '姓名' },
      } satisfies EntityColumns;
      "
    `);
  });
});
