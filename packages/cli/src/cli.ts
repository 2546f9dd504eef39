// One run of the CLI. Nothing is loaded before it is known to be needed: help and completion never load a command.
import type { Io } from './io.ts';
import type { Route } from './route.ts';

/** Runs one line, `argv` without node and script; answers the exit code. */
export async function runCli(argv: readonly string[], io: Io, version: string): Promise<number> {
  const [first, second] = argv;
  if (first === '--version' || first === '-V' || first === 'version') {
    io.stdout.write(`${version}\n`);
    return 0;
  }
  if (first === '__complete') {
    const { complete } = await import('./complete.ts');
    io.stdout.write(complete(argv.slice(1)));
    return 0;
  }
  if (first === 'completion' && second !== undefined && !second.startsWith('-')) {
    const { completionScript } = await import('./complete.ts');
    return completionScript(second, io);
  }
  const line = first === 'help' ? [...argv.slice(1), '--help'] : argv;
  const { routeOf } = await import('./route.ts');
  const route = routeOf(line);
  if (route.kind === 'command' && !asksForHelp(line)) {
    const { runCommand } = await import('./engine.ts');
    return await runCommand(route.entry, route.rest, io, version);
  }
  return await explain(route, line, io);
}

function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

async function explain(route: Route, argv: readonly string[], io: Io): Promise<number> {
  const { explainRoute } = await import('./explain.ts');
  return explainRoute(route, argv, io);
}
