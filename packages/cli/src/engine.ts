// Runs one command: parses its line, builds what it is given, prints what it answers, reports what it throws.
import type { Command } from './command.ts';
import type { Context } from './context.ts';
import { CliError, cancelled, EXIT, type ExitCode } from './errors.ts';
import { loaders } from './generated/loaders.ts';
import type { Io } from './io.ts';
import type { TableEntry } from './manifest.ts';
import { type Parsed, parseLine } from './parse.ts';
import { connect } from './profile/connect.ts';
import { DryRun } from './profile/dry-run.ts';
import { type Settings, settingsOf } from './profile/settings.ts';
import { failureOf, type Reporter, report } from './report.ts';
import { paintFor } from './terminal/paint.ts';
import { type Printer, printAnswer, printJson } from './terminal/print.ts';
import { type Ask, askFor, checkAskable, type Prompt, terminalPrompt } from './terminal/prompt.ts';
import { dictionaryOf } from './text/dictionary.ts';
import { chooseLanguage, type Language } from './text/text.ts';

export async function runCommand(
  entry: TableEntry,
  words: readonly string[],
  io: Io,
  version: string,
): Promise<ExitCode> {
  let parsed: Parsed;
  let lang = chooseLanguage(io.env);
  try {
    parsed = parseLine(entry, words);
  } catch (error) {
    lang = chooseLanguage(io.env, /--lang[= ](\w+)/.exec(words.join(' '))?.[1]);
    const json = words.some((word) => /^--json(=|$)/.test(word));
    return await reportError(error, { io, t: dictionaryOf(lang), json });
  }
  lang = chooseLanguage(io.env, parsed.globals.lang);
  return await perform(entry, parsed, io, lang, version);
}

async function perform(entry: TableEntry, parsed: Parsed, io: Io, lang: Language, version: string): Promise<ExitCode> {
  const t = dictionaryOf(lang);
  const { json } = parsed.globals;
  const reporter: Reporter = { io, t, json: json !== undefined };
  const printer: Printer = { sink: io.stdout, paint: paintFor(io.stdout, io.env), t, lang, json };
  let exit: ExitCode = EXIT.ok;
  const ctx = contextOf(entry, parsed, { io, t, lang, version, setExit: (code) => (exit = code) });
  try {
    const command = await load(entry);
    if (command.danger !== undefined && command.danger !== 'none') {
      ctx.checkAskable();
    }
    const answer = await command.run(ctx);
    printAnswer(printer, answer, command.output);
    return exit;
  } catch (error) {
    if (error instanceof DryRun) {
      ctx.note({ zh: t.output.dryRun, en: t.output.dryRun });
      printJson(printer, { dryRun: true, request: error.request });
      return EXIT.ok;
    }
    return await reportError(io.signal.aborted ? cancelled() : error, reporter, ctx);
  }
}

async function load(entry: TableEntry): Promise<Command> {
  const loader = loaders[entry.id];
  if (loader !== undefined) {
    return (await loader()).default;
  }
  const { derivedCommand } = await import('./derived/command.ts');
  return derivedCommand(entry);
}

interface Parts {
  readonly io: Io;
  readonly t: Context['t'];
  readonly lang: Language;
  readonly version: string;
  setExit(code: ExitCode): void;
}

function contextOf(entry: TableEntry, { args, flags, globals }: Parsed, parts: Parts): Context {
  const { io, t, lang } = parts;
  const paint = paintFor(io.stderr, io.env);
  const prompt = terminalPrompt(io, t);
  const settings = once((): Settings => {
    const { bucket, org } = flags as { bucket?: string; org?: string };
    return settingsOf(io, { ...globals, bucket, org });
  });
  const uos = once(() => connect({ io, globals, lang, version: parts.version, settings: settings() }));
  return {
    command: entry,
    args,
    flags,
    globals,
    io,
    env: io.env,
    lang,
    t,
    paint,
    prompt,
    signal: io.signal,
    version: parts.version,
    get settings() {
      return settings();
    },
    get uos() {
      return uos();
    },
    say: (text) => text[lang],
    note: (text) => {
      if (!globals.quiet) {
        io.stderr.write(`${text[lang]}\n`);
      }
    },
    checkAskable: () => checkAskable(askOf(entry, { args, flags, globals }, prompt)),
    confirm: (what, name) => {
      const danger = entry.danger === 'type-name' ? 'type-name' : 'confirm';
      return askFor(askOf(entry, { args, flags, globals }, prompt), danger, what[lang], name);
    },
    exit: (code) => parts.setExit(code),
  };
}

function askOf({ id }: TableEntry, { args, globals }: Parsed, prompt: Prompt): Ask {
  const given = Object.values(args)
    .flat()
    .filter((value) => value !== undefined);
  return { prompt, yes: globals.yes, dryRun: globals['dry-run'], line: ['uos', id, ...given].join(' ') };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

async function reportError(error: unknown, reporter: Reporter, ctx?: Context): Promise<ExitCode> {
  const { t } = reporter;
  if (error instanceof CliError) {
    return report(failureOf(error, t), reporter);
  }
  const { failureOfSdk } = await import('./profile/failure.ts');
  return report(failureOfSdk(error, t, ctx), reporter);
}
