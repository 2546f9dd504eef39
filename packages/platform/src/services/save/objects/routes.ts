// The object endpoint: clients that sign as COS has it write here what a token of ours lets them, and anybody with a link
// reads one file. It lies on the content origin: what is in a save was made by somebody else, and no session is there.
// Source: wire/data-and-tools.md 1.2, 2.3.
import { save } from '@uos/contract';
import { FORM_OVERHEAD_BYTES } from '#core/files/cos-form';
import { tokenOf } from '#core/files/cos-grant';
import { cosWords } from '#core/files/cos-words';
import type { Ports } from '#kernel/ports';
import type { Asking, Exchange, StreamRoute } from '#kernel/server/stream-route';
import { LARGEST_BYTES } from '../rules.ts';
import { BUCKET_PATH, openGrant, openLink } from './address.ts';
import { sendFault } from './cos-replies.ts';
import type { Downloads } from './downloads.ts';
import { grantOf } from './grant.ts';
import { postObject } from './post.ts';
import { deleteObject, putObject } from './put.ts';
import { readGranted, readLinked } from './read.ts';

export function objectRoutes(ports: Ports, downloads: Downloads): StreamRoute[] {
  return [
    {
      origin: 'content',
      prefix: `${BUCKET_PATH}/`,
      methods: ['PUT', 'GET', 'HEAD', 'DELETE', 'POST', 'OPTIONS'],
      body: { limitBytes: LARGEST_BYTES + FORM_OVERHEAD_BYTES, idleMs: ports.config.bodyIdleMs },
      calls: { calls: 60_000, seconds: 60, of: (asked) => callerOf(ports, asked) },
      service: save,
      admits: 'grant',
      words: cosWords,
      serve: (exchange) => serve(ports, downloads, exchange),
      otherMethod: async (exchange) => {
        allowPages(exchange);
        sendFault(exchange, 'method');
      },
    },
  ];
}

async function serve(ports: Ports, downloads: Downloads, exchange: Exchange): Promise<void> {
  const { request, response, query } = exchange;
  allowPages(exchange);
  if (request.method === 'OPTIONS') {
    response.writeHead(204, PREFLIGHT).end();
    return;
  }
  if (request.method === 'POST') {
    await postObject(ports, exchange);
    return;
  }
  const link = query.get('sign');
  if (link !== null && READS.has(request.method ?? '')) {
    await readLinked(ports, downloads, exchange, link);
    return;
  }
  const grant = grantOf(ports, exchange);
  if (typeof grant === 'string') {
    sendFault(exchange, grant);
  } else if (request.method === 'PUT') {
    await putObject(ports, exchange, grant);
  } else if (request.method === 'DELETE') {
    await deleteObject(ports, exchange, grant);
  } else {
    await readGranted(ports, downloads, exchange, grant);
  }
}

/** What a link opens. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'PUT, GET, HEAD, DELETE, POST',
  'Access-Control-Allow-Headers': [
    'Authorization, Cache-Control, Content-Disposition, Content-MD5, Content-Type, If-None-Match',
    'X-COS-ACL, X-COS-Content-SHA1, X-COS-Security-Token, X-COS-Storage-Class, X-Requested-With',
  ].join(', '),
  'Access-Control-Max-Age': '86400',
};

/** why any page: what opens an object is its token or its link, never a cookie */
function allowPages({ response }: Exchange): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', 'Content-Length, ETag');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** The app that a good token or link is of; an address where there is none to be seen, and of whoever guesses one. */
function callerOf(ports: Ports, asked: Asking): string {
  const now = ports.clock.now();
  const link = asked.query.get('sign');
  const facts = link === null ? openGrant(ports, tokenOf(asked), now) : openLink(ports, link, now);
  return facts === undefined || facts === 'expired' ? asked.remoteAddress : facts.appId;
}
