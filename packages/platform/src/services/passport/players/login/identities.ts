// What a phone number that took a code is good for: a login, or a number of one's own. Whoever checks the code calls one of
// these in its transaction.
import type { Call } from '#kernel/call/call';
import { sealPrivate, searchHash } from '../private/private.ts';
import { findByPhone, type UserRow, updateUser } from '../store/users.ts';
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
