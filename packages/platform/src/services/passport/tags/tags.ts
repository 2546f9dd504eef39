// Tags that developers put on users and personas. Source: wire/passport.md 3.4 rows 79-91.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { personaReplies, userReplies } from '../players/replies.ts';
import { findPersonas, findUsers, requirePersona, requireUser } from '../players/store/index.ts';
import {
  attach,
  type Carrier,
  deleteTag,
  detach,
  findTag,
  holdTags,
  insertTag,
  listCarriers,
  listTags,
  type TagRow,
  tagsOn,
  updateTag,
} from './store.ts';

const DEFAULT_COLOR = '#868e96';

export const tags: Handlers<typeof passport>['tags'] = {
  async list(call) {
    await requireIdDomain(call);
    const { name } = call.input;
    const page = startCountPage(call.input);
    const { rows, total } = await listTags(call.db, call.appId, name === undefined ? undefined : likePart(name), page);
    return { tags: rows.map(tagReply), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    return reply(call, call.input.id);
  },
  async create(call) {
    await requireIdDomain(call);
    const { name, color = DEFAULT_COLOR, description = '' } = call.input;
    const id = call.ports.ids.uuid();
    const row = { app_id: call.appId, id, name, color, description, created_at: call.now, modified_at: call.now };
    if (!(await insertTag(call.db, row))) {
      throw nameTaken(call);
    }
    return reply(call, id);
  },
  async update(call) {
    await requireIdDomain(call);
    const { id, name, color, description } = call.input;
    const { tag } = await reply(call, id);
    call.note({ target: tag.name, before: { tag } });
    if (!(await updateTag(call.db, call.appId, id, { name, color, description, modified_at: call.now }))) {
      throw nameTaken(call);
    }
    return reply(call, id);
  },
  async remove(call) {
    await requireIdDomain(call);
    const { tag } = await reply(call, call.input.id);
    call.note({ target: tag.name, before: { tag }, after: undefined });
    await deleteTag(call.db, call.appId, tag.tagID);
    return {};
  },
  async personas(call) {
    await requireIdDomain(call);
    const { ids, ...page } = await carriers(call, 'persona');
    const rows = inOrder(ids, await findPersonas(call.db, call.appId, ids));
    return { personas: await personaReplies(call, rows), ...page };
  },
  async users(call) {
    await requireIdDomain(call);
    const { ids, ...page } = await carriers(call, 'user');
    const rows = inOrder(ids, await findUsers(call.db, call.appId, ids));
    return { users: await userReplies(call, rows), ...page };
  },
};

type TagCalls = 'tags' | 'tag' | 'untag';

export const userTags: Pick<Handlers<typeof passport>['users'], TagCalls> = {
  tags: (call) => listed(call, 'user'),
  tag: (call) => changed(call, 'user', attach),
  untag: (call) => changed(call, 'user', detach),
};

export const personaTags: Pick<Handlers<typeof passport>['personas'], TagCalls> = {
  tags: (call) => listed(call, 'persona'),
  tag: (call) => changed(call, 'persona', attach),
  untag: (call) => changed(call, 'persona', detach),
};

async function listed(call: Call<{ readonly id: string }>, who: Carrier) {
  await requireIdDomain(call);
  const { id } = await requireCarrier(call, who);
  return tagsNow(call, who, id);
}

async function changed(
  call: Call<{ readonly id: string; readonly tagIDs: readonly string[] }>,
  who: Carrier,
  change: typeof attach,
) {
  await requireIdDomain(call);
  const { id, display_name } = await requireCarrier(call, who);
  const tagIds = [...new Set(call.input.tagIDs.map((one) => one.toLowerCase()))];
  const held = await holdTags(call.db, call.appId, tagIds);
  if (held.length < tagIds.length) {
    throw unknownTag(call);
  }
  const before = await tagsNow(call, who, id);
  await change(call.db, call.appId, { who, id, tagIds: held }, call.now);
  const after = await tagsNow(call, who, id);
  const names = ({ tags: all }: typeof after) => ({ tags: all.map(({ name }) => name).join(', ') });
  call.note({ target: display_name, before: names(before), after: names(after) });
  return after;
}

const requireCarrier = (call: Call<{ readonly id: string }>, who: Carrier) =>
  who === 'user' ? requireUser(call, call.input.id) : requirePersona(call, call.input.id);

async function tagsNow(call: Call, who: Carrier, id: string) {
  const rows = await tagsOn(call.db, call.appId, who, id);
  return { tags: rows.map(tagReply), total: rows.length };
}

async function carriers(
  call: Call<{ readonly id: string; readonly start?: number | undefined; readonly count?: number | undefined }>,
  who: Carrier,
) {
  const { tag } = await reply(call, call.input.id);
  const page = startCountPage(call.input);
  const { ids, total } = await listCarriers(call.db, call.appId, { who, tagId: tag.tagID }, page);
  return { ids, start: page.offset, count: page.limit, total };
}

function inOrder<Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function reply(call: Call, id: string) {
  const row = await findTag(call.db, call.appId, id);
  if (row === undefined) {
    throw unknownTag(call);
  }
  return { tag: tagReply(row) };
}

function tagReply(row: TagRow) {
  return {
    tagID: row.id,
    idDomainID: row.app_id,
    name: row.name,
    color: row.color,
    description: row.description,
    userCount: row.user_count,
    personaCount: row.persona_count,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

const unknownTag = (call: Pick<Call, 'refuse'>) => call.refuse('not-found', 'tag not found');
const nameTaken = (call: Pick<Call, 'refuse'>) => call.refuse('exists', 'name already exists');
