// One batch of messages, whole or not at all: offsets and what channels keep, and the rows by which others hear of it.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { systemClock } from '#kernel/time/clock';
import { CACHE_SECONDS, CODES } from '../live/rules.ts';
import { currentSessions, processesOf } from '../live/store.ts';
import { levelOf, STANDARD } from '../rules.ts';
import type { Delivery, Target } from './delivery.ts';
import {
  findForSending,
  insertOutbox,
  type KeptMessage,
  keepMessages,
  lockOutbox,
  type Outgoing,
  type SendingChannel,
  takeOffsets,
} from './store.ts';

/** A message that somebody wants to be sent. */
export interface Wanted {
  readonly appId: string;
  readonly messageId: string;
  readonly sentAt: string;
  /** The session of the player who sends it; it is refused where another one has taken its place. */
  readonly sessionId?: string;
  /** Whether it is asked how many took it. */
  readonly isCounted: boolean;
  readonly what: ToChannel | ToPlayer | ToTarget;
}

interface Content {
  readonly senderId: string;
  /** Base64. */
  readonly data: string;
}

interface ToChannel extends Content {
  readonly to: 'channel';
  readonly name: string;
  /** Only where it is a configured one. */
  readonly isPublic: boolean;
}

interface ToPlayer extends Content {
  readonly to: 'player';
  readonly playerId: string;
}

interface ToTarget {
  readonly to: 'target';
  readonly target: Target;
  readonly title: string;
  readonly content: string;
  readonly data: string;
}

export interface Written {
  readonly code: number;
  /** Where it was taken. */
  readonly delivery?: Delivery;
  /** Its row in the outbox, and the processes beside this one that say how many took it. */
  readonly counted?: { readonly outboxId: number; readonly by: readonly string[] };
}

/** The outbox has one reader for each process; the embedded database has one process, and none. */
export type Mode = 'outbox' | 'here';

export async function writeBatch(ports: Ports, batch: readonly Wanted[], mode: Mode): Promise<Written[]> {
  return ports.db.transaction().execute(async (db) => {
    await lockOutbox(db);
    const current = await currentSessions(
      db,
      batch.flatMap(({ sessionId }) => sessionId ?? []),
    );
    const allowed = batch.filter(({ sessionId }) => sessionId === undefined || current.has(sessionId));
    const deliveries = await deliveriesOf(db, allowed, ports.clock.now());
    const written = batch.map((one): Written => {
      const delivery = deliveries.get(one);
      const code = allowed.includes(one) ? CODES.notFound : CODES.denied;
      return delivery === undefined ? { code } : { code: CODES.ok, delivery };
    });
    return mode === 'here' ? written : tellOthers(ports, db, batch, written);
  });
}

async function tellOthers(
  ports: Ports,
  db: Db,
  batch: readonly Wanted[],
  written: readonly Written[],
): Promise<Written[]> {
  const others = new Map<string, readonly string[]>();
  for (const { appId, isCounted } of batch) {
    if (isCounted && !others.has(appId)) {
      others.set(
        appId,
        (await processesOf(db, appId)).filter((one) => one !== ports.instance),
      );
    }
  }
  const rows = batch.flatMap(({ appId, isCounted }, at): (Outgoing & { readonly at: number })[] => {
    const delivery = written[at]?.delivery;
    return delivery === undefined ? [] : [{ appId, delivery, countedBy: isCounted ? ports.instance : null, at }];
  });
  const ids = await postOutbox(ports, db, rows);
  const idAt = new Map(rows.map(({ at }, index) => [at, ids[index]]));
  return written.map((one, at) => {
    const outboxId = idAt.get(at);
    const wanted = batch[at];
    return outboxId === undefined || wanted?.isCounted !== true
      ? one
      : { ...one, counted: { outboxId, by: others.get(wanted.appId) ?? [] } };
  });
}

/** Topic on which processes hear of the outbox; its id is that of the last row. */
export const OUTBOX = 'push';

