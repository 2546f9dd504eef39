// What a method of the SDK knows of its own operation: its id, its route, how its list is cut into pages.
import type { ListCall } from '@uos/sdk/browser';

/** The part of the wire table that the kit reads. */
export interface Operation {
  /** `cdn.buckets.list` */
  readonly id: string;
  /** Folder name of the service: `remote-config`. */
  readonly service: string;
  /** Path of the service below the origin. */
  readonly prefix: string;
  /** The app in whose name the method calls. */
  readonly appId?: string;
  readonly row: {
    readonly route: string;
    readonly body?: true | string;
    readonly query?: string;
    readonly paging?: PagingWord;
    readonly listField?: string;
  };
}

export type PagingWord =
  | 'content-range'
  | 'total-items'
  | 'start-count'
  | 'start-items'
  | 'start-total'
  | 'offset-limit';

/** Any method of a client. */
export type AnyCall = (input: never, options?: never) => Promise<unknown>;

/** Any list of a client. */
export type AnyList<Row> = ListCall<never, Row, unknown>;

/** The SDK puts the row of its table on every method it makes. */
export function operationOf(call: AnyCall | AnyList<unknown>): Operation {
  const { operation } = call as unknown as { readonly operation?: Operation };
  if (operation === undefined) {
    throw new TypeError('this is no method of an SDK client');
  }
  return operation;
}
