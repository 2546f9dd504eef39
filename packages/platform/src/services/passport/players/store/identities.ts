// SQL of accounts at identity providers. Every statement carries the app.
import type { Db } from '#db/connect';

export interface IdentityPlace {
  readonly appId: string;
  readonly provider: string;
  /** Ids that all mean one account. */
  readonly subjects: readonly string[];
}

/** Whose account it is. */
export async function findIdentity(db: Db, { appId, provider, subjects }: IdentityPlace): Promise<string | undefined> {
  const rows = await db
    .selectFrom('passport_identities')
    .select(['user_id', 'subject'])
    .where('app_id', '=', appId)
    .where('provider', '=', provider)
    .where('subject', 'in', subjects)
    .execute();
  return subjects.map((one) => rows.find(({ subject }) => subject === one)?.user_id).find((id) => id !== undefined);
}

/** Writes down whose account it is, of every id that nobody has; answers whose it is now. */
export async function claimIdentity(
  db: Db,
  { appId, provider, subjects, userId, now }: IdentityPlace & { readonly userId: string; readonly now: string },
): Promise<string> {
  await db
    .insertInto('passport_identities')
    .values(
      // why sorted: two logins that write the same rows in one order wait for each other instead of deadlocking
      [...subjects].sort().map((subject) => ({ app_id: appId, provider, subject, user_id: userId, created_at: now })),
    )
    .onConflict((conflict) => conflict.columns(['app_id', 'provider', 'subject']).doNothing())
    .execute();
  return (await findIdentity(db, { appId, provider, subjects })) ?? userId;
}
