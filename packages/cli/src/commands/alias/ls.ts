// Lists the words that a person has made.
import { readAliases } from '../../profile/where/user-aliases.ts';
import { defineCommand } from '../../program/command.ts';
import { readNouns } from '../../program/manifest.ts';
import { lineText } from './line.ts';

export default defineCommand({
  id: 'alias ls',
  summary: { zh: '列出别名', en: 'List your aliases' },
  examples: [{ text: { zh: '查看有哪些别名', en: 'See which there are' }, line: 'uos alias ls' }],
  output: {
    columns: [
      { field: 'name', title: { zh: '别名', en: 'Alias' } },
      { field: 'line', title: { zh: '命令', en: 'Line' } },
      { field: 'shadowed', title: { zh: '被同名命令取代', en: 'A command has its name' } },
    ],
    fields: ['name', 'line', 'words', 'shadowed'],
  },
  run(ctx) {
    const nouns = new Set(readNouns().map(({ name }) => name));
    const rows = Object.entries(readAliases(ctx.env)).map(([name, words]) => ({
      name,
      line: lineText(words),
      words,
      shadowed: nouns.has(name),
    }));
    return Promise.resolve(rows.sort((a, b) => a.name.localeCompare(b.name, 'en')));
  },
});
