// Calls of the platform on a clock of then: the same services on the same database, mounted once more.
import { givenBody } from '#kernel/call/input/read-body';
import { mountServices } from '#kernel/call/route';
import type { Past, PastCaller } from '#kernel/past';
import type { Ports } from '#kernel/ports';
import { secretContext } from '#kernel/who/credentials';
import { openSession, SESSION_COOKIES, type Who } from '#kernel/who/sessions';
import { mountedOf } from '../../services/mounted.ts';

/** Ports whose clock stands at a moment until it is moved, which is never later than now. */
export function portsOfThen(ports: Ports, moment: Date): { readonly ports: Ports; at(moment: Date): void } {
  let nowMs = moment.getTime();
  return {
    ports: { ...ports, clock: { now: () => new Date(nowMs) }, config: { ...ports.config, limitsCallers: false } },
    at(next) {
      // why not later: nothing is done before its time, also in an hour that is not over
      nowMs = Math.min(next.getTime(), ports.clock.now().getTime());
    },
  };
}

/** How `Past.call` reaches the platform; sessions are opened for each of the three who need one. */
export async function callersOf(
  ports: Ports,
  people: Readonly<Record<Exclude<PastCaller, object>, Who>>,
): Promise<Pick<Past, 'call'>> {
  const calls = mountServices(mountedOf(ports.services.records), ports);
  const carried = async (caller: PastCaller): Promise<Record<string, string>> => {
    if (typeof caller === 'object') {
      return { Authorization: `Basic ${btoa(`${caller.id}:${await secretOf(ports, caller.id)}`)}` };
    }
    const who = people[caller];
    // why each time: between two calls may lie more than a session lives
    return { Cookie: `${SESSION_COOKIES[who.kind]}=${await openSession(ports.db, ports, who)}` };
  };
  return {
    async call<Body>(caller: PastCaller, method: string, path: string, body?: object): Promise<Body> {
      const { pathname, searchParams: query } = new URL(path, ports.origins.console);
      const asked = calls.find(method, pathname);
      const { status, body: text } = (await asked?.({
        ...{ method, path: pathname, query, remoteAddress: '127.0.0.1' },
        headers: new Headers({ 'Content-Type': 'application/json', ...(await carried(caller)) }),
        body: givenBody(body === undefined ? '' : JSON.stringify(body)),
        gone: () => new AbortController().signal,
      })) ?? { status: 404, body: 'no such call' };
      if (status >= 300) {
        throw new Error(`${method} ${path} answered ${status}: ${text}`);
      }
      return (typeof text === 'string' ? JSON.parse(text) : undefined) as Body;
    },
  };
}

async function secretOf({ db, seal }: Ports, appId: string): Promise<string> {
  const { service_secret: sealed } = await db
    .selectFrom('apps')
    .select('service_secret')
    .where('id', '=', appId)
    .executeTakeFirstOrThrow();
  return seal.open(sealed, secretContext(appId, 'AppServiceSecret'));
}
