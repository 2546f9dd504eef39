// All that the reference says of a service, as plain data: pages, Markdown and tests read the same.

import { labelsAt, transitionsAt } from '../kernel/enums.ts';
import type { Service } from '../kernel/service.ts';
import { SOCKET_CLOSES } from '../kernel/socket.ts';
import type { Transition } from '../labels/index.ts';
import { type ErrorCode, errorCodesOf, passportGrpcCode, serviceErrorCodes, translate } from '../messages/index.ts';
import { type Examples, examplesOf } from './examples.ts';
import { type AllowedValue, type FieldRow, rowsOf, rowWithin, typeWord } from './field-rows.ts';
import { type JsonSchema, mapSchema, refName } from './json-schema.ts';
import { type InputField, type OperationModel, readServices, type ServiceModel, type SocketModel } from './model.ts';
import { callersOf, DANGERS, EFFECTS, PAGES, PLACES, SIGNED, SURE } from './words.ts';

export interface ServiceFacts {
  readonly name: string;
  readonly zh: string;
  readonly en: string;
  /** Groups in the order of the contract; calls without one come first under the name of the service. */
  readonly groups: readonly { readonly name: string; readonly operations: readonly OperationFacts[] }[];
  readonly entities: readonly EntityFacts[];
  readonly states: readonly StateFacts[];
  readonly sockets: readonly SocketFacts[];
}

export interface SocketFacts {
  /** `push.connection`: also the anchor. */
  readonly id: string;
  readonly zh: string;
  readonly en: string;
  readonly path: string;
  readonly callers: readonly string[];
  readonly signed: string;
  readonly sure: OperationFacts['sure'];
  /** Sentences on limits, origins and the subprotocol. */
  readonly notes: readonly string[];
  readonly query: readonly FieldRow[];
  /** What is said, by who says it; nothing where it is bytes. */
  readonly receives: readonly MessageFacts[];
  readonly sends: readonly MessageFacts[];
  readonly closes: readonly { readonly code: number; readonly zh: string; readonly en: string }[];
  /** A line for each message: `→` of the client, `←` of the platform. */
  readonly example: string;
}

export interface MessageFacts {
  readonly zh: string;
  readonly en: string;
  readonly rows: readonly FieldRow[];
}

export interface OperationFacts {
  /** `passport.realms.search`: also the anchor. */
  readonly id: string;
  readonly zh: string;
  readonly en: string;
  readonly method: string;
  readonly path: string;
  readonly alsoAt: readonly string[];
  readonly callers: readonly string[];
  readonly signed: string;
  readonly sure: { readonly word: string; readonly meaning: string; readonly because?: string };
  /** Sentences on pages, undoing and the like. */
  readonly notes: readonly string[];
  readonly input: readonly (FieldRow & { readonly place: string })[];
  readonly reply: { readonly text: string; readonly entity?: string; readonly rows: readonly FieldRow[] };
  readonly errors: readonly ErrorFacts[];
  readonly examples: Examples;
}

export interface ErrorFacts {
  /** Number or text as it is sent. */
  readonly sent: string;
  readonly http?: number;
  readonly zh: string;
}

export interface EntityFacts {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
  readonly rows: readonly FieldRow[];
}

export interface StateFacts {
  /** `realm.status` */
  readonly path: string;
  /** Entities and fields that carry it. */
  readonly usedBy: readonly string[];
  readonly values: readonly AllowedValue[];
  readonly steps: readonly Transition[];
}

/** What the reference says of one service. */
export function serviceFacts(service: Service): ServiceFacts {
  const [model] = readServices([service]);
  if (model === undefined) {
    throw new Error(`${service.name} was not read`);
  }
  return factsOf(model);
}

export function factsOf(model: ServiceModel): ServiceFacts {
  const { service, operations } = model;
  const names = [...new Set(operations.map(({ group }) => group ?? service.name))];
  return {
    name: service.name,
    zh: service.title.zh,
    en: service.title.en,
    groups: names.map((name) => ({
      name,
      operations: operations
        .filter(({ group }) => (group ?? service.name) === name)
        .map((operation) => operationFacts(model, operation)),
    })),
    entities: Object.entries(model.replyEntities).map(([id, schema]) => ({
      id,
      zh: schema.title ?? id,
      en: schema.description ?? '',
      rows: rowsOf(schema, model.replyEntities),
    })),
    states: statesOf(model),
    sockets: model.sockets.map((one) => socketFacts(model, one)),
  };
}

function operationFacts(model: ServiceModel, one: OperationModel): OperationFacts {
  const { operation } = one;
  const { known = 'spec', because, paging = 'none', danger = 'none', summary } = operation;
  return {
    id: one.id,
    zh: summary.zh,
    en: summary.en,
    method: operation.method,
    path: one.fullPath,
    alsoAt: one.aliasPaths,
    callers: callersOf(one),
    signed: one.access === 'public' ? SIGNED.none : SIGNED[one.accepts],
    sure: { ...SURE[known], ...(because !== undefined && { because }) },
    notes: [
      operation.effect && EFFECTS[operation.effect],
      PAGES[paging],
      DANGERS[danger],
      operation.withNonce && '玩家另需随令牌发送 nonce：X-Nonce-Token、X-TIMESTAMP、X-NONCE、X-APPID。',
      operation.evenOff && '服务未开启时也可调用。',
      operation.bodyLimit === undefined ? undefined : `请求体最多 ${operation.bodyLimit} 字节。`,
    ].filter((note) => typeof note === 'string'),
    input: one.fields.flatMap((field) => inputRows(field, model)),
    reply: replyFacts(model, one),
    errors: (operation.errors ?? []).map((error) => errorFacts(one, error)),
    examples: examplesOf(model, one),
  };
}

