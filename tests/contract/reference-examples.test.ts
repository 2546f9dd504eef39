// The command line of every example in the reference parses: its words name a command, and the command takes them.

import { services } from '@uos/contract';
import { serviceFacts } from '@uos/contract/reference';
import { describe, expect, it } from 'vitest';
import { CliError } from '../../packages/cli/src/errors/cli-error.ts';
import { parseLine } from '../../packages/cli/src/program/parse.ts';
import { routeOf } from '../../packages/cli/src/program/route.ts';

/** Words as a shell hands them on; quotes hold blanks. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'((?:[^']|'\\'')*)'|"([^"]*)"|(\S+)/g)].map(
    ([, quoted, double, bare]) => quoted?.replaceAll("'\\''", "'") ?? double ?? bare ?? '',
  );
}

/** What is wrong with a line, or undefined. */
function faultOf(line: string): string | undefined {
  const [, ...words] = wordsOf(line);
  const route = routeOf(words);
  if (route.kind !== 'command') {
    return `${line}: no command`;
  }
  try {
    parseLine(route.entry, route.rest);
    return undefined;
  } catch (error) {
    return `${line}: ${error instanceof CliError ? error.code : String(error)}`;
  }
}

describe('the examples of the reference', () => {
  it.each(services.map((service) => [service.name, service] as const))('of %s parse', (_, service) => {
    const lines = serviceFacts(service).groups.flatMap(({ operations }) =>
      operations.map(({ examples }) => examples.cli),
    );
    expect(lines.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
  });
});
