// Who has been admitted and opens a socket now: its handler is called, and it counts among the sockets of this process.
// Nothing here knows of the request or its connection: they would be kept as long as the socket is.
import type { DeclaredSocket } from '@uos/contract';
import type { Admission } from '#kernel/call/admission';
import type { ServiceLimits } from '#kernel/call/admit';
import { styles } from '#kernel/call/errors';
import type { SentHeaders } from '#kernel/call/message';
import type { Stay } from '#kernel/call/stay';
import type { Ports } from '#kernel/ports';
import type { SocketMetrics } from '#kernel/watch/platform-metrics';
import { actorOf } from '#kernel/who/actor';
import { connectionOf } from './connection.ts';
import type { EngineEvents, EngineSocket } from './engine.ts';
import type { AnySocketHandler } from './handler.ts';
import type { Kept, OpenSockets, Places } from './open-sockets.ts';

export interface Surroundings {
  readonly ports: Ports;
  readonly metrics: SocketMetrics;
  readonly open: OpenSockets;
  readonly limitsOf: ServiceLimits;
  /** Says that no more are opened. */
  isDraining(): boolean;
}

export interface Guest {
  readonly declared: DeclaredSocket;
  readonly handler: AnySocketHandler;
  readonly around: Surroundings;
  readonly held: Places;
  readonly admission: Admission;
  readonly input: unknown;
  readonly headers: SentHeaders;
  readonly requestId: string;
  readonly remoteAddress: string;
  readonly mustEnd: Stay;
}

/** What becomes of it, from its opening to its end. */
export function guest(arriving: Guest): EngineEvents {
  const { declared, held, around } = arriving;
  const { metrics, open } = around;
  const gone = new AbortController();
  const signal = (): AbortSignal => gone.signal;
  // why forgotten once it is open: what it came with is a large part of what a socket at rest weighs
  let who: Guest | undefined = arriving;
  let kept: Kept | undefined;
  return {
    onOpen(socket) {
      if (who !== undefined) {
        kept = welcome(socket, who);
        attend(kept, who, signal);
        who = undefined;
      }
    },
    onMessage: (message) => kept?.take(message),
    onClose(code) {
      held.giveBack();
      if (kept !== undefined) {
        open.remove(kept);
        gone.abort();
        metrics.closed(declared.id, code);
        kept.ended(code);
      }
    },
  };
}

/** The places of an app. */
export const placesOf = ({ id }: DeclaredSocket, appId: string): string => `${id} of ${appId}`;

function welcome(engine: EngineSocket, who: Guest): Kept {
  const { declared, held, requestId, mustEnd } = who;
  const { ports, metrics, open } = who.around;
  let { appId } = who.admission;
  const connection = connectionOf(engine, {
    id: requestId,
    declared,
    log: ports.log,
    strict: ports.config.strictReplies,
    onGreeting(named) {
      if (appId !== '' || !held.take(placesOf(declared, named), declared.socket.limits.perApp)) {
        return appId === named;
      }
      appId = named;
      return true;
    },
    onMessage: (direction, bytes) => metrics.message(declared.id, direction, bytes),
  });
  const kept: Kept = {
    ...connection,
    socketId: declared.id,
    appId: () => appId,
    mustEnd: (round) => mustEnd(appId, round),
  };
  open.add(kept);
  if (who.around.isDraining()) {
    kept.close(1001, 'the server stops');
  }
  return kept;
}

function attend(kept: Kept, { handler, admission, input, headers, ...who }: Guest, gone: () => AbortSignal): void {
  const { ports } = who.around;
  kept.run(() =>
    handler(
      {
        ...admission,
        input,
        db: ports.db,
        ports,
        actor: actorOf(admission.principal, headers),
        now: ports.clock.now().toISOString(),
        requestId: who.requestId,
        remoteAddress: who.remoteAddress,
        headers,
        refuse: styles[who.declared.errorStyle].refuse,
        gone,
      },
      kept.socket,
    ),
  );
}
