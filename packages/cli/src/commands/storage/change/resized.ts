// The work of `uos storage resize`.
import { databaseSizes } from '@uos/contract/rules';
import type { Database } from '@uos/sdk/services/storage';
import { checkWritten } from '../../../derived/validate.ts';
import type { Context } from '../../../program/context.ts';
import { ENGINES } from '../storage.ts';
import { changed } from './changed.ts';
import { sizeIdOf } from './size.ts';

type Ctx = Context<
  unknown,
  { readonly size: string | undefined; readonly storage: number | undefined; readonly wait: boolean | undefined }
>;

export async function resized(ctx: Ctx, found: Database): Promise<Database> {
  const { databaseId: id, name, instanceTypeId: before, price } = found;
  const { size, storage } = ctx.flags;
  const engine = ENGINES[found.engine];
  const instanceTypeId = size === undefined || engine === undefined ? before : sizeIdOf(ctx, engine, size);
  const input = { id, instanceTypeId, ...(storage !== undefined && { storage }) };
  await checkWritten(ctx, 'storage.databases.upgrade', input, { storage: '--storage' });
  const next = databaseSizes.find((one) => one.id === instanceTypeId)?.yuanPerDay ?? price;
  const words = [
    ...(instanceTypeId === before ? [] : [`${before} → ${instanceTypeId}`, `¥${price} → ¥${next}`]),
    ...(storage === undefined ? [] : [`${found.storage} → ${storage} GB`]),
  ].join(', ');
  await ctx.confirm(
    { zh: `将变更 ${name}：${words}（每天），期间会重启`, en: `${name} becomes ${words} (each day), and is restarted` },
    name,
  );
  return changed(ctx, found, ({ databases }) => databases.upgrade(input));
}
