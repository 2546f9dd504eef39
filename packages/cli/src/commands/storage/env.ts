// The variables by which programs find a database.
import { defineCommand } from '../../program/command.ts';
import { DATABASE_ARG, PASSWORD_FLAGS, PUBLIC_FLAG } from './storage.ts';

export default defineCommand({
  id: 'storage env',
  summary: { zh: '输出连接数据库的环境变量', en: 'Print the variables that programs connect by' },
  description: {
    zh: '地址中的特殊字符已做百分号编码。平台不保存密码：从 UOS_STORAGE_PASSWORD、标准输入、文件或隐藏输入读取。',
    en: 'Marks in addresses are percent-encoded. The platform has no password to tell: it comes from UOS_STORAGE_PASSWORD, stdin, a file or a hidden prompt.',
  },
  args: DATABASE_ARG,
  flags: {
    format: {
      type: 'string',
      choices: ['dotenv', 'shell', 'powershell'],
      text: { zh: '写法，默认 dotenv', en: 'How they are written, dotenv unless given' },
    },
    prefix: { type: 'string', value: 'GAME_', text: { zh: '变量名的前缀', en: 'Before each name' } },
    ...PUBLIC_FLAG,
    ...PASSWORD_FLAGS,
  },
  examples: [
    { text: { zh: '写入 .env', en: 'Into a .env' }, line: '(umask 077; uos storage env players > .env)' },
    {
      text: { zh: '供 shell 执行', en: 'For a shell to read' },
      line: 'uos storage env players --format shell',
    },
    { text: { zh: '只要地址', en: 'The address alone' }, line: 'uos storage env players --jq .DATABASE_URL' },
  ],
  async run(ctx) {
    const { variablesOf } = await import('./connect/variables.ts');
    return variablesOf(ctx);
  },
});
