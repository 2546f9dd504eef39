// Opens the engine's own shell on a database.
import { defineCommand } from '../../program/command.ts';
import { DATABASE_ARG, PASSWORD_FLAGS, PUBLIC_FLAG } from './storage.ts';

export default defineCommand({
  id: 'storage connect',
  summary: { zh: '打开数据库的命令行', en: 'Open the shell of a database' },
  description: {
    zh: '启动本机的 psql、redis-cli、mariadb 或 mongosh；没有安装时显示安装命令。密码从 UOS_STORAGE_PASSWORD、文件或隐藏输入读取，经子进程的环境变量传递，不出现在命令行中。客户端自己的选项写在 -- 之后。休眠的数据库会被唤醒。',
    en: 'Starts psql, redis-cli, mariadb or mongosh of this machine, and says what installs one that is missing. The password comes from UOS_STORAGE_PASSWORD, a file or a hidden prompt, and goes on in the environment of the client, never on a line. Options of the client stand behind --. A database that sleeps wakes.',
  },
  args: {
    ...DATABASE_ARG,
    options: { optional: true, many: true, text: { zh: '客户端的选项', en: 'Options of the client' } },
  },
  flags: { ...PUBLIC_FLAG, 'password-file': PASSWORD_FLAGS['password-file'] },
  examples: [
    { text: { zh: '打开命令行', en: 'A shell' }, line: 'uos storage connect players' },
    { text: { zh: '执行一个文件', en: 'Run a file' }, line: 'uos storage connect players -- -f schema.sql' },
    { text: { zh: '在管道中', en: 'On a pipe' }, line: 'cat seed.sql | uos storage connect players' },
  ],
  exits: {
    1: { zh: '客户端报告失败', en: 'the client failed' },
    3: { zh: '没有这个数据库，或本机没有客户端', en: 'there is no such database, or no client here' },
  },
  async run(ctx) {
    const { openShell } = await import('./connect/open-shell.ts');
    return openShell(ctx);
  },
});
