// What the code commands share.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TokenClass, TokenInstancesExportInput } from '@uos/sdk/services/passport';
import { checkDryWrite } from '../../../connection/dry-run.ts';
import type { ArgSpecs, FlagSpecs } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';

type AnyContext = Context<unknown, unknown>;

export const CLASS_ARG = {
  class: { ref: 'passport.tokenClass', text: { zh: '礼包的 ID 或名称', en: 'Id or name of the gift pack' } },
} as const satisfies ArgSpecs;

export const OUTPUT_FLAG = {
  output: {
    type: 'string',
    short: 'o',
    value: 'file',
    text: { zh: '把兑换码写入 CSV 文件', en: 'Write the codes into a CSV file' },
  },
} as const satisfies FlagSpecs;

/** Throws CliError: exit 3 where none has the name, exit 2 where several have it. */
export async function classMeant(ctx: AnyContext, word: string): Promise<TokenClass> {
  const [{ idNamed }, { tokenClasses }] = await Promise.all([
    import('../../../derived/things.ts'),
    ctx.uos.service('passport'),
  ]);
  return (await tokenClasses.get({ id: await idNamed(ctx, 'passport.tokenClass', word) })).tokenClass;
}

/** Writes codes as the platform exports them, one list after another with one head. why for its owner alone: they are worth something */
export async function writeCodes(
  ctx: AnyContext,
  given: string,
  filters: readonly TokenInstancesExportInput[],
): Promise<{ readonly file: string; readonly codes: number }> {
  const file = resolve(ctx.io.cwd, given);
  checkDryWrite(ctx.env, file);
  const { tokenInstances } = await ctx.uos.service('passport');
  let text = '';
  for (const filter of filters) {
    const csv = Buffer.from(await tokenInstances.export(filter)).toString('utf8');
    text += text === '' ? csv : csv.slice(csv.indexOf('\n') + 1);
  }
  writeFileSync(file, text, { mode: 0o600 });
  return { file, codes: text.split('\n').filter((line) => line !== '').length - 1 };
}
