// Contract + handlers → routes. Every call goes the same way: route → admit → perform → project, or refuse.
import { type Declared, declared, isContentStream, type Service } from '@uos/contract';
import { type Context, Hono } from 'hono';
import type { Ports } from '#kernel/ports';
import { type HostEnv, hostEnv } from '#kernel/server/host-env';
import { namesSecret } from '#kernel/watch/redact';
import { gateOf, type ServiceLimits, serviceLimits } from './admit.ts';
import type { AnyHandler, HandlerTree } from './call.ts';
import { styles } from './errors.ts';
import type { HistoryListener } from './history.ts';
import { type BodyLimits, readBytes, readText } from './input/read-body.ts';
import { inputReader, type RawRequest } from './input/read-input.ts';
import { notBuilt, notBuiltBeyondInput } from './not-built.ts';
import { performer } from './perform.ts';
import { projector } from './project.ts';
import { refuser } from './refuse.ts';
import { bodyNotes, noteRequest } from './request-notes.ts';

const TRACE_HEADER = 'Grpc-Metadata-X-Trace-Id';

export interface Mounted {
  readonly service: Service;
  readonly handlers: HandlerTree;
}

/** A Hono app that serves every declared operation of the services. */
export function mountServices(
  mounted: readonly Mounted[],
  ports: Ports,
  listeners: readonly HistoryListener[] = [],
): Hono<HostEnv> {
  const app = new Hono<HostEnv>({ strict: false });
  const limitsOf = serviceLimits(ports);
  // why: fixed segments must be tried before parameters, `/api/app/service/{id}` before `/api/app/{appId}`, of whichever
  // service they are; wire 2.1
  const calls = mounted
    .flatMap(({ service, handlers }) => declared([service]).map((call) => ({ call, handlers })))
    .sort((a, b) => rank(a.call) - rank(b.call));
  for (const { call, handlers } of calls) {
    const handler = handlerOf(handlers, call);
    if (handler !== 'by-route') {
      let serve: Serve | undefined;
      // why at its first call: few of the many operations are asked for soon after a start, which they would all hold up
      const answer: Serve = (c) => {
        serve ??= serveCall(call, handler, ports, { limitsOf, listeners });
        return serve(c);
      };
      for (const path of paths(call)) {
        app.on(call.operation.method, [path], answer);
      }
    }
  }
  return app;
}

/** True when the platform serves the operation, false where it says that this is not built. */
export function isServed(handlers: HandlerTree | undefined, call: Declared): boolean {
  const handler = handlers === undefined ? notBuilt : handlerOf(handlers, call);
  return handler !== notBuilt && handler !== notBuiltBeyondInput;
}

/** What serves a call; `by-route` what a stream route of its service serves, whose record then has no handler for it. */
function handlerOf(handlers: HandlerTree, call: Declared): AnyHandler | 'by-route' {
  const node = call.group === undefined ? handlers : (handlers[call.group] as HandlerTree | undefined);
  return (node?.[call.verb] as AnyHandler | undefined) ?? (isContentStream(call) ? 'by-route' : notBuilt);
}

function rank(call: Declared): number {
  return call.operation.paramNames.length;
}

/** Hono patterns of a call: `{id}:cancel` needs the suffix inside the parameter's expression. */
function paths(call: Declared): string[] {
  const pattern = (path: string) =>
    path
      .split('/')
      .map((segment) => {
        const match = /^\{([^}]+)\}(:[a-z-]+)?$/.exec(segment);
        if (match === null) {
          return segment;
        }
        return match[2] === undefined ? `:${match[1]}` : `:${match[1]}{[^/:]+${match[2]}}`;
      })
      .join('/')
      .replace(/(.)\/$/, '$1');
  return [call.fullPath, ...call.aliasPaths].map(pattern);
}

type Serve = (c: Context<HostEnv>) => Promise<Response>;

interface Shared {
  readonly limitsOf: ServiceLimits;
  readonly listeners: readonly HistoryListener[];
}

function serveCall(call: Declared, handler: AnyHandler, ports: Ports, { limitsOf, listeners }: Shared): Serve {
  const gate = gateOf(call, call.operation.limit, ports, limitsOf);
  const read = inputReader(call);
  const perform = typeof handler === 'symbol' ? undefined : performer(call, handler, ports, listeners);
  const project = projector(call, ports.config);
  const refuse = refuser(call, ports);
  const noteBodies = bodyNotes(call);
  const hidesPath = call.operation.paramNames.some(namesSecret);
  const unserved = () =>
    styles[call.errorStyle].common['not-built'](`${call.id} is declared but not served by this build`);

  return async (c) => {
    const requestId = ports.ids.uuid();
    noteRequest({ operation: call.id, requestId, path: hidesPath ? call.fullPath : c.req.path });
    const reply = { headers: new Headers({ [TRACE_HEADER]: requestId, 'Cache-Control': 'no-store' }) };
    const { headers } = c.req.raw;
    const { remoteAddress } = hostEnv(c);
    try {
      const raw = await rawRequest(call, c, ports);
      const admission = await gate.admit(raw, reply.headers);
      // why before the input is read: who mends a field finds out that it was for nothing
      if (perform === undefined && handler !== notBuiltBeyondInput) {
        throw unserved();
      }
      const input = read(raw);
      if (perform === undefined) {
        throw unserved();
      }
      noteBodies({ input });
      // why after the input was read: a form that was filled in wrongly is no call
      await gate.count(admission, remoteAddress);
      const result = await perform({
        ...{ ...admission, input, requestId, remoteAddress, headers, reply },
        gone: () => c.req.raw.signal,
      });
      const response = await project(result, reply.headers);
      noteBodies({ reply: UNKEPT.has(call.operation.reply) ? undefined : result });
      return response;
    } catch (error) {
      return refuse(error, reply.headers, requestId);
    }
  };
}

/** Replies that are no text of ours. */
const UNKEPT: ReadonlySet<unknown> = new Set(['bytes', 'stream', 'events']);

async function rawRequest(call: Declared, c: Context<HostEnv>, ports: Ports): Promise<RawRequest> {
  const no = styles[call.errorStyle].common;
  const suffix = /:[a-z-]+$/.exec(call.operation.path)?.[0] ?? '';
  const params = Object.fromEntries(
    call.operation.paramNames.map((name: string) => {
      const value = c.req.param(name) ?? '';
      return [name, suffix !== '' && value.endsWith(suffix) ? value.slice(0, -suffix.length) : value];
    }),
  );
  const limit = call.operation.bodyLimit ?? ports.config.bodyLimitBytes;
  if (Number(c.req.header('content-length') ?? 0) > limit) {
    throw no['too-large'](`the body is larger than ${limit} bytes`);
  }
  return {
    params,
    query: new URL(c.req.url).searchParams,
    headers: c.req.raw.headers,
    body: await bodyOf(call, c.req.raw, { ...ports.config, bodyLimitBytes: limit }),
  };
}

function bodyOf({ operation, errorStyle }: Declared, request: Request, limits: BodyLimits): RawBody {
  const no = styles[errorStyle].common;
  if (operation.body === 'bytes') {
    return readBytes(request, limits, no);
  }
  return operation.body === undefined ? undefined : readText(request, limits, no);
}

type RawBody = RawRequest['body'] | Promise<string>;
