// Reads the words behind a command as a run does, without running it.
import { Command, CommanderError } from 'commander';
import { withFields } from '../program/line/address.ts';
import { mistakeOf } from '../program/line/mistakes.ts';
import {
  addArguments,
  addNamedFlags,
  checkSwallowed,
  type Declared,
  givenTo,
  type Parsed,
} from '../program/line/options.ts';

/** Throws CliError with exit 2 and the nearest flag when the words do not fit. */
export function parseWords(declared: Declared, typed: readonly string[]): Parsed {
  const words = withFields(typed, new Set(), declared);
  const command = new Command(declared.id)
    .exitOverride()
    .helpOption(false)
    .showSuggestionAfterError(false)
    .configureOutput({ outputError: () => undefined })
    .action(() => undefined);
  addArguments(command, declared);
  addNamedFlags(command, declared, words);
  checkSwallowed(declared, words);
  try {
    command.parse(words, { from: 'user' });
  } catch (error) {
    throw error instanceof CommanderError ? mistakeOf(error, command, declared, words) : error;
  }
  return givenTo(command, declared);
}
