// Answers a line that runs nothing: help on stdout when asked, on stderr with exit 2 when the line is not complete.
import { EXIT } from '../errors/cli-error.ts';
import { incompleteCommand, unknownCommand } from '../errors/report.ts';
import type { Io } from '../terminal/io.ts';
import { paintFor } from '../terminal/paint.ts';
import { frontWordsOf } from '../text/front.ts';
import { languageOf } from '../text/text.ts';
import { commandHelp, groupHelp, rootHelp, type Voice } from './help.ts';
import { readEntries, readOutlines } from './manifest.ts';
import type { Route } from './route.ts';

export async function explainRoute(route: Route, argv: readonly string[], io: Io): Promise<number> {
  const lang = languageOf(argv, io);
  const t = frontWordsOf(lang);
  const asked = argv.some((word) => word === '--help' || word === '-h');
  const json = argv.some((word) => word === '--json' || word.startsWith('--json='));
  const sink = asked || (route.kind === 'root' && argv.length === 0) ? io.stdout : io.stderr;
  const voice: Voice = { t, lang, paint: await paintFor(sink, io.env), ...(sink.isTTY && { columns: sink.columns }) };

  if (route.kind === 'unknown') {
    return unknownCommand(route, { io, t, json });
  }
  if (json && asked) {
    io.stdout.write(`${JSON.stringify(data(route), null, 2)}\n`);
    return EXIT.ok;
  }
  if (json) {
    return incompleteCommand(route.kind === 'group' ? route.words : '', { io, t, json });
  }
  const text =
    route.kind === 'root'
      ? rootHelp(voice, route.nouns)
      : route.kind === 'group'
        ? groupHelp(voice, route.words, route.noun, route.outlines)
        : commandHelp(voice, route.entry);
  sink.write(sink.isTTY ? (await import('../terminal/wrap.ts')).wrapLines(text, sink.columns) : text);
  return sink === io.stdout ? EXIT.ok : EXIT.usage;
}

function data(route: Exclude<Route, { kind: 'unknown' }>): unknown {
  if (route.kind === 'root') {
    return route.nouns.map((noun) => ({ ...noun, commands: readOutlines(noun).map(({ id }) => id) }));
  }
  if (route.kind === 'command') {
    return route.entry;
  }
  const ids = new Set(route.outlines.map(({ id }) => id));
  return readEntries(route.noun).filter(({ id }) => ids.has(id));
}
