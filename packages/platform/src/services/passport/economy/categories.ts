// Categories: the shelves of the shop. Source: wire/passport.md 2.5, 3.6 rows 122 to 125, 136 and 137, 4.
import type { passport } from '@uos/contract';
import { isUuid } from '@uos/contract/rules';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { categoryReply } from './replies.ts';
import {
  type CategoryRow,
  deleteCategory,
  findCategory,
  insertCategory,
  listCategories,
  lockCategory,
  lockCategoryToGo,
  updateCategory,
} from './store/categories.ts';
import { listProducts, publishProducts } from './store/products.ts';

export const categories: Handlers<typeof passport>['categories'] = {
  async list(call) {
    await requireIdDomain(call);
    return categoryPage(call);
  },
  async create(call) {
    await requireIdDomain(call);
    const { slugName, displayName, customData } = call.input;
    refuseId(call, slugName);
    const made = await insertCategory(call.db, {
      app_id: call.appId,
      id: call.ports.ids.uuid(),
      slug_name: slugName,
      display_name: displayName,
      custom_data: json({ ...customData }),
      created_at: call.now,
      modified_at: call.now,
    });
    if (!made) {
      throw call.refuse('exists', 'slugName already exists');
    }
    return { category: categoryReply(await requireCategory(call, slugName)) };
  },
  async update(call) {
    await requireIdDomain(call);
    const { displayName, customData } = call.input;
    const before = await heldCategory(call, call.input.id);
    call.note({ target: before.slug_name, before: { category: categoryReply(before) } });
    await updateCategory(call.db, call.appId, before.id, {
      display_name: displayName,
      custom_data: customData && json({ ...customData }),
      modified_at: call.now,
    });
    return { category: categoryReply(await requireCategory(call, before.id)) };
  },
  async remove(call) {
    await requireIdDomain(call);
    const before = await heldCategory(call, call.input.id, lockCategoryToGo);
    call.note({ target: before.slug_name, before: { category: categoryReply(before) }, after: undefined });
    const { total } = await listProducts(call.db, call.appId, { categoryId: before.id }, { offset: 0, limit: 1 });
    if (total > 0) {
      throw call.refuse('precondition', 'the category has products');
    }
    await deleteCategory(call.db, call.appId, before.id);
    return {};
  },
  publishProducts: (call) => flip(call, true),
  revokeProducts: (call) => flip(call, false),
};

async function flip(call: Call<{ readonly id: string }>, published: boolean): Promise<{ count: number }> {
  await requireIdDomain(call);
  const { id: categoryId, slug_name } = await requireCategory(call, call.input.id);
  const count = await publishProducts(call.db, call.appId, { categoryId }, { published, now: call.now });
  call.note({ target: slug_name, after: { count } });
  return { count };
}

export async function categoryPage(
  call: Call<{ readonly start?: number | undefined; readonly count?: number | undefined }>,
) {
  const page = startCountPage(call.input);
  const { rows, total } = await listCategories(call.db, call.appId, page);
  return { categories: rows.map(categoryReply), start: page.offset, count: page.limit, total };
}

/**
 * By its id or slug.
 * @throws 404
 */
export async function requireCategory(
  { db, appId, refuse }: Pick<Call, 'db' | 'appId' | 'refuse'>,
  name: string,
): Promise<CategoryRow> {
  const row = await findCategory(db, appId, name);
  if (row === undefined) {
    throw refuse('not-found', 'category not found');
  }
  return row;
}

/** The same, which nobody else changes until the end of the transaction. */
async function heldCategory({ db, appId, refuse }: Call, name: string, lock = lockCategory): Promise<CategoryRow> {
  const row = await lock(db, appId, name);
  if (row === undefined) {
    throw refuse('not-found', 'category not found');
  }
  return row;
}

/** @throws 30003 for a slug that a path would take for an id */
export function refuseId(call: Pick<Call, 'refuse'>, slugName: string): void {
  if (isUuid(slugName)) {
    throw call.refuse('invalid', 'invalid parameters', { code: 30_003, details: ['slugName: looks like an id'] });
  }
}
