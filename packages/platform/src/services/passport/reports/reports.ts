// What players say of players, and what is decided. Source: wire/passport.md 2.7, 3.8 rows 207-209, 4.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { lockPersonas, ownPersona, requirePersona } from '../players/store/index.ts';
import {
  decide,
  deleteReport,
  findReport,
  insertReport,
  isSaidAlready,
  listReported,
  listReports,
  type ReportRow,
  revoke,
} from './store.ts';

/** Within it nobody says the same of the same persona again, unless it was decided. */
const SAME_AGAIN_MS = 24 * 3_600_000;

export const reports: Handlers<typeof passport>['reports'] = {
  async search(call) {
    await requireIdDomain(call);
    const { id, status, category, targetPersonaID, reporterPersonaID, from, to } = call.input;
    const page = startCountPage(call.input);
    const filter = { id, status, category, targetId: targetPersonaID, reporterId: reporterPersonaID, from, to };
    const { rows, total } = await listReports(call.db, call.appId, filter, page);
    return { reports: rows.map(reportReply), start: page.offset, count: page.limit, total };
  },
  async targets(call) {
    await requireIdDomain(call);
    const page = startCountPage(call.input);
    const { rows, total } = await listReported(call.db, call.appId, call.input.status, page);
    const targets = rows.map((row) => ({
      targetPersonaID: row.target_id,
      displayName: row.display_name,
      targetUserID: row.target_user_id,
      reviewingCount: row.reviewing,
      reportCount: row.reports,
      reporterCount: row.reporters,
      categories: row.categories,
      lastReportID: row.last_id,
      lastReportedAt: row.last_at,
    }));
    return { targets, start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    return reply(call, call.input.id);
  },
  async update(call) {
    await requireIdDomain(call);
    const { id, status, result } = call.input;
    const before = await reply(call, id);
    call.note({ target: before.report.category, before });
    const isOpen = status === 'Reviewing';
    const decided = await decide(call.db, call.appId, id, {
      status,
      result: isOpen ? (result ?? '') : result,
      reviewer: isOpen ? '' : call.actor.name,
      reviewed_at: isOpen ? null : call.now,
      modified_at: call.now,
    });
    if (!decided) {
      throw wrongState(call, before.report.status);
    }
    return reply(call, id);
  },
  async remove(call) {
    await requireIdDomain(call);
    const { report } = await reply(call, call.input.id);
    call.note({ target: report.category, before: { report }, after: undefined });
    await deleteReport(call.db, call.appId, report.id);
    return {};
  },
};

export const playerReports: Handlers<typeof passport>['playerReports'] = {
  async create(call) {
    const { id: reporterId } = await ownPersona(call);
    const { targetPersonaID, category, content = '', evidence = [] } = call.input;
    const target = await requirePersona(call, targetPersonaID);
    if (target.status === 'Sealed') {
      throw call.refuse('not-found', 'persona not found');
    }
    if (target.id === reporterId) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['targetPersonaID: is the own persona'] });
    }
    // why held: two that say the same at once would each find that nobody has
    await lockPersonas(call.db, call.appId, [reporterId]);
    const said = { app_id: call.appId, reporter_id: reporterId, target_id: target.id, category };
    const since = new Date(Date.parse(call.now) - SAME_AGAIN_MS).toISOString();
    if (await isSaidAlready(call.db, said, since)) {
      throw call.refuse('exists', 'already reported and under review');
    }
    const id = call.ports.ids.uuid();
    await insertReport(call.db, {
      ...said,
      id,
      target_user_id: target.user_id,
      content,
      evidence: json([...evidence]),
      status: 'Reviewing',
      result: '',
      reviewer: '',
      reviewed_at: null,
      created_at: call.now,
      modified_at: call.now,
    });
    return reply(call, id);
  },
  async revoke(call) {
    const { id: reporterId } = await ownPersona(call);
    const row = await findReport(call.db, call.appId, call.input.id);
    if (row?.reporter_id !== reporterId) {
      throw unknown(call);
    }
    if (!(await revoke(call.db, call.appId, row.id, call.now))) {
      throw wrongState(call, row.status);
    }
    return reply(call, row.id);
  },
};

async function reply(call: Call, id: string) {
  const row = await findReport(call.db, call.appId, id);
  if (row === undefined) {
    throw unknown(call);
  }
  return { report: reportReply(row) };
}

function reportReply(row: ReportRow) {
  return {
    id: row.id,
    idDomainID: row.app_id,
    reporterPersonaID: row.reporter_id,
    targetPersonaID: row.target_id,
    targetUserID: row.target_user_id,
    category: row.category,
    content: row.content,
    evidence: row.evidence,
    status: row.status,
    result: row.result,
    reviewer: row.reviewer,
    ...(row.reviewed_at !== null && { reviewedAt: row.reviewed_at }),
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

const unknown = (call: Call) => call.refuse('not-found', 'report not found');
const wrongState = (call: Call, status: string) => call.refuse('precondition', `the report is ${status}`);
