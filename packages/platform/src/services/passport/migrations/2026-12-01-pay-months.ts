import { type Kysely, sql } from 'kysely';

// why: who has paid in a month is looked for by the month, over all users of an app
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('CREATE INDEX passport_pay_months_month ON passport_pay_months (app_id, month) WHERE paid_fen > 0')
    .execute(db);
}
