// What the servers of a function have said, and what they say while they run.
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';

export default defineCommand({
  id: 'func logs',
  summary: { zh: '查看函数日志', en: 'Read what servers said, or follow one' },
  description: {
    zh: '不指定服务器时检索全部，需要先开启日志服务：uos func log enable。-f 持续显示一台服务器的日志，直到它结束或按 Ctrl-C；断线后从断开处继续。',
    en: 'Without a server it searches all of them, which takes the log service: uos func log enable. With -f it follows one server until that has ended, or Ctrl-C; a lost connection goes on where it was.',
  },
  args: {
    server: { optional: true, ref: 'func.server', text: { zh: '服务器的 ID 或名称', en: 'Id or name of a server' } },
  },
  flags: {
    follow: { type: 'boolean', short: 'f', text: { zh: '持续显示一台', en: 'Go on with what comes of one server' } },
    after: {
      type: 'string',
      value: 'cursor',
      text: { zh: '与 -f 一起：从这里继续', en: 'With -f: go on behind this cursor' },
    },
    tail: {
      type: 'number',
      value: 'n',
      least: 1,
      text: { zh: '最后多少行，默认 200', en: 'The last so many lines, 200 unless given' },
    },
    search: { type: 'string', value: 'text', text: { zh: '只要包含这段文字的行', en: 'Lines that hold this text' } },
    source: {
      type: 'string',
      choices: ['stdout', 'stderr', 'platform'],
      text: { zh: '只要它写的行', en: 'Lines that it wrote' },
    },
    timestamps: { type: 'boolean', short: 't', text: { zh: '显示时间', en: 'With the time of each line' } },
  },
  examples: [
    { text: { zh: '持续查看一台', en: 'Follow one' }, line: 'uos func logs lobby-2 -f' },
    {
      text: { zh: '在全部日志中检索', en: 'Search all of them' },
      line: 'uos func logs --search error --tail 50',
      shows: ['func.logs.search'],
    },
    { text: { zh: '每行一个 JSON', en: 'A JSON document per line' }, line: 'uos func logs lobby-2 -f --json' },
  ],
  replaces: ['func.logs.follow'],
  web: '/services/{appId}/func/logs',
  async run(ctx) {
    const { readLog } = await import('./logs/read-log.ts');
    return readLog(ctx, appIdOf(ctx));
  },
});
