// Mail as developers send and see it, and what became of it. Source: wire/passport.md 2.6, 3.7 rows 151-156.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { once } from '../economy/keys.ts';
import { requireIdDomain } from '../id-domains.ts';
import { findRealm } from '../store/realms.ts';
import { messageReply, recordReply } from './replies.ts';
import { NOBODY, noTemplate, openRecord, sendToPersonas } from './send.ts';
import { findMessage, listMessages, takeBack } from './store/messages.ts';
import { findRecord, funnelsOf, listRecords, markRecalled, type RecordRow, readersOf } from './store/records.ts';
import { keepTemplate, type TemplateRow } from './store/templates.ts';

export const inboxMessages: Handlers<typeof passport>['inboxMessages'] = {
  send: once('inboxMessages.send', async (call) => {
    await requireIdDomain(call);
    const { templateSlugName, personaId, realmID } = call.input;
    const template = await keptTemplate(call, templateSlugName);
    refuseOtherScope(call, template, { personaId, realmID });
    if (personaId !== undefined) {
      const sent = await sendToPersonas(call, template, [{ personaId }]);
      const [failed] = sent.failed;
      if (failed !== undefined) {
        throw failed.message === NOBODY
          ? call.refuse('not-found', failed.message)
          : call.refuse('precondition', failed.message, { code: 80_001 });
      }
      const message = await findMessage(call.db, call.appId, sent.messageIds.get(personaId.toLowerCase()) ?? '');
      return { reply: { ...(await reply(call, sent.recordId)), message: message && messageReply(message) } };
    }
    if (realmID !== undefined && (await findRealm(call.db, call.appId, realmID)) === undefined) {
      throw call.refuse('not-found', 'realm not found');
    }
    const realmId = realmID?.toLowerCase();
    const recordId = await openRecord(call, template, realmId === undefined ? {} : { realmId, targets: [realmId] });
    return { reply: { ...(await reply(call, recordId)), message: undefined } };
  }),
  sendMany: once('inboxMessages.sendMany', async (call) => {
    await requireIdDomain(call);
    const { templateSlugName, personaIds } = call.input;
    const template = await keptTemplate(call, templateSlugName);
    if (template.scope !== 'Persona') {
      throw invalid(call, `templateSlugName: is of scope ${template.scope}, and only Persona names its readers`);
    }
    const { recordId, failed } = await sendToPersonas(
      call,
      template,
      personaIds.map((personaId) => ({ personaId })),
    );
    // why: a sending to nobody at all is a mistake in the ids, and is not kept
    if (
      failed.filter(({ message }) => message === NOBODY).length ===
      new Set(personaIds.map((id) => id.toLowerCase())).size
    ) {
      throw call.refuse('not-found', NOBODY);
    }
    return { reply: { ...(await reply(call, recordId)), failed: [...failed] } };
  }),
  async search(call) {
    await requireIdDomain(call);
    const { personaId, recordId, templateSlugName, status } = call.input;
    const page = startCountPage(call.input);
    const filter = { personaId, recordId, template: templateSlugName, status };
    const { rows, total } = await listMessages(call.db, call.appId, filter, page);
    return { messages: rows.map(messageReply), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    const row = await findMessage(call.db, call.appId, call.input.id);
    if (row === undefined) {
      throw call.refuse('not-found', 'message not found');
    }
    return { message: messageReply(row) };
  },
};

export const inboxRecords: Handlers<typeof passport>['inboxRecords'] = {
  async search(call) {
    await requireIdDomain(call);
    const { id, templateSlugName, from, to } = call.input;
    const page = startCountPage(call.input);
    const filter = { id, template: templateSlugName, from, to, now: call.now };
    const { rows, total } = await listRecords(call.db, call.appId, filter, page);
    return { records: await recordReplies(call, rows), start: page.offset, count: page.limit, total };
  },
  async recall(call) {
    await requireIdDomain(call);
    const { id } = call.input;
    const before = await reply(call, id);
    // why first: who receives it beside us sees the mark, or has come and loses the message
    if (!(await markRecalled(call.db, call.appId, id, call.now))) {
      throw call.refuse('precondition', 'the record is Recalled');
    }
    const recalledCount = await takeBack(call.db, call.appId, id);
    call.note({ target: before.record.templateName, before, after: await reply(call, id) });
    return { recalledCount };
  },
};

async function reply(call: Call, id: string) {
  const row = await findRecord(call.db, call.appId, id, call.now);
  if (row === undefined) {
    throw call.refuse('not-found', 'record not found');
  }
  const [record] = await recordReplies(call, [row]);
  if (record === undefined) {
    throw new Error('a row has a reply');
  }
  return { record };
}

/** As many as one sending may name; of prizes there may be more. */
const MOST_TARGETS = 1000;

async function recordReplies({ db, appId, now }: Call, rows: readonly RecordRow[]) {
  const ids = rows.map(({ id }) => id);
  const bare = rows.filter(({ scope, targets }) => scope === 'Persona' && targets.length === 0).map(({ id }) => id);
  const funnels = await funnelsOf(db, appId, ids, now);
  const readers = await readersOf(db, appId, bare, MOST_TARGETS);
  return rows.map((row) => recordReply(row, { funnel: funnels.get(row.id), readers: readers.get(row.id) }, now));
}

async function keptTemplate(call: Call, slug: string): Promise<TemplateRow> {
  const template = await keepTemplate(call.db, call.appId, slug);
  if (template === undefined) {
    throw noTemplate();
  }
  return template;
}

/** @throws 30001 unless exactly what the scope of the template needs is named */
function refuseOtherScope(
  call: Call,
  { scope }: TemplateRow,
  { personaId, realmID }: { readonly personaId: string | undefined; readonly realmID: string | undefined },
): void {
  if ((personaId !== undefined) !== (scope === 'Persona')) {
    throw invalid(call, `personaId: ${scope === 'Persona' ? 'needed with' : 'not for'} a template of scope ${scope}`);
  }
  if ((realmID !== undefined) !== (scope === 'Realm')) {
    throw invalid(call, `realmID: ${scope === 'Realm' ? 'needed with' : 'not for'} a template of scope ${scope}`);
  }
}

const invalid = (call: Pick<Call, 'refuse'>, detail: string) =>
  call.refuse('invalid', 'invalid parameters', { details: [detail] });
