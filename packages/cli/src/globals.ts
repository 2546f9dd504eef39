// Flags that every command takes.
import type { FlagSpecs, FlagValues } from './command.ts';
import { SIGN_INS } from './profile/sign-in.ts';

export const GLOBAL_FLAGS = {
  json: {
    type: 'string',
    value: 'fields',
    text: {
      zh: '输出一个 JSON 文档；--json=a,b 只输出这些字段',
      en: 'Print one JSON document; --json=a,b prints these fields only',
    },
  },
  quiet: { type: 'boolean', short: 'q', text: { zh: '不输出提示和进度', en: 'No notes and no progress' } },
  yes: { type: 'boolean', short: 'y', text: { zh: '确认执行，不再询问', en: 'Answer yes to every question' } },
  'dry-run': {
    type: 'boolean',
    text: { zh: '只显示将发出的请求，不做任何修改', en: 'Show the request that would change something, send nothing' },
  },
  profile: { type: 'string', value: 'name', text: { zh: '使用这个配置', en: 'Use this profile' } },
  origin: { type: 'string', value: 'url', text: { zh: '平台地址', en: 'Address of the platform' } },
  app: { type: 'string', value: 'id', text: { zh: '应用 ID', en: 'App id' } },
  as: {
    type: 'string',
    choices: SIGN_INS,
    text: { zh: '以哪种身份调用', en: 'Which sign-in to use' },
  },
  lang: { type: 'string', choices: ['zh', 'en'], text: { zh: '界面语言', en: 'Language' } },
  help: { type: 'boolean', short: 'h', text: { zh: '显示帮助', en: 'Show help' } },
} as const satisfies FlagSpecs;

export type GlobalFlags = FlagValues<typeof GLOBAL_FLAGS>;
