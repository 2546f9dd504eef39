// Sizes as they are typed: `2c4g`, or whole as `postgresql-2c4g`.
import { type DatabaseEngine, databaseSizes } from '@uos/contract/rules';
import { usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';

/** The smallest unless one is given. @throws CliError with exit 2 for what is none of the engine */
export function sizeIdOf(ctx: Context<unknown, unknown>, engine: DatabaseEngine, size: string | undefined): string {
  const own = databaseSizes.filter((one) => one.engine === engine);
  const found = size === undefined ? own[0] : own.find(({ id }) => id === size || id === `${engine}-${size}`);
  if (found === undefined) {
    const known = own.map(({ id }) => id.slice(engine.length + 1));
    throw usageError(
      'unknown-size',
      () =>
        ctx.say({
          zh: `没有规格“${size}”，可选：${known.join('、')}。`,
          en: `There is no size "${size}"; there are ${known.join(', ')}.`,
        }),
      'uos storage instance-type ls',
    );
  }
  return found.id;
}
