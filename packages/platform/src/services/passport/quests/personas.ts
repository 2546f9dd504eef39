// Quests of personas, as developers and players read them. Source: wire/passport.md 3.8 rows 205 and 206, 4.
import type { InputOf, passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { requirePersona } from '../players/store/index.ts';
import { personaQuestReplies } from './replies.ts';
import { periodOf } from './rules.ts';
import { rollQuests } from './store/progress.ts';
import { listQuests, shownQuests } from './store/quests.ts';

type PersonaQuests = typeof passport.tree.personaQuests;

export const personaQuests: Handlers<typeof passport>['personaQuests'] = {
  async search(call) {
    await requireIdDomain(call);
    const { id } = await requirePersona(call, call.input.id);
    return searchOf(call, id);
  },
  async fetch(call) {
    await requireIdDomain(call);
    const { id } = await requirePersona(call, call.input.id);
    return fetchOf(call, id);
  },
};

/** Quests that players see, in the period of now; nothing is written. */
export async function searchOf(call: Call<Omit<InputOf<PersonaQuests['search']>, 'id'>>, personaId: string) {
  const { slugName: slug, type } = call.input;
  const page = startCountPage(call.input);
  const { rows, total } = await listQuests(call.db, call.appId, { slug, type, isShown: true }, page);
  const quests = await personaQuestReplies(call, personaId, rows);
  return { quests, start: page.offset, count: page.limit, total };
}

/** The same, of all or of some, and the periods that are due begin. */
export async function fetchOf(call: Call<Omit<InputOf<PersonaQuests['fetch']>, 'id'>>, personaId: string) {
  const { db, appId, now } = call;
  const rows = await shownQuests(db, appId, call.input.slugNames);
  const due = rows.map((row) => ({ id: row.id, start: periodOf(row, now).start }));
  await rollQuests(db, { appId, personaId, now }, due);
  const quests = await personaQuestReplies(call, personaId, rows);
  return { quests, total: quests.length };
}
