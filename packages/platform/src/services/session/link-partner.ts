// Links an app with an account at the partner: its owner proves the account by a code of the partner.
// Source: platform-core.md 7.2; wire/cdn-and-platform.md 2.3.1.
import type { session } from '@uos/contract';
import { appReply, requireApp } from '#core/apps/apps';
import type { Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { accountElsewhere } from './login.ts';
import { keepPartnerLink } from './store.ts';

type Link = Extract<Handlers<typeof session>['linkPartner'], (...args: never[]) => unknown>;

// why: the partner is asked before the transaction begins
export const linkPartner: Link = withOwnTransactions(async (call) => {
  const { appId } = call.input;
  // why first: a code is not spent on an app that is none of the caller's
  await requireApp(call, appId, { write: true });
  const account = await accountElsewhere(call, 'partner', call.input);
  return call.db.transaction().execute(async (db) => {
    const within = { ...call, db };
    const app = await requireApp(within, appId, { write: true, lock: true });
    call.note({ before: appReply(call, app), target: app.name });
    await keepPartnerLink(db, {
      app_id: appId,
      partner: account.provider,
      subject: account.subject,
      linked_by: call.actor.id,
      linked_at: call.now,
    });
    const linked = appReply(call, await requireApp(within, appId));
    call.note({ after: linked });
    await call.recordIn(db);
    return linked;
  });
});
