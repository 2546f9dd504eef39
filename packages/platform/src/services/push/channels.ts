// Public channels, which only the console makes; players may join them all.
import type { push } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { isUniqueViolation, likePart, offsetLimitPage } from '#kernel/call/paging';
import { liveOf } from './live/live.ts';
import { countSubscribers } from './live/presence.ts';
import { lockOutbox } from './publish/store.ts';
import { requireApp } from './require-app.ts';
import {
  type ChannelRow,
  deleteChannels,
  findChannel,
  insertChannel,
  listChannels,
  publicChannels,
  updateChannel,
} from './store.ts';

export const channels: Handlers<typeof push>['channels'] = {
  async create(call) {
    const { id, name, description = '' } = call.input;
    const app = await requireApp(call, id);
    const row = {
      id: call.ports.ids.uuid(),
      app_id: app.app_id,
      name,
      description,
      is_public: true,
      created_at: call.now,
    };
    const made = await insertChannel(call.db, row);
    if (made === undefined) {
      throw taken(call);
    }
    const channel = await channelReply(call, made);
    call.note({ target: name, after: { channel } });
    return { channel };
  },
  async list(call) {
    const { id, name } = call.input;
    const app = await requireApp(call, id);
    const part = name === undefined ? undefined : likePart(name);
    const { rows, total } = await listChannels(call.db, app.app_id, part, offsetLimitPage(call.input));
    return { channels: await channelReplies(call, rows), totalCount: total };
  },
  async update(call) {
    const { id, cid, name, description } = call.input;
    const app = await requireApp(call, id);
    const found = await findChannel(call.db, app.app_id, cid);
    if (found === undefined) {
      throw call.refuse('not-found', 'channel not found');
    }
    const next = { name: name ?? found.name, description: description ?? found.description };
    await updateChannel(call.db, found.id, next).catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken(call) : error;
    });
    if (next.name !== found.name) {
      await liveOf(call.ports).tell(call, app.app_id, {
        to: 'subscribers',
        ended: [{ id: found.id, name: found.name }],
      });
    }
    const channel = await channelReply(call, { ...found, ...next });
    call.note({ target: found.name, before: { channel: { ...channel, name: found.name } }, after: { channel } });
    return { channel };
  },
  async removeMany(call) {
    const { id, names = [], ids = [] } = call.input;
    const app = await requireApp(call, id);
    if ((names.length === 0) === (ids.length === 0)) {
      throw call.refuse('invalid', 'give names or ids');
    }
    await lockOutbox(call.db);
    const ended = await deleteChannels(call.db, app.app_id, names.length > 0 ? { names } : { ids });
    if (ended.length > 0) {
      await liveOf(call.ports).tell(call, app.app_id, { to: 'subscribers', ended });
    }
    const deleted = ended.map(({ name }) => name).sort();
    call.note({ target: deleted.join(', '), before: { names: deleted } });
    return { deleted: deleted.length };
  },
  async public(call) {
    const app = await requireApp(call, call.input.id);
    const rows = await publicChannels(call.db, app.app_id);
    const online = await onlineOf(call, rows);
    return { channels: rows.map(({ id: one, name }) => ({ name, onlinePlayerCount: online.get(one) ?? 0 })) };
  },
};

const taken = (call: Pick<Call, 'refuse'>) => call.refuse('exists', 'channel already exists');

type Asking = Pick<Call, 'ports' | 'db'>;

function onlineOf({ ports, db }: Asking, rows: readonly ChannelRow[]): Promise<Map<string, number>> {
  const ids = rows.map(({ id }) => id);
  return countSubscribers(ports, db, ids);
}

async function channelReplies(call: Asking, rows: readonly ChannelRow[]) {
  const online = await onlineOf(call, rows);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    isPublic: row.is_public,
    onlinePlayerCount: online.get(row.id) ?? 0,
    createdAt: row.created_at,
  }));
}

async function channelReply(call: Asking, row: ChannelRow) {
  const [reply] = await channelReplies(call, [row]);
  return reply as NonNullable<typeof reply>;
}
