// One operation as the SDK reads it at run time. What is the default is left out: the table goes into browsers.
import type { OperationModel } from '../src/reference/model.ts';

/** Mirrors `Row` of the SDK (packages/sdk/src/runtime/types.ts). */
export interface WireRow {
  readonly route: string;
  readonly body?: true | string;
  readonly sends?: 'bytes';
  readonly query?: string;
  readonly headers?: string;
  readonly errors?: string;
  readonly paging?: string;
  readonly listField?: string;
  readonly accepts?: string;
  readonly withNonce?: true;
  readonly base?: string;
  readonly effect?: string;
  readonly retry?: string;
  readonly cache?: string;
  readonly reply?: string;
  readonly fail?: string;
}

export function wireRow(model: OperationModel): WireRow {
  const { operation, service, fields } = model;
  const keysIn = (place: string): string[] => fields.filter((field) => field.in === place).map((field) => field.key);
  const query = keysIn('query');
  const headers = keysIn('header');
  return {
    route: operation.route,
    ...(operation.body !== undefined && { body: operation.bodyAt ?? true }),
    // why only beside a body: without one, everything that is not in the path is the query
    ...(operation.body !== undefined && query.length > 0 && { query: query.join(' ') }),
    ...(headers.length > 0 && { headers: headers.join(' ') }),
    ...(operation.body === 'bytes' && { sends: 'bytes' }),
    ...unless('errors', operation.errorStyle, service.errorStyle),
    ...unless('paging', operation.paging, 'none'),
    ...unless('listField', operation.listField, undefined),
    ...unless('accepts', operation.accepts, service.accepts),
    // why only here: a back end shows a secret that is worth more
    ...(operation.withNonce === true && { withNonce: true as const }),
    ...unless('base', operation.base, service.base),
    ...unless('effect', operation.effect, undefined),
    ...unless('retry', operation.retry, 'safe'),
    ...unless('cache', operation.cache, 'never'),
    ...(typeof operation.reply === 'string' && { reply: readAs(operation.reply) }),
    ...unless('fail', operation.fail, 'show'),
  };
}

function readAs(reply: string): string {
  // why text: a transport follows redirects, and what is left is the page
  return reply === 'redirect' ? 'text' : reply === 'stream' ? 'bytes' : reply;
}

function unless<K extends string>(key: K, value: string | undefined, usual: string | undefined): { [P in K]?: string } {
  return value === undefined || value === usual ? {} : ({ [key]: value } as { [P in K]: string });
}
