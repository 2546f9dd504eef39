// Operators and billing administrators sign in with a name and a password: those of the directory where the platform
// has one, else those of its own table. Source: platform-core.md 2.10, 6.
import type { session } from '@uos/contract';
import { signIn } from '#core/identity/sign-in';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { DirectoryAwayError, type DirectoryRole } from '#kernel/who/directory';
import { type Attempt, countAttempt, forgiveAttempt } from '#kernel/who/login-limits';
import { hashPassword, isOutdated, verifyPassword } from '#kernel/who/password';
import { findOperator, keepOperatorHash } from './store.ts';

type Login<Name extends 'adminLogin' | 'billingLogin'> = Extract<
  Handlers<typeof session>[Name],
  (...args: never[]) => unknown
>;

export const adminLogin: Login<'adminLogin'> = withOwnTransactions(async (call) => {
  const { login, role } = await enter(call, 'operator', ['admin', 'partner-admin']);
  return { UserName: login, Kind: role };
});

export const billingLogin: Login<'billingLogin'> = withOwnTransactions(async (call) => {
  const { login } = await enter(call, 'billing', ['billing']);
  return { UserName: login };
});

interface Person<Role> {
  readonly login: string;
  readonly name: string;
  readonly role: Role;
}

type LoginCall = Call<{ readonly Username: string; readonly Password: string }>;

/** Signs in who has that name and password and one of the roles; the first role counts. One text for all that is wrong. */
async function enter<Role extends DirectoryRole>(
  call: LoginCall,
  kind: Attempt['kind'],
  roles: readonly Role[],
): Promise<Person<Role>> {
  const attempt: Attempt = { kind, login: call.input.Username, address: call.remoteAddress };
  await refuseTooMany(call, attempt);
  const person = await (call.ports.directory === undefined ? fromTable(call, roles) : fromDirectory(call, roles));
  if (person === undefined) {
    throw call.refuse('invalid', 'invalid username or password');
  }
  const { login, name, role } = person;
  await call.db.transaction().execute(async (db) => {
    await forgiveAttempt(db, call.ports.clock.now(), attempt);
    await signIn({ ...call, db }, { kind: role, subject: login, name });
  });
  return person;
}

async function fromTable<Role extends DirectoryRole>(
  { db, input }: LoginCall,
  roles: readonly Role[],
): Promise<Person<Role> | undefined> {
  const found = await findOperator(db, input.Username, roles);
  const right = await verifyPassword(input.Password, found?.password_hash);
  const role = roles.find((one) => one === found?.kind);
  if (right && found !== undefined && isOutdated(found.password_hash)) {
    await keepOperatorHash(db, found.login, await hashPassword(input.Password));
  }
  return right && found !== undefined && role !== undefined
    ? { login: found.login, name: found.name, role }
    : undefined;
}

async function fromDirectory<Role extends DirectoryRole>(
  { ports, input, requestId }: LoginCall,
  roles: readonly Role[],
): Promise<Person<Role> | undefined> {
  try {
    const found = await ports.directory?.check(input.Username, input.Password);
    const role = roles.find((one) => found?.roles.has(one));
    return found === undefined || role === undefined ? undefined : { login: found.login, name: found.name, role };
  } catch (error) {
    if (!(error instanceof DirectoryAwayError)) {
      throw error;
    }
    ports.log.error({ requestId, reason: reasonOf(error.cause) }, 'the directory of operators cannot be asked');
    throw styles.platform.refuse('precondition', 'request err', {
      details: ['the directory of operators does not answer'],
    });
  }
}

/** Only names and codes: a directory's own message may quote what was sent to it. */
function reasonOf(cause: unknown): string {
  const { name, code } = cause as { readonly name?: string; readonly code?: string | number };
  return [name, code].filter((part) => part !== undefined).join(' ');
}

async function refuseTooMany(call: LoginCall, attempt: Attempt): Promise<void> {
  const waitSeconds = await countAttempt(call.db, call.ports.clock.now(), attempt);
  if (waitSeconds > 0) {
    throw styles.platform.common['too-many'](`too many failed logins, try again in ${waitSeconds} s`, {
      headers: { 'Retry-After': String(waitSeconds) },
    });
  }
}
