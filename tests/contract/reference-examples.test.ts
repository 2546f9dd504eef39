// The command line of every example in the reference parses: its words name a command, and the command takes them.

import { services } from '@uos/contract';
import { serviceFacts } from '@uos/contract/reference';
import { describe, expect, it } from 'vitest';
import { CliError } from '../../packages/cli/src/errors/cli-error.ts';
import { addressOf } from '../../packages/cli/src/program/line/address.ts';
import { parseWords } from '../../packages/cli/src/testing/parse-words.ts';

/** Words as a shell hands them on; quotes hold blanks. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'((?:[^']|'\\'')*)'|"([^"]*)"|(\S+)/g)].map(
    ([, quoted, double, bare]) => quoted?.replaceAll("'\\''", "'") ?? double ?? bare ?? '',
  );
}

/** What is wrong with a line, or undefined. */
function faultOf(line: string): string | undefined {
  const [, ...words] = wordsOf(line);
  const { entry, rest } = addressOf(words);
  if (entry === undefined) {
    return `${line}: no command`;
  }
  try {
    parseWords(entry, rest);
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
