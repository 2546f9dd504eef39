// One OpenAPI 3.1 document per service, for tools and languages that are not ours.

import { labelsAt } from '../kernel/enums.ts';
import { SOCKET_CLOSES } from '../kernel/socket.ts';
import type { Accepts, ErrorStyle } from '../kernel/vocabulary.ts';
import { type Entrance, headerName } from '../kernel/walk.ts';
import { FORMATS } from './formats.ts';
import { type JsonSchema, mapSchema, mapValues, refName } from './json-schema.ts';
import type { InputField, OperationModel, ServiceModel, SocketModel } from './model.ts';

type Node = Readonly<Record<string, unknown>>;

/** `packages/contract/openapi/<service>.json`. */
export function openApi(model: ServiceModel): Node {
  const { service, operations } = model;
  const schemas = { ...inputComponents(model), ...mapValues(model.replyEntities, documented) };
  return {
    openapi: '3.1.0',
    info: { title: `UOS ${service.title.en}`, summary: service.title.zh, version: '1.0.0' },
    servers: [
      { url: '/', description: 'A self-hosted platform; hosted accounts name their hosts in GET /auth/base-info' },
    ],
    tags: [...new Set(operations.map(({ group }) => group ?? service.name))].map((name) => ({ name })),
    paths: pathsOf(model),
    components: {
      schemas: { ...schemas, Error: ERROR_BODIES[service.errorStyle], ...otherErrors(operations) },
      securitySchemes: pick(SCHEMES, [
        ...[...operations, ...model.sockets].flatMap(securityOf),
        ...(operations.some(({ operation }) => operation.withNonce) ? ['nonceBeside'] : []),
      ]),
    },
  };
}

const SCHEMES: Readonly<Record<string, Node>> = {
  app: { type: 'http', scheme: 'basic', description: 'AppId and AppServiceSecret' },
  serviceToken: { type: 'http', scheme: 'bearer', description: 'A service token of the platform' },
  session: { type: 'apiKey', in: 'cookie', name: 'sst', description: 'Session of a developer' },
  operator: { type: 'apiKey', in: 'cookie', name: 'admin_sst', description: 'Session of an operator' },
  billing: { type: 'apiKey', in: 'cookie', name: 'bc_admin_sst', description: 'Session of a billing administrator' },
  persona: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token of a persona' },
  nonce: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`nonce {hex sha256}` with X-TIMESTAMP, X-NONCE and X-APPID',
  },
  nonceBeside: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Nonce-Token',
    description: 'The same hash beside a token, with X-TIMESTAMP, X-NONCE and X-APPID',
  },
};

const SECURITY: Readonly<Record<Accepts, readonly string[]>> = {
  none: [],
  session: ['session', 'operator', 'serviceToken'],
  operator: ['operator'],
  billing: ['billing', 'operator'],
  app: ['app', 'session', 'operator'],
  player: ['persona', 'nonce'],
  cdn: ['app', 'session', 'operator'],
  metrics: ['app', 'session', 'operator'],
};

function securityOf({ accepts, access }: Pick<Entrance, 'accepts' | 'access'>): readonly string[] {
  const withBilling = accepts === 'session' && (access === 'payer' || access === 'linked' || access === 'signed-in');
  return withBilling ? [...SECURITY.session, 'billing'] : SECURITY[accepts];
}

/** why only beside that one: every other proof is one by itself */
function proof(name: string, withNonce: true | undefined): Node {
  return { [name]: [], ...(name === 'persona' && withNonce && { nonceBeside: [] }) };
}

