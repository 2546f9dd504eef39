// What players agree to: documents whose version rises with their words, and who agreed to which.
// Source: wire/passport.md 3.1 rows 13-16, 4; acceptance is ours.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../../id-domains.ts';
import { requireUser } from '../../players/store/index.ts';
import {
  acceptedTerms,
  acceptTerms,
  deleteTerms,
  enabledTerms,
  findTerms,
  insertTerms,
  listTerms,
  raiseTermsVersion,
  type TermsRow,
  updateTerms,
} from './terms-store.ts';

export const termsOfService: Handlers<typeof passport>['termsOfService'] = {
  async list(call) {
    await requireIdDomain(call);
    const page = startCountPage(call.input);
    const { rows, total } = await listTerms(call.db, call.appId, page);
    return { tos: rows.map(termsReply), start: page.offset, count: page.limit, total };
  },
  async create(call) {
    await requireIdDomain(call);
    const { title, content, links = [], enabled = true } = call.input;
    const id = call.ports.ids.uuid();
    await insertTerms(call.db, {
      ...{ app_id: call.appId, id, title, content, links: json(links.map((one) => ({ ...one }))), version: 1, enabled },
      ...{ created_at: call.now, modified_at: call.now },
    });
    await raiseTermsVersion(call.db, call.appId);
    return reply(call, id);
  },
  async update(call) {
    await requireIdDomain(call);
    const { id, title, content, links, enabled } = call.input;
    const before = await reply(call, id);
    await updateTerms(call.db, call.appId, id, {
      title,
      content,
      links: links === undefined ? undefined : json(links.map((one) => ({ ...one }))),
      enabled,
      modified_at: call.now,
    });
    const after = await reply(call, id);
    if (after.tos.version !== before.tos.version || after.tos.enabled !== before.tos.enabled) {
      await raiseTermsVersion(call.db, call.appId);
    }
    call.note({ target: after.tos.title, before, after });
    return after;
  },
  async remove(call) {
    await requireIdDomain(call);
    const before = await reply(call, call.input.id);
    await deleteTerms(call.db, call.appId, call.input.id);
    await raiseTermsVersion(call.db, call.appId);
    call.note({ target: before.tos.title, before, after: undefined });
    return {};
  },
};

export const playerTermsOfService: Handlers<typeof passport>['playerTermsOfService'] = {
  async list(call) {
    await requireIdDomain(call);
    const rows = await enabledTerms(call.db, call.appId);
    return { tos: rows.map(termsReply), total: rows.length };
  },
  async accept(call) {
    await requireIdDomain(call);
    const { id: termsId, version } = call.input;
    const { id: userId } = await requireUser(call, ownUser(call));
    const { tos } = await reply(call, termsId);
    if (!(await acceptTerms(call.db, { appId: call.appId, userId, termsId, version, now: call.now }))) {
      throw call.refuse('precondition', tos.enabled ? `the document has version ${tos.version}` : 'not shown any more');
    }
    return answered(call, userId);
  },
  async accepted(call) {
    await requireIdDomain(call);
    const { id: userId } = await requireUser(call, ownUser(call));
    return answered(call, userId);
  },
};

async function answered(call: Call, userId: string) {
  const rows = await acceptedTerms(call.db, call.appId, userId);
  const acceptances = rows.map((row) => ({
    tosID: row.terms_id,
    version: row.version,
    isCurrent: row.version === row.current,
    acceptedAt: row.accepted_at,
  }));
  return { acceptances, total: acceptances.length };
}

function ownUser({ principal }: Call): string {
  return principal.kind === 'player' ? principal.userId : '';
}

async function reply(call: Call, id: string) {
  const row = await findTerms(call.db, call.appId, id);
  if (row === undefined) {
    throw call.refuse('not-found', 'tos not found');
  }
  return { tos: termsReply(row) };
}

function termsReply(row: TermsRow) {
  return {
    id: row.id,
    idDomainID: row.app_id,
    title: row.title,
    content: row.content,
    links: row.links,
    version: row.version,
    enabled: row.enabled,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}
