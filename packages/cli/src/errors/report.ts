// Says what failed in at most three lines (what, why, next), or as one JSON document, and with which exit code.

import { nearest } from '@uos/contract/rules';
import { GLOBAL_FLAGS } from '../program/line/globals.ts';
import type { Meant } from '../program/line/nearest-command.ts';
import type { Io } from '../terminal/io.ts';
import { paintFor } from '../terminal/paint.ts';
import { printableText } from '../terminal/printable.ts';
import type { FrontWords } from '../text/front.ts';
import { annotation } from './annotation.ts';
import { EXIT, type ExitCode } from './cli-error.ts';

export interface Reporter {
  readonly io: Io;
  readonly t: FrontWords;
  readonly json: boolean;
}

/** A failure with its texts made, ready to print. */
export interface Failure {
  readonly code: string;
  readonly exit: ExitCode;
  readonly message: string;
  readonly why?: string | undefined;
  readonly next?: string | undefined;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  /** File that holds more about it. */
  readonly log?: string | undefined;
}

export async function report(failure: Failure, { io, t, json }: Reporter): Promise<ExitCode> {
  if (json) {
    io.stdout.write(`${JSON.stringify({ error: documentOf(failure) }, null, 2)}\n`);
    // why: a log that captures stderr only should hold the reason too; on a terminal it would be said twice.
    if (io.stdout.isTTY) {
      return failure.exit;
    }
  }
  if (io.env.GITHUB_ACTIONS === 'true') {
    io.stderr.write(annotation(failure));
  }
  const paint = await paintFor(io.stderr, io.env);
  const { labels } = t;
  const request = failure.requestId && `${labels.request} ${failure.requestId}`;
  const log = failure.log && `${labels.log} ${failure.log}`;
  const why = [failure.why, request, log].filter(Boolean).join(' · ');
  io.stderr.write(`${paint('red', `${labels.error}:`)} ${printableText(failure.message)}\n`);
  if (why) {
    io.stderr.write(`${paint('dim', `${labels.why}:`)} ${printableText(why)}\n`);
  }
  if (failure.next) {
    io.stderr.write(`${paint('dim', `${labels.next}:`)} ${printableText(failure.next)}\n`);
  }
  return failure.exit;
}

/** A line takes no more of them. */
const MOST_NAMED = 12;

export function unknownCommand({ typed, nearest: near, group }: Meant, reporter: Reporter): Promise<ExitCode> {
  const { t } = reporter;
  const line = near ?? group?.id;
  const isBrief = group !== undefined && group.words.length <= MOST_NAMED;
  return report(
    {
      code: 'unknown-command',
      exit: EXIT.usage,
      message: t.errors.unknownCommand(typed),
      why: isBrief
        ? t.errors.inGroup(`uos ${group.id}`, group.words)
        : line === undefined
          ? undefined
          : t.errors.nearest(`uos ${line}`),
      next: line === undefined ? 'uos --help' : `uos ${line} --help`,
    },
    reporter,
  );
}

/** A flag where no command is named that could take it. */
export function unknownFlagOf(words: string, word: string, reporter: Reporter): Promise<ExitCode> {
  const { t } = reporter;
  const flag = word.split('=', 1)[0] ?? '';
  const isKnown = FLAGS.includes(flag);
  const near = isKnown ? undefined : flag === '-v' ? '--version' : nearest(flag, FLAGS);
  return report(
    {
      code: isKnown ? 'incomplete-command' : 'unknown-flag',
      exit: EXIT.usage,
      message: isKnown ? t.errors.incomplete(words) : t.errors.strayFlag(flag),
      why: near && t.errors.nearest(near),
      next: `uos ${words ? `${words} ` : ''}--help`,
    },
    reporter,
  );
}

const FLAGS: readonly string[] = [
  '--version',
  '-V',
  ...Object.entries(GLOBAL_FLAGS).flatMap(([name, spec]) => [
    `--${name}`,
    ...('short' in spec ? [`-${spec.short}`] : []),
  ]),
];

export function incompleteCommand(words: string, reporter: Reporter): Promise<ExitCode> {
  return report(
    {
      code: 'incomplete-command',
      exit: EXIT.usage,
      message: reporter.t.errors.incomplete(words),
      next: `uos ${words ? `${words} ` : ''}--help`,
    },
    reporter,
  );
}

/** A failure as a program reads it. */
export function documentOf({
  code,
  message,
  why,
  next,
  status,
  requestId,
  exit,
  log,
}: Failure): Record<string, unknown> {
  return {
    code,
    message,
    why: why ?? null,
    status: status ?? null,
    requestId: requestId ?? null,
    hint: next ?? null,
    exit,
    ...(log !== undefined && { log }),
  };
}
