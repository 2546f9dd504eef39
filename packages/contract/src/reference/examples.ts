// One call three times: on the command line, in a script, and as bare HTTP.
import { writtenCommands } from '../generated/written-commands.ts';
import { cliWords, flagName } from '../kernel/walk.ts';
import { type JsonSchema, resolveField } from './json-schema.ts';
import type { InputField, OperationModel, ServiceModel } from './model.ts';

export interface Examples {
  readonly cli: string;
  readonly sdk: string;
  readonly curl: string;
}

export function examplesOf(model: ServiceModel, one: OperationModel): Examples {
  const samples = one.fields
    .filter(({ required }) => required)
    .map((field) => ({ field, value: sampleOf(field.key, field.schema, model.inputEntities) }));
  return { cli: cliLine(one, samples), sdk: sdkLine(one, samples), curl: curlLine(one, samples) };
}

type Sample = { readonly field: InputField; readonly value: unknown };

/** Where the console names the platform's address; the local one of `uos dev`. */
const ORIGIN = 'http://localhost:4100';
const UUID = '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e';

function cliLine(one: OperationModel, samples: readonly Sample[]): string {
  const written = writtenCommands[one.id];
  if (written !== undefined) {
    return written;
  }
  const parts = samples.flatMap(({ field, value }) => {
    if (field.in === 'path') {
      return [shellWord(value)];
    }
    if (field.schema.format === 'password') {
      return [`--${flagName(field.key)}-file ${flagName(field.key)}.txt`];
    }
    return field.key === one.operation.bodyAt ? ['--data @body.json'] : [flagOf(field, value)];
  });
  const bytes = one.reply === 'bytes' || one.reply === 'stream' ? ['-o', 'out.bin'] : [];
  const yes = (one.operation.danger ?? 'none') === 'none' ? [] : ['--yes'];
  return ['uos', ...cliWords(one), ...parts, ...bytes, ...yes].join(' ');
}

function flagOf({ key }: InputField, value: unknown): string {
  const flag = `--${flagName(key)}`;
  if (value === true) {
    return flag;
  }
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
    return value.map((one) => `${flag} ${shellWord(one)}`).join(' ');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const pairs = Object.entries(value);
    const plain = pairs.length > 0 && pairs.every(([name, one]) => name === 'key' && typeof one === 'string');
    return plain ? `${flag} key=${String(pairs[0]?.[1])}` : `${flag} ${shellWord(value)}`;
  }
  return `${flag} ${shellWord(value)}`;
}

function sdkLine(one: OperationModel, samples: readonly Sample[]): string {
  const entries = samples.map(({ field, value }) => `${field.key}: ${literal(value)}`);
  const input = entries.length === 0 ? '' : `{ ${entries.join(', ')} }`;
  const call = `await uos.${one.id}(${input.length > 70 ? `{\n  ${entries.join(',\n  ')},\n}` : input});`;
  return one.reply === 'nothing' ? call : `const ${resultName(one)} = ${call}`;
}

function resultName({ reply }: OperationModel): string {
  return reply === 'bytes' || reply === 'stream'
    ? 'bytes'
    : reply === 'text' || reply === 'redirect'
      ? 'text'
      : reply === 'events'
        ? 'events'
        : 'answer';
}

function curlLine(one: OperationModel, samples: readonly Sample[]): string {
  const { method } = one.operation;
  const values = new Map(samples.map(({ field, value }) => [field.key, value]));
  const path = one.fullPath.replace(/\{(\w+)\}/g, (_, name: string) => encodeURI(String(values.get(name))));
  const query = samples
    .filter(({ field }) => field.in === 'query')
    .flatMap(({ field, value }) => [value].flat().map((each) => `${field.key}=${encodeURIComponent(String(each))}`));
  const body = samples.filter(({ field }) => field.in === 'body');
  const { bodyAt } = one.operation;
  const sent =
    bodyAt === undefined ? Object.fromEntries(body.map(({ field, value }) => [field.key, value])) : body[0]?.value;
  const url = `${ORIGIN}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  const proof = PROOFS[one.accepts];
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${url}'`,
    ...(proof === undefined || one.access === 'public' ? [] : [proof]),
    ...(one.body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(sent ?? {})}'`]),
  ].join(' \\\n  ');
}

