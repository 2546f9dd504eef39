// Players of an age whose payments a game has reported.
import type { World } from './world.ts';

/** Signs somebody in, says how old, and reports what was paid. */
export async function paidBy(
  { uos }: World,
  { name, age }: { readonly name: string; readonly age: number },
  amounts: readonly number[],
): Promise<string> {
  const { antiAddiction, login, users } = uos.passport;
  const { persona } = await login.external({ externalUserID: `paying-${name}`, displayName: name });
  const born = new Date().getUTCFullYear() - age;
  await users.setRealName({ id: persona.userID, realName: name, idCardNumber: `310105${born}01011234` });
  for (const amount of amounts) {
    await antiAddiction.recordPayment({ userID: persona.userID, amount });
  }
  return persona.userID;
}
