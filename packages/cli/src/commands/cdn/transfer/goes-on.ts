// A transfer that is cancelled says that the same line goes on with it.

import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';

/** What the transfer answers. Throws CliError `cancelled` with the line to type again once Ctrl-C was pressed. */
export async function goesOn<Result>(ctx: Context<unknown, unknown>, transfer: () => Promise<Result>): Promise<Result> {
  try {
    return await transfer();
  } catch (cause) {
    if (!ctx.signal.aborted) {
      throw cause;
    }
    throw new CliError('cancelled', {
      exit: EXIT.cancelled,
      what: (t) => t.errors.cancelled,
      why: () => ctx.say({ zh: '已传输的内容不会重传', en: 'What came across is not sent again' }),
      next: ctx.line(),
      cause,
    });
  }
}
