// The command behind `uos-platform operator`: makes an operator or a billing administrator who signs in with a password
// of the platform's own. The first one of a platform without a directory comes from here. Runs beside platforms on the
// same PostgreSQL; the embedded database has one user at a time.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { randomIds } from '#kernel/keys/ids';
import { systemClock } from '#kernel/time/clock';
import { hashPassword } from '#kernel/who/password';
import type { PlatformOptions } from '../start/main.ts';
import { undoStack } from '../start/open-ports.ts';
import { existingDatabase } from './existing-database.ts';
import { type Language, UsageError } from './serve-texts.ts';

const OPERATOR_KINDS = ['admin', 'partner-admin', 'billing'] as const;

interface OperatorArguments extends PlatformOptions {
  readonly dataFolder: string;
  readonly json: boolean;
  /** What is done, and to whom. */
  readonly operand: string | undefined;
  readonly login: string | undefined;
  readonly kind: string;
}

/** Answers the exit code: 1 where the name is taken. The password is made here and said once. */
export async function operator(
  { operand, login = '', kind: asked, json, ...options }: OperatorArguments,
  language: Language,
): Promise<number> {
  const kind = OPERATOR_KINDS.find((one) => one === asked);
  if (operand !== 'add' || !/^[\p{L}\p{N}][\p{L}\p{N}._@-]{0,63}$/u.test(login) || kind === undefined) {
    throw new UsageError(['operator', operand, login].filter(Boolean).join(' '), { hint: 'operator' });
  }
  // why: nobody in the table is asked where a directory decides
  if (options.ldap !== undefined) {
    throw new UsageError(`operator add ${login}`, { hint: 'directory' });
  }
  const undo = undoStack();
  try {
    const connection = await existingDatabase(options, undo);
    const password = randomIds.token(12);
    const isNew = await add(connection.db, { login, kind, password });
    const said = isNew ? { login, kind, password } : { login, taken: true };
    process.stdout.write(`${json ? JSON.stringify(said) : TEXTS[language](login, isNew ? password : undefined)}\n`);
    return isNew ? 0 : 1;
  } finally {
    await undo.run();
  }
}

interface NewOperator {
  readonly login: string;
  readonly kind: (typeof OPERATOR_KINDS)[number];
  readonly password: string;
}

/** False where somebody has the name already, whatever its case. */
async function add(db: Db, { login, kind, password }: NewOperator): Promise<boolean> {
  const password_hash = await hashPassword(password, randomIds);
  return db.transaction().execute(async (tx) => {
    // why a lock: names are compared without regard to case, and two may be made at once
    await sql`LOCK TABLE operators IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
    const taken = await tx
      .selectFrom('operators')
      .select('login')
      .where(sql`lower(login)`, '=', login.toLowerCase())
      .executeTakeFirst();
    if (taken === undefined) {
      const created_at = systemClock.now().toISOString();
      await tx.insertInto('operators').values({ login, name: login, kind, password_hash, created_at }).execute();
    }
    return taken === undefined;
  });
}

const TEXTS: Readonly<Record<Language, (login: string, password: string | undefined) => string>> = {
  zh: (login, password) =>
    password === undefined ? `已有名为 ${login} 的管理员。` : `已添加 ${login}，密码只显示这一次：${password}`,
  en: (login, password) =>
    password === undefined
      ? `There is an operator ${login} already.`
      : `Added ${login}; the password is shown this once: ${password}`,
};
