// Hands the answer of a command over in the form that was asked for: text, one JSON document, filtered by jq, through a
// template, as the last event of a stream, or long lists through a pager.
import { usageError } from '../../errors/cli-error.ts';
import type { Command, Output } from '../../program/command.ts';
import type { GlobalFlags } from '../../program/line/globals.ts';
import { isPlain } from '../charset.ts';
import type { Io, Sink } from '../io.ts';
import { printable, printableJson } from '../printable.ts';
import { checkFields, type Printer, pick, printAnswer, printJson } from './print.ts';

export interface Delivery {
  readonly io: Io;
  readonly printer: Printer;
  readonly globals: GlobalFlags;
  /** A long list goes through the pager. why not of what was changed: it has happened, and is to be seen at once */
  readonly isPaged?: boolean;
}

/** Is the answer read by a program? */
export function isForProgram({ json, jq, template, 'stream-json': stream }: GlobalFlags): boolean {
  return json !== undefined || jq !== undefined || template !== undefined || stream;
}

/**
 * Throws what `deliver` would throw for the flags alone.
 * why before the command runs: exit 2 says that nothing was done.
 */
export async function checkDelivery(
  { json, jq, template, 'stream-json': stream }: GlobalFlags,
  output: Output | undefined,
): Promise<void> {
  const forms = [jq !== undefined && '--jq', template !== undefined && '--template', stream && '--stream-json'];
  const given = forms.filter((form) => form !== false);
  if (given.length > 1) {
    throw usageError('one-of', (t) => t.errors.oneOf(given.join(', ')), 'uos help formatting');
  }
  if (json && output?.fields) {
    checkFields(json, output.fields);
  }
  if (jq !== undefined) {
    const { checkFilter } = await import('./jq.ts');
    await checkFilter(jq);
  } else if (template !== undefined) {
    const { checkTemplate } = await import('./template.ts');
    checkTemplate(template);
  }
}

/** Throws CliError with exit 2 for an unknown field, a filter or a template that is wrong. */
export async function deliver(
  delivery: Delivery,
  given: unknown,
  output: Output | undefined,
  show?: Command['show'],
): Promise<void> {
  const { io, printer, globals } = delivery;
  const answer = io.stdout.isTTY ? printable(given) : given;
  const { json, jq, template, 'stream-json': stream } = globals;
  if (!isForProgram(globals)) {
    const { sink, paint, lang } = printer;
    const text = show?.(answer, { isTTY: sink.isTTY, columns: sink.columns, paint, lang, isPlain: isPlain(io.env) });
    if (text === undefined) {
      await deliverText(delivery, answer, output);
    } else {
      sink.write(text);
    }
    return;
  }
  // why as it was given: a document keeps its values, and is made harmless where it is printed
  const document = pick(jq === undefined && template === undefined ? given : answer, json ?? '', output) ?? {};
  if (jq !== undefined) {
    const { filterJson } = await import('./jq.ts');
    // why again: a filter can make such text itself, as @base64d does
    const text = await filterJson(document, jq);
    io.stdout.write(io.stdout.isTTY ? printable(text) : text);
  } else if (template !== undefined) {
    const { renderTemplate } = await import('./template.ts');
    io.stdout.write(renderTemplate(template, document, printer));
  } else if (stream) {
    writeEvent(io.stdout, { type: 'result', result: document });
  } else {
    printJson(printer, document);
  }
}

/** One line of a stream of events. */
export function writeEvent(sink: Sink, event: Readonly<Record<string, unknown>>): void {
  const json = JSON.stringify(event);
  sink.write(`${sink.isTTY ? printableJson(json) : json}\n`);
}

async function deliverText(
  { io, printer, globals, isPaged = true }: Delivery,
  answer: unknown,
  output?: Output,
): Promise<void> {
  const pager = isPaged ? pagerOf(io, globals) : undefined;
  if (pager === undefined || !Array.isArray(answer) || answer.length < (io.stdout.rows ?? Number.POSITIVE_INFINITY)) {
    await printAnswer(printer, answer, output);
    return;
  }
  let text = '';
  const { isTTY, columns } = io.stdout;
  const sink: Sink = { isTTY, columns, write: (data) => (text += String(data)) };
  await printAnswer({ ...printer, sink }, answer, output);
  if ((await io.page?.(text, pager)) !== true) {
    io.stdout.write(text);
  }
}

/** UOS_PAGER beats PAGER; an empty one, or `cat`, means none. */
function pagerOf({ env, stdout, page }: Io, globals: GlobalFlags): string | undefined {
  const pager = env.UOS_PAGER ?? env.PAGER ?? 'less';
  const isOff = globals['no-pager'] || pager === '' || pager === 'cat' || env.CI || env.TERM === 'dumb';
  return isOff || !stdout.isTTY || page === undefined ? undefined : pager;
}
