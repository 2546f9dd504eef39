// What the CLI needs of every operation to print help, complete and parse without loading a schema.
import { labelsAt } from '../src/kernel/enums.ts';
import { mayCall } from '../src/kernel/may-call.ts';
import type { Accepts, Danger, Effect, Paging, ServiceKind, Text } from '../src/kernel/vocabulary.ts';
import { cliWords, flagName } from '../src/kernel/walk.ts';
import type { LabelTable } from '../src/labels/index.ts';
import { isAnyJson, type JsonSchema, refName, resolveField } from '../src/reference/json-schema.ts';
import type { InputField, OperationModel, ServiceModel } from '../src/reference/model.ts';
import { rowsOf } from './sdk-service.ts';

/** Handed to the generator of the command table, packages/cli/codegen/manifest.ts. */
export interface CliService {
  /** Folder name, which is the CLI noun. */
  readonly name: string;
  /** SDK property, the first word of operation ids. */
  readonly property: string;
  readonly title: Text;
  readonly kind: ServiceKind;
  readonly commands: readonly CliCommand[];
}

export interface CliCommand {
  readonly id: string;
  /** Words after `uos`: `["cdn", "bucket", "ls"]`. */
  readonly words: readonly string[];
  readonly summary: Text;
  readonly method: string;
  /** Path below the origin on the self-hosted platform. */
  readonly path: string;
  /** Path parameters, in the order of the route: positional arguments. */
  readonly args: readonly CliArg[];
  readonly flags: readonly CliFlag[];
  /** Input key that carries the whole body, given as JSON. */
  readonly bodyAt?: string;
  readonly accepts: Accepts;
  readonly effect: Effect;
  readonly danger: Danger;
  readonly paging: Paging;
  /** `json` unless the answer is nothing, bytes or plain text. */
  readonly reply: 'json' | 'nothing' | 'bytes' | 'text' | 'events';
  /** Key of the reply that holds the rows of a list, or the one entity that a reply wraps. */
  readonly at?: string;
  /** Columns of the entity that is answered, in the order a table shows them. */
  readonly columns?: readonly CliColumn[];
  /** All of its fields, which --json may name. */
  readonly fields?: readonly string[];
}

interface CliValue {
  /** `json` takes JSON text: an object, or anything. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'json' | 'map';
  readonly enum?: readonly (string | number)[];
  readonly format?: string;
  /** What an id names. */
  readonly ref?: string;
  readonly zh: string;
  readonly en: string;
}

export interface CliArg extends CliValue {
  /** Key of the input. */
  readonly key: string;
}

export interface CliFlag extends CliValue {
  /** Name after `--`. */
  readonly name: string;
  readonly key: string;
  readonly in: 'query' | 'header' | 'body';
  readonly required?: true;
  /** May be given more than once. */
  readonly array?: true;
  /** May be taken away: `--no-<name>`. */
  readonly clears?: true;
  /** Never on a command line: from stdin, a file or the environment. */
  readonly secret?: true;
}

export interface CliColumn {
  readonly field: string;
  readonly zh: string;
  readonly en: string;
  readonly format?: 'time' | 'bytes' | 'json';
  /** How each value of an enum is shown. */
  readonly labels?: LabelTable;
}

/** One noun of the CLI. */
export function cliService(model: ServiceModel): CliService {
  const { service } = model;
  return {
    name: service.name,
    property: model.property,
    title: service.title,
    kind: service.kind,
    commands: model.operations.map((operation) => cliCommand(model, operation)),
  };
}

function cliCommand(model: ServiceModel, one: OperationModel): CliCommand {
  const { operation } = one;
  const answer = answerOf(one, model.replyEntities);
  return {
    id: one.id,
    words: cliWords(one),
    summary: operation.summary,
    method: operation.method,
    path: one.fullPath,
    args: one.fields
      .filter((field) => field.in === 'path')
      .map((field) => ({ key: field.key, ...cliValue(field, model) })),
    flags: one.fields.flatMap((field) => (field.in === 'path' ? [] : [cliFlag(field, field.in, model)])),
    ...(operation.bodyAt !== undefined && { bodyAt: operation.bodyAt }),
    accepts: signedBy(one),
    effect: one.effect,
    danger: operation.danger ?? 'none',
    paging: operation.paging ?? 'none',
    reply: typeof one.reply === 'string' ? WRITTEN_AS[one.reply] : 'json',
    ...answer,
  };
}

/** What a command writes of a reply that is no JSON. */
const WRITTEN_AS = {
  nothing: 'nothing',
  bytes: 'bytes',
  stream: 'bytes',
  text: 'text',
  redirect: 'text',
  events: 'events',
} as const;

/** A terminal has no player's token: what players do and their game's back end may do as well is signed as that. */
function signedBy({ accepts, access }: OperationModel): Accepts {
  return accepts === 'player' && mayCall({ accepts, access }, 'app') ? 'app' : accepts;
}

