// Products as developers keep them. Source: wire/passport.md 2.5, 3.6 rows 129 to 139, 5.4, 5.5.
import type { InputOf, passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { importRows } from '../imports.ts';
import { momentOf } from '../moments.ts';
import { requirePersona } from '../players/store/index.ts';
import { refuseReserved } from '../reserved-slugs.ts';
import { refuseId, requireCategory } from './categories.ts';
import { heldResources, requireResources } from './require.ts';
import { productReplies } from './shelf.ts';
import { findCategory } from './store/categories.ts';
import {
  deleteProduct,
  findProduct,
  insertProduct,
  listProducts,
  lockProduct,
  lockProducts,
  type ProductFilter,
  type ProductRow,
  publishProducts,
  updateProduct,
} from './store/products.ts';
import { type Amount, REAL_MONEY, type ResetSchedule } from './tables.ts';

type Products = typeof passport.tree.products;
type Fields = InputOf<Products['create']>;
type Change = Omit<InputOf<Products['update']>, 'id'>;

export const products: Omit<Handlers<typeof passport>['products'], 'purchase'> = {
  async search(call) {
    await requireIdDomain(call);
    const { slugName: slug, displayName, categorySlug, publishStatus, personaId } = call.input;
    const persona = personaId === undefined ? undefined : await requirePersona(call, personaId);
    const name = displayName === undefined ? undefined : likePart(displayName);
    const isPublished = publishStatus === undefined ? undefined : publishStatus === 'published';
    return productPage(call, { slug, name, isPublished, categorySlug }, persona?.id);
  },
  async get(call) {
    await requireIdDomain(call);
    return reply(call, call.input.id);
  },
  async create(call) {
    await requireIdDomain(call);
    await make(call, call.input);
    return reply(call, call.input.slugName);
  },
  async update(call) {
    await requireIdDomain(call);
    const { id, ...change } = call.input;
    const before = await held(call, id);
    call.note({ target: before.slug_name, before: await reply(call, before.id) });
    await writeChange(call, before, change);
    return reply(call, before.id);
  },
  async remove(call) {
    await requireIdDomain(call);
    const before = await held(call, call.input.id);
    call.note({ target: before.slug_name, before: await reply(call, before.id), after: undefined });
    if (before.published) {
      throw call.refuse('precondition', 'the product is published');
    }
    await deleteProduct(call.db, call.appId, before.id);
    return {};
  },
  publish: (call) => flip(call, true),
  revoke: (call) => flip(call, false),
  async import(call) {
    await requireIdDomain(call);
    const { products: rows, overwrite = false } = call.input;
    return importRows(call, rows, async (row) => {
      if (!overwrite || (await findProduct(call.db, call.appId, row.slugName)) === undefined) {
        await make(call, row);
        return 'created';
      }
      const { slugName, ...change } = row;
      await writeChange(call, await held(call, slugName), change);
      return 'updated';
    });
  },
};

type Paged = Call<{ readonly start?: number | undefined; readonly count?: number | undefined }>;

/** Of the shop as somebody sees it, with what a persona has bought where one is named. */
export async function productPage(
  call: Paged,
  { categorySlug, ...filter }: Omit<ProductFilter, 'categoryId'> & { readonly categorySlug?: string | undefined },
  personaId: string | undefined,
) {
  const { db, appId, now } = call;
  const page = startCountPage(call.input);
  const category = categorySlug === undefined ? undefined : await findCategory(db, appId, categorySlug);
  const isNowhere = categorySlug !== undefined && category === undefined;
  const { rows, total } = isNowhere
    ? { rows: [], total: 0 }
    : await listProducts(db, appId, { ...filter, categoryId: category?.id }, page);
  const shown = await productReplies({ db, appId, now, personaId }, rows);
  return { products: shown, start: page.offset, count: page.limit, total };
}

async function flip(call: Call<{ readonly ids: readonly string[] }>, published: boolean) {
  await requireIdDomain(call);
  const { db, appId, now } = call;
  const names = [...new Set(call.input.ids)];
  const before = await lockProducts(db, appId, names);
  const has = (name: string) => before.find((row) => row.slug_name === name || row.id === name.toLowerCase());
  if (names.some((name) => has(name) === undefined)) {
    throw call.refuse('not-found', 'product not found');
  }
  await publishProducts(db, appId, { ids: before.map(({ id }) => id) }, { published, now });
  const asked = [...new Set(names.flatMap((name) => has(name) ?? []))];
  call.note({ target: asked.map(({ slug_name }) => slug_name).join(' ') });
  const rows = asked.map((row) => ({
    ...row,
    published,
    modified_at: row.published === published ? row.modified_at : now,
  }));
  return { products: await productReplies({ db, appId, now, personaId: undefined }, rows) };
}

async function make(call: Call, fields: Fields): Promise<void> {
  const { slugName, displayName, categorySlug, costs, rewards, limitCount = 0, startTime, endTime } = fields;
  refuseId(call, slugName);
  refuseReserved(call, 'product', slugName);
  const [start, end] = [momentOf(startTime), momentOf(endTime)];
  refuseTurned(call, start, end);
  refuseMixed(call, costs);
  const schedule = scheduleOf(call, fields.resetSchedule);
  await holdAmounts(call, { costs, rewards });
  const category = await requireCategory(call, categorySlug);
  const made = await insertProduct(call.db, {
    app_id: call.appId,
    id: call.ports.ids.uuid(),
    slug_name: slugName,
    display_name: displayName,
    category_id: category.id,
    costs: json(amountsOf(costs)),
    rewards: json(amountsOf(rewards)),
    limit_count: limitCount,
    reset_schedule: schedule === null ? null : json(schedule),
    start_time: start,
    end_time: end,
    published: false,
    custom_data: json({ ...fields.customData }),
    created_at: call.now,
    modified_at: call.now,
  });
  if (!made) {
    throw call.refuse('exists', 'slugName already exists');
  }
}

async function writeChange(call: Call, before: ProductRow, change: Change): Promise<void> {
  const { displayName, categorySlug, costs, rewards, limitCount, resetSchedule, startTime, endTime, customData } =
    change;
  const start = startTime === undefined ? before.start_time : momentOf(startTime);
  const end = endTime === undefined ? before.end_time : momentOf(endTime);
  const fixed = [
    categorySlug !== undefined && categorySlug !== before.category && 'categorySlug',
    costs !== undefined && !isSame(amountsOf(costs), before.costs) && 'costs',
    rewards !== undefined && !isSame(amountsOf(rewards), before.rewards) && 'rewards',
    start !== before.start_time && 'startTime',
  ].filter((name) => name !== false);
  if (before.published && fixed.length > 0) {
    throw call.refuse('precondition', 'the product is published', {
      details: [`${fixed.join(', ')}: revoke it first`],
    });
  }
  refuseTurned(call, start, end);
  refuseMixed(call, costs ?? []);
  const schedule = resetSchedule === undefined ? before.reset_schedule : scheduleOf(call, resetSchedule ?? undefined);
  await holdAmounts(call, { costs: costs ?? [], rewards: rewards ?? [] });
  const category = categorySlug === undefined ? undefined : await requireCategory(call, categorySlug);
  await updateProduct(call.db, call.appId, before.id, {
    display_name: displayName,
    category_id: category?.id,
    costs: costs && json(amountsOf(costs)),
    rewards: rewards && json(amountsOf(rewards)),
    limit_count: limitCount,
    ...(!isSame(schedule, before.reset_schedule) && {
      reset_schedule: schedule === null ? null : json(schedule),
      limit_turn: before.limit_turn + 1,
    }),
    start_time: start,
    end_time: end,
    custom_data: customData && json({ ...customData }),
    modified_at: call.now,
  });
}

const amountsOf = (amounts: readonly Amount[]): readonly Amount[] =>
  amounts.map(({ resourceSlug, quantity }) => ({ resourceSlug, quantity }));

const words = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
/** why by their words: the database keeps the keys of an object in an order of its own */
const isSame = (one: unknown, other: unknown): boolean => words(one) === words(other);

async function holdAmounts(
  call: Call,
  { costs, rewards }: { readonly costs: readonly Amount[]; readonly rewards: readonly Amount[] },
): Promise<void> {
  await heldResources(
    call,
    [...costs, ...rewards].map(({ resourceSlug }) => resourceSlug),
  );
  await requireResources(
    call,
    rewards.map(({ resourceSlug }) => resourceSlug),
  );
}

/** @throws 30001 where real money stands beside something else */
function refuseMixed(call: Pick<Call, 'refuse'>, costs: readonly Amount[]): void {
  if (costs.length > 1 && costs.some(({ resourceSlug }) => resourceSlug === REAL_MONEY)) {
    throw invalid(call, `costs: ${REAL_MONEY} stands alone`);
  }
}

const MOST_DAYS = { EveryDay: 0, EveryWeek: 7, EveryMonth: 31 } as const;

/** @throws 30001 for a day that its period does not have */
function scheduleOf(
  call: Pick<Call, 'refuse'>,
  given: NonNullable<Fields['resetSchedule']> | undefined,
): ResetSchedule | null {
  if (given === undefined) {
    return null;
  }
  const { type, day = 0, hour } = given;
  if (type !== 'EveryDay' && (day < 1 || day > MOST_DAYS[type])) {
    throw invalid(call, `resetSchedule.day: from 1 to ${MOST_DAYS[type]} with ${type}`);
  }
  return { type, day: type === 'EveryDay' ? 0 : day, hour };
}

function refuseTurned(call: Pick<Call, 'refuse'>, start: string | null, end: string | null): void {
  if (start !== null && end !== null && Date.parse(end) <= Date.parse(start)) {
    throw invalid(call, 'endTime: comes after startTime');
  }
}

const invalid = (call: Pick<Call, 'refuse'>, detail: string) =>
  call.refuse('invalid', 'invalid parameters', { details: [detail] });

async function held(call: Call, name: string): Promise<ProductRow> {
  const row = await lockProduct(call.db, call.appId, name);
  if (row === undefined) {
    throw call.refuse('not-found', 'product not found');
  }
  return row;
}

async function reply(call: Call, name: string) {
  const { db, appId, now } = call;
  const row = await findProduct(db, appId, name);
  const [product] = row === undefined ? [] : await productReplies({ db, appId, now, personaId: undefined }, [row]);
  if (product === undefined) {
    throw call.refuse('not-found', 'product not found');
  }
  return { product };
}
