// Runs one command: parses its line, builds what it is given, hands over what it answers, reports what it throws.

import { connect } from '../connection/connect.ts';
import { DryRun, DryWrite } from '../connection/dry-run.ts';
import { CliError, cancelled, EXIT, type ExitCode } from '../errors/cli-error.ts';
import { documentOf, type Failure, type Reporter, report } from '../errors/report.ts';
import { loaders } from '../generated/loaders.ts';
import { type Settings, settingsOf } from '../profile/where/settings.ts';
import type { Io } from '../terminal/io.ts';
import { checkDelivery, type Delivery, deliver, isForProgram, writeEvent } from '../terminal/output/deliver.ts';
import { printJson } from '../terminal/output/print.ts';
import { type Paint, paintFor } from '../terminal/paint.ts';
import { printableText } from '../terminal/printable.ts';
import { type Ask, askFor, checkAskable, terminalPrompt } from '../terminal/prompt.ts';
import { shellWord } from '../terminal/shell-word.ts';
import { isDrawable, NO_WAITING, showWaiting, type Waiting } from '../terminal/waiting.ts';
import { wrapLines } from '../terminal/wrap.ts';
import { dictionaryOf } from '../text/dictionary.ts';
import type { Dictionary } from '../text/en.ts';
import { isUuid } from '../text/ids.ts';
import { chooseLanguage, type Language } from '../text/text.ts';
import { whereOf } from './around/where.ts';
import { type Command, WRITTEN } from './command.ts';
import type { Context } from './context.ts';
import type { GlobalFlags } from './line/globals.ts';
import type { Parsed } from './line/options.ts';
import type { TableEntry } from './manifest.ts';

export function runCommand(entry: TableEntry, run: Run, io: Io, version: string): Promise<ExitCode> {
  return perform(entry, withDryRun(run, io.env), io, chooseLanguage(io.env, run.globals.lang), version);
}

/** Says what is wrong with a line that was not run. */
export async function reportMistake(
  mistake: CliError,
  { io, lang, json }: { readonly io: Io; readonly lang: Language; readonly json: boolean },
): Promise<ExitCode> {
  const reporter = { io, t: dictionaryOf(lang), json };
  return report(await failureOfAny(mistake, reporter), reporter);
}

/** UOS_DRY_RUN switches every run dry, and the switch travels in the environment to all that writes files. */
function withDryRun({ globals, ...rest }: Run, env: Io['env']): Run {
  return { ...rest, globals: { ...globals, 'dry-run': globals['dry-run'] || Boolean(env.UOS_DRY_RUN) } };
}

export interface Run extends Parsed {
  /** As they were typed. */
  readonly words: readonly string[];
}