/** Rows for all processes; whoever calls holds the lock of the outbox. */
export async function postOutbox(ports: Ports, db: Db, rows: readonly Outgoing[]): Promise<number[]> {
  if (rows.length === 0) {
    return [];
  }
  const ids = await insertOutbox(db, rows, systemClock.now().toISOString());
  await ports.fanOut.publish(db, OUTBOX, String(ids.at(-1)));
  return ids;
}

const keyOf = (appId: string, name: string): string => `${appId} ${name}`;

async function deliveriesOf(db: Db, batch: readonly Wanted[], now: Date): Promise<Map<Wanted, Delivery>> {
  const names = new Map<string, { app_id: string; name: string }>();
  for (const { appId, what } of batch) {
    if (what.to === 'channel') {
      names.set(keyOf(appId, what.name), { app_id: appId, name: what.name });
    }
  }
  const found = await findForSending(db, [...names.values()]);
  const channels = new Map(found.map((row) => [keyOf(row.app_id, row.name), row]));
  const byChannel = new Map<SendingChannel, Wanted[]>();
  const deliveries = new Map<Wanted, Delivery>();
  for (const one of batch) {
    const { appId, what } = one;
    if (what.to === 'channel') {
      const channel = channels.get(keyOf(appId, what.name));
      if (channel !== undefined && (channel.is_public || !what.isPublic)) {
        byChannel.set(channel, [...(byChannel.get(channel) ?? []), one]);
      }
    } else {
      deliveries.set(one, withoutChannel(one, what));
    }
  }
  if (byChannel.size > 0) {
    await toChannels(db, byChannel, now, deliveries);
  }
  return deliveries;
}

function withoutChannel({ messageId, sentAt }: Wanted, what: ToPlayer | ToTarget): Delivery {
  if (what.to === 'target') {
    const { target, title, content, data } = what;
    return { to: 'target', target, event: { ev: 'systemNotify', title, content, data, messageId } };
  }
  const { playerId, senderId, data } = what;
  const place = { messageType: 'Player' as const, channelName: '', offset: 0, cached: false };
  return { to: 'player', playerId, event: { ev: 'message', ...place, senderId, data, messageId, sentAt } };
}

async function toChannels(
  db: Db,
  byChannel: ReadonlyMap<SendingChannel, readonly Wanted[]>,
  now: Date,
  deliveries: Map<Wanted, Delivery>,
): Promise<void> {
  const wanted = [...byChannel].map(([{ id }, { length }]) => ({ id, count: length }));
  const offsets = await takeOffsets(db, wanted, now.toISOString());
  const kept: KeptMessage[] = [];
  const drops: { id: string; upTo: number }[] = [];
  for (const [channel, messages] of byChannel) {
    const last = offsets.get(channel.id);
    if (last === undefined) {
      continue;
    }
    const first = last - messages.length + 1;
    const upTo = Math.max(
      last - (levelOf(channel.level_id) ?? STANDARD).cacheSize,
      isExpired(channel, now) ? first - 1 : 0,
    );
    drops.push({ id: channel.id, upTo });
    for (const [at, { messageId, sentAt, what }] of messages.entries()) {
      if (what.to !== 'channel') {
        continue;
      }
      const { senderId, data } = what;
      const offset = first + at;
      if (offset > upTo) {
        kept.push({
          ...{ channel_id: channel.id, channel_offset: offset, message_id: messageId },
          ...{ sender_id: senderId, data, sent_at: sentAt },
        });
      }
      const { name: channelName, is_public } = channel;
      const messageType = is_public ? ('PublicChannel' as const) : ('Channel' as const);
      const event = { ev: 'message' as const, messageType, channelName, senderId, data, messageId, offset, sentAt };
      deliveries.set(messages[at] as Wanted, {
        to: 'channel',
        channelId: channel.id,
        event: { ...event, cached: false },
      });
    }
  }
  await keepMessages(db, kept, drops);
}

function isExpired({ used_at }: SendingChannel, now: Date): boolean {
  return used_at !== null && Date.parse(used_at) <= now.getTime() - CACHE_SECONDS * 1000;
}
