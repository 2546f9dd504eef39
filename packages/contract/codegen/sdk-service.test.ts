import { describe, expect, it } from 'vitest';
import { sdkService } from './sdk-service.ts';
import { catHouse } from './testing.ts';

describe('sdkService', () => {
  const source = sdkService(catHouse());
  const part = (begin: string): string => {
    const from = source.indexOf(begin);
    return source.slice(from, source.indexOf('\n}', from) + 2);
  };

  it('keeps replies open and inputs closed', () => {
    expect(part('export interface Cat {')).toMatchInlineSnapshot(`
      "export interface Cat {
        /** 编号 · Cat id */
        id: string;
        /** 心情 · How it feels */
        mood: 'calm' | 'wild' | (string & {});
        /** 主人 · Who feeds it */
        owner: Owner | null;
        /** 出生时间 · Birth */
        born: string;
        notes: Json;
      }"
    `);
    expect(part('export interface CatsListInput')).toMatchInlineSnapshot(`
      "export interface CatsListInput {
        /** 心情 · Any of these */
        mood?: ('calm' | 'wild')[];
      }"
    `);
  });

  it('gives every method its summaries, its HTTP line and what is known of it', () => {
    expect(part('export interface CatsCalls')).toMatchInlineSnapshot(`
      "export interface CatsCalls {
        /**
         * List cats.
         *
         * 列出猫。
         *
         * \`GET /api/v1/cats/\` · seen
         */
        readonly list: ListCall<CatsListInput | undefined, Cat, Page<Cat>>;
        /**
         * Search cats.
         *
         * 搜索猫。
         *
         * \`POST /api/v1/cats/search\` · spec
         */
        readonly search: ListCall<CatsSearchInput | undefined, Cat, CatsSearchReply>;
        /**
         * List the cats of an owner.
         *
         * 列出某人的猫。
         *
         * \`GET /api/v1/owners/{name}/cats\` · spec
         */
        readonly owned: ListCall<CatsOwnedInput, Cat, CatsOwnedReply>;
        /**
         * Calm a cat down.
         *
         * 安抚猫。
         *
         * \`POST /api/v1/cats/{id}:calm\` · spec · code 5 · "cat not found"
         */
        calm(input: CatsCalmInput, options?: CallOptions): Promise<CatsCalmReply>;
        /**
         * Feed cats.
         *
         * 喂猫。
         *
         * \`POST /api/v1/cats/feed\` · assumed
         */
        feed(input: CatsFeedInput, options?: CallOptions): Promise<void>;
      }"
    `);
  });

  it('leaves what is usual out of the wire table', () => {
    expect(part('export const catHouseTable')).toMatchInlineSnapshot(`
      "export const catHouseTable: ServiceTable<CatHouseCalls> = {
        name: 'catHouse',
        base: 'cdn',
        accepts: 'app',
        errors: 'service',
        prefixes: { cdn: '/api/v1' },
        tree: {
          info: { route: 'GET /info', cache: 'allow', reply: 'text' },
          cats: {
            list: { route: 'GET /cats/', paging: 'content-range' },
            search: { route: 'POST /cats/search', body: true, paging: 'start-count', listField: 'cats', effect: 'read' },
            owned: { route: 'GET /owners/{name}/cats', paging: 'total-items' },
            calm: { route: 'POST /cats/{id}:calm', body: true, query: 'force' },
            feed: { route: 'POST /cats/feed', body: 'meals', reply: 'nothing' },
          },
        },
      }"
    `);
  });

  it('imports only the types it uses, and says that it is generated', () => {
    expect(source.split('\n').slice(0, 2)).toMatchInlineSnapshot(`
      [
        "// Generated from the contract by \`npm run gen\`; do not edit.",
        "import type { CallOptions, Json, ListCall, Page, ServiceTable } from '../runtime/types.ts';",
      ]
    `);
  });
});
