// What every emitter reads: the walked contract with its schemas as JSON Schema.
import * as z from 'zod';
import type { ReplySpec } from '../kernel/op.ts';
import type { Service } from '../kernel/service.ts';
import { camelCase, type Declared, type DeclaredSocket, declared, declaredSockets } from '../kernel/walk.ts';
import { type JsonSchema, refName, toJsonSchemas } from './json-schema.ts';
import { PATH_TITLES } from './path-titles.ts';

/** One key of the flat object a caller passes. */
export interface InputField {
  readonly key: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface OperationModel extends Declared {
  /** `buckets.list`: the id without its service. */
  readonly key: string;
  readonly fields: readonly InputField[];
  /** The body as a whole, as it stands on the wire. */
  readonly body: JsonSchema | undefined;
  readonly bodyRequired: boolean;
  readonly reply: JsonSchema | Extract<ReplySpec, string>;
  /** What each event of `events` carries. */
  readonly event?: JsonSchema;
}

export interface SocketModel extends DeclaredSocket {
  readonly query: JsonSchema | undefined;
  readonly receives: JsonSchema | 'bytes';
  readonly sends: JsonSchema | 'bytes';
}

export interface ServiceModel {
  readonly service: Service;
  /** SDK property, `remoteConfig`. */
  readonly property: string;
  readonly operations: readonly OperationModel[];
  readonly sockets: readonly SocketModel[];
  /** Entities as callers send them and as replies carry them. */
  readonly inputEntities: Readonly<Record<string, JsonSchema>>;
  readonly replyEntities: Readonly<Record<string, JsonSchema>>;
}

/** A body that is bytes. */
const BYTES: JsonSchema = { type: 'string', format: 'binary', title: '内容', description: 'Bytes, as they are' };

const NON_EMPTY = z.string().min(1);

/** Reads services into what the emitters and the reference need. Throws where a schema has no JSON form. */
export function readServices(services: readonly Service[]): ServiceModel[] {
  return services.map(readService);
}

function readService(service: Service): ServiceModel {
  const walked = declared([service]);
  const inputs: Record<string, z.ZodType> = {};
  const replies: Record<string, z.ZodType> = {};
  for (const { id, operation } of walked) {
    inputs[`${id} path`] = z.object(
      Object.fromEntries(operation.paramNames.map((name) => [name, operation.params?.[name] ?? NON_EMPTY])),
    );
    if (operation.query !== undefined) {
      inputs[`${id} query`] = operation.query;
    }
    if (operation.headers !== undefined) {
      inputs[`${id} headers`] = operation.headers;
    }
    if (operation.body !== undefined && operation.body !== 'bytes') {
      inputs[`${id} body`] = operation.body;
    }
    if (typeof operation.reply !== 'string') {
      replies[id] = operation.reply;
    }
    if (operation.event !== undefined) {
      replies[`${id} event`] = operation.event;
    }
  }
  // why among the replies: one conversation, in which both sides speak of the same entities
  const sockets = declaredSockets([service]);
  for (const { id, socket } of sockets) {
    const { query, receives, sends } = socket;
    for (const [name, schema] of Object.entries({ query, receives, sends })) {
      if (schema !== undefined && schema !== 'bytes') {
        replies[`${id} ${name}`] = schema;
      }
    }
  }
  const input = toJsonSchemas(inputs, 'input');
  const reply = toJsonSchemas(replies, 'output');
  return {
    service,
    property: camelCase(service.name),
    inputEntities: input.entities,
    replyEntities: reply.entities,
    sockets: sockets.map((one) => ({
      ...one,
      query: reply.schemas[`${one.id} query`],
      receives: reply.schemas[`${one.id} receives`] ?? 'bytes',
      sends: reply.schemas[`${one.id} sends`] ?? 'bytes',
    })),
    operations: walked.map((one): OperationModel => {
      const sent = one.operation.body;
      const body = sent === 'bytes' ? BYTES : input.schemas[`${one.id} body`];
      const required = sent === 'bytes' || (sent !== undefined && !sent.safeParse(undefined).success);
      const event = reply.schemas[`${one.id} event`];
      return {
        ...one,
        key: one.group === undefined ? one.verb : `${one.group}.${one.verb}`,
        body,
        bodyRequired: required,
        fields: [
          ...fieldsOf('path', input.schemas[`${one.id} path`]).map(titled),
          ...fieldsOf('query', input.schemas[`${one.id} query`]),
          ...fieldsOf('header', input.schemas[`${one.id} headers`]),
          ...bodyFields(one, body, required, input.entities),
        ],
        reply: typeof one.operation.reply === 'string' ? one.operation.reply : replySchema(reply.schemas, one.id),
        ...(event !== undefined && { event }),
      };
    }),
  };
}

/** A parameter without a title gets that of its name. */
function titled(field: InputField): InputField {
  const title = PATH_TITLES[field.key];
  return title === undefined || field.schema.title !== undefined
    ? field
    : { ...field, schema: { ...field.schema, title: title.zh, description: title.en } };
}

function bodyFields(
  { id, operation }: Declared,
  body: JsonSchema | undefined,
  required: boolean,
  entities: Readonly<Record<string, JsonSchema>>,
): InputField[] {
  if (body === undefined) {
    return [];
  }
  if (operation.bodyAt !== undefined) {
    return [{ key: operation.bodyAt, in: 'body', required, schema: body }];
  }
  const name = refName(body);
  const object = name === undefined ? body : entities[name];
  if (object?.type !== 'object') {
    throw new Error(`${id}: a body that is not an object needs bodyAt`);
  }
  return fieldsOf('body', object);
}

function fieldsOf(place: InputField['in'], object: JsonSchema | undefined): InputField[] {
  return Object.entries(object?.properties ?? {}).map(([key, schema]) => ({
    key,
    in: place,
    required: object?.required?.includes(key) ?? false,
    schema,
  }));
}

function replySchema(schemas: Readonly<Record<string, JsonSchema>>, id: string): JsonSchema {
  const schema = schemas[id];
  if (schema === undefined) {
    throw new Error(`${id}: the reply has no schema`);
  }
  return schema;
}
