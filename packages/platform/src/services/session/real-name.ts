// Real-name verification: the number has to be one, and a person is verified once.
// Source: platform-core.md 3.2; wire/cdn-and-platform.md 2.3.1.
import type { session } from '@uos/contract';
import { parseIdCard } from '@uos/contract/rules';
import { findUser, userReply } from '#core/users/users';
import type { Handlers } from '#kernel/call/call';
import { keepRealName } from './store.ts';

type Verify = Extract<Handlers<typeof session>['verifyRealName'], (...args: never[]) => unknown>;

export const verifyRealName: Verify = async (call) => {
  const { Name, IdCard, Phone = '' } = call.input;
  const { user } = call.credentials;
  if (user === undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['operators have no real name here'] });
  }
  if (Name.trim() === '' || parseIdCard(IdCard).value === undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['IdCard: not a valid identity-card number'] });
  }
  const { seal } = call.ports;
  const isKept = await keepRealName(call.db, {
    user_id: user.id,
    name: seal.seal(Name.trim(), `real_names/${user.id}/name`),
    id_card: seal.seal(IdCard.toUpperCase(), `real_names/${user.id}/id_card`),
    phone: seal.seal(Phone, `real_names/${user.id}/phone`),
    verified_at: call.now,
  });
  if (!isKept) {
    throw call.refuse('invalid', 'invalid parameters', {
      details: ['verified already; an operator can allow it anew'],
    });
  }
  call.note({ target: user.name, after: { isRealNameVerified: 'true' } });
  const found = await findUser(call.db, user.id);
  if (found === undefined) {
    throw call.refuse('unauthenticated', 'no session info');
  }
  return userReply(found, call.ports.config);
};
