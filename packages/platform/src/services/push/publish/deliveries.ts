// Messages → what is delivered of them: offsets of their channels, and what those keep.
import type { Db } from '#db/connect';
import { CACHE_SECONDS } from '../live/rules.ts';
import { levelOf, STANDARD } from '../rules.ts';
import type { Delivery } from './delivery.ts';
import { type KeptMessage, keepMessages, type SendingChannel, takeOffsets } from './store.ts';
import type { ToChannel, ToPlayer, ToTarget, Wanted } from './wanted.ts';

/** Without those whose channel there is not. */
export async function deliveriesOf(db: Db, batch: readonly Wanted[], now: Date): Promise<Map<Wanted, Delivery>> {
  const wanted = new Map<string, Asked>();
  const deliveries = new Map<Wanted, Delivery>();
  for (const one of batch) {
    const { appId, what } = one;
    if (what.to === 'channel') {
      const key = keyOf(appId, what.name);
      const asked = wanted.get(key) ?? { appId, name: what.name, ofAny: 0, ofPublic: 0, messages: [] };
      asked[what.isPublic ? 'ofPublic' : 'ofAny'] += 1;
      asked.messages.push({ one, what });
      wanted.set(key, asked);
    } else {
      deliveries.set(one, withoutChannel(one, what));
    }
  }
  if (wanted.size > 0) {
    await toChannels(db, wanted, now, deliveries);
  }
  return deliveries;
}

/** What is for one channel, in its order. */
interface Asked {
  readonly appId: string;
  readonly name: string;
  ofAny: number;
  ofPublic: number;
  readonly messages: { readonly one: Wanted; readonly what: ToChannel }[];
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
  wanted: ReadonlyMap<string, Asked>,
  now: Date,
  deliveries: Map<Wanted, Delivery>,
): Promise<void> {
  const counts = [...wanted.values()].map(({ appId, name, ofAny, ofPublic }) => ({ appId, name, ofAny, ofPublic }));
  const channels = await takeOffsets(db, counts, now.toISOString());
  const kept: KeptMessage[] = [];
  const drops: { id: string; upTo: number }[] = [];
  for (const channel of channels) {
    const { id: channelId, name: channelName, is_public, last_offset: last } = channel;
    const asked = wanted.get(keyOf(channel.app_id, channelName))?.messages ?? [];
    const messages = is_public ? asked : asked.filter(({ what }) => !what.isPublic);
    const first = last - messages.length + 1;
    const upTo = Math.max(
      last - (levelOf(channel.level_id) ?? STANDARD).cacheSize,
      isExpired(channel, now) ? first - 1 : 0,
    );
    drops.push({ id: channelId, upTo });
    const messageType = is_public ? ('PublicChannel' as const) : ('Channel' as const);
    for (const [at, { one, what }] of messages.entries()) {
      const { messageId, sentAt } = one;
      const { senderId, data } = what;
      const offset = first + at;
      if (offset > upTo) {
        kept.push({
          ...{ channel_id: channelId, channel_offset: offset, message_id: messageId },
          ...{ sender_id: senderId, data, sent_at: sentAt },
        });
      }
      const event = { ev: 'message' as const, messageType, channelName, senderId, data, messageId, offset, sentAt };
      deliveries.set(one, { to: 'channel', channelId, event: { ...event, cached: false } });
    }
  }
  if (channels.length > 0) {
    await keepMessages(db, kept, drops);
  }
}

function isExpired({ used_at }: SendingChannel, now: Date): boolean {
  return used_at !== null && Date.parse(used_at) <= now.getTime() - CACHE_SECONDS * 1000;
}

const keyOf = (appId: string, name: string): string => `${appId} ${name}`;
