// Real names of users: who vouches for them, and what follows from the number. Source: wire/passport.md 3.2 row 39, 5.9.
import { ageBandEnds, ageBandOn, parseIdCard } from '@uos/contract/rules';
import { recordUse } from '#core/meter/meter';
import type { Call } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { requireIdDomain } from '../id-domains.ts';
import { sealPrivate, searchHash } from './private/private.ts';
import { requireUser } from './require.ts';
import { birthDate, today } from './rules.ts';
import { updateUser } from './store/users.ts';

interface Given {
  readonly realName: string;
  readonly idCardNumber: string;
}

export type Verdict = 'verified' | 'pending' | 'refused';

/** Asks whoever keeps the names of a country. */
export interface RealNames {
  check(given: Given): Promise<Verdict>;
}

/** Stands in for the office that a studio has a contract with: it knows everybody but one. */
const simulated: RealNames = {
  check: ({ realName }) => Promise.resolve(realName === '查无此人' ? 'refused' : 'verified'),
};

type NameCall = Call<Given>;

/**
 * A call that sets or, with both empty, clears the real name of a user. Whoever vouches for names is asked before the
 * transaction and is paid for a name that he refuses too.
 * @throws 404 for a user that is none
 */
export function withRealName<Input extends Given, Reply>(
  userOf: (call: Call<Input>) => string | Promise<string>,
  change: (call: Call<Input>, userId: string, write: () => Promise<void>) => Promise<Reply>,
): (call: Call<Input>) => Promise<Reply> {
  return withOwnTransactions(async (call: Call<Input>) => {
    const domain = await requireIdDomain(call);
    const user = await requireUser(call, await userOf(call));
    const name = await checkedName(call, domain.mock_real_name);
    return call.ports.db.transaction().execute(async (db) => {
      const inside = { ...call, db };
      const reply = await change(inside, user.id, () => writeName(inside, user.id, name));
      await inside.recordIn(db);
      return reply;
    });
  });
}

interface CheckedName extends Given {
  /** First day of life, YYYY-MM-DD. */
  readonly birth: string;
}

/** Nothing where the name is to be cleared. */
async function checkedName(call: NameCall, isMocked: boolean): Promise<CheckedName | undefined> {
  const { db, ports, appId, now } = call;
  const { realName, idCardNumber } = call.input;
  const invalid = (detail: string) => call.refuse('invalid', 'invalid parameters', { details: [detail] });
  if ((realName === '') !== (idCardNumber === '')) {
    throw invalid('idCardNumber: both, or neither to clear them');
  }
  if (realName === '') {
    return;
  }
  const number = idCardNumber.toUpperCase();
  const birth = birthDate(number, today(now));
  if (birth === undefined) {
    throw invalid('idCardNumber: has no such day of birth');
  }
  if (!isMocked) {
    if ('reason' in parseIdCard(number)) {
      throw invalid('idCardNumber: the last character does not fit the others');
    }
    const verdict = await simulated.check({ realName, idCardNumber: number });
    await recordUse(ports, db, new Date(now), [{ appId, service: 'passport', metric: 'realName', amount: 1 }]);
    if (verdict !== 'verified') {
      throw invalid('realName: nobody of that name has the number');
    }
  }
  return { realName, idCardNumber: number, birth };
}

async function writeName(call: NameCall, userId: string, name: CheckedName | undefined): Promise<void> {
  const { db, ports, appId, now } = call;
  if (name === undefined) {
    const nothing = {
      real_name: null,
      id_number: null,
      id_number_hash: null,
      age_group: '',
      age_group_ends: null,
    } as const;
    await updateUser(db, appId, userId, { ...nothing, modified_at: now });
    return;
  }
  const day = today(now);
  await updateUser(db, appId, userId, {
    real_name: sealPrivate(ports, 'real_name', userId, name.realName),
    id_number: sealPrivate(ports, 'id_number', userId, name.idCardNumber),
    id_number_hash: await searchHash({ db, seal: ports.seal }, appId, 'id_number', name.idCardNumber),
    age_group: ageBandOn(name.birth, day),
    age_group_ends: ageBandEnds(name.birth, day) ?? null,
    modified_at: now,
  });
}
