// Personas as developers look after them. Source: wire/passport.md 3.2 rows 45-51.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { holdBeforeSealing } from '../sealed-hooks.ts';
import { ban, banActions, unban } from './bans/bans.ts';
import { refuseUnfit } from './checks.ts';
import { personaReplies, personaReply } from './replies.ts';
import { requirePersona } from './require.ts';
import { statusAt } from './rules.ts';
import { sealPersona } from './sealing.ts';
import { lockPersonas, updatePersona } from './store/personas.ts';
import { listPersonas } from './store/search.ts';

type Personas = Handlers<typeof passport>['personas'];
type Others = 'clearScores' | 'tags' | 'tag' | 'untag' | 'friends' | 'friendBlacklist' | 'guilds';

export const personas: Omit<Personas, Others> = {
  async search(call) {
    await requireIdDomain(call);
    const { input, db, appId, now } = call;
    const page = startCountPage(input);
    const filter = {
      id: input.personaID,
      userId: input.userID,
      realmId: input.realmID,
      name: input.displayName === undefined ? undefined : likePart(input.displayName),
      status: input.status,
      tagId: input.tagID,
      from: input.from,
      to: input.to,
      now,
    };
    const { rows, total } = await listPersonas(db, appId, filter, page);
    return { personas: await personaReplies(call, rows), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    return { persona: await personaReply(call, await requirePersona(call, call.input.id)) };
  },
  async update(call) {
    const { id, displayName, iconUrl, properties, status } = call.input;
    const { db, appId, now } = call;
    await refuseUnfit(call, { displayName, properties });
    return changed(call, id, async () => {
      const row = await requirePersona(call, id);
      await updatePersona(db, appId, id, {
        display_name: displayName,
        icon_url: iconUrl,
        properties: properties === undefined ? undefined : json({ ...properties }),
        modified_at: now,
      });
      if (status !== undefined && status !== statusAt(row, now)) {
        await (status === 'Banned' ? ban({ ...call, input: {} }, 'persona', id) : unban(call, 'persona', id));
      }
    });
  },
  async remove(call) {
    await requireIdDomain(call);
    const row = await requirePersona(call, call.input.id);
    await holdBeforeSealing(call.db, call.appId, [row.id]);
    call.note({ target: row.id, before: await personaReply(call, row), after: undefined });
    if (!(await sealPersona(call, row.id))) {
      throw call.refuse('not-found', 'persona not found');
    }
    return {};
  },
  ban: (call) => changed(call, call.input.id, () => ban(call, 'persona', call.input.id)),
  unban: (call) => changed(call, call.input.id, () => unban(call, 'persona', call.input.id)),
  setBanActions: (call) => changed(call, call.input.id, () => banActions(call, call.input.id)),
};

/**
 * Changes a persona that is not deleted, and answers it.
 * @throws 404
 */
async function changed<Input>(call: Call<Input>, id: string, change: () => Promise<void>) {
  await requireIdDomain(call);
  const [locked] = await lockPersonas(call.db, call.appId, [id]);
  if (locked === undefined || locked.status === 'Sealed') {
    throw call.refuse('not-found', 'persona not found');
  }
  const before = await personaReply(call, await requirePersona(call, id));
  await change();
  const persona = await personaReply(call, await requirePersona(call, id));
  call.note({ target: id, before, after: persona });
  return { persona };
}
