// The way of an exchange of a stream route: limits of its body, its count, the route itself, and one end where it fails.
import type { CallRate, Service } from '@uos/contract';
import type { RouteGate } from '#kernel/call/admit';
import { Refusal } from '#kernel/call/errors';
import type { Log } from '#kernel/watch/log';
import type { Credentials } from '#kernel/who/credentials';
import { bodyOf, cutIdle, cutSlowly, failStream } from './stream-replies.ts';
import type { Asking, StreamRoute } from './stream-route.ts';

export function streamServer(gate: RouteGate, log: Log): (route: StreamRoute, asked: Asking) => void {
  return (route, asked) => {
    const { request, response } = asked;
    const { limitBytes, idleMs } = route.body === 'none' ? NO_BODY : route.body;
    const exchange = { ...asked, body: bodyOf(request, limitBytes), who: () => whoAsks(gate, route, asked) };
    cutIdle(request, response, idleMs);
    response.once('finish', () => cutSlowly(request));
    const serve = (): Promise<void> =>
      route.methods.includes(request.method ?? '') ? route.serve(exchange) : route.otherMethod(exchange);
    // why not always: a download takes no turn of the event loop for what is not counted
    const served = 'unlimited' in route.calls ? serve() : counted(gate, route, route.calls, asked).then(serve);
    served.catch((error: unknown) => failStream(error, exchange, log, route.prefix, route.words));
  };
}

/** Of a route that takes none: what is sent all the same is thrown away once it has answered. */
const NO_BODY = { limitBytes: 0, idleMs: 120_000 };

async function counted(
  gate: RouteGate,
  { prefix }: StreamRoute,
  rate: CallRate & { of(asked: Asking): string },
  asked: Asking,
): Promise<void> {
  const waitSeconds = await gate.count(`${prefix}${rate.of(asked)}`, rate);
  if (waitSeconds !== undefined) {
    throw new Refusal(429, `too many requests; go on in ${waitSeconds} s`, {
      code: 8,
      headers: { 'Retry-After': String(waitSeconds) },
    });
  }
}

const CORE: Pick<Service, 'internal' | 'name'> = { name: 'uos' };

async function whoAsks(gate: RouteGate, route: StreamRoute, { request, response }: Asking): Promise<Credentials> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // why no cookie of content: it is somebody else's, and that origin sets none
    if (typeof value === 'string' && (route.origin === 'console' || name !== 'cookie')) {
      headers.set(name, value);
    }
  }
  const replyHeaders = new Headers();
  const credentials = await gate.who(route.service ?? CORE, headers, replyHeaders);
  for (const cookie of replyHeaders.getSetCookie()) {
    response.appendHeader('Set-Cookie', cookie);
  }
  return credentials;
}
