// Credentials → admission → limits: what every call passes before anything is read or done for it, whether it comes as
// JSON, as a stream or through a socket.
import { type AnyOperation, type CallRate, type Entrance, inputsNaming, type Service } from '@uos/contract';
import { isUuid } from '@uos/contract/rules';
import type { Ports } from '#kernel/ports';
import { systemClock } from '#kernel/time/clock';
import { setSessionCookies } from '#kernel/who/cookies';
import { type Credentials, knownCredentials, resolveCredentials } from '#kernel/who/credentials';
import { networkOf } from '#kernel/who/login-limits';
import { type Admission, type Asked, admit, isDecidedByApp, withinScope } from './admission.ts';
import { countForApp, tooMany } from './app-limits.ts';
import { type CallLimits, createCallLimits } from './call-limits.ts';
import type { HeaderSink, SentHeaders } from './message.ts';
import { noteRequest } from './request-notes.ts';

const RATE_LIMIT_HEADER = 'unity-ratelimit';

export interface Gate {
  /** Who calls, and may they: by what they carry, and by how often their app has called the service. */
  admit(asked: Asked, replyHeaders: HeaderSink): Admission | Promise<Admission>;
  /** The same question of who was admitted before, which counts as no call. */
  again(asked: Asked): Promise<Admission>;
  /** Counts a call that was asked for rightly; too many of one caller are refused. */
  count(admission: Admission, remoteAddress: string): void | Promise<void>;
}

/** Counters of the services that limit their calls; one for all operations of a service. */
export type ServiceLimits = (call: Entrance) => CallLimits | undefined;

/** `callLimits` of an operator goes before what a service says of itself. */
export function serviceLimits({ config }: Pick<Ports, 'config'>): ServiceLimits {
  const made = new Map<string, CallLimits>();
  return ({ service, accepts }) => {
    // why only then: a limit is of those who come with the credential of the service itself
    if (service.limit === undefined || accepts !== service.accepts) {
      return undefined;
    }
    const { name, limit } = service;
    const limits = made.get(name) ?? createCallLimits(config.callLimits[name] ?? limit.rates, systemClock);
    made.set(name, limits);
    return limits;
  };
}

/** `limit` is of one caller: a user, or an address for those who are not signed in. */
export function gateOf(
  call: Entrance & { readonly operation?: AnyOperation },
  limit: CallRate | undefined,
  ports: Ports,
  limitsOf: ServiceLimits,
): Gate {
  const serviceLimit = limitsOf(call);
  const callerLimit =
    limit === undefined || !ports.config.limitsCallers ? undefined : createCallLimits([limit], systemClock);
  const appIn = appFinder(call);
  const appLimitOf = ports.services.records.find(({ contract }) => contract.name === call.service.name)?.appLimit;

  // why by what is carried: it is forgotten with that, once a process has changed something of the app
  const decided = new WeakMap<Credentials, Admission>();

  const limited = async (limits: CallLimits, appId: string, replyHeaders: HeaderSink): Promise<void> => {
    const taken = await limits.take(ports.db, `${call.service.name}/${appId}`);
    replyHeaders.set(RATE_LIMIT_HEADER, taken.header);
    if (!taken.isAdmitted) {
      throw tooMany(call.errorStyle, ' for this app', taken.waitSeconds);
    }
  };
  const admitAnew = async (
    asked: Asked,
    carried: Credentials | undefined,
    replyHeaders: HeaderSink,
  ): Promise<Admission> => {
    const credentials = carried ?? (await carriedBy(ports, asked.headers, replyHeaders));
    const admission = await admit(ports.db, call, credentials, asked);
    if (carried !== undefined && isDecidedByApp(call, admission)) {
      decided.set(carried, admission);
    }
    return admission;
  };
  const count = async ({ principal, appId }: Admission, remoteAddress: string): Promise<void> => {
    const own = appId === '' ? undefined : await appLimitOf?.(ports, call.id, { principal, appId });
    if (own !== undefined) {
      await countForApp(ports, { service: call.service.name, style: call.errorStyle, appId }, own);
    }
    if (callerLimit === undefined) {
      return;
    }
    const caller = principal.kind === 'visitor' ? networkOf(remoteAddress) : `${principal.kind}:${principal.id}`;
    const taken = await callerLimit.take(ports.db, `${call.id}/${caller}`);
    if (!taken.isAdmitted) {
      throw tooMany(call.errorStyle, '', taken.waitSeconds);
    }
  };
  const admitted = (asked: Asked, admission: Admission, replyHeaders: HeaderSink): Admission | Promise<Admission> => {
    const { principal, appId } = admission;
    noteRequest({ actorKind: principal.kind, actorId: principal.id, appId: appId === '' ? appIn(asked) : appId });
    return serviceLimit === undefined || appId === ''
      ? admission
      : limited(serviceLimit, appId, replyHeaders).then(() => admission);
  };

  return {
    admit(asked, replyHeaders) {
      const carried = knownCredentials(ports, asked.headers);
      const known = carried === undefined ? undefined : decided.get(carried);
      return known === undefined
        ? admitAnew(asked, carried, replyHeaders).then((anew) => admitted(asked, anew, replyHeaders))
        : admitted(asked, known, replyHeaders);
    },
    again: async (asked) => admit(ports.db, call, await resolveCredentials(ports.db, ports, asked.headers), asked),
    count: appLimitOf === undefined && callerLimit === undefined ? () => undefined : count,
  };
}

export interface RouteGate {
  /** Counts a request of somebody; answers how many seconds to wait where there were too many. */
  count(key: string, rate: CallRate): Promise<number | undefined>;
  /** Who asks, by what they carry: read when a route wants to know, because most of what they serve is for everybody. */
  who(
    service: Pick<Service, 'internal' | 'name'>,
    headers: SentHeaders,
    replyHeaders: HeaderSink,
  ): Promise<Credentials>;
}

/** The same for what is served beside the declared calls. */
export function routeGate(ports: Ports): RouteGate {
  const made = new Map<CallRate, CallLimits>();
  return {
    async count(key, rate) {
      if (!ports.config.limitsCallers) {
        return undefined;
      }
      const limits = made.get(rate) ?? createCallLimits([rate], systemClock);
      made.set(rate, limits);
      const taken = await limits.take(ports.db, key);
      return taken.isAdmitted ? undefined : taken.waitSeconds;
    },
    who: async (service, headers, replyHeaders) => withinScope(service, await carriedBy(ports, headers, replyHeaders)),
  };
}

/** What a request carries; a session that it prolongs is handed back in its cookie. */
async function carriedBy(ports: Ports, headers: SentHeaders, replyHeaders: HeaderSink): Promise<Credentials> {
  const credentials = await resolveCredentials(ports.db, ports, headers);
  for (const { session, token } of credentials.renewed) {
    setSessionCookies(replyHeaders, ports, session, token);
  }
  return credentials;
}

/** Finds the app that a call of the platform core says it is about. */
function appFinder({ operation }: { readonly operation?: AnyOperation }): (asked: Asked) => string {
  let names: readonly string[] | undefined;
  return ({ params, query }) => {
    // why not yet: reading the schemas of every operation would cost a second of each start
    names ??= operation === undefined ? [] : inputsNaming(operation, 'app.app');
    return names.map((name) => params[name] ?? query.get(name) ?? '').find(isUuid) ?? '';
  };
}
