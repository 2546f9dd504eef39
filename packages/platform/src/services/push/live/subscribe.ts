// Subscriptions of a session: joined first and held, then what is kept is read, then what came meanwhile is let go. So
// nothing is missed between the two, and nothing comes twice.
import type { Ports } from '#kernel/ports';
import { groups, type Message } from '../publish/delivery.ts';
import {
  countMade,
  type FoundChannel,
  findByNames,
  type KeptChannel,
  levelIdOf,
  lockChannels,
  makeChannels,
  readKept,
  touchChannels,
} from '../publish/store.ts';
import { levelOf, STANDARD } from '../rules.ts';
import { CACHE_SECONDS, CHANNELS_MADE_BY_PLAYER, CHANNELS_PER_PLAYER, CODES, isRecovered } from './rules.ts';
import { type Heard, leaveChannel, type Session } from './sessions.ts';

type Asked = Extract<Heard, { op: 'subscribe' }>;
interface Failed {
  readonly name: string;
  readonly reason: string;
}

/** Subscribes, answers, and sends what is kept. */
export async function subscribe(
  ports: Ports,
  session: Session,
  asked: Asked,
  onChanged: (channelId: string) => void,
): Promise<void> {
  const { socket } = session;
  const { names: wanted, failed } = withinLimit(session, asked.channels);
  const { found, full } = await findOrMake(ports, session, wanted, asked.isPublic === true);
  failed.push(...full);
  const names = wanted.filter((name) => !full.some((one) => one.name === name));
  const inOrder = names.flatMap((name) => found.find((one) => one.name === name) ?? []);
  const joined = inOrder.map(({ id, name }) => {
    leaveChannel(session, name);
    session.channels.set(name, id);
    socket.join(groups.channel(id), { held: true });
    return { id, name };
  });
  const kept = await readChannels(ports, joined).catch((error: unknown) => {
    for (const { name } of joined) {
      leaveChannel(session, name);
    }
    throw error;
  });
  const subscribed = kept.filter(({ id, name }) => session.channels.get(name) === id);
  const there = new Set(subscribed.map(({ name }) => name));
  for (const name of names.filter((one) => !there.has(one))) {
    leaveChannel(session, name);
    failed.push({ name, reason: 'channel not found' });
  }
  const resumed = subscribed.map((channel) => resume(channel, asked.since?.[channel.name]));
  socket.send({
    ...{ ev: 'subscribe', id: asked.id, resultCode: codeOf(failed), failed },
    successfulChannelNames: subscribed.map(({ name }) => name),
    positions: Object.fromEntries(resumed.map(({ channel: { name }, position }) => [name, position])),
  });
  for (const { channel, messages } of resumed) {
    // why one after the other: what many channels keep is more than waits for one client
    await socket.release(groups.channel(channel.id), messages, channel.last_offset);
    onChanged(channel.id);
  }
}

const APP_IS_FULL = 'the app has as many channels of players as its level allows';
const MADE_TOO_MANY = `a player makes at most ${CHANNELS_MADE_BY_PLAYER} channels; each that nobody uses is forgotten after an hour`;
const TOO_MANY = `at most ${CHANNELS_PER_PLAYER} channels`;

function withinLimit({ channels }: Session, asked: readonly string[]): { names: string[]; failed: Failed[] } {
  const wanted = [...new Set(asked)];
  const room = Math.max(0, CHANNELS_PER_PLAYER - channels.size);
  const fresh = wanted.filter((name) => !channels.has(name));
  const beyond = new Set(fresh.slice(room));
  return {
    names: wanted.filter((name) => !beyond.has(name)),
    failed: [...beyond].map((name) => ({ name, reason: TOO_MANY })),
  };
}

const OVER_A_LIMIT: ReadonlySet<string> = new Set([TOO_MANY, APP_IS_FULL, MADE_TOO_MANY]);

function codeOf(failed: readonly Failed[]): number {
  if (failed.length === 0) {
    return CODES.ok;
  }
  return failed.some(({ reason }) => OVER_A_LIMIT.has(reason)) ? CODES.limit : CODES.notFound;
}

/** Channels of players are made by the first who subscribes; `full` are those that may not be made. */
async function findOrMake(
  { db, ids, clock }: Ports,
  { appId, playerId }: Pick<Session, 'appId' | 'playerId'>,
  names: readonly string[],
  isPublic: boolean,
): Promise<{ readonly found: readonly FoundChannel[]; readonly full: readonly Failed[] }> {
  const found = names.length === 0 ? [] : await findByNames(db, appId, names, isPublic ? 'public' : 'all');
  const missing = names.filter((name) => !found.some((one) => one.name === name));
  if (isPublic || missing.length === 0) {
    return { found, full: [] };
  }
  return db.transaction().execute(async (tx) => {
    await lockChannels(tx, appId);
    const level = levelOf((await levelIdOf(tx, appId)) ?? '') ?? STANDARD;
    const room = Math.max(0, CHANNELS_MADE_BY_PLAYER - (await countMade(tx, appId, playerId)));
    const made = missing.slice(0, room).map((name) => ({ id: ids.uuid(), name }));
    const limits = { now: clock.now().toISOString(), atMost: level.channelLimit };
    await makeChannels(tx, { appId, playerId }, made, limits);
    const all = await findByNames(tx, appId, names, 'all');
    const full = missing
      .filter((name) => !all.some((one) => one.name === name))
      .map((name) => ({ name, reason: made.some((one) => one.name === name) ? APP_IS_FULL : MADE_TOO_MANY }));
    return { found: all, full };
  });
}

async function readChannels({ db, clock }: Ports, joined: readonly FoundChannel[]): Promise<KeptChannel[]> {
  if (joined.length === 0) {
    return [];
  }
  const ids = joined.map(({ id }) => id);
  const now = clock.now();
  const kept = await readKept(db, ids, new Date(now.getTime() - CACHE_SECONDS * 1000).toISOString());
  await touchChannels(db, ids, now.toISOString());
  // why in that order: messages come in the order of what was asked
  return joined.flatMap(({ id, name }) => kept.find((one) => one.id === id && one.name === name) ?? []);
}

function resume(channel: KeptChannel, since: NonNullable<Asked['since']>[string] | undefined) {
  const position = { epoch: channel.id, offset: channel.last_offset };
  const isSame = since?.epoch === position.epoch && since.offset <= position.offset;
  const after = isSame ? since.offset : 0;
  const rows = channel.messages.filter(({ channel_offset }) => channel_offset > after);
  return {
    channel,
    position: { ...position, recovered: isRecovered(since, position, rows.length) },
    messages: rows.map(
      (row): Message => ({
        ...{ ev: 'message', messageType: channel.is_public ? 'PublicChannel' : 'Channel', channelName: channel.name },
        ...{ senderId: row.sender_id, data: row.data, messageId: row.message_id },
        ...{ offset: row.channel_offset, sentAt: row.sent_at, cached: true },
      }),
    ),
  };
}