async function perform(entry: TableEntry, parsed: Run, io: Io, lang: Language, version: string): Promise<ExitCode> {
  const t = dictionaryOf(lang);
  const { globals } = parsed;
  const { json, jq, template, 'stream-json': stream } = globals;
  const reporter: FullReporter = {
    io,
    t,
    json: json !== undefined && jq === undefined && template === undefined && !stream,
  };
  const [paint, notes] = await Promise.all([paintFor(io.stdout, io.env), paintFor(io.stderr, io.env)]);
  const printer = { sink: io.stdout, paint, t, lang };
  const delivery: Delivery = { io, printer, globals, isPaged: entry.changes === undefined };
  let exit: ExitCode = EXIT.ok;
  const waiting = waits(io, globals) ? showWaiting(entry.summary[lang], io, notes) : NO_WAITING;
  const parts: Parts = {
    io: endingWait(io, waiting),
    waiting,
    t,
    lang,
    paint: notes,
    version,
    setExit: (code) => (exit = code),
  };
  let ctx = contextOf(entry, parsed, parts);
  const findApp = async (): Promise<void> => {
    if (globals.app !== undefined && !isUuid(globals.app)) {
      const { idNamed } = await import('../derived/things.ts');
      // why without it: a call in the name of the app would carry the name for its id
      const asker = contextOf(entry, { ...parsed, globals: { ...globals, app: undefined } }, parts);
      const app = await idNamed(asker, 'app.app', globals.app);
      ctx = contextOf(entry, { ...parsed, globals: { ...globals, app } }, parts);
    }
  };
  const answered = async (): Promise<ExitCode> => {
    if (globals.web) {
      await findApp();
      const { openInConsole } = await import('./around/web.ts');
      await deliver(delivery, await openInConsole(ctx, entry.web), { columns: [], bare: 'url' });
      return exit;
    }
    const command = await load(entry);
    await checkDelivery(globals, command.output);
    if (command.danger !== undefined && command.danger !== 'none') {
      ctx.checkAskable();
    }
    await findApp();
    const answer = await command.run(ctx);
    waiting.stop();
    if (answer === WRITTEN) {
      return exit;
    }
    if (command.jobSummary && command.output !== undefined && io.env.GITHUB_STEP_SUMMARY) {
      const { addJobSummary } = await import('../terminal/output/job-summary.ts');
      addJobSummary(io, `uos ${entry.id}`, answer, command.output, lang);
    }
    await deliver(delivery, answer, command.output, command.show);
    return exit;
  };
  try {
    return await (globals.trace === undefined ? answered() : traced(globals.trace, () => ctx, answered));
  } catch (error) {
    waiting.stop();
    const dry = dryRunOf(error);
    if (dry !== undefined) {
      ctx.note({ zh: t.output.dryRun, en: t.output.dryRun });
      printJson(printer, dry);
      return EXIT.ok;
    }
    const failure = await failureOfAny(io.signal.aborted ? cancellation(error) : error, reporter, ctx);
    if (stream) {
      writeEvent(io.stdout, { type: 'error', error: documentOf(failure) });
    }
    return report(failure, reporter);
  }
}

/** why stdout too: what reads it may draw on the same terminal */
function waits(io: Io, globals: GlobalFlags): boolean {
  return !globals.quiet && !globals.web && !isForProgram(globals) && io.stdout.isTTY && isDrawable(io);
}

/** The same, but that a command which writes to stdout, or reads what is typed, ends the waiting. */
function endingWait(io: Io, waiting: Waiting): Io {
  if (waiting === NO_WAITING) {
    return io;
  }
  const write = (data: string | Uint8Array): void => {
    waiting.stop();
    io.stdout.write(data);
  };
  const typed = (): Io['stdin'] => {
    if (io.stdin.isTTY) {
      waiting.stop();
    }
    return io.stdin;
  };
  const stdout = Object.create(io.stdout, { write: { value: write } });
  return Object.create(io, { stdout: { value: stdout }, stdin: { get: typed } });
}

/** What a run says that was cancelled: its own words where it has some. */
function cancellation(error: unknown): CliError {
  return error instanceof CliError && error.facts.exit === EXIT.cancelled ? error : cancelled();
}

function dryRunOf(error: unknown): Readonly<Record<string, unknown>> | undefined {
  if (error instanceof DryWrite) {
    return { dryRun: true, write: { file: error.file } };
  }
  return error instanceof DryRun ? { dryRun: true, request: error.request, curl: error.curl } : undefined;
}

/** Runs it, and writes what was sent whether or not it fails. */
async function traced<T>(file: string, ctx: () => Context, run: () => Promise<T>): Promise<T> {
  const { checkTraceFile } = await import('../connection/trace.ts');
  checkTraceFile(file);
  try {
    return await run();
  } finally {
    await ctx().uos.close();
  }
}

async function load(entry: TableEntry): Promise<Command> {
  const loader = loaders[entry.id];
  if (loader !== undefined) {
    return (await loader()).default;
  }
  const { derivedCommand } = await import('../derived/command.ts');
  return derivedCommand(entry);
}

interface Parts {
  readonly io: Io;
  readonly t: Context['t'];
  readonly lang: Language;
  /** Colours for stderr. */
  readonly paint: Paint;
  readonly waiting: Waiting;
  readonly version: string;
  setExit(code: ExitCode): void;
}

