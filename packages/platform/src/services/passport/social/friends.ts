// Friends: a row for each side, which either may end alone. Source: wire/passport.md 3.4 row 92, 4, 5.12.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { lockPersonas, ownPersona, requirePersona } from '../players/store/index.ts';
import { blacklistReply, friendReply } from './replies.ts';
import { deleteFriend, findFriend, listBlacklist, listFriends, setRemark } from './store/friends.ts';

type Page = { readonly start?: number | undefined; readonly count?: number | undefined };

export const playerFriends: Handlers<typeof passport>['playerFriends'] = {
  async list(call) {
    return friendPage(call, (await ownPersona(call)).id);
  },
  async update(call) {
    const { id: sourceId } = await ownPersona(call);
    const { personaID: targetId, remark } = call.input;
    if (!(await setRemark(call.db, { appId: call.appId, sourceId, targetId, remark, now: call.now }))) {
      throw unknownFriend(call);
    }
    const row = await findFriend(call.db, call.appId, sourceId, targetId);
    if (row === undefined) {
      throw unknownFriend(call);
    }
    return { friend: friendReply(row) };
  },
  async remove(call) {
    const { id } = await ownPersona(call);
    const { personaID, removeBoth = false } = call.input;
    // why both are held: a request that is approved meanwhile would leave one side
    await lockPersonas(call.db, call.appId, [id, personaID]);
    if (!(await deleteFriend(call.db, { appId: call.appId, sourceId: id, targetId: personaID }))) {
      throw unknownFriend(call);
    }
    if (removeBoth) {
      await deleteFriend(call.db, { appId: call.appId, sourceId: personaID, targetId: id });
    }
    return {};
  },
};

export const personaFriends: Pick<Handlers<typeof passport>['personas'], 'friends' | 'friendBlacklist'> = {
  async friends(call) {
    await requireIdDomain(call);
    return friendPage(call, (await requirePersona(call, call.input.id)).id);
  },
  async friendBlacklist(call) {
    await requireIdDomain(call);
    return blacklistPage(call, (await requirePersona(call, call.input.id)).id);
  },
};

async function friendPage(call: Call<Page>, personaId: string) {
  const page = startCountPage(call.input);
  const { rows, total } = await listFriends(call.db, call.appId, personaId, page);
  return { friends: rows.map(friendReply), start: page.offset, count: page.limit, total };
}

export async function blacklistPage(call: Call<Page>, personaId: string) {
  const page = startCountPage(call.input);
  const { rows, total } = await listBlacklist(call.db, call.appId, personaId, page);
  return { blacklist: rows.map(blacklistReply), start: page.offset, count: page.limit, total };
}

const unknownFriend = (call: Call) => call.refuse('not-found', 'friend not found');
