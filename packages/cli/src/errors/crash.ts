// What nobody foresaw, in one line: the stack of a bundle is a page of one long line, and belongs into the log.
import { logFailure } from './log.ts';

/** A full disk behind stdout is no fault of the program. */
const OUTPUT_FAULTS: ReadonlySet<unknown> = new Set(['ENOSPC', 'EIO', 'EFBIG', 'EDQUOT']);

/** The lines for stderr; the stack goes to the log file that they name. */
export function crashText(error: unknown, version: string, env: NodeJS.ProcessEnv = process.env): string {
  const message = error instanceof Error ? error.message : String(error);
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (syscall === 'write' && OUTPUT_FAULTS.has(code)) {
    return `uos: the output cannot be written (${message}).\n`;
  }
  const failure = { code: 'unexpected', exit: 1, message } as const;
  const log = logFailure({ env, now: Date.now }, { ...failure, why: `uos ${version}` }, error);
  const where = log === undefined ? '' : ` More is in ${log}.`;
  return `uos: something unexpected happened: ${message.split('\n', 1)[0]}.${where}\n`;
}
