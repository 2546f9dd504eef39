// Forgets a word that a person made.

import { nearest } from '@uos/contract/rules';
import { usageError } from '../../errors/cli-error.ts';
import { readAliases, removeAlias } from '../../profile/where/user-aliases.ts';
import { defineCommand } from '../../program/command.ts';
import { lineText } from './line.ts';

export default defineCommand({
  id: 'alias rm',
  summary: { zh: '删除别名', en: 'Remove an alias' },
  args: { name: { text: { zh: '别名', en: 'The alias' } } },
  examples: [{ text: { zh: '不再需要这个别名', en: 'Nobody types it any more' }, line: 'uos alias rm ship' }],
  output: { columns: [{ field: 'name', title: { zh: '别名', en: 'Alias' } }], fields: ['name', 'line', 'removed'] },
  async run(ctx) {
    const { name } = ctx.args;
    const aliases = readAliases(ctx.env);
    const words = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
    if (words === undefined) {
      const near = nearest(name, Object.keys(aliases));
      throw usageError(
        'unknown-alias',
        (t) =>
          [
            ctx.say({ zh: `没有别名“${name}”。`, en: `There is no alias "${name}".` }),
            ...(near === undefined ? [] : [t.errors.nearest(near)]),
          ].join(' '),
        'uos alias ls',
      );
    }
    await removeAlias(ctx.env, name);
    ctx.note({ zh: `已删除别名“${name}”。`, en: `Removed alias "${name}".` });
    return { name, line: lineText(words), removed: true };
  },
});
