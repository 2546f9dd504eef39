// What commander says about a line, in our words: what is wrong, the nearest that is right, which help to read.

import { nearest } from '@uos/contract/rules';
import type { Command, CommanderError } from 'commander';
import { CliError, EXIT, usageError } from '../../errors/cli-error.ts';
import type { FlagSpecs } from '../command.ts';
import { GLOBAL_FLAGS } from './globals.ts';
import { type Declared, helpOf } from './options.ts';

/** why: a secret in an argument is visible in the process list; the words are refused with the way that is safe. */
const SECRET_WORDS = /^--(.*-)?(secret|password|token)$/;

/** `args` are the words that `command` was to take. */
export function mistakeOf(
  { code, message }: CommanderError,
  command: Command,
  declared: Declared,
  args: readonly string[],
): CliError {
  const { args: given, registeredArguments: taken } = command;
  switch (code) {
    case 'commander.excessArguments': {
      const extra = given[taken.length] ?? '';
      return usageError('extra-argument', (t) => t.errors.extraArgument(extra), helpOf(declared));
    }
    case 'commander.optionMissingArgument': {
      const last = args.at(-1) ?? '';
      return usageError('missing-value', (t) => t.errors.missingValue(flagOf(last)), helpOf(declared));
    }
    case 'commander.unknownOption':
      return unknownFlag(declared, /'(.*)'/s.exec(message)?.[1] ?? '');
    default:
      return usageError(code.replace(/^commander\./, ''), () => message, helpOf(declared));
  }
}

function unknownFlag(declared: Declared, word: string): CliError {
  const specs: FlagSpecs = { ...GLOBAL_FLAGS, ...declared.flags };
  const flag = flagOf(word);
  // why: a switch is there without a value, and commander knows no other
  if (flag !== word && Object.hasOwn(specs, flag.slice(2))) {
    return usageError('no-value', (t) => t.errors.noValue(flag), helpOf(declared));
  }
  const known = Object.keys(specs).map((name) => `--${name}`);
  if (SECRET_WORDS.test(flag)) {
    const ways = known.filter((name) => /-(stdin|file)$/.test(name)).join(', ');
    return new CliError('secret-flag', {
      exit: EXIT.usage,
      what: (t) => t.errors.secretFlag(flag),
      why: (t) => `${t.errors.secretWays}${ways && ` (${ways})`}`,
      next: helpOf(declared),
    });
  }
  // why not the nearest: that is its opposite
  const opposite = flag.startsWith('--no-') ? flag.slice(5) : '';
  const near = Object.hasOwn(specs, opposite)
    ? specs[opposite]?.type === 'boolean'
      ? `--${opposite}=false`
      : undefined
    : nearest(flag, known);
  return usageError('unknown-flag', (t) => t.errors.unknownFlag(flag, near), helpOf(declared));
}

/** The flag of a word, without its value; of short ones together the first. */
function flagOf(word: string): string {
  return word.startsWith('--') ? (word.split('=', 1)[0] ?? '') : word.slice(0, 2);
}