const PROOFS: Readonly<Record<OperationModel['accepts'], string | undefined>> = {
  none: undefined,
  session: '-b "sst=$UOS_SESSION"',
  operator: '-b "admin_sst=$UOS_SESSION"',
  billing: '-b "bc_admin_sst=$UOS_SESSION"',
  app: '-u "$UOS_APP_ID:$UOS_APP_SERVICE_SECRET"',
  cdn: '-u "$UOS_APP_ID:$UOS_APP_SERVICE_SECRET"',
  metrics: '-u "$UOS_APP_ID:$UOS_APP_SERVICE_SECRET"',
  player: '-H "Authorization: Bearer $PLAYER_TOKEN"',
};

/** A value that a reader recognises as an example. */
export function sampleOf(key: string, given: JsonSchema, entities: Readonly<Record<string, JsonSchema>>): unknown {
  const { schema } = resolveField(given, entities);
  const members = schema.anyOf ?? schema.oneOf;
  if (members?.[0] !== undefined) {
    return sampleOf(key, members[0], entities);
  }
  if (schema.const !== undefined || schema.enum !== undefined) {
    return schema.const ?? schema.enum?.[0];
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'array':
      return [sampleOf(key.replace(/s$/, ''), schema.items ?? {}, entities)];
    case 'object':
      return objectSample(schema, entities);
    case 'string':
      return textSample(key, schema);
    default:
      return {};
  }
}

function objectSample(schema: JsonSchema, entities: Readonly<Record<string, JsonSchema>>): object {
  if (schema.properties === undefined) {
    const values = schema.additionalProperties;
    return typeof values === 'object' ? { key: sampleOf('value', values, entities) } : {};
  }
  const { required = [], properties } = schema;
  return Object.fromEntries(required.map((key) => [key, sampleOf(key, properties[key] ?? {}, entities)]));
}

const TEXTS: Readonly<Record<string, string>> = {
  month: '2026-11',
  email: 'dev@example.com',
  phone: '13800000000',
  phoneNumber: '13800000000',
  path: 'game/index.html',
  badge: 'latest',
  code: '123456',
};

function textSample(key: string, { pattern = '', maxLength }: JsonSchema): string {
  const patterned: readonly [RegExp, string][] = [
    [/^\^\(\[0-9a-fA-F\]\{8\}/, UUID],
    [/\(\?:Z\)|T\(/, '2026-11-21T08:00:00Z'],
    [/0\[1-9\]\|1\[0-2\]\)\$/, '2026-11'],
    [/^\^\(\(\\d\\d\[2468\]/, '2026-11-21'],
    [/a-f\]\{32\}/, '9e107d9d372bb6826bd81d3542a419d6'],
    [/^\^https\?/, 'https://example.com/callback'],
  ];
  const found = patterned.find(([shape]) => shape.test(pattern))?.[1];
  const text = found ?? (Object.hasOwn(TEXTS, key) ? (TEXTS[key] ?? '') : plainText(key));
  return found === undefined && maxLength !== undefined ? text.slice(0, maxLength) : text;
}

function plainText(key: string): string {
  return /I[dD]s?$|^id$/.test(key) ? 'abc123' : /[nN]ame$/.test(key) ? 'demo' : flagName(key);
}

function shellWord(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function literal(value: unknown): string {
  if (typeof value === 'string') {
    return `'${value}'`;
  }
  if (Array.isArray(value)) {
    return `[${value.map(literal).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, one]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${literal(one)}`,
    );
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return String(value);
}
