// Keeps a sign-in that was just made, and says where its secret went when that is not the keyring.

import { type Credentials, type Kept, type StoredIn, writeCredential } from '../../profile/who/credentials.ts';
import type { Context } from '../../program/context.ts';

/** Keeps it in the profile of the run. */
export async function keepCredential<K extends Kept>(
  ctx: Context<unknown, unknown>,
  kind: K,
  credential: NonNullable<Credentials[K]>,
): Promise<StoredIn> {
  const storedIn = await writeCredential(ctx.env, ctx.settings.profile.value, kind, credential);
  if (storedIn !== 'keyring') {
    ctx.note({
      zh: `没有可用的系统钥匙串，登录保存在 ${storedIn}（仅本人可读，0600）。`,
      en: `No keyring answered here: the sign-in is kept in ${storedIn}, which only you can read (0600).`,
    });
  }
  return storedIn;
}
