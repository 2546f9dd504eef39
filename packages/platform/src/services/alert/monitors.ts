// Chat groups that are told what happens to an app. Source: platform-core.md 7.8; wire/cdn-and-platform.md 2.3.6.
import type { alert } from '@uos/contract';
import { findApp, requireApp } from '#core/apps/apps';
import type { Handlers } from '#kernel/call/call';
import { offsetCountPage } from '#kernel/call/paging';
import { findMonitor, insertMonitor, listMonitors, type MonitorView, removeMonitor } from './monitor-store.ts';

export const monitors: Handlers<typeof alert>['monitors'] = {
  async list(call) {
    const { appId } = call.input;
    const { user, operator } = call.credentials;
    if (appId !== undefined && (await findApp(call.db, call.credentials, appId)) === undefined) {
      throw call.refuse('not-found', 'failed to get monitors');
    }
    const filter = { appId, memberId: operator === undefined ? user?.id : undefined };
    const { rows, total } = await listMonitors(call.db, filter, offsetCountPage(call.input));
    return { TotalCount: total, Items: rows.map(reply) };
  },
  async create(call) {
    const { AppId, ChatId, Name, Prefix = '' } = call.input;
    const { id: appId, name } = await requireApp(call, AppId, { write: true });
    const id = call.ports.ids.uuid();
    const row = { id, app_id: appId, chat_id: ChatId, name: Name, prefix: Prefix, created_at: call.now };
    await insertMonitor(call.db, row);
    call.note({ appId, target: Name });
    return reply({ ...row, app_name: name });
  },
  async remove(call) {
    const found = await findMonitor(call.db, call.input.Id);
    const app = found === undefined ? undefined : await findApp(call.db, call.credentials, found.app_id);
    if (found === undefined || app === undefined) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['no such monitor'] });
    }
    if (app.role !== 'owner') {
      throw call.refuse('denied', 'permission denied', { details: ['only the owner of the app may do this'] });
    }
    await removeMonitor(call.db, found.id);
    call.note({ appId: found.app_id, target: found.name, before: reply(found), after: undefined });
    return {};
  },
};

function reply(row: MonitorView) {
  return {
    Id: row.id,
    AppId: row.app_id,
    ProjectName: row.app_name,
    ChatId: row.chat_id,
    Name: row.name,
    Prefix: row.prefix,
    CreatedAt: row.created_at,
  };
}
