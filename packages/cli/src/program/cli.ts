// One run of the CLI. What is imported here is all that help, completion and routing need; a command and what it runs
// on are loaded only once it is known which one.

import type { Io } from '../terminal/io.ts';
import { languageOf } from '../text/text.ts';
import { withoutAlias } from './aliases.ts';
import { explainRoute } from './explain.ts';
import { routeOf } from './route.ts';

export { processIo } from '../terminal/process-io.ts';

/** Runs one line, `argv` without node and script; answers the exit code. */
export async function runCli(argv: readonly string[], io: Io, version: string): Promise<number> {
  const [first] = argv;
  if (first === '--version' || first === '-V' || first === 'version') {
    io.stdout.write(`${version}\n`);
    return 0;
  }
  if (first === '__complete') {
    const { complete } = await import('../completion/complete.ts');
    io.stdout.write(await complete(argv.slice(1), io));
    return 0;
  }
  if (first === '__update') {
    const { lookUpUpdate } = await import('./update.ts');
    await lookUpUpdate(io.env);
    return 0;
  }
  if (first === 'help' && argv[1] !== undefined) {
    const { TOPICS, topicText } = await import('./topics.ts');
    const topic = Object.hasOwn(TOPICS, argv[1]) ? TOPICS[argv[1]] : undefined;
    if (topic !== undefined) {
      const text = topicText(argv[1], topic, languageOf(argv, io));
      const { wrapLines } = await import('../terminal/wrap.ts');
      io.stdout.write(io.stdout.isTTY ? wrapLines(text, io.stdout.columns) : text);
      return 0;
    }
  }
  const line = withoutAlias(first === 'help' ? [...argv.slice(1), '--help'] : argv);
  const route = routeOf(line);
  if (route.kind === 'command' && !asksForHelp(line)) {
    const { runCommand } = await import('./engine.ts');
    const code = await runCommand(route.entry, route.rest, io, version);
    await tellUpdate(io, version);
    return code;
  }
  if (route.kind === 'unknown' && first !== undefined && !first.startsWith('-')) {
    const { findExtension, runExtension } = await import('./extension.ts');
    const file = findExtension(io.env, first);
    if (file !== undefined) {
      return await runExtension(file, argv.slice(1), io.env);
    }
  }
  return await explainRoute(route, line, io);
}

/** why the environment first: whether a stream is a terminal costs more to find out. */
async function tellUpdate(io: Io, version: string): Promise<void> {
  if (!io.env.CI && !io.env.UOS_NO_UPDATE_CHECK && io.stderr.isTTY) {
    const { noticeUpdate } = await import('./update.ts');
    noticeUpdate(io, version, process.argv[1]);
  }
}

function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).some((word) => word === '--help' || word === '-h');
}
