// Symbol files of a build go up, so that its crashes become readable.
import { stacktraceLabels, wordsOf } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';
import { RESULTS } from './upload/results.ts';

export default defineCommand({
  id: 'stacktrace upload',
  summary: { zh: '上传符号表', en: 'Upload symbol files' },
  description: {
    zh: '文件、目录与 zip 都可以，例如 Unity 导出的 symbols.zip；会自动找出其中的 ELF、Breakpad、Source Map 和 mapping.txt。构建 ID 在本机读取，平台已有的不再上传，所以可以重复运行，中断后再运行一次会接着上传。默认等到平台处理完成，等待它们的崩溃随即变为可读。',
    en: 'Files, folders and zip files, such as the symbols.zip that Unity writes; ELF files, Breakpad files, source maps and mapping.txt are found in them. Build ids are read on this machine and what the platform has is not sent again, so a run may be repeated, and goes on after an interruption. It waits until the platform can use them; crashes that waited for them are readable then.',
  },
  args: { files: { many: true, text: { zh: '文件、目录或 zip', en: 'Files, folders or zip files' } } },
  flags: {
    version: { type: 'string', value: 'version', text: { zh: '应用版本', en: 'Version of the app' } },
    platform: {
      type: 'string',
      choices: wordsOf(stacktraceLabels.symbol.platform),
      text: {
        zh: '平台，默认 android，Source Map 为 webgl',
        en: 'Platform; android unless given, of source maps webgl',
      },
    },
    wait: {
      type: 'boolean',
      tristate: true,
      text: { zh: '等到可用，默认是；--wait=false 不等', en: 'Until they can be used, the default; --wait=false not' },
    },
  },
  changes: 'app',
  examples: [
    {
      text: { zh: '在 CI 中上传 Unity 的符号包', en: 'The symbols of a Unity build, in CI' },
      line: 'uos stacktrace upload game-1.4.0-symbols.zip --version 1.4.0',
    },
    { text: { zh: '一个目录', en: 'A folder' }, line: 'uos stacktrace upload ./symbols --version 1.4.0' },
    { text: { zh: 'H5 的 Source Map', en: 'Source maps of an H5 game' }, line: 'uos stacktrace upload dist/*.map' },
    { text: { zh: '只看会上传什么', en: 'See what would be sent' }, line: 'uos stacktrace upload ./symbols --dry-run' },
  ],
  output: {
    columns: [
      { field: 'file', title: { zh: '文件', en: 'File' } },
      { field: 'buildId', title: { zh: '构建 ID', en: 'Build id' } },
      { field: 'arch', title: { zh: '架构', en: 'Machine' } },
      { field: 'kind', title: { zh: '类别', en: 'Kind' }, labels: stacktraceLabels.symbol.kind },
      { field: 'size', title: { zh: '大小', en: 'Size' }, format: 'bytes' },
      { field: 'result', title: { zh: '结果', en: 'Result' }, labels: RESULTS },
      { field: 'reason', title: { zh: '原因', en: 'Why' } },
      { field: 'crashes', title: { zh: '等待的崩溃', en: 'Crashes waiting' } },
    ],
    fields: ['file', 'buildId', 'arch', 'kind', 'size', 'result', 'reason', 'crashes', 'symbolId'],
  },
  replaces: ['stacktrace.symbols.uploadCredential'],
  web: '/services/{appId}/stacktrace/management',
  jobSummary: true,
  exits: {
    3: { zh: '没有找到符号表', en: 'no symbol file was found' },
    8: { zh: '部分文件没有上传或不能使用', en: 'some files could not be sent, or not be used' },
  },
  async run(ctx) {
    const { uploadAll } = await import('./upload/upload-all.ts');
    return uploadAll(ctx);
  },
});
