// Records the requests of a run: as lines on stderr with UOS_DEBUG=api, as a HAR file with --trace. Secrets were taken
// out before anything comes here; bodies of answers are left out, because nobody can tell what is secret in them.
import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { Hooks, PreparedRequest, ResponseInfo } from '@uos/sdk/http';
import { CliError, EXIT, type ExitCode } from '../errors/cli-error.ts';
import type { Io } from '../terminal/io.ts';

export interface Recorder {
  readonly hooks: Hooks;
  /** Writes what was recorded. Throws CliError where the file cannot be written. */
  write(file: string, version: string): void;
}

interface Sent {
  readonly request: PreparedRequest;
  readonly startedAt: string;
}

/** Throws CliError where the file cannot be written. why before the run: it would be told of a failure after it did its work */
export function checkTraceFile(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch (cause) {
    throw unwritable(file, cause, EXIT.usage);
  }
}

export function recorder(io: Io): Recorder {
  const shows = /(^|,)(api|1|true)(,|$)/.test(io.env.UOS_DEBUG ?? '');
  const sent = new Map<string, Sent>();
  const entries: unknown[] = [];
  return {
    hooks: {
      onRequest: (request) => {
        sent.set(keyOf(request), { request, startedAt: new Date(io.now()).toISOString() });
        if (shows) {
          io.stderr.write(`> ${request.method} ${request.url} ${JSON.stringify(request.headers)}\n`);
          if (request.body !== undefined) {
            io.stderr.write(`> ${JSON.stringify(request.body)}\n`);
          }
        }
      },
      onResponse: (info) => {
        const { status, ms, requestId = '-', operation } = info;
        if (shows) {
          io.stderr.write(`< ${status} ${operation} ${Math.round(ms)} ms ${requestId}\n`);
        }
        const found = sent.get(keyOf(info));
        if (found !== undefined) {
          entries.push(entryOf(found, info));
        }
      },
    },
    write(file, version) {
      const log = { version: '1.2', creator: { name: 'uos', version }, entries };
      try {
        writeFileSync(file, `${JSON.stringify({ log }, null, 2)}\n`, { mode: 0o600 });
      } catch (cause) {
        throw unwritable(file, cause, EXIT.failed);
      }
    },
  };
}

function unwritable(file: string, cause: unknown, exit: ExitCode): CliError {
  return new CliError('unwritable-file', {
    exit,
    what: (t) => t.errors.unwritable(file),
    why: () => (cause as Error).message,
    cause,
  });
}

function keyOf({ operation, method, url }: Pick<PreparedRequest, 'operation' | 'method' | 'url'>): string {
  return `${operation} ${method} ${url.split('?')[0]}`;
}

/** Source: HAR 1.2. */
function entryOf({ request, startedAt }: Sent, { status, ms, requestId, attempt }: ResponseInfo): unknown {
  const url = URL.parse(request.url);
  const { body } = request;
  return {
    startedDateTime: startedAt,
    time: ms,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: Object.entries(request.headers).map(([name, value]) => ({ name, value })),
      queryString: Array.from(url?.searchParams ?? [], ([name, value]) => ({ name, value })),
      ...(body !== undefined && { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: requestId === undefined ? [] : [{ name: 'grpc-metadata-x-trace-id', value: requestId }],
      content: { size: -1, mimeType: 'application/json' },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    _operation: request.operation,
    _attempt: attempt,
  };
}