const texts = { type: 'array', items: { type: 'string' } };
const fieldAndReason = { type: 'object', properties: { field: { type: 'string' }, reason: { type: 'string' } } };
const serviceError: Node = {
  type: 'object',
  properties: {
    code: { type: 'integer' },
    message: { type: 'string' },
    reservedHttpStatusCode: { type: 'integer' },
    errorMsg: { type: 'string' },
    details: { type: 'array', items: fieldAndReason },
  },
};
const ERROR_BODIES: Readonly<Record<ErrorStyle, Node>> = {
  platform: {
    type: 'object',
    properties: {
      code: { type: 'integer', description: 'HTTP status' },
      info: { type: 'string' },
      message: { type: 'string' },
    },
  },
  cdn: { type: 'object', properties: { code: { type: 'integer' }, reason: { type: 'string' }, details: texts } },
  service: serviceError,
  multiverse: serviceError,
  passport: {
    type: 'object',
    properties: {
      code: { type: 'integer' },
      message: { type: 'string' },
      details: { type: 'array' },
      passportErrorCode: { type: 'integer' },
      passportErrorDetail: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
};

/** What a failed call answers: as its service does, where it has no style of its own. */
function errorName({ errorStyle, service }: OperationModel): string {
  return errorStyle === service.errorStyle ? 'Error' : `${errorStyle[0]?.toUpperCase()}${errorStyle.slice(1)}Error`;
}

function otherErrors(operations: readonly OperationModel[]): Record<string, Node> {
  const others = operations.filter(({ errorStyle, service }) => errorStyle !== service.errorStyle);
  return Object.fromEntries(others.map((one) => [errorName(one), ERROR_BODIES[one.errorStyle]]));
}

const CONTENT_RANGE = {
  description: '`items {first}-{last}/{total}`: the total is what stands after the slash',
  schema: { type: 'string', examples: ['items 1-20/42'] },
};
const LOCATION = { description: 'Where it goes on', schema: { type: 'string', format: 'uri' } };
const TRACE_ID = { description: 'Finds the call in the log of the server', schema: { type: 'string' } };

function pathsOf(model: ServiceModel): Node {
  const paths: Record<string, Record<string, Node>> = {};
  for (const operation of model.operations) {
    const path = paths[operation.fullPath] ?? {};
    path[operation.operation.method.toLowerCase()] = operationNode(model, operation);
    paths[operation.fullPath] = path;
  }
  for (const socket of model.sockets) {
    paths[socket.fullPath] = { get: socketNode(socket) };
  }
  return paths;
}

function operationNode(model: ServiceModel, one: OperationModel): Node {
  const { operation, service, group } = one;
  const security = securityOf(one);
  return {
    operationId: one.id,
    tags: [group ?? service.name],
    summary: operation.summary.zh,
    description: operation.summary.en,
    parameters: one.fields.filter((field) => field.in !== 'body').map(parameter),
    ...(one.body !== undefined && {
      requestBody: {
        required: one.bodyRequired,
        content: {
          [operation.body === 'bytes' ? 'application/octet-stream' : 'application/json']: {
            schema: inputReference(documented(one.body), model),
          },
        },
      },
    }),
    responses: responses(one),
    security: security.length === 0 ? [{}] : security.map((name) => proof(name, operation.withNonce)),
    'x-access': one.access,
    'x-effect': one.effect,
    'x-known': operation.known ?? 'spec',
    ...(operation.because !== undefined && { 'x-because': operation.because }),
    ...(operation.errors !== undefined && { 'x-errors': operation.errors }),
    ...(operation.bodyLimit !== undefined && { 'x-body-limit': operation.bodyLimit }),
    ...((operation.danger ?? 'none') !== 'none' && { 'x-danger': operation.danger }),
  };
}

function parameter({ key, in: place, required, schema }: InputField): Node {
  const { description, title, ...rest } = documented(schema);
  const text = [title, description].filter((part) => part !== undefined).join(' · ');
  return {
    name: place === 'header' ? headerName(key) : key,
    in: place,
    required: place === 'path' ? true : required,
    ...(text !== '' && { description: text }),
    ...(schema.type === 'array' && { style: 'form', explode: true }),
    schema: rest,
  };
}

function responses(one: OperationModel): Node {
  const error = { description: 'Failure', content: { 'application/json': { schema: reference(errorName(one)) } } };
  const { reply, operation, event } = one;
  const headers = {
    ...(one.base !== 'platform' && { 'Grpc-Metadata-X-Trace-Id': TRACE_ID }),
    ...(operation.paging === 'content-range' && { 'Content-Range': CONTENT_RANGE }),
  };
  const answer =
    typeof reply !== 'string'
      ? { content: { 'application/json': { schema: documented(reply) } } }
      : reply === 'nothing'
        ? {}
        : {
            content: {
              [MEDIA[reply]]: {
                schema: isBytes(reply) ? {} : { type: 'string' },
                ...(event && { 'x-event': documented(event) }),
              },
            },
          };
  return {
    [reply === 'nothing' ? '204' : '200']: {
      description: operation.summary.en,
      ...(Object.keys(headers).length > 0 && { headers }),
      ...answer,
    },
    ...(reply === 'redirect' && { '302': { description: 'Goes on elsewhere', headers: { Location: LOCATION } } }),
    default: error,
  };
}

const MEDIA = {
  bytes: 'application/octet-stream',
  stream: 'application/octet-stream',
  text: 'text/plain',
  redirect: 'text/html',
  events: 'text/event-stream',
} as const;

function isBytes(reply: string): boolean {
  return reply === 'bytes' || reply === 'stream';
}

// why a GET: OpenAPI has no word for a socket, and the request that opens one is a GET
function socketNode(one: SocketModel): Node {
  const { socket, service, receives, sends, query } = one;
  const security = securityOf(one);
  const message = (schema: JsonSchema | 'bytes'): Node => ({
    ...(schema === 'bytes' ? { format: 'binary' } : documented(schema)),
  });
  return {
    operationId: one.id,
    tags: [service.name],
    summary: socket.summary.zh,
    description: socket.summary.en,
    parameters: Object.entries(query?.properties ?? {}).map(([key, schema]) =>
      parameter({ key, in: 'query', required: query?.required?.includes(key) ?? false, schema }),
    ),
    responses: {
      '101': { description: socket.summary.en },
      default: { description: 'Failure', content: { 'application/json': { schema: reference('Error') } } },
    },
    security: security.length === 0 ? [{}] : security.map((name) => ({ [name]: [] })),
    'x-access': one.access,
    'x-known': socket.known ?? 'spec',
    ...(socket.because !== undefined && { 'x-because': socket.because }),
    ...(socket.errors !== undefined && { 'x-errors': socket.errors }),
    'x-socket': {
      receives: message(receives),
      sends: message(sends),
      ...(socket.subprotocol !== undefined && { subprotocol: socket.subprotocol }),
      origins: socket.origins,
      limits: socket.limits,
      closes: mapValues({ ...SOCKET_CLOSES, ...socket.closes }, ({ en }) => en),
      example: socket.example,
    },
  };
}

/** A schema as documents write it: components instead of definitions, named formats instead of their patterns. */
function documented(schema: JsonSchema): JsonSchema {
  const { columns: _columns, key: _key, aliases, words, unixSeconds: _unixSeconds, labels: path, ...rest } = schema;
  const { ref: names, notId: _notId, named: _named, dropped: _dropped, eachByItself: _byItself, ...plain } = rest;
  const alsoReadAs = aliases ?? (words && Object.keys(words));
  const titles = labelsAt(path);
  const own = {
    ...plain,
    ...(alsoReadAs && { 'x-also-read-as': alsoReadAs }),
    ...(names !== undefined && { 'x-ref': names }),
    ...(titles && { 'x-enum-titles': mapValues(titles, ({ zh }) => zh) }),
  };
  const ref = refName(own);
  const { pattern } = own;
  const format = Object.entries(FORMATS).find(([, known]) => known === pattern)?.[0];
  const { pattern: _pattern, ...withoutPattern } = own;
  return mapSchema(
    {
      ...(format === undefined ? own : { ...withoutPattern, format: format.replace('-offset', '') }),
      ...(ref !== undefined && { $ref: `#/components/schemas/${ref}` }),
    },
    documented,
  );
}

// why: an entity that callers also send is another schema there: its keys are checked, its enums closed
function inputComponents({ inputEntities, replyEntities }: ServiceModel): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(inputEntities).map(([id, schema]) => [
      Object.hasOwn(replyEntities, id) ? `${id}Input` : id,
      documented(schema),
    ]),
  );
}

function inputReference(schema: JsonSchema, { replyEntities }: ServiceModel): JsonSchema {
  const id = schema.$ref?.slice('#/components/schemas/'.length);
  const own =
    id !== undefined && Object.hasOwn(replyEntities, id) ? { ...schema, $ref: `${schema.$ref}Input` } : schema;
  return mapSchema(own, (inner) => inputReference(inner, { replyEntities } as ServiceModel));
}

function reference(name: string): Node {
  return { $ref: `#/components/schemas/${name}` };
}

function pick(record: Readonly<Record<string, Node>>, keys: readonly string[]): Record<string, Node | undefined> {
  return Object.fromEntries([...new Set(keys)].sort().map((key) => [key, record[key]]));
}
