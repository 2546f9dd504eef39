// Where the identity provider keeps what it knows: table `oidc_documents`, so that any replica can answer any step.
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { documentId as ownDocumentId } from '#core/identity/codes';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Seal } from '#kernel/keys/seal';

/** Documents whose id is a secret in itself: neither the id nor the `jti` inside is kept as it is. */
const BEARER = new Set(['AuthorizationCode', 'AccessToken', 'RefreshToken']);
/** Documents that go when the consent they rest on is revoked. */
const GRANTED = new Set(['AuthorizationCode', 'AccessToken', 'RefreshToken', 'DeviceCode']);
const FORGET_AT_ONCE = 50;

/** What a browser proves its session by; the provider wants it back, so it is sealed where others are hashed. */
const SESSION_CONTEXT = 'oidc/session';

type Sealer = Pick<Seal, 'seal' | 'open'>;

function hidden(model: string, payload: AdapterPayload, seal: Sealer): Record<string, unknown> {
  const { jti, session, ...rest } = payload as AdapterPayload & { session?: { cookie?: string } };
  if (BEARER.has(model)) {
    return rest;
  }
  const sealed = (text: string | undefined) => text && seal.seal(text, SESSION_CONTEXT);
  return {
    ...rest,
    ...(jti === undefined ? {} : { jti: model === 'Session' ? sealed(jti) : jti }),
    ...(session === undefined ? {} : { session: { ...session, cookie: sealed(session.cookie) } }),
  };
}

function shown(model: string, payload: AdapterPayload, seal: Sealer): AdapterPayload {
  const { jti, session } = payload as AdapterPayload & { session?: { cookie?: string } };
  // why: a build before this one kept it as it is, and it holds no dot
  const opened = (text: string | undefined) => (text?.includes('.') ? seal.open(text, SESSION_CONTEXT) : text);
  return {
    ...payload,
    ...(jti !== undefined && model === 'Session' ? { jti: opened(jti) } : {}),
    ...(session === undefined ? {} : { session: { ...session, cookie: opened(session.cookie) } }),
  } as AdapterPayload;
}

/**
 * Makes the adapter of one model. Expiry is in real time, as everything of the protocol is. Documents of another
 * `issuer` are never found by this one, nor its codes by `redeemCode`.
 */
export function oidcAdapter(
  { db, seal }: { readonly db: Db; readonly seal: Sealer },
  model: string,
  issuer?: 'partner',
): Adapter {
  const documentId = (id: string) => ownDocumentId(issuer === undefined ? model : `${issuer}/${model}`, id);
  const read = async (column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> => {
    const payload = await readRow(db, column, value);
    return payload && shown(model, payload, seal);
  };
  return {
    async upsert(id, payload, expiresIn) {
      const row = {
        payload: json(hidden(model, payload, seal)),
        grant_id: GRANTED.has(model) ? (payload.grantId ?? null) : null,
        uid: payload.uid ?? null,
        user_code: payload.userCode ?? null,
        expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000).toISOString(),
      };
      await db
        .insertInto('oidc_documents')
        .values({ id: documentId(id), ...row, consumed_at: null })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      if (model === 'Interaction') {
        await forgetExpired(db);
      }
    },
    async find(id) {
      const payload = await read('id', documentId(id));
      return payload === undefined ? undefined : { ...payload, jti: id };
    },
    findByUid: (uid) => read('uid', uid),
    findByUserCode: (userCode) => read('user_code', userCode),
    async consume(id) {
      const result = await db
        .updateTable('oidc_documents')
        .set({ consumed_at: new Date().toISOString() })
        .where('id', '=', documentId(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      // why: of two who redeem one code at the same moment only the one that changed the row may go on
      if (result.numUpdatedRows !== 1n) {
        const { errors } = await import('oidc-provider');
        throw new errors.InvalidGrant('already consumed');
      }
    },
    async destroy(id) {
      await db.deleteFrom('oidc_documents').where('id', '=', documentId(id)).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('oidc_documents').where('grant_id', '=', grantId).execute();
    },
  };
}

async function readRow(db: Db, column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
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
