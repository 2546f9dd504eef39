// Codes and tokens of the providers that the platform plays: kept as their hash, and good once.
import { documentId } from '#core/identity/codes';
import { json } from '#db/columns';
import type { Ports } from '#kernel/ports';
import { systemClock } from '#kernel/time/clock';

export type Kept = 'code' | 'token';
export type Facts = Readonly<Record<string, string>>;

export interface Keeper {
  /** Gives a text that stands for the facts for so long. */
  keep(what: Kept, facts: Facts, seconds: number): Promise<string>;
  /** The facts; nothing a second time. */
  take(what: Kept, text: string): Promise<Facts | undefined>;
  /** The facts, which stay. */
  look(what: Kept, text: string): Promise<Facts | undefined>;
}

/** Real time, as everything of such a protocol is. */
export function keeper({ db, ids }: Ports, providerId: string): Keeper {
  const idOf = (what: Kept, text: string): string => documentId(`player-provider/${providerId}/${what}`, text);
  const factsOf = (row: { readonly payload: unknown } | undefined): Facts | undefined =>
    row === undefined ? undefined : (row.payload as Facts);
  return {
    async keep(what, facts, seconds) {
      const text = ids.token(24);
      await db
        .insertInto('oidc_documents')
        .values({
          id: idOf(what, text),
          payload: json<Record<string, unknown>>({ ...facts }),
          ...{ grant_id: null, uid: null, user_code: null, consumed_at: null },
          expires_at: new Date(systemClock.now().getTime() + seconds * 1000).toISOString(),
        })
        .execute();
      return text;
    },
    async take(what, text) {
      const row = await db
        .deleteFrom('oidc_documents')
        .where('id', '=', idOf(what, text))
        .where('expires_at', '>', systemClock.now().toISOString())
        .returning('payload')
        .executeTakeFirst();
      return factsOf(row);
    },
    async look(what, text) {
      const row = await db
        .selectFrom('oidc_documents')
        .select('payload')
        .where('id', '=', idOf(what, text))
        .where('expires_at', '>', systemClock.now().toISOString())
        .executeTakeFirst();
      return factsOf(row);
    },
  };
}
