// What may be said of a build wherever one is deployed.
import { serviceDefaults } from '@uos/contract/rules';
import type { FlagSpecs } from '../../../program/command.ts';
import { ENV_FLAG } from '../hosting.ts';

/** What it is started by, and on. */
export const START_FLAGS = {
  start: {
    type: 'string',
    value: 'command',
    text: {
      zh: '启动命令，不经过 shell；第一次部署时必需',
      en: 'How it is started, without a shell; needed the first time',
    },
  },
  os: {
    type: 'string',
    choices: serviceDefaults.multiverse.os,
    text: { zh: '操作系统，默认 default', en: 'System it is built on; default unless given' },
  },
} as const satisfies FlagSpecs;

export const BUILD_FLAGS = {
  ...ENV_FLAG,
  file: {
    type: 'string',
    many: true,
    value: 'local=/path',
    text: {
      zh: '启动前写入的配置文件；给出时替换全部',
      en: 'File that is written before the start; replaces all of before',
    },
  },
  'work-dir': { type: 'string', value: 'path', text: { zh: '工作目录', en: 'Folder of the build it starts in' } },
  'start-timeout': {
    type: 'number',
    value: 'seconds',
    text: { zh: '多少秒内必须就绪，默认 30', en: 'Seconds until it has to be ready; 30 unless given' },
  },
  description: { type: 'string', text: { zh: '版本说明', en: 'What this revision is' } },
  test: {
    type: 'boolean',
    tristate: true,
    text: {
      zh: '发布前启动测试服务器，默认是；--test=false 跳过',
      en: 'Try it out before the release, the default; --test=false does not',
    },
  },
  draft: { type: 'boolean', text: { zh: '不发布，停在草稿', en: 'Leave it a draft, without a release' } },
  exclude: {
    type: 'string',
    many: true,
    value: 'pattern',
    text: { zh: '不打包的文件，.gitignore 语法', en: 'Leave out, in the syntax of .gitignore' },
  },
  'copy-links': {
    type: 'boolean',
    short: 'L',
    text: { zh: '也跟随指向目录之外的链接', en: 'Follow links that lead out of the folder, too' },
  },
} as const satisfies FlagSpecs;
