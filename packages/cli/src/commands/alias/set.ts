// Gives a word to a line of ours. It is expanded only where the word names no command, so that none is ever shadowed.
import { usageError } from '../../errors/cli-error.ts';
import { readAliases, setAlias } from '../../profile/where/user-aliases.ts';
import { findExtension } from '../../program/around/extension.ts';
import { defineCommand } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { addressOf, isUnknown } from '../../program/line/address.ts';
import { ALIASES, withoutAlias } from '../../program/line/aliases.ts';
import { lineText } from './line.ts';

const NAME = /^[a-z][\w-]{0,31}$/i;
/** Words that are answered before there is a command. */
const OURS: ReadonlySet<string> = new Set(['help', 'version', ...Object.keys(ALIASES).map((line) => firstOf(line))]);

export default defineCommand({
  id: 'alias set',
  summary: { zh: '新增或修改别名', en: 'Make or change an alias' },
  description: {
    zh: '别名只在本机有效，写入 config.json，不能与已有命令同名。$1 到 $9 代表别名后面的词，其余的词接在命令末尾。',
    en: 'It holds on this machine, in config.json, and never takes the name of a command. $1 to $9 stand for the words behind the alias; further words follow at the end.',
  },
  args: {
    name: { text: { zh: '别名', en: 'The alias' } },
    line: {
      many: true,
      text: { zh: 'uos 之后的命令；有选项时写在 -- 之后', en: 'The line behind uos; with flags, behind --' },
    },
  },
  examples: [
    {
      text: { zh: '上传并发布，之后输入 ship dist', en: 'Upload and release, from now on by ship dist' },
      line: "uos alias set ship -- cdn sync '$1' --release --badge live",
    },
    {
      text: { zh: '列出资源桶，之后输入 b', en: 'List the buckets, from now on by b' },
      line: 'uos alias set b cdn bucket ls',
    },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '别名', en: 'Alias' } },
      { field: 'line', title: { zh: '命令', en: 'Line' } },
    ],
    fields: ['name', 'line', 'words'],
  },
  async run(ctx) {
    const { name } = ctx.args;
    checkName(ctx, name);
    const words = wordsOf(ctx);
    const isNew = !Object.hasOwn(readAliases(ctx.env), name);
    await setAlias(ctx.env, name, words);
    const line = lineText(words);
    ctx.note(
      isNew
        ? { zh: `uos ${name} 现在表示 ${line}`, en: `uos ${name} now means ${line}` }
        : { zh: `uos ${name} 改为表示 ${line}`, en: `uos ${name} means ${line} from now on` },
    );
    return { name, line, words };
  },
});

type Run = Pick<Context<{ readonly name: string; readonly line: readonly string[] }>, 'args' | 'say' | 'env'>;

function checkName({ say, env }: Run, name: string): void {
  if (!NAME.test(name)) {
    throw usageError(
      'invalid-alias',
      () =>
        say({
          zh: `别名由字母开头，只含字母、数字、_ 和 -，最多 32 个字符：${JSON.stringify(name)} 不行。`,
          en: `An alias begins with a letter and has letters, digits, _ and - only, at most 32: not ${JSON.stringify(name)}.`,
        }),
      'uos alias set --help',
    );
  }
  if (OURS.has(name) || addressOf([name]).noun !== undefined || findExtension(env, name) !== undefined) {
    throw usageError(
      'alias-taken',
      () => say({ zh: `uos ${name} 已经是命令。`, en: `uos ${name} is a command already.` }),
      'uos --help',
    );
  }
}

/** The words of the line. why a text too: whoever comes from gh or git quotes the whole. */
function wordsOf({ args, say }: Run): readonly string[] {
  const [first = '', ...others] = args.line;
  const isText = others.length === 0 && /\s/.test(first);
  if (isText && /["'\\]/.test(first)) {
    throw usageError(
      'quoted-line',
      () =>
        say({
          zh: '命令里有引号或反斜杠：把它写在 -- 之后，由 shell 拆分。',
          en: 'The line has quotes or backslashes: give its words behind --, as the shell splits them.',
        }),
      'uos alias set --help',
    );
  }
  const given = isText ? first.trim().split(/\s+/) : args.line;
  const words = given[0] === 'uos' ? given.slice(1) : given;
  const meant = addressOf(withoutAlias(words));
  if (meant.noun === undefined || isUnknown(meant)) {
    throw usageError(
      'no-command',
      () =>
        say({
          zh: `“${words.join(' ')}”不以命令开头。`,
          en: `"${words.join(' ')}" does not begin with a command.`,
        }),
      'uos --help',
    );
  }
  return words;
}

function firstOf(line: string): string {
  return line.split(' ')[0] ?? '';
}
