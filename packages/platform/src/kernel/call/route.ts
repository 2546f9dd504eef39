// Contract + handlers → calls. Every call goes the same way: route → admit → perform → project, or refuse.
import { type Declared, declared, isContentStream, type Service } from '@uos/contract';
import type { Ports } from '#kernel/ports';
import { namesSecret } from '#kernel/watch/redact';
import { gateOf, type ServiceLimits, serviceLimits } from './admit.ts';
import type { AnyHandler, EventReply, HandlerTree } from './call.ts';
import { styles } from './errors.ts';
import { following } from './followed.ts';
import type { HistoryListener } from './history.ts';
import type { BodyLimits } from './input/read-body.ts';
import { inputReader, type RawRequest } from './input/read-input.ts';
import { type Answer, AnswerHeaders, type CallBody, type CallRequest } from './message.ts';
import { notBuilt, notBuiltBeyondInput } from './not-built.ts';
import { type CallFacts, performer } from './perform.ts';
import { projector } from './project.ts';
import { refuser } from './refuse.ts';
import { bodyNotes, noteRequest } from './request-notes.ts';
import { callRouter, routedPath } from './router.ts';
import { stay } from './stay.ts';

const TRACE_HEADER = 'Grpc-Metadata-X-Trace-Id';

export interface Mounted {
  readonly service: Service;
  readonly handlers: HandlerTree;
}

/** What answers the declared operations of all services. */
export interface Calls {
  /** The call that is asked for; undefined where there is none of that method and path. */
  find(method: string, path: string): Asked | undefined;
}

/** Answers a request; a refusal is an answer. */
type Asked = (request: CallRequest) => Promise<Answer>;

export function mountServices(
  mounted: readonly Mounted[],
  ports: Ports,
  listeners: readonly HistoryListener[] = [],
): Calls {
  const router = callRouter<Serve>();
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
      const answer: Serve = (request, at) => {
        serve ??= serveCall(call, handler, ports, { limitsOf, listeners });
        return serve(request, at);
      };
      for (const path of paths(call)) {
        router.add(call.operation.method, path, answer);
      }
    }
  }
  return {
    find(method, sent) {
      const path = routedPath(sent);
      // why: what a GET would answer, without its body, is what HEAD asks for
      const found = router.find(method === 'HEAD' ? 'GET' : method, path);
      return found && ((request) => found.target(request, { path, params: found.params }));
    },
  };
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

/** Where a request has come. */
interface At {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

type Serve = (request: CallRequest, at: At) => Promise<Answer>;

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

  const isFollowed = call.operation.reply === 'events';
  const follow = async (facts: CallFacts, raw: RawRequest): Promise<unknown> => {
    const mustEnd = await stay(call, facts, raw, { ports, gate });
    const { over, events } = following(ports, { appId: facts.appId, mustEnd });
    const gone = () => AbortSignal.any([facts.gone(), over]);
    return events((await perform?.({ ...facts, gone })) as AsyncIterable<EventReply>);
  };

  const readRaw = rawReader(call, ports);
  return async (request, at) => {
    const requestId = ports.ids.uuid();
    noteRequest({ operation: call.id, requestId, path: hidesPath ? call.fullPath : at.path });
    const reply = { headers: new AnswerHeaders() };
    reply.headers.set(TRACE_HEADER, requestId);
    reply.headers.set('Cache-Control', 'no-store');
    const { headers, remoteAddress, gone } = request;
    try {
      const raw = await readRaw(request, at.params);
      const admission = await gate.admit(raw, reply.headers);
      // why before the input is read: who mends a field finds out that it was for nothing
      if (perform === undefined && handler !== notBuiltBeyondInput) {
        throw unserved();
      }
      const input = await read(raw);
      if (perform === undefined) {
        throw unserved();
      }
      noteBodies({ input });
      // why after the input was read: a form that was filled in wrongly is no call
      await gate.count(admission, remoteAddress);
      const facts = { ...admission, input, requestId, remoteAddress, headers, reply, gone };
      const result = await (isFollowed ? follow(facts, raw) : perform(facts));
      const answer = await project(result, reply.headers);
      noteBodies({ reply: UNKEPT.has(call.operation.reply) ? undefined : result });
      return answer;
    } catch (error) {
      return refuse(error, reply.headers, requestId);
    }
  };
}

/** Replies that are no text of ours. */
const UNKEPT: ReadonlySet<unknown> = new Set(['bytes', 'stream', 'events']);

const NO_PARAMS: RawRequest['params'] = {};

type ReadRaw = (request: CallRequest, params: At['params']) => Promise<RawRequest>;

function rawReader({ operation, errorStyle }: Declared, { config }: Ports): ReadRaw {
  const no = styles[errorStyle].common;
  const suffix = /:[a-z-]+$/.exec(operation.path)?.[0] ?? '';
  const limits: BodyLimits = { ...config, bodyLimitBytes: operation.bodyLimit ?? config.bodyLimitBytes };
  const { bodyLimitBytes: limit } = limits;
  const withoutSuffix = (value: string): string =>
    suffix !== '' && value.endsWith(suffix) ? value.slice(0, -suffix.length) : value;
  const paramsOf = (given: At['params']): RawRequest['params'] =>
    operation.paramNames.length === 0
      ? NO_PARAMS
      : Object.fromEntries(operation.paramNames.map((name: string) => [name, withoutSuffix(given[name] ?? '')]));
  const bodyOf = (body: CallBody): RawRequest['body'] | Promise<string> => {
    if (operation.body === 'bytes') {
      return body.bytes(limits, no);
    }
    return operation.body === undefined ? undefined : body.text(limits, no);
  };
  return async ({ query, headers, body }, given) => {
    if (Number(headers.get('content-length') ?? 0) > limit) {
      throw no['too-large'](`the body is larger than ${limit} bytes`);
    }
    return { params: paramsOf(given), query, headers, body: await bodyOf(body) };
  };
}