function cliFlag(field: InputField, place: CliFlag['in'], model: ServiceModel): CliFlag {
  const { schema, nullable } = resolveField(field.schema, model.inputEntities);
  return {
    name: flagName(field.key),
    key: field.key,
    in: place,
    ...cliValue(field, model),
    ...(field.required && { required: true }),
    ...(nullable && !field.required && { clears: true }),
    ...(schema.type === 'array' &&
      isPlain(resolveField(schema.items ?? {}, model.inputEntities).schema) && { array: true }),
    ...(schema.format === 'password' && { secret: true }),
  };
}

function cliValue({ key, schema }: InputField, { inputEntities }: ServiceModel): CliValue {
  const { schema: whole } = resolveField(schema, inputEntities);
  const items = whole.type === 'array' ? resolveField(whole.items ?? {}, inputEntities).schema : whole;
  const value = whole.type === 'array' && !isPlain(items) ? whole : items;
  const ref = schema.ref ?? whole.ref ?? items.ref;
  return {
    type: typeOf(value),
    ...(value.enum !== undefined && { enum: value.enum }),
    ...(value.const !== undefined && typeof value.const !== 'boolean' && { enum: [value.const] }),
    ...(value.format !== undefined && { format: value.format }),
    ...(ref !== undefined && { ref }),
    zh: schema.title ?? whole.title ?? wordsOf(key),
    en: schema.description ?? whole.description ?? wordsOf(key),
  };
}

function typeOf(schema: JsonSchema): CliValue['type'] {
  if (isAnyJson(schema)) {
    return 'json';
  }
  switch (schema.type ?? typeof (schema.const ?? schema.enum?.[0])) {
    case 'string':
      return 'string';
    case 'integer':
      return 'integer';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'object':
      return isPlainMap(schema) ? 'map' : 'json';
    default:
      return 'json';
  }
}

function isPlainMap({ properties, additionalProperties }: JsonSchema): boolean {
  return properties === undefined && typeof additionalProperties === 'object' && isPlain(additionalProperties);
}

function isPlain(schema: JsonSchema): boolean {
  return ['string', 'integer', 'number'].includes(schema.type ?? typeof schema.enum?.[0]);
}

/** Where the entity of a reply is, and what a table shows of it. */
function answerOf(
  one: OperationModel,
  entities: Readonly<Record<string, JsonSchema>>,
): Pick<CliCommand, 'at' | 'columns' | 'fields'> {
  const { reply } = one;
  if (typeof reply === 'string') {
    return {};
  }
  const [at, rows] = rowsAt(one, reply);
  const { schema: entity } = resolveField(rows, entities);
  const { columns } = entity;
  return {
    ...(at !== undefined && { at }),
    ...(entity.properties !== undefined && columns !== undefined && { fields: Object.keys(entity.properties) }),
    ...(columns !== undefined && { columns: columns.map((field) => cliColumn(field, entity, entities)) }),
  };
}

function rowsAt(one: OperationModel, reply: JsonSchema): [string | undefined, JsonSchema] {
  const rows = rowsOf(one);
  if (rows !== undefined) {
    return [one.operation.paging === 'content-range' ? undefined : (one.operation.listField ?? 'Items'), rows];
  }
  // why: lists without pages say their total too; wire/passport.md 1.4
  const [only, ...others] = Object.entries(reply.properties ?? {}).filter(([key]) => key !== 'total');
  if (only !== undefined && others.length === 0) {
    const [key, inner] = only;
    if (refName(inner) !== undefined) {
      return [key, inner];
    }
    // why not plain values: a list of words has no columns, so the record that names it is shown whole
    if (inner.type === 'array' && inner.items !== undefined && !isPlain(inner.items)) {
      return [key, inner.items];
    }
  }
  return [undefined, reply.type === 'array' ? (reply.items ?? {}) : reply];
}

function cliColumn(field: string, entity: JsonSchema, entities: Readonly<Record<string, JsonSchema>>): CliColumn {
  const own = entity.properties?.[field] ?? {};
  const { schema } = resolveField(own, entities);
  const format = formatOf(field, schema);
  const table = labelsAt(schema.labels);
  return {
    field,
    zh: own.title ?? schema.title ?? field,
    en: wordsOf(field),
    ...(format !== undefined && { format }),
    ...(table !== undefined && { labels: table }),
  };
}

function formatOf(field: string, schema: JsonSchema): CliColumn['format'] {
  if (schema.format === 'date-time') {
    return 'time';
  }
  if (schema.type === 'object' || schema.type === 'array' || isAnyJson(schema)) {
    return 'json';
  }
  return schema.type === 'integer' && /(^|_)size$|bytes|Size$|^Usage$|^BilledUsage$/.test(field) ? 'bytes' : undefined;
}

/** `content_size` → `content size`, `realmID` → `realm id`. */
function wordsOf(key: string): string {
  return flagName(key).replaceAll('-', ' ');
}
