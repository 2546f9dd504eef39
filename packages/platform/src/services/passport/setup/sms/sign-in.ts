// What a code is good for: signing in with a number, and binding one. A wrong code has to stay counted, so the try is
// committed before the refusal. Source: wire/passport.md 4.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { requireIdDomain } from '../../id-domains.ts';
import { bindPhone as bind, loginByPhone } from '../../players/login/identities.ts';
import { userReply } from '../../players/replies.ts';
import { requireUser } from '../../players/store/index.ts';
import { type UsedCode, useCode, wrongCode } from './codes.ts';

type Passport = Handlers<typeof passport>;

export const phone: Passport['playerLogin']['phone'] = withOwnTransactions(async (call) => {
  const { phoneNumber, code, loginPlatform: platform, deviceID: deviceId } = call.input;
  await requireIdDomain(call);
  return withCode(call, { phoneNumber, purpose: 'Login', code }, (inside) =>
    loginByPhone(inside, phoneNumber, { platform, deviceId }),
  );
});

export const bindPhone: Passport['playerUsers']['bindPhone'] = withOwnTransactions(async (call) => {
  const { phoneNumber, code } = call.input;
  await requireIdDomain(call);
  const { id } = await requireUser(call, call.principal.kind === 'player' ? call.principal.userId : '');
  return withCode(call, { phoneNumber, purpose: 'Bind', code }, async (inside) => {
    await bind(inside, id, phoneNumber);
    return { user: await userReply(inside, await requireUser(inside, id)) };
  });
});

/** Uses up the code and does the work with it, in one transaction. */
async function withCode<Done>(call: Call, given: UsedCode, work: (call: Call) => Promise<Done>): Promise<Done> {
  const done = await call.ports.db.transaction().execute(async (db) => {
    const inside = { ...call, db };
    return (await useCode(inside, given)) ? { value: await work(inside) } : undefined;
  });
  if (done === undefined) {
    throw wrongCode();
  }
  return done.value;
}
