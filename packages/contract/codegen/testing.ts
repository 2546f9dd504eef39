// A small service with one of each oddity, for the tests of the emitters.
import * as z from 'zod';
import { entity, field, secret } from '../src/kernel/fields.ts';
import { startCount, startCountTotal, totalItems } from '../src/kernel/lists.ts';
import { op } from '../src/kernel/op.ts';
import { service } from '../src/kernel/service.ts';
import { readServices, type ServiceModel } from '../src/reference/model.ts';

const Owner = entity(z.object({ name: field(z.string(), '姓名', 'Name') }), {
  id: 'Owner',
  zh: '主人',
  en: 'Who feeds',
});

const Cat = entity(
  z.object({
    id: field(z.uuid(), '编号', 'Cat id'),
    mood: field(z.enum(['calm', 'wild']), '心情', 'How it feels'),
    owner: field(z.union([Owner, z.null()]), '主人', 'Who feeds it'),
    born: field(z.iso.datetime(), '出生时间', 'Birth'),
    notes: z.json(),
  }),
  { id: 'Cat', zh: '猫', en: 'A cat', columns: ['mood', 'born', 'owner'], key: 'id' },
);

const cats = service(
  'cat-house',
  {
    title: { zh: '猫舍', en: 'Cat house' },
    group: 'delivery',
    intro: { zh: '试验', en: 'A trial' },
    base: 'cdn',
    accepts: 'app',
    access: 'member',
    errorStyle: 'service',
  },
  {
    info: op('GET /info', { reply: 'text', cache: 'allow', summary: { zh: '查看说明', en: 'Read what this is' } }),
    cats: {
      list: op('GET /cats/', {
        query: z.object({ mood: field(z.array(z.enum(['calm', 'wild'])).optional(), '心情', 'Any of these') }),
        reply: z.array(Cat),
        paging: 'content-range',
        known: 'seen',
        summary: { zh: '列出猫', en: 'List cats' },
      }),
      search: op('POST /cats/search', {
        body: z.strictObject({ ...startCount, name: field(z.string().min(1).optional(), '名字', 'Part of it') }),
        reply: z.object({ cats: z.array(Cat), ...startCountTotal }),
        paging: 'start-count',
        listField: 'cats',
        effect: 'read',
        summary: { zh: '搜索猫', en: 'Search cats' },
      }),
      owned: op('GET /owners/{name}/cats', {
        reply: totalItems(Cat),
        paging: 'total-items',
        summary: { zh: '列出某人的猫', en: 'List the cats of an owner' },
      }),
      calm: op('POST /cats/{id}:calm', {
        params: { id: z.uuid() },
        query: z.object({ force: field(z.boolean().optional(), '强制', 'Even a wild one') }),
        body: z.object({ password: secret('口令', 'What it obeys') }),
        reply: z.object({ cat: Cat }),
        danger: 'confirm',
        summary: { zh: '安抚猫', en: 'Calm a cat down' },
        errors: [5, 'cat not found'],
      }),
      feed: op('POST /cats/feed', {
        body: z.array(z.object({ id: z.uuid(), grams: z.int().min(1) })).max(20),
        bodyAt: 'meals',
        reply: 'nothing',
        access: 'owner',
        known: 'assumed',
        because: 'nobody saw a cat being fed',
        summary: { zh: '喂猫', en: 'Feed cats' },
      }),
    },
  },
);

/** The model of the small service. */
export function catHouse(): ServiceModel {
  const [model] = readServices([cats]);
  if (model === undefined) {
    throw new Error('the small service was not read');
  }
  return model;
}
