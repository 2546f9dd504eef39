// Lines of a log as a command shows them: to a person or to a program, those that were and those that come.
import { proofAs } from '../../../connection/client.ts';
import { usageError } from '../../../errors/cli-error.ts';
import { WRITTEN } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { printable } from '../../../terminal/printable.ts';
import { followLines } from './follow.ts';

interface Flags {
  readonly follow: boolean;
  readonly after: string | undefined;
}

type Ctx = Context<unknown, Flags>;

/** Throws CliError with exit 2 for a cursor that nothing goes on from. */
export function checkAfter(ctx: Ctx): void {
  const { after, follow } = ctx.flags;
  if (after !== undefined && !follow) {
    throw usageError(
      'needs-follow',
      () => ctx.say({ zh: '--after 需要 -f。', en: '--after needs -f.' }),
      ctx.line('--follow'),
    );
  }
}

/** Those that were; a program gets them as one answer. */
export function showLines<Line extends object>(
  ctx: Ctx,
  lines: readonly Line[],
  textOf: (line: Line) => string,
): readonly Line[] | typeof WRITTEN {
  const { json, jq, template } = ctx.globals;
  if (json !== undefined || jq !== undefined || template !== undefined) {
    return lines;
  }
  for (const line of lines) {
    write(ctx, line, textOf(line));
  }
  return WRITTEN;
}

/** Those that come, below a path of the platform's origin, until the server has ended or somebody has seen enough. */
export async function showFollowed<Line extends object>(
  ctx: Ctx,
  path: string,
  textOf: (line: Line) => string,
): Promise<typeof WRITTEN> {
  const { after } = ctx.flags;
  let last = after;
  try {
    for await (const { id, data } of followLines(ctx, { path, proof: proofAs(ctx.uos.parts, 'app'), after })) {
      last = id ?? last;
      // why so: what a line holds is up to the service whose path it is
      const line = data as unknown as Line;
      write(ctx, { ...(id !== undefined && { cursor: id }), ...line }, textOf(line));
    }
  } catch (error) {
    if (!ctx.signal.aborted) {
      throw error;
    }
    // why told: whoever was cut off in the middle goes on without a gap
    const line = last === undefined ? ctx.line() : ctx.line(`--after=${last}`);
    ctx.note({ zh: `继续：${line}`, en: `To go on: ${line}` });
  }
  return WRITTEN;
}

function write(ctx: Ctx, facts: object, text: string): void {
  const { globals, io } = ctx;
  if (globals['stream-json']) {
    ctx.event({ type: 'line', ...facts });
  } else if (globals.json !== undefined) {
    io.stdout.write(`${JSON.stringify(facts)}\n`);
  } else {
    // why only there: a log may hold what moves a terminal, and a file is to hold the log
    io.stdout.write(`${io.stdout.isTTY ? printable(text) : text}\n`);
  }
}
