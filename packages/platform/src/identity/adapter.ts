// Where the identity provider keeps what it knows: table `oidc_documents`, so that any replica can answer any step.
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { type Db, json } from '#db/connect';
import { documentId } from '#kernel/identity';

/** Documents whose id is a secret in itself: neither the id nor the `jti` inside is kept as it is. */
const BEARER = new Set(['AuthorizationCode', 'AccessToken', 'RefreshToken']);
/** Documents that go when the consent they rest on is revoked. */
const GRANTED = new Set(['AuthorizationCode', 'AccessToken', 'RefreshToken', 'DeviceCode']);
const FORGET_AT_ONCE = 50;

/** Makes the adapter of one model. Expiry is in real time, as everything of the protocol is. */
export function oidcAdapter(db: Db, model: string): Adapter {
  return {
    async upsert(id, payload, expiresIn) {
      const row = {
        payload: json<Record<string, unknown>>(BEARER.has(model) ? { ...payload, jti: undefined } : { ...payload }),
        grant_id: GRANTED.has(model) ? (payload.grantId ?? null) : null,
        uid: payload.uid ?? null,
        user_code: payload.userCode ?? null,
        expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000).toISOString(),
      };
      await db
        .insertInto('oidc_documents')
        .values({ id: documentId(model, id), ...row, consumed_at: null })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      if (model === 'Interaction') {
        await forgetExpired(db);
      }
    },
    async find(id) {
      const payload = await read(db, 'id', documentId(model, id));
      return payload === undefined ? undefined : { ...payload, jti: id };
    },
    findByUid: (uid) => read(db, 'uid', uid),
    findByUserCode: (userCode) => read(db, 'user_code', userCode),
    async consume(id) {
      const result = await db
        .updateTable('oidc_documents')
        .set({ consumed_at: new Date().toISOString() })
        .where('id', '=', documentId(model, id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      // why: of two who redeem one code at the same moment only the one that changed the row may go on
      if (result.numUpdatedRows !== 1n) {
        const { errors } = await import('oidc-provider');
        throw new errors.InvalidGrant('already consumed');
      }
    },
    async destroy(id) {
      await db.deleteFrom('oidc_documents').where('id', '=', documentId(model, id)).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('oidc_documents').where('grant_id', '=', grantId).execute();
    },
  };
}

async function read(db: Db, column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
  const row = await db
    .selectFrom('oidc_documents')
    .select(['payload', 'consumed_at'])
    .where(column, '=', value)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date().toISOString())]))
    .executeTakeFirst();
  if (row === undefined) {
    return undefined;
  }
  const consumed = row.consumed_at === null ? {} : { consumed: Math.floor(Date.parse(row.consumed_at) / 1000) };
  return { ...(row.payload as AdapterPayload), ...consumed };
}

async function forgetExpired(db: Db): Promise<void> {
  const dead = db
    .selectFrom('oidc_documents')
    .select('id')
    .where('expires_at', '<=', new Date().toISOString())
    .limit(FORGET_AT_ONCE)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('oidc_documents').where('id', 'in', dead).execute();
}
