// Logins that end with a proof from outside: a phone number that took a code, or somebody a provider vouches for. Whoever
// checks the proof calls one of these in its transaction.
import type { Call } from '#kernel/call/call';
import { sealPrivate, searchHash } from '../private/private.ts';
import {
  deleteUser,
  findByPhone,
  findIdentity,
  findUser,
  insertIdentity,
  type UserRow,
  updateUser,
} from '../store/users.ts';
import { type Came, newUser, userLogin } from './sign-in.ts';

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

export interface Vouched {
  readonly provider: string;
  readonly subject: string;
  readonly displayName?: string;
}

/**
 * Signs in whom a provider knows, and makes the user where there is none.
 * @throws 90108
 */
export async function loginByProvider(
  call: Call,
  { provider, subject, displayName = '' }: Vouched,
  came: Omit<Came, 'method' | 'provider'>,
) {
  const { db, appId, now } = call;
  const known = await findIdentity(db, appId, provider, subject);
  const made = known === undefined ? await newUser(call, { displayName }) : undefined;
  const isNew =
    made !== undefined &&
    (await insertIdentity(db, { app_id: appId, provider, subject, user_id: made, created_at: now }));
  if (made !== undefined && !isNew) {
    // why: another call was quicker, and its user is the one
    await deleteUser(db, appId, made);
  }
  const userId = isNew ? made : (known ?? (await findIdentity(db, appId, provider, subject)));
  const user = userId === undefined ? undefined : await findUser(db, appId, userId);
  return userLogin(call, present(call, user), isNew, { ...came, method: 'OAuth', provider });
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

function present(call: Call, user: UserRow | undefined): UserRow {
  if (user === undefined || user.status === 'Sealed') {
    throw call.refuse('precondition', 'the user was deleted meanwhile');
  }
  return user;
}
