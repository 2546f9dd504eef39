// What the commands over crash stacks share.
import type { MissingSymbol } from '@uos/sdk/services/stacktrace';
import type { Context } from '../../program/context.ts';
import { take } from '../../program/lists.ts';
import { shellWord } from '../../terminal/shell-word.ts';

const MOST = 1000;

/** How many crashes wait for each build. */
export async function missingBuilds(ctx: Context<unknown, unknown>): Promise<ReadonlyMap<string, number>> {
  const { missing } = await ctx.uos.service('stacktrace');
  const rows = await take<MissingSymbol>(missing.list.all({ count: 100 }), MOST);
  return new Map(rows.map(({ buildId, recordCount }) => [buildId, recordCount]));
}

/** What uploads the symbols of a library. */
export function uploadLine(module: string, version = ''): string {
  const name = module === '' ? 'symbols.zip' : `${module}.dbg`;
  return `uos stacktrace upload ${shellWord(name)}${version === '' ? '' : ` --version ${shellWord(version)}`}`;
}
