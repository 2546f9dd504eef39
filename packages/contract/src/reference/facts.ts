// All that the reference says of a service, as plain data: pages, Markdown and tests read the same.

import { labelsAt, transitionsAt } from '../kernel/enums.ts';
import type { Service } from '../kernel/service.ts';
import type { Transition } from '../labels/index.ts';
import { type ErrorCode, errorCodesOf, passportGrpcCode, serviceErrorCodes, translate } from '../messages/index.ts';
import { type Examples, examplesOf } from './examples.ts';
import { type AllowedValue, type FieldRow, rowsOf, rowWithin, typeWord } from './field-rows.ts';
import { type JsonSchema, mapSchema, refName } from './json-schema.ts';
import { type InputField, type OperationModel, readServices, type ServiceModel } from './model.ts';
import { callersOf, DANGERS, EFFECTS, PAGES, PLACES, SIGNED, SURE } from './words.ts';

export interface ServiceFacts {
  readonly name: string;
  readonly zh: string;
  readonly en: string;
  /** Groups in the order of the contract; calls without one come first under the name of the service. */
  readonly groups: readonly { readonly name: string; readonly operations: readonly OperationFacts[] }[];
  readonly entities: readonly EntityFacts[];
  readonly states: readonly StateFacts[];
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
    notes: [operation.effect && EFFECTS[operation.effect], PAGES[paging], DANGERS[danger]].filter(
      (note) => note !== undefined,
    ),
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
