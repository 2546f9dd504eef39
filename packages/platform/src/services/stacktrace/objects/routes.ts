// The object endpoint: takes symbol files of who has a credential, signed as COS has it or by the address alone.
import { stacktrace } from '@uos/contract';
import { cosGrantOf, tokenOf } from '#core/files/cos-grant';
import { cosWords, sendCosError } from '#core/files/cos-words';
import { nameInPath } from '#core/files/files';
import { type Draft, ObjectTooLarge } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import type { Asking, Exchange, StreamRoute } from '#kernel/server/stream-route';
import { LARGEST_BYTES } from '../rules.ts';
import { contents } from '../store/contents.ts';
import { arrive, findUpload } from '../store/files.ts';
import { BUCKET_PATH, type Grant, openGrant } from './address.ts';

type Fault = 'denied' | 'expired' | 'signature' | 'off' | 'too-large' | 'method';

const FAULTS: Readonly<Record<Fault, readonly [status: number, code: string, text: string]>> = {
  denied: [403, 'AccessDenied', 'the credential is not for this object, or the file was registered'],
  expired: [403, 'AccessDenied', 'the credential has expired: ask for a new one'],
  signature: [403, 'SignatureDoesNotMatch', 'the signature is not that of the temporary key'],
  off: [403, 'AccessDenied', 'stacktrace is not enabled for this app'],
  'too-large': [400, 'EntityTooLarge', 'Object size exceeding limit'],
  method: [405, 'MethodNotAllowed', 'PUT is taken'],
};

export function objectRoutes(ports: Ports): StreamRoute[] {
  return [
    {
      origin: 'content',
      prefix: `${BUCKET_PATH}/`,
      methods: ['PUT', 'OPTIONS'],
      body: { limitBytes: LARGEST_BYTES, idleMs: ports.config.bodyIdleMs },
      calls: { calls: 600, seconds: 60, of: (asked) => callerOf(ports, asked) },
      service: stacktrace,
      admits: 'grant',
      words: cosWords,
      serve: (exchange) => serve(ports, exchange),
      otherMethod: async (exchange) => {
        allowPages(exchange);
        refuse(exchange, 'method');
      },
    },
  ];
}

async function serve(ports: Ports, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  allowPages(exchange);
  if (request.method === 'OPTIONS') {
    response.writeHead(204, PREFLIGHT).end();
    return;
  }
  const grant = grantOf(ports, exchange);
  if (typeof grant === 'string') {
    refuse(exchange, grant);
    return;
  }
  const upload = await findUpload(ports.db, grant.appId, grant.uploadId);
  if (upload?.open !== true) {
    refuse(exchange, upload === undefined ? 'denied' : 'off');
    return;
  }
  const draft = await receive(ports, exchange);
  if (draft === undefined) {
    refuse(exchange, 'too-large');
    return;
  }
  try {
    if (!(await keep(ports, grant, draft))) {
      refuse(exchange, 'denied');
      return;
    }
  } finally {
    await draft.discard();
  }
  response.writeHead(200, { ETag: `"${draft.md5}"`, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
}

function grantOf(ports: Ports, exchange: Exchange): Grant | 'denied' | 'expired' | 'signature' {
  const open = (token: string, now: Date) => openGrant(ports, token, now);
  const sign = exchange.query.get('sign');
  if (sign === null) {
    return cosGrantOf(ports, { path: BUCKET_PATH, open }, exchange);
  }
  const grant = open(sign, ports.clock.now());
  if (grant === undefined || grant === 'expired') {
    return grant ?? 'denied';
  }
  return nameInPath(exchange.path) === `${BUCKET_PATH}/${grant.key}` ? grant : 'denied';
}

/** Undefined where there is more of it than may be. */
async function receive({ objects }: Ports, { request, body }: Exchange): Promise<Draft | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BYTES) {
    return undefined;
  }
  try {
    return await objects.draft(body, LARGEST_BYTES);
  } catch (error) {
    if (error instanceof ObjectTooLarge) {
      return undefined;
    }
    throw error;
  }
}

/** The row and the bytes appear together; false where the permission was used up meanwhile. */
async function keep(ports: Ports, { appId, uploadId }: Grant, draft: Draft): Promise<boolean> {
  const stored_at = ports.clock.now().toISOString();
  return ports.db.transaction().execute(async (db) => {
    await contents.lock(db, draft);
    if (!(await arrive(db, { app_id: appId, id: uploadId, etag: draft.md5, size: draft.size, stored_at }))) {
      return false;
    }
    if (!(await ports.objects.has(contents.tenantOf(appId), draft))) {
      await draft.keep(contents.tenantOf(appId));
    }
    return true;
  });
}

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'PUT',
  'Access-Control-Allow-Headers':
    'Authorization, Cache-Control, Content-MD5, Content-Type, X-COS-Content-SHA1, X-COS-Security-Token, X-Requested-With',
  'Access-Control-Max-Age': '86400',
};

/** why any page: what opens an object is its token, never a cookie */
function allowPages({ response }: Exchange): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', 'Content-Length, ETag');
}

function refuse(exchange: Exchange, fault: Fault): void {
  const [status, code, text] = FAULTS[fault];
  sendCosError(exchange, status, code, text);
}

/** The app that a good token is of; an address where there is none, and of whoever guesses one. */
function callerOf(ports: Ports, asked: Asking): string {
  const grant = openGrant(ports, asked.query.get('sign') ?? tokenOf(asked), ports.clock.now());
  return grant === undefined || grant === 'expired' ? asked.remoteAddress : grant.appId;
}
