// Turns the contract's table of a service into entries of the command table.

import type { DerivedCall, DerivedInput } from '../src/derived/call.ts';
import type { ArgSpec, Column, FlagSpec } from '../src/program/command.ts';
import { GLOBAL_FLAGS } from '../src/program/globals.ts';
import { LIMIT_FLAG } from '../src/program/lists.ts';
import type { TableEntry } from '../src/program/manifest.ts';
import type { Text } from '../src/text/text.ts';

/** What the contract says of a service's operations; packages/contract/codegen/cli-table.ts makes it. */
export interface ServiceTable {
  /** Folder and file name, `remote-config`. */
  readonly name: string;
  /** First word of its operation ids, `remoteConfig`. */
  readonly property: string;
  readonly title: Text;
  /** What an app rents, or what the platform itself is made of. */
  readonly kind: 'core' | 'game';
  readonly commands: readonly Operation[];
}

interface Value {
  readonly key: string;
  readonly type: DerivedInput['type'];
  readonly enum?: readonly (string | number)[];
  readonly format?: string;
  readonly zh: string;
  readonly en: string;
}

interface Flag extends Value {
  readonly name: string;
  readonly in: 'query' | 'header' | 'body';
  readonly required?: true;
  readonly array?: true;
  readonly secret?: true;
}

interface Operation {
  readonly id: string;
  readonly words: readonly string[];
  readonly summary: Text;
  readonly method: string;
  readonly path: string;
  readonly args: readonly Value[];
  readonly flags: readonly Flag[];
  readonly bodyAt?: string;
  readonly accepts: string;
  readonly effect: 'read' | 'write';
  readonly danger: 'none' | 'confirm' | 'type-name';
  readonly paging: DerivedCall['paging'];
  readonly reply: DerivedCall['reply'];
  readonly at?: string;
  readonly columns?: readonly {
    field: string;
    zh: string;
    en: string;
    format?: Column['format'];
    labels?: Column['labels'];
  }[];
}

/** The engine walks pages itself, so nobody has to. */
const PAGE_KEYS = new Set(['page', 'per_page', 'offset', 'limit', 'count', 'start', 'starting_after']);

/** Path parameters that the current app fills where they stand alone; a hosting game has the id of its app. */
const APP_KEYS = new Set(['appId', 'gameId']);

const DATA_FLAG = {
  data: {
    type: 'string',
    value: 'json|@file|-',
    text: {
      zh: '整个请求体，JSON 文本、@文件或标准输入；其余选项覆盖其中的字段',
      en: 'The whole body: JSON, @file or stdin; the other flags come on top',
    },
  },
} as const satisfies Record<string, FlagSpec>;

const PAGINATE_FLAG = {
  paginate: {
    type: 'boolean',
    text: { zh: '读取所有页，这也是默认行为', en: 'Read all pages, as is done anyway' },
  },
} as const satisfies Record<string, FlagSpec>;

const OUTPUT_FLAG = {
  output: {
    type: 'string',
    short: 'o',
    value: 'file',
    text: { zh: '写入文件，默认标准输出', en: 'Write to a file; to stdout unless given' },
  },
} as const satisfies Record<string, FlagSpec>;

export function derivedEntry(operation: Operation): TableEntry {
  const { id, words, summary, danger, columns, paging, reply, at, bodyAt } = operation;
  const inputs = operation.flags.filter(({ key }) => paging === 'none' || !PAGE_KEYS.has(key));
  const plain = inputs.filter(({ secret, key }) => !secret && key !== bodyAt);
  const secrets = inputs.filter(({ secret }) => secret);
  const hasBody = operation.flags.some((flag) => flag.in === 'body');
  const [only, ...others] = operation.args;
  const appArg = only !== undefined && others.length === 0 && APP_KEYS.has(only.key) ? argName(only.key) : undefined;
  const call: DerivedCall = {
    operation: id,
    method: operation.method,
    path: operation.path,
    accepts: operation.accepts,
    paging,
    reply,
    ...(at !== undefined && { at }),
    args: Object.fromEntries(operation.args.map((arg) => [argName(arg.key), inputOf(arg)])),
    flags: Object.fromEntries(plain.map((flag) => [flagName(flag), inputOf(flag)])),
    ...(secrets.length > 0 && { secrets: Object.fromEntries(secrets.map((flag) => [flag.name, inputOf(flag)])) }),
    ...(bodyAt !== undefined && { bodyAt }),
    hasBody,
    ...(appArg !== undefined && { appArg }),
  };
  return {
    id: words.join(' '),
    summary,
    ...(operation.args.length > 0 && {
      args: Object.fromEntries(operation.args.map((arg) => [argName(arg.key), argSpec(arg, appArg !== undefined)])),
    }),
    flags: {
      ...Object.fromEntries(plain.map((flag) => [flagName(flag), flagSpec(flag, hasBody)])),
      ...Object.fromEntries(secrets.flatMap(secretFlags)),
      ...(hasBody && DATA_FLAG),
      ...(paging !== 'none' && { ...LIMIT_FLAG, ...PAGINATE_FLAG }),
      ...(reply === 'bytes' && OUTPUT_FLAG),
    },
    examples: [{ text: summary, line: exampleOf(operation, plain, secrets, appArg !== undefined) }],
    ...(columns !== undefined && {
      output: {
        columns: columns.map(({ field, zh, en, format, labels }) => ({
          field,
          title: { zh, en },
          ...(format && { format }),
          ...(labels && { labels }),
        })),
      },
    }),
    ...(danger !== 'none' && { danger }),
    call,
  };
}

