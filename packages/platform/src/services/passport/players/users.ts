// Users as developers look after them. Source: wire/passport.md 3.2 rows 36-43.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { ban, banActions, unban } from './bans/bans.ts';
import { refuseUnfit } from './checks.ts';
import { sealPrivate, searchHash } from './private/private.ts';
import { withRealName } from './real-name.ts';
import { forHistory, personaReplies, userReplies, userReply } from './replies.ts';
import { requireUser } from './require.ts';
import { statusAt } from './rules.ts';
import { sealUser } from './sealing.ts';
import { personasOfUser } from './store/personas.ts';
import { listUsers } from './store/search.ts';
import { countByIdNumber, lockUser, updateUser } from './store/users.ts';

type Users = Handlers<typeof passport>['users'];

export const users: Omit<Users, 'clearScores' | 'tags' | 'tag' | 'untag'> = {
  async search(call) {
    await requireIdDomain(call);
    const { input, db, ports, appId, now } = call;
    const hash = (column: 'phone' | 'email', text: string | undefined) =>
      text === undefined ? undefined : searchHash({ db, seal: ports.seal }, appId, column, text);
    const page = startCountPage(input);
    const filter = {
      id: input.userID,
      externalId: input.externalUserID,
      name: input.displayName === undefined ? undefined : likePart(input.displayName),
      phoneHash: await hash('phone', input.phoneNumber),
      emailHash: await hash('email', input.email),
      status: input.status,
      tagId: input.tagID,
      ageGroup: input.ageGroup,
      isVerified: input.isRealNameVerified,
      sameIdNumberAs: input.sameIdCardAs,
      from: input.from,
      to: input.to,
      now,
    };
    const { rows, total } = await listUsers(db, appId, filter, page);
    return { users: await userReplies(call, rows), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    const row = await requireUser(call, call.input.id);
    const personas = await personasOfUser(call.db, call.appId, row.id);
    return {
      user: await userReply(call, row),
      personas: await personaReplies(call, personas),
      sameIdCardCount: row.id_number_hash === null ? 0 : await countByIdNumber(call.db, call.appId, row.id_number_hash),
    };
  },
  async update(call) {
    const { id, displayName, avatarUrl, email, properties, status } = call.input;
    const { db, ports, appId, now } = call;
    await refuseUnfit(call, { displayName, properties });
    return changed(call, id, async () => {
      const row = await requireUser(call, id);
      await updateUser(db, appId, id, {
        display_name: displayName,
        avatar_url: avatarUrl,
        properties: properties === undefined ? undefined : json({ ...properties }),
        modified_at: now,
        ...(email !== undefined && {
          email: sealPrivate(ports, 'email', id, email),
          email_hash: email === '' ? null : await searchHash({ db, seal: ports.seal }, appId, 'email', email),
        }),
      });
      if (status !== undefined && status !== statusAt(row, now)) {
        await (status === 'Banned' ? ban({ ...call, input: {} }, 'user', id) : unban(call, 'user', id));
      }
    });
  },
  setRealName: withRealName(
    (call) => call.input.id,
    (call, id, write) => changed(call, id, write),
  ),
  async remove(call) {
    await requireIdDomain(call);
    const row = await requireUser(call, call.input.id);
    call.note({ target: row.id, before: forHistory(await userReply(call, row)), after: undefined });
    if (!(await sealUser(call, row.id))) {
      throw call.refuse('not-found', 'user not found');
    }
    return {};
  },
  ban: (call) => changed(call, call.input.id, () => ban(call, 'user', call.input.id)),
  unban: (call) => changed(call, call.input.id, () => unban(call, 'user', call.input.id)),
  setBanActions: (call) => changed(call, call.input.id, () => banActions(call, call.input.id)),
};

/**
 * Changes a user who is not deleted, and answers it; the history has both without what is private.
 * @throws 404
 */
async function changed<Input>(call: Call<Input>, id: string, change: () => Promise<void>) {
  await requireIdDomain(call);
  const row = await lockUser(call.db, call.appId, id);
  if (row === undefined || row.status === 'Sealed') {
    throw call.refuse('not-found', 'user not found');
  }
  const before = forHistory(await userReply(call, row));
  await change();
  const user = await userReply(call, await requireUser(call, id));
  call.note({ target: id, before, after: forHistory(user) });
  return { user };
}
