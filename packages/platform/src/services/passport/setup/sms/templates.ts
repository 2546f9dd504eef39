// Texts of the messages that carry codes: reviewed by operators, one of each type in use.
// Source: wire/passport.md 3.1 rows 8-12.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../../id-domains.ts';
import { lockIdDomain } from '../../store/id-domains.ts';
import {
  deleteTemplate,
  enableTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  type TemplateRow,
  updateTemplate,
} from './template-store.ts';

export const smsTemplates: Handlers<typeof passport>['smsTemplates'] = {
  async list(call) {
    const { idDomainID = call.appId } = call.input;
    if (idDomainID.toLowerCase() !== call.appId) {
      throw call.refuse('not-found', 'Id Domain not found');
    }
    await requireIdDomain(call);
    const page = startCountPage(call.input);
    const { rows, total } = await listTemplates(call.db, call.appId, page);
    return { smsTemplates: rows.map(templateReply), start: page.offset, count: page.limit, total };
  },
  async create(call) {
    await requireIdDomain(call);
    const { name, type, signature, content } = call.input;
    const id = call.ports.ids.uuid();
    await insertTemplate(call.db, {
      ...{ app_id: call.appId, id, name, type, signature, content, status: 'Reviewing', fail_reason: '' },
      ...{ enabled: false, created_at: call.now, modified_at: call.now },
    });
    return reply(call, id);
  },
  async update(call) {
    await requireIdDomain(call);
    const { id, name, type, signature, content, status, failReason } = call.input;
    const isVerdict = status !== undefined || failReason !== undefined;
    if (isVerdict && call.role !== 'operator') {
      throw call.refuse('denied', 'permission denied', { details: ['status and failReason are set by operators'] });
    }
    await lockIdDomain(call.db, call.appId);
    const before = templateReply(await requireTemplate(call, id));
    const words = { name, type, signature, content };
    const isChanged = Object.values(words).some((value) => value !== undefined);
    const next = status ?? (isChanged && !isVerdict ? 'Reviewing' : undefined);
    await updateTemplate(call.db, call.appId, id, {
      ...words,
      status: next,
      fail_reason: failReason ?? (next === undefined || next === 'Failed' ? undefined : ''),
      // why: what is sent has passed its review, in the words it has now
      enabled: next === undefined || next === 'Available' ? undefined : false,
      modified_at: call.now,
    });
    const after = await reply(call, id);
    call.note({ target: before.name, before: { smsTemplate: before }, after });
    return after;
  },
  async remove(call) {
    await requireIdDomain(call);
    const { id } = call.input;
    const template = await requireTemplate(call, id);
    call.note({ target: template.name, before: { smsTemplate: templateReply(template) }, after: undefined });
    if (!(await deleteTemplate(call.db, call.appId, id))) {
      throw call.refuse('precondition', 'the template is enabled');
    }
    return {};
  },
  async enable(call) {
    await requireIdDomain(call);
    // why: two at once could otherwise each switch off what the other has not switched on yet
    await lockIdDomain(call.db, call.appId);
    const template = await requireTemplate(call, call.input.id);
    if (!(await enableTemplate(call.db, template, call.now))) {
      throw call.refuse('precondition', `the template is ${template.status}`);
    }
    const after = await reply(call, template.id);
    call.note({ target: template.name, before: { smsTemplate: templateReply(template) }, after });
    return after;
  },
};

async function requireTemplate(call: Call, id: string): Promise<TemplateRow> {
  const row = await findTemplate(call.db, call.appId, id);
  if (row === undefined) {
    throw call.refuse('not-found', 'smstemplate not found');
  }
  return row;
}

async function reply(call: Call, id: string) {
  return { smsTemplate: templateReply(await requireTemplate(call, id)) };
}

function templateReply(row: TemplateRow) {
  return {
    id: row.id,
    idDomainID: row.app_id,
    name: row.name,
    type: row.type,
    signature: row.signature,
    content: row.content,
    status: row.status,
    failReason: row.fail_reason,
    enabled: row.enabled,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}
