// Builds the SDK client of a run: one-shot transport, composed proof, and the one switch of --dry-run.
import {
  type Client,
  type ClientCore,
  type Credential,
  createClient,
  type Hooks,
  httpTransport,
  type Services,
  type Tables,
  type Transport,
} from '@uos/sdk/http';
import { tables } from '../derived/tables.ts';
import { type Accepts, type Proof, proofOf } from '../profile/who/proof.ts';
import type { Connecting } from './connect.ts';
import { DryRun } from './dry-run.ts';
import { knownHosts, learningHosts } from './host-cache.ts';
import { type Recorder, recorder } from './trace.ts';

export interface ClientChanges {
  readonly as?: Credential;
  readonly transport?: Transport;
}

/** A client of one service, named as in its operation ids. */
export async function openClient(
  connecting: Connecting,
  service: string,
  changes: ClientChanges = {},
): Promise<Client<Tables>> {
  const table = await tables[service]?.();
  if (table === undefined) {
    throw new Error(`the SDK has no service ${service}`);
  }
  return createClient(optionsOf(connecting, changes), { [service]: table });
}

/** A client without services, for calls by path. */
export function openRaw(connecting: Connecting, changes: ClientChanges = {}): ClientCore {
  return createClient(optionsOf(connecting, changes), {});
}

export async function openService<K extends keyof Services>(
  connecting: Connecting,
  service: K,
  changes: ClientChanges = {},
): Promise<Services[K]> {
  const client = await openClient(connecting, service, changes);
  // why: the tables are chosen by name at run time, the interface of each is known by the same name.
  return (client as unknown as Services)[service];
}

const proofs = new WeakMap<Connecting, Proof>();

/** Who calls in this run; the secret of an app is asked for at most once. */
export function proofFor(connecting: Connecting): Proof {
  const known = proofs.get(connecting);
  if (known !== undefined) {
    return known;
  }
  const { io, settings, globals } = connecting;
  const proof = proofOf({
    io,
    settings,
    as: globals.as,
    isStaff: connecting.command.startsWith('admin '),
    readSecret: async (appId, as) => {
      const client = await openClient(connecting, 'app', { as });
      const found = await (client as unknown as Services).app.get({ appId });
      return found.AppServiceSecret;
    },
  });
  proofs.set(connecting, proof);
  return proof;
}

/** The same, who signs each call as one that takes `accepts`. */
export function proofAs(connecting: Connecting, accepts: Accepts): Credential {
  const proof = proofFor(connecting);
  return { ...proof, headers: (target) => proof.headers({ ...target, accepts }) };
}

export function optionsOf(connecting: Connecting, { as, transport = httpTransport() }: ClientChanges) {
  const { io, settings, version } = connecting;
  const origin = settings.origin.value;
  return {
    origin,
    as: as ?? proofFor(connecting),
    agent: `uos-cli/${version}`,
    hosts: knownHosts(io, origin) ?? ('discover' as const),
    transport: opened(cancellable(learningHosts(io, origin, transport), io.signal), connecting.opening),
    hooks: hooksOf(connecting),
  };
}

/** Writes what --trace asked for. */
export function closeClient(connecting: Connecting): void {
  if (connecting.globals.trace !== undefined) {
    recorderOf(connecting).write(connecting.globals.trace, connecting.version);
  }
}

function opened(transport: Transport, opening: Connecting['opening']): Transport {
  return (request) => {
    opening?.();
    return transport(request);
  };
}

/** Ctrl-C stops every request of the run, whoever made it. */
function cancellable(transport: Transport, signal: AbortSignal): Transport {
  return (request) => transport({ ...request, signal: request.signal ?? signal });
}

const recorders = new WeakMap<Connecting, Recorder>();

function recorderOf(connecting: Connecting): Recorder {
  const made = recorders.get(connecting) ?? recorder(connecting.io);
  recorders.set(connecting, made);
  return made;
}

function hooksOf(connecting: Connecting): Hooks {
  const { io, globals } = connecting;
  const isWatched = globals.trace !== undefined || Boolean(io.env.UOS_DEBUG);
  // why nothing without both: whoever looks at a request pays for the look, four thousandths of a second of each command
  if (!isWatched && !globals['dry-run']) {
    return {};
  }
  const { hooks } = recorderOf(connecting);
  return {
    onRequest: (request) => {
      if (globals['dry-run'] && request.effect === 'write') {
        throw new DryRun(request);
      }
      hooks.onRequest?.(request);
    },
    ...(isWatched && hooks.onResponse && { onResponse: hooks.onResponse }),
  };
}