function inputOf({ key, type, array }: Value & { array?: true }): DerivedInput {
  return { key, type, ...(array && { array }) };
}

function argName(key: string): string {
  return key.replace(/ID$/, 'Id').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A name that every command has already gets a prefix. */
function flagName({ name }: Flag): string {
  return Object.hasOwn(GLOBAL_FLAGS, name) ||
    name === 'data' ||
    name === 'limit' ||
    name === 'output' ||
    name === 'paginate'
    ? `input-${name}`
    : name;
}

function argSpec({ zh, en, enum: choices }: Value, optional: boolean): ArgSpec {
  return {
    text: optional ? { zh: `${zh}，默认当前应用`, en: `${en}; the current app unless given` } : { zh, en },
    ...(choices && { choices: choices.map(String) }),
    ...(optional && { optional: true as const }),
  };
}

function flagSpec({ zh, en, type, enum: choices, required, array }: Flag, hasBody: boolean): FlagSpec {
  const many = array || type === 'map';
  return {
    type: type === 'boolean' ? 'boolean' : type === 'integer' || type === 'number' ? 'number' : 'string',
    text: { zh, en },
    ...(type === 'boolean' && { tristate: true as const }),
    ...(choices && { choices: choices.map(String) }),
    ...(many && { many: true as const }),
    ...(type === 'map' && { value: 'key=value' }),
    ...(type === 'json' && { value: 'json|@file' }),
    // why: what --data may hold already cannot be asked for by the parser; the check of the whole input says what is missing
    ...(required && !hasBody && type !== 'boolean' && { required: true as const }),
    ...(required && hasBody && { needed: true as const }),
  };
}

function secretFlags({ name, zh, en }: Flag): [string, FlagSpec][] {
  return [
    [`${name}-stdin`, { type: 'boolean', text: { zh: `从标准输入读取：${zh}`, en: `Read from stdin: ${en}` } }],
    [
      `${name}-file`,
      { type: 'string', value: 'file', text: { zh: `从文件读取：${zh}`, en: `Read from a file: ${en}` } },
    ],
  ];
}

function exampleOf(operation: Operation, flags: readonly Flag[], secrets: readonly Flag[], hasApp: boolean): string {
  const words = [
    'uos',
    ...operation.words,
    ...(hasApp ? [] : operation.args.map(sampleOf)),
    ...flags
      .filter(({ required }) => required)
      .flatMap((flag) => (flag.type === 'boolean' ? `--${flagName(flag)}` : [`--${flagName(flag)}`, sampleOf(flag)])),
    ...secrets.filter(({ required }) => required).map(({ name }) => `--${name}-file ${name}.txt`),
    ...(operation.bodyAt === undefined ? [] : ['--data', '@body.json']),
    ...(operation.danger === 'none' ? [] : ['--yes']),
  ];
  return words.join(' ');
}

function sampleOf({ enum: choices, type, format, key }: Value): string {
  if (choices !== undefined) {
    return String(choices[0]);
  }
  if (format === 'uuid') {
    return '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e';
  }
  const samples: Readonly<Record<Value['type'], string>> = {
    integer: '1',
    number: '1',
    boolean: 'true',
    json: "'{}'",
    map: 'key=value',
    string: `<${key}>`,
  };
  return samples[type];
}
