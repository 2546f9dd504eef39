// Makes any call: the path is the specification's own or a whole one, the sign-in is the one it takes.

import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'api',
  summary: { zh: '直接调用任意接口', en: 'Make any call' },
  description: {
    zh: '路径写规范里的原样（/buckets/）或完整路径（/api/v1/buckets/）；{app}、{bucket}、{org} 由当前设置填入。不写方法时，有字段或请求体为 POST，否则为 GET。',
    en: 'The path is the specification’s own (/buckets/) or a whole one (/api/v1/buckets/); {app}, {bucket} and {org} are filled from the settings. Without a method it is POST where there are fields or a body, else GET.',
  },
  args: {
    call: { text: { zh: 'HTTP 方法、路径或接口名', en: 'HTTP method, path, or id of a call' } },
    path: { optional: true, text: { zh: '路径，前面是方法时', en: 'Path, behind a method' } },
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
    bucket: {
      type: 'string',
      short: 'b',
      ref: 'cdn.bucket',
      text: { zh: '填入 {bucket}，ID 或名称', en: 'Fills {bucket}: id or name' },
    },
    org: { type: 'string', ref: 'org.org', text: { zh: '填入 {org}，ID 或名称', en: 'Fills {org}: id or name' } },
  },
  examples: [
    { text: { zh: '列出资源桶', en: 'List buckets' }, line: 'uos api /buckets/' },
    { text: { zh: '按接口名调用', en: 'A call by its id' }, line: 'uos api cdn.buckets.list -F per_page=5' },
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
    const { whichCall } = await import('./which-call.ts');
    const { field, 'raw-field': raw, input } = ctx.flags;
    const call = whichCall(ctx.args.call, ctx.args.path, field.length > 0 || raw.length > 0 || input !== undefined);
    if (call.method === 'GET' && ctx.flags.input !== undefined) {
      throw usageError('no-body', (t) => t.errors.noBody('GET'), 'uos api --help');
    }
    const { sendApi } = await import('./send.ts');
    return await sendApi(ctx, call, ctx.flags);
  },
});
