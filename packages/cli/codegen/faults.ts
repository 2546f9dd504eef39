// What every command must have, checked before the table is written.
import type { CommandData } from '../src/program/command.ts';
import type { Text } from '../src/text/text.ts';

const CHINESE = /\p{Script=Han}/u;
const SECRET = /(^|-)(secret|password|token)$/;

/** Words of the command in a file below src/commands; the file named like its noun is the noun alone, `login/login`. */
export function idOf(path: string): string {
  return path.replace(/^([^/]+)\/\1$/, '$1').replaceAll('/', ' ');
}

/** One line per fault; `path` is the file below src/commands. */
export function faultsOf(path: string, command: CommandData): string[] {
  const { id, summary, args = {}, flags = {}, examples } = command;
  const faults: string[] = [];
  const add = (fault: string): void => {
    faults.push(`${path}: ${fault}`);
  };
  if (id !== idOf(path)) {
    add(`its id is "${id}", its folder says otherwise`);
  }
  const texts: [string, Text][] = [
    ['summary', summary],
    ...Object.entries(args).map(([name, { text }]): [string, Text] => [`<${name}>`, text]),
    ...Object.entries(flags).map(([name, { text }]): [string, Text] => [`--${name}`, text]),
    ...examples.map(({ text }, index): [string, Text] => [`example ${index + 1}`, text]),
  ];
  for (const [name, { zh, en }] of texts) {
    if (!CHINESE.test(zh)) {
      add(`${name} has no Chinese text`);
    }
    if (en.trim() === '' || CHINESE.test(en)) {
      add(`${name} has no English text`);
    }
  }
  for (const { line } of examples) {
    if (!line.includes(`uos ${id}`)) {
      add(`the example "${line}" shows another command`);
    }
  }
  for (const [name, { type }] of Object.entries(flags)) {
    if (type !== 'boolean' && SECRET.test(name)) {
      add(`--${name} would put a secret on the command line`);
    }
  }
  return faults;
}
