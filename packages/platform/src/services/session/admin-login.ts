// Operators sign in with a name and a password of their own; the account table stands in for the directory.
import type { session } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call';
import { platformRefusal, styles } from '#kernel/errors';
import { type Attempt, countAttempt, forgiveAttempt } from '#kernel/login-limits';
import { verifyPassword } from '#kernel/password';
import { signIn } from '#kernel/sign-in';
import { findOperator } from './store.ts';

type AdminLogin = Extract<Handlers<typeof session>['adminLogin'], (...args: never[]) => unknown>;

export const adminLogin: AdminLogin = async (call) => {
  const { Username, Password } = call.input;
  const attempt: Attempt = { kind: 'operator', login: Username, address: call.remoteAddress };
  await refuseTooMany(call, attempt);
  const operator = await findOperator(call.db, Username);
  if (!(await verifyPassword(Password, operator?.password_hash)) || operator === undefined) {
    throw platformRefusal('invalid username or password', { keepWrites: true });
  }
  await forgiveAttempt(call.db, attempt);
  const kind = operator.kind === 'admin' ? 'admin' : 'partner-admin';
  await signIn(call, { kind, subject: operator.login, name: operator.name });
  return { UserName: operator.login, Kind: kind };
};

async function refuseTooMany(call: Call, attempt: Attempt): Promise<void> {
  const waitSeconds = await countAttempt(call.db, call.ports.clock.now(), attempt);
  if (waitSeconds > 0) {
    throw styles.platform.common['too-many'](`too many failed logins, try again in ${waitSeconds} s`, {
      headers: { 'Retry-After': String(waitSeconds) },
      keepWrites: true,
    });
  }
}
