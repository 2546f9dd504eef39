// Words that a person has given to lines of the CLI; they stand in config.json beside the profiles.
import { join } from 'node:path';
import { configFolder } from './folders.ts';
import { corruptFile, readJsonFile } from './json-file.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Word → the words of the line behind `uos`. why words: a shell has split them once, and nobody has to do it again */
export type Aliases = Readonly<Record<string, readonly string[]>>;

export function readAliases(env: Environment): Aliases {
  const file = fileOf(env);
  const found = readJsonFile(file)?.aliases ?? {};
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    throw corruptFile(file, 'aliases: {}');
  }
  return Object.fromEntries(Object.entries(found).filter(([, line]) => isLine(line)));
}

export async function setAlias(env: Environment, name: string, line: readonly string[]): Promise<void> {
  await change(env, (aliases) => ({ ...aliases, [name]: line }));
}

export async function removeAlias(env: Environment, name: string): Promise<void> {
  await change(env, ({ [name]: _, ...others }) => others);
}

async function change(env: Environment, changed: (aliases: Aliases) => Aliases): Promise<void> {
  const file = fileOf(env);
  // why not above: a line that names no command reads the words, and nothing else of this
  const [{ checkDryWrite }, { changeStored }, { alone }] = await Promise.all([
    import('../../connection/dry-run.ts'),
    import('./store.ts'),
    import('./alone.ts'),
  ]);
  checkDryWrite(env, file);
  // why: conf notes its version in a file before it looks at what else stands there
  readAliases(env);
  await alone(file, () => changeStored(file, 'aliases', changed));
}

function isLine(line: unknown): boolean {
  return Array.isArray(line) && line.length > 0 && line.every((word) => typeof word === 'string');
}

function fileOf(env: Environment): string {
  return join(configFolder(env), 'config.json');
}
