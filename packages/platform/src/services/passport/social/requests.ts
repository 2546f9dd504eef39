// Friend requests. Whoever asks, answers or keeps out holds both personas, so that caps are counted as they are and no
// request waits between two of whom one keeps the other out. Source: wire/passport.md 4, 5.12.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { lockPersonas, ownPersona } from '../players/store/index.ts';
import { readConfig } from '../setup/settings.ts';
import { holdBoth } from './hold.ts';
import { friendRequestReply } from './replies.ts';
import { countFriends, insertFriend, isFriend, isKeptOut } from './store/friends.ts';
import {
  answerBetween,
  answerRequest,
  countSent,
  type FriendRequestRow,
  findRequest,
  insertRequest,
  listRequests,
  rejectAll,
  waitingFor,
} from './store/requests.ts';

/** Of one `approve-all`; who has more calls again. */
const AT_ONCE = 500;

export const playerFriendRequests: Handlers<typeof passport>['playerFriendRequests'] = {
  async list(call) {
    const { id: personaId } = await ownPersona(call);
    const { direction, status } = call.input;
    const page = startCountPage(call.input);
    const { rows, total } = await listRequests(call.db, call.appId, { personaId, direction, status }, page);
    return { friendRequests: rows.map(friendRequestReply), start: page.offset, count: page.limit, total };
  },
  async send(call) {
    const { id: sourceId } = await ownPersona(call);
    const { targetPersonaID: targetId, message = '' } = call.input;
    await holdBoth(call, sourceId, targetId);
    if (await isKeptOut(call.db, call.appId, sourceId, targetId)) {
      throw call.refuse('denied', 'permission denied');
    }
    if (await isFriend(call.db, call.appId, sourceId, targetId)) {
      throw call.refuse('exists', 'already friends');
    }
    const settings = await readConfig(call.db, call.appId);
    if ((await countFriends(call.db, call.appId, sourceId)) >= settings.maxFriendCount) {
      throw full(call);
    }
    const id = call.ports.ids.uuid();
    const asked = await insertRequest(call.db, {
      app_id: call.appId,
      id,
      source_id: sourceId,
      target_id: targetId,
      message,
      status: 'Pending',
      created_at: call.now,
      modified_at: call.now,
    });
    if (!asked) {
      throw call.refuse('exists', 'already asked');
    }
    if ((await countSent(call.db, call.appId, sourceId)) > settings.maxPendingFriendRequestCount) {
      throw call.refuse('precondition', 'too many requests are waiting', { code: 80_001 });
    }
    return { friendRequest: friendRequestReply(await requireRequest(call, id)) };
  },
  async approve(call) {
    const { id: ownId } = await ownPersona(call);
    const request = await requireRequest(call, call.input.id, { target_id: ownId });
    await lockPersonas(call.db, call.appId, [request.source_id, ownId]);
    const approved = await befriend(call, request);
    if (approved !== 'done') {
      throw approved === 'full' ? full(call) : answered(call);
    }
    return { friendRequest: friendRequestReply({ ...request, status: 'Approved' }) };
  },
  async reject(call) {
    const { id: ownId } = await ownPersona(call);
    return answer(call, await requireRequest(call, call.input.id, { target_id: ownId }), 'Rejected');
  },
  async revoke(call) {
    const { id: ownId } = await ownPersona(call);
    return answer(call, await requireRequest(call, call.input.id, { source_id: ownId }), 'Revoked');
  },
  async approveAll(call) {
    const { id: ownId } = await ownPersona(call);
    const waiting = await waitingFor(call.db, call.appId, ownId, AT_ONCE);
    await lockPersonas(call.db, call.appId, [ownId, ...waiting.map(({ source_id }) => source_id)]);
    const outcomes: Outcome[] = [];
    for (const request of waiting) {
      outcomes.push(await befriend(call, request));
    }
    const count = outcomes.filter((outcome) => outcome === 'done').length;
    // why only then: those that fit are friends now, and the others go on waiting
    if (count === 0 && outcomes.includes('full')) {
      throw full(call);
    }
    return { count };
  },
  async rejectAll(call) {
    const { id: ownId } = await ownPersona(call);
    await lockPersonas(call.db, call.appId, [ownId]);
    return { count: await rejectAll(call.db, call.appId, ownId, call.now) };
  },
};

type Outcome = 'done' | 'full' | 'answered';

/** Makes the two friends where both have room, and closes what either has asked; both have to be held. */
async function befriend(call: Call, request: FriendRequestRow): Promise<Outcome> {
  const { db, appId, now } = call;
  const pair = [
    { source_id: request.target_id, target_id: request.source_id },
    { source_id: request.source_id, target_id: request.target_id },
  ];
  const { maxFriendCount } = await readConfig(db, appId);
  for (const { source_id, target_id } of pair) {
    const isNew = !(await isFriend(db, appId, source_id, target_id));
    if (isNew && (await countFriends(db, appId, source_id)) >= maxFriendCount) {
      return 'full';
    }
  }
  if (!(await answerRequest(db, appId, request.id, { status: 'Approved', now }))) {
    return 'answered';
  }
  await answerBetween(
    db,
    appId,
    { sourceId: request.target_id, targetId: request.source_id },
    { status: 'Approved', now },
  );
  for (const side of pair) {
    await insertFriend(db, {
      app_id: appId,
      ...side,
      id: call.ports.ids.uuid(),
      remark: '',
      created_at: now,
      modified_at: now,
    });
  }
  return 'done';
}

async function answer(call: Call, request: FriendRequestRow, status: 'Rejected' | 'Revoked') {
  await lockPersonas(call.db, call.appId, [status === 'Revoked' ? request.source_id : request.target_id]);
  if (!(await answerRequest(call.db, call.appId, request.id, { status, now: call.now }))) {
    throw answered(call);
  }
  return { friendRequest: friendRequestReply({ ...request, status }) };
}

/** @throws 404 where it is none, or between others */
async function requireRequest(
  call: Call,
  id: string,
  side: Partial<Pick<FriendRequestRow, 'source_id' | 'target_id'>> = {},
): Promise<FriendRequestRow> {
  const row = await findRequest(call.db, call.appId, id);
  const isOfSide = (key: 'source_id' | 'target_id') => side[key] === undefined || side[key] === row?.[key];
  if (row === undefined || !isOfSide('source_id') || !isOfSide('target_id')) {
    throw call.refuse('not-found', 'friend request not found');
  }
  return row;
}

const full = (call: Call) => call.refuse('precondition', 'no room for another friend', { code: 80_001 });
const answered = (call: Call) => call.refuse('precondition', 'the request is answered already');
