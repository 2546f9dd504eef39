// Real names of users: who vouches for them, and what follows from the number. Source: wire/passport.md 3.2 row 39, 5.9.
import { ageBandEnds, ageBandOn, parseIdCard } from '@uos/contract/rules';
import { recordUse } from '#core/meter/meter';
import type { Call } from '#kernel/call/call';
import { requireIdDomain } from '../id-domains.ts';
import { sealPrivate } from './private/private.ts';
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

/** Sets or, with both empty, clears it. */
export async function setRealName(call: Call<Given>, userId: string): Promise<void> {
  const { db, ports, appId, now } = call;
  const { realName, idCardNumber } = call.input;
  const invalid = (detail: string) => call.refuse('invalid', 'invalid parameters', { details: [detail] });
  if ((realName === '') !== (idCardNumber === '')) {
    throw invalid('idCardNumber: both, or neither to clear them');
  }
  const nothing = { real_name: null, id_number: null, age_group: '', age_group_ends: null } as const;
  if (realName === '') {
    await updateUser(db, appId, userId, { ...nothing, modified_at: now });
    return;
  }
  const { mock_real_name: isMocked } = await requireIdDomain(call);
  const number = idCardNumber.toUpperCase();
  const birth = birthDate(number, today(now));
  if (birth === undefined) {
    throw invalid('idCardNumber: has no such day of birth');
  }
  if (!isMocked) {
    if ('reason' in parseIdCard(number)) {
      throw invalid('idCardNumber: the last character does not fit the others');
    }
    await recordUse(ports, db, new Date(now), [{ appId, service: 'passport', metric: 'realName', amount: 1 }]);
    if ((await simulated.check({ realName, idCardNumber: number })) !== 'verified') {
      throw invalid('realName: nobody of that name has the number');
    }
  }
  const day = today(now);
  await updateUser(db, appId, userId, {
    real_name: sealPrivate(ports, 'real_name', userId, realName),
    id_number: sealPrivate(ports, 'id_number', userId, number),
    age_group: ageBandOn(birth, day),
    age_group_ends: ageBandEnds(birth, day) ?? null,
    modified_at: now,
  });
}
