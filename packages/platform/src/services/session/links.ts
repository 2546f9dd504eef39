// Accounts at the partner and at the social network that sign a user in who is there already: the user proves each by a
// code of its provider while signed in here. One account at each provider.
import type { session } from '@uos/contract';
import { PARTNER, partnerOf, socialOf } from '#core/external/providers';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import type { Ports } from '#kernel/ports';
import { accountElsewhere, isOwnLogin } from './login.ts';
import { deleteLink, insertLink, type LinkedIdentity, listLinks, lockUser, renameUser } from './store.ts';

type Links = Handlers<typeof session>['links'];
type Create = Extract<Links['create'], (...args: never[]) => unknown>;

// why: the provider is asked before the transaction begins
const create: Create = withOwnTransactions(async (call) => {
  const userId = userOf(call);
  const { provider, subject } = await accountElsewhere(call, call.input.Provider, call.input);
  return call.db.transaction().execute(async (db) => {
    await lockUser(db, userId);
    const linked = (await listLinks(db, userId)).find((one) => one.provider === provider);
    if (linked !== undefined && linked.subject !== subject) {
      throw refusal('Provider: another account there is linked already');
    }
    const row = linked ?? { provider, subject, user_id: userId, created_at: call.now, last_used_at: call.now };
    if (!(await insertLink(db, row))) {
      throw refusal('Code: the account signs in somebody else');
    }
    call.note({ target: provider, after: { Provider: provider } });
    await call.recordIn(db);
    return reply(call.ports, row);
  });
});

export const links: Links = {
  async list(call) {
    const rows = await listLinks(call.db, userOf(call));
    return { Items: rows.map((row) => reply(call.ports, row)) };
  },
  create,
  async remove(call) {
    const { provider } = call.input;
    const userId = userOf(call);
    const login = await lockUser(call.db, userId);
    const others = (await listLinks(call.db, userId)).filter((one) => one.provider !== provider);
    if (others.length === 0 && !isOwnLogin(login)) {
      throw refusal('provider: nothing else would sign the user in');
    }
    if (!(await deleteLink(call.db, userId, provider))) {
      throw refusal('provider: no account there is linked');
    }
    if (!isOwnLogin(login)) {
      // why: the name was made from the account, and the account's next sign-in would find the user by it
      await renameUser(call.db, userId, `${provider}:${call.ports.ids.hex(16)}`);
    }
    call.note({ target: provider, before: { Provider: provider }, after: undefined });
    return {};
  },
};

function userOf({ credentials }: Call): string {
  if (credentials.user === undefined) {
    throw refusal('operators sign in with their own name');
  }
  return credentials.user.id;
}

function reply(ports: Ports, { provider, created_at, last_used_at }: LinkedIdentity) {
  const social = socialOf(ports);
  const Name = provider === PARTNER ? partnerOf(ports)?.name : social?.slug === provider ? social.name : undefined;
  return { Provider: provider, Name: Name ?? '', CreatedAt: created_at, LastUsedAt: last_used_at };
}

function refusal(detail: string) {
  return styles.platform.refuse('invalid', 'invalid parameters', { details: [detail] });
}
