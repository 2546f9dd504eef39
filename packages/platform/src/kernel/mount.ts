// Contract + handlers → routes. Every call goes the same way: principal, access, input, handler, projection, error.
import { setTimeout as delay, setImmediate as othersTurn } from 'node:timers/promises';
import { type AnyOperation, type Declared, declared, type Redirect, type Service } from '@uos/contract';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { isDatabaseAway } from '#db/away';
import type { Db } from '#db/connect';
import { admit } from '#kernel/access';
import { actorOf } from '#kernel/actor';
import type { AnyHandler, Call, FileReply, HandlerTree, Page } from '#kernel/call';
import { type CallLimits, createCallLimits } from '#kernel/call-limits';
import { systemClock } from '#kernel/clock';
import type { Config } from '#kernel/config';
import { expireCookies, setSessionCookies } from '#kernel/cookies';
import { resolveCredentials } from '#kernel/credentials';
import { DISK_FULL, isDiskFull } from '#kernel/disk/full';
import { Refusal, styles } from '#kernel/errors';
import { delayed, type Fault } from '#kernel/faults';
import { type HistoryNote, historyRecorder } from '#kernel/history';
import { type HostEnv, hostEnv } from '#kernel/host-env';
import { REMEMBER_MS } from '#kernel/known-apps';
import { notBuilt, notBuiltBeyondInput, servedAsStream } from '#kernel/not-built';
import { hasOwnTransactions } from '#kernel/own-transactions';
import type { Ports } from '#kernel/ports';
import { inputReader, type RawRequest } from '#kernel/read-input';
import { namesSecret, redactor } from '#kernel/redact';
import { currentRequest, type RequestRecord } from '#kernel/request-record';

const TRACE_HEADER = 'Grpc-Metadata-X-Trace-Id';
const RATE_LIMIT_HEADER = 'unity-ratelimit';

export interface Mounted {
  readonly service: Service;
  readonly handlers: HandlerTree;
}

