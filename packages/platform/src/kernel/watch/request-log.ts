// Watches every request: writes one line when it ends, counts it, and keeps the latest for `uos dev requests`.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DevRefusal, type DevRoute } from '#kernel/dev/dev-control';
import { randomIds } from '#kernel/keys/ids';
import type { Clock } from '#kernel/time/clock';
import type { Log } from './log.ts';
import { plainQuery } from './redact.ts';
import { type RequestRecord, withRequest } from './request-record.ts';

export interface Watched {
  readonly origin: RequestRecord['origin'];
  /** What a log may show of the path. */
  readonly path: string;
  readonly query: string;
  /** What it is called where it turns out to be no operation. */
  readonly name: string;
}

export interface RequestLog {
  /** Serves a request as `work` does, on the record. */
  watch(request: IncomingMessage, response: ServerResponse, what: Watched, work: () => void): void;
  /** The same of a request that asks for a socket: `work` answers the status it got. */
  watchUpgrade(request: IncomingMessage, what: Watched, work: () => Promise<number>): Promise<void>;
  /** The latest requests after a sequence number, oldest first. */
  after(sequence: number): readonly KeptRecord[];
}

export interface KeptRecord extends RequestRecord {
  /** 1, 2, 3, … since the start. */
  readonly sequence: number;
}

export interface RequestLogOptions {
  /** Keeps inputs and replies too, redacted; for development. */
  readonly keepsBodies: boolean;
  readonly onEnd?: (record: RequestRecord) => void;
}

const KEEP = 1000;

export function requestLog(
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  { keepsBodies, onEnd }: RequestLogOptions,
): RequestLog {
  const kept: KeptRecord[] = [];
  let sequence = 0;
  return {
    watch(request, response, what, work) {
      const { current, end } = begin(request, what);
      response.once('close', () => end(response.headersSent ? response.statusCode : 0, () => traceOf(response)));
      withRequest(current, work);
    },
    async watchUpgrade(request, what, work) {
      const { current, end } = begin(request, what);
      await withRequest(current, work).then(end);
    },
    after: (last) => kept.slice(-KEEP).filter((record) => record.sequence > last),
  };

  function begin(request: IncomingMessage, { origin, path, query, name }: Watched) {
    const started = performance.now();
    const { socket } = request;
    const written = socket.bytesWritten;
    const record: RequestRecord = {
      time: clock.now().toISOString(),
      requestId: '',
      origin,
      method: request.method ?? '',
      path,
      query: query === '' ? NO_QUERY : plainQuery(new URLSearchParams(query)),
      operation: name,
      actorKind: '',
      actorId: '',
      appId: '',
      status: 0,
      ms: 0,
      sqlCount: 0,
      sqlMs: 0,
      bytesIn: Number(request.headers['content-length'] ?? 0) || 0,
      bytesOut: 0,
    };
    const end = (status: number, traceId?: () => string): void => {
      record.status = status;
      record.ms = tenths(performance.now() - started);
      record.sqlMs = tenths(record.sqlMs);
      record.bytesOut = Math.max(0, socket.bytesWritten - written);
      record.requestId ||= traceId?.() ?? '';
      log.info(lineOf(record), 'request');
      onEnd?.(record);
      sequence += 1;
      kept.push(Object.assign(record, { sequence }));
      // why not each time: all that stay are moved
      if (kept.length >= 2 * KEEP) {
        kept.splice(0, KEEP);
      }
    };
    return { current: { record, keepsBodies, hangUp: () => socket.destroy() }, end };
  }
}

const NO_QUERY: RequestRecord['query'] = {};
const TRACE_HEADER = 'grpc-metadata-x-trace-id';

function traceOf(response: ServerResponse): string {
  const sent = response.getHeader(TRACE_HEADER);
  return typeof sent === 'string' ? sent : randomIds.uuid();
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** Without its time, which a line has of its own, and its bodies. Written out: to leave two out takes ten times as long. */
function lineOf(record: RequestRecord): Record<string, unknown> {
  return {
    requestId: record.requestId,
    origin: record.origin,
    method: record.method,
    path: record.path,
    query: record.query,
    operation: record.operation,
    actorKind: record.actorKind,
    actorId: record.actorId,
    appId: record.appId,
    status: record.status,
    ms: record.ms,
    sqlCount: record.sqlCount,
    sqlMs: record.sqlMs,
    bytesIn: record.bytesIn,
    bytesOut: record.bytesOut,
    fault: record.fault,
  };
}

/** What `uos dev requests` asks: `?after=` the last sequence number it has seen. */
export function requestRoutes(requests: RequestLog): DevRoute[] {
  return [
    {
      method: 'GET',
      path: 'requests',
      async handle({ query }) {
        const last = Number(query.get('after') ?? 0);
        if (!Number.isSafeInteger(last) || last < 0) {
          throw new DevRefusal('after is a sequence number');
        }
        return { requests: requests.after(last) };
      },
    },
  ];
}