function contextOf(entry: TableEntry, { words, args, flags, globals }: Run, parts: Parts): Context {
  const { io, t, lang, paint, waiting } = parts;
  const env: Io['env'] = globals['dry-run'] ? { ...io.env, UOS_DRY_RUN: '1' } : io.env;
  const prompt = terminalPrompt(io, t, waiting);
  const settings = once((): Settings => {
    const { bucket, org } = flags as { bucket?: string; org?: string };
    const given = { ...globals, bucket, org };
    try {
      return settingsOf(io, given);
    } catch (error) {
      // why only where nothing changes: what is changed by another app than the file names is no warning's matter
      if (entry.changes !== undefined || !(error instanceof CliError) || error.code !== 'bad-project-file') {
        throw error;
      }
      const text = `${error.facts.what(t)} ${t.errors.goesOnWithout}`;
      note({ zh: text, en: text }, { style: 'yellow', text: '!' });
      return settingsOf(io, given, { withoutProject: true });
    }
  });
  const isStream = globals['stream-json'];
  const ask: Ask = {
    prompt,
    yes: globals.yes,
    dryRun: globals['dry-run'],
    line: lineOf(entry, words, ['--yes']),
  };
  const note: Context['note'] = (text, sign) => {
    if (!globals.quiet) {
      const before = sign === undefined ? '' : `${paint(sign.style, sign.text)} `;
      io.stderr.write(`${fitted(`${before}${printableText(text[lang])}`, io.stderr)}\n`);
    }
  };
  const sayWhere = once(() => {
    if (entry.changes !== undefined && !isForProgram(globals)) {
      note(whereOf({ settings: settings(), args }, entry));
    }
  });
  const uos = once(() =>
    connect({ io, globals, lang, version: parts.version, settings: settings(), command: entry.id, opening: sayWhere }),
  );
  return {
    command: entry,
    args,
    flags,
    globals,
    io,
    env,
    lang,
    t,
    paint,
    prompt,
    waiting,
    signal: io.signal,
    version: parts.version,
    get settings() {
      return settings();
    },
    get uos() {
      return uos();
    },
    say: (text) => text[lang],
    note,
    event: (event) => {
      if (isStream) {
        writeEvent(io.stdout, event);
      }
    },
    line: (...more) => lineOf(entry, words, more),
    checkAskable: () => checkAskable(ask),
    confirm: (what, name) => {
      sayWhere();
      const danger = entry.danger === undefined || entry.danger === 'none' ? 'confirm' : entry.danger;
      return askFor(ask, danger, what[lang], name);
    },
    exit: (code) => parts.setExit(code),
  };
}

/** why at the width: a terminal would break a code or an id in its middle */
function fitted(text: string, { isTTY, columns }: Io['stderr']): string {
  return isTTY && columns ? wrapLines(text, columns) : text;
}

/** The line that was typed, with `more` flags; one that it had, and that counts once, is replaced. */
function lineOf({ id, flags = {} }: TableEntry, words: readonly string[], more: readonly string[]): string {
  const names = new Set(more.map((flag) => flag.split('=')[0]).filter((name) => !flags[name?.slice(2) ?? '']?.many));
  const kept = words.filter((word, index) => {
    const before = words[index - 1] ?? '';
    return !names.has(word.split('=')[0]) && !(names.has(before) && more.some((flag) => flag.startsWith(`${before}=`)));
  });
  return ['uos', id, ...[...kept, ...more].map(shellWord)].join(' ');
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

interface FullReporter extends Reporter {
  readonly t: Dictionary;
}

/** The failure with its texts; what is not the line's own fault is kept in the log too, and the failure says where. */
async function failureOfAny(error: unknown, { io, t }: FullReporter, ctx?: Context): Promise<Failure> {
  if (error instanceof CliError) {
    const { exit, what, why, next, status, requestId } = error.facts;
    return { code: error.code, exit, message: what(t), why: why?.(t), next, status, requestId };
  }
  const [{ failureOfSdk }, { logFailure }] = await Promise.all([
    import('../errors/failure.ts'),
    import('../errors/log.ts'),
  ]);
  const failure = failureOfSdk(error, t, ctx);
  return { ...failure, log: logFailure(io, failure, error, ctx) };
}
