// Follows what content delivery answers with: a 307 to the host of the bytes. Only reads are followed.
import type { Transport, WireRequest, WireResponse } from '../types.ts';

const MAX_REDIRECTS = 5;
const REDIRECT: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Headers that say who is calling: they stay at the origin they were made for. */
const PERSONAL = ['authorization', 'cookie', 'x-app-id', 'x-appid', 'x-user-info'];

/** A transport that follows redirects of GET and HEAD, leaving credentials behind when the origin changes. */
export function followRedirects(send: Transport): Transport {
  return (request) =>
    send(request).then((response) =>
      response.status >= 300 && response.status < 400 ? follow(send, request, response) : response,
    );
}

async function follow(send: Transport, first: WireRequest, answer: WireResponse): Promise<WireResponse> {
  let request = first;
  let response = answer;
  for (let hops = 0; hops < MAX_REDIRECTS && REDIRECT.has(response.status); hops += 1) {
    const location = response.header('location');
    if (location === undefined || !['GET', 'HEAD'].includes(request.method)) {
      return response;
    }
    await response.text();
    const url = new URL(location, request.url);
    const headers = url.origin === new URL(request.url).origin ? request.headers : withoutPersonal(request.headers);
    request = { ...request, url: url.href, headers };
    response = await send(request);
  }
  return response;
}

function withoutPersonal(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !PERSONAL.includes(name)));
}
