// Requests as a running platform remembers them, and as a HAR file.

export interface KeptRequest {
  readonly sequence: number;
  readonly time: string;
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly operation: string;
  readonly actorKind: string;
  readonly actorId: string;
  readonly appId: string;
  readonly status: number;
  readonly ms: number;
  readonly sqlCount: number;
  readonly sqlMs: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
  readonly fault?: string;
  readonly bodies?: { readonly input?: unknown; readonly reply?: unknown };
}

/** HAR 1.2. Inputs and replies come redacted from the platform; headers are not kept at all. */
export function harOf(requests: readonly KeptRequest[], origin: string, version: string): unknown {
  return {
    log: { version: '1.2', creator: { name: 'uos', version }, entries: requests.map((one) => entry(one, origin)) },
  };
}

function entry(request: KeptRequest, origin: string): unknown {
  const { time, method, path, query, status, ms, sqlMs, bodies = {}, bytesIn, bytesOut } = request;
  const queryString = Object.entries(query).map(([name, value]) => ({ name, value }));
  const search = queryString.length === 0 ? '' : `?${new URLSearchParams(query)}`;
  const hasInput = method !== 'GET' && bodies.input !== undefined;
  const reply = bodies.reply === undefined ? {} : { text: JSON.stringify(bodies.reply) };
  return {
    startedDateTime: time,
    time: ms,
    request: {
      ...{ method, url: `${origin}${path}${search}`, httpVersion: 'HTTP/1.1', cookies: [], headers: [], queryString },
      ...(hasInput && { postData: { mimeType: 'application/json', text: JSON.stringify(bodies.input) } }),
      ...{ headersSize: -1, bodySize: bytesIn },
    },
    response: {
      ...{ status, statusText: '', httpVersion: 'HTTP/1.1', cookies: [] },
      headers: [{ name: 'grpc-metadata-x-trace-id', value: request.requestId }],
      content: { size: bytesOut, mimeType: 'application/json', ...reply },
      ...{ redirectURL: '', headersSize: -1, bodySize: -1 },
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    _operation: request.operation,
    _actor: `${request.actorKind}:${request.actorId}`,
    _app: request.appId,
    _sql: { count: request.sqlCount, ms: sqlMs },
  };
}
