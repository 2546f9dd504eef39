// Flags that every command takes.

import { SIGN_INS } from '../../profile/who/sign-in.ts';
import type { FlagSpecs, FlagValues } from '../command.ts';

export const GLOBAL_FLAGS = {
  json: {
    type: 'string',
    value: 'fields',
    text: {
      zh: '输出一个 JSON 文档；--json a,b 只输出这些字段',
      en: 'Print one JSON document; --json a,b prints these fields only',
    },
  },
  jq: {
    type: 'string',
    value: 'filter',
    text: { zh: '用 jq 表达式过滤 JSON', en: 'Filter the JSON with a jq expression' },
  },
  template: {
    type: 'string',
    value: 'text',
    text: { zh: '用模板输出，见 uos help formatting', en: 'Print by a template, see uos help formatting' },
  },
  'stream-json': {
    type: 'boolean',
    text: {
      zh: '逐行输出 JSON 事件，最后一行是结果，适合耗时任务',
      en: 'Print JSON events line by line, the result last; for long jobs',
    },
  },
  web: { type: 'boolean', text: { zh: '在控制台中打开', en: 'Open the same in the console' } },
  quiet: { type: 'boolean', short: 'q', text: { zh: '不输出提示和进度', en: 'No notes and no progress' } },
  yes: { type: 'boolean', short: 'y', text: { zh: '确认执行，不再询问', en: 'Answer yes to every question' } },
  'dry-run': {
    type: 'boolean',
    text: { zh: '只显示将发出的请求，不做任何修改', en: 'Show the request that would change something, send nothing' },
  },
  trace: {
    type: 'string',
    value: 'file.har',
    text: { zh: '把请求记录为 HAR 文件，不含密钥', en: 'Write the requests to a HAR file, without secrets' },
  },
  'no-pager': { type: 'boolean', text: { zh: '长列表不分页', en: 'Print long lists without a pager' } },
  profile: { type: 'string', value: 'name', text: { zh: '使用这个配置', en: 'Use this profile' } },
  origin: { type: 'string', value: 'url', text: { zh: '平台地址', en: 'Address of the platform' } },
  app: {
    type: 'string',
    value: 'id|name',
    ref: 'app.app',
    text: { zh: '应用的 ID 或名称', en: 'Id or name of the app' },
  },
  as: {
    type: 'string',
    choices: SIGN_INS,
    text: { zh: '以哪种身份调用', en: 'Which sign-in to use' },
  },
  lang: { type: 'string', choices: ['zh', 'en'], text: { zh: '界面语言', en: 'Language' } },
  help: { type: 'boolean', short: 'h', text: { zh: '显示帮助', en: 'Show help' } },
} as const satisfies FlagSpecs;

export type GlobalFlags = FlagValues<typeof GLOBAL_FLAGS>;

/** What was given, as the declaration of the flags promises it: a switch is there or not, a repeated flag is a list. */
export function valuesOf(specs: FlagSpecs, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(specs).map(([name, { type, tristate, many }]) => {
      const value = given[name];
      const absent = type === 'boolean' && !tristate ? false : many ? [] : undefined;
      return [name, value ?? absent];
    }),
  );
}

/** Global flags that take the next word as their value; --json takes one only where it is a list of fields. */
export const WITH_VALUE: ReadonlySet<string> = new Set(
  Object.entries(GLOBAL_FLAGS)
    .filter(([name, { type }]) => type !== 'boolean' && name !== 'json')
    .map(([name]) => `--${name}`),
);

/** A list of fields behind --json, such as `id,name`; one name alone may be an argument too. */
export const FIELD_LIST = /^[A-Za-z_][\w.-]*(,[A-Za-z_][\w.-]*)+$/;
