// What the commands of logic servers share: the function of the app.
import type { FuncInfo } from '@uos/sdk/services/func';
import type { Context } from '../../program/context.ts';

type Ctx = Context<unknown, unknown>;

/** The function of an app, undefined where it was never set up. */
export async function functionOf(ctx: Ctx, appId: string): Promise<FuncInfo | undefined> {
  const { functions } = await ctx.uos.service('func');
  return (await functions.list({ id: appId })).functions[0];
}
