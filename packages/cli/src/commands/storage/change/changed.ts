// A change of a database: asked for, waited for unless told, and the database as it is then.
import type { Database, StorageCalls } from '@uos/sdk/services/storage';
import type { Context } from '../../../program/context.ts';
import { waitChanged } from './wait.ts';

type Ctx = Context<unknown, { readonly wait: boolean | undefined }>;

/** @throws CliError with exit 1 where it fails, 130 where nobody waits any more */
export async function changed(
  ctx: Ctx,
  { databaseId, name }: Pick<Database, 'databaseId' | 'name'>,
  ask: (storage: StorageCalls) => Promise<{ readonly asyncRequestId: string }>,
): Promise<Database> {
  const storage = await ctx.uos.service('storage');
  const { asyncRequestId: requestId } = await ask(storage);
  if (ctx.flags.wait !== false) {
    await waitChanged(ctx, { databaseId, requestId, name });
  }
  return (await storage.databases.get({ id: databaseId })).database;
}
