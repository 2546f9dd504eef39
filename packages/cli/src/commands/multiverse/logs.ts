// What a server has said, and what it says while it runs.
import { defineCommand } from '../../program/command.ts';
import { appIdOf } from '../app/apps.ts';

export default defineCommand({
  id: 'multiverse logs',
  summary: { zh: '查看服务器日志', en: 'Read the log of a server, or follow it' },
  description: {
    zh: '-f 持续显示，直到服务器结束或按 Ctrl-C；断线后从断开处继续，--after 从指定位置继续。服务器可以是 ID、实例名称或它们的开头；也可以是测试服务器或镜像的 ID。',
    en: 'With -f it goes on until the server has ended, or Ctrl-C; a lost connection goes on where it was, and --after goes on from a cursor. The server is an id, the name of its instance, or the beginning of either; the id of a test server or of an image will do too.',
  },
  args: { server: { text: { zh: '服务器的 ID 或名称', en: 'Id or name of a server' }, ref: 'multiverse.allocation' } },
  flags: {
    follow: { type: 'boolean', short: 'f', text: { zh: '持续显示', en: 'Go on with what comes' } },
    tail: {
      type: 'number',
      value: 'n',
      least: 1,
      text: {
        zh: '最后多少行，默认 200；与 -f 一起时由平台决定',
        en: 'The last so many lines, 200 unless given; not with -f',
      },
    },
    after: {
      type: 'string',
      value: 'cursor',
      text: { zh: '与 -f 一起：从这个位置之后继续', en: 'With -f: go on behind this cursor' },
    },
    timestamps: {
      type: 'boolean',
      short: 't',
      text: { zh: '与 -f 一起：显示时间', en: 'With -f: the time of each line' },
    },
  },
  examples: [
    {
      text: { zh: '持续查看', en: 'Follow it' },
      line: 'uos multiverse logs 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e -f',
      shows: ['multiverse.allocations.log'],
    },
    { text: { zh: '最后 50 行', en: 'The last 50 lines' }, line: 'uos multiverse logs 7b0b3a52 --tail 50' },
    {
      text: { zh: '每行一个 JSON，含续读位置', en: 'A JSON document per line, with its cursor' },
      line: 'uos multiverse logs 7b0b3a52 -f --json',
    },
  ],
  replaces: ['multiverse.allocations.follow', 'multiverse.testServers.follow', 'multiverse.images.follow'],
  web: '/services/{appId}/multiverse/servers',
  async run(ctx) {
    const { readLog } = await import('./servers/read-log.ts');
    return readLog(ctx, appIdOf(ctx));
  },
});
