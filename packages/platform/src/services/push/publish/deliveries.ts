// Messages → what is delivered of them: offsets of their channels, and what those keep.
import type { Db } from '#db/connect';
import { CACHE_SECONDS } from '../live/rules.ts';
import { levelOf, STANDARD } from '../rules.ts';
import type { Delivery } from './delivery.ts';
import { findForSending, type KeptMessage, keepMessages, type SendingChannel, takeOffsets } from './store.ts';
import type { ToPlayer, ToTarget, Wanted } from './wanted.ts';

/** Without those whose channel there is not. */
export async function deliveriesOf(db: Db, batch: readonly Wanted[], now: Date): Promise<Map<Wanted, Delivery>> {
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
        const others = byChannel.get(channel);
        if (others === undefined) {
          byChannel.set(channel, [one]);
        } else {
          others.push(one);
        }
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

const keyOf = (appId: string, name: string): string => `${appId} ${name}`;
