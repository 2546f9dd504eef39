// Public channels, which only the console makes; players may join them all.
import type { push } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { isUniqueViolation, likePart } from '#kernel/call/paging';
import { pageOf } from './page.ts';
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
    if (!(await insertChannel(call.db, row))) {
      throw taken(call);
    }
    const channel = channelReply(row);
    call.note({ target: name, after: { channel } });
    return { channel };
  },
  async list(call) {
    const { id, name } = call.input;
    const app = await requireApp(call, id);
    const part = name === undefined ? undefined : likePart(name);
    const { rows, total } = await listChannels(call.db, app.app_id, part, pageOf(call.input));
    return { channels: rows.map(channelReply), totalCount: total };
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
    const channel = channelReply({ ...found, ...next });
    call.note({ target: found.name, before: { channel: channelReply(found) }, after: { channel } });
    return { channel };
  },
  async removeMany(call) {
    const { id, names = [], ids = [] } = call.input;
    const app = await requireApp(call, id);
    if ((names.length === 0) === (ids.length === 0)) {
      throw call.refuse('invalid', 'give names or ids');
    }
    const deleted = await deleteChannels(call.db, app.app_id, names.length > 0 ? { names } : { ids });
    call.note({ target: deleted.join(', '), before: { names: deleted } });
    return { deleted: deleted.length };
  },
  async public(call) {
    const app = await requireApp(call, call.input.id);
    const rows = await publicChannels(call.db, app.app_id);
    return { channels: rows.map(({ name }) => ({ name, onlinePlayerCount: 0 })) };
  },
};

const taken = (call: Pick<Call, 'refuse'>) => call.refuse('exists', 'channel already exists');

function channelReply(row: ChannelRow) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    isPublic: row.is_public,
    onlinePlayerCount: 0,
    createdAt: row.created_at,
  };
}
