// One run of the CLI. What is imported here is all that help, completion and routing need; a command and what it runs
// on are loaded only once it is known which one.
import { complete } from './complete.ts';
import { explainRoute } from './explain.ts';
import type { Io } from './io.ts';
import { routeOf } from './route.ts';

export { processIo } from './process-io.ts';

/** Runs one line, `argv` without node and script; answers the exit code. */
export async function runCli(argv: readonly string[], io: Io, version: string): Promise<number> {
  const [first] = argv;
  if (first === '--version' || first === '-V' || first === 'version') {
    io.stdout.write(`${version}\n`);
    return 0;
  }
  if (first === '__complete') {
    io.stdout.write(complete(argv.slice(1)));
    return 0;
  }
  const line = first === 'help' ? [...argv.slice(1), '--help'] : argv;
  const route = routeOf(line);
  if (route.kind === 'command' && !asksForHelp(line)) {
    const { runCommand } = await import('./engine.ts');
    return await runCommand(route.entry, route.rest, io, version);
  }
  return explainRoute(route, line, io);
}

function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).some((word) => word === '--help' || word === '-h');
}
