// Whom a persona keeps from asking to be its friend; a friendship that is there stays. Source: wire/passport.md 4, 5.12.
import type { passport } from '@uos/contract';
import type { Handlers } from '#kernel/call/call';
import { ownPersona } from '../players/store/index.ts';
import { blacklistPage } from './friends.ts';
import { holdBoth } from './hold.ts';
import { blacklistReply } from './replies.ts';
import { deleteBlacklisted, insertBlacklisted } from './store/friends.ts';
import { answerBetween } from './store/requests.ts';

export const playerFriendBlacklist: Handlers<typeof passport>['playerFriendBlacklist'] = {
  async list(call) {
    return blacklistPage(call, (await ownPersona(call)).id);
  },
  async add(call) {
    const { id: sourceId } = await ownPersona(call);
    const { targetPersonaID: targetId } = call.input;
    const target = await holdBoth(call, sourceId, targetId);
    const row = {
      app_id: call.appId,
      source_id: sourceId,
      target_id: targetId,
      id: call.ports.ids.uuid(),
      created_at: call.now,
    };
    if (!(await insertBlacklisted(call.db, row))) {
      throw call.refuse('exists', 'already on the blacklist');
    }
    // why: an approval would still make friends of them
    const { db, appId, now } = call;
    await answerBetween(db, appId, { sourceId: targetId, targetId: sourceId }, { status: 'Rejected', now });
    await answerBetween(db, appId, { sourceId, targetId }, { status: 'Revoked', now });
    return { entry: blacklistReply({ ...row, display_name: target.display_name }) };
  },
  async remove(call) {
    const { id: sourceId } = await ownPersona(call);
    if (!(await deleteBlacklisted(call.db, { appId: call.appId, sourceId, targetId: call.input.personaID }))) {
      throw call.refuse('not-found', 'blacklist entry not found');
    }
    return {};
  },
};
