// English for help and for a line that names no command: all that is said before a command is loaded.

export const frontEn = {
  help: {
    usage: 'Usage',
    arguments: 'Arguments',
    flags: 'Flags',
    globals: 'Flags of every command',
    commands: 'Commands',
    calls: 'Every other call of the contract',
    services: 'Services',
    topics: 'Topics',
    examples: 'Examples',
    fields: 'Fields for --json=',
    exits: 'Exit codes',
    more: (line: string) => `More about a command: ${line}`,
    first: 'Start here',
    everywhere:
      'Every command takes --json, --jq, --dry-run, --quiet, --yes, --profile, --app and more: uos --help. How it ends: uos help exit-codes',
    notServed: 'not served by this platform',
    command: 'command',
    flag: 'flags',
    required: 'required',
    repeatable: 'repeatable',
    choices: (words: string) => `one of: ${words}`,
    call: (method: string, path: string) => `Calls ${method} ${path}`,
    danger: {
      confirm: 'Asks before it acts; --yes answers yes.',
      'type-name': 'Cannot be undone: asks for the name; --yes skips the question.',
      'type-amount': 'Moves money: asks for the amount; --yes skips the question.',
    },
  },
  labels: { error: 'error', why: 'why', next: 'next', request: 'request', log: 'log' },
  errors: {
    unknownCommand: (typed: string) => `There is no command "${typed}".`,
    incomplete: (typed: string) =>
      typed === '' ? 'No command was given.' : `"uos ${typed}" is not complete: it has commands of its own.`,
    strayFlag: (flag: string) => `There is no flag ${flag}.`,
    nearest: (line: string) => `nearest: ${line}`,
    inGroup: (line: string, words: readonly string[]) => `${line} has: ${words.join(', ')}`,
  },
};

export type FrontWords = typeof frontEn;
