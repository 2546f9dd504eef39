// The sockets of a platform: which there are, who opens them, and what ends them.
import { type DeclaredSocket, declaredSockets } from '@uos/contract';
import { serviceLimits } from '#kernel/call/admit';
import type { Ports } from '#kernel/ports';
import type { ServiceRecord } from '#kernel/service';
import type { SocketMetrics } from '#kernel/watch/platform-metrics';
import { openSockets } from './open-sockets.ts';
import { opener, type Upgrade } from './upgrade.ts';
import { answerOnWire } from './wire-answer.ts';

export interface Sockets {
  readonly declared: readonly DeclaredSocket[];
  /** True of a path where a socket may be opened. */
  isAt(path: string): boolean;
  /** Opens it or says why not; answers the status. */
  open(path: string, upgrade: Upgrade): Promise<number>;
  /** Opens no more, and ends those that are open. */
  drain(graceMs: number): Promise<void>;
  stop(): void;
}

export function createSockets(records: readonly ServiceRecord[], ports: Ports, metrics: SocketMetrics): Sockets {
  const open = openSockets();
  let draining = false;
  const around = { ports, metrics, open, limitsOf: serviceLimits(ports), isDraining: () => draining };
  const served = records.flatMap(({ contract, sockets = {} }) =>
    declaredSockets([contract]).flatMap((declared) => {
      const handler = sockets[declared.name];
      return typeof handler !== 'function' ? [] : [{ declared, open: opener(declared, handler, around) }];
    }),
  );
  const byPath = new Map(served.map((one) => [one.declared.fullPath, one.open]));
  metrics.collect(() => open.counts());
  ports.sockets.onPublished((socket, bytes, count) => metrics.message(socket, 'out', bytes, count));

  const failed = (error: unknown): void => ports.log.warn({ err: error }, 'sockets could not be looked at');
  let isAsking = false;
  // why again and again, when a change of an app is told at once: a session ends and a token expires in silence
  const askAgain = (): void => {
    if (!isAsking) {
      isAsking = true;
      open
        .recheck()
        .catch(failed)
        .finally(() => {
          isAsking = false;
        });
    }
  };
  // why not without sockets: a platform at rest sleeps
  const again = served.length === 0 ? undefined : setInterval(askAgain, ports.config.socketRecheckMs).unref();
  const forget = ports.fanOut.subscribe('app', (appId) => {
    open.recheck(appId).catch(failed);
  });

  return {
    declared: served.map(({ declared }) => declared),
    isAt: (path) => byPath.has(path),
    async open(path, upgrade) {
      const open = byPath.get(path);
      if (open !== undefined) {
        return open(upgrade);
      }
      answerOnWire(upgrade.wire, 404);
      return 404;
    },
    drain(graceMs) {
      draining = true;
      return open.drain(graceMs);
    },
    stop() {
      clearInterval(again);
      forget();
    },
  };
}