function inputRows(field: InputField, { inputEntities }: ServiceModel): (FieldRow & { place: string })[] {
  const required = field.in === 'path' || field.required;
  return rowWithin(field.key, field.schema, required, inputEntities).map((row) => ({
    ...row,
    place: PLACES[field.in],
  }));
}

const REPLIES = {
  nothing: '无内容（204）',
  bytes: '二进制内容',
  text: '纯文本',
  redirect: '302 跳转；没有跳转地址时返回页面',
  stream: '二进制内容，边读边发',
  events: '事件流（text/event-stream），断开后用 Last-Event-ID 续读',
} as const;

function replyFacts({ replyEntities }: ServiceModel, { reply }: OperationModel): OperationFacts['reply'] {
  if (typeof reply === 'string') {
    return { text: REPLIES[reply], rows: [] };
  }
  const entity = refName(reply) ?? refName(reply.items ?? {});
  return {
    text: typeWord(reply, replyEntities),
    ...(entity !== undefined && { entity }),
    rows: entity === undefined ? rowsOf(reply, replyEntities) : [],
  };
}

function socketFacts({ replyEntities }: ServiceModel, one: SocketModel): SocketFacts {
  const { socket, id, fullPath, query, receives, sends } = one;
  const { limits, summary, known = 'spec', because, subprotocol, origins } = socket;
  const said = (message: JsonSchema | 'bytes'): MessageFacts[] =>
    message === 'bytes'
      ? []
      : kindsOf(message, replyEntities).map((kind) => ({
          zh: kind.title ?? '消息',
          en: kind.description ?? '',
          rows: rowsOf(kind, replyEntities),
        }));
  return {
    id,
    zh: summary.zh,
    en: summary.en,
    path: fullPath,
    callers: callersOf(one),
    signed: one.access === 'public' ? SIGNED.none : SIGNED[one.accepts],
    sure: { ...SURE[known], ...(because !== undefined && { because }) },
    notes: [
      receives === 'bytes' ? '消息为二进制。' : '消息为 JSON 文本。',
      ...(subprotocol === undefined ? [] : [`子协议 ${subprotocol}。`]),
      origins === 'any' ? '任何网页都可以连接。' : '只有控制台的页面可以连接。',
      `单条消息最多 ${limits.messageBytes} 字节，每秒最多 ${limits.messagesPerSecond} 条；静默 ${limits.idleSeconds} 秒断开。`,
      ...(limits.greetingSeconds === undefined ? [] : [`连接后 ${limits.greetingSeconds} 秒内须表明身份。`]),
      `每个应用最多 ${limits.perApp} 个连接，每个地址最多 ${limits.perAddress} 个，每 ${limits.opens.seconds} 秒最多新建 ${limits.opens.calls} 个；积压超过 ${limits.bufferedBytes} 字节断开。`,
    ],
    query: query === undefined ? [] : rowsOf(query, replyEntities),
    receives: said(receives),
    sends: said(sends),
    closes: Object.entries({ ...SOCKET_CLOSES, ...socket.closes }).map(([code, text]) => ({
      code: Number(code),
      ...text,
    })),
    example: socket.example
      .map(([who, message]) => `${who === 'in' ? '→' : '←'} ${JSON.stringify(message)}`)
      .join('\n'),
  };
}

/** The kinds of message that a union is of. */
function kindsOf(message: JsonSchema, entities: Readonly<Record<string, JsonSchema>>): readonly JsonSchema[] {
  const name = refName(message);
  const whole = name === undefined ? message : (entities[name] ?? message);
  const kinds = whole.anyOf ?? whole.oneOf;
  return kinds === undefined ? [whole] : kinds.flatMap((kind) => kindsOf(kind, entities));
}

function errorFacts({ errorStyle }: OperationModel, error: number | string): ErrorFacts {
  if (typeof error === 'string') {
    return { sent: error, zh: translate(error, 'zh') };
  }
  const known: Partial<ErrorCode> | undefined = errorCodesOf[errorStyle][error];
  const isPassport = errorStyle === 'passport';
  const http = isPassport ? serviceErrorCodes[passportGrpcCode(error)]?.http : known?.http;
  return {
    sent: isPassport ? String(error) : `code ${error}`,
    zh: known?.zh ?? '',
    ...(http !== undefined && { http }),
  };
}

/** Every labelled enum that an entity or an input of the service carries. */
function statesOf(model: ServiceModel): StateFacts[] {
  const found = new Map<string, Set<string>>();
  const look = (schema: JsonSchema, where: string): void => {
    if (schema.labels !== undefined && schema.enum !== undefined) {
      found.set(schema.labels, (found.get(schema.labels) ?? new Set()).add(where));
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      look(property, `${where}.${name}`);
    }
    const { properties: _, ...rest } = schema;
    mapSchema(rest, (inner) => {
      look(inner, where);
      return inner;
    });
  };
  for (const [id, schema] of Object.entries(model.replyEntities)) {
    look(schema, id);
  }
  return [...found].map(([path, usedBy]) => ({
    path,
    usedBy: [...usedBy],
    values: Object.entries(labelsAt(path) ?? {}).map(([value, label]) => ({ value, label })),
    steps: transitionsAt(path),
  }));
}
