// What a phone number that took a code is good for: a login, or a number of one's own. Whoever checks the code calls one of
// these in its transaction.
import type { Call } from '#kernel/call/call';
import { sealPrivate, searchHash } from '../private/private.ts';
import { claimIdentity, findIdentity } from '../store/identities.ts';
import { deleteUser, findByPhone, findUser, type UserRow, updateUser } from '../store/users.ts';
import { type Came, newUser, userLogin } from './sign-in.ts';

const NAME_LENGTH = 64;

/**
 * Signs in whoever has that number, and makes the user where there is none.
 * @throws 90108
 */
export async function loginByPhone(call: Call, phoneNumber: string, came: Omit<Came, 'method'>) {
  const { db, appId, ports } = call;
  const phoneHash = await searchHash({ db, seal: ports.seal }, appId, 'phone', phoneNumber);
  const found = await findByPhone(db, appId, phoneHash);
  const id = ports.ids.uuid();
  const phone = sealPrivate(ports, 'phone', id, phoneNumber);
  const made = found === undefined ? await newUser(call, { id, phone, phoneHash }) : undefined;
  const user = found ?? (await findByPhone(db, appId, phoneHash));
  return userLogin(call, present(call, user), made !== undefined, { ...came, method: 'Phone' });
}

/** An account at a provider; `family` is one for the same provider in apps and on pages. */
export interface Vouched {
  readonly family: string;
  readonly account: ProviderAccount;
}

/** What a provider says of a player. */
interface ProviderAccount {
  /** Ids that all mean the player. */
  readonly subjects: readonly string[];
  readonly name: string;
  readonly avatarUrl: string;
}

/**
 * Signs in whoever a provider vouches for, and makes the user where there is none; two at once make one.
 * @throws 90108
 */
export async function loginByAccount(call: Call, { family, account }: Vouched, came: Omit<Came, 'method'>) {
  const { db, appId, now } = call;
  const place = { appId, provider: family, subjects: account.subjects };
  const known = await findIdentity(db, place);
  const made =
    known === undefined ? await newUser(call, { displayName: account.name.slice(0, NAME_LENGTH) }) : undefined;
  if (made !== undefined && account.avatarUrl !== '') {
    await updateUser(db, appId, made, { avatar_url: account.avatarUrl });
  }
  const mine = known ?? made ?? '';
  const owner = await claimIdentity(db, { ...place, userId: mine, now });
  if (made !== undefined && owner !== made) {
    // why: another login of the same account was quicker, and nobody has seen this user yet
    await deleteUser(db, appId, made);
  }
  const user = present(call, await findUser(db, appId, owner));
  return userLogin(call, user, owner === made, { ...came, method: 'OAuth' });
}

/**
 * Binds a number that took a code to a user.
 * @throws 60001 where somebody else has it
 */
export async function bindPhone(call: Call, userId: string, phoneNumber: string): Promise<void> {
  const { db, appId, ports, now } = call;
  const phone_hash = await searchHash({ db, seal: ports.seal }, appId, 'phone', phoneNumber);
  const phone = sealPrivate(ports, 'phone', userId, phoneNumber);
  const outcome = await updateUser(db, appId, userId, { phone, phone_hash, modified_at: now });
  if (outcome === 'phone-taken') {
    throw call.refuse('exists', 'the phone number belongs to another user');
  }
}

/**
 * Links an account at a provider to a user.
 * @throws 60001 where it is somebody else's
 */
export async function linkAccount(call: Call, userId: string, { family, account }: Vouched): Promise<void> {
  const { db, appId, now } = call;
  const owner = await claimIdentity(db, { appId, provider: family, subjects: account.subjects, userId, now });
  if (owner !== userId) {
    throw call.refuse('exists', 'the account belongs to another user');
  }
}

function present(call: Call, user: UserRow | undefined): UserRow {
  if (user === undefined || user.status === 'Sealed') {
    throw call.refuse('precondition', 'the user was deleted meanwhile');
  }
  return user;
}
