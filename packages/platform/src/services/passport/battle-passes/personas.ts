// How far personas are in battle passes, as developers see it. Source: wire/passport.md 3.8 rows 190 to 193.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { lockPersonas, namesOf, requirePersona } from '../players/store/index.ts';
import { standingReplies } from './replies.ts';
import { requirePass } from './require.ts';
import { findPasses, type PassRow } from './store/passes.ts';
import { deleteProgress, findProgress, listProgress } from './store/progress.ts';

export const personaBattlePasses: Handlers<typeof passport>['personaBattlePasses'] = {
  async search(call) {
    await requireIdDomain(call);
    const { db, appId, now } = call;
    const page = startCountPage(call.input);
    const filter = { personaId: call.input.personaId, battlePass: call.input.slugName };
    const { rows, total } = await listProgress(db, appId, filter, page);
    const slugs = [...new Set(rows.map(({ battle_pass }) => battle_pass))];
    const passes = new Map((await findPasses(db, appId, slugs, now)).map((pass) => [pass.slug_name, pass]));
    const standings = rows.flatMap((row) => {
      const pass = passes.get(row.battle_pass);
      return pass === undefined ? [] : [{ personaId: row.persona_id, pass, row }];
    });
    const names = await namesOf(db, appId, rows);
    const personaBattlePasses = (await standingReplies(call, standings)).map((one) => ({
      ...one,
      personaName: names.get(one.personaId) ?? '',
    }));
    return { personaBattlePasses, start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    const { id: personaId } = await requirePersona(call, call.input.id);
    return standingOf(call, personaId, await requirePass(call, call.input.bp));
  },
  async remove(call) {
    await requireIdDomain(call);
    const { db, appId } = call;
    const { id: personaId } = await requirePersona(call, call.input.id);
    const pass = await requirePass(call, call.input.bp);
    await lockPersonas(db, appId, [personaId]);
    call.note({ target: personaId, before: await standingOf(call, personaId, pass), after: undefined });
    await deleteProgress(db, { appId, battlePass: pass.slug_name, personaId });
    return {};
  },
  async removeAll(call) {
    await requireIdDomain(call);
    const { slug_name: battlePass } = await requirePass(call, call.input.bp);
    const deletedCount = await deleteProgress(call.db, { appId: call.appId, battlePass });
    call.note({ target: battlePass, after: { deletedCount } });
    return { deletedCount };
  },
};

export async function standingOf(call: Call, personaId: string, pass: PassRow) {
  const row = await findProgress(call.db, { appId: call.appId, personaId, battlePass: pass.slug_name });
  const [personaBattlePass] = await standingReplies(call, [{ personaId, pass, row }]);
  if (personaBattlePass === undefined) {
    throw new Error('one standing has one reply');
  }
  return { personaBattlePass };
}
