// One run of the CLI: what is quick is answered here, everything else goes to the tree of commands.

import type { Io } from '../terminal/io.ts';
import { languageOf } from '../text/text.ts';
import { withoutAlias } from './line/aliases.ts';

export { processIo } from '../terminal/process-io.ts';

/** Runs one line, `argv` without node and script; answers the exit code. */
export async function runCli(argv: readonly string[], io: Io, version: string): Promise<number> {
  const [first] = argv;
  if (first === '--version' || first === '-V' || first === 'version') {
    io.stdout.write(`${version}\n`);
    return 0;
  }
  if (first === '__complete' || first === '__describe') {
    const { complete } = await import('../completion/complete.ts');
    io.stdout.write(await complete(argv.slice(1), io, { described: first === '__describe' }));
    return 0;
  }
  if (first === '__update') {
    const { lookUpUpdate } = await import('./around/update.ts');
    await lookUpUpdate(io.env);
    return 0;
  }
  if (first === 'help' && argv[1] !== undefined) {
    const { TOPICS, topicText } = await import('./help/topics.ts');
    const topic = Object.hasOwn(TOPICS, argv[1]) ? TOPICS[argv[1]] : undefined;
    if (topic !== undefined) {
      const text = topicText(argv[1], topic, languageOf(argv, io));
      const { wrapLines } = await import('../terminal/wrap.ts');
      io.stdout.write(io.stdout.isTTY ? wrapLines(text, io.stdout.columns) : text);
      return 0;
    }
  }
  const { runLine } = await import('./program.ts');
  const [, ...behind] = argv;
  // why: what ends the flags before there is a command ends nothing
  const line = first === '--' ? behind : argv;
  return await runLine(withoutAlias(first === 'help' ? [...behind, '--help'] : line), io, version);
}
