// The samples of code in the console name commands that the CLI has.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cliWords } from '../../packages/web/src/kit/snippets/snippets-of.ts';

const TABLES = join(import.meta.dirname, '../../packages/cli/src/generated');

interface Table {
  readonly name: string;
  readonly commands: readonly { readonly id: string; readonly words: readonly string[] }[];
}

describe('cliWords', () => {
  it('names every command as the CLI does', async () => {
    const files = (await readdir(TABLES)).filter((file) => file.endsWith('.json') && file !== 'index.json');
    const tables = await Promise.all(
      files.map(async (file) => JSON.parse(await readFile(join(TABLES, file), 'utf8')) as Table),
    );
    const commands = tables.flatMap(({ name, commands: all }) => all.map((command) => ({ ...command, service: name })));
    expect(commands.length).toBeGreaterThan(500);
    for (const { id, service, words } of commands) {
      expect(cliWords({ id, service }), id).toEqual(words);
    }
  });
});
