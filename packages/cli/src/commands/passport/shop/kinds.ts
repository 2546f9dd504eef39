// What of an economy lives in files: one file for each kind, in the order in which one needs another.
import { take } from '../../../program/lists.ts';
import type { Text } from '../../../text/text.ts';
import { BOARD } from './board-kind.ts';
import { amountsOf, type Kind, only, PAGE, resourcesOf, sent, type Value } from './kind.ts';
import { LIVE_OPS } from './live-ops.ts';

export const KINDS: readonly Kind[] = [
  {
    name: 'resource',
    file: 'resources.json',
    title: { zh: '资源', en: 'resource' },
    operation: 'passport.resources.create',
    defaults: { stackable: true, namespace: 'default', quantityLimit: 0, lifetimeSeconds: 0, customData: {} },
    never: ['type', 'stackable'],
    async list({ resources }) {
      return (await take(resources.search.all(PAGE))).map(({ type, slugName, ...row }) => ({
        slug: slugName,
        value: {
          type,
          ...only(row, ['displayName', 'stackable', 'namespace', 'quantityLimit', 'lifetimeSeconds', 'customData']),
        },
        // why apart: real money is there for prices, and in no file
        ...(type === 'Currency' && { isBuiltIn: true as const }),
      }));
    },
    create: ({ resources }, slugName, value) => sent(resources.create, { slugName, ...value }),
    update: ({ resources }, slug, change) => sent(resources.update, { slug, ...change }),
    remove: ({ resources }, slug) => resources.remove({ slug }),
  },
  {
    name: 'category',
    file: 'categories.json',
    title: { zh: '商品分类', en: 'category' },
    operation: 'passport.categories.create',
    defaults: { customData: {} },
    async list({ categories }) {
      return (await take(categories.list.all(PAGE))).map((row) => ({
        slug: row.slugName,
        value: only(row, ['displayName', 'customData']),
      }));
    },
    create: ({ categories }, slugName, value) => sent(categories.create, { slugName, ...value }),
    update: ({ categories }, id, change) => sent(categories.update, { id, ...change }),
    remove: ({ categories }, id) => categories.remove({ id }),
  },
  {
    name: 'product',
    file: 'products.json',
    title: { zh: '商品', en: 'product' },
    operation: 'passport.products.create',
    defaults: { limitCount: 0, resetSchedule: null, startTime: null, endTime: null, customData: {} },
    normal: (value) => {
      const { resetSchedule } = value as { readonly resetSchedule?: Schedule | null };
      return { ...value, ...(resetSchedule && { resetSchedule: scheduleOf(resetSchedule) }) };
    },
    refs: ({ categorySlug, costs, rewards }) => [
      { kind: 'category', slug: String(categorySlug), at: 'categorySlug' },
      ...resourcesOf('costs', costs),
      ...resourcesOf('rewards', rewards),
    ],
    async list({ products }) {
      return (await take(products.search.all(PAGE))).map(({ slugName, costs, rewards, resetSchedule, ...row }) => ({
        slug: slugName,
        value: {
          ...only(row, ['displayName', 'categorySlug']),
          costs: amountsOf(costs),
          rewards: amountsOf(rewards),
          ...only(row, ['limitCount']),
          ...(resetSchedule !== undefined && { resetSchedule: scheduleOf(resetSchedule) }),
          ...only(row, ['startTime', 'endTime', 'customData']),
        },
        isPublished: row.publishStatus === 'published',
      }));
    },
    create: ({ products }, slugName, value) => sent(products.create, { slugName, ...value }),
    update: ({ products }, id, change) => sent(products.update, { id, ...change }),
    remove: ({ products }, id) => products.remove({ id }),
    publishing: {
      fixed: ['categorySlug', 'costs', 'rewards', 'startTime'],
      publish: ({ products }, ids) => products.publish({ ids: [...ids] }),
      revoke: ({ products }, ids) => products.revoke({ ids: [...ids] }),
    },
  },
  ...LIVE_OPS,
  BOARD,
];

/** Labels of the kinds as a table shows them. */
export const KIND_LABELS: Readonly<Record<string, Text & { readonly color: 'gray' }>> = Object.fromEntries(
  KINDS.map(({ name, title }) => [name, { ...title, color: 'gray' }]),
);

interface Schedule {
  readonly type: string;
  readonly day?: number;
  readonly hour: number;
}

/** why without the day: every day has none, and a file that says 0 would be refused */
const scheduleOf = ({ type, day, hour }: Schedule): Value => ({
  ...{ type, ...(type !== 'EveryDay' && { day }), hour },
});
