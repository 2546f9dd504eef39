// The tree of commands for one line: root, groups and leaf of the branch that it addresses, made from the command table.
// commander reads the line by it, prints its help and says what is wrong with it.
import { Command, CommanderError } from 'commander';
import { CliError, EXIT } from '../errors/cli-error.ts';
import { incompleteCommand, type Reporter, unknownCommand, unknownFlagOf } from '../errors/report.ts';
import type { Io, Sink } from '../terminal/io.ts';
import { paintFor } from '../terminal/paint.ts';
import { frontWordsOf } from '../text/front.ts';
import { type Language, languageOf } from '../text/text.ts';
import { UosHelp, type Voice } from './help/help.ts';
import { type Address, addressOf, isUnknown } from './line/address.ts';
import { mistakeOf } from './line/mistakes.ts';
import { meantBy } from './line/nearest-command.ts';
import { addArguments, addNamedFlags, checkSwallowed, givenTo, type Missing, missingOf } from './line/options.ts';
import { readEntries, readOutlines } from './manifest.ts';

/** Runs one line, or prints its help; answers the exit code. */
export async function runLine(typed: readonly string[], io: Io, version: string): Promise<number> {
  const lang = languageOf(typed, io);
  const asked = typed.length === 0 || asksForHelp(typed);
  const json = typed.some((word) => /^--json(=|$)/.test(word));
  let address = addressOf(typed);
  let line = typed;
  try {
    line = await withUserAlias(typed, address, io, asked);
  } catch (error) {
    return await complain(error, { io, lang, json });
  }
  // why not always: the tables are read once more
  if (line !== typed) {
    address = addressOf(line);
  }
  const extension = address.noun === undefined ? await extensionOf(line, io) : undefined;
  if (extension !== undefined) {
    return await extension(line.slice(1));
  }
  const reporter = { io, t: frontWordsOf(lang), json };
  const isKnown = !isUnknown(address);
  if (isKnown && asked && reporter.json) {
    io.stdout.write(`${JSON.stringify(dataOf(address), null, 2)}\n`);
    return EXIT.ok;
  }
  if (isKnown && !asked && reporter.json && address.entry === undefined) {
    return incompleteCommand(address.path.join(' '), reporter);
  }
  const { entry, args, path, rest, words } = address;
  const stray = isKnown && !asked && entry === undefined ? rest.find((word) => word.startsWith('-')) : undefined;
  if (stray !== undefined) {
    return unknownFlagOf(path.join(' '), stray, reporter);
  }
  const { program, leaf } = branchOf(address, io);
  if (isKnown && (asked || entry === undefined)) {
    const voice = await voiceOf(reporter, lang, asked ? io.stdout : io.stderr);
    const served = await servedOf(address, line, io);
    leaf.createHelp = () => new UosHelp({ ...voice, served }, address);
  }
  // why before it is read: an incomplete line shows its help too
  if (isKnown && asked) {
    leaf.outputHelp();
    return EXIT.ok;
  }
  let code: number = EXIT.usage;
  try {
    if (entry === undefined) {
      leaf.command(oneBelow(address));
    } else {
      addArguments(leaf, entry);
      addNamedFlags(leaf, entry, args);
      checkSwallowed(entry, args);
      leaf.action(async () => {
        const missing = missingOf(leaf, entry);
        const answers = missing.length > 0 ? await askedFor(missing, io, lang) : {};
        const parsed = givenTo(leaf, entry, answers);
        const { runCommand } = await import('./engine.ts');
        code = await runCommand(entry, { words: rest, ...parsed }, io, version);
        await tellUpdate(io, version);
      });
    }
    // why nothing but the words of a group: it takes no flag, and the first that is no command of it is the mistake
    await program.parseAsync(entry === undefined ? words : [...path, ...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && entry === undefined) {
      // why else nothing more: commander has printed the help
      return isKnown ? EXIT.usage : unknownCommand(meantBy(address), reporter);
    }
    const mistake = error instanceof CommanderError && entry ? mistakeOf(error, leaf, entry, args) : error;
    return await complain(mistake, { io, lang, json });
  }
  return code;
}

async function complain(mistake: unknown, voice: { io: Io; lang: Language; json: boolean }): Promise<number> {
  if (!(mistake instanceof CliError)) {
    throw mistake;
  }
  const { reportMistake } = await import('./engine.ts');
  return await reportMistake(mistake, voice);
}

/** The line with a word that a person made; looked for only where the word names nothing of ours. */
async function withUserAlias(
  line: readonly string[],
  { noun, words, at }: Address,
  io: Io,
  asked: boolean,
): Promise<readonly string[]> {
  if (noun !== undefined || words.length === 0) {
    return line;
  }
  const { expanded } = await import('./line/user-alias.ts');
  return expanded(line, at, io.env, { asked });
}

/** why the environment first: whether a stream is a terminal costs more to find out. */
async function tellUpdate(io: Io, version: string): Promise<void> {
  const { CI, UOS_NO_UPDATE_NOTIFIER, NO_UPDATE_NOTIFIER } = io.env;
  if (!CI && !UOS_NO_UPDATE_NOTIFIER && !NO_UPDATE_NOTIFIER && io.stderr.isTTY) {
    const { noticeUpdate } = await import('./around/update.ts');
    noticeUpdate(io, version, process.argv[1]);
  }
}

/** Asks a person for what the line lacks; nobody where there is none. */
async function askedFor(
  missing: readonly Missing[],
  io: Io,
  lang: Language,
): Promise<Readonly<Record<string, string>>> {
  if (io.env.CI || !io.stderr.isTTY || io.stdin.isTTY !== true) {
    return {};
  }
  const { askMissing } = await import('../terminal/ask-missing.ts');
  return await askMissing(missing, io, lang);
}

function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

/** why no other line: a flag before the word would be an argument of nobody */
async function extensionOf(line: readonly string[], { env }: Io) {
  const [word] = line;
  if (word === undefined || word.startsWith('-')) {
    return undefined;
  }
  const { findExtension, runExtension } = await import('./around/extension.ts');
  const file = findExtension(env, word);
  return file === undefined ? undefined : (args: readonly string[]) => runExtension(file, args, env);
}

/** Help as data. */
function dataOf({ entry, noun, nouns, outlines }: Address): unknown {
  if (noun === undefined) {
    return nouns.map((one) => ({ ...one, commands: readOutlines(one).map(({ id }) => id) }));
  }
  const ids = new Set(outlines.map(({ id }) => id));
  return entry ?? readEntries(noun).filter(({ id }) => ids.has(id));
}

/** why only where a call of the contract is shown: to others it makes no difference */
async function servedOf({ outlines }: Address, line: readonly string[], io: Io) {
  if (!outlines.some(({ derived, calls }) => derived !== undefined || calls !== undefined)) {
    return undefined;
  }
  const { servedHere } = await import('../connection/served.ts');
  return await servedHere(io, line);
}

async function voiceOf({ io, t }: Reporter, lang: Language, sink: Sink): Promise<Voice> {
  return { t, lang, paint: await paintFor(sink, io.env), ...(sink.isTTY && { columns: sink.columns }) };
}

/** The root and the deepest command of the branch. */
function branchOf({ path }: Address, io: Io): { readonly program: Command; readonly leaf: Command } {
  const program = new Command('uos')
    .helpCommand(false)
    .helpOption(false)
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: () => undefined,
      // why: the help decides them by the voice that it is given, and asking the process opens its streams
      getOutHasColors: () => true,
      getErrHasColors: () => true,
      getOutHelpWidth: () => io.stdout.columns,
      getErrHelpWidth: () => io.stderr.columns,
    });
  const leaf = path.reduce((parent, word) => parent.command(word).helpCommand(false), program);
  return { program, leaf };
}

/** why one of them: by it commander knows the group for one, and reads no more of the others than that none is meant */
function oneBelow({ noun, nouns, outlines, path }: Address): string {
  return (noun === undefined ? nouns[0]?.name : outlines[0]?.id.split(' ')[path.length]) ?? 'none';
}