/** A Hono app that serves every declared operation of the services. */
export function mountServices(mounted: readonly Mounted[], ports: Ports): Hono<HostEnv> {
  const app = new Hono<HostEnv>({ strict: false });
  const limits = createCallLimits(ports.config.callLimits, systemClock);
  // why: fixed segments must be tried before parameters, `/api/app/service/{id}` before `/api/app/{appId}`, of whichever
  // service they are; wire 2.1
  const calls = mounted
    .flatMap(({ service, handlers }) => declared([service]).map((call) => ({ call, handlers })))
    .sort((a, b) => rank(a.call) - rank(b.call));
  for (const { call, handlers } of calls) {
    const handler = handlerOf(handlers, call);
    if (handler !== servedAsStream) {
      const serve = serveCall(call, handler, ports, limits);
      for (const path of paths(call)) {
        app.on(call.operation.method, [path], serve);
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

function handlerOf(handlers: HandlerTree, call: Declared): AnyHandler {
  const node = call.group === undefined ? handlers : (handlers[call.group] as HandlerTree | undefined);
  return (node?.[call.verb] as AnyHandler | undefined) ?? notBuilt;
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

function serveCall(
  call: Declared,
  handler: AnyHandler,
  ports: Ports,
  limits: CallLimits,
): (c: Context<HostEnv>) => Promise<Response> {
  const read = inputReader(call);
  const project = projector(call, ports);
  const record = historyRecorder(call);
  const style = styles[call.errorStyle];
  const { limit } = call.operation as AnyOperation;
  const callerLimits =
    limit === undefined || !ports.config.limitsCallers ? undefined : createCallLimits([limit], systemClock);
  const { note, noteBodies } = requestNotes(call);
  const hidesPath = call.operation.paramNames.some(namesSecret);
  const unserved = () => style.common['not-built'](`${call.id} is declared but not served by this build`);

  return async (c) => {
    const requestId = ports.ids.uuid();
    note({ operation: call.id, requestId, path: hidesPath ? call.fullPath : c.req.path });
    const replyHeaders = new Headers({ [TRACE_HEADER]: requestId, 'Cache-Control': 'no-store' });
    try {
      const raw = await rawRequest(call, c, ports);
      const credentials = await resolveCredentials(ports.db, ports, c.req.raw.headers);
      for (const { session, token } of credentials.renewed) {
        setSessionCookies(replyHeaders, ports, session, token);
      }
      const admission = await admit(ports.db, call, credentials, { ...raw, headers: c.req.raw.headers });
      const { principal, appId } = admission;
      note({ actorKind: principal.kind, actorId: principal.id, appId: appId === '' ? appIn(raw) : appId });
      if (call.accepts === 'cdn' && appId !== '') {
        const { isAdmitted, header, waitSeconds } = await limits.take(ports.db, `cdn/${appId}`);
        replyHeaders.set(RATE_LIMIT_HEADER, header);
        refuseTooMany(isAdmitted, style, `too many calls for this app; go on in ${waitSeconds} s`, waitSeconds);
      }
      // why before the input is read: who mends a field finds out that it was for nothing
      if (handler === notBuilt || handler === servedAsStream) {
        throw unserved();
      }
      const input = read(raw);
      if (handler === notBuiltBeyondInput) {
        throw unserved();
      }
      noteBodies({ input });
      if (callerLimits !== undefined) {
        // why after the input was read: a form that was filled in wrongly is no call
        const caller = principal.kind === 'visitor' ? hostEnv(c).remoteAddress : `${principal.kind}:${principal.id}`;
        const { isAdmitted, waitSeconds } = await callerLimits.take(ports.db, `${call.id}/${caller}`);
        refuseTooMany(isAdmitted, style, `too many calls; go on in ${waitSeconds} s`, waitSeconds);
      }
      const faults = ports.faults.of(call.id);
      if (faults.length > 0) {
        note({ fault: faults.map(({ id }) => id).join() });
      }
      const fault = await delayed(faults);
      const after: (() => void | Promise<void>)[] = [];
      let history: HistoryNote = {};
      let isRecorded = false;
      const facts: Omit<Call, 'db'> = {
        input,
        ports,
        ...admission,
        actor: actorOf(admission.principal, c.req.raw.headers),
        now: ports.clock.now().toISOString(),
        requestId,
        remoteAddress: hostEnv(c).remoteAddress,
        headers: c.req.raw.headers,
        reply: { headers: replyHeaders },
        note: (note) => {
          history = { ...history, ...note };
        },
        async recordIn(db) {
          await record(db, { ...facts, db }, undefined, history);
          isRecorded = true;
        },
        afterCommit: (work) => after.push(work),
      };
      const change = async (db: Db) => {
        const changed = await handler({ ...facts, db });
        await record(db, { ...facts, db }, changed, history);
        strike(fault, 'before', style);
        return changed;
      };
      const isPlain = call.operation.method === 'GET' || hasOwnTransactions(handler);
      if (isPlain) {
        strike(fault, 'before', style);
      }
      const result = isPlain ? await handler({ ...facts, db: ports.db }) : await ports.db.transaction().execute(change);
      if (hasOwnTransactions(handler) && !isRecorded) {
        await record(ports.db, { ...facts, db: ports.db }, result, history);
      }
      for (const work of after) {
        await work();
      }
      if (currentRequest()?.revokes === true && ports.database.engine === 'postgres') {
        // why: another process may not have heard of it yet, and who is told that it is revoked relies on that
        await delay(REMEMBER_MS);
      }
      strike(fault, 'after', style);
      const response = await project(result, replyHeaders);
      noteBodies({ reply: call.operation.reply === 'bytes' ? undefined : result });
      return response;
    } catch (error) {
      return refuse(asRefusal(error, call, ports, requestId), call, replyHeaders, ports);
    }
  };
}

function refuseTooMany(
  isAdmitted: boolean,
  { common }: (typeof styles)['platform'],
  text: string,
  waitSeconds: number,
): void {
  if (!isAdmitted) {
    throw common['too-many'](text, { headers: { 'Retry-After': String(waitSeconds) } });
  }
}

/** Writes into the record of the request what only the mount knows. */
function requestNotes(call: Declared) {
  const redact = redactor(call);
  return {
    note(facts: Partial<RequestRecord>): void {
      Object.assign(currentRequest()?.record ?? {}, facts);
    },
    noteBodies(bodies: NonNullable<RequestRecord['bodies']>): void {
      const request = currentRequest();
      if (request?.keepsBodies === true) {
        const plain = Object.fromEntries(Object.entries(bodies).map(([name, value]) => [name, redact(value)]));
        request.record.bodies = { ...request.record.bodies, ...plain };
      }
    },
  };
}

/** The app that a call of the platform core is about. */
function appIn({ params, query }: RawRequest): string {
  const given = params.appId ?? query.get('appId') ?? query.get('AppId') ?? '';
  return /^[0-9a-f-]{36}$/i.test(given) ? given : '';
}

/** Lets a fault happen where it belongs: before the commit or after it. */
function strike(fault: Fault | undefined, when: 'before' | 'after', { common }: (typeof styles)['platform']): void {
  if (fault === undefined || !fault.kind.endsWith(when)) {
    return;
  }
  if (fault.kind.startsWith('drop')) {
    currentRequest()?.hangUp();
  }
  throw common[FAULT_REFUSALS[fault.status]](`fault rule ${fault.id}`);
}

const FAULT_REFUSALS = { 429: 'too-many', 500: 'internal', 503: 'unavailable' } as const;

async function rawRequest(call: Declared, c: Context<HostEnv>, ports: Ports): Promise<RawRequest> {
  const no = styles[call.errorStyle].common;
  const suffix = /:[a-z-]+$/.exec(call.operation.path)?.[0] ?? '';
  const params = Object.fromEntries(
    call.operation.paramNames.map((name: string) => {
      const value = c.req.param(name) ?? '';
      return [name, suffix !== '' && value.endsWith(suffix) ? value.slice(0, -suffix.length) : value];
    }),
  );
  const limit = ports.config.bodyLimitBytes;
  if (Number(c.req.header('content-length') ?? 0) > limit) {
    throw no['too-large'](`the body is larger than ${limit} bytes`);
  }
  return {
    params,
    query: new URL(c.req.url).searchParams,
    headers: c.req.raw.headers,
    body: call.operation.body === undefined ? undefined : await readText(c.req.raw, ports.config, no),
  };
}

async function readText(
  request: Request,
  { bodyLimitBytes, bodyTimeoutMs }: Config,
  no: (typeof styles)['platform']['common'],
): Promise<string> {
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(no['too-slow'](`the body took longer than ${bodyTimeoutMs} ms`)),
    bodyTimeoutMs,
  );
  try {
    for (let size = 0; reader !== undefined; ) {
      const { done, value } = await Promise.race([reader.read(), late.promise]);
      if (done) {
        break;
      }
      size += value.byteLength;
      if (size > bodyLimitBytes) {
        throw no['too-large'](`the body is larger than ${bodyLimitBytes} bytes`);
      }
      chunks.push(value);
    }
  } catch (cause) {
    // why no failure of ours: the caller hung up
    throw cause instanceof Refusal ? cause : no['not-json']('the body broke off', { cause });
  } finally {
    clearTimeout(timer);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

type Project = (result: unknown, headers: Headers) => Response | Promise<Response>;

function projector(call: Declared, ports: Ports): Project {
  const { reply, paging } = call.operation as AnyOperation;
  if (reply === 'nothing') {
    return (_result, headers) => new Response(null, { status: 204, headers });
  }
  if (reply === 'redirect') {
    return (result, headers) => {
      const to = result as Redirect;
      headers.set('Content-Type', 'text/html; charset=utf-8');
      if ('page' in to) {
        headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
        return new Response(to.page, { headers });
      }
      headers.set('Location', to.location);
      return new Response(null, { status: 302, headers });
    };
  }
  if (reply === 'text') {
    return (result, headers) => new Response(String(result), { headers });
  }
  if (reply === 'bytes') {
    return (result, headers) => {
      const { bytes, type, name } = result as FileReply;
      headers.set('Content-Type', type);
      headers.set('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      headers.set('X-Content-Type-Options', 'nosniff');
      return new Response(bytes, { headers });
    };
  }
  const json = (text: string, headers: Headers) => {
    headers.set('Content-Type', 'application/json; charset=utf-8');
    return new Response(text, { headers });
  };
  const checked = (value: unknown): unknown => {
    const wire: unknown = ports.config.strictReplies ? JSON.parse(JSON.stringify(value)) : value;
    const parsed = (reply as z.ZodType).safeParse(wire);
    if (!parsed.success) {
      throw new Error(`${call.id}: the reply does not match the contract: ${z.prettifyError(parsed.error)}`);
    }
    if (ports.config.strictReplies && JSON.stringify(parsed.data).length !== JSON.stringify(wire).length) {
      throw new Error(`${call.id}: the reply holds a key that the contract does not name`);
    }
    return parsed.data;
  };
  if (paging === 'content-range') {
    return (result, headers) => {
      const page = result as Page<unknown>;
      const last = page.first + page.items.length - 1;
      headers.set('Content-Range', `items ${page.items.length === 0 ? '0-0' : `${page.first}-${last}`}/${page.total}`);
      return page.items.length <= PART_ROWS
        ? json(JSON.stringify(checked(page.items)), headers)
        : inParts(page.items, checked).then((text) => json(text, headers));
    };
  }
  return (result, headers) => json(JSON.stringify(checked(result)), headers);
}

const PART_ROWS = 1000;

/** The JSON of a long list, made in parts between which other calls have their turn. */
async function inParts(items: readonly unknown[], checked: (items: unknown) => unknown): Promise<string> {
  const parts: string[] = [];
  for (let from = 0; from < items.length; from += PART_ROWS) {
    parts.push(JSON.stringify(checked(items.slice(from, from + PART_ROWS))).slice(1, -1));
    await othersTurn();
  }
  return `[${parts.join()}]`;
}

function asRefusal(error: unknown, call: Declared, ports: Ports, requestId: string): Refusal {
  if (error instanceof Refusal) {
    return error;
  }
  const { common } = styles[call.errorStyle];
  if (isDatabaseAway(error)) {
    ports.log.warn({ operation: call.id, requestId, err: error }, 'the database is away');
    return common.unavailable('database unavailable', { headers: { 'Retry-After': '1' } });
  }
  ports.log.error({ operation: call.id, requestId, err: error }, 'a handler failed');
  if (isDiskFull(error)) {
    return common['storage-full'](DISK_FULL);
  }
  return common.internal('');
}

function refuse(refusal: Refusal, call: Declared, headers: Headers, ports: Ports): Response {
  // why: only the platform core's 401 means that the login has expired; a service's means a wrong app secret
  if (refusal.status === 401 && call.errorStyle === 'platform') {
    expireCookies(headers, ports);
  }
  for (const [name, value] of Object.entries(refusal.headers)) {
    headers.set(name, value);
  }
  headers.set('Content-Type', 'application/json; charset=utf-8');
  const body = refusal.status === 423 ? styles.platform.body(refusal) : styles[call.errorStyle].body(refusal);
  return new Response(JSON.stringify(body), { status: refusal.status, headers });
}
