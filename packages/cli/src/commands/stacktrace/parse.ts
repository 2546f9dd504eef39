// Makes the stacks of a log readable, on the terminal.
import { stacktraceLabels, wordsOf } from '@uos/contract/labels';
import { defineCommand } from '../../program/command.ts';

export default defineCommand({
  id: 'stacktrace parse',
  summary: { zh: '还原日志中的堆栈', en: 'Make the stacks of a log readable' },
  description: {
    zh: '日志可以是文件，- 或不给出时读取标准输入：tombstone、logcat、Unity 崩溃日志、Java、il2cpp、浏览器与 wasm 的堆栈。系统帧折叠，--all 全部显示。缺少符号表时给出上传的命令并以 3 退出。',
    en: 'A file, or stdin by - or where none is given: tombstones, logcat, crash logs of Unity, stacks of Java, il2cpp, browsers and wasm. Frames of the system are folded, --all shows them. Where symbol files are missing it says the line that uploads them, and exits with 3.',
  },
  args: { log: { optional: true, text: { zh: '日志文件，- 是标准输入', en: 'Log, - is stdin' } } },
  flags: {
    version: {
      type: 'string',
      value: 'version',
      text: { zh: '优先用这个应用版本的符号表', en: 'Prefer symbol files of this version of the app' },
    },
    platform: {
      type: 'string',
      choices: wordsOf(stacktraceLabels.symbol.platform),
      text: { zh: '只用这个平台的符号表', en: 'Only symbol files of this platform' },
    },
    save: { type: 'boolean', text: { zh: '把每个崩溃存为记录', en: 'Keep each crash as a record' } },
    all: { type: 'boolean', short: 'a', text: { zh: '也显示系统帧', en: 'Show frames of the system, too' } },
  },
  examples: [
    { text: { zh: '一份崩溃日志', en: 'A crash log' }, line: 'uos stacktrace parse crash.txt' },
    { text: { zh: '手机上刚发生的', en: 'Right from a phone' }, line: 'adb logcat -d | uos stacktrace parse -' },
  ],
  output: {
    columns: [
      { field: 'title', title: { zh: '标题', en: 'Title' } },
      { field: 'status', title: { zh: '状态', en: 'State' }, labels: stacktraceLabels.stacktraceRecord.status },
    ],
    fields: ['status', 'results', 'text'],
  },
  replaces: ['stacktrace.parse'],
  web: '/services/{appId}/stacktrace/record/parseLogs',
  exits: {
    1: { zh: '日志里没有堆栈', en: 'there is no stack in the log' },
    3: { zh: '缺少符号表', en: 'symbol files are missing' },
  },
  async run(ctx) {
    const { parseLog } = await import('./parse/parse-log.ts');
    return parseLog(ctx);
  },
  show: (answer) => answer.text,
});
