// Which symbol files crashes wait for, with the line that uploads each.
import { defineCommand } from '../../program/command.ts';
import { LIMIT_FLAG, pageSize, take } from '../../program/lists.ts';
import { uploadLine } from './stacktrace.ts';

export default defineCommand({
  id: 'stacktrace missing',
  summary: { zh: '列出缺少符号表的构建', en: 'List builds that lack symbol files' },
  description: {
    zh: '等待的崩溃多的在前；每行给出上传它的命令。文件名可以不同，构建 ID 相同即可。',
    en: 'Most crashes first, each with the line that uploads it. A file may have another name: its build id counts.',
  },
  flags: LIMIT_FLAG,
  examples: [
    { text: { zh: '还缺什么', en: 'What is wanted' }, line: 'uos stacktrace missing' },
    {
      text: { zh: '只要构建 ID', en: 'Build ids alone' },
      line: "uos stacktrace missing --jq '.[].buildId'",
    },
  ],
  output: {
    columns: [
      { field: 'module', title: { zh: '模块', en: 'Module' } },
      { field: 'buildId', title: { zh: '构建 ID', en: 'Build id' } },
      { field: 'recordCount', title: { zh: '等待的崩溃', en: 'Crashes' } },
      { field: 'versions', title: { zh: '应用版本', en: 'Versions' } },
      { field: 'lastSeen', title: { zh: '最近出现', en: 'Last seen' }, format: 'time' },
      { field: 'upload', title: { zh: '上传', en: 'To upload it' } },
    ],
    fields: ['module', 'buildId', 'recordCount', 'appVersions', 'versions', 'lastSeen', 'upload'],
  },
  replaces: ['stacktrace.missing.list'],
  web: '/services/{appId}/stacktrace/management',
  async run(ctx) {
    const { limit } = ctx.flags;
    const { missing } = await ctx.uos.service('stacktrace');
    const rows = await take(missing.list.all({ count: pageSize(limit, 100) }), limit);
    if (rows.length === 0) {
      ctx.note({ zh: '没有崩溃在等待符号表。', en: 'No crash waits for a symbol file.' });
    }
    const shown = rows.map((row) => ({
      ...row,
      versions: row.appVersions.join(' '),
      upload: uploadLine(row.module, row.appVersions.length === 1 ? row.appVersions[0] : ''),
    }));
    const [first] = shown;
    if (first !== undefined) {
      // why besides: a narrow table cuts the very line that is to be copied
      ctx.note({ zh: `先上传：${first.upload}`, en: `Upload first: ${first.upload}` });
    }
    return shown;
  },
  show: (rows) => (rows.length === 0 ? '' : undefined),
});
