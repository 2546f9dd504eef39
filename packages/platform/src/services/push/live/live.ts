// What of push lives with the process: its sessions, the writer of their messages and the reader of everybody's.
import type { Call } from '#kernel/call/call';
import type { Ports } from '#kernel/ports';
import { deliverer } from '../publish/deliver.ts';
import type { Delivery } from '../publish/delivery.ts';
import { type Outbox, outboxOf } from '../publish/outbox.ts';
import { postOutbox } from '../publish/post-outbox.ts';
import { receiptsOf } from '../publish/receipts.ts';
import { lockOutbox } from '../publish/store.ts';
import { type Writer, writerOf } from '../publish/writer.ts';
import { type Presence, presenceOf } from './presence.ts';
import { watchSessions } from './revoked.ts';
import { type Sessions, sessionsOf } from './sessions.ts';
import { forgetProcess } from './store.ts';

export interface Live {
  readonly sessions: Sessions;
  readonly presence: Presence;
  readonly writer: Writer;
  /** Resolves once what is committed from then on reaches this process. */
  ready(): Promise<void>;
  /** Tells every process once the call has committed; its transaction holds off other writers until then. */
  tell(call: Pick<Call, 'db' | 'afterCommit'>, appId: string, delivery: Delivery): Promise<void>;
}

const lives = new WeakMap<Ports, Live>();

export function liveOf(ports: Ports): Live {
  const live = lives.get(ports);
  if (live === undefined) {
    throw new Error('push is not open on this process');
  }
  return live;
}

export function openLive(ports: Ports): { stop(): Promise<void> } {
  const mode = ports.database.engine === 'postgres' ? 'outbox' : 'here';
  const presence = presenceOf(ports);
  const sessions = sessionsOf(ports, (channelIds) => {
    for (const id of channelIds) {
      presence.changed(id);
    }
  });
  const receipts = receiptsOf(ports);
  const deliver = deliverer(ports, sessions, presence.changed);
  const onGap = (): void => {
    for (const { socket } of sessions.all()) {
      socket.close(1001, 'messages were missed: connect again');
    }
  };
  const outbox: Outbox = outboxOf({ ports, deliver, receipts, onGap });
  const writer = writerOf({ ports, mode, deliver, outbox, receipts });
  const unwatch = watchSessions(ports, sessions);
  lives.set(ports, {
    ...{ sessions, presence, writer },
    ready: () => (mode === 'here' ? Promise.resolve() : outbox.begin()),
    async tell({ db, afterCommit }, appId, delivery) {
      if (mode === 'outbox') {
        await lockOutbox(db);
        await postOutbox(ports, db, [{ appId, delivery, countedBy: null }]);
      } else {
        afterCommit(async () => void (await deliver(appId, delivery)));
      }
    },
  });
  return {
    async stop() {
      await writer.stop();
      unwatch();
      outbox.stop();
      receipts.stop();
      presence.stop();
      await sessions.stop();
      await forgetProcess(ports.db, ports.instance).catch((error: unknown) =>
        ports.log.warn({ err: error }, 'the end of push sessions was not written'),
      );
    },
  };
}
