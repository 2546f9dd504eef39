// What a derived command takes, as its help says it.
import type { ArgSpec, FlagSpec } from '../src/program/command.ts';
import { GLOBAL_FLAGS } from '../src/program/line/globals.ts';
import { LIMIT_FLAG } from '../src/program/lists.ts';
import type { Text } from '../src/text/text.ts';
import type { Flag, Value } from './derived.ts';

export interface SpecsOf {
  /** Kinds of things that are found by a name too. */
  readonly named: ReadonlySet<string>;
  /** Key of the input that the current app fills. */
  readonly appKey: string | undefined;
  readonly hasBody: boolean;
}

export const DATA_FLAG = {
  data: {
    type: 'string',
    value: 'json|@file|-',
    text: {
      zh: '整个请求体，JSON 文本、@文件或标准输入；其余选项覆盖其中的字段',
      en: 'The whole body: JSON, @file or stdin; the other flags come on top',
    },
  },
} as const satisfies Record<string, FlagSpec>;

export const PAGINATE_FLAG = {
  paginate: {
    type: 'boolean',
    text: { zh: '读取所有页，这也是默认行为', en: 'Read all pages, as is done anyway' },
  },
} as const satisfies Record<string, FlagSpec>;

export const OUTPUT_FLAG = {
  output: {
    type: 'string',
    short: 'o',
    value: 'file',
    text: { zh: '写入文件，默认标准输出', en: 'Write to a file; to stdout unless given' },
  },
} as const satisfies Record<string, FlagSpec>;

/** Names of what every derived command has already. */
const TAKEN: ReadonlySet<string> = new Set(
  [GLOBAL_FLAGS, DATA_FLAG, LIMIT_FLAG, OUTPUT_FLAG, PAGINATE_FLAG].flatMap((flags) => Object.keys(flags)),
);

export function argName(key: string): string {
  return key.replace(/ID$/, 'Id').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A name that every command has already gets a prefix. */
export function flagName({ name }: Flag): string {
  return TAKEN.has(name) ? `input-${name}` : name;
}

export function argSpec(value: Value, specs: SpecsOf): ArgSpec {
  const { enum: choices, ref } = value;
  return {
    text: textOf(value, specs),
    ...(choices && { choices: choices.map(String) }),
    ...(value.key === specs.appKey && { optional: true as const }),
    ...(ref !== undefined && { ref }),
  };
}

export function flagSpec(flag: Flag, specs: SpecsOf): FlagSpec {
  const { type, enum: choices, array, ref } = flag;
  const required = flag.required && flag.key !== specs.appKey;
  const many = array || type === 'map';
  return {
    type: type === 'boolean' ? 'boolean' : type === 'integer' || type === 'number' ? 'number' : 'string',
    text: textOf(flag, specs),
    ...(type === 'boolean' && { tristate: true as const }),
    ...(choices && { choices: choices.map(String) }),
    ...(many && { many: true as const }),
    ...(type === 'map' && { value: 'key=value' }),
    ...(type === 'json' && { value: 'json|@file' }),
    // why: what --data may hold already cannot be asked for by the parser; the check of the whole input says what is missing
    ...(required && !specs.hasBody && type !== 'boolean' && { required: true as const }),
    ...(required && specs.hasBody && { needed: true as const }),
    ...(ref !== undefined && { ref }),
  };
}

function textOf({ zh, en, ref, key }: Value, { named, appKey }: SpecsOf): Text {
  const byName = ref !== undefined && named.has(ref);
  return {
    zh: [zh, byName && '也可用名称', key === appKey && '默认当前应用'].filter(Boolean).join('，'),
    en: [en, byName && 'or its name', key === appKey && 'the current app unless given'].filter(Boolean).join('; '),
  };
}

/** Takes away what may be there. */
export function clearFlag({ name, zh, en }: Flag): [string, FlagSpec] {
  return [`no-${name}`, { type: 'boolean', text: { zh: `清除：${zh}`, en: `Take away: ${en}` } }];
}

export function secretFlags({ name, zh, en }: Flag): [string, FlagSpec][] {
  return [
    [`${name}-stdin`, { type: 'boolean', text: { zh: `从标准输入读取：${zh}`, en: `Read from stdin: ${en}` } }],
    [
      `${name}-file`,
      { type: 'string', value: 'file', text: { zh: `从文件读取：${zh}`, en: `Read from a file: ${en}` } },
    ],
  ];
}
