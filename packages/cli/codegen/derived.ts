// Turns the contract's table of a service into entries of the command table.

import type { DerivedCall, DerivedInput } from '../src/derived/call.ts';
import type { Column } from '../src/program/command.ts';
import { LIMIT_FLAG } from '../src/program/lists.ts';
import type { TableEntry } from '../src/program/manifest.ts';
import type { Text } from '../src/text/text.ts';
import {
  argName,
  argSpec,
  clearFlag,
  DATA_FLAG,
  flagName,
  flagSpec,
  OUTPUT_FLAG,
  PAGINATE_FLAG,
  type SpecsOf,
  secretFlags,
} from './specs.ts';

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

export interface Value {
  readonly key: string;
  readonly type: Exclude<DerivedInput['type'], 'null'>;
  readonly enum?: readonly (string | number)[];
  readonly format?: string;
  /** What an id names. */
  readonly ref?: string;
  readonly zh: string;
  readonly en: string;
}

export interface Flag extends Value {
  readonly name: string;
  readonly in: 'query' | 'header' | 'body';
  readonly required?: true;
  readonly array?: true;
  readonly clears?: true;
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
  readonly accepts: DerivedCall['accepts'];
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
  readonly fields?: readonly string[];
}

/** The engine walks pages itself, so nobody has to. */
const PAGE_KEYS = new Set(['page', 'per_page', 'offset', 'limit', 'count', 'start', 'starting_after']);

/** What the current app is: a hosting game has the id of its app. */
const APPS: ReadonlySet<string | undefined> = new Set(['app.app', 'multiverse.game']);

/** The command of a call; `named` are the kinds of things that are found by a name too. */
export function derivedEntry(operation: Operation, named: ReadonlySet<string>): TableEntry {
  const { id, summary, danger, columns, fields, paging, reply, at, bodyAt } = operation;
  const inputs = operation.flags.filter(({ key }) => paging === 'none' || !PAGE_KEYS.has(key));
  const plain = inputs.filter(({ secret, key }) => !secret && key !== bodyAt);
  const secrets = inputs.filter(({ secret }) => secret);
  const hasBody = operation.flags.some((flag) => flag.in === 'body');
  const appKey = appKeyOf(operation);
  const { args } = operation;
  const specs: SpecsOf = { named, appKey, hasBody };
  const call: DerivedCall = {
    operation: id,
    method: operation.method,
    path: operation.path,
    accepts: operation.accepts,
    paging,
    reply,
    ...(at !== undefined && { at }),
    args: Object.fromEntries(args.map((arg) => [argName(arg.key), inputOf(arg)])),
    flags: Object.fromEntries([
      ...plain.map((flag) => [flagName(flag), inputOf(flag)] as const),
      ...plain
        .filter(({ clears }) => clears)
        .map((flag) => [`no-${flag.name}`, { key: flag.key, type: 'null' }] as const),
    ]),
    ...(secrets.length > 0 && { secrets: Object.fromEntries(secrets.map((flag) => [flag.name, inputOf(flag)])) }),
    ...(bodyAt !== undefined && { bodyAt }),
    hasBody,
    ...(appKey !== undefined && { appKey }),
  };
  return {
    id: operation.words.join(' '),
    summary,
    ...(args.length > 0 && { args: Object.fromEntries(args.map((arg) => [argName(arg.key), argSpec(arg, specs)])) }),
    flags: {
      ...Object.fromEntries(plain.map((flag) => [flagName(flag), flagSpec(flag, specs)])),
      ...Object.fromEntries(plain.filter(({ clears }) => clears).map(clearFlag)),
      ...Object.fromEntries(secrets.flatMap(secretFlags)),
      ...(hasBody && DATA_FLAG),
      ...(paging !== 'none' && { ...LIMIT_FLAG, ...PAGINATE_FLAG }),
      ...(reply === 'bytes' && OUTPUT_FLAG),
    },
    examples: [{ text: summary, line: exampleOf(operation, { flags: plain, secrets, appKey }) }],
    ...(columns !== undefined && {
      output: {
        columns: columns.map(({ field, zh, en, format, labels }) => ({
          field,
          title: { zh, en },
          ...(format && { format }),
          ...(labels && { labels }),
        })),
        ...(fields && { fields }),
      },
    }),
    ...(danger !== 'none' && { danger }),
    call,
  };
}

/** The input that the current app fills: the app of the path, else one that has to be given. */
function appKeyOf({ args, flags, accepts }: Operation): string | undefined {
  const needed = accepts === 'operator' || accepts === 'billing' ? [] : flags.filter(isNeeded);
  const apps = [...args, ...needed].filter(({ ref }) => APPS.has(ref));
  return apps[0]?.key;
}

function isNeeded({ required, array }: Flag): boolean {
  return required === true && array !== true;
}

function inputOf({ key, type, array, ref }: Value & { array?: true }): DerivedInput {
  return { key, type, ...(array && { array }), ...(ref !== undefined && { ref }) };
}

interface Shown {
  readonly flags: readonly Flag[];
  readonly secrets: readonly Flag[];
  readonly appKey: string | undefined;
}

function exampleOf(operation: Operation, { flags, secrets, appKey }: Shown): string {
  const words = [
    'uos',
    ...operation.words,
    ...operation.args.filter(({ key }) => key !== appKey).map(sampleOf),
    ...flags
      .filter(({ required, key }) => required && key !== appKey)
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
