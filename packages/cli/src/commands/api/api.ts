// Makes any call: the path is the specification's own or a whole one, the sign-in is the one it takes.

import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'api',
  summary: { zh: '直接调用任意接口', en: 'Make any call' },
  description: {
    zh: '路径写规范里的原样（/buckets/）或完整路径（/api/v1/buckets/）；{app}、{bucket}、{org} 由当前设置填入。',
    en: 'The path is the specification’s own (/buckets/) or a whole one (/api/v1/buckets/); {app}, {bucket} and {org} are filled from the settings.',
  },
  args: {
    method: { text: { zh: 'HTTP 方法', en: 'HTTP method' }, choices: ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'] },
    path: { text: { zh: '路径', en: 'Path' } },
  },
  flags: {
    field: {
      type: 'string',
      short: 'F',
      many: true,
      value: 'key=value',
      text: {
        zh: '字段，值按 JSON 解析；@文件读取文件，@- 读取标准输入',
        en: 'Field whose value is read as JSON where it is; @file reads a file, @- stdin',
      },
    },
    'raw-field': {
      type: 'string',
      short: 'f',
      many: true,
      value: 'key=value',
      text: { zh: '文本字段', en: 'Text field' },
    },
    input: {
      type: 'string',
      value: 'file|-',
      text: { zh: '整个请求体来自文件或标准输入', en: 'The whole body from a file or stdin' },
    },
    header: { type: 'string', short: 'H', many: true, value: 'name:value', text: { zh: '请求头', en: 'Header' } },
    paginate: { type: 'boolean', text: { zh: '读取所有页，合并为一个数组', en: 'Read all pages into one array' } },
    unchecked: {
      type: 'boolean',
      text: { zh: '路径不在接口表中也原样发送', en: 'Send a path as it is, also one that no call has' },
    },
    include: {
      type: 'boolean',
      short: 'i',
      text: { zh: '在标准错误显示状态与响应头', en: 'Show status and headers on stderr' },
    },
    bucket: { type: 'string', short: 'b', value: 'id', text: { zh: '填入 {bucket}', en: 'Fills {bucket}' } },
    org: { type: 'string', value: 'id', text: { zh: '填入 {org}', en: 'Fills {org}' } },
  },
  examples: [
    { text: { zh: '列出资源桶', en: 'List buckets' }, line: 'uos api GET /buckets/ -F per_page=5' },
    {
      text: { zh: '读取所有文件，合并为一个数组', en: 'All entries in one array' },
      line: 'uos api GET /buckets/{bucket}/entries/ --paginate',
    },
    {
      text: { zh: '从标准输入发送请求体', en: 'A body from stdin' },
      line: `echo '{"name":"web"}' | uos api POST /buckets/ --input -`,
    },
    {
      text: { zh: '只看会发出什么请求', en: 'See what would be sent' },
      line: 'uos api DELETE /buckets/{bucket}/ --dry-run',
    },
  ],
  output: { shape: 'any', columns: [] },
  async run(ctx) {
    if (ctx.args.method === 'GET' && ctx.flags.input !== undefined) {
      throw usageError('no-body', (t) => t.errors.noBody('GET'), 'uos api --help');
    }
    const { sendApi } = await import('./send.ts');
    return await sendApi(ctx, ctx.args, ctx.flags);
  },
});
