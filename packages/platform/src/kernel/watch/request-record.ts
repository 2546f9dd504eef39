// What is known of the request being served. It travels with the work in an AsyncLocalStorage, so that a statement deep
// in a store is counted for the call that asked for it, and the mount can say which operation that was.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

/** One request, without anything a caller would not want on a screen: no body, no secret, no free text of a query. */
export interface RequestRecord {
  /** The platform's time, RFC 3339. */
  readonly time: string;
  /** The trace id that the caller got. */
  requestId: string;
  readonly origin: 'console' | 'content';
  readonly method: string;
  /** The path, or its first part where the rest may be a permission. */
  path: string;
  /** Values of the few keys that cannot hold a secret; `…` for all others. */
  readonly query: Readonly<Record<string, string>>;
  /** `cdn.buckets.create`; the first word of the path where it is no operation. */
  operation: string;
  /** `user`, `operator`, `billing`, `app` or `visitor`; empty where nobody asked. */
  actorKind: string;
  actorId: string;
  appId: string;
  /** 0 where the connection ended before an answer. */
  status: number;
  ms: number;
  sqlCount: number;
  sqlMs: number;
  bytesIn: number;
  bytesOut: number;
  /** Ids of the fault rules that were put in the way, with a comma between them. */
  fault?: string;
  /** Input and reply with their secrets taken out; kept only for development. */
  bodies?: { input?: unknown; reply?: unknown };
}

export interface Current {
  readonly record: RequestRecord;
  /** Keeps bodies in the record. */
  readonly keepsBodies: boolean;
  /** True once it has taken something away from whoever had an app's secret. */
  revokes?: boolean;
  /** Ends the connection without an answer. */
  hangUp(): void;
}

const current = new AsyncLocalStorage<Current>();

export function withRequest<T>(request: Current, work: () => T): T {
  return current.run(request, work);
}

/** The request that this work belongs to; undefined in jobs and at the start. */
export function currentRequest(): Current | undefined {
  return current.getStore();
}

/** Statements since the start, for metrics; those of a request are counted in its record as well. */
export const statements = { count: 0, failed: 0, ms: 0 };

export function noteStatement({ level, queryDurationMillis: ms }: LogEvent): void {
  statements.count += 1;
  statements.failed += level === 'error' ? 1 : 0;
  statements.ms += ms;
  const record = current.getStore()?.record;
  if (record !== undefined) {
    record.sqlCount += 1;
    record.sqlMs += ms;
  }
}
